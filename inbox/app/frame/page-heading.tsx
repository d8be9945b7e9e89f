import { useEffect, useRef } from 'react';
import { siteParts } from '../site-parts.ts';

interface PageHeadingProps {
  title: string;
  /** False where the page around it names the window. */
  namesWindow?: boolean;
}

/** Whether the first page is drawn: the browser has put the focus where reading begins. */
let hasArrived = false;

/** Says that a page is drawn which has no such heading: the next one takes the focus. */
export function arrive(): void {
  hasArrived = true;
}

/** The page's heading. It takes the focus when one comes from another page, and names the window. */
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

/** Names the window while the component is there. */
export function useWindowTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${siteParts.name}`;
  }, [title]);
}
