import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { CallError } from '../api/call.ts';
import { useWords } from '../words.ts';
import controls from './controls.module.css';
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
  const { words } = useWords();
  return (error, more = '') => {
    const status = error instanceof CallError ? error.status : -1;
    // The sign-in that is shown then says it.
    if (status === 401) return;
    const { network, invalid, forbidden, missing, conflict, tooMany, server } = words.errors;
    const known = new Map([
      [0, network],
      [403, forbidden],
      [404, missing],
      [409, conflict],
      [422, invalid],
      [429, tooMany],
    ]);
    show({ text: `${known.get(status) ?? server} ${more}`.trim(), isFailure: true });
  };
}

/** One message at a time at the foot of the window, which is also read out. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { words } = useWords();
  const [message, setMessage] = useState<Message>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<Message>(undefined);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
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
        role="status"
        className={styles.place}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={leaveLater}
        onFocus={() => clearTimeout(timer.current)}
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

interface FailedProps {
  error: unknown;
  retry: () => void;
}

/** Stands in for what could not be loaded. */
export function Failed({ error, retry }: FailedProps) {
  const { words } = useWords();
  const isMissing = error instanceof CallError && error.status === 404;
  const { network, missing } = words.errors;
  return (
    <div className={controls.empty} role="alert">
      <p>{isMissing ? missing : network}</p>
      {!isMissing && (
        <button type="button" className={controls.button} onClick={retry}>
          {words.frame.retry}
        </button>
      )}
    </div>
  );
}
