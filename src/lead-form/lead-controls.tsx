import type { ReactNode, SyntheticEvent } from 'react';
import { companySizes, interests } from '../../contract/lead.ts';
import type { LabelledField, Words } from '../content/words.ts';
import type { ControlAttributes } from '../ui/field.tsx';

export type ControlChange = SyntheticEvent<
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
>;

interface ControlProps extends ControlAttributes {
  value: string;
  onChange: (event: ControlChange) => void;
}

type LeadControl = (props: ControlProps, words: Words['contact']) => ReactNode;

/** A select with nothing selected at first. */
function choiceOf<Option extends string>(
  options: readonly Option[],
  namesIn: (words: Words['contact']) => Readonly<Record<Option, string>>,
): LeadControl {
  return (props, words) => (
    <select {...props}>
      <option value="">{words.choose}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {namesIn(words)[option]}
        </option>
      ))}
    </select>
  );
}

/** The control of each field, in the order of the form. */
export const leadControls: Readonly<Record<LabelledField, LeadControl>> = {
  name: (props) => <input type="text" autoComplete="name" {...props} />,
  company: (props) => <input type="text" autoComplete="organization" {...props} />,
  email: (props) => <input type="email" autoComplete="email" spellCheck={false} {...props} />,
  phone: (props, { phonePlaceholder }) => (
    <input
      type="tel"
      autoComplete="tel"
      placeholder={phonePlaceholder}
      {...props}
      onCompositionEnd={props.onChange}
      onBlur={props.onChange}
    />
  ),
  interest: choiceOf(interests, (words) => words.interests),
  companySize: choiceOf(companySizes, (words) => words.companySizes),
  message: (props) => <textarea rows={5} {...props} />,
};

/** The fields in the order of the form. */
export const labelledFields = Object.keys(leadControls) as readonly LabelledField[];
