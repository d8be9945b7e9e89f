import * as v from 'valibot';
import type { LeadField } from '../../contract/lead.ts';
import articles from '../words/en/articles.json' with { type: 'json' };
import bookingPages from '../words/en/booking-pages.json' with { type: 'json' };
import cases from '../words/en/cases.json' with { type: 'json' };
import commands from '../words/en/commands.json' with { type: 'json' };
import consent from '../words/en/consent.json' with { type: 'json' };
import contact from '../words/en/contact.json' with { type: 'json' };
import footer from '../words/en/footer.json' with { type: 'json' };
import legalPage from '../words/en/legal-page.json' with { type: 'json' };
import mails from '../words/en/mails.json' with { type: 'json' };
import navigation from '../words/en/navigation.json' with { type: 'json' };
import newsletter from '../words/en/newsletter.json' with { type: 'json' };
import newsletterPages from '../words/en/newsletter-pages.json' with { type: 'json' };
import notFound from '../words/en/not-found.json' with { type: 'json' };
import projectPage from '../words/en/project-page.json' with { type: 'json' };
import prose from '../words/en/prose.json' with { type: 'json' };
import sentences from '../words/en/sentences.json' with { type: 'json' };
import team from '../words/en/team.json' with { type: 'json' };
import technologies from '../words/en/technologies.json' with { type: 'json' };
import toasts from '../words/en/toasts.json' with { type: 'json' };
import { figure, pageMeta, text, titledText } from './text.ts';

/** Links of the bar in their order (specification chapter 2). */
export const navigationOrder = [
  'services',
  'cases',
  'methodology',
  'technologies',
  'about',
  'team',
  'contact',
] as const;

type Shape<W> = { [Key in keyof W]: v.GenericSchema<unknown, W[Key]> };

/** Builds a schema from the engine's English words: the same keys and types. */
export function shapeOf<W extends object>(words: W): Shape<W> {
  const entries = Object.entries(words).map(([key, value]) => [key, schemaOf(value)]);
  // Each schema was made of the value under the same key.
  return Object.fromEntries(entries) as Shape<W>;
}

function schemaOf(value: unknown): v.GenericSchema {
  if (Array.isArray(value)) return v.array(schemaOf(value[0]));
  return typeof value === 'object' && value ? v.strictObject({ ...shapeOf(value) }) : text;
}

const intro = { heading: text, lead: text };

const section = <E extends v.ObjectEntries>(entries: E) =>
  v.optional(v.strictObject({ ...intro, ...entries }));

/** Words with a name for each field of the form; a new field without one is a type error here. */
type NamesOf<Field extends LeadField> = { fields: Readonly<Record<Field, string>> };

/** Fields with a label; the consultation type is a fieldset with a legend instead. */
export type LabelledField = Exclude<LeadField, 'consultationType'>;

const way = v.strictObject({ name: text, steps: text, duration: text, text });

/** Sections of the landing page in order; a site leaves one out by having no words for it. */
const sections = {
  about: section({
    features: v.array(titledText),
    banner: titledText,
    /** The thirty days as a calendar that starts on a Monday, with the days that have a delivery. */
    calendar: v.optional(
      v.strictObject({
        title: text,
        dates: text,
        weekdays: v.array(text),
        deliveries: v.array(v.strictObject({ day: v.number(), when: text, what: text })),
      }),
    ),
  }),
  services: section({
    /** The first is the highlighted one. */
    items: v.array(titledText),
    highlight: text,
  }),
  methodology: section({
    days: text,
    steps: v.array(titledText),
    comparison: v.strictObject({
      heading: text,
      caption: text,
      traditional: way,
      ours: way,
      mvp: text,
    }),
    benefitsHeading: text,
    benefits: v.array(titledText),
    closing: v.strictObject({ text, action: text }),
  }),
  cases: section(shapeOf(cases)),
  technologies: section({
    ...shapeOf(technologies),
    groups: v.nullish(v.record(text, text), {}),
  }),
  team: section({
    ...shapeOf(team),
    members: v.nullish(v.record(text, v.strictObject({ role: text, description: text })), {}),
  }),
  faq: section({
    items: v.array(v.strictObject({ question: text, answer: text })),
  }),
} as const;

/**
 * The words of a language: one file of `words/{language}/` for each key. The engine's own words have the
 * shape of its English ones; only the words that each site writes itself are described here.
 */
export const wordsSchemas = {
  landing: v.strictObject(pageMeta),
  navigation: v.strictObject(shapeOf(navigation)),
  hero: v.strictObject({
    kicker: text,
    /** Lines of the heading, on the first rows of the calendar. */
    title: v.array(text),
    lead: text,
    primary: text,
    secondary: text,
    /** A site without it shows its mark in place of the calendar. */
    calendar: v.optional(v.strictObject({ label: text, day: text, live: text })),
    facts: v.array(figure),
  }),
  ...sections,
  contact: v.strictObject({ ...intro, ...shapeOf(contact satisfies NamesOf<LabelledField>) }),
  footer: v.strictObject({ ...shapeOf(footer), tagline: text, sampleNote: v.optional(text) }),
  newsletter: v.strictObject(shapeOf(newsletter)),
  /** Error messages of browser and server. */
  sentences: v.strictObject(shapeOf(sentences)),
  'newsletter-pages': v.strictObject(shapeOf(newsletterPages)),
  'booking-pages': v.strictObject(shapeOf(bookingPages)),
  mails: v.strictObject(shapeOf(mails satisfies NamesOf<LeadField>)),
  articles: v.strictObject(shapeOf(articles)),
  commands: v.strictObject(shapeOf(commands)),
  toasts: v.strictObject(shapeOf(toasts)),
  'project-page': v.strictObject(shapeOf(projectPage)),
  'legal-page': v.strictObject(shapeOf(legalPage)),
  prose: v.strictObject(shapeOf(prose)),
  'not-found': v.strictObject(shapeOf(notFound)),
  consent: v.strictObject(shapeOf(consent)),
} as const;

type Name = keyof typeof wordsSchemas;

/** All words of one language but those of the cases. */
export type Words = v.InferOutput<v.StrictObjectSchema<typeof wordsSchemas, undefined>>;

/** Why a lead is not in the inbox; it may have several reasons. */
export type FolderReason = keyof Words['mails']['notice']['reasons'];

/** The words of a section that is present. */
export type SectionWords<N extends Name> = NonNullable<Words[N]>;

/** Only sections: other optional words belong to pages. */
export const optionalSections = Object.keys(sections) as (keyof typeof sections)[];

export type SectionId = keyof typeof sections | 'contact';
