import { useEffect, useRef } from 'react';
import { stayClearOf } from '../browser/stay-clear-of.ts';
import type { Words } from '../content/words.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

export interface ToastContent {
  tone: 'success' | 'error';
  title: string;
  text: string;
  /** Where to go on from here. */
  link?: { label: string; href: string } | undefined;
}

interface ToastProps {
  /** None where there is nothing to say. */
  toast: ToastContent | undefined;
  onClose: () => void;
  words: Words['toasts'];
}

/**
 * The live regions stand in the page from the start, because screen readers only announce what changes
 * in a region they know. A toast stays until it is closed, also by Escape, or replaced: nobody has
 * to read in time.
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
  /** What had the focus when the close button took it. */
  const before = useRef<EventTarget | null>(null);

  // After the paint, as the form's own effects: the button that was pressed has its focus back by then.
  useEffect(() => (shown.current ? stayClearOf(shown.current) : undefined), []);

  function close() {
    // With the button its focus would go.
    const hasFocus = shown.current?.contains(document.activeElement);
    if (hasFocus && before.current instanceof HTMLElement) {
      before.current.focus({ preventScroll: true });
    }
    onClose();
  }

  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => {
      // What lies over the page is closed first, by itself.
      if (key === 'Escape' && !document.querySelector('dialog:modal, :popover-open')) close();
    };
    addEventListener('keydown', closeByKey);
    return () => removeEventListener('keydown', closeByKey);
  });

  return (
    <div className={styles.toast} data-tone={toast.tone} ref={shown}>
      <p>
        <strong>{toast.title}</strong> {toast.text}
        {toast.link && <a href={toast.link.href}>{toast.link.label}</a>}
      </p>
      <IconButton
        icon="close"
        label={words.close}
        size={20}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
        }}
        onClick={close}
      />
    </div>
  );
}
