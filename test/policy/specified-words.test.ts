import { describe, expect, test } from 'vitest';
import { verificationAction } from '../../contract/verification.ts';
import { loadSite } from '../../src/content/load-site.ts';
import { documentTitle, indexedPages } from '../../src/head/page-kinds.ts';
import { lastUpdate } from '../../src/legal/last-update.ts';
import { builtPages } from './support/built-site.ts';

/*
 * Texts quoted from the specification. All other tests compare pages with the site's content, which an
 * owner may change.
 */

describe('the demo has the specification’s wording', () => {
  const { site: demo } = loadSite('demo/trinta');
  const { en: english, 'pt-BR': portuguese } = demo.words;

  test('in the errors of browser and server', () => {
    const { request } = english.sentences;
    expect({
      generic: request.generic,
      verificationFailed: request['verification-failed'],
      verificationUnavailable: portuguese.sentences.request['verification-unavailable'],
      action: verificationAction,
    }).toEqual({
      generic: 'There was an error sending your message. Please try again.',
      verificationFailed: 'Security verification failed. Please reload the page and try again.',
      verificationUnavailable: 'Erro ao carregar o reCAPTCHA. Por favor, recarregue a página.',
      action: 'contact_form',
    });
  });

  test('in the form: errors, success and placeholders', () => {
    const { error, success, phonePlaceholder, recaptchaNotice } = english.contact;
    expect({ error: error.title, success, phonePlaceholder, recaptchaNotice }).toMatchObject({
      error: 'Error sending message',
      success: {
        title: 'Message sent!',
        message: "Thank you for your message. We'll get back to you soon.",
      },
      phonePlaceholder: '(11) 9XXXX-XXXX',
      recaptchaNotice: 'This site is protected by reCAPTCHA.',
    });
    expect(portuguese.contact.phonePlaceholder).toBe('(11) 9XXXX-XXXX');
  });

  test('on the not-found pages', () => {
    expect(english['not-found'].title).toBe('Page Not Found');
    expect(english['project-page'].notFound).toMatchObject({
      title: 'Project Not Found',
      text: "The project you're looking for doesn't exist or has been removed.",
    });
  });

  test('on the landing page: title and level of the technologies', () => {
    expect(portuguese.landing.title).toBe(
      `${demo.facts.name} | Desenvolvimento de software com inteligência artificial`,
    );
    expect(english.technologies?.level).toBe('Advanced');
  });

  const dates = { 'pt-BR': '15 de março de 2024', en: '15 March 2024' };

  test.each(['pt-BR', 'en'] as const)(
    'on the legal pages: the date of the last update (%s)',
    (language) => {
      expect(lastUpdate(demo, language).endsWith(`: ${dates[language]}`)).toBe(true);
    },
  );

  /** Lengths in characters; search engines cut longer texts. */
  const shown = { title: [10, 60], description: [50, 170] } as const;

  test.each(
    indexedPages(demo, '').map((page) => [`${page.path} in ${page.language}`, page] as const),
  )('%s has a title and a description that search results show completely', (_, page) => {
    // The landing page's title starts with the brand, so that the brand is never cut.
    const title = page.path === '/' ? page.title.split(' | ').at(-1) : documentTitle(demo, page);
    for (const [text = '', [least, most]] of [
      [title, shown.title],
      [page.description, shown.description],
    ] as const) {
      expect(text.length, text).toBeGreaterThanOrEqual(least);
      expect(text.length, text).toBeLessThanOrEqual(most);
    }
  });
});

test('the page for an unknown path shows 404, and the one for an unknown project does not', () => {
  const missing = builtPages.filter(({ isMissing }) => isMissing);
  const numbered = missing.filter(({ html }) => /<h1><span[^>]*>404 <\/span>/.test(html));
  expect(numbered.length).toBeGreaterThan(0);
  expect(numbered).toEqual(missing.filter(({ path }) => !path.includes('/project/')));
});
