import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { AwsClient } from 'aws4fetch';
import type { ArchiveEnv } from '../../env.ts';
import { errorName } from '../../log.ts';
import { OwnerError } from '../../owner-error.ts';
import type { RecordStore } from '../../storage/archive-records.ts';
import { type Channel, unneeded } from '../job.ts';

/** The storage answered with an error, or another server answered; the message may be logged. */
class ArchiveError extends Error {
  readonly status: number;

  constructor(status: number, what = '') {
    super(`HTTP ${status}${what}`);
    this.status = status;
  }
}

/**
 * Pauses before a read is retried, in milliseconds. Only a restore reads: one of thousands of objects that
 * fails for a moment must not end it. Writes have a schedule of their own.
 */
const readPausesMs: readonly number[] = [500, 1000, 2000, 4000, 8000, 16_000];

type Archive = ReturnType<typeof openArchive>;

/** Opens the S3-compatible storage of `ARCHIVE_URL`, encrypted with age; tests set small pages and pauses. */
export function openArchive(env: ArchiveEnv, { page = 1000, pausesMs = readPausesMs } = {}) {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket, prefix, key } = env;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const folders = { records: `${prefix}records/`, erased: `${prefix}erased/` };
  const addressOf = (name: string) =>
    `${root}/${name.split('/').map(encodeURIComponent).join('/')}`;
  const recordAt = (id: string) => `${folders.records}${id}.age`;

  async function call(url: string, { signal, ...init }: RequestInit): Promise<Response> {
    const signed = await client.sign(url, { ...init, redirect: 'manual' });
    // Passed to fetch, because the signal of the signed request is lost once that is garbage-collected.
    const response = await fetch(signed, signal ? { signal } : {});
    if (response.ok) return response;
    await response.body?.cancel();
    throw new ArchiveError(response.status);
  }

  async function retryRead<T>(read: () => Promise<T>, [pauseMs, ...later] = pausesMs): Promise<T> {
    try {
      return await read();
    } catch (error) {
      // A wrong key or bucket stays wrong.
      const isFinal = error instanceof ArchiveError && [401, 403, 404].includes(error.status);
      if (isFinal || pauseMs === undefined) {
        throw new OwnerError('archiveNotRead', { why: describeFailure(error) }, error);
      }
      await sleep(pauseMs);
      return await retryRead(read, later);
    }
  }

  /** Puts an object. Every S3-compatible storage answers with an `ETag`; a captive portal does not. */
  async function putObject(
    name: string,
    body: Uint8Array<ArrayBuffer>,
    signal: AbortSignal | null,
  ) {
    const response = await call(addressOf(name), { method: 'PUT', body, signal });
    if (!response.headers.has('etag')) throw otherServerError(response);
  }

  async function readListing(url: string): Promise<string> {
    const response = await call(url, { method: 'GET' });
    const listing = await response.text();
    if (!listing.includes('<ListBucketResult')) throw otherServerError(response);
    return listing;
  }

  /** Yields the ids of the objects in a folder, page by page (ListObjects, which every such storage has). */
  async function* list(folder: string, id: RegExp): AsyncIterable<string> {
    const depth = folder.split('/').length - 1;
    let marker = '';
    for (;;) {
      const query = new URLSearchParams({ prefix: folder, marker, 'max-keys': String(page) });
      const listing = await retryRead(() => readListing(`${root}?${query}`));
      const keys = listing.match(/(?<=<Key>)[^<]*/g) ?? [];
      // Without the folder, in which the listing escapes a character such as &.
      const names = keys.map((key) => key.split('/').slice(depth).join('/'));
      // Other tools add an object without a name, one such as .bzEmpty, or folders of their own.
      for (const name of names) yield* name.match(id) ?? [];
      const last = names.at(-1);
      if (last === undefined || !listing.includes('<IsTruncated>true')) return;
      marker = folder + last;
    }
  }

  return {
    /** Encrypts a record and stores it under its id, replacing an older one. */
    async put(id: string, record: string, signal: AbortSignal | null = null): Promise<void> {
      const encrypter = new Encrypter();
      encrypter.addRecipient(await recipientOf(key));
      const body = new Uint8Array(await encrypter.encrypt(record));
      await putObject(recordAt(id), body, signal);
    },

    /** Records permanently that the id was erased, and removes its record. */
    async erase(id: string, signal: AbortSignal | null = null): Promise<void> {
      // First, so that a restore skips the record even if it is not removed.
      await putObject(`${folders.erased}${id}`, new Uint8Array(), signal);
      await call(addressOf(recordAt(id)), { method: 'DELETE', signal });
    },

    listRecords: () => list(folders.records, /^[^/.]+(?=\.age$)/),
    listErased: () => list(folders.erased, /^[^/.]+$/),

    /** Returns the record of an id, decrypted with the secret key; undefined if that does not open it. */
    async read(id: string): Promise<string | undefined> {
      const sealed = await retryRead(async () => {
        const response = await call(addressOf(recordAt(id)), { method: 'GET' });
        return new Uint8Array(await response.arrayBuffer());
      });
      const decrypter = new Decrypter();
      decrypter.addIdentity(key);
      return await decrypter.decrypt(sealed, 'text').catch(() => undefined);
    },
  };
}

