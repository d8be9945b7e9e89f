import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import type { Language } from '../../contract/language.ts';
import { inboxFolder } from '../contract/inbox-folder.ts';
import { shownPersonId } from './api/call.ts';
import { SessionContext, sessionQuery } from './api/session.ts';
import { Boundary } from './frame/boundary.tsx';
import { Frame } from './frame/frame.tsx';
import { Loading } from './frame/loading.tsx';
import { NotFound } from './frame/not-found.tsx';
import { OtherPerson } from './frame/other-person.tsx';
import { LeadsPage } from './leads/leads-page.tsx';
import { EnterPage } from './sign-in/enter-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import controls from './ui/controls.module.css';
import { Failed } from './ui/failed.tsx';
import { ToastProvider } from './ui/toast.tsx';
import { guessLanguage, keepLanguage, LanguageContext } from './words.ts';

const LettersPage = lazy(() => import('./letters/letters-page.tsx'));
const LetterPage = lazy(() => import('./letters/letter-page.tsx'));
const NumbersPage = lazy(() => import('./numbers/numbers-page.tsx'));
const AccountPage = lazy(() => import('./account/account-page.tsx'));
const AuditPage = lazy(() => import('./account/audit-page.tsx'));

/** The inbox: the sign-in pages, or the application for a signed-in person. */
export function App() {
  const [chosen, setChosen] = useState<Language>();
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const language = session?.person.language ?? chosen ?? guessLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (next: Language) => {
    keepLanguage(next);
    setChosen(next);
  };
  return (
    <LanguageContext value={language}>
      <Boundary>
        <ToastProvider>
          <Router base={inboxFolder}>
            <Switch>
              <Route path="/enter">
                <EnterPage onLanguage={choose} />
              </Route>
              <Route>
                <Inside onLanguage={choose} />
              </Route>
            </Switch>
          </Router>
        </ToastProvider>
      </Boundary>
    </LanguageContext>
  );
}

/**
 * Everything that requires a session. When the session ends, the sign-in page is shown at the same address,
 * so that the person continues there.
 */
function Inside({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const {
    data: session,
    error,
    refetch,
  } = useQuery({
    ...sessionQuery,
    // A sign-in by mail link happens in another tab, while drafts are in this one.
    refetchOnWindowFocus: ({ state }) =>
      state.data?.person.id === shownPersonId() ? true : 'always',
  });
  if (session === null)
    return <SignInPage onLanguage={onLanguage} hasEnded={shownPersonId() !== ''} />;
  if (!session)
    return error ? (
      <main className={controls.pane}>
        <Failed error={error} retry={refetch} isPage />
      </main>
    ) : (
      <Loading />
    );
  if (session.person.id !== shownPersonId()) return <OtherPerson session={session} />;
  return (
    <SessionContext value={session}>
      <Frame>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <LeadsPage />
            </Route>
            <Route path="/leads/:id">{({ id }) => <LeadsPage id={id} />}</Route>
            <Route path="/letters">
              <LettersPage />
            </Route>
            <Route path="/letters/:id">{({ id }) => <LetterPage key={id} id={id} />}</Route>
            <Route path="/numbers">
              <NumbersPage />
            </Route>
            <Route path="/account">
              <AccountPage />
            </Route>
            {session.person.role === 'owner' && (
              <Route path="/audit">
                <AuditPage />
              </Route>
            )}
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </Frame>
    </SessionContext>
  );
}
