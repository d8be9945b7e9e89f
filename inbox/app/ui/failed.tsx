import { CallError } from '../api/call.ts';
import { PageHeading } from '../frame/page-heading.tsx';
import { useWords } from '../words.ts';
import controls from './controls.module.css';

/** Says what went wrong with a call in a sentence, the server's own where it gave one. */
export function useFailureSentence(): (error: unknown) => string {
  const { errors } = useWords().words;
  return (error) => {
    if (!(error instanceof CallError)) return errors.server;
    // How to sign in again is said by the page that comes then.
    if (error.status === 401) return errors.signedOut;
    return error.sentence || (error.status === 0 ? errors.network : errors.server);
  };
}

interface FailedProps {
  error: unknown;
  retry: () => void;
  /** Where it stands in for a whole page, whose heading then says so. */
  isPage?: boolean;
}

/** Stands in for what could not be loaded. */
export function Failed({ error, retry, isPage = false }: FailedProps) {
  const { words } = useWords();
  const isMissing = error instanceof CallError && error.status === 404;
  return (
    <div className={controls.empty} role="alert">
      {isPage && <PageHeading title={words.errors.notLoaded} namesWindow={false} />}
      <p>{(error instanceof CallError && error.sentence) || words.errors.network}</p>
      {!isMissing && (
        <button type="button" className={controls.button} onClick={retry}>
          {words.frame.retry}
        </button>
      )}
    </div>
  );
}
