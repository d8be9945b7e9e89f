import { expect, test } from 'vitest';
import { perLanguage } from '../../../contract/language.ts';
import { validLead } from '../../../contract/testing/valid-lead.ts';
import { siteParts } from '../site-parts.ts';
import { contactLinks, greet } from './greeting.ts';

const lead = { ...validLead, name: 'Joana {me} Prado', email: 'joana+x@prado.example' };
const templates = {
  ...perLanguage(() => ({ subject: '', text: '' })),
  'pt-BR': { subject: 'Sobre {interest}', text: 'Olá, {person}!\nSou {me}.' },
  en: { subject: 'About {interest}', text: 'Hello {person},\nI am {me}.' },
};

test('the greeting is in the visitor’s language, and braces in a name are not filled in', () => {
  expect(greet(templates, { language: 'en', lead, threadSubject: null }, 'Ana')).toEqual({
    subject: `About ${siteParts.words.en.interests[lead.interest]}`,
    text: 'Hello Joana {me} Prado,\nI am Ana.',
  });
});

test.each([
  ['We got your message', 'Re: We got your message'],
  ['Re: We got your message', 'Re: We got your message'],
  ['x'.repeat(200), `Re: ${'x'.repeat(196)}`],
])('in the thread of %s the subject is kept', (threadSubject, subject) => {
  expect(greet(templates, { language: 'en', lead, threadSubject }, 'Ana')).toMatchObject({
    subject,
    text: expect.stringContaining('Hello'),
  });
});

test('links open the mail program, WhatsApp and the phone with the greeting', () => {
  const greeting = { subject: 'Oi & olá', text: 'Um\ndois?' };
  const of = (phone: string) => contactLinks({ lead: { ...lead, phone } }, greeting);
  expect(of('11955550130')).toEqual({
    mail: 'mailto:joana%2Bx@prado.example?subject=Oi%20%26%20ol%C3%A1&body=Um%0D%0Adois%3F',
    whatsapp: 'https://wa.me/5511955550130?text=Um%0Adois%3F',
    call: 'tel:+5511955550130',
  });
  expect(of('1133334444').whatsapp).toBeUndefined();
});
