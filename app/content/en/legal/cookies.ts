import { brand } from '../../brand.ts';
import type { LegalDocument } from '../../messages.ts';
import { contactLines, updated } from './company-lines.ts';

export const cookies = {
  title: 'Cookie policy',
  description: `The ${brand.name} site uses one cookie, for your language. See what is kept in your browser, for how long and how to remove it.`,
  updated,
  introduction:
    'The short version: one cookie, to remember your language. Nothing here follows you around the web.',
  sections: [
    {
      title: 'What cookies are',
      paragraphs: [
        'Cookies are small texts that a site asks your browser to keep and that go back to the site on each visit. Browsers have two similar places whose contents are not sent anywhere on their own: local storage, which stays, and session storage, which is gone once you close the tab. This policy covers all three.',
      ],
    },
    {
      title: 'Types of cookies',
      paragraphs: [
        'Cookies are usually sorted into four types. Here is what this site has of each:',
      ],
      list: [
        'Essential: no cookies. In session storage, “lead-draft” keeps what you typed into the form, so that an error, a reload or a look at another page does not cost you your words, and “lead-key” keeps your last attempt to send them with a random number, so that one message does not arrive twice. They stay on your device (only the number goes along with the message) and are gone once it is sent or the tab is closed.',
        'Performance: no cookies. In session storage, “first-page” keeps the first page you opened here, the site you came from and the campaign tags in the link (“utm” parameters). It leaves your device only along with a message you send and is gone once the tab is closed. We do not measure your visit with analytics tools.',
        'Functionality: the “lang” cookie, set when you choose a language. It lasts 12\u00a0months, holds nothing but “pt-BR” or “en” and is sent to this site only (SameSite=Lax). A copy by the same name stays in local storage until you remove it.',
        'Marketing: none. There are no ads and no social media pixels.',
      ],
    },
    {
      title: 'How we use them',
      paragraphs: [
        'Thanks to “lang”, the server sends each page in the right language from the start. It does not identify you and is not linked to the form. As it exists only because you asked for a language, it needs no consent.',
        'Should we ever use performance or marketing cookies, they will be off until you say otherwise. A dialog will ask first, refusing will be as easy as accepting, and you will be able to change your mind from the footer at any time.',
      ],
    },
    {
      title: 'Managing them',
      paragraphs: [
        'In your browser settings, under “privacy” or “site data”, you can see, remove and block what this site has stored. A private window forgets everything when you close it.',
        'The site works just as well without cookies and storage. You will only have to choose your language on each visit, and an unsent message will not survive a reload.',
      ],
    },
    {
      title: 'Third parties',
      paragraphs: [
        'As a rule, no third party sets cookies here: we serve the fonts, the images and the check against bots ourselves, and the service that reports IP addresses is asked without cookies.',
        'If a note on the form says that the site is protected by reCAPTCHA, Google may set the “_GRECAPTCHA” cookie (up to 6\u00a0months) to tell people from bots, and only once you start using the form. Google’s privacy policy applies to it. LinkedIn and WhatsApp are plain links and store nothing before you open them.',
      ],
    },
    {
      title: 'Updates',
      paragraphs: [
        'When a cookie is added, removed or changed, this list changes the same day, and so does the date at the top.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: ['Questions about what is kept in your browser:'],
      list: contactLines,
    },
  ],
} as const satisfies LegalDocument;
