import type { Language } from '../contract/language.ts';
import type { SubjectGroup } from './subjects.ts';
import type { Path } from './text-file.ts';
import en from './words/en.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

/** What the editor itself says; `labels` are keys of the files for somebody who does not read English. */
export interface EditorWords extends Readonly<Omit<typeof en, 'groups' | 'labels'>> {
  groups: Readonly<Record<SubjectGroup, string>>;
  labels: Readonly<Record<string, string>>;
}

export const editorWords: Readonly<Record<Language, EditorWords>> = { 'pt-BR': ptBR, en };

/**
 * A place in a file in words: `items.0.question` is “Itens 1, pergunta”. A key that means something else at one
 * place has a label by its path, `heads.lead`.
 *
 * @param sentence of the engine there, which names a place whose key has no label: keys are English
 */
export function labelOf(path: Path, { labels, person }: EditorWords, sentence = ''): string {
  const short = sentence.length > 40 ? `${sentence.slice(0, 40)}…` : sentence;
  const parts = path.map((key, at) => {
    // The one file that is itself a list is of people.
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
