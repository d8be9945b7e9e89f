import type { Language } from '../../../contract/language.ts';
import { confirmationValidDays } from '../../newsletter/ports.ts';
import type { MailContent } from './mail-content.ts';
import type { MailSettings } from './mail-settings.ts';

const words = {
  'pt-BR': {
    subject: (brand: string) => `Confirme sua assinatura – ${brand}`,
    kicker: 'Carta mensal',
    title: 'Falta só confirmar.',
    preview: 'Abra a página e aperte o botão para começar a receber.',
    ask: `Alguém, esperamos que você, usou este endereço para assinar nossa carta mensal. Ela só começa a chegar depois da sua confirmação. O link vale por ${confirmationValidDays} dias.`,
    action: 'Confirmar assinatura',
    footer: 'Não foi você? Ignore este e-mail: sem a confirmação, não há assinatura.',
    refuse: (link: string) => `Para nunca mais receber um pedido destes: ${link}`,
  },
  en: {
    subject: (brand: string) => `Confirm your sign-up – ${brand}`,
    kicker: 'Monthly letter',
    title: 'One step left: confirm.',
    preview: 'Open the page and press the button to start receiving it.',
    ask: `Someone, hopefully you, used this address to sign up for our monthly letter. It only starts once you confirm. The link works for ${confirmationValidDays} days.`,
    action: 'Confirm sign-up',
    footer: 'Not you? Ignore this email: unless you confirm, nobody is signed up.',
    refuse: (link: string) => `If you never want a request like this again: ${link}`,
  },
} satisfies Record<Language, unknown>;

/** Asks the person behind the address whether they meant to subscribe (double opt-in). */
export function newsletterConfirmation(
  language: Language,
  links: { confirm: string; unsubscribe: string },
  settings: MailSettings,
): MailContent {
  const text = words[language];
  return {
    language,
    subject: text.subject(settings.brandName),
    preview: text.preview,
    kicker: text.kicker,
    title: text.title,
    blocks: [
      { kind: 'paragraph', text: text.ask },
      { kind: 'action', label: text.action, href: links.confirm },
    ],
    footer: [text.footer, text.refuse(links.unsubscribe)],
  };
}
