import type { FieldSentences } from '../content/sentences.ts';
import styles from './error-summary.module.css';
import { labelledFields } from './lead-controls.tsx';

interface ErrorSummaryProps {
  title: string;
  errors: FieldSentences;
}

/** Takes the focus after a failed attempt, and links to each invalid field with the field's own message. */
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
                goToField(document.getElementById(field));
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

function goToField(control: HTMLElement | null): void {
  // Scrolls the whole field into view: WebKit by itself scrolls only to the caret, and later.
  control?.closest('[data-invalid]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  control?.focus();
}
