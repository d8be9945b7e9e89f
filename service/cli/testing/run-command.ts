import { join } from 'node:path';
import { outboxFolder } from '../../delivery/mail/mail-transport.ts';
import type { DeliveryFixture } from '../../delivery/testing/delivery-fixture.ts';
import type { CommandContext, Terminal } from '../command.ts';
import { runCli } from '../run-cli.ts';

/**
 * For tests: types a command at a fixture's store and answers its question, if it asks one.
 * `changes` is what a shell lacks that has not the server's environment.
 */
export async function runCommand(
  fixture: DeliveryFixture,
  argv: readonly string[],
  answer?: string,
  changes: Partial<Pick<CommandContext, 'siteUrl'>> = {},
) {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    async out(text) {
      out += text;
    },
    err(text) {
      err += text;
    },
    columns: undefined,
    watched: false,
    ask: answer === undefined ? undefined : async () => answer,
  };
  const openContext = async (): Promise<CommandContext & { close(): Promise<void> }> => ({
    ...fixture.store,
    outboxFolder: outboxFolder(fixture.dataDirectory),
    siteUrl: 'https://trinta.example',
    location: 'the test store',
    storeFile:
      fixture.store.engine === 'sqlite' ? join(fixture.dataDirectory, 'leads.sqlite') : undefined,
    ...changes,
    close: async () => undefined,
  });
  const code = await runCli(argv, terminal, openContext, () => fixture.clock.now);
  return { code, out, err };
}
