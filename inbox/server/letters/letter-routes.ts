import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { languages } from '#site';
import { engineLanguages, isLanguage } from '../../../contract/language.ts';
import { renderHtml } from '../../../service/delivery/mail/render-mail.ts';
import { timeOrderedId } from '../../../service/leads/time-ordered-id.ts';
import { calls } from '../../contract/calls.ts';
import { mostPerHour } from '../../contract/letter-content.ts';
import { Refusal, readBody } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import { requireOwner } from '../people/guard.ts';
import { type LetterTest, letterMail } from './letter-mail.ts';
import { letterWordsSchema, usualPerHour, wordsIn } from './letter-rows.ts';
import type { Hindrance } from './letter-store.ts';

/** A letter can be scheduled up to a year ahead, in milliseconds. */
const longestDelayMs = 366 * 86_400_000;

const words = v.object(v.entriesFromList(engineLanguages, v.exactOptional(letterWordsSchema)));

const perHour = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPerHour));

const content = v.object({ words, perHour });

/** `before` is the draft as it was read, so that a colleague's changes are not overwritten or sent unseen. */
const update = v.object({ ...content.entries, before: v.optional(content) });

const newLetter = v.object({
  words: v.optional(words, {}),
  perHour: v.optional(perHour, usualPerHour),
});

const test = v.object({ language: v.picklist(languages) });

const sending = v.object({
  at: v.optional(v.pipe(v.number(), v.integer())),
  before: v.optional(content),
});

/**
 * A mail has inline styles, and images from any host by HTTPS, as in a mail program. `sandbox` forbids
 * everything else, also if the preview is opened on its own.
 */
const previewHeaders = {
  'content-security-policy':
    "default-src 'none';style-src 'unsafe-inline';img-src 'self' data: https:;base-uri 'none';form-action 'none';frame-ancestors 'self';sandbox",
};

type LetterContext = Context<InboxEnv, `${string}/:id` | `${string}/:id/${string}`>;

/** Routes for letters to subscribers; they require a signed-in person. */
export function letterRoutes({ env, store, now }: InboxParts): Hono<InboxEnv> {
  const { letters, recipients } = store.inbox;
  const one = `${calls.letters}/:id` as const;
  const app = new Hono<InboxEnv>();

  async function find(id: string) {
    const letter = await letters.find(id);
    if (!letter) throw new Refusal('not-found');
    return letter;
  }

  /** Answers a change with the changed letter. */
  async function answerChange(
    c: LetterContext,
    change: (task: { id: string; personId: string }) => Promise<Hindrance | undefined>,
  ): Promise<Response> {
    const id = c.req.param('id');
    const hindrance = await change({ id, personId: c.get('person').id });
    if (hindrance) throw new Refusal(hindrance);
    return c.json(await find(id));
  }

  app.get(calls.letters, async (c) => c.json(await letters.list()));

  app.post(calls.letters, async (c) => {
    const given = await readBody(c, newLetter);
    const id = await letters.add(given, c.get('person').id, now());
    return c.json(await find(id), 201);
  });

  app.get(one, async (c) => c.json(await find(c.req.param('id'))));

  app.put(one, async (c) => {
    const { before, ...given } = await readBody(c, update);
    return await answerChange(c, ({ id }) => letters.update(id, given, before));
  });

  app.delete(one, async (c) => {
    const hindrance = await letters.remove(c.req.param('id'));
    if (hindrance) throw new Refusal(hindrance);
    return c.body(null, 204);
  });

  app.post(`${one}/test`, async (c) => {
    const { language } = await readBody(c, test);
    const letter = await find(c.req.param('id'));
    if (!wordsIn(letter.words, language)) throw new Refusal('conflict');
    const said: LetterTest = { letterId: letter.id, personId: c.get('person').id, language };
    const subjectId = timeOrderedId(now());
    await store.jobs.add({ kind: 'letter', subjectId, payload: JSON.stringify(said) }, now());
    return c.body(null, 202);
  });

  app.post(`${one}/send`, requireOwner, async (c) => {
    const { at, before } = await readBody(c, sending);
    if (at !== undefined && (at <= now() || at > now() + longestDelayMs)) {
      throw new Refusal('invalid');
    }
    const answer = await answerChange(c, (task) => letters.send(task, at, now(), before));
    await recipients.queueNext(now());
    return answer;
  });
  app.post(`${one}/pause`, requireOwner, (c) =>
    answerChange(c, (task) => letters.pause(task, now())),
  );
  app.post(`${one}/resume`, requireOwner, (c) =>
    answerChange(c, (task) => letters.resume(task, now())),
  );

  app.get(`${one}/recipients`, async (c) => {
    const { id } = await find(c.req.param('id'));
    return c.json(await letters.recipients(id, c.req.query('after')));
  });

  app.get(`${one}/preview/:language`, async (c) => {
    const { id, language } = c.req.param();
    if (!isLanguage(language)) throw new Refusal('not-found');
    const said = wordsIn((await find(id)).words, language);
    // The frame is shown before anything was saved.
    const shown = said
      ? renderHtml(letterMail(language, said, env.siteUrl), env.siteUrl)
      : '<!doctype html>';
    return c.html(shown, 200, previewHeaders);
  });
  return app;
}
