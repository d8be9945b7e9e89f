/** One thing that was looked at before going live. */
export interface Finding {
  /** `note`: only the owner can check or decide it; the site may go live with it. */
  outcome: 'pass' | 'fail' | 'note';
  what: string;
  todo?: string;
}

export const pass = (what: string): Finding => ({ outcome: 'pass', what });
export const fail = (what: string, todo: string): Finding => ({ outcome: 'fail', what, todo });
export const note = (what: string, todo: string): Finding => ({ outcome: 'note', what, todo });

/** What is wrong, or that nothing is. */
export const orPass = (faults: readonly Finding[], what: string): readonly Finding[] =>
  faults.length > 0 ? faults : [pass(what)];

const marks: Record<Finding['outcome'], string> = { pass: '✓', fail: '✗', note: '·' };

/** A heading with its findings as a list to read, each with what to do. */
export function printFindings(heading: string, findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ outcome, what, todo }) => [
    `  ${marks[outcome]} ${what}`,
    ...(todo === undefined ? [] : [`      → ${todo}`]),
  ]);
  return `${[heading, ...lines].join('\n')}\n`;
}
