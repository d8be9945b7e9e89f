import type { QueryClient } from '@tanstack/react-query';
import { hasDrafts } from './drafts.ts';

/** Marks a mutation that may be lost without harm. */
export const mayBeLost = { meta: { mayBeLost: true } } as const;

/** Number of changes without an answer yet, which might be lost by leaving the page. */
export function countUnanswered(client: QueryClient): number {
  return client.isMutating({ predicate: ({ meta }) => !meta?.['mayBeLost'] });
}

const asking = new AbortController();

/** Makes the browser ask before the tab is closed with such changes, or with unsaved drafts. */
export function askBeforeLoss(client: QueryClient): void {
  const { signal } = asking;
  let opensProgram = false;
  const ask = (event: BeforeUnloadEvent) => {
    if (!opensProgram && (countUnanswered(client) > 0 || hasDrafts())) event.preventDefault();
  };
  // `mailto:` and `tel:` links fire `beforeunload`, but do not leave the page.
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

/** Stops asking, for a reload that keeps the drafts of the tab. */
export const askNoMore = () => asking.abort();
