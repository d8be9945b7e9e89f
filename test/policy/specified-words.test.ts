import { describe, expect, test } from 'vitest';
import { brand } from '../../app/content/brand.ts';
import { contentOf } from '../../app/content/load-content.ts';
import { legalDocumentIds } from '../../app/routes.ts';
import { isDemo } from '../../build/launch/brand-facts.ts';
import { languages } from '../../contract/language.ts';
import { en } from '../../contract/sentences.en.ts';
import { ptBR } from '../../contract/sentences.pt-BR.ts';
import { verificationAction } from '../../contract/verification.ts';
import { builtPages } from './support/built-site.ts';

/*
 * The words that the specification quotes are exact. Every other test compares what a page shows with the
 * content, so that an owner may change it; these compare the content with the specification.
 */

test('the program says of a failure what the specification quotes', () => {
  expect({
    generic: en.request.generic,
    verificationFailed: en.request['verification-failed'],
    verificationUnavailable: ptBR.request['verification-unavailable'],
    action: verificationAction,
  }).toEqual({
    generic: 'There was an error sending your message. Please try again.',
    verificationFailed: 'Security verification failed. Please reload the page and try again.',
    verificationUnavailable: 'Erro ao carregar o reCAPTCHA. Por favor, recarregue a página.',
    action: 'contact_form',
  });
});

// What stands in the content is the owner's to say in other words, once the site is theirs.
describe.runIf(isDemo(brand))('the content of the demo says what the specification quotes', () => {
  test('the form has the specified errors, success message and placeholders', async () => {
    const { contact } = await contentOf('en').landing();
    const { error, success, phonePlaceholder, recaptchaNotice } = contact;
    expect({ error: error.title, success, phonePlaceholder, recaptchaNotice }).toEqual({
      error: 'Error sending message',
      success: {
        title: 'Message sent!',
        message: "Thank you for your message. We'll get back to you soon.",
      },
      phonePlaceholder: '(11) 9XXXX-XXXX',
      recaptchaNotice: 'This site is protected by reCAPTCHA.',
    });
    const portuguese = await contentOf('pt-BR').landing();
    expect(portuguese.contact.phonePlaceholder).toBe('(11) 9XXXX-XXXX');
  });

  test('the pages for what is not there have the specified words', async () => {
    const { notFound } = await contentOf('en').notFound();
    const { projectPage } = await contentOf('en').projectPage();
    expect(notFound.title).toBe('Page Not Found');
    expect(projectPage.notFound).toMatchObject({
      title: 'Project Not Found',
      text: "The project you're looking for doesn't exist or has been removed.",
    });
  });

  test('the landing page has the specified title and technology level', async () => {
    const { meta } = await contentOf('pt-BR').landing();
    const { technologies } = await contentOf('en').landing();
    expect(meta.title).toBe(
      `${brand.name} | Desenvolvimento de software com inteligência artificial`,
    );
    expect(technologies.level).toBe('Advanced');
  });

  const dates = { 'pt-BR': '15 de março de 2024', en: '15 March 2024' };

  test.each(languages)(
    'the legal pages have the specified date of their last update (%s)',
    async (language) => {
      for (const id of legalDocumentIds) {
        const { document } = await contentOf(language).legal(id);
        expect(document.updated, id).toMatch(new RegExp(`: ${dates[language]}$`));
      }
    },
  );
});

test('an unknown path is told its number, and an unknown project is not', () => {
  const missing = builtPages.filter(({ isMissing }) => isMissing);
  const numbered = missing.filter(({ html }) => /<p[^>]*>404<\/p>/.test(html));
  expect(numbered.length).toBeGreaterThan(0);
  expect(numbered).toEqual(missing.filter(({ path }) => !path.includes('/project/')));
});
