import type { Navigation } from '../content/messages.ts';
import { useHref } from '../current-page.ts';

/** Order of the bar (specification chapter 2). */
const order = [
  'services',
  'cases',
  'methodology',
  'technologies',
  'about',
  'team',
  'contact',
] as const;

const landing = { kind: 'landing' } as const;

interface NavigationLinksProps {
  words: Navigation;
  onChoose?: () => void;
  /** Each link loads the page anew: without script only that closes an open drawer. */
  reload?: boolean;
}

export function NavigationLinks({ words, onChoose, reload = false }: NavigationLinksProps) {
  const href = useHref();
  return (
    <ul>
      {order.map((section) => (
        <li key={section}>
          <a
            // With its query a page is a second address of itself, which is nothing to be indexed.
            rel={reload ? 'nofollow' : undefined}
            href={reload ? `${href(landing)}?${section}#${section}` : href(landing, section)}
            onClick={onChoose}
            data-replay={onChoose ? '' : undefined}
          >
            {words.links[section]}
          </a>
        </li>
      ))}
    </ul>
  );
}
