import type { Language } from '../../contract/language.ts';
import { type Remark, sayRemark } from '../../src/content/remark.ts';

/** Result of one check before going live; its sentence says after an arrow what to do. */
export interface Finding {
  /** `note`: only the owner can decide it, and the site may go live with it. */
  outcome: 'pass' | 'fail' | 'note';
  remark: Remark;
}

const finding =
  (outcome: Finding['outcome']) =>
  (sentence: Remark['sentence'], values?: Remark['values']): Finding => ({
    outcome,
    remark: { sentence, values },
  });

export const pass = finding('pass');
export const fail = finding('fail');
export const note = finding('note');

const marks: Record<Finding['outcome'], string> = { pass: '✓', fail: '✗', note: '·' };

/** Formats a heading with its findings as a list, which says so if there is nothing to correct. */
export function printFindings(
  heading: Remark['sentence'],
  findings: readonly Finding[],
  language: Language,
): string {
  const isFine = findings.every(({ outcome }) => outcome === 'note');
  const lines = [...(isFine ? [pass('allFine')] : []), ...findings].map(({ outcome, remark }) => {
    const said = sayRemark(remark, language).replace(' → ', '\n      → ');
    return `  ${marks[outcome]} ${said}`;
  });
  return `${[sayRemark({ sentence: heading }, language), ...lines].join('\n')}\n`;
}
