import * as v from 'valibot';
import { leadFields } from '../../contract/lead.ts';
import { folderReasons, folders, problemNames } from '../../contract/owner-words.ts';
import { sameFor, text, titledText } from './text.ts';

const opening = { subject: text, kicker: text, title: text, preview: text };

/** Of the mails that the service sends; the owner's are in the owner's language. */
export const mailWordsSchema = v.strictObject({
  fields: sameFor(leadFields, text),
  acknowledgement: v.strictObject({
    ...opening,
    /** The title where the name can be trusted; `{person}` stands for it. */
    titleFor: text,
    text: v.array(text),
    more: text,
    book: text,
    footer: text,
  }),
  confirmation: v.strictObject({ ...opening, text, action: text, footer: text, refuse: text }),
  notice: v.strictObject({
    title: text,
    heldSubject: text,
    heldTitle: text,
    held: text,
    release: text,
    spam: text,
    whatsapp: text,
    language: text,
    page: text,
    referrer: text,
    campaign: text,
    folder: text,
    show: text,
    footer: v.array(text),
    folders: sameFor(folders, text),
    reasons: sameFor(folderReasons, text),
  }),
  alert: v.strictObject({
    kicker: text,
    given: text,
    waiting: text,
    oldest: text,
    hours: text,
    look: text,
    replay: text,
    footer: text,
    problems: sameFor(problemNames, titledText),
  }),
  /** Of what is told to a chat. */
  events: v.strictObject({ erased: text, confirmed: text, left: text }),
});

export type MailWords = v.InferOutput<typeof mailWordsSchema>;

const asked = v.strictObject({ title: text, text, action: text });

/** Of the pages behind the links in the newsletter's mails. */
export const newsletterPageWordsSchema = v.strictObject({
  back: text,
  'ask-confirm': asked,
  confirmed: titledText,
  'ask-unsubscribe': asked,
  unsubscribed: titledText,
  'ask-refuse': asked,
  refused: titledText,
  'unknown-link': titledText,
  unavailable: titledText,
});

export type NewsletterPageWords = v.InferOutput<typeof newsletterPageWordsSchema>;
