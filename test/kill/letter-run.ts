import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { composeService } from '../../service/compose-service.ts';
import { memoryLog } from '../../service/delivery/testing/memory-log.ts';
import { parseEnv } from '../../service/env.ts';
import { createProblems } from '../../service/problems.ts';
import type { StoreLocation } from '../../service/storage/open-store.ts';
import { openTestStore, type TestStore } from '../../service/storage/testing/open-test-store.ts';
import { startTestPostgres } from '../../service/storage/testing/test-postgres.ts';
import { freePort } from '../../service/testing/free-port.ts';
import { ServerProcess } from './server-process.ts';

export interface LetterKillOptions {
  recipients: number;
  kills: number;
  database: 'sqlite' | 'postgres';
  onKill?: (killed: number, received: number) => void;
}

export interface LetterKillResult {
  recipients: number;
  kills: number;
  /** Mails that the mail server accepted. */
  received: number;
  /** Recipients who got the letter more than once. Must be 0. */
  twice: number;
  /** Recipients who did not get it and are not reported. Must be 0. */
  missing: number;
  /** Recipients reported as sent who did not get it. Must be 0. */
  claimed: number;
  /** Recipients reported as unclear, because the mail server's response was lost. */
  unclear: number;
  /** Recipients whose delivery log says the same. Must be as many. */
  logged: number;
  /** What store and mail server say of each recipient for whom one of these counts is wrong. */
  faults: readonly string[];
}

/** Maximum time from a server's last mail of its share to its kill, in milliseconds. */
const killWithinMs = 500;

/** Timeout for a server's share, in milliseconds. */
const shareWithinMs = 120_000;

/** Maximum time of the mail server per mail, in milliseconds, so that kills happen during it. */
const mailMs = 60;

/** Longer than any mail's lease, in milliseconds. */
const leaseIsOverMs = 15 * 60 * 1000;

/** Far more than a run sends, so that the pace never limits it. */
const perHour = 60_000_000;

/**
 * Sends one letter to many subscribers while the server is killed with SIGKILL at random moments and
 * restarted: one process on SQLite, two on PostgreSQL. Compares what a real SMTP server got with the report.
 */
export async function runLetterKills(options: LetterKillOptions): Promise<LetterKillResult> {
  const { recipients, kills, database, onKill } = options;
  await using cleanUp = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'trinta-letter-'));
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = database === 'postgres' ? await startTestPostgres({ durable: true }) : undefined;
  if (postgres) cleanUp.defer(() => postgres.remove());
  const location: StoreLocation = postgres
    ? { engine: 'postgres', location: await postgres.createDatabase() }
    : { engine: 'sqlite', location: join(folder, 'leads.sqlite') };
  const mailServer = await openCounter();
  cleanUp.defer(() => mailServer.close());
  const store = await openTestStore(location);
  cleanUp.defer(() => store.close());
  const letter = await prepare(store, recipients);

  const variables = {
    DATA_DIR: folder,
    DATABASE_URL: location.location,
    SITE_URL: 'https://trinta.example',
    SMTP_URL: mailServer.url,
  };
  const servers: ServerProcess[] = [];
  for (let at = 0; at < (postgres ? 2 : 1); at += 1) {
    const server = new ServerProcess(await freePort(), variables);
    servers.push(server);
    cleanUp.defer(async () => void (await server.end('SIGKILL')));
    await server.start();
  }
  const all = () => [...mailServer.received.values()].reduce((sum, count) => sum + count, 0);
  for (let kill = 1; kill <= kills; kill += 1) {
    const share = (kill * recipients) / (kills + 1);
    const late = Date.now() + shareWithinMs;
    while (all() < share && Date.now() < late) await sleep(50);
    await sleep(Math.random() * killWithinMs);
    const victim = servers[kill % servers.length];
    await victim?.end('SIGKILL');
    await victim?.start();
    onKill?.(kill, all());
  }
  await settled(store, letter);
  for (const server of servers) await server.end('SIGTERM');
  await finish(store, letter, variables);
  return { recipients, kills, received: all(), ...(await compare(store, mailServer.received)) };
}

