import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** SVG paths on a grid of 24 units. */
const icons = {
  close: 'm5 5 14 14M19 5 5 19',
  menu: 'M3 8h18M3 16h18',
  previous: 'M20 12H5m6-7-7 7 7 7',
  next: 'M4 12h15m-6-7 7 7-7 7',
} as const;

interface IconButtonProps extends ComponentProps<'button'> {
  icon: keyof typeof icons;
  /** Accessible name of the button. */
  label: string;
  /** Size of the icon, in CSS pixels. */
  size?: number;
}

export function IconButton({ icon, label, size = 24, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      className={[styles.icon, className].filter(Boolean).join(' ')}
      {...button}
    >
      <span className="visually-hidden">{label}</span>
      <svg viewBox="0 0 24 24" width={size} aria-hidden="true" fill="none">
        <path d={icons[icon]} stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
