import type { Language } from '../../contract/language.ts';
import { type Remark, sayRemark } from '../../src/content/remark.ts';

/** One thing that was looked at before going live; what to do stands behind an arrow in its sentence. */
export interface Finding {
  /** `note`: only the owner can check or decide it; the site may go live with it. */
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

/** What is wrong, or that nothing is. */
export const orPass = (faults: readonly Finding[], fine: Finding): readonly Finding[] =>
  faults.length > 0 ? faults : [fine];

const marks: Record<Finding['outcome'], string> = { pass: '✓', fail: '✗', note: '·' };

/** A heading with its findings as a list to read, each with what to do. */
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
