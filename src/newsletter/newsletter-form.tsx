import { useRef } from 'react';
import type { Language } from '../../contract/language.ts';
import type { FieldProblem } from '../../contract/text.ts';
import type { Words } from '../content/words.ts';
import { useIslandReady } from '../islands/use-island-ready.ts';
import button from '../ui/button.module.css';
import { Field } from '../ui/field.tsx';
import styles from './newsletter-form.module.css';
import { useNewsletterForm } from './use-newsletter-form.ts';

interface NewsletterFormProps {
  words: Words['newsletter'];
  /** What to say of a wrong address. */
  sentences: Record<FieldProblem, string>;
  language: Language;
  /** Where to write to without script. */
  email: string;
}

/** Sign-up with double opt-in: what it says afterwards is the same for every address. */
export function NewsletterForm({ words, sentences, language, email }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, error, submit } = useNewsletterForm(sentences, language);
  useIslandReady(form);
  const outcomes = { submitting: words.submitting, sent: words.success, failed: words.failure };
  const outcome = state === 'idle' ? undefined : outcomes[state];
  return (
    <form
      ref={form}
      className={styles.newsletter}
      method="post"
      noValidate
      aria-label={words.heading}
      onSubmit={submit}
    >
      <h2>{words.heading}</h2>
      <p className="if-no-script">
        {`${words.noScript} `}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <div className={`if-script ${styles.row}`}>
        <Field name="newsletterEmail" label={words.email} error={error}>
          {(control) => <input type="email" autoComplete="email" spellCheck={false} {...control} />}
        </Field>
        <button
          type="submit"
          className={button.quiet}
          aria-disabled={state === 'submitting' || undefined}
        >
          {state === 'submitting' ? words.submitting : words.submit}
        </button>
      </div>
      <p className={styles.consent}>{words.consent}</p>
      {/* That it sends the button shows as well. */}
      <p role="status" className={state === 'submitting' ? 'visually-hidden' : styles.outcome}>
        {/* One text, and not one of several: a browser that translates the page wraps it, and React
            would look for it in vain to take it away. */}
        {outcome}
      </p>
    </form>
  );
}
