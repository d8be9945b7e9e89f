/** One thing that was looked at before going live. */
export interface Finding {
  /** `note`: only the owner can check or decide it; the site may go live with it. */
  outcome: 'pass' | 'fail' | 'note';
  what: string;
  /** What the owner should do about it; only where something is to be done. */
  todo?: string;
}

export const pass = (what: string): Finding => ({ outcome: 'pass', what });
export const fail = (what: string, todo: string): Finding => ({ outcome: 'fail', what, todo });
export const note = (what: string, todo: string): Finding => ({ outcome: 'note', what, todo });

const marks: Record<Finding['outcome'], string> = { pass: '✓', fail: '✗', note: '·' };

/** A heading with its findings as a list to read, each with what to do. */
export function printFindings(heading: string, findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ outcome, what, todo }) => [
    `  ${marks[outcome]} ${what}`,
    ...(todo === undefined ? [] : [`      → ${todo}`]),
  ]);
  return `${[heading, ...lines].join('\n')}\n`;
}
