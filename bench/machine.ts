import { cpus, loadavg, totalmem } from 'node:os';

/** Describes the machine and its load. */
export function describeMachine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const [load = 0] = loadavg();
  return `${processor?.model.trim()}, ${cpus().length} cores, ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(1)}`;
}
