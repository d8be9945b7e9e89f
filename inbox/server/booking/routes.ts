import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { site } from '#site';
import type { Language } from '../../../contract/language.ts';
import { consultationMinutes } from '../../../contract/lead.ts';
import type { OfferTimes } from '../../../service/delivery/mail/draft.ts';
import { fill } from '../../../service/delivery/mail/mails.ts';
import type { AppEnv } from '../../../service/http/app-env.ts';
import { errorFields } from '../../../service/log.ts';
import { actionPage } from '../../../service/pages/action-page.ts';
import { createToken, hashToken } from '../../../service/token.ts';
import type { WorkingHours } from '../../../src/content/facts.ts';
import type { InboxParts } from '../inbox-env.ts';
import { chooseTimes, isFree, isOffered, type Offer } from './free-times.ts';
import { showTime, zoneName } from './show-time.ts';

const path = '/booking';
const bodyMaxBytes = 4 * 1024;

type Link = NonNullable<Awaited<ReturnType<InboxParts['store']['inbox']['bookings']['findLink']>>>;

/** The free times offered in acknowledgements, and the page on which a visitor books one. */
export function createBooking(
  { env, store, log, now }: InboxParts,
  hours: WorkingHours | undefined = site.facts.booking ? undefined : site.facts.workingHours,
): { routes: Hono<AppEnv>; offerTimes: OfferTimes } {
  const { bookings } = store.inbox;
  const { timeZone } = site.facts;
  const routes = new Hono<AppEnv>();
  if (hours === undefined) {
    routes.all(`${path}/*`, (c) => c.body(null, 404));
    return { routes, offerTimes: async () => undefined };
  }

  const offerOf = (type: keyof typeof consultationMinutes): Offer => ({
    now: now(),
    minutes: consultationMinutes[type],
    hours,
    timeZone,
  });

  /** Links to free times; `origin` makes them absolute. */
  async function timesFor(
    offer: Offer,
    language: Language,
    token: string,
    { origin = '', except = [] as readonly number[] } = {},
  ) {
    const taken = await bookings.taken(offer.now);
    const times = chooseTimes(new Set([...taken, ...except]), offer);
    return times.map((at) => ({
      label: showTime(at, language, timeZone),
      href: `${origin}${path}?token=${token}&at=${at}`,
    }));
  }

  const zoneIn = (language: Language) => zoneName(now(), language, timeZone);

  async function offerTimes(...[lead, except]: Parameters<OfferTimes>) {
    const { id, language, consultationType } = lead;
    const token = createToken();
    const offer = offerOf(consultationType);
    const times = await timesFor(offer, language, token, { origin: env.siteUrl, except });
    if (times.length === 0) return undefined;
    await bookings.addLink(id, hashToken(token), offer.now);
    return { times, minutes: offer.minutes, zone: zoneIn(language) };
  }

  function page(
    link: Pick<Link, 'language'> & Partial<Link>,
    name: Exclude<keyof (typeof site.words.en)['booking-pages'], 'back' | 'zone'>,
    more: Partial<Parameters<typeof actionPage>[0]> & { at?: number } = {},
  ): Response {
    const { language, consultationType = 'quick', booking } = link;
    const { back, zone, [name]: words } = site.words[language]['booking-pages'];
    const { at = booking?.startsAt, ...rest } = more;
    const values = {
      when: at === undefined ? '' : showTime(at, language, timeZone),
      minutes: String(booking?.minutes ?? consultationMinutes[consultationType]),
    };
    const note = fill(zone, { zone: zoneIn(language) });
    const text = fill(words.text, values);
    return actionPage({ language, title: words.title, text, back, note, ...rest });
  }

  /** Offers other free times to a visitor whose link is valid. */
  async function offerOthers(
    link: Link,
    token: string,
    name: 'choose' | 'gone',
  ): Promise<Response> {
    const links = await timesFor(offerOf(link.consultationType), link.language, token);
    const status = name === 'gone' ? 409 : 200;
    return links.length > 0 ? page(link, name, { links, status }) : page(link, 'full', { status });
  }

  const unknown = (c: Context<AppEnv>) =>
    page({ language: c.get('language') }, 'unknown-link', { status: 404 });

  const find = (token: unknown) =>
    typeof token === 'string' ? bookings.findLink(hashToken(token), now()) : undefined;

  // GET books nothing, because mail scanners open links too.
  routes.get(path, async (c) => {
    const { token = '', at } = c.req.query();
    const link = await find(token);
    if (!link) return unknown(c);
    if (link.booking) return page(link, 'booked');
    if (at === undefined) return await offerOthers(link, token, 'choose');
    const { language, consultationType } = link;
    const offer = offerOf(consultationType);
    const taken = await bookings.taken(offer.now);
    if (!isFree(Number(at), offer, taken)) return await offerOthers(link, token, 'gone');
    const { action } = site.words[language]['booking-pages'].ask;
    const form = { path, fields: { token, at }, action };
    return page(link, 'ask', { at: Number(at), form });
  });

  routes.post(path, bodyLimit({ maxSize: bodyMaxBytes, onError: unknown }), async (c) => {
    const { token, at } = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const link = await find(token);
    if (!link || typeof token !== 'string') return unknown(c);
    const offer = offerOf(link.consultationType);
    const time = Number(at);
    const isBooked =
      link.booking !== undefined ||
      (isOffered(time, offer) && (await bookings.book(link.id, time, offer.minutes, offer.now)));
    if (!isBooked) return await offerOthers(link, token, 'gone');
    return page({ ...link, booking: await bookings.find(link.id) }, 'booked');
  });
  routes.all(`${path}/*`, unknown);
  routes.onError((error, c) => {
    log.error(errorFields(error), 'the store did not answer a booking link');
    return page({ language: c.get('language') }, 'unavailable', { status: 503 });
  });
  return { routes, offerTimes };
}
