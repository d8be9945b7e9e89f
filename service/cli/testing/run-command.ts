import type { DeliveryFixture } from '../../delivery/testing/delivery-fixture.ts';
import { parseEnv } from '../../env.ts';
import { isSqlite } from '../../storage/queries.ts';
import type { Owner } from '../command.ts';
import { runCli } from '../run-cli.ts';
import type { Terminal } from '../terminal.ts';

/** Settings of a test command. */
interface Changes {
  /** Environment variables. */
  env?: Record<string, string>;
  owner?: Partial<Owner>;
}

/** For tests: runs a command on a fixture's store, for an English-speaking owner. */
export async function runCommand(
  fixture: DeliveryFixture,
  argv: readonly string[],
  { env = { SITE_URL: 'https://trinta.example' }, owner }: Changes = {},
) {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    async out(text) {
      out += text;
      return true;
    },
    err(text) {
      err += text;
    },
    columns: undefined,
  };
  const database: Record<string, string> = isSqlite(fixture.store.db)
    ? {}
    : { DATABASE_URL: 'postgres://test.example/leads' };
  const code = await runCli(argv, terminal, {
    owner: { language: 'en', timeZone: 'America/Sao_Paulo', ...owner },
    readEnv: () => parseEnv({ DATA_DIR: fixture.dataDirectory, ...database, ...env }),
    openStore: async () => ({ ...fixture.store, [Symbol.asyncDispose]: async () => undefined }),
    now: () => fixture.clock.now,
  });
  return { code, out, err };
}