/** The error for a response of another server, such as a captive portal. */
function otherServerError({ status }: Response): ArchiveError {
  return new ArchiveError(status, ', but not from S3-compatible storage');
}

/** The reason of a failed call, fit for a log. */
function describeFailure(error: unknown): string {
  return error instanceof ArchiveError ? error.message : `no answer: ${errorName(error)}`;
}

/** Returns a hash that identifies the archive and the key that can read it. */
export async function nameArchive({ endpoint, bucket, prefix, key }: ArchiveEnv): Promise<string> {
  const reader = await recipientOf(key);
  return hash('sha256', JSON.stringify([endpoint, bucket, prefix, reader]), 'base64url');
}

const recipientOf = async (key: string) => (isSecret(key) ? await identityToRecipient(key) : key);

/** Whether `ARCHIVE_KEY` can read the archive, and not only add to it. */
export function isSecret(key: string): boolean {
  return key.startsWith('AGE-SECRET-KEY-');
}

/** Stores a copy of each lead and subscriber off this machine, and removes it when they are erased. */
export function createArchiveChannel(
  archive: Archive,
  records: Pick<RecordStore, 'read'>,
): Channel {
  return {
    name: 'archive',
    async attempt({ kind, subjectId: id }, signal) {
      try {
        if (kind === 'erased-archive') {
          await archive.erase(id, signal);
          return { outcome: 'delivered', detail: 'erased in the archive' };
        }
        const record = await records.read(id);
        if (record === undefined) return unneeded;
        await archive.put(id, record, signal);
        return { outcome: 'delivered', detail: 'kept in the archive' };
      } catch (error) {
        return { outcome: 'failed', detail: describeFailure(error) };
      }
    },
  };
}

const readAtOnce = 16;

/**
 * Fills an empty store from its archive, all or nothing. Returns how many records there were, and how many
 * were skipped: erased ones, and those that the key does not open. Throws if the store already holds leads.
 */
export async function restoreArchive(
  archive: Archive,
  records: Pick<RecordStore, 'assertEmpty' | 'insert'>,
  now: number,
) {
  await records.assertEmpty();
  const erased = new Set(await Array.fromAsync(archive.listErased()));
  const all = await Array.fromAsync(archive.listRecords());
  const ids = all.filter((id) => !erased.has(id));
  const texts: string[] = [];
  for (let at = 0; at < ids.length; at += readAtOnce) {
    const read = await Promise.all(ids.slice(at, at + readAtOnce).map((id) => archive.read(id)));
    texts.push(...read.filter((text) => text !== undefined));
  }
  // Inserted once all are read: part of a restore, left by a broken connection, would prevent a retry.
  const { leads, subscribers } = await records.insert(texts, now);
  const unreadable = ids.length - texts.length;
  return { leads, subscribers, erased: all.length - ids.length, unreadable };
}
