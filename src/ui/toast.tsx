import { useEffect, useRef } from 'react';
import { stayClearOf } from '../browser/stay-clear-of.ts';
import type { Words } from '../content/words.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

export interface ToastContent {
  tone: 'success' | 'error';
  title: string;
  text: string;
  /** Link to the next step. */
  link?: { label: string; href: string } | undefined;
}

interface ToastProps {
  /** Undefined while no toast is shown. */
  toast: ToastContent | undefined;
  onClose: () => void;
  words: Words['toasts'];
}

/**
 * The live regions are in the page from the start, because screen readers only announce changes in regions
 * that they know. A toast stays until it is closed, also by Escape, or replaced: it has no timeout.
 */
export function Toast({ toast, onClose, words }: ToastProps) {
  const card = toast && <ToastCard toast={toast} onClose={onClose} words={words} />;
  return (
    <div className={styles.toasts} data-toasts="">
      <div role="status">{toast?.tone === 'success' && card}</div>
      <div role="alert">{toast?.tone === 'error' && card}</div>
    </div>
  );
}

function ToastCard({ toast, onClose, words }: ToastProps & { toast: ToastContent }) {
  const shown = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the toast. */
  const before = useRef<EventTarget | null>(null);

  // Not a layout effect: React runs the form's cleanup first, which returns the focus to the submit button.
  useEffect(() => (shown.current ? stayClearOf(shown.current) : undefined), []);

  function close() {
    // Removing the button would lose the focus.
    const hasFocus = shown.current?.contains(document.activeElement);
    if (hasFocus && before.current instanceof HTMLElement) {
      before.current.focus({ preventScroll: true });
    }
    onClose();
  }

  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => {
      // These are closed first, by the browser or by a handler of their own, which runs after this one.
      const others = 'dialog:modal, :popover-open, [role=dialog]:focus-within';
      if (key === 'Escape' && !document.querySelector(others)) close();
    };
    addEventListener('keydown', closeByKey, true);
    return () => removeEventListener('keydown', closeByKey, true);
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus came from.
    <div
      className={styles.toast}
      data-tone={toast.tone}
      ref={shown}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <p>
        <strong>{toast.title}</strong> {toast.text}
        {toast.link && <a href={toast.link.href}>{toast.link.label}</a>}
      </p>
      <IconButton icon="close" label={words.close} size={20} onClick={close} />
    </div>
  );
}
