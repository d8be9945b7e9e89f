import { brand } from '../content/brand.ts';
import type { Newsletter } from '../content/messages.ts';
import { useNewsletterForm } from '../newsletter/use-newsletter-form.ts';
import button from './button.module.css';
import { Field } from './field.tsx';
import styles from './newsletter-form.module.css';

/** Sign-up with double opt-in: what it says afterwards is the same for every address. */
export function NewsletterForm({ words }: { words: Newsletter }) {
  const { state, error, prepare, submit } = useNewsletterForm();
  const outcomes = { submitting: words.submitting, sent: words.success, failed: words.failure };
  const outcome = state === 'idle' ? undefined : outcomes[state];
  return (
    <form
      className={styles.newsletter}
      method="post"
      noValidate
      aria-label={words.heading}
      onFocus={prepare}
      onSubmit={submit}
    >
      <h2>{words.heading}</h2>
      <p className="if-no-script">
        {`${words.noScript} `}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
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
