import { setTimeout as sleep } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { validLead } from '../../contract/testing/valid-lead.ts';
import { createProofOfWork } from '../../service/verification/proof-of-work.ts';

const retryPauseMs = 150;
/** Maximum pause between visitors, in milliseconds: enough leads are pending at each kill. */
const visitorPauseMs = 40;
const requestTimeoutMs = 5000;

interface Attempt {
  /** A text that only this lead contains. */
  marker: string;
  key: string;
  body: string;
}

/** The responses that the clients got. */
export interface Ledger {
  /** Ids of acknowledged leads by marker. */
  acknowledged: Map<string, string>;
  requests: number;
  /** Retries that got another id than the first response: a duplicate lead. */
  contradictions: number;
  /** Responses outside the contract. */
  surprises: string[];
}

/**
 * Sends leads one after the other like the form: each with its Idempotency-Key, and repeated until it
 * is acknowledged.
 */
export class LeadClient {
  readonly #ports: () => number;
  readonly #ledger: Ledger;
  readonly #proof: ReturnType<typeof createProofOfWork>;
  #stopping = false;

  constructor(ports: () => number, ledger: Ledger, secret: string) {
    this.#ports = ports;
    this.#ledger = ledger;
    // Signed like the server's challenges, but with almost no work.
    this.#proof = createProofOfWork(secret, { cost: 1, counterMin: 1, counterMax: 2 });
  }

  async run(): Promise<void> {
    while (!this.#stopping) {
      const attempt = await this.#newAttempt();
      while (!(await this.#send(attempt))) await sleep(retryPauseMs);
      // Occasionally repeats an acknowledged lead, like a page that did not get the response.
      if (Math.random() < 0.1) await this.#send(attempt);
      await sleep(Math.random() * visitorPauseMs);
    }
  }

  /** Stops after the current lead: `run` resolves once it is acknowledged. */
  stop(): void {
    this.#stopping = true;
  }

  async #newAttempt(): Promise<Attempt> {
    const marker = crypto.randomUUID();
    const challenge = await this.#proof.challenge(Date.now());
    const solution = await solveChallenge({ challenge, deriveKey });
    const lead = { ...validLead, email: `${marker}@example.com`, message: `Lead ${marker}` };
    const recaptchaToken = btoa(JSON.stringify({ challenge, solution }));
    return { marker, key: marker, body: JSON.stringify({ ...lead, recaptchaToken }) };
  }

  /** Whether the lead is acknowledged. */
  async #send({ marker, key, body }: Attempt): Promise<boolean> {
    const { acknowledged, surprises } = this.#ledger;
    this.#ledger.requests += 1;
    try {
      const response = await fetch(`http://127.0.0.1:${this.#ports()}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body,
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      const answer = await response.text();
      if (response.status === 201) {
        const { id } = JSON.parse(answer);
        const known = acknowledged.get(marker);
        if (known !== undefined && known !== id) this.#ledger.contradictions += 1;
        acknowledged.set(marker, String(id));
        return true;
      }
      if (response.status !== 503) surprises.push(`${response.status} ${answer}`);
    } catch {
      // The server was killed before its response, which is the tested case.
    }
    return false;
  }
}
