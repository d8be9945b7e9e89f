import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Remark, sayRemark } from '../src/content/remark.ts';
import { copyDemo } from '../src/content/testing/copy-demo.ts';

const run = (command: string, parameters: readonly string[], env: Record<string, string>) =>
  spawnSync(process.execPath, [command, ...parameters], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

test.each([
  ['build/build.ts', 'pt-BR'],
  ['build/check-launch.ts', 'en'],
] as const)('%s reports in %s what is wrong in the site folder, without a stack trace', (...of) => {
  const [command, language] = of;
  const folder = copyDemo({
    'site.yaml': (text) => text.replace(/^(ownerLanguage:) .*/m, `$1 ${language} # theirs`),
    'words/en/hero.yaml': (text) => `${text}\nnames: none`,
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status, stderr } = run(command, [], { SITE_FOLDER: folder });
  const values = { file: join(folder, 'words/en/hero.yaml'), key: 'names' };
  const said = sayRemark({ sentence: 'unknownKey', values }, language);
  expect([status, stderr]).toEqual([1, `${said}\n`]);
});

test('words that the engine lacks in a language are reported with the engine’s file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('src/words', join(folder, 'src/words'), { recursive: true });
  rmSync(join(folder, 'src/words/pt-BR/toasts.json'));
  const footer = JSON.stringify({ legal: 'Legal', contact: 'Fale', linkedin: 'LinkedIn' });
  writeFileSync(join(folder, 'src/words/pt-BR/footer.json'), footer);
  const command = [
    '--import',
    resolve('build/explain-errors.ts'),
    resolve('build/check-launch.ts'),
  ];
  const env = { ...process.env, SITE_FOLDER: resolve('demo/trinta') };
  const { stderr } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
  const file = (name: string) => join('src/words/pt-BR', name);
  const lacking: Remark[] = [
    { sentence: 'keyMissing', values: { file: file('footer.json'), key: 'messaging' } },
    { sentence: 'fileMissing', values: { file: file('toasts.json') } },
  ];
  expect(stderr).toBe(lacking.map((remark) => `${sayRemark(remark, 'pt-BR')}\n`).join(''));
});

test('a picture from another host is reported by name, without a stack trace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'privacy.html'), '<img alt="" src="https://maps.example/here.png">');
  const code = `await import('./build/explain-errors.ts');
    const { createPageManifest } = await import('./build/page-manifest.ts');
    createPageManifest(process.argv[1], { siteUrl: 'https://trinta.example' });`;
  const { status, stderr } = run('--input-type=module', ['--eval', code, folder], {});
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\/privacy: .* https:\/\/maps.example .*\n$/);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test('a mark that is not valid XML is reported by name, and no icon is drawn', () => {
  const folder = copyDemo({ 'mark.svg': (text) => text.replace('<path', '<path i:a="b"') });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status, stdout, stderr } = run('artwork/icons.ts', [], { SITE_FOLDER: folder });
  const values = { file: `${folder}/mark.svg` };
  const said = sayRemark({ sentence: 'noPicture', values }, 'pt-BR');
  expect([status, stdout, stderr]).toEqual([1, '', `${said}\n`]);
});

test('check:launch is silent about services that it cannot try with invalid settings', () => {
  const { status, stdout } = run('build/check-launch.ts', [], {
    SITE_FOLDER: 'demo/trinta',
    PORT: 'none',
  });
  expect([status, stdout]).toEqual([1, expect.stringContaining('PORT')]);
  expect(stdout).not.toContain(sayRemark({ sentence: 'launchServices' }, 'pt-BR'));
});

/** Commands that take options. */
const commands = [
  'build/new-site.ts',
  'build/check-launch.ts',
  'build/upgrade-check.ts',
  'bench/site.ts',
  'bench/leads.ts',
  'bench/inbox.ts',
  'test/kill/main.ts',
  'test/visual/accept.ts',
];

test.each([...commands, 'artwork/import.ts'])('%s explains its usage', (command) => {
  const { status, stdout } = run(command, ['--help'], {});
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run ')]);
});

test.each(commands)('%s reports a mistyped option, without a stack trace', (command) => {
  const { status, stderr } = run(command, ['--sned'], {});
  expect([status, stderr.split('\n').length]).toEqual([1, 2]);
  expect(stderr).toContain('--sned');
  expect(stderr).toContain('--help');
  expect(stderr).not.toContain('Unknown option');
});

test('a mistyped value or word is named as well, in the owner’s language', () => {
  for (const [typed = '', ...more] of [['--name'], ['--name=x', 'stray']]) {
    const what = more[0] ?? typed;
    const said = sayRemark({ sentence: 'wrongOption', values: { what } }, 'pt-BR');
    const { stderr } = run('build/new-site.ts', [typed, ...more], {});
    expect(stderr).toBe(`${said}\n`);
  }
});

test('faults are also reported if the owner’s language cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unread-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'site.yaml'));
  const { status, stderr } = run('build/new-site.ts', ['--sned'], { SITE_FOLDER: folder });
  expect([status, stderr]).toEqual([1, expect.stringContaining('--sned')]);
});

test('of two consecutive errors, the first is reported', () => {
  const code = `await import('./build/explain-errors.ts');
    for (const name of ['first', 'second']) setImmediate(() => { throw new Error(name); });`;
  const { status, stderr } = run('--input-type=module', ['--eval', code], {});
  expect([status, stderr]).toEqual([1, expect.stringContaining('Error: first')]);
});

test('npm run serve reports a missing build in one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, ...words] = scripts.serve.replace('./build', resolve('build')).split(' ');
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]*npm run build[^\n]*\n$/)]);
});
