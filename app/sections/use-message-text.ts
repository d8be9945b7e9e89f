import { type RefObject, useRef, useState } from 'react';
import { type ConsultationType, consultationTypes } from '../../contract/lead.ts';
import type { Contact } from '../content/messages.ts';

/**
 * The message and the default texts of the consultation types (specification chapter 4): choosing a
 * type replaces the text; what the visitor had written can be brought back until the next edit.
 */
export function useMessageText({ consultation }: Contact, form: RefObject<HTMLFormElement | null>) {
  /** Our own text that stands there, in whatever language it was put. */
  const ours = useRef<string | undefined>(undefined);
  const [replaced, setReplaced] = useState<string | undefined>();

  function message(): HTMLTextAreaElement | undefined {
    const control = form.current?.elements.namedItem('message');
    return control instanceof HTMLTextAreaElement ? control : undefined;
  }

  function choose(type: ConsultationType) {
    const control = message();
    if (!control) return;
    const before = control.value;
    const isOurs =
      before === ours.current ||
      consultationTypes.some((known) => consultation.types[known].message === before);
    if (before.trim() !== '' && !isOurs) setReplaced(before);
    ours.current = consultation.types[type].message;
    control.value = ours.current;
  }

  function bringBack() {
    const control = message();
    if (!control || replaced === undefined) return;
    control.value = replaced;
    setReplaced(undefined);
    control.focus();
  }

  return { replaced, choose, bringBack, edited: () => setReplaced(undefined) };
}
