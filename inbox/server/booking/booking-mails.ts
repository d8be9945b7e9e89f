import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { site } from '#site';
import { encodeEmail } from '../../../contract/email.ts';
import { dialledPhone } from '../../../contract/phone.ts';
import type { Draft, Drafts } from '../../../service/delivery/mail/draft.ts';
import { shownFields } from '../../../service/delivery/mail/lead-words.ts';
import { mailboxes } from '../../../service/delivery/mail/mail-channel.ts';
import { fill } from '../../../service/delivery/mail/mails.ts';
import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import type { InboxParts } from '../inbox-env.ts';
import type { Booking } from './booking-store.ts';
import { showTime } from './show-time.ts';

const { facts, words: allWords } = site;

type Mailbox = ReturnType<typeof mailboxes>['from'];

interface Calendar {
  method: ICalCalendarMethod;
  booking: Booking;
  summary: string;
  description: string;
  /** Who invites, and through whose address the mail comes. */
  organizer: Mailbox;
  from: Mailbox;
  attendee?: string;
}

/** The event as calendar programs read it (RFC 5545), in UTC; the same one at every attempt. */
function calendarOf(calendar: Calendar): string {
  const { method, booking, summary, description, organizer, from, attendee } = calendar;
  const { id, startsAt, minutes, createdAt } = booking;
  const sentBy = organizer.address === from.address ? undefined : from.address;
  const event = {
    id: `${id}@${facts.domain}`,
    start: new Date(startsAt),
    end: new Date(startsAt + minutes * 60_000),
    stamp: new Date(createdAt),
    summary,
    description,
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.address, ...(sentBy && { sentBy }) },
    // They chose the time themselves.
    attendees: attendee
      ? [
          {
            email: encodeEmail(attendee),
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.ACCEPTED,
          },
        ]
      : [],
  };
  const prodId = { company: facts.domain, product: 'booking' };
  const text = ical({ method, prodId, events: [event] }).toString();
  // Words keep `e-mail` in one line by a joiner, which calendars may show as a box.
  return `${text.replaceAll('\u2060', '')}\r\n`;
}

/** The mails about a booked time: an invitation to the visitor (RFC 6047), an event to the owner. */
export function bookingDrafts({ env, store }: InboxParts): Drafts {
  const { from, owners } = mailboxes(env);
  const [owner = from] = owners;

  async function bookedLead(
    id: string,
  ): Promise<{ lead: StoredLead; booking: Booking } | undefined> {
    const lead = await store.leads.find(id);
    const booking = await store.inbox.bookings.find(id);
    return lead && booking && { lead, booking };
  }

  return {
    'booking-visitor': async ({ subjectId }): Promise<Draft | undefined> => {
      const booked = await bookedLead(subjectId);
      if (!booked) return undefined;
      const { lead, booking } = booked;
      const { language } = lead;
      const { booking: words } = allWords[language].mails;
      const { subject, text, footer, ...opening } = words.visitor;
      const when = showTime(booking.startsAt, language, facts.timeZone);
      const content = calendarOf({
        method: ICalCalendarMethod.REQUEST,
        booking,
        from,
        organizer: owner,
        attendee: lead.email,
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
          ],
          footer: [footer],
        },
        to: [lead.email],
        replyTo: owner,
        message: { icalEvent: { method: 'REQUEST', filename: 'invite.ics', content } },
      };
    },

    'booking-owner': async ({ subjectId }): Promise<Draft | undefined> => {
      const booked = await bookedLead(subjectId);
      if (!booked) return undefined;
      const { lead, booking } = booked;
      const { ownerLanguage: language } = facts;
      const { booking: words, fields } = allWords[language].mails;
      const { subject, title, text, footer, preview } = words.owner;
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
      const content = calendarOf({
        method: ICalCalendarMethod.PUBLISH,
        booking,
        from,
        organizer: owner,
        summary: fill(words.calendarFor, { person }),
        description: rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      });
      return {
        content: {
          language,
          subject: fill(subject, { person, when }),
          preview,
          kicker: words.kicker,
          title: fill(title, { person }),
          blocks: [
            { kind: 'facts', rows },
            { kind: 'paragraph', text },
          ],
          footer: [footer],
        },
        to: owners.map(({ address }) => address),
        replyTo: { name: person, address: lead.email },
        message: { icalEvent: { method: 'PUBLISH', filename: 'event.ics', content } },
      };
    },
  };
}
