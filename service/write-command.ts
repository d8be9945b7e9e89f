/** Returns the text to type to run an owner's command; where the built program runs by itself, there is no npm. */
export function writeCommand(...typed: readonly string[]): string {
  const program = process.env['npm_execpath'] ? 'npm run leads --' : 'node dist/service/leads.js';
  return [program, ...typed].filter(Boolean).join(' ');
}
