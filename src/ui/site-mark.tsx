import type { Mark } from '../content/mark.ts';

interface Props {
  mark: Mark;
  className?: string | undefined;
  /** For one copy on each page: ids must be unique, and the gradients of the others are found by its ids. */
  keepsIds?: boolean | undefined;
}

/** The site's mark in the current text colour; decoration, because the company's name is beside it. */
export function SiteMark({ mark, className, keepsIds }: Props) {
  // A copy without the ids that the drawing's own styles select would lose its colours.
  const selected = [...mark.svg.matchAll(/[>},\s]#([\w-]+)/g)].map(([, id]) => id);
  const svg = mark.svg.replaceAll(/\sid=["']([^"']*)["']/g, (own, id) =>
    keepsIds || selected.includes(id) ? own : '',
  );
  const source = { __html: svg };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own drawing, read at build.
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={source} />;
}
