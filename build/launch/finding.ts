/** One thing that was looked at before going live. */
export interface Finding {
  area: 'content' | 'settings' | 'pages' | 'services';
  /** `note`: only the owner can check or decide it. */
  outcome: 'pass' | 'fail' | 'note';
  what: string;
  /** What the owner should do about it; only where something is to be done. */
  todo?: string;
}

/** A check that passed. */
export function pass(area: Finding['area'], what: string): Finding {
  return { area, outcome: 'pass', what };
}

/** A check that keeps the site from going live; `todo` says how to correct it. */
export function fail(area: Finding['area'], what: string, todo: string): Finding {
  return { area, outcome: 'fail', what, todo };
}

/** Something that only the owner can check or decide; the site may go live with it. */
export function note(area: Finding['area'], what: string, todo: string): Finding {
  return { area, outcome: 'note', what, todo };
}

const headings: Record<Finding['area'], string> = {
  content: 'Content',
  settings: 'Settings',
  pages: 'Built pages',
  services: 'What the site relies on',
};

const marks: Record<Finding['outcome'], string> = { pass: '✓', fail: '✗', note: '·' };

/** The findings as a list to read, by area, each with what to do. */
export function printFindings(findings: readonly Finding[]): string {
  const areas = Object.entries(headings).map(([area, heading]) => {
    const lines = findings
      .filter((finding) => finding.area === area)
      .flatMap(({ outcome, what, todo }) => [
        `  ${marks[outcome]} ${what}`,
        ...(todo === undefined ? [] : [`      → ${todo}`]),
      ]);
    return `${heading}\n${lines.join('\n')}\n`;
  });
  const failed = findings.filter(({ outcome }) => outcome === 'fail').length;
  const verdict =
    failed === 0 ? '✓ Ready to go live.' : `✗ ${failed} points keep the site from going live.`;
  return [...areas, verdict].join('\n');
}
