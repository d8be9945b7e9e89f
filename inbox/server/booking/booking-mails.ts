import * as v from 'valibot';
import { site } from '#site';
import { dialledPhone } from '../../../contract/phone.ts';
import type { Job } from '../../../service/delivery/job.ts';
import type { Draft, Drafts, OfferTimes } from '../../../service/delivery/mail/draft.ts';
import { mailboxes } from '../../../service/delivery/mail/mail-channel.ts';
import { fill, shownFields, timeBlocks } from '../../../service/delivery/mail/mails.ts';
import type { Block } from '../../../service/delivery/mail/render-mail.ts';
import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import type { InboxParts } from '../inbox-env.ts';
import { writeCalendar } from './calendar.ts';
import type { Booking } from './cancel-booking.ts';
import { stepsOf } from './free-times.ts';
import { showTime } from './show-time.ts';

const { facts, words: allWords } = site;

interface Booked {
  lead: StoredLead;
  booking: Booking;
}

/** Payload of the job for a cancelled time: the booking's row is deleted by then. */
const cancelledSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), startsAt: v.number(), minutes: v.number() }),
);

/**
 * The mails about a booked time: an invitation to the visitor (RFC 6047) and an event to the owner, and the
 * cancellations of both, which offer the visitor other times.
 */
export function bookingDrafts({ env, store }: InboxParts, offerTimes: OfferTimes): Drafts {
  const { from, owners } = mailboxes(env);
  const [owner = from] = owners;

  async function booked({ subjectId }: Job): Promise<Booked | undefined> {
    const lead = await store.leads.find(subjectId);
    const booking = await store.inbox.bookings.find(subjectId);
    return lead && booking && { lead, booking };
  }

  async function cancelled({ subjectId, payload }: Job): Promise<Booked | undefined> {
    const lead = await store.leads.find(subjectId);
    const { success, output } = v.safeParse(cancelledSchema, payload);
    return lead && success ? { lead, booking: output } : undefined;
  }

  function toVisitor(
    { lead, booking }: Booked,
    method: 'REQUEST' | 'CANCEL',
    writtenAt: number,
    times: readonly Block[] = [],
  ): Draft {
    const { language, email } = lead;
    const { booking: words } = allWords[language].mails;
    const said = method === 'CANCEL' ? words.cancelled.visitor : words.visitor;
    const { subject, text, footer, ...opening } = said;
    const when = showTime(booking.startsAt, language, facts.timeZone);
    const content = writeCalendar({
      method,
      booking,
      writtenAt,
      from,
      organizer: owner,
      attendee: email,
      summary: words.calendar,
      description: words.calendarText,
    });
    return {
      content: {
        language,
        ...opening,
        subject: fill(subject, { when }),
        kicker: words.kicker,
        blocks: [
          { kind: 'facts', rows: [{ label: words.when, value: when }] },
          { kind: 'paragraph', text },
          ...times,
        ],
        footer: [footer],
      },
      to: [email],
      replyTo: owner,
      message: { icalEvent: { method, filename: 'invite.ics', content } },
    };
  }

  function toOwner(
    { lead, booking }: Booked,
    method: 'PUBLISH' | 'CANCEL',
    writtenAt: number,
  ): Draft {
    const { ownerLanguage: language } = facts;
    const { booking: words, fields } = allWords[language].mails;
    const said = method === 'CANCEL' ? words.cancelled.owner : words.owner;
    const person = lead.name;
    const when = showTime(booking.startsAt, language, facts.timeZone);
    const phone = dialledPhone(lead.phone);
    const rows = [
      { label: words.when, value: when },
      { label: fields.name, value: person },
      { label: fields.email, value: lead.email },
      { label: fields.phone, value: phone, href: `tel:${phone}` },
      { label: fields.interest, value: shownFields(lead, language).interest ?? '' },
    ];
    const content = writeCalendar({
      method,
      booking,
      writtenAt,
      from,
      organizer: owner,
      summary: fill(words.calendarFor, { person }),
      description: rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    });
    return {
      content: {
        language,
        subject: fill(said.subject, { person, when }),
        preview: said.preview,
        kicker: words.kicker,
        title: fill(said.title, { person }),
        blocks: [
          { kind: 'facts', rows },
          { kind: 'paragraph', text: said.text },
        ],
        footer: [fill(said.footer, { person })],
      },
      to: owners.map(({ address }) => address),
      replyTo: { name: person, address: lead.email },
      message: { icalEvent: { method, filename: 'event.ics', content } },
    };
  }

  return {
    'booking-visitor': async (job) => {
      const about = await booked(job);
      return about && toVisitor(about, 'REQUEST', job.createdAt);
    },
    'booking-owner': async (job) => {
      const about = await booked(job);
      return about && toOwner(about, 'PUBLISH', job.createdAt);
    },
    'cancellation-visitor': async (job) => {
      const about = await cancelled(job);
      if (!about) return undefined;
      const { lead, booking } = about;
      // A spam lead gets no mail; if it was released after the booked time, there is nothing to cancel.
      if (lead.folder === 'spam' || booking.startsAt <= job.createdAt) return undefined;
      const { times } = allWords[lead.language].mails.acknowledgement;
      // The time just cancelled is free, but the company cannot keep it.
      const except = stepsOf(booking.startsAt, booking.minutes);
      const offered = lead.folder === 'inbox' ? await offerTimes(lead, except) : undefined;
      return toVisitor(about, 'CANCEL', job.createdAt, timeBlocks(times, offered));
    },
    'cancellation-owner': async (job) => {
      const about = await cancelled(job);
      return about && toOwner(about, 'CANCEL', job.createdAt);
    },
  };
}
