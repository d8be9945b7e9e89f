import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../../contract/language.ts';
import { pageAt } from '../../routes.ts';
import { SiteContext } from '../../site.ts';
import { Consent } from '../consent.tsx';
import '../../styles/index.css';

/** A page that holds the consent parts as the layout does, for the tests. */
function ConsentPage() {
  const [language, setLanguage] = useState<Language>(
    pageAt(location.pathname).prefix === '' ? 'pt-BR' : 'en',
  );
  const switchLanguage = async (next: Language) => setLanguage(next);
  return (
    <SiteContext value={{ ...pageAt(location.pathname), language, switchLanguage }}>
      <Consent part="dialog" />
      <main id="contact">
        <button type="button" onClick={() => setLanguage('en')}>
          EN
        </button>
        <form>
          <input name="name" aria-label="name" />
        </form>
      </main>
      <footer>
        <Consent part="change" />
      </footer>
    </SiteContext>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ConsentPage />);
