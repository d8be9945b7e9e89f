import type { Block, Brand, MailContent } from './mail-content.ts';

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'facts': {
      const width = Math.max(...block.rows.map((row) => row.label.length)) + 2;
      return block.rows
        .map((row) => `${`${row.label}:`.padEnd(width)}${row.value.replaceAll('\n', ', ')}`)
        .join('\n');
    }
    case 'quote':
      return `${block.label}:\n\n${block.text.replace(/^/gm, '> ')}`;
    case 'action':
      return `${block.label}:\n${block.href}`;
    case 'command':
      return `${block.label}:\n  ${block.text}`;
  }
}

/** The plain-text part: the same content, readable in a terminal. */
export function renderText(mail: MailContent, { brandName, siteUrl }: Brand): string {
  return `${[
    mail.title,
    ...mail.blocks.map(renderBlock),
    `-- \n${[...mail.footer, `${brandName} · ${siteUrl}`].join('\n')}`,
  ].join('\n\n')}\n`;
}
