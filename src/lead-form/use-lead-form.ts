import { type SubmitEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Language } from '../../contract/language.ts';
import { type ConsultationType, type LeadField, leadSchema } from '../../contract/lead.ts';
import { onPageShown } from '../browser/on-page-shown.ts';
import type { Facts } from '../content/facts.ts';
import { type FieldSentences, fieldSentences, type Sentences } from '../content/sentences.ts';
import type { Words } from '../content/words.ts';
import type { ToastContent } from '../ui/toast.tsx';
import { RecaptchaUnavailable } from '../verification/recaptcha.ts';
import { loadDraft, readControls, saveDraft } from './draft.ts';
import { type FormValues, formReducer, initialState } from './form-state.ts';
import { forgetIdempotencyKey } from './idempotency-key.ts';
import type { ControlChange } from './lead-controls.tsx';
import { createSender, fetchFormSettings } from './lead-sender.ts';
import { maskPhone } from './mask-phone.ts';

declare global {
  interface Window {
    gtag_report_conversion?: unknown;
  }
}

export interface LeadFormProps {
  words: Words['contact'];
  sentences: Sentences;
  toasts: Words['toasts'];
  language: Language;
  /** Booking page of each consultation type. */
  booking: Facts['booking'];
}

/** State and actions of the contact form (specification chapter 4). */
export function useLeadForm({ words, sentences, language, booking }: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer, initialState);
  const [toast, setToast] = useState<ToastContent>();
  /** Google's terms then require a notice. */
  const [usesRecaptcha, setUsesRecaptcha] = useState(false);
  const [sender] = useState(() => createSender(language));
  /**
   * When the form was first used; `null` if text came from elsewhere: typed before hydration, a draft, or
   * autofill. Then the time taken says nothing about whether a person filled it in.
   */
  const touchedAt = useRef<number | null>(undefined);
  /** Whether a lead is being sent; the state changes only with a render, and a script may submit before it. */
  const isSending = useRef(false);

  useLayoutEffect(() => {
    const draft = loadDraft(words.consultation.types, form.current);
    const { activeElement } = document;
    const hasFocus = form.current?.contains(activeElement);
    if (draft && activeElement instanceof HTMLInputElement && activeElement.name === 'phone') {
      // Masking now would move the caret or end a composition; the next key masks the number.
      draft.values = { ...draft.values, phone: activeElement.value || draft.values.phone };
    }
    if (draft || hasFocus) touchedAt.current = null;
    if (hasFocus) sender.start();
    dispatch({ type: 'restored', draft });
    // Another page of this tab may have changed the draft or sent it.
    return onPageShown(() => {
      touchedAt.current = null;
      dispatch({ type: 'restored', draft: loadDraft(words.consultation.types) });
    });
  }, [sender, words]);

  useEffect(() => {
    if (state.restored) saveDraft(state);
  }, [state]);

  /** Prepares the submission at the first interaction. */
  function touch() {
    if (touchedAt.current === undefined) touchedAt.current = performance.now();
    sender.start();
    fetchFormSettings().then(
      ({ verification }) => setUsesRecaptcha(verification.provider === 'recaptcha'),
      () => undefined,
    );
  }

  function change(field: LeadField, { currentTarget, nativeEvent }: ControlChange) {
    if (touchedAt.current === undefined) touchedAt.current = null;
    if (field === 'phone' && currentTarget instanceof HTMLInputElement) {
      maskPhone(currentTarget, nativeEvent);
    }
    dispatch({ type: 'typed', field, value: currentTarget.value });
  }

  function choose(consultationType: ConsultationType) {
    const text = words.consultation.types[consultationType].message;
    dispatch({ type: 'chose', consultationType, text });
  }

  function fail(text: string, errors: FieldSentences = {}) {
    dispatch({ type: 'failed', errors });
    setToast({ tone: 'error', title: words.error.title, text });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    touch();
    const values = readControls(event.currentTarget);
    dispatch({ type: 'submitting', values });
    const parsed = v.safeParse(leadSchema, values);
    // A toast about an earlier request would seem to be about this one.
    setToast(undefined);
    if (!parsed.success) {
      dispatch({ type: 'failed', errors: fieldSentences(sentences, parsed.issues) });
      return;
    }
    isSending.current = true;
    const lead = parsed.output;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    try {
      const since = touchedAt.current ?? undefined;
      const filledInMs = since && Math.round(performance.now() - since);
      const refusal = await sender.send(lead, website, filledInMs);
      if (!refusal) return succeed(values, lead.consultationType);
      const asked = Object.keys(refusal.fields);
      // A newer server requires a field that this page lacks. After a reload the page has it, and the draft.
      if (asked.some((name) => !form.current?.elements.namedItem(name))) return location.reload();
      fail(refusal.error || sentences.request.generic, refusal.fields);
    } catch (error) {
      // Offline everything fails, so a message that blames reCAPTCHA would mislead.
      const unavailable = error instanceof RecaptchaUnavailable && navigator.onLine;
      fail(sentences.request[unavailable ? 'verification-unavailable' : 'generic']);
    } finally {
      isSending.current = false;
    }
  }

  function succeed(sent: FormValues, consultationType: ConsultationType) {
    // The honeypot is not in the state, and resetting the form would also clear what was typed meanwhile.
    const honeypot = form.current?.elements.namedItem('website');
    if (honeypot instanceof HTMLInputElement) honeypot.value = '';
    dispatch({ type: 'succeeded', sent });
    touchedAt.current = undefined;
    forgetIdempotencyKey();
    const { title, message, book } = words.success;
    const link = booking && { label: book, href: booking[consultationType] };
    setToast({ tone: 'success', title, text: message, link });
    reportConversion();
  }

  function bringBack() {
    if (state.replacedText === undefined) return;
    dispatch({ type: 'typed', field: 'message', value: state.replacedText });
    document.getElementById('message')?.focus();
  }

  return { form, state, toast, setToast, usesRecaptcha, touch, change, choose, submit, bringBack };
}

/** Calls the conversion report if the page has one (chapter 7); its failure must not affect the visitor. */
function reportConversion(): void {
  try {
    if (typeof window.gtag_report_conversion === 'function') window.gtag_report_conversion();
  } catch (error) {
    console.warn('gtag_report_conversion failed', error);
  }
}
