import type { Language } from '../../contract/language.ts';

/** Words of an invitation or sign-in mail; `{site}` is the company's name. */
interface LinkMailWords {
  subject: string;
  preview: string;
  title: string;
  text: string;
  action: string;
  footer: string;
}

interface PeopleMailWords {
  kicker: string;
  invitation: LinkMailWords;
  'sign-in': LinkMailWords;
}

/** Words of the mails to the company's people. */
export const peopleMails: Readonly<Record<Language, PeopleMailWords>> = {
  'pt-BR': {
    kicker: 'Caixa de entrada',
    invitation: {
      subject: 'Convite para a caixa de entrada de {site}',
      preview: 'O link vale por 24 horas e só pode ser usado uma vez.',
      title: 'Convite para a caixa de entrada',
      text: 'Nela ficam as mensagens que chegam pelo site de {site}: dá para ler, responder e acompanhar cada contato, do celular ou do computador. Abra o link no aparelho que você usa; ele vale por 24 horas e só pode ser usado uma vez.',
      action: 'Aceitar o convite',
      footer:
        'Quem cuida do site de {site} convidou este endereço. Se você não esperava o convite, ignore este e-mail: se ninguém usar o link, nada acontece.',
    },
    'sign-in': {
      subject: 'Seu link para entrar em {site}',
      preview: 'Vale por 15 minutos e só pode ser usado uma vez.',
      title: 'Entre na caixa de entrada',
      text: 'Abra o link no aparelho em que você quer entrar. Ele vale por 15 minutos e só pode ser usado uma vez.',
      action: 'Entrar',
      footer:
        'Alguém pediu este link na página de entrada de {site}. Se não foi você, ignore este e-mail e não repasse o link a ninguém.',
    },
  },
  en: {
    kicker: 'Inbox',
    invitation: {
      subject: 'Your invitation to the {site} inbox',
      preview: 'The link works once and expires after 24 hours.',
      title: 'You are invited to the inbox',
      text: 'It holds the messages sent through the {site} website: read them, reply and follow each one up, on a phone or a computer. Open the link on the device you use; it works once and expires after 24 hours.',
      action: 'Accept the invitation',
      footer:
        'Whoever runs the {site} website invited this address. If you were not expecting it, ignore this email: unless somebody uses the link, nothing happens.',
    },
    'sign-in': {
      subject: 'Your sign-in link for {site}',
      preview: 'It works once and expires after 15 minutes.',
      title: 'Sign in to the inbox',
      text: 'Open the link on the device you want to sign in on. It works once and expires after 15 minutes.',
      action: 'Sign in',
      footer:
        'Somebody asked for this link on the {site} sign-in page. If it was not you, ignore this email and do not pass the link on.',
    },
  },
};
