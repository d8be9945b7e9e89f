import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SiteMark } from '../../../src/ui/site-mark.tsx';
import { useLive } from '../api/live.ts';
import { KeysHelp } from '../keys/keys-help.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { siteParts } from '../site-parts.ts';
import controls from '../ui/controls.module.css';
import { useToasts } from '../ui/toast.tsx';
import { useSinglePress } from '../ui/use-single-press.ts';
import { useWords } from '../words.ts';
import styles from './frame.module.css';
import { keepFocus } from './keep-focus.ts';
import { useIsOnline } from './use-is-online.ts';

/** The frame of every screen after sign-in: navigation, connection state, help. */
export function Frame({ children }: { children: ReactNode }) {
  const { words } = useWords();
  const { frame } = words;
  const [location] = useLocation();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { undo } = useToasts();
  const isOnline = useIsOnline();
  const { isLive, arrived } = useLive();
  const ignoreSecondPress = useSinglePress();
  useEffect(keepFocus, []);
  useKeys({ '?': () => setHelpOpen(true), u: undo });

  const isLeads = location === '/' || location.startsWith('/leads');
  const sections = [
    ['/', frame.leads, isLeads],
    ['/letters', frame.letters, location.startsWith('/letters')],
    ['/numbers', frame.numbers, location === '/numbers'],
    ['/account', frame.account, /^\/(account|audit)/.test(location)],
  ] as const;
  return (
    <div className={styles.frame} data-panes={isLeads} onClickCapture={ignoreSecondPress}>
      <a className="skip-link visually-hidden" href="#main">
        {frame.skip}
      </a>
      <header className={styles.bar}>
        <span className={styles.logo}>
          <SiteMark mark={siteParts.mark} className={styles.mark} keepsIds />
          <span className={styles.name}>{siteParts.name}</span>
        </span>
        <nav aria-label={frame.sections} className={styles.sections}>
          {sections.map(([href, label, isCurrent]) => (
            <Link
              key={href}
              href={href}
              className={controls.tab}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <button type="button" className={styles.help} onClick={() => setHelpOpen(true)}>
          <span aria-hidden="true">?</span>
          <span className="visually-hidden">{frame.keys}</span>
        </button>
      </header>
      <div role="status" className={styles.state}>
        {!isOnline ? <p>{frame.offline}</p> : !isLive && <p>{frame.reconnecting}</p>}
      </div>
      <Arrived count={arrived} />
      {children}
      {isHelpOpen && <KeysHelp onClose={() => setHelpOpen(false)} />}
    </div>
  );
}

/** Announces each arrival of leads to screen readers. */
function Arrived({ count }: { count: number }) {
  const { list } = useWords().words;
  const before = useRef(count);
  const [said, setSaid] = useState({ count, text: '' });
  useEffect(() => {
    if (count === before.current) return;
    setSaid({ count, text: list.arrived(count - before.current) });
    before.current = count;
  }, [count, list]);
  return (
    <p role="status" className="visually-hidden">
      {/* With a key, so that the same words are announced again. */}
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
