/**
 * How long a form has been in somebody's hands. Unknown where words were in it before the script: typed
 * early, brought back by the browser, from a draft, or filled in by a program. Then nothing may be
 * concluded from it.
 */
export class FillInTime {
  #known = true;
  #touchedAt: number | undefined;

  /** Words stand in the form that nobody was seen to type. */
  forget(): void {
    this.#known = false;
  }

  touch(): void {
    this.#touchedAt ??= performance.now();
  }

  /** Words that came without a touch were put there by a program, maybe the visitor's own. */
  type(): void {
    if (this.#touchedAt === undefined) this.#known = false;
  }

  /** Milliseconds since the first touch; undefined where it was not seen. */
  elapsed(): number | undefined {
    if (!this.#known || this.#touchedAt === undefined) return undefined;
    return Math.round(performance.now() - this.#touchedAt);
  }

  /** The next request begins anew. */
  reset(): void {
    this.#known = true;
    this.#touchedAt = undefined;
  }
}
