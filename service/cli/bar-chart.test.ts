import { expect, test } from 'vitest';
import { barChart } from './bar-chart.ts';
import { displayWidth } from './table.ts';

const lines = (label: string) =>
  barChart(
    [
      { label, value: 4 },
      { label: 'direct', value: 2 },
    ],
    10,
  )
    .trimEnd()
    .split('\n');

test('bars begin at the same column', () => {
  expect(lines('newsletter')).toEqual(['  newsletter  ██████████ 4', '  direct      █████ 2']);
});

test.each(['x'.repeat(200), '文'.repeat(100)])('what a stranger wrote pads no bar: %s', (label) => {
  const [cut = '', ...others] = lines(label);
  expect(cut).toContain('…');
  for (const line of [cut, ...others]) {
    expect(displayWidth(line.slice(0, line.indexOf('█')))).toBeLessThanOrEqual(2 + 24 + 2);
  }
});

test('a label of 24 columns is whole', () => {
  expect(lines('x'.repeat(24))[0]).toBe(`  ${'x'.repeat(24)}  ██████████ 4`);
});
