import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { send } from './flood.ts';

/** A visitor every so many milliseconds. */
const pauseMs = 5;

/** 99th percentile of the time that a page takes, in milliseconds, until `until` settles. */
export async function pageP99(
  port: number,
  path: string,
  until: Promise<unknown>,
): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let going = true;
  const ended = until.finally(() => {
    going = false;
  });
  while (going) {
    const started = performance.now();
    await send(agent, port, path);
    times.push(performance.now() - started);
    await sleep(pauseMs);
  }
  await ended;
  agent.destroy();
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
