import { Agent, request } from 'node:http';

/** One request; its status. */
export function send(
  agent: Agent,
  port: number,
  path: string,
  body?: string,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        port,
        path,
        host: '127.0.0.1',
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Posts all bodies over `connections` at once; leads acknowledged per second. */
export async function flood(
  port: number,
  bodies: readonly string[],
  connections: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const left = [...bodies];
  let acknowledged = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let body = left.pop(); body !== undefined; body = left.pop()) {
        if ((await send(agent, port, '/api/leads', body)) === 201) acknowledged += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  if (acknowledged < bodies.length) {
    throw new Error(`Only ${acknowledged} of ${bodies.length} leads were acknowledged.`);
  }
  return acknowledged / seconds;
}
