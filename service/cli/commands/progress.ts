import type { Terminal } from '../command.ts';

const barWidth = 24;
const redrawMs = 100;

/**
 * A bar on stderr that counts up to `total`; draws only where a person watches, so that
 * logs stay readable. `clock` in milliseconds.
 */
export function createProgress(
  terminal: Terminal,
  total: number,
  clock: () => number = Date.now,
): { add(count: number): void; end(): void } {
  let count = 0;
  let drawnAt = -Infinity;
  const draw = () => {
    const share = total === 0 ? 1 : Math.min(1, count / total);
    const full = Math.round(share * barWidth);
    const bar = '█'.repeat(full) + '░'.repeat(barWidth - full);
    terminal.err(`\r${bar} ${Math.floor(share * 100)} %  ${count} of ${total}`);
    drawnAt = clock();
  };
  return {
    add(more) {
      count += more;
      if (terminal.watched && clock() - drawnAt >= redrawMs) draw();
    },
    end() {
      if (!terminal.watched) return;
      draw();
      terminal.err('\n');
    },
  };
}
