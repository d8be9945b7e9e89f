import type { ReactNode } from 'react';
import type { Language } from '../contract/language.ts';
import { contentOf } from './content/load-content.ts';
import type { Localized } from './content/localized.ts';
import type { Faq, PageMeta, Shell } from './content/messages.ts';
import type { Page } from './routes.ts';

/** A page with its words in one language, ready to be rendered. */
export interface Screen {
  language: Language;
  /** The title as the page bears it: without the brand. */
  meta: PageMeta;
  shell: Localized<Shell>;
  content: ReactNode;
  /** The FAQ where the page has one, for search engines. */
  questions: Faq['items'];
}

/** Fetches the code and the words of a page. */
export async function loadScreen(page: Page, language: Language): Promise<Screen> {
  const [shell, rest] = await Promise.all([
    contentOf(language).shell(),
    loadContent(page, language),
  ]);
  return { language, shell, questions: [], ...rest };
}

type ScreenContent = Pick<Screen, 'meta' | 'content'> & Partial<Pick<Screen, 'questions'>>;

async function loadContent(page: Page, language: Language): Promise<ScreenContent> {
  const load = contentOf(language);
  switch (page.kind) {
    case 'landing': {
      const [{ LandingRoute }, words] = await Promise.all([
        import('./routes/landing.tsx'),
        load.landing(),
      ]);
      return {
        meta: words.meta,
        content: <LandingRoute {...words} />,
        questions: words.faq.items,
      };
    }
    case 'project': {
      const [{ ProjectRoute }, words] = await Promise.all([
        import('./routes/project.tsx'),
        load.project(page.id),
      ]);
      return {
        meta: words.cases.items[page.id],
        content: <ProjectRoute id={page.id} {...words} />,
      };
    }
    case 'legal': {
      const [{ LegalRoute }, words] = await Promise.all([
        import('./routes/legal.tsx'),
        load.legal(page.document),
      ]);
      return { meta: words.document, content: <LegalRoute {...words} /> };
    }
    case 'project-not-found': {
      const [{ ProjectNotFoundRoute }, words] = await Promise.all([
        import('./routes/project-not-found.tsx'),
        load.projectPage(),
      ]);
      const { title, text } = words.projectPage.notFound;
      return {
        meta: { title, description: text },
        content: <ProjectNotFoundRoute {...words} />,
      };
    }
    case 'not-found': {
      const [{ NotFoundRoute }, words] = await Promise.all([
        import('./routes/not-found.tsx'),
        load.notFound(),
      ]);
      return { meta: words.notFound, content: <NotFoundRoute {...words} /> };
    }
  }
}
