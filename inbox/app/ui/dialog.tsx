import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { useWords } from '../words.ts';
import controls from './controls.module.css';
import styles from './dialog.module.css';
import { useFailureSentence } from './failed.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Error of the dialog's action, shown inside: a message outside could not be seen or heard. */
  failure?: unknown;
  children: ReactNode;
}

/** A modal dialog while it is mounted; the browser keeps the focus in it and returns it afterwards. */
export function Dialog({ title, onClose, failure, children }: DialogProps) {
  const { words } = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const id = useId();
  const sentenceFor = useFailureSentence();
  const problem = failure ? sentenceFor(failure) : '';
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      const opener = before instanceof HTMLElement && before.isConnected ? before : undefined;
      // The dialog's action may have removed the element that opened it.
      (opener ?? document.querySelector('h1'))?.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        isPressedBeside.current = target === ref.current;
      }}
      // A text selection that starts in the dialog may end beside it.
      onClick={({ target }) => {
        if (isPressedBeside.current && target === ref.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton
            icon="close"
            label={words.frame.close}
            size={18}
            className={styles.close}
            onClick={onClose}
          />
        </header>
        {children}
        {problem && (
          <p role="alert" className={controls.error}>
            {problem}
          </p>
        )}
      </div>
    </dialog>
  );
}
