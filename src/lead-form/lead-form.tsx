import { useEffect } from 'react';
import { leadSchema } from '../../contract/lead.ts';
import { addressIn } from '../addresses.ts';
import { useIslandReady } from '../islands/use-island-ready.ts';
import button from '../ui/button.module.css';
import { Field } from '../ui/field.tsx';
import { Toast } from '../ui/toast.tsx';
import { ConsultationChoice } from './consultation-choice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type ControlChange, labelledFields, leadControls } from './lead-controls.tsx';
import styles from './lead-form.module.css';
import { type LeadFormProps, useLeadForm } from './use-lead-form.ts';

/** The request for a consultation (specification chapters 3 to 5). */
export function LeadForm(props: LeadFormProps) {
  const { words, toasts, language } = props;
  const { form, state, toast, setToast, usesRecaptcha, touch, change, choose, submit, bringBack } =
    useLeadForm(props);
  const { values, errors, submitting } = state;
  useIslandReady(form, state.restored);

  useEffect(() => {
    const send = form.current?.querySelector<HTMLElement>('[type=submit]');
    // The button lost the focus while it was disabled; keyboard users get it back there.
    return () => {
      if (submitting && document.activeElement === document.body)
        send?.focus({ preventScroll: true });
    };
  }, [form, submitting]);

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        data-draft=""
        aria-label={words.heading}
        // Returning the focus to the button does not count as an interaction.
        onFocus={({ target }) => target instanceof HTMLButtonElement || touch()}
        onPointerDown={touch}
        onSubmit={submit}
      >
        <ErrorSummary key={state.attempts} title={words.summaryTitle} errors={errors} />
        <ConsultationChoice
          words={words.consultation}
          chosen={values.consultationType}
          onChoose={choose}
        />
        <div className={styles.fields}>
          {labelledFields.map((name) => (
            <Field
              key={name}
              name={name}
              label={words.fields[name]}
              optional={leadSchema.entries[name].type === 'optional' ? words.optional : undefined}
              hint={name === 'message' ? words.messageHint : undefined}
              error={errors[name]}
            >
              {(control) => {
                const onChange = (event: ControlChange) => change(name, event);
                return leadControls[name]({ ...control, value: values[name], onChange }, words);
              }}
            </Field>
          ))}
        </div>
        {state.replacedText !== undefined && (
          <button type="button" className={styles.bringBack} onClick={bringBack}>
            {words.bringBack}
          </button>
        )}
        {/* The honeypot has no label, because autofill goes by labels. */}
        <div className="visually-hidden" aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {/* Announced here as well: the button that shows it is disabled and has lost the focus. */}
        <p role="status" className="visually-hidden">
          {submitting && words.submitting}
        </p>
        <div className={styles.sending}>
          <button type="submit" className={button.button} disabled={submitting}>
            {submitting ? words.submitting : words.submit}
          </button>
          <p>
            {words.notice.before} <a href={addressIn(language, '/privacy')}>{words.notice.link}</a>
            {words.notice.after}
            {usesRecaptcha && <span>{` ${words.recaptchaNotice}`}</span>}
          </p>
        </div>
      </form>
      <Toast toast={toast} onClose={() => setToast(undefined)} words={toasts} />
    </>
  );
}
