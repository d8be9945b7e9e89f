/** Errors that the owner corrects in their own files or words; a stack trace would not help them. */
function isOwners(error: Error): boolean {
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return true;
  return ['SiteError', 'EnvError', 'PolicyError'].includes(error.constructor.name);
}

// Every command imports this first: modules after it read the site folder, and may throw already then.
process.on('uncaughtException', (error) => {
  const isUnbuilt = /^Cannot find module .*dist.service.main\.js/.test(error.message);
  if (isUnbuilt) console.error('Nothing is built yet. Type npm run build, then this again.');
  else console.error(isOwners(error) ? error.message : error);
  process.exit(1);
});
