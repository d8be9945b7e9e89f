import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Language } from '../../contract/language.ts';
import { type LeadField, leadFields, leadSchema } from '../../contract/lead.ts';
import { fieldSentence, type Sentences } from '../../contract/sentences.ts';
import { type FieldProblem, problemOf } from '../../contract/text.ts';
import type { Contact } from '../content/messages.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { useToast } from '../ui/toast.tsx';
import { prepareVerification } from '../verification/prepare-verification.ts';
import { type Verification, VerificationUnavailable } from '../verification/verification.ts';
import { readAttribution } from './attribution.ts';
import { forgetDraft, keepDraft } from './draft.ts';
import { fetchFormSettings } from './form-settings.ts';
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotency-key.ts';
import { lookUpIp } from './ip-lookup.ts';
import { reportConversion } from './report-conversion.ts';
import { sendLead } from './send-lead.ts';
import { useFirstTouch } from './use-first-touch.ts';

/** What is wrong with a field: a problem that can be said in any language, or the server's words. */
type FieldError = { problem: FieldProblem } | { sentence: string };

type FieldErrors = Partial<Record<LeadField, FieldError>>;

interface Preparation {
  verification: Promise<Verification>;
  userIp: Promise<string>;
}

/** Life of the contact form: idle, submitting, then success or error (specification chapter 4). */
export function useLeadForm(words: Contact, sentences: Sentences, language: Language) {
  const [submitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const preparation = useRef<Preparation | undefined>(undefined);
  const firstTouch = useFirstTouch(form);
  const sending = useRef(false);
  const wasSubmitting = useRef(false);
  const showToast = useToast();

  useEffect(() => {
    // A disabled button drops the focus; who sent by keyboard finds it where it was.
    if (wasSubmitting.current && !submitting && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    }
    wasSubmitting.current = submitting;
  }, [submitting]);

  /** First touch: what the sending will need starts on its way. */
  function prepare(): Preparation {
    firstTouch.note();
    if (preparation.current) return preparation.current;
    const settings = fetchFormSettings();
    const verification = settings.then((known) => prepareVerification(known, language));
    const userIp = settings.then(({ ipLookupUrl }) => lookUpIp(ipLookupUrl)).catch(() => '');
    verification.catch(() => {
      preparation.current = undefined;
    });
    preparation.current = { verification, userIp };
    return preparation.current;
  }

  function fail(text: string, fields: FieldErrors = {}) {
    setErrors(fields);
    setAttempts((count) => count + 1);
    showToast({ tone: 'error', lang: language, title: words.error.title, text });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // The state comes too late for two submits in one go, as when both were kept for the script.
    if (sending.current) return;
    sending.current = true;
    const typed = Object.fromEntries(new FormData(element));
    try {
      await afterPaint();
      await send(element, typed);
    } finally {
      sending.current = false;
      setSubmitting(false);
    }
  }

  async function send(element: HTMLFormElement, typed: Record<string, FormDataEntryValue>) {
    const { verification, userIp } = prepare();
    keepDraft(element);
    const parsed = v.safeParse(leadSchema, typed);
    if (!parsed.success) {
      setErrors(errorsOf(parsed.issues));
      setAttempts((count) => count + 1);
      // The toast of an earlier request would say that this one went.
      showToast(undefined);
      return;
    }
    setSubmitting(true);
    setErrors({});
    // The button that says it is disabled then, and has lost the focus.
    showToast({ tone: 'announcement', lang: language, text: words.submitting });
    try {
      const token = await verification.then((service) => service.token());
      const result = await sendLead(
        {
          ...parsed.output,
          recaptchaToken: token,
          userIp: await userIp,
          attribution: readAttribution(),
          website: String(typed.website ?? ''),
          filledInMs: firstTouch.elapsed(),
        },
        { idempotencyKey: idempotencyKeyFor(parsed.output), language },
      );
      if (result.outcome === 'refused') {
        fail(result.error || sentences.request.generic, saidByServer(result.fields));
      } else {
        succeed(element);
      }
    } catch (error) {
      const unavailable = error instanceof VerificationUnavailable;
      fail(sentences.request[unavailable ? 'verification-unavailable' : 'generic']);
    }
  }

  function succeed(element: HTMLFormElement) {
    element.reset();
    preparation.current = undefined;
    firstTouch.reset();
    forgetIdempotencyKey();
    forgetDraft();
    const { title, message: text } = words.success;
    showToast({ tone: 'success', lang: language, title, text });
    reportConversion();
  }

  /**
   * A complaint goes as soon as the field is right, while it is typed in. Were it to go when the field
   * is left, the button would move from under the pointer that is just pressing it.
   */
  function recheck(field: LeadField) {
    if (!form.current || errors[field] === undefined) return;
    const parsed = v.safeParse(leadSchema, Object.fromEntries(new FormData(form.current)));
    const found = parsed.success ? {} : errorsOf(parsed.issues);
    if (found[field] === undefined) setErrors(({ [field]: _, ...others }) => others);
  }

  /** What to say of a field in the language that is shown now; undefined where nothing is wrong. */
  function errorOf(field: LeadField): string | undefined {
    const error = errors[field];
    if (!error) return undefined;
    return 'sentence' in error ? error.sentence : fieldSentence(sentences, field, error.problem);
  }

  /** Other words stand in the form than those that were judged, and nobody has touched it for them. */
  function replaced() {
    firstTouch.typed();
    setErrors({});
  }

  const { typed } = firstTouch;
  return { form, submitting, errorOf, attempts, prepare, typed, submit, recheck, replaced };
}

/** The first problem of each field, in the order of the form. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of leadFields) {
    const issue = issues.find(({ path }) => path?.[0]?.key === field);
    if (issue) errors[field] = { problem: problemOf(issue) };
  }
  return errors;
}

function saidByServer(fields: Partial<Record<LeadField, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, sentence]) => [field, { sentence }]),
  );
}
