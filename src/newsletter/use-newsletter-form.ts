import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { emailSchema } from '../../contract/email.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/language.ts';
import { newsletterConsentVersions } from '../../contract/newsletter.ts';
import { type FieldProblem, problemOf } from '../../contract/text.ts';
import { answerTimeoutMs, giveUpAfter } from '../browser/give-up-after.ts';
import { proofOfWork } from '../verification/proof-of-work.ts';

type State = 'idle' | 'submitting' | 'sent' | 'failed';

/** Life of the newsletter sign-up. It stands on every page, so it uses the embedded verification. */
export function useNewsletterForm(sentences: Record<FieldProblem, string>, language: Language) {
  const [state, setState] = useState<State>('idle');
  const [problem, setProblem] = useState<FieldProblem | undefined>();
  const sending = useRef(false);

  const [verification] = useState(proofOfWork);

  // The form's script comes at the first touch of it: what the sending will need starts on its way.
  useEffect(() => verification.start(), [verification]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // Two submits in one go come before React renders the first one's state.
    if (sending.current) return;
    const parsed = v.safeParse(emailSchema, new FormData(form).get('newsletterEmail'));
    setProblem(parsed.success ? undefined : problemOf(parsed.issues[0]));
    if (!parsed.success) {
      // What an earlier address was told says nothing of this one.
      setState('idle');
      form.querySelector('input')?.focus();
      return;
    }
    sending.current = true;
    setState('submitting');
    try {
      const token = await verification.token();
      const response = await fetch(endpoints.newsletter, {
        method: 'POST',
        signal: giveUpAfter(answerTimeoutMs),
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
        body: JSON.stringify({
          email: parsed.output,
          language,
          consentVersion: newsletterConsentVersions[0],
          token,
        }),
      });
      if (response.ok) form.reset();
      setState(response.ok ? 'sent' : 'failed');
    } catch {
      // Network or verification: the address is still in the field, and the visitor is told so.
      setState('failed');
    } finally {
      sending.current = false;
    }
  }

  return { state, error: problem && sentences[problem], submit };
}
