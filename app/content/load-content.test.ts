import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { partial } from './load-content.ts';
import { landing as portuguese } from './pt-BR/landing.ts';

describe('a language that lacks words', () => {
  const spanish = partial({
    landing: async () => ({ faq: { ...portuguese.faq, heading: 'Preguntas' } }),
  });

  test('shows its own where it has them, without marking them', async () => {
    const { faq } = await spanish.landing();
    expect(faq.heading).toBe('Preguntas');
    expect(faq.lang).toBeUndefined();
  });

  test('shows the fallback elsewhere, marked with the fallback’s language', async () => {
    const { hero } = await spanish.landing();
    expect(hero.title).toEqual(portuguese.hero.title);
    expect(hero.lang).toBe(languages[0]);
  });

  test('may lack a whole part', async () => {
    const { navigation } = await spanish.shell();
    expect(navigation.lang).toBe(languages[0]);
  });
});
