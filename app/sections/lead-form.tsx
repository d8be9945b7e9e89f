import { useEffect } from 'react';
import { type ConsultationType, companySizes, interests, leadFields } from '../../contract/lead.ts';
import { sentencesOf } from '../../contract/sentences-of.ts';
import type { Contact } from '../content/messages.ts';
import { useCurrentPage } from '../current-page.ts';
import { useDraft } from '../lead/use-draft.ts';
import { useLeadForm } from '../lead/use-lead-form.ts';
import { useMessageText } from '../lead/use-message-text.ts';
import button from '../ui/button.module.css';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import { maskPhone } from '../ui/mask-phone.ts';
import { ConsultationChoice } from './consultation-choice.tsx';
import styles from './lead-form.module.css';

/** The request for a consultation. Its controls are the browser's own, so nothing typed is lost. */
export function LeadForm({ words }: { words: Contact }) {
  const { language } = useCurrentPage();
  const { form, submitting, errorOf, attempts, prepare, typed, submit, recheck, replaced } =
    useLeadForm(words, sentencesOf(language), language);
  const text = useMessageText(words, form);
  useDraft(form, () => {
    replaced();
    text.recall();
  });

  function chooseType(type: ConsultationType) {
    text.choose(type);
    recheck('message');
  }

  useEffect(() => {
    const phone = form.current?.elements.namedItem('phone');
    // Typed before the script arrived, and so without its mask.
    if (phone instanceof HTMLInputElement && phone.value) maskPhone(phone);
  }, [form]);

  const errors = leadFields.flatMap((field) => {
    const error = errorOf(field);
    return error ? [[field, error] as const] : [];
  });

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      aria-label={words.heading}
      // A button that the focus comes back to is no new touch.
      onFocus={({ target }) => target instanceof HTMLButtonElement || prepare()}
      onPointerDown={prepare}
      onInput={({ target }) => {
        typed();
        const name = target instanceof Element && target.getAttribute('name');
        const field = leadFields.find((known) => known === name);
        if (field) recheck(field);
      }}
      onSubmit={submit}
      onReset={text.forget}
    >
      <ErrorSummary title={words.summaryTitle} errors={errors} attempt={attempts} />
      <ConsultationChoice words={words.consultation} onChoose={chooseType} />
      <div className={styles.fields}>
        <Field name="name" label={words.fields.name} error={errorOf('name')}>
          {(control) => <input type="text" autoComplete="name" {...control} />}
        </Field>
        <Field
          name="company"
          label={words.fields.company}
          optional={words.optional}
          error={errorOf('company')}
        >
          {(control) => <input type="text" autoComplete="organization" {...control} />}
        </Field>
        <Field name="email" label={words.fields.email} error={errorOf('email')}>
          {(control) => <input type="email" autoComplete="email" spellCheck={false} {...control} />}
        </Field>
        <Field name="phone" label={words.fields.phone} error={errorOf('phone')}>
          {(control) => (
            <input
              type="tel"
              autoComplete="tel"
              placeholder={words.phonePlaceholder}
              onInput={({ currentTarget, nativeEvent }) => maskPhone(currentTarget, nativeEvent)}
              {...control}
            />
          )}
        </Field>
        <Field name="interest" label={words.fields.interest} error={errorOf('interest')}>
          {(control) => (
            <select defaultValue="" {...control}>
              <option value="">{words.choose}</option>
              {interests.map((interest) => (
                <option key={interest} value={interest}>
                  {words.interests[interest]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="companySize"
          label={words.fields.companySize}
          optional={words.optional}
          error={errorOf('companySize')}
        >
          {(control) => (
            <select defaultValue="" {...control}>
              <option value="">{words.choose}</option>
              {companySizes.map((size) => (
                <option key={size} value={size}>
                  {words.companySizes[size]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="message"
          label={words.fields.message}
          hint={words.messageHint}
          error={errorOf('message')}
          className={styles.wide}
        >
          {(control) => <textarea rows={5} onInput={text.forget} {...control} />}
        </Field>
      </div>
      {text.replaced !== undefined && (
        <button type="button" className="bring-back" onClick={text.bringBack}>
          {words.bringBack}
        </button>
      )}
      {/* Nobody is asked for it: with a label, programs that fill in forms for people would answer. */}
      <div className="visually-hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.sending}>
        <button type="submit" className={button.button} disabled={submitting}>
          {submitting ? words.submitting : words.submit}
        </button>
        <p>
          {words.notice.before}
          <Link to={{ kind: 'legal', document: 'privacy' }}>{words.notice.link}</Link>
          {words.notice.after}
          <RecaptchaNotice text={words.recaptchaNotice} />
        </p>
      </div>
    </form>
  );
}

function RecaptchaNotice({ text }: { text: string }) {
  return <span className={styles.recaptcha}>{` ${text}`}</span>;
}
