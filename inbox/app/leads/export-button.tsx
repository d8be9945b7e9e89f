import { useMutation } from '@tanstack/react-query';
import { calls } from '../../contract/calls.ts';
import { request, tellLoss } from '../api/call.ts';
import { useSession } from '../api/session.ts';
import { calendarDay } from '../dates.ts';
import controls from '../ui/controls.module.css';
import { useTellFailure } from '../ui/toast.tsx';
import { useWords } from '../words.ts';
import { type Choice, writeChoice } from './choice.ts';
import { searchHeaders } from './lead-queries.ts';

/** Downloads the listed leads as a file. Uses fetch, because a link cannot send the search in a header. */
export function ExportButton({ choice, words }: { choice: Choice; words: string }) {
  const { list } = useWords().words;
  const { timeZone } = useSession().site;
  const tellFailure = useTellFailure();
  const exporting = useMutation({
    mutationFn: async () => {
      const parameters = new URLSearchParams(writeChoice(choice));
      parameters.set('folder', choice.folder);
      const headers = searchHeaders(words);
      const response = await request(`${calls.export}?${parameters}`, { headers });
      saveFile(
        await response.blob().catch(tellLoss),
        `leads-${calendarDay(Date.now(), timeZone)}.csv`,
      );
    },
    onError: (error) => tellFailure(error),
  });
  return (
    <button
      type="button"
      className={`${controls.button} ${controls.small}`}
      title={list.exportText}
      aria-disabled={exporting.isPending}
      onClick={() => exporting.isPending || exporting.mutate()}
    >
      {list.export}
    </button>
  );
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
