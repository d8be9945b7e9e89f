import { arch, cpus, loadavg, totalmem } from 'node:os';
import type { VolumeTimes } from './stored-volume.ts';

/** Everything that one run measured. Rates are per second, times in milliseconds. */
export interface LoadResults {
  measuredAt: string;
  machine: string;
  /** Syncs of the disk, and leads acknowledged, in turn. */
  rounds: readonly { syncs: number; leads: number }[];
  /** 99th percentile of a page without and with a flood, in turn. */
  pages: readonly { quiet: number; flooded: number; leads: number }[];
  /** Memory of the server in MB after so many leads. */
  memory: readonly { leads: number; mb: number }[];
  /** The owner's calls among few leads and among many, in turn. */
  volumes: readonly {
    engine: string;
    rounds: readonly { small: VolumeTimes; large: VolumeTimes }[];
  }[];
  /** Start of the process to its first answered page, and to the first answer of the service. */
  start: { page: readonly number[]; service: readonly number[] };
}

/** What the figures were measured on, and how busy it was with other work. */
export function describeMachine(): string {
  const processor = cpus()[0]?.model.trim() ?? 'an unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg().map((value) => value.toFixed(1));
  return `${processor} (${arch()}), ${cpus().length} cores, ${memory} GB, Node ${process.versions.node}; load average at the end ${load.join(', ')}`;
}
