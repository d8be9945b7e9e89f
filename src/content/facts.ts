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
  /** What a sent lead is reported to Google Ads as (`AW-…/…`). */
  googleConversion: v.optional(text),
  /** Cookies that go when the visitor changes their mind; a `*` at the end stands for any ending. */
  cookies: v.optional(v.array(text), []),
});

export type Tag = v.InferOutput<typeof tag>;
export type Tags = Readonly<Record<Purpose, readonly Tag[]>>;

const language = v.picklist(engineLanguages, says('noneOf'));

/** What a site that names no languages has. */
export const usualLanguages: [Language, ...Language[]] = ['pt-BR', 'en'];

const halfHour = v.pipe(text, v.regex(/^(?:[01]\d|2[0-3]):[03]0$/, says('noHalfHour')));

const weekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** When somebody has time for a consultation: days as ISO numbers them, Monday is 1. */
const workingHours = v.pipe(
  v.strictObject({
    days: v.pipe(v.array(v.picklist(weekdays, says('noDay'))), v.nonEmpty(says('noDays'))),
    from: halfHour,
    to: halfHour,
    /** Holidays, and days on which nobody is there. */
    closed: v.optional(v.array(date), []),
  }),
  v.check(({ from, to }) => from < to, says('endsBefore')),
);

export type WorkingHours = v.InferOutput<typeof workingHours>;

/** The site's languages; the addresses of the first have no prefix. */
export const languagesSchema = v.optional(v.tupleWithRest([language], language), usualLanguages);

/** `site.yaml`: every fact about the company, once. */
export const factsSchema = v.strictObject({
  name: text,
  /** Where the name is too long: a phone's home screen and share cards. */
  shortName: v.optional(text),
  legalName: text,
  /** Host name without scheme; the pages' address where SITE_URL says no other. */
  domain: v.pipe(text, v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, says('noHostName'))),
  email: v.pipe(text, v.email(says('noEmail'))),
  /** As people read it, and as a phone dials it. */
  phone: v.strictObject({
    shown: text,
    dialled: v.pipe(text, v.regex(/^\+\d+$/, says('noDialledNumber'))),
  }),
  /** Number of the messaging app, digits only with the country's code; left out, none is shown. */
  whatsapp: v.optional(v.pipe(text, v.regex(/^\d+$/, says('noDigits')))),
  address: v.strictObject({
    street: text,
    city: text,
    /** Left out where addresses have none. */
    region: v.optional(text),
    postalCode: text,
    country: v.pipe(text, v.length(2, says('noCountryCode'))),
  }),
  /** The company's registration number with its name, such as `CNPJ 00.000.000/0001-30`. */
  companyId: text,
  /** The company page at the professional network; left out, none is shown. */
  linkedin: v.optional(url),
  /** Pages where a visitor books each kind of consultation; left out, the owner proposes a time. */
  booking: v.optional(v.strictObject(v.entriesFromList(consultationTypes, url))),
  /** When consultations are offered in the acknowledgement, where there is no `booking`. */
  workingHours: v.optional(workingHours),
  languages: languagesSchema,
  /** The owner's, for mails and commands (IANA). */
  timeZone: v.pipe(text, v.check(isTimeZone, says('noTimeZone'))),
  /** The language of the owner's mails and commands, and of the start. */
  ownerLanguage: language,
  /** Of the words that ask for consent to tags: with another version everybody is asked again. */
  consentVersion: v.optional(text, '1'),
  /** Date of the legal pages (specification chapter 9). */
  legalUpdated: date,
  /** Folders in `cases/`, in the order in which they are shown. */
  cases: v.array(
    v.pipe(
      text,
      v.regex(slug, says('noSlug')),
      v.check((id) => !otherPictures.includes(id), says('takenName')),
    ),
  ),
  /** Whether the pages ask for an address to write letters to; who subscribed before can leave in any case. */
  newsletter: v.optional(v.picklist(['yes', 'no'], says('noneOf')), 'yes'),
  tags: v.optional(v.strictObject(v.entriesFromList(purposes, v.optional(v.array(tag), []))), {}),
});

export type Facts = v.InferOutput<typeof factsSchema>;

/** `people.yaml`: what is the same about each person in every language. */
export const peopleSchema = v.array(
  v.strictObject({
    /** Key of their words in `words/{language}/team.yaml` and base name of their photo. */
    id: text,
    name: text,
    /** Address of their profile; left out, none is shown. */
    linkedin: v.optional(url),
  }),
);

export type Person = v.InferOutput<typeof peopleSchema>[number];

export interface Member extends Person {
  /** Whether their photo was imported; without one they have their initials. */
  hasPhoto: boolean;
}

/** `technologies.yaml`: names by group; the groups' titles are words. */
export const technologiesSchema = v.record(text, v.array(text));

const bar = v.strictObject({ fromMonths: v.number(), toMonths: v.number(), steps: v.number() });

/** `methodology.yaml`: first and last day of each step, and the figures that the comparison draws. */
export const methodologySchema = v.strictObject({
  days: v.array(v.tuple([v.number(), v.number()])),
  comparison: v.strictObject({ axisMonths: v.number(), traditional: bar, ours: bar }),
});

export type MethodologyFacts = v.InferOutput<typeof methodologySchema>;

/** Origins that the pages' security policy must allow for the tags: none where there are none. */
export function tagOrigins(tags: Tags): readonly string[] {
  const origins = purposes.flatMap((purpose) =>
    tags[purpose].flatMap(({ src, origins: more }) => [new URL(src).origin, ...more]),
  );
  return [...new Set(origins)];
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
