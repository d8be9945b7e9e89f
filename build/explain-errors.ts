/** The message for the owner, in their language and without a stack trace; other errors are returned whole. */
async function explainError(error: Error): Promise<unknown> {
  const { siteLanguages } = await import('../src/content/load-site.ts');
  const { SiteError, sayRemark } = await import('../src/content/remark.ts');
  const { ownerLanguage } = siteLanguages();
  if (error instanceof SiteError) {
    return error.faults
      .map((fault) => sayRemark(fault, error.language ?? ownerLanguage))
      .join('\n');
  }
  if (/^Cannot find module .*dist.service.main\.js/.test(error.message)) {
    return sayRemark({ sentence: 'nothingBuilt' }, ownerLanguage);
  }
  if (error.constructor.name === 'EnvError') {
    // Imported only here, because it reads the site; when settings are read, the site has been read before.
    const { explain } = await import('../service/owner-error.ts');
    return explain(error, ownerLanguage);
  }
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    // Node's messages quote first what was typed, and are English.
    const [, what = ''] = /'([^' ]+)/.exec(error.message) ?? [];
    return sayRemark({ sentence: 'wrongOption', values: { what } }, ownerLanguage);
  }
  return error;
}

// Every command imports this module first, because later imports read the site folder and may throw.
process.on('uncaughtException', async (error) => {
  // The file with the owner's language may itself be unreadable.
  console.error(await explainError(error).catch(() => error));
  process.exit(1);
});
