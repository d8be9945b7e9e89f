import type { Language } from '../../contract/language.ts';
import type { ArticleFacts } from '../content/article.ts';
import { type MarkdownDocument, required, type Site } from '../content/site.ts';

/** An article in one language. */
export interface Article extends ArticleFacts {
  id: string;
  words: MarkdownDocument;
}

/** The site's articles in a language, the newest first. */
export function articlesOf(site: Site, language: Language): readonly Article[] {
  return Object.entries(site.articles)
    .map(([id, facts]) => ({
      ...facts,
      id,
      author: site.people.find((person) => person.id === facts.author)?.name ?? facts.author,
      words: required(site.words[language].articleWords[id], `article ${id}`),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}
