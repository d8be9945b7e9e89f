/** Does a part of a command; an error ends the command with its message, without a stack. */
export function stopAtFault<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
