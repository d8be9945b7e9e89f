import { outboxFolder } from '../../delivery/create-delivery.ts';
import type { DeliveryDesk } from '../../delivery/testing/delivery-desk.ts';
import type { Terminal } from '../command.ts';
import { runCli } from '../run-cli.ts';

/** For tests: types a command at a desk's store and answers its question, if it asks one. */
export async function runCommand(desk: DeliveryDesk, argv: readonly string[], answer?: string) {
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
    ask: answer === undefined ? undefined : async () => answer,
  };
  const office = async () => ({
    ...desk.store,
    outboxFolder: outboxFolder(desk.dataDirectory),
    siteUrl: 'https://trinta.example',
    location: 'the test store',
    close: async () => undefined,
  });
  const code = await runCli(argv, terminal, office, () => desk.clock.now);
  return { code, out, err };
}
