/** Errors that the owner corrects in their own files or words; a stack trace would not help them. */
function isOwners(error: Error): boolean {
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return true;
  return ['SiteError', 'EnvError', 'PolicyError'].includes(error.constructor.name);
}

// Imported first by every command, because modules that are imported later may read the site folder.
process.on('uncaughtException', (error) => {
  console.error(isOwners(error) ? error.message : error);
  process.exit(1);
});
