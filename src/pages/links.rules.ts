/**
 * Speculation rules, named by a header of every page: the browser renders ahead a page whose link the
 * visitor rests on, and leaves it where the visitor saves data (HTML, speculative loading).
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
