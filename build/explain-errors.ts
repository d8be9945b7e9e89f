/** Errors that the owner corrects in their own files; a stack trace would not help them. */
const owners = ['SiteError', 'EnvError'];

/** Runs a program; an error in the owner's files ends it with the message and no stack trace. */
export async function explainErrors(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Error) || !owners.includes(error.constructor.name)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
