import { useEffect, useRef } from 'react';
import { leadFields } from '../../contract/lead.ts';
import styles from './error-summary.module.css';
import type { FieldErrors } from './form-state.ts';

interface ErrorSummaryProps {
  title: string;
  errors: FieldErrors;
  /** Changes with every attempt, so that each takes focus to the summary again. */
  attempt: number;
}

/** Takes focus after a failed attempt and leads to each field, in the same words as beside it. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  const wrong = leadFields.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h3>{title}</h3>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                leadTo(document.getElementById(field));
              }}
            >
              {errors[field]}
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
