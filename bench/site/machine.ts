import { cpus, loadavg, totalmem } from 'node:os';
import type { Machine } from './results.ts';
import { spreadOf } from './spread.ts';

/** Notes how busy the machine is, time after time, and says in the end what it was measured on. */
export class MachineWatch {
  readonly #loads: number[] = [];

  look(): void {
    this.#loads.push(loadavg()[0] ?? Number.NaN);
  }

  describe(chromium: string): Machine {
    return {
      processor: cpus()[0]?.model.trim() ?? 'an unknown processor',
      cores: cpus().length,
      memoryGb: Math.round(totalmem() / 2 ** 30),
      chromium: `Chromium ${chromium}`,
      node: process.versions.node,
      load: spreadOf(this.#loads),
    };
  }
}
