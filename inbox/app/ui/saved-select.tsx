import { type KeyboardEvent, useRef, useState } from 'react';
import { Select, type SelectProps } from './field.tsx';

/** Keys that open a list of choices, or choose in one that is open; any other moves through a closed one. */
const opening = [' ', 'Enter', 'F4'];

/**
 * A list whose choice is saved. What is picked from the open list is saved at once. Keys that move through
 * the closed one pass others on the way: where they came to is saved by Enter, or when the focus leaves.
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
