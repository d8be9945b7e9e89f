/** In this order: each also says the names that come after it. */
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

/** What a list of sessions or passkeys calls a browser: `Chrome, Android`; empty where nothing is known. */
export function deviceName(userAgent: string): string {
  return [programs, systems]
    .map((names) => names.find(([sign]) => userAgent.includes(sign))?.[1])
    .filter((name) => name !== undefined)
    .join(', ');
}
