import type { Command } from './command.ts';
import { backup, migrate, restore } from './commands/backup.ts';
import { copy } from './commands/copy.ts';
import { deliveries, drop, replay } from './commands/deliveries.ts';
import { erase, retention } from './commands/erase.ts';
import { exportLeads } from './commands/export.ts';
import { health } from './commands/health.ts';
import { list, search } from './commands/list.ts';
import { release, spam } from './commands/move.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';
import { subscribers, unsubscribe } from './commands/subscribers.ts';

/** Everything the owner can say, in the order of `--help`. */
export const commands: readonly Command[] = [
  ...[list, show, search, release, spam, exportLeads, stats],
  ...[health, deliveries, replay, drop, subscribers, unsubscribe, erase, retention],
  ...[backup, restore, migrate, copy],
];
