import { Hono } from 'hono';
import * as v from 'valibot';
import { site } from '#site';
import { clockAt } from '../../../service/clock.ts';
import { eraseLeads, scrub } from '../../../service/erasure.ts';
import { emailKey } from '../../../service/leads/comparable-text.ts';
import { calls } from '../../contract/calls.ts';
import { Refusal, readBody } from '../http/refusal.ts';
import type { InboxEnv, InboxParts } from '../inbox-env.ts';
import { requireOwner } from '../people/guard.ts';
import { exportLines } from './export.ts';
import { readChoice } from './lead-query.ts';
import { keepTemplates, readTemplates, templatesSchema } from './templates.ts';

const confirmation = v.object({ confirm: v.pipe(v.string(), v.trim()) });

/** Routes to erase and export leads, for owners only, and for the templates, which only owners may change. */
export function ownerLeadRoutes(parts: InboxParts): Hono<InboxEnv> {
  const { env, store, now } = parts;
  const app = new Hono<InboxEnv>();
  let scrubbing = Promise.resolve();

  app.delete(`${calls.leads}/:id`, requireOwner, async (c) => {
    const id = c.req.param('id');
    const { confirm } = await readBody(c, confirmation);
    const lead = await store.leads.find(id);
    if (!lead) throw new Refusal('not-found');
    if (emailKey(confirm) !== emailKey(lead.email)) throw new Refusal('invalid');
    const entry = { personId: c.get('person').id, action: 'erasure', subjectId: id } as const;
    await store.inbox.audit.add(entry, now());
    await eraseLeads({ store, env }, { id }, now());
    // One after the other: on PostgreSQL two at once would lock each other out.
    scrubbing = scrubbing.then(() => scrub(parts));
    return c.body(null, 204);
  });

  app.get(calls.export, requireOwner, async (c) => {
    // The export is audited, so a link on another site must not trigger it in an owner's name.
    const from = c.req.header('sec-fetch-site');
    if (from !== undefined && from !== 'same-origin') throw new Refusal('other-origin');
    const person = c.get('person');
    const choice = readChoice(c.req.raw);
    // Without the search, which is personal data.
    const { search, after, ...narrowed } = choice;
    const detail = Object.entries(narrowed)
      .map((pair) => pair.join('='))
      .join('&');
    await store.inbox.audit.add({ personId: person.id, action: 'export', detail }, now());
    const lines = exportLines(parts, choice, person);
    const day = clockAt(now(), site.facts.timeZone).toPlainDate();
    return c.body(streamOf(lines), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${day}.csv"`,
    });
  });

  app.get(calls.templates, async (c) => c.json(await readTemplates(store)));
  app.put(calls.templates, requireOwner, async (c) => {
    const templates = await readBody(c, templatesSchema);
    await keepTemplates(store, templates);
    return c.json(templates);
  });
  return app;
}

/** A stream with backpressure; an error aborts it, so that a partial file is not taken for complete. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void lines.return(undefined),
  });
}
