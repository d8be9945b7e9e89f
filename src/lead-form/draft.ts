import * as v from 'valibot';
import { consultationTypes, leadFields } from '../../contract/lead.ts';
import { keepInTab, keptInTab } from '../browser/tab-storage.ts';
import type { Draft, FormState } from './form-state.ts';

const draftKey = 'lead-draft';

const draftSchema = v.object({
  values: v.object({
    ...v.entriesFromList(leadFields, v.fallback(v.string(), '')),
    consultationType: v.fallback(v.picklist(consultationTypes), 'quick'),
  }),
  defaultText: v.fallback(v.string(), ''),
  replacedText: v.optional(v.string()),
});

/** The draft of this tab, if there is one; it never leaves the browser. */
export function loadDraft(): Draft | undefined {
  try {
    const { values, defaultText, replacedText } = v.parse(
      draftSchema,
      JSON.parse(keptInTab(draftKey)),
    );
    return { values, defaultText, replacedText };
  } catch {
    // There is none, or it cannot be read.
    return undefined;
  }
}

/** Keeps what the visitor wrote for as long as the tab is open; an empty form keeps nothing. */
export function saveDraft({ values, defaultText, replacedText }: FormState): void {
  const isEmpty = leadFields.every((field) => field === 'consultationType' || !values[field]);
  const draft: Draft = { values, defaultText, replacedText };
  keepInTab(draftKey, isEmpty ? undefined : JSON.stringify(draft));
}

/** Once the lead was sent. */
export function forgetDraft(): void {
  keepInTab(draftKey, undefined);
}
