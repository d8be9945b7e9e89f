import { html, raw } from 'hono/html';
import { site } from '#site';
import type { Language } from '../../../contract/language.ts';

/** A piece of a mail, written once and rendered as HTML and as plain text. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'action'; label: string; href: string }
  /** Somebody else's text, with its line breaks; or a command to type in a terminal. */
  | { kind: 'quote' | 'command'; label: string; text: string }
  /** A letter, rendered from Markdown as HTML and as text. */
  | { kind: 'prose'; html: Html; text: string };

export interface Fact {
  label: string;
  value: string;
  href?: string;
}

/** A mail before it is rendered; all text is plain. */
export interface MailContent {
  language: Language;
  subject: string;
  preview: string;
  kicker: string;
  title: string;
  blocks: readonly Block[];
  footer: readonly string[];
  last?: { label: string; href: string };
}

const { paper, paperDeep, hairline, ink, inkSoft, accent, onAccent } = site.palette;
const { name } = site.facts;

/** A link or word that is wider than a phone may break anywhere. */
const sans = 'font-family:Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere;';
export const body = `${sans}font-size:16px;line-height:25px;color:${ink.light};`;
const small = `${sans}font-size:13px;line-height:20px;color:${inkSoft.light};`;
export const code = 'font-family:Consolas,Menlo,monospace;word-break:break-all;';
const table = raw('role="presentation" border="0" cellpadding="0" cellspacing="0"');

/**
 * Colours are inline, because Outlook for Windows reads nothing else; the classes are only for dark mode, in
 * Apple Mail, Outlook.com ([data-ogsc]) and others.
 */
const darkRules = [
  ['.paper', `background-color:${paper.dark}!important;`],
  ['.ink', `color:${ink.dark}!important;`],
  ['.muted', `color:${inkSoft.dark}!important;`],
  ['.rule', `border-color:${hairline.dark}!important;`],
  ['.quote', `border-color:${accent.dark}!important;`],
  ['.code', `background-color:${paperDeep.dark}!important;`],
] as const;

const style = `:root{color-scheme:light dark;supported-color-schemes:light dark;}
@media (prefers-color-scheme:dark){${darkRules.map(([rule, css]) => `${rule}{${css}}`).join('')}}
${darkRules.map(([rule, css]) => `[data-ogsc] ${rule},[data-ogsb] ${rule}{${css}}`).join('')}
@media (max-width:620px){.fact{display:block!important;width:auto!important;}}`;

export type Html = ReturnType<typeof html>;

function withBreaks(text: string): Html {
  return html`${text.split('\n').map((line, at) => html`${at > 0 ? raw('<br>') : ''}${line}`)}`;
}

function smallPrint(text: string | Html): Html {
  return html`<p class="muted" style="${small}margin:0 0 8px;">${text}</p>`;
}

export function link(href: string, text: string | Html): Html {
  return html`<a class="ink" href="${href}" style="color:${ink.light};">${text}</a>`;
}

function renderFact({ label, value, href }: Fact): Html {
  const shown = href ? link(href, withBreaks(value)) : withBreaks(value);
  return html`<tr><td class="muted fact" width="150" valign="top" style="${small}padding:10px 16px 0 0;">${label}</td><td class="ink rule fact" valign="top" style="${body}padding:7px 0;border-bottom:1px solid ${hairline.light};">${shown}</td></tr>`;
}

function renderBlock(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${body}margin:0 0 18px;">${block.text}</p>`;
    case 'facts':
      return html`<table ${table} width="100%" style="margin:0 0 24px;">${block.rows.map(renderFact)}</table>`;
    case 'action':
      return html`<table ${table} style="margin:6px 0 26px;"><tr><td bgcolor="${accent.light}" style="border-radius:2px;"><a href="${block.href}" style="${body}display:inline-block;padding:12px 24px;font-weight:bold;color:${onAccent.light};text-decoration:none;">${block.label}</a></td></tr></table>`;
    case 'quote':
      return html`${smallPrint(block.label)}<p class="ink quote" style="${body}margin:0 0 24px;padding-left:18px;border-left:3px solid ${accent.light};">${withBreaks(block.text)}</p>`;
    case 'command':
      return html`${smallPrint(block.label)}<p class="ink code" style="${body}${code}margin:0 0 18px;padding:8px 14px;font-size:13px;background-color:${paperDeep.light};">${block.text}</p>`;
    case 'prose':
      return block.html;
  }
}

/** Returns the HTML part: one column, in a fixed-width table for Outlook. `siteUrl` ends in no slash. */
export function renderHtml(mail: MailContent, siteUrl: string): string {
  return String(html`<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${mail.subject}</title>
<style>${raw(style)}</style>
</head>
<body class="paper" bgcolor="${paper.light}" style="margin:0;padding:0;background-color:${paper.light};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${mail.preview}${raw('&#847;&zwnj;&nbsp;'.repeat(40))}</div>
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
<div style="max-width:600px;margin:0 auto;padding:28px 20px;">
<table ${table} width="100%" style="margin:0 0 26px;"><tr><td class="ink" style="${body}font-size:20px;font-weight:bold;">${name}</td><td align="right" width="48"><img src="${siteUrl}/apple-touch-icon.png" width="48" height="48" alt="" style="display:block;border-radius:2px;"></td></tr></table>
${smallPrint(mail.kicker)}
<h1 class="ink" style="${body}margin:0 0 22px;font-size:28px;line-height:34px;">${mail.title}</h1>
${mail.blocks.map(renderBlock)}
<div class="rule" style="margin:30px 0 18px;border-top:1px solid ${hairline.light};"></div>
${mail.footer.map(smallPrint)}
${mail.last && smallPrint(link(mail.last.href, mail.last.label))}
${smallPrint(html`${name} · ${link(siteUrl, new URL(siteUrl).host)}`)}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`);
}

function renderTextBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'prose':
      return block.text;
    case 'facts':
      return block.rows
        .map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`)
        .join('\n');
    case 'action':
      return `${block.label}:\n${block.href}`;
    case 'quote':
      return `${block.label}:\n\n${block.text.replace(/^/gm, '> ')}`;
    case 'command':
      return `${block.label}:\n  ${block.text}`;
  }
}

/** Returns the plain-text part, with the same content. */
export function renderText({ title, blocks, footer, last }: MailContent, siteUrl: string): string {
  const end = ['-- ', ...footer, ...(last ? [`${last.label}: ${last.href}`] : [])];
  const parts = [title, ...blocks.map(renderTextBlock), end.join('\n'), `${name} · ${siteUrl}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
