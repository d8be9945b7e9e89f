import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';

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
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
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
 * Shows the whole field before it takes the focus: WebKit brings only the caret into the window, later
 * than any other scrolling.
 */
function leadTo(control: HTMLElement | null): void {
  control?.closest('[data-invalid]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus();
}
