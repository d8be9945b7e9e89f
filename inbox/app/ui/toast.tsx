import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useWords } from '../words.ts';
import { useFailureSentence } from './failed.tsx';
import styles from './toast.module.css';

interface Message {
  text: string;
  isFailure?: boolean;
  undo?: (() => void) | undefined;
}

interface Toasts {
  show: (message: Message) => void;
  /** Runs the undo that is offered now, if one is. */
  undo: () => void;
  /** Offers no undo until the change that begins now is there: it would be an earlier one's. */
  forgetUndo: () => void;
}

const ToastContext = createContext<Toasts>({ show() {}, undo() {}, forgetUndo() {} });

/** How long a message stays; an undo that was missed is still in the lead's history. */
const shownFor = 8_000;

export const useToasts = () => use(ToastContext);

/** Says what went wrong with a change, in a sentence. */
export function useTellFailure(): (error: unknown, more?: string) => void {
  const { show } = useToasts();
  const sentenceFor = useFailureSentence();
  return (error, more = '') => {
    const sentence = sentenceFor(error);
    if (sentence) show({ text: `${sentence} ${more}`.trim(), isFailure: true });
  };
}

/** One message at a time at the foot of the window, which is also read out. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { words } = useWords();
  const [message, setMessage] = useState<Message>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<Message>(undefined);
  const place = useRef<HTMLDivElement>(null);
  /** What had the focus before a button of the message got it. */
  const left = useRef<Element>(null);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    const hadFocus = place.current?.contains(document.activeElement);
    if (hadFocus && left.current instanceof HTMLElement) left.current.focus();
    setMessage(undefined);
  }, []);
  const leaveLater = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMessage(undefined), shownFor);
  }, []);
  const undo = useCallback(() => {
    const undoing = latest.current?.undo;
    latest.current = undefined;
    hide();
    undoing?.();
  }, [hide]);
  const toasts = useMemo(
    () => ({
      show(next: Message) {
        if (next.undo || !next.isFailure) latest.current = next;
        setMessage(next);
        leaveLater();
      },
      undo,
      forgetUndo() {
        latest.current = undefined;
        hide();
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
          <div className={styles.toast} data-failure={message.isFailure}>
            <p>{message.text}</p>
            {message.undo && (
              <button type="button" className={styles.action} onClick={undo}>
                {words.frame.undo}
              </button>
            )}
            <button type="button" className={styles.action} onClick={hide}>
              <span className="visually-hidden">{words.frame.close}</span>
              <svg viewBox="0 0 24 24" width="16" aria-hidden="true">
                <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </div>
        )}
      </div>
    </ToastContext>
  );
}
