import type { Log } from '../../log.ts';

export interface MemoryLog extends Log {
  /** Returns everything that was logged as text, to search it for what must not be there. */
  text(): string;
}

export function memoryLog(): MemoryLog {
  const lines: string[] = [];
  const write = (level: string) => (fields: unknown, message: string) => {
    lines.push(`${level}: ${message} ${JSON.stringify(fields)}`);
  };
  return {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    text: () => lines.join('\n'),
  };
}
