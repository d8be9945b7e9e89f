import type { Language } from '../../contract/language.ts';
import type { ArticleFacts } from './article.ts';
import type { Case, CaseWords } from './case.ts';
import type { Facts, Member, MethodologyFacts } from './facts.ts';
import type { Mark } from './mark.ts';
import type { Palette } from './theme.ts';
import type { Words } from './words.ts';

export const legalDocumentIds = ['privacy', 'terms', 'cookies'] as const;
export type LegalDocumentId = (typeof legalDocumentIds)[number];

/** A legal page or an article: its head, and its text in Markdown. */
export interface MarkdownDocument {
  title: string;
  description: string;
  markdown: string;
}

/** Everything that an owner owns, read from the site folder and checked. */
export interface Site {
  facts: Facts;
  people: readonly Member[];
  technologies: Readonly<Record<string, readonly string[]>>;
  methodology: MethodologyFacts | undefined;
  cases: Readonly<Record<string, Case>>;
  /** By id; empty for most sites. */
  articles: Readonly<Record<string, ArticleFacts>>;
  mark: Mark;
  /** File names of the share images that exist. */
  shareImages: readonly string[];
  /** The theme's colours for what stylesheets cannot style: mails, icons, the browser's toolbar. */
  palette: Palette;
  words: Readonly<Record<Language, LanguageWords>>;
}

export interface LanguageWords extends Words {
  caseWords: Readonly<Record<string, CaseWords>>;
  articleWords: Readonly<Record<string, MarkdownDocument>>;
  legal: Readonly<Record<LegalDocumentId, MarkdownDocument>>;
}

/** Returns a part that validation of the site folder guarantees; throws if it is missing. */
export function required<T>(part: T | undefined, name: string): T {
  if (part === undefined) throw new Error(`The site has no ${name}.`);
  return part;
}
