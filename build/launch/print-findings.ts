import type { Finding } from './finding.ts';

const headings: Record<Finding['area'], string> = {
  content: 'Demo content',
  environment: 'Environment',
  pages: 'Built pages',
  services: 'What the site relies on',
  maintenance: 'Backups and retention',
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
    return lines.length > 0 ? `${heading}\n${lines.join('\n')}\n` : '';
  });
  const failed = findings.filter(({ outcome }) => outcome === 'fail').length;
  const verdict =
    failed === 0
      ? '✓ Ready to go live.'
      : `✗ ${failed} of ${findings.length} points keep the site from going live.`;
  return [...areas.filter(Boolean), verdict].join('\n');
}
