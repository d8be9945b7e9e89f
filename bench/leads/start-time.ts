import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, ServerProcess } from '../../test/kill/server-process.ts';
import { send } from './flood.ts';

const askEveryMs = 3;

/** Milliseconds from the start of the process to the first answer of each path, over several starts. */
export async function measureStarts<Path extends string>(
  paths: readonly Path[],
  variables: Record<string, string>,
  starts: number,
): Promise<Record<Path, number[]>> {
  const times = Object.fromEntries(paths.map((path) => [path, []])) as unknown as Record<
    Path,
    number[]
  >;
  for (let start = 0; start < starts; start += 1) {
    const server = new ServerProcess(await freePort(), variables, process.cwd());
    const began = performance.now();
    const up = server.start();
    await Promise.all(
      paths.map(async (path) => {
        times[path].push((await firstAnswer(server.port, path)) - began);
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
