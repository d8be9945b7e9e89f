import type { KeyboardEvent } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './turn-carousel.module.css';

export type Step = -1 | 1;

interface TurnButtonsProps {
  words: { previous: string; next: string };
  onTurn: (step: Step) => void;
}

/** The buttons that turn a carousel; a press before hydration is repeated after it. */
export function TurnButtons({ words, onTurn }: TurnButtonsProps) {
  return (['previous', 'next'] as const).map((icon) => (
    <IconButton
      key={icon}
      icon={icon}
      label={words[icon]}
      className={`if-script ${styles.turn}`}
      data-replay=""
      onClick={() => onTurn(icon === 'next' ? 1 : -1)}
    />
  ));
}

/** Turns a carousel by the arrow keys; combinations such as Alt+Left belong to the browser. */
export function turnByKey(event: KeyboardEvent, onTurn: (step: Step) => void): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  event.preventDefault();
  onTurn(key === 'ArrowLeft' ? -1 : 1);
}
