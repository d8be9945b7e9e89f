import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import { stayClearOf } from '../browser/stay-clear-of.ts';
import { askedPurposes } from '../content/purposes.ts';
import type { Words } from '../content/words.ts';
import { useIslandReady } from '../islands/use-island-ready.ts';
import button from '../ui/button.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { type ConsentSettings, useConsent } from './use-consent.ts';

interface ConsentDialogProps extends ConsentSettings {
  words: Words['consent'];
  language: Language;
}

/**
 * Asks once, without blocking the page: it does not take the focus by itself, the page behind it works,
 * and refusing takes one press of a button that looks like the accept button.
 */
export function ConsentDialog({ words, language, ...settings }: ConsentDialogProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const { choice, isOpen, isRead, close, choose } = useConsent(settings, dialog);
  const asked = askedPurposes(settings.tags);
  useIslandReady(status, isRead);

  useEffect(
    () => (isOpen && dialog.current ? stayClearOf(dialog.current, '--consent') : undefined),
    [isOpen],
  );

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    choose(new Set(asked.filter((purpose) => data.has(purpose))));
  }

  return (
    <>
      <p ref={status} role="status" className="visually-hidden">
        {isOpen && words.heading}
      </p>
      {isOpen && (
        <div
          ref={dialog}
          className="consent"
          role="dialog"
          aria-labelledby="consent-heading"
          aria-describedby="consent-text"
          tabIndex={-1}
          data-consent=""
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <h2 id="consent-heading">{words.heading}</h2>
          <form onSubmit={save} aria-labelledby="consent-heading">
            <div>
              <p id="consent-text">
                {words.text} <a href={addressIn(language, '/cookies')}>{words.policy}</a>
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
                      {words.purposes[purpose].text} {words.services}{' '}
                      {settings.tags[purpose].map(({ name }) => name).join(', ')}
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
          <IconButton
            icon="close"
            label={words.close}
            size={20}
            className="consent-close"
            onClick={close}
          />
        </div>
      )}
    </>
  );
}
