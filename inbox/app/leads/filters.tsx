import { useId, useState } from 'react';
import type { Counts } from '../../contract/leads.ts';
import { leadStates } from '../../contract/terms.ts';
import { useSession } from '../api/session.ts';
import { siteParts } from '../site-parts.ts';
import controls from '../ui/controls.module.css';
import { Select } from '../ui/field.tsx';
import { useWords } from '../words.ts';
import { countFilters, type FilterName } from './choice.ts';
import { ExportButton } from './export-button.tsx';
import styles from './lead-list.module.css';
import type { useChoice } from './use-choice.ts';

interface FiltersProps {
  view: ReturnType<typeof useChoice>;
  counts: Counts | undefined;
}

/** The filters of the list, in a panel that opens and closes. */
export function Filters({ view, counts }: FiltersProps) {
  const { words, siteWords } = useWords();
  const { list } = words;
  const { people, person } = useSession();
  const { choice } = view;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = countFilters(choice);
  const set = (name: FilterName, value: string) => view.choose({ ...choice, [name]: value });
  const select = (
    name: FilterName,
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <Select
      label={label}
      value={choice[name] ?? ''}
      options={[['', list.any], ...options]}
      onChange={(value) => set(name, value)}
    />
  );
  const sources = (counts?.sources ?? []).map(({ source, count: of }): [string, string] => [
    source || '-',
    `${source || list.noSource} (${of})`,
  ]);
  // The source in the address may not be among the most frequent ones.
  const { source: chosen } = choice;
  if (chosen && !sources.some(([source]) => source === chosen)) sources.push([chosen, chosen]);
  return (
    <>
      <button
        type="button"
        className={controls.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? list.filtersOn(count) : list.filters}
      </button>
      <div id={id} className={styles.filters} hidden={!isOpen}>
        {select(
          'state',
          list.state,
          leadStates.map((state) => [state, words.states[state]]),
        )}
        {select('interest', list.interest, Object.entries(siteWords.interests))}
        {select('assigned', list.assigned, [
          [person.id, person.name || words.frame.you],
          ...people
            .filter((one) => !one.isGone && one.id !== person.id)
            .map((one) => [one.id, one.name] as const),
          ['-', words.frame.nobody],
          // Revoked people are included, because they may still have leads.
          ...people
            .filter((one) => one.isGone)
            .map((one) => [one.id, list.gone(one.name)] as const),
        ])}
        {select('source', list.source, sources)}
        {select(
          'language',
          list.language,
          siteParts.languages.map((one) => [one, words.languages[one]]),
        )}
        <div className={styles.checks}>
          <Check
            label={list.onlyUnread}
            isOn={choice.unread === '1'}
            onChange={(on) => set('unread', on)}
          />
          <Check
            label={list.onlyOverdue}
            isOn={choice.overdue === '1'}
            onChange={(on) => set('overdue', on)}
          />
        </div>
        <div className={controls.row}>
          {count > 0 && (
            <button
              type="button"
              className={`${controls.button} ${controls.small}`}
              onClick={() => view.choose({ folder: choice.folder })}
            >
              {list.clear}
            </button>
          )}
          {person.role === 'owner' && <ExportButton choice={choice} words={view.words} />}
        </div>
      </div>
    </>
  );
}

interface CheckProps {
  label: string;
  isOn: boolean;
  onChange: (value: '1' | '') => void;
}

function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className={controls.check}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked ? '1' : '')}
      />
      {label}
    </label>
  );
}
