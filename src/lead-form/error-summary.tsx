import type { FieldSentences } from '../content/sentences.ts';
import styles from './error-summary.module.css';
import { labelledFields } from './lead-controls.tsx';

interface ErrorSummaryProps {
  title: string;
  errors: FieldSentences;
}

/** Takes focus as it comes after a failed attempt, and leads to each field, in the same words as beside it. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const wrong = (['consultationType', ...labelledFields] as const).filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <div ref={takeFocus} className={styles.summary} role="alert" tabIndex={-1}>
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

function takeFocus(summary: HTMLElement | null): void {
  summary?.focus();
}

function leadTo(control: HTMLElement | null): void {
  // The whole field: WebKit brings only the caret into the window, later than any other scrolling.
  control?.closest('[data-invalid]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus();
}
