import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import commands from '../src/words/pt-BR/commands.json' with { type: 'json' };
import { openTestEditor } from './testing/test-editor.ts';

/** The Portuguese labels on a page of the editor, by place in the file, such as `items.0.question`. */
async function labelsAt(address: string): Promise<ReadonlyMap<string, string>> {
  const page = parse(await (await openTestEditor('pt-BR').get(address)).text());
  return new Map(
    page.querySelectorAll('fieldset').map((row) => {
      const name = row.querySelector('[name]')?.getAttribute('name') ?? '[]';
      const [, ...place]: string[] = JSON.parse(name);
      return [place.join('.'), row.querySelector('legend')?.text ?? ''];
    }),
  );
}

test('a field without a Portuguese label is labelled with the engine’s text', async () => {
  const labels = [...(await labelsAt('/edit/words/commands')).values()];
  expect(labels).toContain(`Opções, “${commands.options.json}”`);
  const long = labels.filter((label) => label.includes(commands.sentences.noStore.slice(0, 30)));
  expect(long).toEqual([expect.stringMatching(/^.{30,70}…”$/)]);
});

test('a key with another meaning in one place has its own label there', async () => {
  const labels = await labelsAt('/edit/words/commands');
  const general = (await labelsAt('/edit/words/faq')).get('lead')?.toLowerCase();
  expect(labels.get('heads.lead')).toBeTruthy();
  expect(labels.get('heads.lead')).not.toContain(general);
});

test('no label starts with a number, even in files that are lists', async () => {
  const labels = await labelsAt('/edit/people');
  expect(labels.size).toBeGreaterThan(0);
  for (const label of labels.values()) expect(label).toMatch(/^\p{L}/u);
});
