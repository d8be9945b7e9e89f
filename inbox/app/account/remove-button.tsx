import { useMutation } from '@tanstack/react-query';
import { request } from '../api/call.ts';
import controls from '../ui/controls.module.css';
import { useTellFailure } from '../ui/toast.tsx';

interface RemoveButtonProps {
  /** Where the row is removed. */
  address: string;
  text: string;
  /** The text with the name of the row. */
  label: string;
  onRemoved: () => void;
}

/** Removes the row of a list that it stands in, and tells once it is done. */
export function RemoveButton({ address, text, label, onRemoved }: RemoveButtonProps) {
  const tellFailure = useTellFailure();
  const { mutate, isIdle, isError } = useMutation({
    mutationFn: () => request(address, { method: 'DELETE' }),
    onSuccess: onRemoved,
    onError: (failure) => tellFailure(failure),
  });
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.small}`}
      aria-label={label}
      // The row stays until the list is fetched again: until then a second press asks for the same.
      onClick={() => (isIdle || isError) && mutate()}
    >
      {text}
    </button>
  );
}
