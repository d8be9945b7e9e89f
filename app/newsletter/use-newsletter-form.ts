import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { emailSchema } from '../../contract/email.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { newsletterConsentVersions } from '../../contract/newsletter-consent.ts';
import { fieldSentence } from '../../contract/sentences.ts';
import { sentencesOf } from '../../contract/sentences-of.ts';
import { type FieldProblem, problemOf } from '../../contract/text.ts';
import { useCurrentPage } from '../current-page.ts';
import { answerTimeoutMs, giveUpAfter } from '../verification/give-up-after.ts';
import type { Verification } from '../verification/verification.ts';

type State = 'idle' | 'submitting' | 'sent' | 'failed';

/** Life of the newsletter sign-up. It stands on every page, so it uses the embedded verification. */
export function useNewsletterForm() {
  const { language } = useCurrentPage();
  const [state, setState] = useState<State>('idle');
  const [problem, setProblem] = useState<FieldProblem | undefined>();
  const verification = useRef<Promise<Verification> | undefined>(undefined);
  const sending = useRef(false);

  function prepare(): Promise<Verification> {
    verification.current ??= import('../verification/proof-of-work.ts').then((module) =>
      module.prepareProofOfWork(),
    );
    verification.current.catch(() => {
      verification.current = undefined;
    });
    return verification.current;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // The state comes too late for two submits in one go, as when both were kept for the script.
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
      const token = await (await prepare()).token();
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

  const error = problem && fieldSentence(sentencesOf(language), 'email', problem);
  return { state, error, prepare, submit };
}
