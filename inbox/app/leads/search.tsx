import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { maxLengths } from '../../contract/terms.ts';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';
import styles from './lead-list.module.css';

interface SearchProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Pause in typing after which the search starts, in milliseconds; Enter starts it at once. */
const pause = 350;

/** Search field; all words must occur. The search is personal data, so it is not in the address. */
export function Search({ words, onSearch }: SearchProps) {
  const { list } = useWords().words;
  const [typed, setTyped] = useState(words);
  const [before, setBefore] = useState(words);
  // Another history entry or folder has another search.
  if (before !== words) {
    setBefore(words);
    if (typed.trim() !== words) setTyped(words);
  }
  const isNew = typed.trim() !== words;
  const searchHere = useEffectEvent(() => onSearch(typed.trim()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the pause.
  useEffect(() => {
    if (!isNew) return;
    // Calls the current search function: a lead or another folder may be open by then.
    const timer = setTimeout(searchHere, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isNew) onSearch(typed.trim());
  }
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <label htmlFor="search" className="visually-hidden">
          {list.search}
        </label>
        <input
          id="search"
          type="search"
          className={controls.control}
          placeholder={list.searchHint}
          autoComplete="off"
          maxLength={maxLengths.search}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
