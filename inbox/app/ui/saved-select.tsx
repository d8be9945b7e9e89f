import { type KeyboardEvent, useRef, useState } from 'react';
import { Select, type SelectProps } from './field.tsx';

/** Keys that open a select, or choose in an open one; other keys change the value of a closed one. */
const opening = [' ', 'Enter', 'F4'];

/**
 * A select that saves its value. A choice from the open list is saved at once. Keys in the closed select pass
 * through other values, so the value is saved on Enter or blur.
 */
export function SavedSelect({ value, onChange, ...props }: SelectProps) {
  const [passing, setPassing] = useState<string>();
  const isMoving = useRef(false);
  function save(next: string | undefined) {
    setPassing(undefined);
    if (next !== undefined && next !== value) onChange(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    isMoving.current = !event.altKey && !opening.includes(event.key);
    if (event.key === 'Escape') setPassing(undefined);
    if (event.key !== 'Enter' || passing === undefined) return;
    event.preventDefault();
    save(passing);
  }
  return (
    <Select
      {...props}
      value={passing ?? value}
      onChange={(next) => (isMoving.current ? setPassing(next) : save(next))}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        isMoving.current = false;
      }}
      onBlur={() => save(passing)}
    />
  );
}
