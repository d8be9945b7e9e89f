/** What an unforeseen error may say in a delivery's log: its kind, for its text may quote a lead. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${code}`;
}
