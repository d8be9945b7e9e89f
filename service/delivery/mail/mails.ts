import { site } from '#site';
import { encodeEmail } from '../../../contract/email.ts';
import { type Language, languageFacts, languageName } from '../../../contract/language.ts';
import { type LeadField, leadFields } from '../../../contract/lead.ts';
import { dialledPhone, formatPhone, whatsAppLink } from '../../../contract/phone.ts';
import { chosenWords } from '../../../src/content/chosen-words.ts';
import type { Words } from '../../../src/content/words.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { writeCommand } from '../../write-command.ts';
import type { Alert } from '../alert.ts';
import type { OfferedTimes } from './draft.ts';
import type { Block, Fact, MailContent } from './render-mail.ts';

const wordsIn = (language: Language): Words['mails'] => site.words[language].mails;

/** Replaces the names in braces by values. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}

/** Returns the first 140 characters of a text on one line, for previews and lists; never half an emoji. */
export const excerptOf = (text: string): string =>
  Array.from(text.replace(/\s+/g, ' ')).slice(0, 140).join('');

/** Returns the first name, unless it may be an advertisement; nothing else that was typed is repeated. */
function greetingName(name: string): string | undefined {
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}(?!\S)/u.exec(name)?.[0];
}

/** The mail that the visitor gets right after writing, in the language of the page. */
export function acknowledgement(lead: StoredLead, offered?: OfferedTimes): MailContent {
  const { language } = lead;
  const { acknowledgement: words, fields } = wordsIn(language);
  const { titleFor, text, more, book, times, footer, title, ...opening } = words;
  const href = site.facts.booking?.[lead.consultationType];
  const person = greetingName(lead.name);
  const shown = shownFields(lead, language);
  const rows = facts([
    [fields.interest, shown.interest],
    [fields.consultationType, shown.consultationType],
  ]);
  return {
    language,
    ...opening,
    title: person ? fill(titleFor, { person }) : title,
    blocks: [
      ...text.map(paragraph),
      { kind: 'facts', rows },
      ...action(book, href),
      ...timeBlocks(times, offered),
      paragraph(more),
    ],
    footer: [footer],
  };
}

/** Links to free times, if there are any. */
export function timeBlocks(text: string, offered: OfferedTimes | undefined): Block[] {
  if (!offered) return [];
  const { times, minutes, zone } = offered;
  return [
    paragraph(fill(text, { minutes: String(minutes), zone })),
    ...times.flatMap(({ label, href }) => action(label, href)),
  ];
}

/** The mail that asks whether the person meant to subscribe (double opt-in). */
export function newsletterConfirmation(
  language: Language,
  links: { confirm: string; unsubscribe: string },
): MailContent {
  const { text, action: label, footer, refuse, ...opening } = wordsIn(language).confirmation;
  return {
    language,
    ...opening,
    blocks: [paragraph(text), ...action(label, links.confirm)],
    footer: [footer],
    last: { label: refuse, href: links.unsubscribe },
  };
}

/** The mail that tells the owner of a problem and what to do. */
export function alertMail(alert: Alert): MailContent {
  const { ownerLanguage: language, name } = site.facts;
  const { kicker, look, replay, footer, problems } = wordsIn(language).alert;
  const { title, text } = problems[alert.problem];
  const { channel } = alert;
  const commands = channel
    ? [command(look, 'health'), command(replay, `replay --channel ${channel}`)]
    : [];
  return {
    language,
    subject: `${name}: ${title}`,
    preview: text,
    kicker,
    title,
    blocks: [paragraph(text), { kind: 'facts', rows: alertRows(alert) }, ...commands],
    footer: [footer],
  };
}

/** The numbers of a channel that does not deliver. */
export function alertRows({ dead, waiting, oldestWaitingMs }: Alert): Fact[] {
  const { ownerLanguage: language } = site.facts;
  const { alert: words } = wordsIn(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const hours = oldestWaitingMs && number.format(oldestWaitingMs / 3_600_000);
  return facts([
    [words.given, dead && String(dead)],
    [words.waiting, waiting && String(waiting)],
    [words.oldest, hours && fill(words.hours, { n: hours })],
  ]);
}

/** The owner's mail about a new lead: every field, and a button to the inbox or else the commands. */
export function ownerNotice(
  lead: StoredLead,
  addresses: readonly string[],
  link: string | undefined,
): MailContent {
  const { ownerLanguage: language, timeZone } = site.facts;
  const { fields, notice: words } = wordsIn(language);
  const { id, name: person, folder, phone, message } = lead;
  const isHeld = folder === 'held';
  const subject = `${person} – ${shownFields(lead, language).interest}`;
  const received = new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(lead.receivedAt);
  const held = { folder: words.folders[folder], reasons: reasonsOf(lead, words).join('; ') };
  const toDecide = [command(words.release, `release ${id}`), command(words.spam, `spam ${id}`)];
  return {
    language,
    subject: isHeld ? fill(words.heldSubject, { subject }) : subject,
    preview: excerptOf(message),
    kicker: received,
    title: fill(isHeld ? words.heldTitle : words.title, { person }),
    blocks: [
      ...(isHeld ? [paragraph(fill(words.held, held))] : []),
      ...(isHeld && !link ? toDecide : []),
      ...action(words.open, link),
      { kind: 'quote', label: fields.message, text: message },
      ...action(words.whatsapp, whatsAppLink(phone)),
      { kind: 'facts', rows: leadRows(lead, language) },
      ...(link ? [] : [command(words.show, `show ${id}`)]),
    ],
    footer: words.footer.map((line) => fill(line, { addresses: addresses.join(', ') })),
  };
}

function reasonsOf({ reasons }: StoredLead, words: Words['mails']['notice']): string[] {
  return reasons.map((reason) => words.reasons[reason]);
}

/** All fields of a lead except the message. */
export function leadRows(lead: StoredLead, language: Language): Fact[] {
  const { fields, notice: words } = wordsIn(language);
  const { attribution } = lead;
  const values = { ...shownFields(lead, language), message: undefined };
  const links: Partial<Record<LeadField, string>> = {
    email: `mailto:${encodeEmail(lead.email)}`,
    phone: `tel:${dialledPhone(lead.phone)}`,
  };
  const campaign = Object.entries(attribution?.utm ?? {}).map(([key, value]) => `${key}=${value}`);
  return facts([
    ...leadFields.map((field) => [fields[field], values[field], links[field]] as const),
    [words.language, languageName(lead.language, language)],
    [words.page, attribution?.page],
    [words.referrer, attribution?.referrer],
    [words.campaign, campaign.join('\n')],
    [words.folder, [words.folders[lead.folder], ...reasonsOf(lead, words)].join('; ')],
  ]);
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

function command(label: string, text: string): Block {
  return { kind: 'command', label, text: writeCommand(text) };
}

function action(label: string, href: string | false | undefined): Block[] {
  return href ? [{ kind: 'action', label, href }] : [];
}

type Row = readonly [label: string, value: string | 0 | undefined, href?: string | undefined];

function facts(rows: readonly Row[]): Fact[] {
  return rows.flatMap(([label, value, href]) =>
    value ? { label, value, ...(href && { href }) } : [],
  );
}

/** Returns a lead's fields for people: choices have their names from the form. */
export function shownFields(
  lead: Pick<StoredLead, LeadField>,
  language: Language,
): Record<LeadField, string | undefined> {
  const chosen = chosenWords(lead, site.words[language].contact);
  return { ...lead, phone: formatPhone(lead.phone), ...chosen };
}
