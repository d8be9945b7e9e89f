import type { Hono } from 'hono';
import { brand } from '../app/content/brand.ts';
import { type AppDependencies, createApp } from './app.ts';
import { failingChannels } from './delivery/alert.ts';
import { describeAlert } from './delivery/alert-text.ts';
import { createDelivery } from './delivery/create-delivery.ts';
import type { DeliveryWorker } from './delivery/worker.ts';
import type { Env } from './env.ts';
import type { HealthProblem } from './health-problem.ts';
import type { AppEnv } from './http/app-env.ts';
import { MonitoredTotalLimit } from './http/monitored-total-limit.ts';
import { RefusedLeads } from './http/refused-leads.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { plainHeaders } from './pages/security-policy.ts';
import type { Store } from './storage/open-store.ts';
import { createRateLimiter, createTotalLimit } from './storage/rate-limiter.ts';
import { MonitoredVerification } from './verification/monitored-verification.ts';
import { ProofOfWork } from './verification/proof-of-work.ts';
import { Recaptcha } from './verification/recaptcha.ts';

/** A page may ask for several challenges for each message that it sends. */
const challengesPerPost = 5;

/** With more requests under way than these, deliveries give way to them. */
const busyFrom = 8;

export interface ServiceParts {
  env: Env;
  store: Store;
  log: Log;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** False where nothing may go on after an answer: deliveries then wait for `runDue`. */
  inBackground?: boolean;
}

export interface ComposedService {
  app: Hono<AppEnv>;
  /** Not started: a process starts it, serverless hosting calls `runDue`. */
  worker: DeliveryWorker;
  metrics: Metrics;
}

/** Composes the service as the environment says; for a process and for serverless hosting alike. */
export async function composeService(parts: ServiceParts): Promise<ComposedService> {
  const { env, store, log, now = Date.now, inBackground = true } = parts;
  const metrics = new Metrics();
  const isBusy = () => metrics.underWay > busyFrom;
  const worker = createDelivery({ env, brand, log, ...store }, { clock: now, isBusy });
  const wake = () => {
    if (inBackground) worker.wake();
  };
  // The newsletter stands on every page and Google's script on one, so this is always there.
  const proofOfWork = new ProofOfWork(await store.settings.secret('proof-of-work'));
  const verification = new MonitoredVerification(env.recaptcha ? recaptcha(env) : proofOfWork, log);
  const refusedLeads = new RefusedLeads();
  const { allowedOrigins, trustedProxies } = env;
  const { perAddress, total } = env.rateLimits;
  const leadsInAll = new MonitoredTotalLimit(createTotalLimit(store, 'leads', total), 'leads', log);
  const signUpsInAll = new MonitoredTotalLimit(
    createTotalLimit(store, 'newsletter', total),
    'newsletter',
    log,
  );
  const app = createApp({
    ...{ verification, allowedOrigins, trustedProxies, now, log },
    store: store.leads,
    minScore: env.recaptcha?.minScore ?? 0,
    limiter: createRateLimiter(store, 'leads', perAddress),
    total: leadsInAll,
    // A challenge is asked for before anything is verified: a limit in all would close the form.
    challengeLimiter: createRateLimiter(store, 'challenges', perAddress * challengesPerPost),
    settings: formSettings(env),
    challenge: (at) => proofOfWork.challenge(at),
    metrics,
    secureHeaders: plainHeaders(env),
    onStored(folder) {
      refusedLeads.landed();
      metrics.leadStored(folder);
      wake();
    },
    onRefused: () => refusedLeads.refused(now()),
    // A row alone may still find room where a lead finds none.
    assertWritable: () => store.assertWritable(refusedLeads.isOpen ? 'lead' : undefined),
    deliveries: () => store.jobs.health(now()),
    problems: async () => [
      ...refusedLeads.problems(now()),
      ...verification.problems(now()),
      ...(await leadsInAll.problems(now())),
      ...(await signUpsInAll.problems(now())),
      ...(await channelProblems(store, now())),
    ],
    newsletter: newsletterRoutes({
      ...{ verification: proofOfWork, allowedOrigins, now, wake, log },
      subscribers: store.subscribers,
      limiter: createRateLimiter(store, 'newsletter', perAddress),
      total: signUpsInAll,
      brandName: brand.name,
    }),
  });
  return { app, worker, metrics };
}

function formSettings(env: Env): AppDependencies['settings'] {
  const { ipLookupUrl } = env;
  if (!env.recaptcha) return { verification: { provider: 'proof-of-work' }, ipLookupUrl };
  const { siteKey, scriptUrl } = env.recaptcha;
  return { verification: { provider: 'recaptcha', siteKey, scriptUrl }, ipLookupUrl };
}

function recaptcha(env: Env): Recaptcha {
  if (!env.recaptcha) throw new Error('reCAPTCHA has no keys.');
  const { secret, verifyUrl } = env.recaptcha;
  const hostnames = [env.siteUrl, ...env.allowedOrigins].map((origin) => new URL(origin).hostname);
  return new Recaptcha({ secret, verifyUrl, hostnames });
}

async function channelProblems(store: Store, now: number): Promise<HealthProblem[]> {
  return (await failingChannels(store.jobs, now)).map((alert) => {
    const { what, todo } = describeAlert(alert);
    return { problem: `${alert.channel}-not-delivering`, detail: `${what} ${todo}` };
  });
}
