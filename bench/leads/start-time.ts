import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../service/testing/free-port.ts';
import { ServerProcess } from '../../test/kill/server-process.ts';
import { send } from './flood.ts';

const askEveryMs = 3;

/** Milliseconds from the start of the process to the first answer, of each path, for several starts. */
export async function measureStarts(
  paths: readonly string[],
  variables: Record<string, string>,
  starts: number,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let start = 0; start < starts; start += 1) {
    const server = new ServerProcess(await freePort(), variables, process.cwd());
    const began = performance.now();
    const up = server.start();
    await Promise.all(
      [...times].map(async ([path, list]) => {
        list.push((await firstAnswer(server.port, path)) - began);
      }),
    );
    await up;
    await server.end('SIGKILL');
  }
  return times;
}

async function firstAnswer(port: number, path: string): Promise<number> {
  const agent = new Agent();
  for (;;) {
    const status = await send(agent, port, path).catch(() => undefined);
    if (status === 200) return performance.now();
    await sleep(askEveryMs);
  }
}
