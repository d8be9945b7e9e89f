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

/** The faults, or the finding that there are none. */
export const faultsOrPass = (faults: readonly Finding[], fine: Finding): readonly Finding[] =>
  faults.length > 0 ? faults : [fine];

const marks: Record<Finding['outcome'], string> = { pass: '✓', fail: '✗', note: '·' };

/** Formats a heading with its findings as a list. */
export function printFindings(
  heading: Remark['sentence'],
  findings: readonly Finding[],
  language: Language,
): string {
  const lines = findings.map(({ outcome, remark }) => {
    const said = sayRemark(remark, language).replace(' → ', '\n      → ');
    return `  ${marks[outcome]} ${said}`;
  });
  return `${[sayRemark({ sentence: heading }, language), ...lines].join('\n')}\n`;
}
