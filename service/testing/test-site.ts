import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { validLead as lead } from '../../contract/testing/valid-lead.ts';
import { composeService } from '../compose-service.ts';
import { parseEnv } from '../env.ts';
import type { Log, LogFields } from '../log.ts';
import { createProblems } from '../problems.ts';
import { openTestStore } from '../storage/testing/open-test-store.ts';
import { createProofOfWork } from '../verification/proof-of-work.ts';

/** A lead as the form sends it. */
export const validLead = {
  ...lead,
  name: 'Ana Souza',
  email: 'ana@empresa.example',
  phone: '(11) 98765-4321',
  interest: 'other',
  message: 'Quero um primeiro produto em trinta dias.',
  userIp: '',
};

/** Light, because the browser's work is tested elsewhere and would take most of the time here. */
const lightWork = { cost: 1, counterMin: 1, counterMax: 2 };

/** Starts a site in memory with its own store, for tests: the real service, and a clock to set. */
export async function startTestSite(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'trinta-site-'));
  const env = parseEnv({ DATA_DIR: folder, ...variables });
  const store = await openTestStore(env.store);
  const lines: { level: string; fields: LogFields; message: string }[] = [];
  const keep = (level: string) => (fields: LogFields, message: string) => {
    lines.push({ level, fields, message });
  };
  const log: Log = { info: keep('info'), warn: keep('warn'), error: keep('error') };
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const problems = createProblems(log, now);
  const parts = { env, store, log, problems, now };
  const { app, worker, health, tick, endStreams } = await composeService(parts);

  const request = (path: string, init: RequestInit = {}, peerAddress = '203.0.113.9') =>
    Promise.resolve(app.request(path, init, { peerAddress }));

  const proof = createProofOfWork(await store.settings.secret('proof-of-work'), lightWork);

  /** Returns a solved proof of work as the form sends it; by default of an easy challenge. */
  async function token(given?: Challenge): Promise<string> {
    const challenge = given ?? (await proof.challenge(clock.now));
    const solution = await solveChallenge({ challenge, deriveKey });
    return btoa(JSON.stringify({ challenge, solution }));
  }

  return {
    app,
    health,
    problems,
    store,
    clock,
    request,
    token,
    worker,
    folder,
    log: lines,
    post: (body: unknown, headers: Record<string, string> = {}, peerAddress?: string) =>
      request(
        '/api/leads',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        peerAddress,
      ),
    tick,
    endStreams,
    async close() {
      endStreams();
      await worker.stop();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;
