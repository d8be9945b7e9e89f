import { describe, expect, test } from 'vitest';
import { engineLanguages } from '../../contract/language.ts';
import { speechIn } from '../owner-error.ts';
import { writeCommand } from '../write-command.ts';
import { commands } from './help.ts';
import { runCli } from './run-cli.ts';
import type { Terminal } from './terminal.ts';

/** Runs a command without a store: wrong arguments must be refused before it is opened. */
async function typed(...argv: string[]) {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    async out(text) {
      out += text;
      return true;
    },
    err(text) {
      err += text;
    },
    columns: 80,
  };
  const code = await runCli(argv, terminal, {
    owner: { language: 'en', timeZone: 'UTC' },
    readEnv: () => {
      throw new Error('opened');
    },
    openStore: () => Promise.reject(new Error('opened')),
    now: Date.now,
  });
  return { code, out, err };
}

test('--help names every command', async () => {
  const { code, out } = await typed('--help');
  expect(code).toBe(0);
  for (const command of commands) expect(out).toContain(`  ${command.name}`);
});

test.each(commands.map((command) => command.name))('%s --help shows an example', async (name) => {
  const { code, out } = await typed(name, '--help');
  expect(code).toBe(0);
  expect(out).toContain(writeCommand(name));
});

test('help, with or without a command, is the same as --help', async () => {
  for (const argv of [['help'], ['help', 'list'], ['-h']]) {
    expect(await typed(...argv)).toEqual(await typed('--help'));
  }
});

test.each([[], ['lst'], ['list', '--folders', 'x'], ['list', 'stray'], ['show', '--limit']])(
  'wrong arguments (%j) end with code 2 and say what to type',
  async (...argv) => {
    const { code, out, err } = await typed(...argv.filter((word) => word !== undefined));
    expect(code).toBe(2);
    expect(out + err).toContain(`Usage: ${writeCommand()}`);
    // One line of help, and the error last, where it is seen.
    if (argv.length > 0) expect(err.trimEnd().split('\n')).toHaveLength(2);
  },
);

test('a typo gets a suggestion', async () => {
  for (const slip of ['lis', 'lst', 'lista']) {
    expect((await typed(slip)).err).toContain('Did you mean "list"?');
  }
});

test('an option that is unknown or has no value is named', async () => {
  expect((await typed('list', '--folders', 'x')).err).toContain('\n--folders is not an option');
  expect((await typed('list', '--limit')).err).toContain('\n--limit is not an option');
});

describe.each(engineLanguages)('in %s', (language) => {
  const { words, say } = speechIn(language);

  test('help fits in a terminal of 120 columns', () => {
    for (const text of [...Object.values(words.summaries), ...Object.values(words.options)]) {
      expect(text.length).toBeLessThanOrEqual(92);
    }
  });

  test('sentences contain their values', () => {
    const erased = say('erased', { leads: 1, signUps: 2, jobs: 3, files: 4 });
    expect(erased).toMatch(/1.*2.*3.*4/);
    expect(erased).not.toContain('{');
  });
});

test('a store that cannot be opened ends with code 1 and says why', async () => {
  const { code, err } = await typed('list');
  expect([code, err]).toEqual([1, 'list failed: opened\n']);
});
