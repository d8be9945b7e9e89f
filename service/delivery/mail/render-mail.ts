import { html, raw } from 'hono/html';
import { site } from '#site';
import type { Language } from '../../../contract/language.ts';

/** A piece of a mail, written once and rendered as HTML and as plain text. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  /** Words of somebody else, line breaks kept. */
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'action'; label: string; href: string }
  /** Something to type in a terminal. */
  | { kind: 'command'; label: string; text: string };

export interface Fact {
  label: string;
  value: string;
  /** `mailto:`, `tel:` or `https:`. */
  href?: string;
}

/** A mail before it is rendered; all text is plain. */
export interface MailContent {
  language: Language;
  subject: string;
  /** What the inbox shows behind the subject. */
  preview: string;
  kicker: string;
  title: string;
  blocks: readonly Block[];
  /** Why this mail came, and what to do about it. */
  footer: readonly string[];
  /** A link at the very end. */
  last?: { label: string; href: string };
}

const sans = 'font-family:Helvetica,Arial,sans-serif;';
const mono = 'font-family:Consolas,Menlo,monospace;';
const small = `${mono}font-size:12px;line-height:18px;`;
const body = `${sans}font-size:16px;line-height:25px;`;
/** Of a link or a word that is longer than a phone is wide. */
const anywhere = 'word-break:break-word;overflow-wrap:anywhere;';
const { paper, paperDeep, hairline, ink, inkSoft, accent, onAccent } = site.palette;

/**
 * Colours are written on the cells, because Outlook for Windows reads nothing else; the classes
 * only exist for dark mode, where Apple Mail, Outlook.com ([data-ogsc]) and others follow them.
 */
const darkRules = [
  ['.canvas', `background-color:${paperDeep.dark}!important;`],
  ['.sheet', `background-color:${paper.dark}!important;`],
  ['.ink', `color:${ink.dark}!important;`],
  ['.muted', `color:${inkSoft.dark}!important;`],
  ['.rule', `border-color:${hairline.dark}!important;`],
  ['.lit', `background-color:${accent.dark}!important;`],
  ['.code', `background-color:${paperDeep.dark}!important;color:${ink.dark}!important;`],
] as const;

const style = `:root{color-scheme:light dark;supported-color-schemes:light dark;}
a{color:inherit;}
@media (prefers-color-scheme:dark){${darkRules.map(([name, rule]) => `${name}{${rule}}`).join('')}}
${darkRules.map(([name, rule]) => `[data-ogsc] ${name},[data-ogsb] ${name}{${rule}}`).join('')}
@media (max-width:620px){.pad{padding-left:20px!important;padding-right:20px!important;}.title{font-size:26px!important;line-height:32px!important;}.fact{display:block!important;width:auto!important;}}`;

const table = raw('role="presentation" border="0" cellpadding="0" cellspacing="0"');
const inked = `color:${ink.light};`;
const muted = `color:${inkSoft.light};`;
const ruled = `border-bottom:1px solid ${hairline.light};`;

type Html = ReturnType<typeof html>;

function withBreaks(text: string): Html {
  return html`${text.split('\n').map((line, at) => html`${at > 0 ? raw('<br>') : ''}${line}`)}`;
}

function renderLabel(text: string): Html {
  return html`<p class="muted" style="${small}margin:0 0 8px;${muted}">${text}</p>`;
}

function renderFact({ label, value, href }: Fact): Html {
  const shown = href
    ? html`<a class="ink" href="${href}" style="${inked}">${withBreaks(value)}</a>`
    : withBreaks(value);
  return html`<tr><td class="muted fact" width="168" valign="top" style="${small}line-height:24px;width:168px;padding:9px 16px 0 0;${muted}">${label}</td><td class="ink rule fact" valign="top" style="${sans}font-size:16px;line-height:24px;padding:8px 0;${inked}${ruled}${anywhere}">${shown}</td></tr>`;
}

