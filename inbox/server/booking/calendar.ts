import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { site } from '#site';
import { encodeEmail } from '../../../contract/email.ts';
import type { mailboxes } from '../../../service/delivery/mail/mail-channel.ts';
import type { Booking } from '../../../service/storage/free-time.ts';

const { facts } = site;

type Mailbox = ReturnType<typeof mailboxes>['from'];

interface Calendar {
  /** What a calendar does with the event: keep an invitation or an entry, or take it out. */
  method: 'REQUEST' | 'PUBLISH' | 'CANCEL';
  booking: Booking;
  /** When this was written; the same at every attempt. */
  writtenAt: number;
  summary: string;
  description: string;
  /** Who invites, and through whose address the mail comes. */
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
    // A later version of the event counts.
    sequence: isCancelled ? 1 : 0,
    start: new Date(startsAt),
    end: new Date(startsAt + minutes * 60_000),
    stamp: new Date(writtenAt),
    summary,
    description,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.address, ...(sentBy && { sentBy }) },
    // They chose the time themselves.
    attendees: attendee
      ? [
          {
            // Calendars look for the guest by this text, and leave a `+` encoded (RFC 6068 allows it bare).
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
