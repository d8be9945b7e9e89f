/** Errors that the owner mends in their own files: where in the code they were found helps nobody. */
const owners = ['SiteError', 'EnvError'];

/** Runs a program; an error of the owner's files ends it with the sentences alone. */
export async function explainErrors(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Error) || !owners.includes(error.constructor.name)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
