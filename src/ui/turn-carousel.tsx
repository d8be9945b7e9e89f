import type { KeyboardEvent } from 'react';

/** Which way a carousel is turned. */
export type Step = -1 | 1;

interface TurnButtonsProps {
  words: { previous: string; next: string };
  onTurn: (step: Step) => void;
  className?: string;
}

/** The buttons that turn a carousel; one that is pressed before its script is there turns it then. */
export function TurnButtons({ words, onTurn, className }: TurnButtonsProps) {
  return ([-1, 1] as const).map((step) => (
    <button
      key={step}
      type="button"
      className={className}
      data-replay=""
      onClick={() => onTurn(step)}
    >
      <span className="visually-hidden">{step < 0 ? words.previous : words.next}</span>
      <svg viewBox="0 0 24 24" width="24" aria-hidden="true" fill="none">
        <path
          d={step < 0 ? 'M20 12H5m6-7-7 7 7 7' : 'M4 12h15m-6-7 7 7-7 7'}
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </button>
  ));
}

/** Turns a carousel by the arrow keys; with another key they are the browser's, as Alt's page before. */
export function turnByKey(event: KeyboardEvent, onTurn: (step: Step) => void): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  event.preventDefault();
  onTurn(key === 'ArrowLeft' ? -1 : 1);
}
