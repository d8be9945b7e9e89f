import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  /** Name and id of the control. */
  name: string;
  label: string;
  /** Shown after the label of an optional field. */
  optional?: string | undefined;
  hint?: string | undefined;
  error: string | undefined;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (attributes: ControlAttributes) => ReactNode;
}

export type ControlAttributes = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'className' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
>;

/** A control with its label, hint and error. */
export function Field({ name, label, optional, hint, error, children }: FieldProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label htmlFor={name}>
        {optional ? `${label} ` : label}
        {optional && <span className={styles.optional}>{`(${optional})`}</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        className: styles.control,
        // Set in either case, or the browser applies its own validation.
        'aria-invalid': Boolean(error),
        // Not `required`: Firefox then reports an untouched field as invalid, whatever `aria-invalid` says.
        // The form validates by itself.
        'aria-required': !optional || undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
