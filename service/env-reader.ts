interface Bounds {
  min?: number;
  max?: number;
}

/** Reads variables and collects a sentence for each that is wrong. An empty one counts as not set. */
export class EnvReader {
  readonly problems: string[] = [];
  readonly #source: Readonly<Record<string, string | undefined>>;

  constructor(source: Readonly<Record<string, string | undefined>>) {
    this.#source = source;
  }

  problem(name: string, sentence: string): void {
    this.problems.push(`${name} ${sentence}.`);
  }

  text(name: string): string | undefined {
    const value = this.#source[name]?.trim();
    return value === '' ? undefined : value;
  }

  number(name: string, fallback: number, { min = -Infinity, max = Infinity }: Bounds): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (Number.isFinite(value) && value >= min && value <= max) return value;
    this.problem(name, `must be a number${range(min, max)}`);
    return fallback;
  }

  integer(name: string, fallback: number, bounds: Bounds): number {
    return this.optionalInteger(name, bounds) ?? fallback;
  }

  optionalInteger(name: string, { min = -Infinity, max = Infinity }: Bounds): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= min && value <= max)
      return value;
    this.problem(name, `must be a whole number${range(min, max)}`);
    return undefined;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const chosen = choices.find((choice) => choice === text);
    if (chosen === undefined) this.problem(name, `must be one of ${choices.join(', ')}`);
    return chosen ?? fallback;
  }

  flag(name: string): boolean {
    const text = this.text(name);
    if (text !== undefined && text !== '0' && text !== '1') this.problem(name, 'must be 0 or 1');
    return text === '1';
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && protocols.includes(url.protocol) && url.hostname !== '') return text;
    const list = protocols.map((protocol) => `${protocol}//`).join(' or ');
    this.problem(name, `must be an address that begins with ${list} and names a host after it`);
    return undefined;
  }

  origin(name: string, fallback: string): string {
    const text = this.text(name);
    if (text === undefined) return fallback;
    return this.#origin(name, text) ?? fallback;
  }

  origins(name: string, fallback: readonly string[]): readonly string[] {
    const text = this.text(name);
    if (text === undefined) return fallback;
    return text
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .flatMap((part) => this.#origin(name, part) ?? []);
  }

  /** `Name <address>` or an address alone. */
  mailbox(name: string): string | undefined {
    const text = this.text(name);
    if (
      text === undefined ||
      /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)
    ) {
      return text;
    }
    this.problem(name, 'must be a mail address, alone or as Name <name@company.com>');
    return undefined;
  }

  #origin(name: string, text: string): string | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const web = url?.protocol === 'https:' || url?.protocol === 'http:';
    if (url && web && url.pathname === '/' && url.search === '' && url.hash === '')
      return url.origin;
    this.problem(name, 'must be an origin such as https://www.example.com, without a path');
    return undefined;
  }
}

function range(min: number, max: number): string {
  if (min === -Infinity && max === Infinity) return '';
  if (max === Infinity) return ` of at least ${min}`;
  return ` between ${min} and ${max}`;
}
