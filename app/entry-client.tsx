import { startTransition } from 'react';
import { defaultLanguage, isLanguage } from '../contract/language.ts';
import { App } from './app.tsx';
import { keepDraft, restoreDraft } from './lead/draft.ts';
import { loadScreen } from './load-screen.tsx';
import { languageUnder, missingPages, type Page, type Prefix, pageAt } from './routes.ts';
import { adoptStyles } from './ui/adopt-styles.ts';
import { warmEvents } from './warm-events.ts';
import './styles/index.css';
import lateStyles from './styles/late.css?inline';

/** Time for what was tapped early to be answered first, in milliseconds. */
const warmAfter = 200;

let hydrating: Promise<void> | undefined;

// What the scripts bring onto the page: toasts, errors, what is offered back.
adoptStyles(lateStyles);
addEventListener('hydrated', () => {
  const heading = document.querySelector('h1');
  if (heading) setTimeout(warmEvents, warmAfter, heading);
});

/**
 * Brings the page to life, once however often it is asked for. Fails where a piece of the code does not
 * come, and can be asked again then: a module whose own evaluation has failed has failed for ever.
 */
export function hydrate(): Promise<void> {
  hydrating ??= hydratePage().catch((error: unknown) => {
    hydrating = undefined;
    throw error;
  });
  return hydrating;
}

async function hydratePage(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const { lang } = document.documentElement;
  const { page, prefix } = pageShown(root);
  // Evaluating React is the longest piece of work here: on its own it holds a slow phone up least.
  const [{ hydrateRoot }, screen] = await Promise.all([
    import('react-dom/client'),
    loadScreen(page, languageUnder(prefix) ?? (isLanguage(lang) ? lang : defaultLanguage)),
  ]);

  // And on its own means that what follows is another task.
  await new Promise((done) => setTimeout(done));

  // A page that a translator or an extension has changed is rendered anew, with empty fields.
  const form = root.querySelector<HTMLFormElement>('#contact form');
  if (form) {
    restoreDraft(form);
    keepDraft(form);
  }

  // As a transition it is done in slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(root, <App page={page} prefix={prefix} screen={screen} />);
  });
}

/** Which addresses are missing is the host's to say; a page that says so stands at any of them. */
function pageShown(root: HTMLElement): { page: Page; prefix: Prefix } {
  const { page, prefix } = pageAt(location.pathname);
  const { missing } = root.dataset;
  return { page: missingPages.find(({ kind }) => kind === missing) ?? page, prefix };
}
