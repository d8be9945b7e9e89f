import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'wouter';
import { engineLanguages, isLanguage, languageFacts } from '../../../contract/language.ts';
import { calls } from '../../contract/calls.ts';
import { inboxFolder } from '../../contract/inbox-folder.ts';
import type { Session } from '../../contract/people.ts';
import { maxLengths } from '../../contract/terms.ts';
import { inboxWords } from '../../words/words.ts';
import { call, request } from '../api/call.ts';
import { useSession, useSetSession } from '../api/session.ts';
import { askNoMore, countUnanswered, mayBeLost } from '../ask-before-loss.ts';
import { Page } from '../frame/page.tsx';
import controls from '../ui/controls.module.css';
import { Field, type FieldError, Select } from '../ui/field.tsx';
import { useTellFailure, useToasts } from '../ui/toast.tsx';
import { keepLanguage, useWords } from '../words.ts';
import styles from './account.module.css';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import { TemplatesForm } from './templates-form.tsx';

/** A person's own settings, and the templates of replies. */
export default function AccountPage() {
  const { account, frame } = useWords().words;
  const { person } = useSession();
  const tellFailure = useTellFailure();
  const client = useQueryClient();
  const toasts = useToasts();
  const leaving = useMutation({
    ...mayBeLost,
    mutationFn: () => request(calls.session, { method: 'DELETE' }),
    // Reloads the page, so that no data of leads stays in this window.
    onSuccess: () => {
      askNoMore();
      location.assign(inboxFolder);
    },
    onError: (error) => tellFailure(error),
  });
  function leave() {
    if (countUnanswered(client) > 0) toasts.show({ text: account.changesFirst, isFailure: true });
    else if (!leaving.isPending) leaving.mutate();
  }
  return (
    <Page
      title={account.title}
      action={
        <div className={controls.row}>
          {person.role === 'owner' && (
            <Link href="/audit" className={controls.button}>
              {frame.audit}
            </Link>
          )}
          <button type="button" className={controls.button} onClick={leave}>
            {account.signOut}
          </button>
        </div>
      }
    >
      <div className={styles.sections}>
        <You />
        <Passkeys />
        <Devices />
        {person.role === 'owner' && <TemplatesForm />}
      </div>
    </Page>
  );
}

function You() {
  const { words } = useWords();
  const { account, enter, frame } = words;
  const { person } = useSession();
  const setSession = useSetSession();
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const [name, setName] = useState(person.name);
  const [problem, setProblem] = useState<FieldError>();
  const saving = useMutation({
    mutationFn: (changes: { name?: string; language?: string }) =>
      call<Session>(calls.session, { method: 'PATCH', body: changes }),
    onSuccess: (session) => {
      keepLanguage(session.person.language);
      setSession(session);
      // The person may just have changed the language.
      toasts.show({ text: inboxWords[session.person.language].frame.saved });
    },
    onError: (error) => tellFailure(error),
  });
  function save(event: SubmitEvent) {
    event.preventDefault();
    setProblem(name.trim() === '' ? { text: enter.nameMissing } : undefined);
    if (name.trim() !== '') saving.mutate({ name: name.trim() });
  }
  return (
    <section className={styles.section} aria-labelledby="you">
      <div>
        <h2 id="you">{account.you}</h2>
        <p className={controls.hint}>
          {account.roles[person.role]}. {account.roleText[person.role]}
        </p>
      </div>
      <div className={styles.fields}>
        <p>
          <span className={controls.hint}>{account.email}</span>
          <br />
          {person.email}
        </p>
        <form noValidate onSubmit={save} className={styles.inline}>
          <Field label={account.name} error={problem}>
            {(attributes) => (
              <input
                {...attributes}
                autoComplete="name"
                maxLength={maxLengths.name}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
          </Field>
          <button type="submit" className={controls.button}>
            {frame.save}
          </button>
        </form>
        <Select
          label={account.language}
          value={person.language}
          options={engineLanguages.map((one) => [one, languageFacts[one].name])}
          onChange={(language) => isLanguage(language) && saving.mutate({ language })}
        />
      </div>
    </section>
  );
}
