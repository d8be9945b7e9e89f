import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { emailSchema } from '../../contract/email.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/language.ts';
import { newsletterConsentVersions } from '../../contract/newsletter.ts';
import { type FieldProblem, problemOf } from '../../contract/text.ts';
import { answerTimeoutMs } from '../browser/time-limits.ts';
import type { Words } from '../content/words.ts';
import { useIslandReady } from '../islands/use-island-ready.ts';
import button from '../ui/button.module.css';
import { Field } from '../ui/field.tsx';
import { proofOfWork } from '../verification/proof-of-work.ts';
import styles from './newsletter-form.module.css';

interface NewsletterFormProps {
  words: Words['newsletter'];
  sentences: Record<FieldProblem, string>;
  language: Language;
  /** Address to write to if there is no script. */
  email: string;
}

/**
 * Sign-up with double opt-in: the answer is the same for every address. The form is on every page, so it
 * uses the embedded verification instead of Google's.
 */
export function NewsletterForm({ words, sentences, language, email }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'submitting' | 'success' | 'failure'>('idle');
  const [problem, setProblem] = useState<FieldProblem>();
  const getToken = useRef<() => Promise<string>>(undefined);
  useIslandReady(form);
  // The form is hydrated at the first interaction, so preparing the submission starts at once.
  useEffect(() => {
    getToken.current ??= proofOfWork();
  }, []);
  // The answer may be below the viewport.
  useEffect(() => {
    const isAnswered = problem || state === 'success' || state === 'failure';
    if (isAnswered) form.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, state]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (state === 'submitting') return;
    const parsed = v.safeParse(emailSchema, new FormData(currentTarget).get('newsletterEmail'));
    setProblem(parsed.success ? undefined : problemOf(parsed.issues[0]));
    if (!parsed.success) {
      // Clears the answer about an earlier address.
      setState('idle');
      currentTarget.querySelector('input')?.focus();
      return;
    }
    setState('submitting');
    try {
      // A submission from before hydration is repeated before the effect runs.
      getToken.current ??= proofOfWork();
      const token = await getToken.current();
      const [consentVersion] = newsletterConsentVersions;
      const response = await fetch(endpoints.newsletter, {
        method: 'POST',
        signal: AbortSignal.timeout(answerTimeoutMs),
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
        body: JSON.stringify({ email: parsed.output, language, consentVersion, token }),
      });
      if (response.ok) currentTarget.reset();
      setState(response.ok ? 'success' : 'failure');
    } catch {
      // The network or the verification failed; the address stays in the field.
      setState('failure');
    }
  }

  const isSubmitting = state === 'submitting';
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
        <Field name="newsletterEmail" label={words.email} error={problem && sentences[problem]}>
          {(control) => (
            <input
              type="email"
              autoComplete="email"
              spellCheck={false}
              // What was typed meanwhile would be cleared with the address that was sent.
              readOnly={isSubmitting}
              {...control}
            />
          )}
        </Field>
        <button type="submit" className={button.quiet} aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? words.submitting : words.submit}
        </button>
      </div>
      <p className={styles.consent}>{words.consent}</p>
      {/* Hidden while sending, because the button shows that. */}
      <p role="status" className={isSubmitting ? 'visually-hidden' : styles.outcome}>
        {/* A single text node: a browser that translates the page wraps texts in elements, and React
            could not remove one of several. */}
        {state === 'idle' ? undefined : words[state]}
      </p>
    </form>
  );
}
