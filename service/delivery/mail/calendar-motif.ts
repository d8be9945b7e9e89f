import { palette } from '../../../src/styles/palette.ts';
import { daysPerRow, rows } from '../../../src/ui/calendar-strokes.ts';

/**
 * The brand's motif as a table that every mail program draws: thirty cells, one of them lit.
 * `lit` counts from 1, row by row.
 */
export function calendarMotif(lit: number): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: daysPerRow }, (_, column) => {
      const on = row * daysPerRow + column + 1 === lit;
      return `<td class="${on ? 'lit' : 'cell'}" width="10" height="10" bgcolor="${on ? palette.accent.light : palette.hairline.light}" style="width:10px;height:10px;font-size:0;line-height:0;">&nbsp;</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table role="presentation" aria-hidden="true" border="0" cellpadding="0" cellspacing="3" style="border-collapse:separate;">${lines.join('')}</table>`;
}
