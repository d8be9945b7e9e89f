import type { Language } from '../../../contract/language.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { consultationName, interestName } from './lead-words.ts';
import type { MailContent } from './mail-content.ts';
import type { MailSettings } from './mail-settings.ts';

const greetingMaxLength = 30;

/**
 * The first name, or nothing if it could be an advertisement: a form that mails any text to any
 * address would be abused, so the acknowledgement repeats nothing else of what was typed.
 */
function greetingName(name: string): string | undefined {
  const first = name.trim().split(/\s+/)[0] ?? '';
  return first.length <= greetingMaxLength && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(first)
    ? first
    : undefined;
}

const words = {
  'pt-BR': {
    subject: (brand: string) => `Recebemos sua mensagem – ${brand}`,
    kicker: 'Mensagem recebida',
    title: (name: string | undefined) =>
      name ? `${name}, sua mensagem chegou.` : 'Sua mensagem chegou.',
    preview: 'Respondemos em até um dia útil. Não é preciso fazer nada.',
    received: 'Obrigado por escrever. Alguém do nosso time vai ler o que você contou.',
    next: 'Respondemos em até um dia útil para combinar o horário da conversa. A consulta é gratuita e sem compromisso.',
    interest: 'Assunto',
    consultation: 'Consulta',
    more: 'Esqueceu algum detalhe? Basta responder a este e-mail.',
    footer:
      'Você recebeu este e-mail porque este endereço foi informado no formulário do nosso site. Se não foi você, responda e apagamos os dados.',
  },
  en: {
    subject: (brand: string) => `We got your message – ${brand}`,
    kicker: 'Message received',
    title: (name: string | undefined) =>
      name ? `${name}, we have your message.` : 'We have your message.',
    preview: 'We reply within one working day. There is nothing you need to do.',
    received: 'Thank you for writing. Someone on our team will read what you told us.',
    next: 'We reply within one working day to set a time to talk. The consultation is free and without obligation.',
    interest: 'Topic',
    consultation: 'Consultation',
    more: 'Forgot something? Just reply to this email.',
    footer:
      'You received this email because this address was entered in the form on our site. If that was not you, reply and we will delete the data.',
  },
} satisfies Record<Language, unknown>;

/** The mail that the visitor gets right after writing, in the language of the page. */
export function acknowledgement(lead: StoredLead, settings: MailSettings): MailContent {
  const { language } = lead;
  const text = words[language];
  return {
    language,
    subject: text.subject(settings.brandName),
    preview: text.preview,
    kicker: text.kicker,
    title: text.title(greetingName(lead.name)),
    blocks: [
      { kind: 'paragraph', text: text.received },
      { kind: 'paragraph', text: text.next },
      {
        kind: 'facts',
        rows: [
          { label: text.interest, value: interestName(lead.interest, language) },
          {
            label: text.consultation,
            value: consultationName(lead.consultationType, language),
          },
        ],
      },
      { kind: 'paragraph', text: text.more },
    ],
    footer: [text.footer],
  };
}
