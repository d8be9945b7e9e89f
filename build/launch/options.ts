import { parseArgs } from 'node:util';

export interface LaunchOptions {
  /** Findings as JSON, for scripts. */
  json: boolean;
  /** Whether the webhook may be sent a test event. */
  send: boolean;
  /** Backups and retention run where this machine cannot see them. */
  maintenanceElsewhere: boolean;
}

/** What to print instead of checking, and the exit code. */
export interface Explanation {
  text: string;
  exitCode: 0 | 2;
}

const usage = `check:launch: tells what keeps this site from going live, in the environment that it will have

Usage: npm run check:launch -- [OPTIONS]

Options:
  --json                    a JSON array of findings, for scripts (with npm run -s)
  --send                    posts a signed test event to the webhook
  --maintenance-elsewhere   backups and retention run where this machine cannot see them
  --help                    this text

Exit codes: 0 ready, 1 something is to be done, 2 typed wrong.`;

/** Reads what the owner typed. */
export function readOptions(argv: readonly string[]): LaunchOptions | Explanation {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        json: { type: 'boolean', default: false },
        send: { type: 'boolean', default: false },
        'maintenance-elsewhere': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) return { text: usage, exitCode: 0 };
    return {
      json: values.json,
      send: values.send,
      maintenanceElsewhere: values['maintenance-elsewhere'],
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { text: `${problem}\n\n${usage}`, exitCode: 2 };
  }
}
