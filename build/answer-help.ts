/** Prints the usage and exits if the command was called with `--help` or `-h`. */
export function answerHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
}
