import type { ComponentProps } from 'react';
import { useHref } from '../current-page.ts';
import type { Page } from '../routes.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Page;
  /** Anchor on that page. */
  section?: string;
}

/** A link within the site, in the language prefix that the visitor is under. */
export function Link({ to, section, ...rest }: LinkProps) {
  const href = useHref();
  return <a href={href(to, section)} {...rest} />;
}
