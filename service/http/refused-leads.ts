import type { HealthProblem } from '../health-problem.ts';

/** The owner is told of a refused lead for so long, in milliseconds, though others landed since. */
const toldForMs = 60 * 60 * 1000;

/** Leads that the store did not take: visitors were asked to try again, and not all of them will. */
export class RefusedLeads {
  #count = 0;
  #lastAt = Number.NEGATIVE_INFINITY;
  #isOpen = false;

  /** Whether none has landed since the last that was refused. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** `now`: milliseconds since 1970. */
  refused(now: number): void {
    this.#count = this.#isToldAt(now) ? this.#count + 1 : 1;
    this.#lastAt = now;
    this.#isOpen = true;
  }

  landed(): void {
    this.#isOpen = false;
  }

  problems(now: number): readonly HealthProblem[] {
    if (!this.#isToldAt(now)) return [];
    const last = new Date(this.#lastAt).toISOString();
    const detail = `The store did not take ${this.#count} lead(s), the last at ${last}; the visitors were asked to try again. The log says why: a disk, quota or file size at its limit, or a database that is away or locked.`;
    return [{ problem: 'leads-refused', detail }];
  }

  #isToldAt(now: number): boolean {
    return now - this.#lastAt < toldForMs;
  }
}
