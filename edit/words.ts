import type { Language } from '../contract/language.ts';
import type { SubjectGroup } from './subjects.ts';
import type { Path } from './text-file.ts';
import en from './words/en.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

/** The editor's own words; `labels` translate the keys of the files. */
export interface EditorWords extends Readonly<Omit<typeof en, 'groups' | 'labels'>> {
  groups: Readonly<Record<SubjectGroup, string>>;
  labels: Readonly<Record<string, string>>;
}

export const editorWords: Readonly<Record<Language, EditorWords>> = { 'pt-BR': ptBR, en };

/**
 * A path in words: `items.0.question` is “Itens 1, pergunta”. A key with another meaning at one path has a
 * label under that path, `heads.lead`.
 *
 * @param sentence the engine's default at this path, used as label if the key has none, because keys are
 *   English
 */
export function labelOf(path: Path, { labels, person }: EditorWords, sentence = ''): string {
  const short = sentence.length > 40 ? `${sentence.slice(0, 40)}…` : sentence;
  const parts = path.map((key, at) => {
    // The only file that is itself a list is `people.yaml`.
    if (typeof key === 'number') return `${at === 0 ? person : ''} ${key + 1}`;
    const called = labels[path.slice(0, at + 1).join('.')] ?? labels[key];
    const isLast = at === path.length - 1;
    if (isLast && short && !called) return `, “${short}”`;
    const spaced = key.replaceAll('-', ' ').replace(/[A-Z]/g, (big) => ` ${big.toLowerCase()}`);
    return `, ${called ?? spaced}`;
  });
  const label = parts.join('').replace(/^, /, '').trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Name of something that can be removed, given as group and id: of a section its label. */
export function itemName(item: string, words: EditorWords): string {
  const [group, id = ''] = item.split('/');
  return group === 'words' ? labelOf([id], words) : id;
}
