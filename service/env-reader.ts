interface Bounds {
  min?: number;
  max?: number;
}

/** Reads variables and collects a sentence for each that is wrong. An empty one counts as not set. */
export class EnvReader {
  readonly problems: string[] = [];
  /** Every variable that was asked for. */
  readonly names = new Set<string>();
  readonly #source: Readonly<Record<string, string | undefined>>;

  constructor(source: Readonly<Record<string, string | undefined>>) {
    this.#source = source;
  }

  problem(name: string, sentence: string): void {
    this.problems.push(`${name} ${sentence}.`);
  }

  text(name: string): string | undefined {
    this.names.add(name);
    return this.#source[name]?.trim() || undefined;
  }

  number(name: string, fallback: number, bounds: Bounds): number {
    return this.#number(name, bounds, 'a number', Number.isFinite) ?? fallback;
  }

  integer(name: string, fallback: number, bounds: Bounds): number {
    return this.optionalInteger(name, bounds) ?? fallback;
  }

  optionalInteger(name: string, bounds: Bounds): number | undefined {
    if (/^\d*$/.test(this.text(name) ?? '')) {
      return this.#number(name, bounds, 'a whole number', Number.isSafeInteger);
    }
    this.problem(name, 'must be a whole number');
    return undefined;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.text(name) ?? fallback;
    const chosen = choices.find((choice) => choice === text);
    if (chosen === undefined) this.problem(name, `must be one of ${choices.join(', ')}`);
    return chosen ?? fallback;
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.parse(text);
    if (url && protocols.includes(url.protocol) && url.hostname !== '') return text;
    const list = protocols.map((protocol) => `${protocol}//`).join(' or ');
    this.problem(name, `must be an address that begins with ${list} and names a host after it`);
    return undefined;
  }

  /** Origins, separated by spaces or commas; undefined where none is set. */
  origins(name: string): readonly string[] | undefined {
    return this.text(name)
      ?.split(/[\s,]+/)
      .filter(Boolean)
      .flatMap((part) => {
        const url = URL.parse(part);
        if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) {
          return url.origin;
        }
        this.problem(name, 'must be an origin such as https://www.example.com, without a path');
        return [];
      });
  }

  /** `Name <address>` or an address alone. */
  mailbox(name: string): string | undefined {
    const text = this.text(name);
    const mailbox = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
    if (text === undefined || mailbox.test(text)) return text;
    this.problem(name, 'must be a mail address, alone or as Name <name@company.com>');
    return undefined;
  }

  #number(
    name: string,
    { min = -Infinity, max = Infinity }: Bounds,
    kind: string,
    isOne: (value: number) => boolean,
  ): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (isOne(value) && value >= min && value <= max) return value;
    const range = max === Infinity ? ` of at least ${min}` : ` between ${min} and ${max}`;
    this.problem(name, `must be ${kind}${range}`);
    return undefined;
  }
}
