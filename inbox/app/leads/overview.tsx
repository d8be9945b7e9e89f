import type { Counts } from '../../contract/leads.ts';
import { leadStates } from '../../contract/terms.ts';
import { useWords } from '../words.ts';
import type { Choice } from './choice.ts';
import styles from './leads-page.module.css';

interface OverviewProps {
  counts: Counts | undefined;
  choose: (choice: Choice) => void;
}

/** Shown while no lead is open: number of leads in each state, as buttons that filter the list. */
export function Overview({ counts, choose }: OverviewProps) {
  const { language, words } = useWords();
  return (
    <div className={styles.overview}>
      <p>{words.list.choose}</p>
      {counts && (
        <ul>
          {leadStates.map((state) => (
            <li key={state}>
              <button type="button" onClick={() => choose({ folder: 'inbox', state })}>
                <span className={styles.number}>
                  {counts.states[state].toLocaleString(language)}
                </span>{' '}
                {words.states[state]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
