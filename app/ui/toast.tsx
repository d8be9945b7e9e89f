import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Toasts } from '../content/messages.ts';
import { CloseIcon } from './close-icon.tsx';
import { knowsPopover } from './modal-popover.ts';
import { stayClearOf } from './stay-clear-of.ts';

interface Card {
  tone: 'success' | 'error';
  /** Of its words: the page may be in another by the time they are said. */
  lang: string;
  title: string;
  text: string;
}

/** What is said to screen readers alone, for it can be seen elsewhere. */
interface Announcement {
  tone: 'announcement';
  lang: string;
  text: string;
}

type Toast = Card | Announcement;

type ShowToast = (toast: Toast | undefined) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows a toast in place of the one before; `undefined` takes it away. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast outside of a ToastProvider.');
  return show;
}

interface ToastProviderProps {
  words: Toasts & { lang?: string };
  children: ReactNode;
}

/**
 * The live regions stand in the page from the start, for screen readers only announce what changes
 * in a region they know. A toast stays until it is closed, also by Escape, or replaced: nobody has
 * to read in time.
 */
export function ToastProvider({ words, children }: ToastProviderProps) {
  const [toast, setToast] = useState<(Toast & { key: number }) | undefined>();
  /** What had the focus when the close button took it. */
  const before = useRef<EventTarget | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  const show = useCallback<ShowToast>(
    (next) => setToast((last) => next && { ...next, key: (last?.key ?? 0) + 1 }),
    [],
  );
  const key = toast?.key;
  useEffect(() => (key && shown.current ? stayClearOf(shown.current) : undefined), [key]);
  const close = useCallback(() => {
    // With the button its focus would go.
    const hasFocus = shown.current?.contains(document.activeElement);
    setToast(undefined);
    if (hasFocus && before.current instanceof HTMLElement) {
      before.current.focus({ preventScroll: true });
    }
  }, []);
  useEffect(() => {
    if (!key) return;
    const closeByKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      // What lies over the page is closed first, by itself.
      const over = knowsPopover() ? 'dialog:modal, :popover-open' : 'dialog:modal';
      if (!document.querySelector(over)) close();
    };
    addEventListener('keydown', closeByKey);
    return () => removeEventListener('keydown', closeByKey);
  }, [key, close]);
  const card = toast && toast.tone !== 'announcement' && (
    <div className="toast" data-tone={toast.tone} key={key} ref={shown}>
      <p lang={toast.lang}>
        <strong>{toast.title}</strong> {toast.text}
      </p>
      <button
        type="button"
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
        }}
        onClick={close}
      >
        <span className="visually-hidden">{words.close}</span>
        <CloseIcon width={20} />
      </button>
    </div>
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" lang={words.lang}>
        <div role="status">
          {toast?.tone === 'success' && card}
          {toast?.tone === 'announcement' && (
            <p className="visually-hidden" lang={toast.lang}>
              {toast.text}
            </p>
          )}
        </div>
        <div role="alert">{toast?.tone === 'error' && card}</div>
      </div>
    </ToastContext>
  );
}
