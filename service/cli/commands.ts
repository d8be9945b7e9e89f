import type { Command } from './command.ts';
import { backup } from './commands/backup.ts';
import { copy } from './commands/copy.ts';
import { deliveries } from './commands/deliveries.ts';
import { erase } from './commands/erase.ts';
import { exportLeads } from './commands/export.ts';
import { health } from './commands/health.ts';
import { list } from './commands/list.ts';
import { release, spam } from './commands/move.ts';
import { drop, replay } from './commands/replay.ts';
import { retention } from './commands/retention.ts';
import { search } from './commands/search.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';
import { subscribers } from './commands/subscribers.ts';
import { unsubscribe } from './commands/unsubscribe.ts';

/** Everything the owner can say, in the order of `--help`. */
export const commands: readonly Command[] = [
  list,
  show,
  search,
  release,
  spam,
  exportLeads,
  stats,
  health,
  deliveries,
  replay,
  drop,
  subscribers,
  unsubscribe,
  erase,
  retention,
  backup,
  copy,
];
