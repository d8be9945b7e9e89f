import type { Language } from '../../contract/language.ts';
import { required, type Site } from '../content/site.ts';

export type Article = ReturnType<typeof articleOf>;

export function articleOf({ articles, people, words }: Site, language: Language, id: string) {
  const facts = required(articles[id], `article ${id}`);
  const author = people.find((person) => person.id === facts.author)?.name ?? facts.author;
  return {
    ...facts,
    id,
    author,
    words: required(words[language].articleWords[id], `article ${id}`),
  };
}

/** The site's articles in a language, the newest first. */
export function articlesOf(site: Site, language: Language): readonly Article[] {
  return Object.keys(site.articles)
    .map((id) => articleOf(site, language, id))
    .sort((a, b) => b.date.localeCompare(a.date));
}
