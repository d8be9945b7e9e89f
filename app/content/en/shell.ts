import type { Shell } from '../messages.ts';

export const shell = {
  navigation: {
    skipToContent: 'Skip to content',
    home: 'Home',
    main: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    language: 'Language',
    links: {
      services: 'Services',
      cases: 'Projects',
      methodology: 'Method',
      technologies: 'Technologies',
      about: 'About',
      team: 'Team',
      contact: 'Contact',
    },
  },
  footer: {
    tagline: 'Software and artificial intelligence, thirty days at a time.',
    legal: 'Legal',
    contact: 'Talk to us',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    cookies: 'Cookie policy',
    linkedin: 'LinkedIn',
    messaging: 'WhatsApp',
    sampleNote: 'Demonstration site: the company, its people and its clients are fictional.',
    newsletter: {
      heading: 'One letter a month about what worked and what did not',
      email: 'Your email',
      consent:
        'By signing up you agree to receive our monthly letter at this address. We ask you to confirm it first. You can leave at any time through the link in every issue.',
      submit: 'Sign up',
      submitting: 'Sending…',
      success:
        'One step left: if this address is not on the list yet, an email is on its way for you to confirm.',
      failure:
        'We could not send that. Your email is still in the field: please try again shortly.',
      noScript: 'To sign up without scripts, write to',
    },
  },
  toasts: { close: 'Close notice' },
} as const satisfies Shell;
