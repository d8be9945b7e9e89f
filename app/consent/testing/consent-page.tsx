import '../../styles/index.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../../contract/language.ts';
import { shell as english } from '../../content/en/shell.ts';
import { shell as portuguese } from '../../content/pt-BR/shell.ts';
import { CurrentPageContext } from '../../current-page.ts';
import { pageAt } from '../../routes.ts';
import lateStyles from '../../styles/late.css?inline';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { Layout } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';

const shells = { 'pt-BR': portuguese, en: english };

/** A page in the site's own layout, with all that the tests use beside the dialog. */
function ConsentPage() {
  const [language, setLanguage] = useState<Language>(
    pageAt(location.pathname).prefix === '' ? 'pt-BR' : 'en',
  );
  const switchLanguage = async (next: Language) => setLanguage(next);
  return (
    <CurrentPageContext value={{ ...pageAt(location.pathname), language, switchLanguage }}>
      <Layout shell={shells[language]}>
        <div id="contact" style={{ paddingBlock: '20rem 120vh' }}>
          <button type="button" onClick={() => setLanguage('en')}>
            EN
          </button>
          <form>
            <input name="name" aria-label="name" />
          </form>
        </div>
        <Toasters />
      </Layout>
    </CurrentPageContext>
  );
}

/** Buttons that show what sending the form does. */
function Toasters() {
  const showToast = useToast();
  return (['success', 'error'] as const).map((tone) => (
    <button
      key={tone}
      type="button"
      style={{ blockSize: '3rem' }}
      onClick={() =>
        showToast({
          tone,
          lang: 'en',
          title: `Title of ${tone}`,
          text: 'Words of the toast. '.repeat(5),
        })
      }
    >
      {tone}
    </button>
  ));
}

adoptStyles(lateStyles);
const root = document.getElementById('root');
if (root) createRoot(root).render(<ConsentPage />);
