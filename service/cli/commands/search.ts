import { type Command, UsageError } from '../command.ts';
import { leadFilter } from './lead-filter.ts';
import { listOptions, printLeads } from './list.ts';

export const search: Command = {
  name: 'search',
  summary: 'leads in which all the words occur (name, company, e-mail, phone, message)',
  parameters: 'WORD…',
  options: listOptions,
  examples: ['search silva marketplace', 'search @company.com.br --folder inbox'],
  async run(input) {
    const words = input.args.positionals.join(' ');
    if (words === '') throw new UsageError('Say what to look for: search WORD…');
    return printLeads(input, { ...leadFilter(input.args, input.now), search: words });
  },
};
