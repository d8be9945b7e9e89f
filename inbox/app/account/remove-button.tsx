import { useMutation } from '@tanstack/react-query';
import { request } from '../api/call.ts';
import controls from '../ui/controls.module.css';
import { useTellFailure } from '../ui/toast.tsx';

interface RemoveButtonProps {
  /** Address for the DELETE request. */
  address: string;
  text: string;
  /** Accessible name, which includes the name of the row. */
  label: string;
  onRemoved: () => void;
}

/** Removes its row of a list, and calls `onRemoved` when that is done. */
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
      // The row stays until the list is refetched, so a second press must not send the request again.
      onClick={() => (isIdle || isError) && mutate()}
    >
      {text}
    </button>
  );
}
