import { Hono } from 'hono';
import { endpoints } from '../contract/endpoints.ts';
import type { FormSettings } from '../contract/form-settings.ts';
import { createInbox } from '../inbox/server/create-inbox.ts';
import { type InboxStore, openInboxStore } from '../inbox/server/inbox-store.ts';
import { failingChannels } from './delivery/alert.ts';
import { nameArchive } from './delivery/archive/archive.ts';
import { createWorker } from './delivery/worker.ts';
import type { Env } from './env.ts';
import { type AppEnv, probes, serviceFolders } from './http/app-env.ts';
import { createBaseApp } from './http/base-app.ts';
import { leadsRoute } from './http/leads-route.ts';
import { readiness } from './http/readiness.ts';
import { refuse, refuseForNow, refuseTooMany } from './http/refuse.ts';
import { rateKey } from './http/visitor-address.ts';
import { createLimit } from './leads/limit.ts';
import type { Log } from './log.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import type { ProblemName, Problems } from './problems.ts';
import { migrateStore } from './storage/open-store.ts';
import { createProofOfWork } from './verification/proof-of-work.ts';
import { createRecaptcha } from './verification/recaptcha.ts';

/** A page may request several challenges for each message that it sends. */
const challengesPerPost = 5;

/** How long a problem lasts at least, in milliseconds: longer than from one check to the next. */
const noticedMs = 2 * 60 * 1000;

interface ServiceParts {
  env: Env;
  store: InboxStore;
  log: Log;
  problems: Problems;
  now?: () => number;
}

export type Service = Awaited<ReturnType<typeof composeService>>;

/** Opens and migrates the store of the environment, and composes the service on it. */
export async function openService(parts: Omit<ServiceParts, 'store'>): Promise<Service> {
  await migrateStore(parts.env.store);
  const store = await openInboxStore(parts.env.store);
  return await composeService({ ...parts, store }).catch(async (error: unknown) => {
    await store.close();
    throw store.explain(error);
  });
}

/** Composes the service without the pages. The caller starts its worker, or calls `runDue`. */
export async function composeService(parts: ServiceParts) {
  const { env, store, log, problems, now = Date.now } = parts;
  const archive = env.archive ? await nameArchive(env.archive) : 'off';
  await store.jobs.setChannels({ webhook: env.webhook ? 'on' : 'off', archive }, now());
  const inbox = createInbox({ env, store, log, now });
  const { tick, endStreams } = inbox;
  const worker = createWorker({ ...inbox, env, store, health, log, problems }, { clock: now });
  // Always needed: the newsletter on every page uses it, even if the lead form uses Google's script.
  const proofOfWork = createProofOfWork(await store.settings.secret('proof-of-work'));
  /** The total limit, which is reported to the owner when it is reached. */
  const totalLimit = (problem: ProblemName) =>
    createLimit(env.rateLimitTotal, (wait) =>
      problems.report(problem, { forMs: Math.max(wait * 1000, noticedMs) }),
    );

  /** Returns what needs the owner; rejects if no lead could be stored. */
  async function health() {
    // A small row may still fit where a lead does not.
    await store.assertWritable(problems.has('leads-refused') ? 'lead' : undefined);
    const deliveries = await store.jobs.health(now());
    return { deliveries, problems: [...problems.list(), ...failingChannels(deliveries)] };
  }

  const app = createBaseApp(env, log);
  const routes = { env, store, log, problems, now };
  const verification = env.recaptcha ? createRecaptcha(env.recaptcha, routes) : proofOfWork;
  const leads = { verification, total: totalLimit('lead-limit-reached') };
  const newsletter = { proofOfWork, total: totalLimit('newsletter-limit-reached') };
  app.route('/', leadsRoute({ ...routes, ...leads }));
  app.route('/', newsletterRoutes({ ...routes, ...newsletter }));
  app.route('/', inbox.visitorPages);
  app.route('/', readiness(health, now, log));

  // Challenges are requested before any verification: a total limit would let anybody close the form.
  const challenges = createLimit(env.rateLimitPerAddress * challengesPerPost);
  app.get(endpoints.challenge, async (c) => {
    const wait = challenges.take(now(), rateKey(c.get('address')));
    return wait > 0 ? refuseTooMany(c, wait) : c.json(await proofOfWork.challenge(now()));
  });
  app.get(endpoints.form, (c) => c.json(formSettings(env)));
  app.get(endpoints.ip, (c) => c.json({ ip: c.get('address') }));
  app.all(`${serviceFolders.api}/*`, (c) => refuse(c, 404, 'generic'));
  // The inbox has its own limits and headers, so its app comes first.
  const all = new Hono<AppEnv>().route('/', inbox.app).route('/', app);
  return { app: all, worker, store, health, tick, endStreams };
}

/** Creates the app that answers 503 while the lead service's store is unavailable, also to a lead. */
export function createAwayApp({ env, log, problems }: Omit<ServiceParts, 'store'>): Hono<AppEnv> {
  const app = createBaseApp(env, log);
  app.get(probes.ready, (c) => c.json({ status: 'unavailable' }, 503));
  app.post(endpoints.leads, (_, next) => {
    problems.report('leads-refused', { forMs: Infinity });
    return next();
  });
  app.all('*', (c) => refuseForNow(c, 30));
  return app;
}

function formSettings(env: Env): FormSettings {
  const { recaptcha, ipLookupUrl } = env;
  if (!recaptcha) return { verification: { provider: 'proof-of-work' }, ipLookupUrl };
  const { siteKey, scriptUrl } = recaptcha;
  return { verification: { provider: 'recaptcha', siteKey, scriptUrl }, ipLookupUrl };
}
