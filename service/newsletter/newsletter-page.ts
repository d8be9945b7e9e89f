import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import type { Words } from '../../src/content/words.ts';
import { actionPage } from '../pages/action-page.ts';
import { newsletterPaths } from './links.ts';
import type { TokenPurpose } from './ports.ts';

export interface NewsletterPage {
  name: Exclude<keyof Words['newsletter-pages'], 'back'>;
  language: Language;
  status?: 200 | 404 | 503;
  /** What the page's button posts. */
  form?: { purpose: TokenPurpose; token: string };
}

/** A page of the newsletter. */
export function newsletterPage({ name, form, ...page }: NewsletterPage): Response {
  const { back, [name]: words } = site.words[page.language]['newsletter-pages'];
  const button = form &&
    'action' in words && {
      path: newsletterPaths[form.purpose],
      fields: { token: form.token },
      action: words.action,
    };
  const { title, text } = words;
  return actionPage({ ...page, title, text, back, form: button || undefined });
}
