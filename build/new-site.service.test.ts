import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sayRemark } from '../src/content/remark.ts';

test('piped answers are accepted like typed ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'site');
  execFileSync(process.execPath, ['build/new-site.ts'], {
    env: { ...process.env, SITE_FOLDER: site },
    input: 'Maré Alta\nmarealta.com.br\noi@marealta.com.br\n',
  });
  const facts = readFileSync(join(site, 'site.yaml'), 'utf8');
  for (const answer of ['Maré Alta', 'marealta.com.br', 'oi@marealta.com.br']) {
    expect(facts).toContain(JSON.stringify(answer));
  }
});

test('languages may be separated by spaces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'site');
  const facts = ['--name', 'Maré', '--domain', 'mare.example', '--email', 'oi@mare.example'];
  execFileSync(process.execPath, ['build/new-site.ts', ...facts, '--languages', 'en, pt-BR'], {
    env: { ...process.env, SITE_FOLDER: site },
  });
  expect(readFileSync(join(site, 'site.yaml'), 'utf8')).toContain('[en, pt-BR]');
});

test.each([
  ['en', /Legal name of the company/, /⟦Technology⟧/],
  ['pt-BR', /Razão social da empresa/, /⟦Tecnologia⟧/],
])('placeholders are in %s if that is the language', (language, name, technology) => {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'site');
  const facts = ['--name', 'Maré', '--domain', 'mare.example', '--email', 'oi@mare.example'];
  execFileSync(process.execPath, ['build/new-site.ts', ...facts, '--languages', language], {
    env: { ...process.env, SITE_FOLDER: site },
  });
  expect(readFileSync(join(site, 'site.yaml'), 'utf8')).toMatch(name);
  expect(readFileSync(join(site, 'technologies.yaml'), 'utf8')).toMatch(technology);
});

test.each(['pt-BR', 'en'] as const)(
  'the questions are in %s if that is the language',
  (language) => {
    const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const asked = execFileSync(process.execPath, ['build/new-site.ts', '--languages', language], {
      env: { ...process.env, SITE_FOLDER: join(folder, 'site') },
      input: 'Maré Alta\nmarealta.com.br\noi@marealta.com.br\n',
      encoding: 'utf8',
    });
    expect(asked).toContain(sayRemark({ sentence: 'askDomain' }, language));
  },
);

test('if the answers end early, it reports that nothing was created, without a stack trace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'site');
  const { status, stderr } = spawnSync(process.execPath, ['build/new-site.ts'], {
    env: { ...process.env, SITE_FOLDER: site },
    input: 'Maré Alta\n',
    encoding: 'utf8',
  });
  expect([status, existsSync(site)]).toEqual([1, false]);
  const values = { folder: site };
  expect(stderr).toContain(sayRemark({ sentence: 'notAllAnswered', values }, 'pt-BR'));
  expect(stderr).not.toMatch(/\n\s+at /);
});

test.each(['pt-BR', 'en'] as const)('a wrong answer is reported in %s', (language) => {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'site');
  const facts = ['--name', 'Maré', '--domain', 'https://mare', '--email', 'oi@mare.example'];
  const parameters = ['build/new-site.ts', ...facts, '--languages', language];
  const { stderr } = spawnSync(process.execPath, parameters, {
    env: { ...process.env, SITE_FOLDER: site },
    encoding: 'utf8',
  });
  const why = { sentence: 'noHostName' } as const;
  const values = { file: 'npm run new-site', key: 'domain', why };
  expect(existsSync(site)).toBe(false);
  expect(stderr).toBe(`${sayRemark({ sentence: 'wrongValue', values }, language)}\n`);
});

// At any moment it is another day than in UTC in one of these time zones.
test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'legal texts have the date of the owner’s time zone (%s)',
  (zone) => {
    const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const site = join(folder, 'site');
    execFileSync(process.execPath, ['build/new-site.ts'], {
      env: { ...process.env, SITE_FOLDER: site, TZ: zone },
      input: 'Maré Alta\nmarealta.com.br\noi@marealta.com.br\n',
    });
    expect(readFileSync(join(site, 'site.yaml'), 'utf8')).toContain(
      `legalUpdated: "${Temporal.Now.plainDateISO(zone)}"`,
    );
  },
);
