import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';
import styles from './lead-list.module.css';

interface SearchProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Typing searches after a pause, Enter at once. */
const pause = 350;

/** Words that must all occur. They are personal, so they do not come into the address. */
export function Search({ words, onSearch }: SearchProps) {
  const { list } = useWords().words;
  const [typed, setTyped] = useState(words);
  const [before, setBefore] = useState(words);
  // Another entry of the history, or another folder, has other words.
  if (before !== words) {
    setBefore(words);
    if (typed.trim() !== words) setTyped(words);
  }
  const isNew = typed.trim() !== words;
  const searchHere = useEffectEvent(() => onSearch(typed.trim()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause anew.
  useEffect(() => {
    if (!isNew) return;
    // A lead or another folder may be open by then: it is searched there.
    const timer = setTimeout(searchHere, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  function submit(event: FormEvent) {
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
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
