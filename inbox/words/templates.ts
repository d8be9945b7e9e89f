import type { Templates } from '../contract/leads.ts';

/** Templates of replies until the owners write their own. */
export const defaultTemplates: Templates = {
  'pt-BR': {
    subject: 'Sobre a sua mensagem',
    text: 'Olá, {person}!\n\nAgradecemos o seu contato. \n\nUm abraço,\n{me}',
  },
  en: {
    subject: 'About your message',
    text: 'Hello {person},\n\nThank you for getting in touch. \n\nBest regards,\n{me}',
  },
};
