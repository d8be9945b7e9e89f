import {
  type KeyboardEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Language } from '../../contract/language.ts';
import { askedPurposes, type Purpose, tags } from '../content/tags.ts';
import { useCurrentPage } from '../current-page.ts';
import { keepDraft } from '../lead/draft.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import button from '../ui/button.module.css';
import { CloseIcon } from '../ui/close-icon.tsx';
import { Link } from '../ui/link.tsx';
import { stayClearOf } from '../ui/stay-clear-of.ts';
import { openConsent } from './change-button.tsx';
import { type Choice, choicesKey, currentChoice, keepChoice } from './choice.ts';
import css from './consent.css?inline';
import type { ConsentWords } from './consent-words.ts';
import { denyByDefault } from './google-consent.ts';
import { forgetRefused, runsAgainst, runTags } from './run-tags.ts';

adoptStyles(css);

// Before the first choice is read, and before any tag of Google's could look.
denyByDefault();

interface ConsentDialogProps {
  words: ConsentWords;
  language: Language;
}

/**
 * Asks once, beside the page and not in its way (a modal element would lock the page): it takes no focus
 * on its own, everything behind it works, and refusing is one press of a button that looks like the one
 * for accepting. It never asks over the policies, which are there to be read before choosing.
 */
export function ConsentDialog({ words, language }: ConsentDialogProps) {
  const [choice, setChoice] = useState<Choice | undefined>(() => currentChoice(Date.now()));
  /** Set by the visitor; undefined: open while there is no choice, but not over a policy. */
  const [opened, setOpened] = useState<boolean>();
  const [announced, setAnnounced] = useState(false);
  const { page } = useCurrentPage();
  const open = opened ?? (!choice && page.kind !== 'legal');
  const dialog = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);

  const close = useCallback(() => {
    setOpened(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, []);

  useEffect(() => {
    if (runsAgainst(choice)) return startAnew();
    if (!choice) return;
    forgetRefused(choice);
    runTags(choice);
  }, [choice]);

  useEffect(() => {
    // A live region speaks of what changes in it, so it must be there first.
    setAnnounced(true);
    function reopen() {
      opener.current = document.activeElement;
      setOpened(true);
      requestAnimationFrame(() => dialog.current?.focus());
    }
    function follow() {
      const made = currentChoice(Date.now());
      setChoice(made);
      if (made) close();
    }
    function comeBack({ persisted }: PageTransitionEvent) {
      // The back button brings a page as it was left: perhaps before a choice on the policy's page.
      if (persisted) follow();
    }
    function hear({ key }: StorageEvent) {
      // Another tab's choice; no key says that all was cleared.
      if (key === choicesKey || key === null) follow();
    }
    addEventListener(openConsent, reopen);
    addEventListener('pageshow', comeBack);
    addEventListener('storage', hear);
    // One that was rendered ahead may have heard of nothing.
    document.addEventListener('prerenderingchange', follow);
    return () => {
      removeEventListener(openConsent, reopen);
      removeEventListener('pageshow', comeBack);
      removeEventListener('storage', hear);
      document.removeEventListener('prerenderingchange', follow);
    };
  }, [close]);

  useEffect(
    () => (open && dialog.current ? stayClearOf(dialog.current, '--consent') : undefined),
    [open],
  );

  function choose(agreed: ReadonlySet<Purpose>) {
    setChoice(keepChoice(agreed, language, Date.now()));
    close();
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    choose(new Set(askedPurposes().filter((purpose) => data.has(purpose))));
  }

  const asked = askedPurposes();
  return (
    <>
      <p role="status" className="visually-hidden">
        {announced && open && words.heading}
      </p>
      {open && (
        <div
          ref={dialog}
          className="consent"
          role="dialog"
          aria-labelledby="consent-heading"
          aria-describedby="consent-text"
          tabIndex={-1}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape') close();
          }}
        >
          <h2 id="consent-heading">{words.heading}</h2>
          <form onSubmit={save} aria-labelledby="consent-heading">
            <div>
              <p id="consent-text">
                {words.text} <Link to={{ kind: 'legal', document: 'cookies' }}>{words.policy}</Link>
              </p>
              <details>
                <summary>
                  {new Intl.ListFormat(language).format(
                    asked.map((purpose) => words.purposes[purpose].name),
                  )}
                </summary>
                {asked.map((purpose) => (
                  <label key={purpose}>
                    <input
                      type="checkbox"
                      name={purpose}
                      defaultChecked={choice?.purposes[purpose] === true}
                      aria-describedby={`consent-${purpose}`}
                    />
                    <strong>{words.purposes[purpose].name}</strong>
                    <span id={`consent-${purpose}`}>
                      {words.purposes[purpose].text} {words.services}
                      {tags[purpose].map(({ name }) => name).join(', ')}
                    </span>
                  </label>
                ))}
              </details>
            </div>
            <div className="consent-buttons">
              <button type="button" className={button.quiet} onClick={() => choose(new Set())}>
                {words.rejectAll}
              </button>
              <button type="button" className={button.quiet} onClick={() => choose(new Set(asked))}>
                {words.acceptAll}
              </button>
              <button type="submit" className={button.quiet}>
                {words.save}
              </button>
            </div>
          </form>
          <button type="button" className="consent-close" onClick={close}>
            <span className="visually-hidden">{words.close}</span>
            <CloseIcon width={20} />
          </button>
        </div>
      )}
    </>
  );
}

/** A script that runs cannot be taken back: the page begins again without it, and keeps what was typed. */
function startAnew(): void {
  const form = document.querySelector('#contact form');
  if (form instanceof HTMLFormElement) keepDraft(form);
  location.reload();
}
