import { displayWidth, printable, shortened } from './table.ts';

export interface Bar {
  label: string;
  value: number;
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

/** Columns: a label may be what a stranger wrote, and would move every bar off the terminal. */
const longestLabel = 24;

/** Horizontal bars in text, `width` columns at the longest, with the figure at the end. */
export function barChart(bars: readonly Bar[], width: number): string {
  const labels = bars.map((bar) => shortened(printable(bar.label), longestLabel));
  const labelWidth = Math.max(0, ...labels.map(displayWidth));
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  return bars
    .map((bar, at) => {
      const label = labels[at] ?? '';
      const units = Math.round((bar.value / most) * width * 8);
      const drawn = '█'.repeat(Math.floor(units / 8)) + (eighths[units % 8] ?? '');
      const padding = ' '.repeat(labelWidth - displayWidth(label));
      return `  ${label}${padding}  ${drawn}${drawn === '' ? '' : ' '}${bar.value}\n`;
    })
    .join('');
}
