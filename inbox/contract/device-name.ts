/** In this order, because the user agent of each also contains the names after it. */
const programs = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** Name of a browser for lists of sessions and passkeys: `Chrome, Android`; empty if unknown. */
export function deviceName(userAgent: string): string {
  return [programs, systems]
    .map((names) => names.find(([sign]) => userAgent.includes(sign))?.[1])
    .filter((name) => name !== undefined)
    .join(', ');
}
