import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { defaultLanguage, isLanguage } from './i18n/language.ts';
import { loadScreen } from './load-screen.tsx';
import { pageAt } from './routes.ts';
import './styles/index.css';

const root = document.getElementById('root');
const { lang } = document.documentElement;
const { page, prefix } = pageAt(location.pathname);
const screen = await loadScreen(page, isLanguage(lang) ? lang : defaultLanguage);

if (root) {
  startTransition(() => {
    hydrateRoot(root, <App page={page} prefix={prefix} screen={screen} />);
  });
}
