import { palette } from '../../../src/styles/palette.ts';
import { calendarMotif } from './calendar-motif.ts';
import type { Block, Brand, Fact, MailContent } from './mail-content.ts';

/** Text that can stand between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const sans = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;";
const mono = "font-family:Consolas,Menlo,'Courier New',monospace;";
const small = `${mono}font-size:12px;line-height:18px;`;
const body = `${sans}font-size:16px;line-height:25px;`;

const { paper, paperDeep, hairline, ink, inkSoft, accent, onAccent } = palette;
/** The background of the text; the site has no such sheet. */
const sheet = { light: '#fffdf9', dark: paperDeep.dark };
/** The dark value is no token, because `paperDeep` is the colour of the sheet in dark. */
const code = { light: paperDeep.light, dark: '#2a251f' };

/**
 * Colours are written on the cells, because Outlook for Windows reads nothing else; the classes
 * only exist for dark mode, where Apple Mail, Outlook.com ([data-ogsc]) and others follow them.
 */
const darkRules = [
  ['.canvas', `background-color:${paper.dark}!important;`],
  ['.sheet', `background-color:${sheet.dark}!important;`],
  ['.ink', `color:${ink.dark}!important;`],
  ['.muted', `color:${inkSoft.dark}!important;`],
  ['.rule', `border-color:${hairline.dark}!important;`],
  ['.cell', `background-color:${hairline.dark}!important;`],
  ['.lit', `background-color:${accent.dark}!important;`],
  ['.code', `background-color:${code.dark}!important;color:${ink.dark}!important;`],
] as const;

const style = `:root{color-scheme:light dark;supported-color-schemes:light dark;}
a{color:inherit;}
@media (prefers-color-scheme:dark){${darkRules.map(([name, rule]) => `${name}{${rule}}`).join('')}}
${darkRules.map(([name, rule]) => `[data-ogsc] ${name},[data-ogsb] ${name}{${rule}}`).join('')}
@media (max-width:620px){.pad{padding-left:20px!important;padding-right:20px!important;}.title{font-size:26px!important;line-height:32px!important;}.fact-label{display:block!important;width:auto!important;padding-bottom:0!important;border-bottom:0!important;}.fact-value{display:block!important;width:auto!important;padding-top:2px!important;}}`;

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function renderFact(fact: Fact): string {
  const value = withBreaks(fact.value);
  const shown = fact.href
    ? `<a class="ink" href="${escapeHtml(fact.href)}" style="color:${ink.light};">${value}</a>`
    : value;
  return `<tr><td class="muted rule fact-label" width="168" valign="top" style="${small}line-height:24px;width:168px;padding:9px 16px 8px 0;color:${inkSoft.light};border-bottom:1px solid ${hairline.light};">${escapeHtml(fact.label)}</td><td class="ink rule fact-value" valign="top" style="${sans}font-size:16px;line-height:24px;padding:8px 0;color:${ink.light};border-bottom:1px solid ${hairline.light};word-break:break-word;">${shown}</td></tr>`;
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="${body}margin:0 0 18px;color:${ink.light};">${withBreaks(block.text)}</p>`;
    case 'facts':
      return `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 24px;">${block.rows.map(renderFact).join('')}</table>`;
    case 'quote':
      return `<p class="muted" style="${small}margin:0 0 8px;color:${inkSoft.light};">${escapeHtml(block.label)}</p><table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 24px;"><tr><td class="lit" width="3" bgcolor="${accent.light}" style="width:3px;font-size:0;">&nbsp;</td><td class="ink" style="${body}padding:2px 0 2px 18px;color:${ink.light};word-break:break-word;">${withBreaks(block.text)}</td></tr></table>`;
    case 'action':
      return `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:6px 0 26px;"><tr><td bgcolor="${accent.light}" style="background-color:${accent.light};border-radius:2px;"><a href="${escapeHtml(block.href)}" style="${sans}display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:bold;color:${onAccent.light};text-decoration:none;">${escapeHtml(block.label)}</a></td></tr></table>`;
    case 'command':
      return `<p class="muted" style="${small}margin:0 0 6px;color:${inkSoft.light};">${escapeHtml(block.label)}</p><table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 18px;"><tr><td class="code" bgcolor="${code.light}" style="${mono}font-size:13px;line-height:20px;padding:10px 14px;color:${ink.light};word-break:break-all;">${escapeHtml(block.text)}</td></tr></table>`;
  }
}

/** The HTML part: tables with a fixed width for Outlook, one column that shrinks on a phone. */
export function renderHtml(mail: MailContent, { brandName, siteUrl }: Brand): string {
  const footer = mail.footer
    .map(
      (line) =>
        `<p class="muted" style="${small}margin:0 0 8px;color:${inkSoft.light};">${withBreaks(line)}</p>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${mail.language}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(mail.subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${style}</style>
</head>
<body class="canvas" bgcolor="${paper.light}" style="margin:0;padding:0;background-color:${paper.light};">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(mail.preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table class="canvas" role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" bgcolor="${paper.light}"><tr><td align="center" style="padding:28px 12px;">
<!--[if mso]><table role="presentation" width="600" border="0" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table class="sheet rule" role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" bgcolor="${sheet.light}" style="max-width:600px;background-color:${sheet.light};border:1px solid ${hairline.light};">
<tr><td class="pad" style="padding:30px 36px 0;"><table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tr><td class="ink" valign="top" style="${sans}font-size:20px;line-height:26px;font-weight:bold;letter-spacing:-0.3px;color:${ink.light};">${escapeHtml(brandName)}</td><td align="right" valign="top" width="90">${calendarMotif(1)}</td></tr></table></td></tr>
<tr><td class="pad" style="padding:22px 36px 0;"><p class="muted" style="${small}margin:0 0 8px;color:${inkSoft.light};">${escapeHtml(mail.kicker)}</p><h1 class="ink title" style="${sans}margin:0 0 22px;font-size:32px;line-height:39px;letter-spacing:-0.7px;font-weight:bold;color:${ink.light};word-break:break-word;">${escapeHtml(mail.title)}</h1></td></tr>
<tr><td class="pad" style="padding:0 36px 12px;">${mail.blocks.map(renderBlock).join('\n')}</td></tr>
<tr><td class="pad rule" style="padding:18px 36px 22px;border-top:1px solid ${hairline.light};">${footer}<p class="muted" style="${small}margin:0;color:${inkSoft.light};">${escapeHtml(brandName)} · <a class="muted" href="${escapeHtml(siteUrl)}" style="color:${inkSoft.light};">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}</a></p></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
