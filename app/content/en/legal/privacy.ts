import { retentionPeriods } from '../../../../contract/retention.ts';
import { brand } from '../../brand.ts';
import type { LegalDocument } from '../../messages.ts';
import { contactLines, postalAddress, updated } from './company-lines.ts';

export const privacy = {
  title: 'Privacy policy',
  description: `Which personal data the ${brand.name} site receives, what it is for, where and how long it is kept, and how to use your rights under Brazilian law.`,
  updated,
  introduction:
    'This site is here to show you our work and to let you write to us. We ask only for what we need to answer, keep it in a database of our own and erase it on schedule. This page says how, in plain words.',
  sections: [
    {
      title: 'What we collect',
      paragraphs: [
        `The company that decides what happens to this data (the “controller” under Brazil’s data protection law, Law 13,709/2018, known as the LGPD) is ${brand.legalName}, ${brand.companyId}, ${postalAddress}. You can read the site without telling us who you are. We receive data in three ways:`,
      ],
      list: [
        'When you send the form: your name, email, phone, area of interest, message and kind of consultation and, if you wish, your company and its size.',
        'Along with the form: the date, your language, the IP address our server saw and the one your browser reported, the first page you opened, the site you came from and the campaign tags in the link (“utm” parameters). Our server adds the score from the check against bots, if there is one, and the reason, if the request was set aside.',
        'When you sign up for the monthly letter: your email, your language, the version of the consent sentence, when you asked and when you confirmed, and your IP address with its end cut off, so that it points to a network and not to a household.',
      ],
      after:
        'We do not ask for sensitive data and would rather not receive any through the form. The site is meant for businesses, not for anyone under 18\u00a0years of age.',
    },
    {
      title: 'How we use it',
      paragraphs: ['Each use has a purpose and a legal basis. There are no others.'],
      list: [
        'To answer your request, confirm by email that it arrived, and prepare the conversation and the proposal: steps taken at your request before a contract (LGPD, art.\u00a07, V).',
        'To send the monthly letter: your consent, which counts only once you have confirmed it through the link we email you (art.\u00a07, I). The link in every issue takes you off the list.',
        'To keep out bots and abuse, and to see how people find us without building profiles of them: legitimate interest (art.\u00a07, IX).',
      ],
      after:
        'An automatic filter may set aside a message that looks like spam. It deletes nothing, and you can ask for a person to look again (art.\u00a020). We do not sell data, nor do we use it to train artificial intelligence models.',
    },
    {
      title: 'How we protect it',
      paragraphs: [
        'Data travels over an encrypted connection and rests in the site’s own database, out of reach of the internet: there is no public dashboard to look it up in, and only the people who need to answer have access. Our technical logs hold no names, emails, messages or IP addresses. Counted from the day it arrives, we keep:',
      ],
      list: [
        `Requests in our inbox: ${retentionPeriods.inboxMonths}\u00a0months.`,
        `Requests held for checking or marked as spam: ${retentionPeriods.setAsideDays}\u00a0days.`,
        `Sign-ups that nobody confirmed: ${retentionPeriods.unconfirmedDays}\u00a0days.`,
        'Confirmed sign-ups: until you leave. After that, unless you ask us to erase them, we keep the address and the proof of your consent (language, version of the sentence, times, and IP addresses with the end cut off), only so as not to write again and to show that you had agreed. Anyone who refuses the request to confirm stays on the list of those we must not write to.',
      ],
      after:
        'If your company becomes a client, the periods the law sets for contracts apply to that contract. If an incident could put you at real risk, we will tell you and the Brazilian data protection authority (ANPD).',
    },
    {
      title: 'Cookies',
      paragraphs: [
        'The site uses a single cookie, “lang”, which remembers the language you chose. What you type into the form and how you came to the site are noted in your own browser, at most until you close the tab. There are no analytics or advertising cookies; should there ever be any, we will ask first. The cookie policy has the details.',
      ],
    },
    {
      title: 'Who we share it with',
      paragraphs: ['Only those without whom your request could not reach us or be answered:'],
      list: [
        'The providers that host the site and deliver our email, acting on our behalf.',
        'The public service that reports IP addresses (currently api.ipify.org, outside Brazil). Your browser asks it when you start using the form; it sees your IP address and the name of our site, and nothing you wrote.',
        'The check against bots. Normally that is a puzzle your browser solves by itself, with no third party. If a note on the form says that the site is protected by reCAPTCHA, Google also receives your IP address and signals of how you use the page, and may process them outside Brazil.',
        'Our own customer systems, where connected: they receive the request digitally signed, and are told to delete it when it is erased here.',
        'Authorities, where the law or a valid order requires it.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Under article\u00a018 of the LGPD you can ask us, at any time and free of charge, to:',
      ],
      list: [
        'confirm whether we hold data about you and give you access to it;',
        'correct what is incomplete, wrong or out of date;',
        'block, anonymise or erase what is unnecessary or unlawful;',
        'hand over your data in a form another provider can read;',
        'erase what we process with your consent, and withdraw that consent;',
        'tell you who we share it with, and what happens if you do not consent;',
        'stop a use that rests on legitimate interest, if you object to it.',
      ],
      after: `Write to ${brand.email} from the address you used on the form or to sign up; that is how we know it is you. We answer within 15\u00a0days. Erasing removes the request, any pending deliveries and your sign-up to the letter, and backups follow when they are next renewed. If our answer falls short, you can complain to the ANPD (gov.br/anpd) or to a consumer protection body.`,
    },
    {
      title: 'Links to other sites',
      paragraphs: [
        'We link to LinkedIn, WhatsApp and other sites. Once you open them their rules apply, and we have no say in what they collect. None of them receives anything about you because you read this page.',
      ],
    },
    {
      title: 'Changes to this policy',
      paragraphs: [
        'Before the site starts handling data differently, we change this text and the date at the top. If a change affects data we already hold about you, we tell you by email; if it depends on consent, we ask again.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: ['Questions, requests and complaints about personal data come straight to us:'],
      list: contactLines,
    },
  ],
} as const satisfies LegalDocument;
