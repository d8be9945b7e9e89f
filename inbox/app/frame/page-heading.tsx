import { useEffect, useRef } from 'react';
import { siteParts } from '../site-parts.ts';

interface PageHeadingProps {
  title: string;
  /** In the window's title instead of what the heading says. */
  windowTitle?: string;
  className?: string | undefined;
}

/** Whether the first page is drawn: the browser has put the focus where reading begins. */
let hasArrived = false;

/** The page's heading. It takes the focus when one comes from another page, and names the window. */
export function PageHeading({ title, windowTitle = title, className }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) ref.current?.focus({ preventScroll: true });
    hasArrived = true;
  }, []);
  useWindowTitle(windowTitle);
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {title}
    </h1>
  );
}

/** Names the window while the component is there. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${siteParts.name}`;
  }, [title]);
}
