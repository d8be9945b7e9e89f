import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import styles from './prose.module.css';

interface ProseProps {
  markdown: string;
  language: Language;
}

/** An owner's Markdown as GitHub understands it: also tables, tasks, strikethrough, bare addresses. */
export function Prose({ markdown, language }: ProseProps) {
  const { table } = site.words[language].prose;
  return (
    <Markdown
      // With one tilde for it, “10~20” and “30~40” in a line would strike out what is between them.
      remarkPlugins={[[remarkGfm, { singleTilde: false }]]}
      components={{ ...components, table: scrollingTable(table) }}
    >
      {markdown}
    </Markdown>
  );
}

/** A table that is wider than a phone moves in a box of its own, by keyboard too. */
const scrollingTable =
  (name: string): NonNullable<Components['table']> =>
  ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls by keyboard only what has the focus.
    <figure className={styles.table} aria-label={name} tabIndex={0}>
      <table>{children}</table>
    </figure>
  );

const components: Components = {
  // Markdown aligns columns by a style of each cell, which the page's policy does not let pass.
  th: ({ style, children }) => (
    <th scope="col" data-align={style?.textAlign}>
      {children}
    </th>
  ),
  td: ({ style, children }) => <td data-align={style?.textAlign}>{children}</td>,
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
    <pre className={styles.code} tabIndex={0}>
      {children}
    </pre>
  ),
  blockquote: ({ children }) => <blockquote className={styles.quotation}>{children}</blockquote>,
  // Nobody can tick them here, and a control would need a name.
  input: ({ checked }) => (checked ? '☑' : '☐'),
};
