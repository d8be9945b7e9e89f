import { leadLimits } from './lead.ts';
import type { Sentences } from './sentences.ts';

const unseen = (where: string) => `${where} has invisible characters. Delete it and type it again.`;

export const en: Sentences = {
  request: {
    generic: 'There was an error sending your message. Please try again.',
    fields: 'Check the fields that are marked and send again.',
    'verification-failed': 'Security verification failed. Please reload the page and try again.',
    'verification-unavailable': 'reCAPTCHA could not be loaded. Please reload the page.',
    'too-large': 'The message is too large to send. Shorten it and send again.',
    'too-many': 'We received too many messages in a short time. Wait a few minutes and send again.',
    'still-running':
      'Your previous attempt is still being processed. Wait a moment and send again: your message will not arrive twice.',
    'store-unavailable':
      'We could not save your message just now. Your text is still here: please try again shortly.',
  },
  field: {
    any: {
      required: 'Fill in this field.',
      'too-short': 'This text is too short.',
      'too-long': 'This text is too long.',
      invalid: 'Check this field.',
      'control-characters': unseen('This text'),
    },
    name: {
      required: 'Enter your name.',
      'too-short': `Enter a name of at least ${leadLimits.name.min} letters.`,
      'too-long': `Shorten the name to ${leadLimits.name.max} characters at most.`,
      'control-characters': unseen('Your name'),
    },
    company: {
      'too-long': `Shorten the company name to ${leadLimits.company.max} characters at most.`,
      'control-characters': unseen('The company name'),
    },
    email: {
      required: 'Enter your email.',
      invalid: 'Check the email: it should look like name@company.com.',
      'too-long': 'Check the email: it is too long.',
    },
    phone: {
      required: 'Enter your phone number with area code.',
      'too-short':
        'Enter the phone number with area code: 10 or 11 digits, or + and the country code.',
      'too-long':
        'Enter only the phone number with area code: 10 or 11 digits, or + and the country code.',
      invalid: 'Enter the phone number with area code: 10 or 11 digits, or + and the country code.',
    },
    companySize: { invalid: 'Choose the company size from the list.' },
    interest: {
      required: 'Choose what you are interested in.',
      invalid: 'Choose what you are interested in from the list.',
    },
    message: {
      required: 'Tell us what you need.',
      'too-short': `Tell us a little more: at least ${leadLimits.message.min} characters.`,
      'too-long': `Shorten the message to ${leadLimits.message.max.toLocaleString('en')} characters at most.`,
      'control-characters': unseen('Your message'),
    },
    consultationType: { invalid: 'Choose the quick or the complete consultation.' },
  },
};
