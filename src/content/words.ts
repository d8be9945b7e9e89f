import * as v from 'valibot';
import { companySizes, consultationTypes, interests, leadFields } from '../../contract/lead.ts';
import { commandWordsSchema } from './command-words.ts';
import { purposes } from './facts.ts';
import { mailWordsSchema, newsletterPageWordsSchema } from './mail-words.ts';
import { figure, pageMeta, sameFor, text, titledText } from './text.ts';

/** Sections of the landing page that a site may leave out by leaving out their words. */
export const optionalSections = [
  'about',
  'services',
  'methodology',
  'cases',
  'technologies',
  'team',
  'faq',
] as const;

export type SectionId = (typeof optionalSections)[number] | 'contact';

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

/** What begins each section of the landing page. */
const intro = { heading: text, lead: text };

const way = v.strictObject({ name: text, steps: text, duration: text, text });

const labelledFields = leadFields.filter((field) => field !== 'consultationType');

/** The words of a language: one file of `words/{language}/` for each key. */
export const wordsSchemas = {
  landing: v.strictObject(pageMeta),
  navigation: v.strictObject({
    skipToContent: text,
    home: text,
    main: text,
    openMenu: text,
    closeMenu: text,
    menu: text,
    language: text,
    links: sameFor([...navigationOrder, 'articles'], text),
  }),
  hero: v.strictObject({
    kicker: text,
    /** Lines that stand on the first rows of the calendar. */
    title: v.array(text),
    lead: text,
    primary: text,
    secondary: text,
    /** A site without it shows its mark where the thirty days would stand. */
    calendar: v.optional(v.strictObject({ label: text, day: text, live: text })),
    facts: v.array(figure),
  }),
  about: v.strictObject({
    ...intro,
    features: v.array(titledText),
    banner: titledText,
    /** The thirty days as a calendar from Monday on, with what is delivered on some of them. */
    calendar: v.optional(
      v.strictObject({
        title: text,
        dates: text,
        weekdays: v.array(text),
        deliveries: v.array(v.strictObject({ day: v.number(), when: text, what: text })),
      }),
    ),
  }),
  services: v.strictObject({
    ...intro,
    /** The first is the highlighted one. */
    items: v.array(titledText),
    highlight: text,
  }),
  methodology: v.strictObject({
    ...intro,
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
  cases: v.strictObject({ ...intro, open: text }),
  technologies: v.strictObject({ ...intro, level: text, groups: v.record(text, text) }),
  team: v.strictObject({
    ...intro,
    carousel: text,
    previous: text,
    next: text,
    profile: text,
    members: v.record(text, v.strictObject({ role: text, description: text })),
  }),
  faq: v.strictObject({
    ...intro,
    items: v.array(v.strictObject({ question: text, answer: text })),
  }),
  contact: v.strictObject({
    ...intro,
    channels: v.strictObject({
      heading: text,
      noScript: text,
      email: text,
      phone: text,
      messaging: text,
    }),
    consultation: v.strictObject({
      legend: text,
      types: sameFor(
        consultationTypes,
        v.strictObject({ name: text, duration: text, message: text }),
      ),
    }),
    fields: sameFor(labelledFields, text),
    optional: text,
    choose: text,
    phonePlaceholder: text,
    messageHint: text,
    bringBack: text,
    interests: sameFor(interests, text),
    companySizes: sameFor(companySizes, text),
    summaryTitle: text,
    submit: text,
    submitting: text,
    /** The link to the privacy policy with what stands before and behind it. */
    notice: v.strictObject({ before: v.string(), link: text, after: v.string() }),
    recaptchaNotice: text,
    /** `book` leads to where the visitor chooses a time, if the owner has such pages. */
    success: v.strictObject({ title: text, message: text, book: text }),
    /** What went wrong is said by the sentences that browser and server share. */
    error: v.strictObject({ title: text }),
  }),
  footer: v.strictObject({
    tagline: text,
    legal: text,
    contact: text,
    linkedin: text,
    messaging: text,
    privacy: text,
    terms: text,
    cookies: text,
    sampleNote: v.optional(text),
  }),
  newsletter: v.strictObject({
    heading: text,
    email: text,
    consent: text,
    submit: text,
    submitting: text,
    success: text,
    failure: text,
    noScript: text,
  }),
  'newsletter-pages': newsletterPageWordsSchema,
  mails: mailWordsSchema,
  /** Of the articles' pages, where a site has any; `{author}` stands for a name. */
  articles: v.strictObject({ ...pageMeta, all: text, by: text, feed: text }),
  commands: commandWordsSchema,
  toasts: v.strictObject({ close: text }),
  'project-page': v.strictObject({
    back: text,
    gallery: v.strictObject({
      label: text,
      previous: text,
      next: text,
      position: text,
      show: text,
      enlarge: text,
      close: text,
    }),
    measured: text,
    overview: text,
    challenge: text,
    solution: text,
    impact: text,
    keyPoints: text,
    features: text,
    technologies: text,
    aside: v.strictObject({ title: text, text, action: text }),
    next: text,
    notFound: v.strictObject({ title: text, text, back: text }),
  }),
  /** `{date}` stands for the date of the policies. */
  'legal-page': v.strictObject({ updated: text }),
  'not-found': v.strictObject({
    ...pageMeta,
    text,
    back: text,
    /** Specification chapter 2: they exist and are not displayed. */
    suggestions: v.array(text),
  }),
  consent: v.strictObject({
    heading: text,
    text,
    policy: text,
    purposes: sameFor(purposes, v.strictObject({ name: text, text })),
    /** Before the names of the services of a purpose. */
    services: v.string(),
    rejectAll: text,
    acceptAll: text,
    save: text,
    /** The button in the footer that opens the dialog again. */
    change: text,
    close: text,
  }),
} as const;

type Name = keyof typeof wordsSchemas;
type Optional = (typeof optionalSections)[number];
type WordsOf<N extends Name> = v.InferOutput<(typeof wordsSchemas)[N]>;

/** The words of a section that the site has. */
export type SectionWords<N extends SectionId> = WordsOf<N>;

/** All words of one language but those of the cases. */
export type Words = { [N in Exclude<Name, Optional>]: WordsOf<N> } & {
  [N in Optional]?: WordsOf<N>;
};
