import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../../src/content/load-site.ts';
import { type Remark, sayRemark } from '../../src/content/remark.ts';
import { type Change, copyDemo } from '../../src/content/testing/copy-demo.ts';
import { checkContent } from './content.ts';
import { checkOwnContent } from './own-content.ts';

const removed = (folder: string) => {
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** A remark after the name of its sentence. */
const named = (remark: Remark) => `${remark.sentence} ${sayRemark(remark)}`;

/** The findings for a copy of a shipped folder, as one text. */
function find(from: string, own: Readonly<Record<string, string>> = {}): string {
  const folder = removed(mkdtempSync(join(tmpdir(), 'launch-')));
  cpSync(from, folder, { recursive: true });
  for (const [file, text] of Object.entries(own)) writeFileSync(join(folder, file), text);
  return checkOwnContent(folder)
    .map(({ remark }) => named(remark).replaceAll(`${folder}/`, 'site/'))
    .join('\n');
}

test('the demo itself fails the check', () => {
  expect(checkOwnContent('demo/trinta')).toMatchObject([{ outcome: 'fail' }]);
});

test('a new site’s files with placeholders and its placeholder facts are reported', () => {
  const found = find('demo/neutral');
  expect(found).toMatch(/^stillWaits site\/words\/en\/hero\.yaml .*\(\d{2}\).* ⟦.*⟧/m);
  expect(found).toMatch(/^stillWaits site\/words\/pt-BR\/legal\/privacy\.md .*⟦/m);
  expect(found).toContain("site/site.yaml still has dialled: '+551100000000'");
  expect(found).toMatch(/^filesKept .*\bmark\.svg in site\/ /m);
  expect(find('demo/neutral', { 'site.yaml': 'languages: [pt-BR, en]\n' })).not.toContain(
    'languages',
  );
});

test('line endings do not hide the demo’s texts', () => {
  const asOnWindows = (file: string) =>
    readFileSync(`demo/trinta/${file}`, 'utf8').replaceAll('\n', '\r\n');
  const files = ['people.yaml', 'words/en/legal/terms.md'];
  const found = find('demo/trinta', Object.fromEntries(files.map((f) => [f, asOnWindows(f)])));
  expect(found).toContain('site/people.yaml still has name: Ana');
  expect(found).toMatch(/^textsKept site\/words\/en\/legal\/terms\.md /m);
});

test('a copy of the demo has its facts, people and files reported, but not what is generic', () => {
  const found = find('demo/trinta', { 'words/en/hero.yaml': 'heading: Our own' });
  expect(found).toContain('site/site.yaml still has name: Trinta');
  expect(found).toContain('site/people.yaml still has name: Ana');
  expect(found).toMatch(/^filesKept .*\b\d+ files in site\/words\/en\/ /m);
  expect(found).not.toMatch(
    /timeZone|\.id |address\.city|hero\.yaml|technologies\.yaml|theme\.css/,
  );
});

test('a text of the demo in an own file is reported', () => {
  const [, lead = '', more = ''] = readFileSync('demo/trinta/words/en/contact.yaml', 'utf8').split(
    '\n',
  );
  const found = find('demo/trinta', {
    'words/en/contact.yaml': `heading: Write to us, and we write back soon\n${lead}\n${more}\n`,
  });
  expect(found).toMatch(/^textsKept site\/words\/en\/contact\.yaml .*:\n {6}“/m);
  expect(found).toContain(`\n      “${lead}”`);
  expect(found).not.toContain('Write to us');
  expect(find('demo/neutral'), 'what any company may say').not.toContain('textsKept');
});

test('an own site passes', () => {
  const folder = removed(mkdtempSync(join(tmpdir(), 'launch-')));
  writeFileSync(join(folder, 'site.yaml'), 'name: Aurora\ntimeZone: America/Sao_Paulo\n');
  expect(checkOwnContent(folder)).toEqual([]);
});

test('a placeholder across two lines is found', () => {
  const found = find('demo/neutral', {
    'words/en/legal/terms.md': 'Hello.\n\n⟦What we\nowe⟧ you.\n',
  });
  expect(found).toMatch(/^stillWaits site\/words\/en\/legal\/terms\.md .*\(1\).* ⟦What we /m);
});

test('a dangling symbolic link is ignored', () => {
  const folder = removed(mkdtempSync(join(tmpdir(), 'launch-')));
  symlinkSync('nowhere', join(folder, 'notes.md'));
  expect(checkOwnContent(folder)).toEqual([]);
});

test('placeholders of a section that is not shown are ignored', () => {
  const folder = removed(
    copyDemo({
      'site.yaml': (text) => text.replace(/^cases:\n(?: {2}- .*\n)*/m, 'cases: []\n'),
      'words/en/cases.yaml': () => 'heading: ⟦What is live⟧\n',
      'words/en/footer.yaml': (text) => text.replace(/^tagline: .*/m, 'tagline: ⟦One line⟧'),
    }),
  );
  const { files } = loadSite(folder);
  const found = checkOwnContent(folder, files)
    .map(({ remark }) => sayRemark(remark))
    .join('\n');
  expect(found).toContain('⟦One line⟧');
  expect(found).not.toContain('⟦What is live⟧');
});

/** The findings for the demo with these changes. */
function judge(changes: Readonly<Record<string, Change>>, ipLookupUrl?: string): string {
  const folder = removed(copyDemo(changes));
  const findings = checkContent(loadSite(folder).site, folder, ipLookupUrl);
  return findings.map(({ remark }) => named(remark).replaceAll(`${folder}/`, 'site/')).join('\n');
}

test('a tag or an IP look-up that the policies do not name is reported', () => {
  const tag = 'analytics:\n    - name: Plausível\n      src: https://plausivel.com.br/a.js';
  const changes = { 'site.yaml': (text: string) => text.replace('analytics: []', tag) };
  const found = judge(changes, 'https://quem.com.br/ip');
  expect(found).toMatch(/^policySilent site\/words\/en\/legal\/cookies\.md .*\bPlausível /m);
  expect(found).toMatch(/^policySilent site\/words\/pt-BR\/legal\/privacy\.md .*\bquem\.com\.br /m);
  expect(judge(changes, '/api/ip')).not.toMatch(/^policySilent .*\/api\/ip/m);
});

test('a company outside Brazil is told that the form refers to the LGPD', () => {
  const elsewhere = (text: string) => text.replace('country: BR', 'country: DE');
  expect(judge({ 'site.yaml': elsewhere })).toMatch(/^foreignLaw .*LGPD.*\bDE\b/m);
  expect(judge({})).not.toContain('LGPD');
  const own = (text: string) => `${text}\nnotice:\n  before: We use your data to answer you.\n`;
  const words = { 'words/en/contact.yaml': own, 'words/pt-BR/contact.yaml': own };
  expect(judge({ 'site.yaml': elsewhere, ...words })).not.toContain('LGPD');
});

test('colours with too little contrast and missing pictures are reported', () => {
  const found = judge({ 'theme.css': (text) => `${text}\n:root { --ink: #999 }` });
  expect(found).toMatch(/^faintInLight site\/theme\.css.*--ink on --paper /m);
  expect(found).toMatch(/ecommerce\/02-catalog\.\S+ .*npm run images -- ecommerce 02-catalog\.png/);
});
