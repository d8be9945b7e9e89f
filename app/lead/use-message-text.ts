import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type ConsultationType, consultationTypes } from '../../contract/lead.ts';
import type { Contact } from '../content/messages.ts';

/**
 * The message and the default texts of the consultation types (specification chapter 4): choosing a
 * type replaces the text; what the visitor had written can be brought back until the next edit. Both
 * texts stand at the element (`data-ours`, `data-replaced`), so that the draft keeps them too.
 */
export function useMessageText({ consultation }: Contact, form: RefObject<HTMLFormElement | null>) {
  const [replaced, setReplaced] = useState<string | undefined>();

  const message = useCallback(() => {
    const control = form.current?.elements.namedItem('message');
    return control instanceof HTMLTextAreaElement ? control : undefined;
  }, [form]);

  const recall = useCallback(() => setReplaced(message()?.dataset.replaced), [message]);
  // The draft is back by now.
  useEffect(recall, [recall]);

  function replace(text: string | undefined) {
    const control = message();
    if (text === undefined) delete control?.dataset.replaced;
    else if (control) control.dataset.replaced = text;
    setReplaced(text);
  }

  function choose(type: ConsultationType) {
    const control = message();
    if (!control) return;
    const before = control.value;
    // In whatever language it was put there.
    const isOurs =
      before === control.dataset.ours ||
      consultationTypes.some((known) => consultation.types[known].message === before);
    if (before.trim() !== '' && !isOurs) replace(before);
    control.value = consultation.types[type].message;
    control.dataset.ours = control.value;
  }

  function bringBack() {
    const control = message();
    if (!control || replaced === undefined) return;
    control.value = replaced;
    replace(undefined);
    control.focus();
  }

  return { replaced, choose, bringBack, recall, forget: () => replace(undefined) };
}
