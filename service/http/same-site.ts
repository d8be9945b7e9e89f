/** Host of the page that sends the request, without its port; programs name none. */
export function pageHost(request: Request): string | undefined {
  const origin = request.headers.get('origin');
  return origin !== null && URL.canParse(origin) ? new URL(origin).hostname : undefined;
}

/**
 * Whether a request may come from where it comes from (ASVS 3.5.1): from a page of the allowed
 * origins or of this very host, or from a program, which sends no Origin and has no visitor's rights.
 */
export function mayPost(request: Request, allowedOrigins: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site';
  if (allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}
