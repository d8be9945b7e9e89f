import { CallError } from '../api/call.ts';
import { PageHeading } from '../frame/page-heading.tsx';
import { useWords } from '../words.ts';
import controls from './controls.module.css';

/** Returns a function from an error to a message, the server's own if it sent one. */
export function useFailureSentence(): (error: unknown) => string {
  const { errors } = useWords().words;
  return (error) => {
    if (!(error instanceof CallError)) return errors.server;
    // The sign-in page, which follows, says how to continue.
    if (error.status === 401) return errors.signedOut;
    return error.sentence || (error.status === 0 ? errors.network : errors.server);
  };
}

interface FailedProps {
  error: unknown;
  retry: () => void;
  /** Whether it replaces a whole page, and needs a heading. */
  isPage?: boolean;
}

/** Shown in place of data that could not be loaded. */
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
