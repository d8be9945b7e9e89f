import { useEffect, useRef } from 'react';

interface ErrorSummaryProps {
  title: string;
  /** Id of each wrong control, with what is to be said of it. */
  errors: readonly (readonly [id: string, sentence: string])[];
  /** Changes with every attempt, so that each takes focus to the summary again. */
  attempt: number;
}

/** Takes focus after a failed attempt and leads to each field, in the same words as beside it. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <h3>{title}</h3>
      <ul>
        {errors.map(([id, sentence]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                leadTo(document.getElementById(id));
              }}
            >
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The whole field first, and at once: of what takes the focus WebKit brings no more than the caret into
 * the window, later than any scrolling that was asked for meanwhile.
 */
function leadTo(control: HTMLElement | null): void {
  control?.closest('[data-invalid]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus();
}
