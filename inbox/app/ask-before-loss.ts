import type { QueryClient } from '@tanstack/react-query';
import { hasDrafts } from './drafts.ts';

/** Of changes that nobody asked for, or whose loss is none. */
export const mayBeLost = { meta: { mayBeLost: true } } as const;

/** How many changes are not answered yet that whoever goes now might lose. */
export function countUnanswered(client: QueryClient): number {
  return client.isMutating({ predicate: ({ meta }) => !meta?.['mayBeLost'] });
}

const asking = new AbortController();

/** Lets the browser ask whoever closes the tab while there are such changes, or words that it alone keeps. */
export function askBeforeLoss(client: QueryClient): void {
  const { signal } = asking;
  let opensProgram = false;
  const ask = (event: BeforeUnloadEvent) => {
    if (!opensProgram && (countUnanswered(client) > 0 || hasDrafts())) event.preventDefault();
  };
  // Nobody goes by a link to a mail program or a phone, though it counts as going.
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    opensProgram = link instanceof HTMLAnchorElement && /^(mailto|tel):$/.test(link.protocol);
    setTimeout(() => {
      opensProgram = false;
    });
  };
  addEventListener('beforeunload', ask, { signal });
  addEventListener('click', look, { signal });
}

/** For whoever stays in the tab, where the words are too. */
export const askNoMore = () => asking.abort();
