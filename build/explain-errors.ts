/** What an error says to the owner, who corrects it in their own files or words; a stack trace would not help. */
async function explainError(error: Error): Promise<unknown> {
  const { siteLanguages } = await import('../src/content/load-site.ts');
  const { SiteError, sayRemark } = await import('../src/content/remark.ts');
  const { ownerLanguage } = siteLanguages();
  if (error instanceof SiteError) {
    return error.faults.map((fault) => sayRemark(fault, ownerLanguage)).join('\n');
  }
  if (/^Cannot find module .*dist.service.main\.js/.test(error.message)) {
    return sayRemark({ sentence: 'nothingBuilt' }, ownerLanguage);
  }
  if (error.constructor.name === 'EnvError') {
    // Reads the site, which was read before the settings were.
    const { explain } = await import('../service/owner-error.ts');
    return explain(error, ownerLanguage);
  }
  return 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS') ? error.message : error;
}

// Every command imports this first: modules after it read the site folder, and may throw already then.
process.on('uncaughtException', async (error) => {
  // Whose language it is may stand in a file that cannot be read.
  console.error(await explainError(error).catch(() => error));
  process.exit(1);
});
