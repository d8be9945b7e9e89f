import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
import controls from './controls.module.css';

/** Each failed attempt makes a new one, also with the same text, so that the focus moves again. */
export interface FieldError {
  text: string;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: FieldError | undefined;
  className?: string | undefined;
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (attributes: FieldAttributes) => ReactNode;
}

interface FieldAttributes {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A control with label, hint and error; the first invalid control takes the focus. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  useEffect(() => {
    const control = error && document.getElementById(id);
    const first = control?.closest('form')?.querySelector('[aria-invalid=true]');
    if (control === first) control?.focus();
  }, [error, id]);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className={`${controls.field} ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: controls.control,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={controls.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={controls.error}>
          {error.text}
        </p>
      )}
    </div>
  );
}

export interface SelectProps
  extends Pick<ComponentProps<'select'>, 'onKeyDown' | 'onPointerDown' | 'onBlur'> {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** A select with a label. */
export function Select(props: SelectProps) {
  const { label, value, options, onChange, ...handlers } = props;
  return (
    <Field label={label}>
      {(attributes) => (
        <select
          {...attributes}
          {...handlers}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
