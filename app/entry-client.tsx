import { startTransition } from 'react';
import { defaultLanguage, isLanguage } from '../contract/language.ts';
import { adoptLateStyles } from './adopt-late-styles.ts';
import { App } from './app.tsx';
import { loadScreen } from './load-screen.tsx';
import { pageAt } from './routes.ts';
import { warmEvents } from './warm-events.ts';
import './styles/index.css';

/** Time for what was tapped early to be answered first, in milliseconds. */
const warmAfter = 200;

adoptLateStyles();
const root = document.getElementById('root');
const { lang } = document.documentElement;
const { page, prefix } = pageAt(location.pathname);
// Evaluating React is the longest piece of work here: on its own it holds a slow phone up least.
const [{ hydrateRoot }, screen] = await Promise.all([
  import('react-dom/client'),
  loadScreen(page, isLanguage(lang) ? lang : defaultLanguage),
]);

// And on its own means that what follows is another task.
await new Promise((done) => setTimeout(done));

addEventListener('hydrated', () => {
  const heading = document.querySelector('h1');
  if (heading) setTimeout(warmEvents, warmAfter, heading);
});

if (root) {
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(root, <App page={page} prefix={prefix} screen={screen} />);
  });
}
