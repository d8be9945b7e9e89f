import type { QueryClient } from '@tanstack/react-query';
import { hasDrafts } from './drafts.ts';

/** Marks a change that nobody asked for, or that may be lost without harm. */
export const mayBeLost = { meta: { mayBeLost: true } } as const;

/** How many changes still wait for the server's answer, so that whoever leaves now might lose them. */
export function countUnanswered(client: QueryClient): number {
  return client.isMutating({ predicate: ({ meta }) => !meta?.['mayBeLost'] });
}

const asking = new AbortController();

/** Lets the browser ask whoever closes the tab while it has such changes, or words that only it keeps. */
export function askBeforeLoss(client: QueryClient): void {
  const { signal } = asking;
  let opensProgram = false;
  const ask = (event: BeforeUnloadEvent) => {
    if (!opensProgram && (countUnanswered(client) > 0 || hasDrafts())) event.preventDefault();
  };
  // A link to a mail program or a phone leaves nothing, though the browser announces that it does.
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