/** Starts a real SMTP server that counts the mails per address, with a delay for each. */
async function openCounter() {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', async () => {
        // An aborted mail never ends, so only accepted mails are counted.
        await sleep(Math.random() * mailMs);
        for (const { address } of session.envelope.rcptTo) {
          received.set(address, (received.get(address) ?? 0) + 1);
        }
        await sleep(Math.random() * mailMs);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Subscribes so many people and sends them a letter; resolves to its id. */
async function prepare(store: TestStore, recipients: number): Promise<string> {
  const now = Date.now();
  const people = Array.from({ length: recipients }, (_, at) => ({
    id: crypto.randomUUID(),
    email: `pessoa.${at}@example.com`,
    language: at % 2 === 0 ? ('pt-BR' as const) : ('en' as const),
  }));
  for (let at = 0; at < people.length; at += 500) {
    const some = people.slice(at, at + 500);
    const dates = { requestedAt: now, confirmedAt: now, confirmedFrom: '203.0.113.0' };
    const signUps = some.map((person) => ({
      ...person,
      ...dates,
      emailKey: person.email,
      consentVersion: '1',
      address: '203.0.113.0',
    }));
    await store.db.insertInto('newsletterSignUps').values(signUps).execute();
    const subscribers = some.map(({ id, email }) => ({
      emailKey: email,
      signUpId: id,
      state: 'subscribed' as const,
      changedAt: now,
    }));
    await store.db.insertInto('newsletterSubscribers').values(subscribers).execute();
  }
  const { letters } = store.inbox;
  const said = { subject: 'Letter', preview: '', markdown: 'Hello, **you**.' };
  const id = await letters.add({ words: { 'pt-BR': said, en: said }, perHour }, null, now);
  await letters.send({ id, personId: null }, undefined, now);
  return id;
}

/** Resolves once only the mails claimed by killed processes are left. */
async function settled({ db }: TestStore, letter: string): Promise<void> {
  const late = Date.now() + shareWithinMs;
  while (Date.now() < late) {
    const next = await db
      .selectFrom('letterRecipients as recipient')
      .leftJoin('jobs as job', 'job.subjectId', 'recipient.id')
      .select('recipient.id')
      .where('recipient.letterId', '=', letter)
      .where('recipient.outcome', 'is', null)
      .where('job.leaseId', 'is', null)
      .where(({ eb, or }) => or([eb('job.id', 'is', null), eb('job.nextAt', '<=', Date.now())]))
      .limit(1)
      .executeTakeFirst();
    if (!next) return;
    await sleep(100);
  }
}

/** Finishes the letter, after the leases of killed processes have expired. */
async function finish(
  store: TestStore,
  letter: string,
  variables: Record<string, string>,
): Promise<void> {
  const now = () => Date.now() + leaseIsOverMs;
  const env = parseEnv(variables);
  const log = memoryLog();
  const problems = createProblems(log, now);
  const { worker, tick } = await composeService({ env, store, log, problems, now });
  for (let tries = 0; tries < 10; tries += 1) {
    await tick();
    await worker.runDue();
    if ((await store.inbox.letters.find(letter))?.state === 'sent') break;
  }
  await worker.stop();
}

async function compare({ db }: TestStore, received: ReadonlyMap<string, number>) {
  const rows = await db
    .selectFrom('letterRecipients as recipient')
    .innerJoin('newsletterSignUps as signUp', 'signUp.id', 'recipient.signUpId')
    .leftJoin('jobs as job', 'job.subjectId', 'recipient.id')
    .select(['signUp.email', 'outcome', 'queuedAt', 'attemptedAt', 'settledAt'])
    .select(['job.state', 'job.attempt', 'job.nextAt', 'job.leaseId', 'job.log'])
    .execute();
  const got = (email: string) => received.get(email) ?? 0;
  const unclear = rows.filter(({ outcome }) => outcome === 'unclear');
  const isLogged = ({ log }: { log: string | null }) => log?.includes('its answer was lost');
  const isWrong = (row: (typeof rows)[number]) =>
    row.outcome === 'unclear' ? !isLogged(row) || got(row.email) > 1 : got(row.email) !== 1;
  return {
    faults: rows
      .filter(isWrong)
      .map(({ email, ...row }) => `received ${got(email)} times: ${JSON.stringify(row)}`),
    twice: [...received.values()].filter((count) => count > 1).length,
    missing: rows.filter(({ email, outcome }) => got(email) === 0 && outcome !== 'unclear').length,
    claimed: rows.filter(({ email, outcome }) => got(email) === 0 && outcome === 'sent').length,
    unclear: unclear.length,
    logged: unclear.filter(isLogged).length,
  };
}