function renderBlock(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${body}margin:0 0 18px;${inked}">${withBreaks(block.text)}</p>`;
    case 'facts':
      return html`<table ${table} width="100%" style="margin:0 0 24px;">${block.rows.map(renderFact)}</table>`;
    case 'quote':
      return html`${renderLabel(block.label)}<table ${table} width="100%" style="margin:0 0 24px;"><tr><td class="lit" width="3" bgcolor="${accent.light}" style="width:3px;font-size:0;">&nbsp;</td><td class="ink" style="${body}padding:2px 0 2px 18px;${inked}${anywhere}">${withBreaks(block.text)}</td></tr></table>`;
    case 'action':
      return html`<table ${table} style="margin:6px 0 26px;"><tr><td bgcolor="${accent.light}" style="background-color:${accent.light};border-radius:2px;"><a href="${block.href}" style="${sans}display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:bold;color:${onAccent.light};text-decoration:none;">${block.label}</a></td></tr></table>`;
    case 'command':
      return html`${renderLabel(block.label)}<table ${table} width="100%" style="margin:0 0 18px;"><tr><td class="code" bgcolor="${paperDeep.light}" style="${mono}font-size:13px;line-height:20px;padding:10px 14px;${inked}background-color:${paperDeep.light};${anywhere}">${block.text}</td></tr></table>`;
  }
}

/**
 * The HTML part: tables with a fixed width for Outlook, one column that shrinks on a phone.
 *
 * @param siteUrl without a slash at its end; the site's icon is fetched from there
 */
export function renderHtml(mail: MailContent, siteUrl: string): string {
  const { name } = site.facts;
  const last =
    mail.last &&
    html`<p class="muted" style="${small}margin:0 0 8px;${muted}"><a class="muted" href="${mail.last.href}" style="${muted}">${mail.last.label}</a></p>`;
  return String(html`<!doctype html>
<html lang="${mail.language}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${mail.subject}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${raw(style)}</style>
</head>
<body class="canvas" bgcolor="${paperDeep.light}" style="margin:0;padding:0;background-color:${paperDeep.light};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${mail.preview}${raw('&#847;&zwnj;&nbsp;'.repeat(40))}</div>
<table class="canvas" ${table} width="100%" bgcolor="${paperDeep.light}"><tr><td align="center" style="padding:28px 12px;">
<!--[if mso]><table role="presentation" width="600" border="0" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table class="sheet rule" ${table} width="100%" bgcolor="${paper.light}" style="max-width:600px;background-color:${paper.light};border:1px solid ${hairline.light};">
<tr><td class="pad" style="padding:30px 36px 0;"><table ${table} width="100%"><tr><td class="ink" valign="top" style="${sans}font-size:20px;line-height:26px;font-weight:bold;letter-spacing:-0.3px;${inked}">${name}</td><td align="right" valign="top" width="48"><img src="${siteUrl}/apple-touch-icon.png" width="48" height="48" alt="" style="display:block;border:0;border-radius:2px;"></td></tr></table></td></tr>
<tr><td class="pad" style="padding:22px 36px 0;">${renderLabel(mail.kicker)}<h1 class="ink title" style="${sans}margin:0 0 22px;font-size:32px;line-height:39px;letter-spacing:-0.7px;font-weight:bold;${inked}${anywhere}">${mail.title}</h1></td></tr>
<tr><td class="pad" style="padding:0 36px 12px;">${mail.blocks.map(renderBlock)}</td></tr>
<tr><td class="pad rule" style="padding:18px 36px 22px;border-top:1px solid ${hairline.light};${anywhere}">${mail.footer.map(renderLabel)}${last}<p class="muted" style="${small}margin:0;${muted}">${name} · <a class="muted" href="${siteUrl}" style="${muted}">${siteUrl.replace(/^https?:\/\//, '')}</a></p></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`);
}

function renderTextBlock(block: Block): string {
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
export function renderText(mail: MailContent, siteUrl: string): string {
  const { footer, last } = mail;
  const end = [...footer, ...(last ? [`${last.label}: ${last.href}`] : [])];
  return `${[
    mail.title,
    ...mail.blocks.map(renderTextBlock),
    `-- \n${[...end, `${site.facts.name} · ${siteUrl}`].join('\n')}`,
  ].join('\n\n')}\n`;
}
