/**
 * Speculation rules, referenced by a header of every page: the browser prerenders a page when the visitor
 * hovers over its link, unless data saving is on (HTML, speculative loading).
 */
export function GET(): Response {
  const elsewhere = ['/images/*', '/api/*', '/newsletter/*'];
  return Response.json({
    prerender: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: elsewhere } }] },
        eagerness: 'moderate',
      },
    ],
  });
}
