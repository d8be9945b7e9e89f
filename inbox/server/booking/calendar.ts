import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { site } from '#site';
import { encodeEmail } from '../../../contract/email.ts';
import type { mailboxes } from '../../../service/delivery/mail/mail-channel.ts';
import type { Booking } from './cancel-booking.ts';

const { facts } = site;

type Mailbox = ReturnType<typeof mailboxes>['from'];

interface Calendar {
  /** What the calendar does with the event: add an invitation or an entry, or remove it. */
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  booking: Booking;
  /** Time of creation; the same at every attempt. */
  writtenAt: number;
  summary: string;
  description: string;
  /** Who invites; `from` is the address that sends the mail (`SENT-BY`, if it is another). */
  organizer: Mailbox;
  from: Mailbox;
  attendee?: string;
}

/** The event as calendar programs read it (RFC 5545, RFC 5546), in UTC. */
export function writeCalendar(calendar: Calendar): string {
  const { method, booking, writtenAt, summary, description, organizer, from, attendee } = calendar;
  const { id, startsAt, minutes } = booking;
  const isCancelled = method === 'CANCEL';
  const sentBy = organizer.address === from.address ? undefined : from.address;
  const event = {
    id: `${id}@${facts.domain}`,
    // Calendars apply the version with the higher number.
    sequence: isCancelled ? 1 : 0,
    start: new Date(startsAt),
    end: new Date(startsAt + minutes * 60_000),
    stamp: new Date(writtenAt),
    summary,
    description,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.address, ...(sentBy && { sentBy }) },
    // Accepted already, because the visitor chose the time.
    attendees: attendee
      ? [
          {
            // Calendars compare this text to find the guest and do not decode `%2B` (RFC 6068 allows `+`).
            email: encodeEmail(attendee).replaceAll('%2B', '+'),
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.ACCEPTED,
          },
        ]
      : [],
  };
  const prodId = { company: facts.domain, product: 'booking' };
  const text = ical({ method: ICalCalendarMethod[method], prodId, events: [event] }).toString();
  return `${text}\r\n`;
}
