import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../../src/ui/icon-button.tsx';
import { useWords } from '../words.ts';
import { useFailureSentence } from './failed.tsx';
import styles from './toast.module.css';

interface Message {
  text: string;
  isFailure?: boolean;
  undo?: (() => void) | undefined;
}

interface Telling {
  about?: string;
  more?: string | undefined;
  isInDialog?: boolean;
}

interface Toasts {
  show: (message: Message) => void;
  /** Runs the offered undo, if any. */
  undo: () => void;
  /**
   * Removes the offered undo at the start of a change, because it belongs to an earlier one.
   *
   * @returns a function that tells whether no other change has started since
   */
  forgetUndo: () => () => boolean;
}

const ToastContext = createContext<Toasts>({
  show() {},
  undo() {},
  forgetUndo: () => () => true,
});

/** How long a message and its undo are shown, in milliseconds; the lead's history offers undo as well. */
const shownForMs = 8_000;

export const useToasts = () => use(ToastContext);

/**
 * Shows an error message about a change, with its subject before and additions after it. For a change made in
 * a dialog only if that was closed meanwhile, because the dialog shows its own errors.
 */
export function useTellFailure() {
  const { show } = useToasts();
  const sentenceFor = useFailureSentence();
  return (error: unknown, { about = '', more = '', isInDialog = false }: Telling = {}) => {
    const sentence = isInDialog && document.querySelector('dialog[open]') ? '' : sentenceFor(error);
    if (sentence) show({ text: `${about}${sentence} ${more}`.trim(), isFailure: true });
  };
}

/** Shows one message at a time at the bottom of the window, and announces it to screen readers. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { words } = useWords();
  const [message, setMessage] = useState<Message>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<Message>(undefined);
  /** Counters of undoable changes and of messages, so that a screen reader announces each message. */
  const changes = useRef(0);
  const [count, setCount] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the message's button. */
  const left = useRef<Element>(null);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    latest.current = undefined;
    const hadFocus = place.current?.contains(document.activeElement);
    if (hadFocus && left.current instanceof HTMLElement) left.current.focus();
    setMessage(undefined);
  }, []);
  const leaveLater = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      latest.current = undefined;
      setMessage(undefined);
    }, shownForMs);
  }, []);
  const undo = useCallback(() => {
    const undoing = latest.current?.undo;
    hide();
    undoing?.();
  }, [hide]);
  const toasts = useMemo(
    () => ({
      show(next: Message) {
        if (next.undo || !next.isFailure) latest.current = next;
        setMessage(next);
        setCount((before) => before + 1);
        leaveLater();
      },
      undo,
      forgetUndo() {
        hide();
        changes.current += 1;
        const own = changes.current;
        return () => changes.current === own;
      },
    }),
    [undo, hide, leaveLater],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <div
        ref={place}
        role="status"
        className={styles.place}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={leaveLater}
        onFocus={({ currentTarget, relatedTarget }) => {
          clearTimeout(timer.current);
          if (!currentTarget.contains(relatedTarget)) left.current = relatedTarget;
        }}
        onBlur={leaveLater}
      >
        {message && (
          <div key={count} className={styles.toast} data-failure={message.isFailure}>
            <p>{message.text}</p>
            {message.undo && (
              <button type="button" className={styles.action} onClick={undo}>
                {words.frame.undo}
              </button>
            )}
            <IconButton icon="close" label={words.frame.close} size={16} onClick={hide} />
          </div>
        )}
      </div>
    </ToastContext>
  );
}
