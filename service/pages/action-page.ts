import { html, raw } from 'hono/html';
import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import { addressIn } from '../../src/addresses.ts';
import { hashSource, styleSources } from './headers.ts';

const { palette, mark } = site;

const both = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light},${dark})`;

const style = `:root{color-scheme:light dark;--canvas:${both(palette.paper)};--ink:${both(palette.ink)};--muted:${both(palette.inkSoft)};--accent:${both(palette.accent)};--on-accent:${both(palette.onAccent)};--focus:${both(palette.accentText)}}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;place-content:center;padding:32px 20px;background:var(--canvas);color:var(--ink);font:18px/1.55 system-ui,sans-serif}
main{max-width:34rem}
svg{display:block;width:auto;height:60px;max-width:100%;margin-bottom:40px}
p,ul{margin:0 0 28px;text-wrap:pretty}
ul{padding:0;list-style:none}
.brand{margin:0 0 8px;color:var(--muted);font:14px/1.4 ui-monospace,monospace}
h1{margin:0 0 16px;font-size:clamp(2rem,6vw,3rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
button{min-height:48px;margin:0 0 32px;padding:12px 28px;border:0;border-radius:2px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
a{display:inline-block;padding:12px 0;color:inherit;text-underline-offset:4px}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`;

const styles = [hashSource(style), ...styleSources(mark.svg)].join(' ');

/** No script, no resource, forms to this host only; no referrer, because the URL contains the token. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${styles}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

interface ActionPage {
  language: Language;
  status?: 200 | 404 | 409 | 503;
  title: string;
  text: string;
  form?: { path: string; fields: Readonly<Record<string, string>>; action: string } | undefined;
  links?: readonly { href: string; label: string }[];
  note?: string;
  back: string;
}

/** Responds with the page of a link in a mail; it works without script and without the site's files. */
export function actionPage({ language, status = 200, form, links = [], ...words }: ActionPage) {
  const { title, text, note, back } = words;
  const button =
    form &&
    html`<form method="post" action="${form.path}">${Object.entries(form.fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}<button>${form.action}</button></form>`;
  const choices =
    links.length > 0 &&
    html`<ul>${links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}</ul>`;
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} | ${site.facts.name}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
${raw(mark.svg.replace('<svg', '<svg aria-hidden="true"'))}
<p class="brand">${site.facts.name}</p>
<h1>${title}</h1>
<p>${text}</p>
${choices || ''}${button}${note ? html`<p class="brand">${note}</p>` : ''}<a href="${addressIn(language, '/')}">${back}</a>
</main>
</body>
</html>
`;
  return new Response(String(page), { status, headers });
}
