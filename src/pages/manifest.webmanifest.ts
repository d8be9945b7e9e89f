import { languages, site } from '#site';

/** Name and icons of the site for a home screen (W3C Web Application Manifest). */
export function GET(): Response {
  const { facts, palette } = site;
  return Response.json({
    name: facts.name,
    short_name: facts.shortName ?? facts.name,
    start_url: '/',
    background_color: palette.paper.light,
    theme_color: palette.paper.light,
    lang: languages[0],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
