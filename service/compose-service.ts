import type { Hono } from 'hono';
import { type AppDependencies, createApp } from './app.ts';
import { failingChannels } from './delivery/alert.ts';
import { createDelivery } from './delivery/create-delivery.ts';
import type { QueueHealth } from './delivery/job.ts';
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
import { MonitoredVerification } from './verification/monitored-verification.ts';
import { ProofOfWork } from './verification/proof-of-work.ts';
import { Recaptcha } from './verification/recaptcha.ts';

/** A page may ask for several challenges for each message that it sends. */
const challengesPerPost = 5;

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
  /** What the owner asks for; rejects where no lead could be stored. */
  health(): Promise<ServiceHealth>;
}

export interface ServiceHealth {
  deliveries: QueueHealth;
  problems: readonly HealthProblem[];
}

/** Composes the service as the environment says; for a process and for serverless hosting alike. */
export async function composeService(parts: ServiceParts): Promise<ComposedService> {
  const { env, store, log, now = Date.now, inBackground = true } = parts;
  const metrics = new Metrics();
  await store.jobs.setWebhook(env.webhook !== undefined);
  const worker = createDelivery({ env, health, log, ...store }, { clock: now });
  const wake = () => {
    if (inBackground) worker.wake();
  };
  // The newsletter stands on every page and Google's script on one, so this is always there.
  const proofOfWork = new ProofOfWork(await store.settings.secret('proof-of-work'));
  const verification = new MonitoredVerification(env.recaptcha ? recaptcha(env) : proofOfWork, log);
  const refusedLeads = new RefusedLeads();
  const { allowedOrigins, trustedProxies } = env;
  const { rateLimitPerAddress: perAddress, rateLimitTotal: total } = env;
  const leadsInAll = new MonitoredTotalLimit(store.totalLimit('leads', total), 'leads', log);
  const signUpsInAll = new MonitoredTotalLimit(
    store.totalLimit('newsletter', total),
    'newsletter',
    log,
  );

  async function health(): Promise<ServiceHealth> {
    const at = now();
    // A row alone may still find room where a lead finds none.
    await store.assertWritable(refusedLeads.isOpen ? 'lead' : undefined);
    return {
      deliveries: await store.jobs.health(at),
      problems: [
        ...refusedLeads.problems(at),
        ...verification.problems(at),
        ...(await leadsInAll.problems(at)),
        ...(await signUpsInAll.problems(at)),
        ...(await failingChannels(store.jobs, at)),
      ],
    };
  }

  const newsletter = newsletterRoutes({
    verification: proofOfWork,
    subscribers: store.subscribers,
    limiter: store.rateLimiter('newsletter', perAddress),
    total: signUpsInAll,
    allowedOrigins,
    now,
    wake,
    log,
  });
  const app = createApp({
    verification,
    allowedOrigins,
    trustedProxies,
    now,
    log,
    store: store.leads,
    minScore: env.recaptcha?.minScore ?? 0,
    limiter: store.rateLimiter('leads', perAddress),
    total: leadsInAll,
    // A challenge is asked for before anything is verified: a limit in all would close the form.
    challengeLimiter: store.rateLimiter('challenges', perAddress * challengesPerPost),
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
    health,
    newsletter,
  });
  return { app, worker, metrics, health };
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
