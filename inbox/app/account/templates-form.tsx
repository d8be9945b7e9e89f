import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '../../../contract/language.ts';
import { calls } from '../../contract/calls.ts';
import type { Templates } from '../../contract/leads.ts';
import { maxLengths } from '../../contract/terms.ts';
import { call } from '../api/call.ts';
import { useDraft } from '../drafts.ts';
import { templatesQuery } from '../leads/lead-queries.ts';
import { siteParts } from '../site-parts.ts';
import controls from '../ui/controls.module.css';
import { Field } from '../ui/field.tsx';
import { useTellFailure, useToasts } from '../ui/toast.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useWords } from '../words.ts';
import styles from './account.module.css';

/** Form for the templates of replies, in each language of the site. */
export function TemplatesForm() {
  const { account } = useWords().words;
  const query = useQuery(templatesQuery);
  const { data } = query;
  return (
    <section className={styles.section} aria-labelledby="templates">
      <div>
        <h2 id="templates">{account.templates}</h2>
        <p className={controls.hint}>{account.templatesText}</p>
      </div>
      <div className={styles.fields}>
        <Waiting query={query} />
        {data &&
          siteParts.languages.map((language) => (
            <TemplateForm key={language} language={language} templates={data} />
          ))}
      </div>
    </section>
  );
}

function TemplateForm({ language, templates }: { language: Language; templates: Templates }) {
  const { words } = useWords();
  const { account, frame, languages } = words;
  const client = useQueryClient();
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const draft = useDraft(`template:${language}`, templates[language]);
  const saving = useMutation({
    mutationFn: async (_discard: () => void) => {
      // Another language may have been saved meanwhile, here or in another window.
      const kept = await call<Templates>(calls.templates);
      const body = { ...kept, [language]: draft.fields };
      return call<Templates>(calls.templates, { method: 'PUT', body });
    },
    onSuccess: (saved, discard) => {
      client.setQueryData(templatesQuery.queryKey, saved);
      discard();
      toasts.show({ text: frame.saved });
    },
    onError: (error) => tellFailure(error, { more: words.errors.kept }),
  });
  return (
    <form
      className={styles.template}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate(draft.discardThese);
      }}
    >
      <h3>{words.letters.writeIn(languages[language])}</h3>
      <Field label={account.templateSubject}>
        {(attributes) => (
          <input
            {...attributes}
            lang={language}
            maxLength={maxLengths.subject}
            value={draft.fields.subject}
            onChange={(event) => draft.change({ subject: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={account.templateText}>
        {(attributes) => (
          <textarea
            {...attributes}
            lang={language}
            rows={6}
            value={draft.fields.text}
            onChange={(event) => draft.change({ text: event.currentTarget.value })}
          />
        )}
      </Field>
      <div className={controls.row}>
        <button type="submit" className={controls.button}>
          {frame.save}
        </button>
        {draft.isDraft && <span className={controls.hint}>{account.unsaved}</span>}
      </div>
    </form>
  );
}
