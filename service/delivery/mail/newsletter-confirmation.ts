import type { Language } from '../../../contract/language.ts';
import { confirmationValidDays } from '../../newsletter/ports.ts';
import type { MailContent } from './mail-content.ts';
import type { MailSettings } from './mail-settings.ts';

interface Words {
  subject: (brand: string) => string;
  kicker: string;
  title: string;
  preview: string;
  ask: string;
  action: string;
  footer: string;
  refuse: (link: string) => string;
}

const words: Record<Language, Words> = {
  'pt-BR': {
    subject: (brand) => `Confirme sua assinatura – ${brand}`,
    kicker: 'Carta mensal',
    title: 'Falta só confirmar.',
    preview: 'Abra a página e aperte o botão para começar a receber.',
    ask: `Alguém, esperamos que você, usou este endereço para assinar nossa carta mensal. Ela só começa a chegar depois da sua confirmação. O link vale por ${confirmationValidDays} dias.`,
    action: 'Confirmar assinatura',
    footer: 'Não foi você? Ignore este e-mail: sem confirmação, nada é assinado.',
    refuse: (link) => `Para nunca mais receber um pedido destes: ${link}`,
  },
  en: {
    subject: (brand) => `Confirm your sign-up – ${brand}`,
    kicker: 'Monthly letter',
    title: 'One step left: confirm.',
    preview: 'Open the page and press the button to start receiving it.',
    ask: `Someone, hopefully you, used this address to sign up for our monthly letter. It only starts once you confirm. The link works for ${confirmationValidDays} days.`,
    action: 'Confirm sign-up',
    footer: 'Not you? Ignore this email: unless you confirm, nothing is signed up.',
    refuse: (link) => `To never get a request like this again: ${link}`,
  },
};

/** Asks whoever reads the address's mail whether they meant to subscribe (double opt-in). */
export function newsletterConfirmation(
  language: Language,
  links: { confirm: string; unsubscribe: string },
  settings: MailSettings,
): MailContent {
  const said = words[language];
  return {
    language,
    subject: said.subject(settings.brandName),
    preview: said.preview,
    kicker: said.kicker,
    title: said.title,
    blocks: [
      { kind: 'paragraph', text: said.ask },
      { kind: 'action', label: said.action, href: links.confirm },
    ],
    footer: [said.footer, said.refuse(links.unsubscribe)],
    brandName: settings.brandName,
    siteUrl: settings.siteUrl,
  };
}
