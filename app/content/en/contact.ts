import { consultationMinutes } from '../../../contract/lead.ts';
import type { Contact } from '../messages.ts';

export const contact = {
  heading: 'Tell us what you want built',
  lead: 'We answer within one working day, with questions from the people who will build it, not from a sales desk.',
  channels: {
    heading: 'Or talk to us directly',
    noScript:
      'The form needs JavaScript, which is off or did not load. Write or message us here; we answer just the same.',
    email: 'Email',
    phone: 'Phone',
    messaging: 'WhatsApp',
  },
  consultation: {
    legend: 'Which consultation would you like?',
    types: {
      quick: {
        name: 'Quick consultation',
        duration: `${consultationMinutes.quick}\u00a0minutes`,
        message: `Hello! I would like a quick ${consultationMinutes.quick}-minute consultation to describe my idea and see whether we can start.`,
      },
      complete: {
        name: 'Complete consultation',
        duration: `${consultationMinutes.complete}\u00a0minutes`,
        message: `Hello! I would like a complete ${consultationMinutes.complete}-minute consultation to go through my project: goal, deadline, budget and what already exists.`,
      },
    },
  },
  fields: {
    name: 'Full name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone (outside Brazil, start with +)',
    companySize: 'Company size',
    interest: 'Area of interest',
    message: 'Your message',
  },
  optional: 'optional',
  choose: 'Choose…',
  phonePlaceholder: '(11) 9XXXX-XXXX',
  messageHint: 'The problem, who has it, and by when it needs to be solved.',
  bringBack: 'Bring my text back',
  interests: {
    'digital-transformation': 'Digital transformation',
    'product-development': 'Product development',
    'technology-consulting': 'Technology consulting',
    'software-architecture': 'Software architecture',
    'cloud-devops': 'Cloud and DevOps',
    'system-modernization': 'System modernisation',
    other: 'Other',
  },
  companySizes: {
    '1-10': '1–10 employees',
    '11-50': '11–50 employees',
    '51-200': '51–200 employees',
    '201-500': '201–500 employees',
    '501+': '501+ employees',
  },
  summaryTitle: 'Please correct:',
  submit: 'Send message',
  submitting: 'Sending…',
  notice: {
    before:
      'We use your data to answer this request (LGPD, art.\u00a07,\u00a0V) and to protect the form. Uses, retention and how to erase it: ',
    link: 'privacy policy',
    after: '.',
  },
  recaptchaNotice: 'This site is protected by reCAPTCHA.',
  success: {
    title: 'Message sent!',
    message: "Thank you for your message. We'll get back to you soon.",
  },
  error: { title: 'Error sending message' },
} as const satisfies Contact;
