import { createHash } from 'node:crypto';
import type { Language } from '../../contract/language.ts';
import { addressIn } from '../../src/addresses.ts';
import { palette } from '../../src/styles/palette.ts';
import { days, daysPerRow } from '../../src/ui/calendar-strokes.ts';
import { escapeHtml } from '../delivery/mail/render-html.ts';
import { newsletterPaths } from './links.ts';
import { type PageName, pageWords } from './page-words.ts';
import type { TokenPurpose } from './ports.ts';

/** One value for either colour scheme. */
const both = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light},${dark})`;

const style = `:root{color-scheme:light dark;--canvas:${both(palette.paper)};--ink:${both(palette.ink)};--muted:${both(palette.inkSoft)};--cell:${both(palette.hairline)};--accent:${both(palette.accent)};--on-accent:${both(palette.onAccent)};--focus:${both(palette.accentText)}}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;place-content:center;padding:32px 20px;background:var(--canvas);color:var(--ink);font:18px/1.55 system-ui,sans-serif}
main{max-width:34rem}
svg{display:block;width:72px;height:60px;margin-bottom:40px;fill:var(--cell)}
svg .lit{fill:var(--accent)}
p{margin:0 0 28px;text-wrap:pretty}
.brand{margin:0 0 8px;color:var(--muted);font:14px/1.4 ui-monospace,monospace}
h1{margin:0 0 16px;font-size:clamp(2rem,6vw,3rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
button{min-height:48px;margin:0 0 32px;padding:12px 28px;border:0;border-radius:2px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
a{display:inline-block;padding:12px 0;color:inherit;text-underline-offset:4px}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`;

/**
 * No script, no resource, and forms that post to this host only; no referrer, because the address
 * holds the token.
 */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

/** The thirty days, the first one lit. */
const motif = `<svg viewBox="0 0 72 60" aria-hidden="true">${Array.from(
  { length: days },
  (_, day) =>
    `<rect${day === 0 ? ' class="lit"' : ''} x="${(day % daysPerRow) * 12 + 1}" y="${Math.floor(day / daysPerRow) * 12 + 1}" width="10" height="10"/>`,
).join('')}</svg>`;

export interface NewsletterPage {
  name: PageName;
  language: Language;
  brandName: string;
  status?: 200 | 404 | 413 | 503;
  /** What the page's button posts. */
  form?: { purpose: TokenPurpose; token: string };
}

/** A complete page of the newsletter: works without script and without the site's files. */
export function newsletterPage(page: NewsletterPage): Response {
  const { back, [page.name]: words } = pageWords[page.language];
  const form =
    page.form && words.action
      ? `<form method="post" action="${newsletterPaths[page.form.purpose]}"><input type="hidden" name="token" value="${escapeHtml(page.form.token)}"><button>${escapeHtml(words.action)}</button></form>`
      : '';
  const home = addressIn(page.language, '/');
  const html = `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(words.title)} | ${escapeHtml(page.brandName)}</title>
<style>${style}</style>
</head>
<body>
<main>
${motif}
<p class="brand">${escapeHtml(page.brandName)}</p>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.text)}</p>
${form}<a href="${home}">${escapeHtml(back)}</a>
</main>
</body>
</html>
`;
  return new Response(html, { status: page.status ?? 200, headers });
}
