import type { Mark } from '../content/mark.ts';

/** The site's mark in the current text colour; decoration, because the company's name is beside it. */
export function SiteMark({ mark, className }: { mark: Mark; className?: string | undefined }) {
  const source = { __html: mark.svg };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own drawing, read at build.
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={source} />;
}
