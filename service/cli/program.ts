/** Returns what to type before a command; where the built program runs by itself, there is no npm. */
export const program = () =>
  process.env['npm_execpath'] ? 'npm run leads --' : 'node dist/service/leads.js';
