import { execFileSync } from 'node:child_process';

/**
 * Day on which what these pathspecs name was last changed, as git knows it (UTC). Undefined where git
 * cannot know: no repository, a clone without its history, changes that are not committed.
 */
export function lastChange(pathspecs: readonly string[], folder = '.'): string | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', ['--no-optional-locks', '-C', folder, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    // The oldest commit of a shallow clone seems to have made every file.
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
    if (git('status', '--porcelain', '--', ...pathspecs) !== '') return undefined;
    const seconds = Number(git('log', '-1', '--format=%ct', '--', ...pathspecs));
    return seconds > 0 ? new Date(seconds * 1000).toISOString().slice(0, 10) : undefined;
  } catch {
    return undefined;
  }
}
