import Markdown, { type Components, defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import styles from './prose.module.css';

interface ProseProps {
  markdown: string;
  language: Language;
}

/** Renders an owner's Markdown with GitHub's extensions: tables, tasks, strikethrough, bare addresses. */
export function Prose({ markdown, language }: ProseProps) {
  const { table } = site.words[language].prose;
  return (
    <Markdown
      // With single tildes, “10~20” and “30~40” in one line would strike out the text between them.
      remarkPlugins={[[remarkGfm, { singleTilde: false }]]}
      urlTransform={(url) => (url.startsWith('tel:') ? url : defaultUrlTransform(url))}
      components={{ ...components, table: scrollingTable(table) }}
    >
      {markdown}
    </Markdown>
  );
}

/** A table in a scroll container, for tables wider than a phone; it can be scrolled by keyboard. */
const scrollingTable =
  (name: string): NonNullable<Components['table']> =>
  ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls only a focused element by keyboard.
    <figure className={styles.table} aria-label={name} tabIndex={0}>
      <table>{children}</table>
    </figure>
  );

const components: Components = {
  // react-markdown aligns cells with style attributes, which the page's security policy forbids.
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
  // Shown as text: they are read-only here, and a checkbox would need a label.
  input: ({ checked }) => (checked ? '☑' : '☐'),
};
