import type { Language } from '../../contract/language.ts';

export interface PageWords {
  title: string;
  text: string;
  /** The button, where the page asks something. */
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
      title: 'Quer mesmo receber?',
      text: 'Aperte o botão para confirmar sua inscrição na newsletter. Você pode sair quando quiser, com um clique.',
      action: 'Confirmar inscrição',
    },
    confirmed: {
      title: 'Inscrição confirmada.',
      text: 'Obrigado. A próxima edição chega no seu e-mail.',
    },
    'ask-unsubscribe': {
      title: 'Quer sair da lista?',
      text: 'Aperte o botão e não enviamos mais nada para este endereço.',
      action: 'Sair da lista',
    },
    unsubscribed: {
      title: 'Pronto, você saiu.',
      text: 'Não enviaremos mais nada para este endereço.',
    },
    'unknown-link': {
      title: 'Este link não vale mais.',
      text: 'Ele venceu ou foi copiado pela metade. Abra de novo o link do e-mail ou faça uma nova inscrição no rodapé do site.',
    },
    unavailable: {
      title: 'Não deu certo agora.',
      text: 'Não conseguimos guardar sua escolha. Espere um instante e abra o link do e-mail de novo.',
    },
    back: 'Voltar ao site',
  },
  en: {
    'ask-confirm': {
      title: 'Do you really want it?',
      text: 'Press the button to confirm your newsletter subscription. You can leave whenever you like, with one click.',
      action: 'Confirm subscription',
    },
    confirmed: {
      title: 'You are subscribed.',
      text: 'Thank you. The next issue will reach your inbox.',
    },
    'ask-unsubscribe': {
      title: 'Leave the list?',
      text: 'Press the button and we will send nothing more to this address.',
      action: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'Done, you are off the list.',
      text: 'We will send nothing more to this address.',
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
