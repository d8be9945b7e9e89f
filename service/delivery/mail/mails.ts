import { site } from '#site';
import { type Language, languageFacts } from '../../../contract/language.ts';
import { type LeadField, leadFields } from '../../../contract/lead.ts';
import { dialledPhone, mayHaveWhatsApp } from '../../../contract/phone.ts';
import type { Words } from '../../../src/content/words.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import type { Alert } from '../alert.ts';
import type { OfferedTimes } from './draft.ts';
import { shownFields } from './lead-words.ts';
import type { Block, Fact, MailContent } from './render-mail.ts';

const greetingMaxLength = 30;

const wordsIn = (language: Language): Words['mails'] => site.words[language].mails;

/** Puts values in place of the names in braces. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}

/**
 * The first name, or nothing if it could be an advertisement: a form that mails any text to any
 * address would be abused, so the acknowledgement repeats nothing else of what was typed.
 */
function greetingName(name: string): string | undefined {
  const first = name.trim().split(/\s+/)[0] ?? '';
  return first.length <= greetingMaxLength && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(first)
    ? first
    : undefined;
}

/** The mail that the visitor gets right after writing, in the language of the page. */
export function acknowledgement(lead: StoredLead, offered?: OfferedTimes): MailContent {
  const { language } = lead;
  const { acknowledgement: words, fields } = wordsIn(language);
  const { titleFor, text, more, book, times, footer, title, ...opening } = words;
  const href = site.facts.booking?.[lead.consultationType];
  const person = greetingName(lead.name);
  const shown = shownFields(lead, language);
  const rows = [
    fact(fields.interest, shown.interest),
    fact(fields.consultationType, shown.consultationType),
  ].filter((row) => row !== undefined);
  return {
    language,
    ...opening,
    title: person ? fill(titleFor, { person }) : title,
    blocks: [
      ...text.map(paragraph),
      { kind: 'facts', rows },
      ...(href ? [{ kind: 'action', label: book, href } as const] : []),
      ...(offered ? timeBlocks(times, offered) : []),
      paragraph(more),
    ],
    footer: [footer],
  };
}

function timeBlocks(text: string, { times, minutes, zone }: OfferedTimes): Block[] {
  return [
    paragraph(fill(text, { minutes: String(minutes), zone })),
    ...times.map((time) => ({ kind: 'action', ...time }) as const),
  ];
}

/** Asks the person behind the address whether they meant to subscribe (double opt-in). */
export function newsletterConfirmation(
  language: Language,
  links: { confirm: string; unsubscribe: string },
): MailContent {
  const { text, action, footer, refuse, ...opening } = wordsIn(language).confirmation;
  return {
    language,
    ...opening,
    blocks: [paragraph(text), { kind: 'action', label: action, href: links.confirm }],
    footer: [footer],
    last: { label: refuse, href: links.unsubscribe },
  };
}

/** Tells the owner what needs them, and what to do. */
export function alertMail(alert: Alert): MailContent {
  const { ownerLanguage: language, name } = site.facts;
  const { kicker, look, replay, footer, problems } = wordsIn(language).alert;
  const { title, text } = problems[alert.problem];
  const commands = [command(look, 'health')];
  if (alert.channel) commands.push(command(replay, `replay --channel ${alert.channel}`));
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

/** How it stands with a channel that does not deliver. */
export function alertRows({ dead, waiting, oldestWaitingMs }: Alert): Fact[] {
  const { ownerLanguage: language } = site.facts;
  const { alert: words } = wordsIn(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const hours = oldestWaitingMs && number.format(oldestWaitingMs / 3_600_000);
  return [
    fact(words.given, dead && String(dead)),
    fact(words.waiting, waiting && String(waiting)),
    fact(words.oldest, hours && fill(words.hours, { n: hours })),
  ].filter((row) => row !== undefined);
}

/**
 * What the owner reads about a new lead: every field, and what to do next. That is one button where there
 * is an inbox to open, and commands where there is none.
 */
export function ownerNotice(
  lead: StoredLead,
  addresses: readonly string[],
  link: string | undefined,
): MailContent {
  const { ownerLanguage: language, timeZone } = site.facts;
  const { notice: words } = wordsIn(language);
  const isHeld = lead.folder === 'held';
  const person = lead.name;
  const subject = `${person} – ${shownFields(lead, language).interest}`;
  const received = new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(lead.receivedAt);
  return {
    language,
    subject: isHeld ? fill(words.heldSubject, { subject }) : subject,
    preview: lead.message.slice(0, 140).replaceAll('\n', ' '),
    kicker: received,
    title: fill(isHeld ? words.heldTitle : words.title, { person }),
    blocks: [
      ...heldBlocks(lead, words, link),
      ...(link ? [{ kind: 'action', label: words.open, href: link } as const] : []),
      ...leadBlocks(lead, language),
      ...(link ? [] : [command(words.show, `show ${lead.id}`)]),
    ],
    footer: words.footer.map((line) => fill(line, { address: addresses.join(', ') })),
  };
}

function reasonsOf({ reasons }: StoredLead, words: Words['mails']['notice']): string[] {
  return reasons.map((reason) => words.reasons[reason]);
}

function heldBlocks(
  lead: StoredLead,
  words: Words['mails']['notice'],
  link: string | undefined,
): Block[] {
  const { id, folder } = lead;
  if (folder === 'inbox') return [];
  const text = fill(words.held, {
    folder: words.folders[folder],
    reasons: reasonsOf(lead, words).join('; '),
  });
  if (link) return [paragraph(text)];
  return [
    paragraph(text),
    command(words.release, `release ${id}`),
    command(words.spam, `spam ${id}`),
  ];
}

/** A link to one address, whatever its name holds: `?` and `#` are legal there (RFC 6068, 2). */
function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

function leadBlocks(lead: StoredLead, language: Language): Block[] {
  const { fields, notice: words } = wordsIn(language);
  const href = `https://wa.me/${dialledPhone(lead.phone).slice(1)}`;
  const whatsapp: Block = { kind: 'action', label: words.whatsapp, href };
  return [
    { kind: 'quote', label: fields.message, text: lead.message },
    ...(mayHaveWhatsApp(lead.phone) ? [whatsapp] : []),
    { kind: 'facts', rows: leadRows(lead, language) },
  ];
}

/** Everything that is known of a lead but the message. */
export function leadRows(lead: StoredLead, language: Language): Fact[] {
  const { fields, notice: words } = wordsIn(language);
  const { attribution } = lead;
  const values = { ...shownFields(lead, language), message: undefined };
  const links: Partial<Record<LeadField, string>> = {
    email: mailtoLink(lead.email),
    phone: `tel:${dialledPhone(lead.phone)}`,
  };
  const campaign = Object.entries(attribution?.utm ?? {}).map(([key, value]) => `${key}=${value}`);
  return [
    ...leadFields.map((field) => fact(fields[field], values[field], links[field])),
    fact(words.language, languageFacts[lead.language].name),
    fact(words.page, attribution?.page),
    fact(words.referrer, attribution?.referrer),
    fact(words.campaign, campaign.join('\n')),
    fact(words.folder, [words.folders[lead.folder], ...reasonsOf(lead, words)].join('; ')),
  ].filter((row) => row !== undefined);
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}

function command(label: string, text: string): Block {
  return { kind: 'command', label, text: `npm run leads -- ${text}` };
}

function fact(label: string, value: string | 0 | undefined, href?: string): Fact | undefined {
  return value ? { label, value, ...(href && { href }) } : undefined;
}
