import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** One run, as the parent process passes it in `argv`; it is told the result, and ends this process. */
export interface LoadOrder {
  port: number;
  /** Ids of the server's processes, to read what they spend; empty where there is no /proc. */
  processes: readonly string[];
  request: string;
  connections: number;
  warmUpMs: number;
  measureMs: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Microseconds. */
  p50: number;
  p99: number;
  /** Microseconds of processor time per request: tells even where others load the machine. */
  cpu: number;
  /** Connections that were refused or broken. */
  errors: number;
}

/** Latencies are counted in buckets of 10 µs, up to 5 s. */
const bucketMicroseconds = 10;

/**
 * Closed loop over raw sockets: each connection asks, waits for the whole answer, asks again. All answers
 * have the same length, so that it counts bytes instead of parsing; node:http as client would measure itself.
 */
function runLoad(order: LoadOrder): Promise<LoadResult> {
  const buckets = new Uint32Array(500_000);
  const request = Buffer.from(order.request);
  const sockets: Socket[] = [];
  let isMeasuring = false;
  let count = 0;
  let errors = 0;

  function open(): void {
    const socket = connect(order.port, '127.0.0.1');
    socket.setNoDelay(true);
    sockets.push(socket);
    let expected = 0;
    let received = 0;
    let askedAt = 0;
    const ask = () => {
      askedAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', () => {
      errors += 1;
    });
    socket.on('data', (chunk: Buffer) => {
      if (expected === 0) expected = answerLength(chunk);
      received += chunk.length;
      if (received < expected) return;
      if (isMeasuring) {
        const bucket = Math.trunc(((performance.now() - askedAt) * 1_000) / bucketMicroseconds);
        buckets[Math.min(bucket, buckets.length - 1)] =
          (buckets[Math.min(bucket, buckets.length - 1)] ?? 0) + 1;
        count += 1;
      }
      received = 0;
      ask();
    });
  }

  for (let index = 0; index < order.connections; index += 1) open();
  return new Promise((resolve) => {
    let startedAt = 0;
    let spentBefore = 0;
    setTimeout(() => {
      isMeasuring = true;
      startedAt = performance.now();
      spentBefore = processorTime(order.processes);
    }, order.warmUpMs);
    setTimeout(() => {
      isMeasuring = false;
      const seconds = (performance.now() - startedAt) / 1_000;
      for (const socket of sockets) socket.destroy();
      resolve({
        requestsPerSecond: count / seconds,
        p50: percentile(buckets, count, 0.5),
        p99: percentile(buckets, count, 0.99),
        cpu: (processorTime(order.processes) - spentBefore) / count,
        errors,
      });
    }, order.warmUpMs + order.measureMs);
  });
}

/** Bytes of the first answer, head and body; the rest have as many. */
function answerLength(chunk: Buffer): number {
  const text = chunk.toString('latin1');
  const head = text.indexOf('\r\n\r\n') + 4;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1];
  if (!text.startsWith('HTTP/1.1 200') || length === undefined) {
    throw new Error(`The server does not answer as the benchmark expects: ${text.slice(0, 200)}`);
  }
  return head + Number(length);
}

/** Microseconds that the processes have computed so far (proc(5): a clock tick is 10 ms). */
function processorTime(processes: readonly string[]): number {
  const ticks = processes.map((id) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  });
  return ticks.reduce((sum, value) => sum + value, 0) * 10_000;
}

function percentile(buckets: Uint32Array, count: number, share: number): number {
  let seen = 0;
  for (const [index, hits] of buckets.entries()) {
    seen += hits;
    if (seen >= count * share) return (index + 1) * bucketMicroseconds;
  }
  return Number.NaN;
}

const order: LoadOrder = JSON.parse(process.argv[2] ?? '{}');
process.send?.(await runLoad(order));
