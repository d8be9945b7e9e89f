import { html, raw } from 'hono/html';
import { Marked, type MarkedExtension, type RendererObject, type Token } from 'marked';
import { decodeString } from 'micromark-util-decode-string';
import { site } from '#site';
import { body, code, type Html, link } from '../../../service/delivery/mail/render-mail.ts';

const { accent, hairline, ink, paperDeep } = site.palette;

const headings = ['font-size:22px;line-height:28px;', 'font-size:18px;line-height:25px;'];

/** Makes letters read as the same Markdown does on the pages. */
const options: MarkedExtension = {
  // A single tilde is text: `undefined` is no match, `false` the parser's own rule.
  tokenizer: { del: (source) => (source.startsWith('~~') ? false : undefined) },
  walkTokens: decode,
};

/** Renders Markdown in the design of the mails, and as plain text. HTML in it is escaped. */
export function renderProse(markdown: string, siteUrl: string): { html: Html; text: string } {
  const asHtml = new Marked({ ...options, renderer: htmlRenderer(siteUrl) });
  const asText = new Marked({ ...options, renderer: textRenderer(siteUrl) });
  const text = String(asText.parse(markdown)).replace(/\n{3,}/g, '\n\n');
  return { html: raw(String(asHtml.parse(markdown))), text: text.trim() };
}

/** Replaces character references, such as `&nbsp;`, which the parser leaves to the browser. */
function decode(token: Token): void {
  if (token.type !== 'text' && token.type !== 'link' && token.type !== 'image') return;
  token.text = decodeString(token.text);
  if ('href' in token) token.href = decodeString(token.href);
}

/** Allowed target of a link: http(s), mailto, tel, or a path on the site itself; undefined for others. */
function linkTarget(href: string, siteUrl: string): string | undefined {
  const url = URL.parse(href, siteUrl);
  return url && /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined;
}

/** Source of an image; HTTPS only, because plain HTTP could be read and changed on the way. */
function imageSource(href: string, siteUrl: string): string | undefined {
  const url = URL.parse(href, siteUrl);
  return url?.protocol === 'https:' ? url.href : undefined;
}

/**
 * Uses inline styles, and classes for dark mode, as render-mail.ts does. Elements that need neither, such as
 * `strong`, use the parser's own renderer.
 */
function htmlRenderer(siteUrl: string): RendererObject {
  const paragraph = (shown: Html | string) =>
    say`<p class="ink" style="${body}margin:0 0 18px;">${shown}</p>`;
  return {
    text(token) {
      return 'tokens' in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : say`${token.text}`;
    },
    html: ({ block, text }) => (block ? paragraph(text) : say`${text}`),
    paragraph({ tokens }) {
      return paragraph(inner(this.parser.parseInline(tokens)));
    },
    heading({ tokens, depth }) {
      const size = headings[Math.min(depth, headings.length) - 1] ?? '';
      const shown = inner(this.parser.parseInline(tokens));
      return depth === 1
        ? say`<h2 class="ink" style="${body}${size}margin:28px 0 12px;">${shown}</h2>`
        : say`<h3 class="ink" style="${body}${size}margin:24px 0 10px;">${shown}</h3>`;
    },
    list({ ordered, start, items }) {
      const style = `${body}margin:0 0 18px;padding-left:24px;`;
      const shown = items.map(
        ({ task, tokens }) =>
          html`<li style="margin:0 0 6px;${task && 'list-style:none;'}">${inner(this.parser.parse(tokens))}</li>`,
      );
      return ordered
        ? say`<ol class="ink" start="${start}" style="${style}">${shown}</ol>`
        : say`<ul class="ink" style="${style}">${shown}</ul>`;
    },
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    blockquote({ tokens }) {
      return say`<blockquote class="quote" style="margin:0 0 24px;padding-left:18px;border-left:3px solid ${accent.light};">${inner(this.parser.parse(tokens))}</blockquote>`;
    },
    code: ({ text }) =>
      say`<pre class="ink code" style="${body}${code}margin:0 0 18px;padding:8px 14px;font-size:13px;white-space:pre-wrap;background-color:${paperDeep.light};">${text}</pre>`,
    codespan: ({ text }) =>
      say`<code class="code" style="${code}font-size:14px;background-color:${paperDeep.light};">${text}</code>`,
    hr: () =>
      say`<div class="rule" style="margin:26px 0;border-top:1px solid ${hairline.light};"></div>`,
    del({ tokens }) {
      return say`<s>${inner(this.parser.parseInline(tokens))}</s>`;
    },
    link({ href, tokens }) {
      const target = linkTarget(href, siteUrl);
      const shown = inner(this.parser.parseInline(tokens));
      return String(target ? link(target, shown) : shown);
    },
    image({ href, text }) {
      const source = imageSource(href, siteUrl);
      if (!source) return say`${text}`;
      return say`<img src="${source}" alt="${text}" style="display:block;max-width:100%;height:auto;border:0;">`;
    },
    table({ header, rows }) {
      const line = (cells: typeof header, style: string) =>
        html`<tr>${cells.map((cell) => html`<td class="ink rule" valign="top" style="${body}${style}padding:7px 14px 7px 0;text-align:${cell.align ?? 'left'};border-bottom:1px solid ${hairline.light};">${inner(this.parser.parseInline(cell.tokens))}</td>`)}</tr>`;
      return say`<table border="0" cellpadding="0" cellspacing="0" style="margin:0 0 24px;color:${ink.light};">${line(header, 'font-weight:bold;')}${rows.map((cells) => line(cells, ''))}</table>`;
    },
  };
}

/** Template tag that escapes its values, except those that are HTML already. */
function say(parts: TemplateStringsArray, ...values: readonly unknown[]): string {
  return String(html(parts, ...values));
}

/** Marks rendered HTML as safe. */
function inner(rendered: string): Html {
  return raw(rendered);
}

function textRenderer(siteUrl: string): RendererObject {
  const block = (text: string) => `${text.trim()}\n\n`;
  return {
    text(token) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : token.text;
    },
    html: (token) => (token.block ? block(token.text) : token.text),
    paragraph({ tokens }) {
      return block(this.parser.parseInline(tokens));
    },
    heading({ tokens }) {
      return block(this.parser.parseInline(tokens));
    },
    list({ ordered, start, items }) {
      const lines = items.map((item, at) => {
        const mark = ordered ? `${Number(start) + at}. ` : '- ';
        const text = this.parser.parse(item.tokens).trim();
        return mark + text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`);
      });
      // A nested list starts on a line of its own.
      return `\n${lines.join('\n')}\n\n`;
    },
    checkbox: ({ checked }) => (checked ? '[x] ' : '[ ] '),
    blockquote({ tokens }) {
      return block(this.parser.parse(tokens).trim().replace(/^/gm, '> '));
    },
    code: ({ text }) => `${text.replace(/^/gm, '    ')}\n\n`,
    codespan: ({ text }) => text,
    hr: () => '* * *\n\n',
    br: () => '\n',
    strong({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    em({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    del({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const target = linkTarget(href, siteUrl);
      const isSaid = [text, `http://${text}`, `mailto:${text}`].includes(href);
      return target && !isSaid ? `${text} (${target})` : text;
    },
    image: ({ text }) => text,
    table({ header, rows }) {
      const line = (cells: typeof header) =>
        cells.map((cell) => this.parser.parseInline(cell.tokens)).join(' | ');
      return block([header, ...rows].map(line).join('\n'));
    },
  };
}
