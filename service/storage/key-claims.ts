import type { Kysely } from 'kysely';
import type { IdempotentRequest, KeyState } from '../leads/ports.ts';
import { relaxedTransaction } from './relaxed-transaction.ts';
import { keyState } from './submit-group.ts';
import type { Engine, Tables } from './tables.ts';

/** A claim outlives its request at most so long, in milliseconds; longer than any verification takes. */
const claimLeaseMs = 15_000;

interface Claim {
  bodyHash: string;
  id: string;
  expiresAt: number;
}

/**
 * Idempotency-Keys whose requests still run. One process serves a SQLite store, so its memory
 * suffices there; processes that share a PostgreSQL database see each other's claims in a row.
 */
export class KeyClaims {
  readonly #db: Kysely<Tables>;
  readonly #engine: Engine;
  readonly #claims = new Map<string, Claim>();

  constructor(db: Kysely<Tables>, engine: Engine) {
    this.#db = db;
    this.#engine = engine;
  }

  async begin(
    { key, bodyHash }: IdempotentRequest,
    now: number,
  ): Promise<{ outcome: 'begun' } | KeyState> {
    const running = this.#claims.get(key);
    if (running && running.expiresAt > now) {
      return { outcome: running.bodyHash === bodyHash ? 'still-running' : 'key-reused' };
    }
    const claim = { bodyHash, id: crypto.randomUUID(), expiresAt: now + claimLeaseMs };
    this.#claims.set(key, claim);
    try {
      const state = await this.#stateInStore(key, claim, now);
      if (state) this.#claims.delete(key);
      return state ?? { outcome: 'begun' };
    } catch (error) {
      this.#claims.delete(key);
      throw error;
    }
  }

  async abandon({ key }: IdempotentRequest): Promise<void> {
    const claim = this.#claims.get(key);
    this.#claims.delete(key);
    if (!claim || this.#engine === 'sqlite') return;
    await this.#db
      .deleteFrom('idempotency_keys')
      .where('key', '=', key)
      .where('claim', '=', claim.id)
      .where('status', 'is', null)
      .execute();
  }

  claimOf(request: IdempotentRequest | undefined): string {
    return (request && this.#claims.get(request.key)?.id) ?? crypto.randomUUID();
  }

  settled({ key }: IdempotentRequest): void {
    this.#claims.delete(key);
  }

  async #stateInStore(key: string, claim: Claim, now: number): Promise<KeyState | undefined> {
    if (this.#engine === 'postgres' && (await this.#claimRow(key, claim, now))) return undefined;
    const row = await this.#db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('key', '=', key)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row && keyState(row, claim.bodyHash);
  }

  async #claimRow(key: string, claim: Claim, now: number): Promise<boolean> {
    const values = {
      ...{ key, body_hash: claim.bodyHash, claim: claim.id, expires_at: claim.expiresAt },
      ...{ status: null, body: null, lead_id: null },
    };
    return await relaxedTransaction(this.#db, this.#engine, async (trx) => {
      const claimed = await trx
        .insertInto('idempotency_keys')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(values)
            .where('idempotency_keys.expires_at', '<=', now),
        )
        .returning('key')
        .executeTakeFirst();
      return claimed !== undefined;
    });
  }
}
