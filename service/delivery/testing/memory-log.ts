import type { Log } from '../../log.ts';

export interface MemoryLog extends Log {
  /** Returns everything that was logged as text, to search it for what must not be there. */
  text(): string;
}

export function memoryLog(): MemoryLog {
  const lines: string[] = [];
  const write = (fields: unknown, message: string) => {
    lines.push(`${message} ${JSON.stringify(fields)}`);
  };
  return { info: write, warn: write, error: write, text: () => lines.join('\n') };
}
