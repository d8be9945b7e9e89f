import type { Language } from '../../contract/language.ts';

export interface PageWords {
  title: string;
  text: string;
  /** The button, if the page asks something. */
  action?: string;
}

export type PageName =
  | 'ask-confirm'
  | 'confirmed'
  | 'ask-unsubscribe'
  | 'unsubscribed'
  | 'unknown-link'
  | 'unavailable';

export const pageWords: Record<Language, Record<PageName, PageWords> & { back: string }> = {
  'pt-BR': {
    'ask-confirm': {
      title: 'Falta só confirmar.',
      text: 'Aperte o botão para assinar nossa carta mensal. Você pode sair quando quiser, pelo link em cada edição.',
      action: 'Confirmar assinatura',
    },
    confirmed: {
      title: 'Assinatura confirmada.',
      text: 'Obrigado. A próxima edição vai para o seu e-mail.',
    },
    'ask-unsubscribe': {
      title: 'Quer sair da lista?',
      text: 'Aperte o botão e não enviamos mais a carta para este endereço.',
      action: 'Sair da lista',
    },
    unsubscribed: {
      title: 'Pronto, você saiu.',
      text: 'Não enviaremos mais a carta para este endereço.',
    },
    'unknown-link': {
      title: 'Este link não vale mais.',
      text: 'Ele venceu ou foi copiado pela metade. Abra de novo o link do e-mail ou assine de novo no rodapé do site.',
    },
    unavailable: {
      title: 'Não deu certo agora.',
      text: 'Não conseguimos guardar sua escolha. Espere um instante e abra o link do e-mail de novo.',
    },
    back: 'Voltar ao site',
  },
  en: {
    'ask-confirm': {
      title: 'One step left.',
      text: 'Press the button to sign up for our monthly letter. You can leave whenever you like, through the link in every issue.',
      action: 'Confirm sign-up',
    },
    confirmed: {
      title: 'You are signed up.',
      text: 'Thank you. The next issue will reach your inbox.',
    },
    'ask-unsubscribe': {
      title: 'Leave the list?',
      text: 'Press the button and we will stop sending the letter to this address.',
      action: 'Leave the list',
    },
    unsubscribed: {
      title: 'Done, you are off the list.',
      text: 'We will not send the letter to this address again.',
    },
    'unknown-link': {
      title: 'This link no longer works.',
      text: 'It has expired or was only partly copied. Open the link in the email again, or sign up once more at the foot of the site.',
    },
    unavailable: {
      title: 'That did not work just now.',
      text: 'We could not save your choice. Wait a moment and open the link in the email again.',
    },
    back: 'Back to the site',
  },
};
