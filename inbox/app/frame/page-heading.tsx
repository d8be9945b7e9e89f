import { useEffect, useRef } from 'react';
import { siteParts } from '../site-parts.ts';

interface PageHeadingProps {
  title: string;
  /** False if the surrounding page sets the window's title. */
  namesWindow?: boolean;
}

/** Whether the first page was rendered, whose focus the browser sets itself. */
let hasArrived = false;

/** To be called by a page without this heading, so that the next page's heading takes the focus. */
export function arrive(): void {
  hasArrived = true;
}

/** The page's heading. It takes the focus after a navigation, and sets the window's title. */
export function PageHeading({ title, namesWindow = true }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) ref.current?.focus({ preventScroll: true });
    hasArrived = true;
  }, []);
  useWindowTitle(namesWindow ? title : undefined);
  return (
    <h1 ref={ref} tabIndex={-1}>
      {title}
    </h1>
  );
}

/** Sets the window's title while the component is mounted. */
export function useWindowTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${siteParts.name}`;
  }, [title]);
}
