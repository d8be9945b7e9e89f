import * as v from 'valibot';
import { engineLanguages, type Language } from '../../contract/language.ts';
import { consultationTypes } from '../../contract/lead.ts';
import { otherPictures } from './case.ts';
import { type Purpose, purposes } from './purposes.ts';
import { says } from './remark.ts';
import { date, slug, text } from './text.ts';

const url = v.pipe(text, v.url(says('noUrl')));

/** An analytics or marketing tag, which loads only after consent. */
const tag = v.strictObject({
  /** Name of the service, as the dialog shows it. */
  name: text,
  src: v.pipe(url, v.startsWith('https://', says('noHttps'))),
  /** Where the script sends to and loads from, beside the origin of `src`; `https://*.host` is allowed. */
  origins: v.optional(
    v.array(v.pipe(text, v.regex(/^https:\/\/(\*\.)?[a-z0-9.-]+$/, says('noOrigin')))),
    [],
  ),
  /** Google's own tags: the measurement id (`G-…`, `AW-…`), set up under Google's consent mode. */
  googleId: v.optional(text),
  /** Google Ads conversion that a sent lead is reported as (`AW-…/…`). */
  googleConversion: v.optional(text),
  /** Cookies to delete when consent is withdrawn; a trailing `*` matches any ending. */
  cookies: v.optional(v.array(text), []),
});

export type Tag = v.InferOutput<typeof tag>;
export type Tags = Readonly<Record<Purpose, readonly Tag[]>>;

const language = v.picklist(engineLanguages, says('noneOf'));

/** Default languages of a site. */
export const usualLanguages: [Language, ...Language[]] = ['pt-BR', 'en'];

const halfHour = v.pipe(text, v.regex(/^(?:[01]\d|2[0-3]):[03]0$/, says('noHalfHour')));

const weekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Hours in which consultations are offered; days are ISO numbers, Monday is 1. */
const workingHours = v.pipe(
  v.strictObject({
    days: v.pipe(v.array(v.picklist(weekdays, says('noDay'))), v.nonEmpty(says('noDays'))),
    from: halfHour,
    to: halfHour,
    /** Holidays and other days without consultations. */
    closed: v.optional(v.array(date), []),
  }),
  v.check(({ from, to }) => from < to, says('endsBefore')),
);

export type WorkingHours = v.InferOutput<typeof workingHours>;

/** The site's languages; the addresses of the first have no prefix. */
export const languagesSchema = v.optional(
  v.pipe(
    v.tupleWithRest([language], language),
    v.check((list) => isDistinct(list), says('repeats')),
  ),
  usualLanguages,
);

const caseId = v.pipe(
  text,
  v.regex(slug, says('noSlug')),
  v.check((id) => !otherPictures.includes(id), says('takenName')),
);

/** `site.yaml`: every fact about the company, once. */
export const factsSchema = v.strictObject({
  name: text,
  /** Name below the icon on a phone's home screen, where `name` may be too long. */
  shortName: v.optional(text),
  legalName: text,
  /** Host name without scheme; the pages' address unless SITE_URL names another. */
  domain: v.pipe(text, v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, says('noHostName'))),
  email: v.pipe(text, v.email(says('noEmail'))),
  /** `shown` to people, and `dialled` by phones: `+` and digits with country code. */
  phone: v.strictObject({
    shown: text,
    dialled: v.pipe(text, v.regex(/^\+\d+$/, says('noDialledNumber'))),
  }),
  /** WhatsApp number, digits only with country code; optional. */
  whatsapp: v.optional(v.pipe(text, v.regex(/^\d+$/, says('noDigits')))),
  address: v.strictObject({
    street: text,
    city: text,
    /** Left out where addresses have none. */
    region: v.optional(text),
    postalCode: text,
    country: v.pipe(text, v.regex(/^[A-Z]{2}$/, says('noCountryCode'))),
  }),
  /** The company's registration number with its name, such as `CNPJ 00.000.000/0001-30`. */
  companyId: text,
  /** Address of the company's LinkedIn page; optional. */
  linkedin: v.optional(url),
  /** Booking page of each kind of consultation; without them the owner proposes a time. */
  booking: v.optional(v.strictObject(v.entriesFromList(consultationTypes, url))),
  /** Hours of the times that the acknowledgement mail offers, if there is no `booking`. */
  workingHours: v.optional(workingHours),
  languages: languagesSchema,
  /** Time zone for the owner's mails and commands (IANA name). */
  timeZone: v.pipe(text, v.check(isTimeZone, says('noTimeZone'))),
  /** Language of the owner's mails, commands and start message. */
  ownerLanguage: language,
  /** Version of the consent dialog's wording: when it changes, every visitor is asked again. */
  consentVersion: v.optional(text, '1'),
  /** Date of the legal pages (specification chapter 9). */
  legalUpdated: date,
  /** Folder names in `cases/`, in display order. */
  cases: v.pipe(
    v.array(caseId),
    v.check((list) => isDistinct(list), says('repeats')),
  ),
  /** Whether the pages have the newsletter form; unsubscribe links work in either case. */
  newsletter: v.optional(v.picklist(['yes', 'no'], says('noneOf')), 'yes'),
  tags: v.optional(v.strictObject(v.entriesFromList(purposes, v.optional(v.array(tag), []))), {}),
});

export type Facts = v.InferOutput<typeof factsSchema>;

/** `people.yaml`: the facts of each person, the same in every language. */
export const peopleSchema = v.array(
  v.strictObject({
    /** Key of their words in `words/{language}/team.yaml` and base name of their photo. */
    id: text,
    name: text,
    /** Address of their LinkedIn profile; optional. */
    linkedin: v.optional(url),
  }),
);

export type Person = v.InferOutput<typeof peopleSchema>[number];

export interface Member extends Person {
  /** Whether their photo was imported; without one their initials are shown. */
  hasPhoto: boolean;
}

/** `technologies.yaml`: names by group; the titles of the groups are in the words. */
export const technologiesSchema = v.record(text, v.array(text));

const bar = v.strictObject({ fromMonths: v.number(), toMonths: v.number(), steps: v.number() });

/** `methodology.yaml`: first and last day of each step, and the figures of the comparison chart. */
export const methodologySchema = v.strictObject({
  days: v.array(v.tuple([v.number(), v.number()])),
  comparison: v.strictObject({ traditional: bar, ours: bar }),
});

export type MethodologyFacts = v.InferOutput<typeof methodologySchema>;

/** Origins that the pages' security policy must allow for the tags. */
export function tagOrigins(tags: Tags): readonly string[] {
  const origins = purposes.flatMap((purpose) =>
    tags[purpose].flatMap(({ src, origins: more }) => [new URL(src).origin, ...more]),
  );
  return [...new Set(origins)];
}

function isDistinct(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
