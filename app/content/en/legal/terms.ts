import { brand } from '../../brand.ts';
import type { LegalDocument } from '../../messages.ts';
import { contactLines, updated } from './company-lines.ts';

export const terms = {
  title: 'Terms of use',
  description: `The rules for using the ${brand.name} site: what we offer here, what we expect of those who write to us, and how far our liability goes.`,
  updated,
  introduction: `These terms cover the use of this site, run by ${brand.legalName}, ${brand.companyId}. Projects we are hired for follow their own contract, which takes precedence over this page.`,
  sections: [
    {
      title: 'Acceptance',
      paragraphs: [
        'By browsing the site or sending a form you agree to these terms. If you do not agree, please do not use the site; you are just as welcome to reach us by email or phone. If you write on behalf of a company, you confirm that you may speak for it.',
      ],
    },
    {
      title: 'What the site offers',
      paragraphs: [
        'The site presents our work in software and artificial intelligence, shows projects, and takes requests for a free consultation, quick or complete. You can also sign up for a monthly letter.',
        'Sending a request creates no contract and binds neither of us. Scope, deadline and price count only once they are in a proposal that both sides have signed. The figures on the site, such as the time to an MVP and the savings in cost and time, say what our method achieves when the scope suits it; they are no guarantee for every project.',
      ],
    },
    {
      title: 'Intellectual property',
      paragraphs: [
        `The name ${brand.name}, the logo, and the words and images on the site belong to us or to those who let us use them. You may quote passages, share links and print pages for your own use, naming the source. For anything else, please ask first.`,
        'Parts of the site are open-source software or open fonts and come under their own licences, which this page does not restrict. The names of technologies and clients belong to their owners. What you send us remains yours: we use it as the privacy policy says.',
      ],
    },
    {
      title: 'What we ask of you',
      paragraphs: ['Using the site is simple. We ask you to treat it with the care we do:'],
      list: [
        'Give information that is true, complete and current, and that is yours to give.',
        'Use the contact form to talk about projects and services. Advertising, bulk messages, abuse, other people’s data without permission and malicious files or code are misuse.',
        'Do not try to get around the security check, overload the site or reach data that is not yours.',
        'If you find a security flaw, tell us before you tell anyone else. We will thank you, and take no action against research done in good faith.',
      ],
      after:
        'Abusive messages may be set aside, blocked and, where warranted, reported to the authorities.',
    },
    {
      title: 'Confidentiality',
      paragraphs: [
        'We treat what you tell us on the form and in the consultation as confidential: only those who need to answer see it, and none of it trains artificial intelligence models. We sign a non-disclosure agreement before the first technical meeting; just ask if you would like it sooner.',
        'Until then, please send no passwords, trade secrets or personal data of others. Confidentiality does not cover what was already public, what we already knew, or what the law obliges us to disclose. The privacy policy explains how personal data is used.',
      ],
    },
    {
      title: 'Limits of liability',
      paragraphs: [
        'We take care to keep the site right and running, but it is offered as it is: it may contain mistakes, change, or be unavailable for a while. Its content is for information and does not replace a look at your own case. We are not liable for decisions based on it alone, for third-party sites, or for failures of connections or equipment beyond our control.',
        `Nothing here excludes liability for wilful misconduct or gross negligence, or rights that Brazilian law does not allow to be excluded, such as those of the Consumer Protection Code and the LGPD. Brazilian law applies, and the courts of ${brand.address.city}, Brazil, have jurisdiction unless the law grants you others.`,
      ],
    },
    {
      title: 'Changes to these terms',
      paragraphs: [
        'We may update these terms. The date at the top shows the version in force, which covers use of the site from the day it is published. Requests already sent follow the version of the day they arrived.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: ['If anything here is unclear, ask us:'],
      list: contactLines,
    },
  ],
} as const satisfies LegalDocument;
