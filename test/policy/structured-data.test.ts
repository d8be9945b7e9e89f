import * as v from 'valibot';
import { expect, test } from 'vitest';
import { languages, site } from '#site';
import { addressIn } from '../../src/addresses.ts';
import { indexedPages, type PageKindName } from '../../src/head/page-kinds.ts';
import { type BuiltPage, fileAt, foundPages, origin } from './support/built-site.ts';

/** An absolute URL of the site that exists. */
const ownAddress = v.pipe(
  v.string(),
  v.url(),
  v.check((url) => url.startsWith(origin), 'another site'),
  v.check((url) => fileAt(new URL(url).pathname) !== undefined, 'leads nowhere'),
);
const text = v.pipe(v.string(), v.minLength(1));
const language = v.picklist(languages);

/** Google's documented requirements for each type, and our own additions. */
const schemas = {
  Organization: v.object({
    name: text,
    url: ownAddress,
    logo: ownAddress,
    email: v.pipe(v.string(), v.email()),
    telephone: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
    address: v.object({
      '@type': v.literal('PostalAddress'),
      streetAddress: text,
      addressLocality: text,
      postalCode: text,
      addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    }),
  }),
  WebSite: v.object({ name: text, url: ownAddress, inLanguage: language }),
  FAQPage: v.object({
    inLanguage: language,
    mainEntity: v.array(
      v.object({
        '@type': v.literal('Question'),
        name: text,
        acceptedAnswer: v.object({ '@type': v.literal('Answer'), text }),
      }),
    ),
  }),
  BreadcrumbList: v.object({
    itemListElement: v.pipe(
      v.array(
        v.object({
          '@type': v.literal('ListItem'),
          position: v.pipe(v.number(), v.integer()),
          name: text,
          item: ownAddress,
        }),
      ),
      v.minLength(2),
      v.check((items) => items.every(({ position }, at) => position === at + 1), 'out of order'),
    ),
  }),
  CreativeWork: v.object({
    name: text,
    description: text,
    url: ownAddress,
    image: ownAddress,
    inLanguage: language,
    creator: v.object({ '@type': v.literal('Organization'), name: text, url: ownAddress }),
  }),
  BlogPosting: v.object({
    headline: text,
    description: text,
    datePublished: v.pipe(v.string(), v.isoDate()),
    author: v.object({ '@type': v.literal('Person'), name: text }),
    image: ownAddress,
    url: ownAddress,
    inLanguage: language,
    publisher: v.object({ '@type': v.literal('Organization'), name: text, url: ownAddress }),
  }),
} as const;

type EntityType = keyof typeof schemas;

const hasQuestions = site.words[languages[0]].faq !== undefined;

/** Types of each page kind; all other pages have only the breadcrumb. */
const typesByKind: Readonly<Partial<Record<PageKindName, readonly EntityType[]>>> = {
  landing: [...(hasQuestions ? (['FAQPage'] as const) : []), 'Organization', 'WebSite'],
  project: ['BreadcrumbList', 'CreativeWork'],
  article: ['BlogPosting', 'BreadcrumbList'],
  'not-found': [],
};

const kinds = new Map(
  indexedPages(site, origin).map(({ kind, language, path }) => [addressIn(language, path), kind]),
);

const graphSchema = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.picklist(Object.keys(schemas) as EntityType[]) })),
});

/** The entities of a page; throws if one is not JSON, or of an unknown type. */
function entitiesOf({ html }: BuiltPage) {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].flatMap(([, json = '']) => v.parse(graphSchema, JSON.parse(json))['@graph']);
}

/** The page's text as visitors read it. */
function visibleText({ tags: _, html }: BuiltPage): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

test.each(foundPages.map((page) => [page.path, page] as const))(
  '%s has valid structured data for each type',
  (path, page) => {
    const entities = entitiesOf(page);
    const kind = kinds.get(path);
    expect(entities.map((entity) => entity['@type']).sort()).toEqual(
      kind && (typesByKind[kind] ?? ['BreadcrumbList']),
    );
    for (const entity of entities) {
      const { issues = [] } = v.safeParse(schemas[entity['@type']], entity);
      const problems = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
      expect(problems, entity['@type']).toEqual([]);
      if (typeof entity['inLanguage'] === 'string') {
        expect(page.html).toContain(`<html lang="${entity['inLanguage']}"`);
      }
    }
  },
);

test.runIf(hasQuestions).each(languages)(
  'the questions and answers in structured data are those on the page (%s)',
  (language) => {
    const page = foundPages.find(({ path }) => path === addressIn(language, '/'));
    if (!page) throw new Error(`There is no landing page in ${language}.`);
    const faq = entitiesOf(page).find((entity) => entity['@type'] === 'FAQPage');
    const { mainEntity } = v.parse(schemas.FAQPage, faq);
    expect(mainEntity).toHaveLength(site.words[language].faq?.items.length ?? 0);
    const shown = visibleText(page);
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(shown).toContain(name.replace(/\s+/g, ' '));
      expect(shown).toContain(acceptedAnswer.text.replace(/\s+/g, ' '));
    }
  },
);
