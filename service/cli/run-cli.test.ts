import { expect, test } from 'vitest';
import type { Terminal } from './command.ts';
import { commands } from './commands.ts';
import { explain } from './help.ts';
import { runCli } from './run-cli.ts';

/** What is typed wrong must be refused before any store is opened. */
async function typed(...argv: string[]) {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    async out(text) {
      out += text;
    },
    err(text) {
      err += text;
    },
    columns: 80,
    watched: false,
    ask: undefined,
  };
  const code = await runCli(argv, terminal, () => Promise.reject(new Error('opened')));
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
  expect(out).toContain(`npm run leads -- ${name}`);
});

test('help NAME explains a command, and knows no other', async () => {
  expect(await typed('help', 'list')).toEqual(await typed('list', '--help'));
  expect(await typed('help', 'lst')).toMatchObject({ code: 2 });
  expect(await typed('help', 'list', 'nonsense')).toMatchObject({ code: 2, out: '' });
});

test.each(commands)(
  'examples of $name that feed a program keep npm quiet',
  ({ examples, ...command }) => {
    const help = explain({ ...command, examples });
    for (const example of examples) {
      const piped = example.includes('|') || example.includes('--json');
      expect(help).toContain(`  npm run ${piped ? '-s ' : ''}leads -- ${example}\n`);
    }
  },
);

test.each([[], ['lst'], ['list', '--folders', 'x'], ['list', 'stray'], ['show', '--limit']])(
  'typed wrong (%j) ends with code 2 and says what to type',
  async (...argv) => {
    const { code, out, err } = await typed(...argv.filter((word) => word !== undefined));
    expect(code).toBe(2);
    expect(out + err).toContain('Usage: npm run leads --');
  },
);

test.each(commands)(
  '$name refuses the empty words of a script with an unset variable',
  async ({ name, options }) => {
    const valued = Object.keys(options).filter((option) => options[option]?.type === 'string');
    const empty = [
      [''],
      [' '],
      ...valued.flatMap((option) => [[`--${option}`, ''], [`--${option}=`]]),
    ];
    for (const words of empty) {
      const { code, out, err } = await typed(name, ...words);
      expect([words, code, out]).toEqual([words, 2, '']);
      expect(err).toContain('Usage: npm run leads --');
    }
  },
);

test('a slip of the finger is guessed', async () => {
  expect((await typed('lis')).err).toContain('Did you mean "list"?');
});

test('a store that cannot be opened is code 1 and says why', async () => {
  const { code, err } = await typed('list');
  expect([code, err]).toEqual([1, 'list failed: opened\n']);
});
