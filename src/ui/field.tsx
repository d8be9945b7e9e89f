import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  /** Name of the control; its element's id. */
  name: string;
  label: string;
  /** Said behind the label of a field that may stay empty. */
  optional?: string | undefined;
  hint?: string | undefined;
  error: string | undefined;
  /** The control, given the attributes that tie it to label, hint and error. */
  children: (attributes: ControlAttributes) => ReactNode;
}

export type ControlAttributes = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'className' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
>;

/** A label, its control, and what is to be said about it. */
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
        // Said in either case, or the browser judges by its own rules.
        'aria-invalid': Boolean(error),
        // Not `required`: of that Firefox says that a field is wrong before it is touched, whatever
        // `aria-invalid` says. The form has rules of its own, and says when they are broken.
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
