import type { Language } from '../../contract/language.ts';
import type { Problem } from '../contract/problems.ts';

/** Messages for refused requests. */
export const problemWords: Readonly<Record<Language, Readonly<Record<Problem, string>>>> = {
  'pt-BR': {
    invalid: 'Algum campo não foi preenchido corretamente. Confira os campos e tente de novo.',
    'not-json': 'O servidor não entendeu o pedido. Recarregue a página e tente de novo.',
    'signed-out': 'Sua sessão terminou. Entre de novo.',
    'link-used': 'Este link já foi usado ou passou do prazo. Peça outro.',
    'passkey-refused': 'Não reconhecemos esta chave de acesso. Entre com um link por e-mail.',
    'other-origin':
      'Este pedido veio de outro site e não foi aceito. Abra a caixa de entrada pelo endereço dela.',
    'owners-only': 'Só titulares podem fazer isso.',
    'not-found': 'Isto não existe mais. Alguém pode ter apagado.',
    'no-such-method': 'Isto não pode ser feito aqui.',
    conflict: 'Alguém mudou isto antes de você. Veja como está agora.',
    'nobody-to-write-to':
      'Ninguém receberia esta carta: não há assinantes nos idiomas em que ela tem texto.',
    'too-large': 'O texto é longo demais. Encurte e tente de novo.',
    'too-many': 'Tentativas demais. Espere alguns minutos e tente de novo.',
    unavailable: 'Não deu certo agora, e nada mudou. Tente de novo daqui a pouco.',
  },
  en: {
    invalid: 'A field was not filled in correctly. Check the fields and try again.',
    'not-json': 'The server did not understand the request. Reload the page and try again.',
    'signed-out': 'Your session has ended. Please sign in again.',
    'link-used': 'This link has already been used or has expired. Ask for a new one.',
    'passkey-refused': 'We do not recognise this passkey. Sign in with a link by email.',
    'other-origin':
      'This request came from another site and was not accepted. Open the inbox at its own address.',
    'owners-only': 'Only owners can do that.',
    'not-found': 'This no longer exists. Somebody may have erased it.',
    'no-such-method': 'That cannot be done here.',
    conflict: 'Somebody else changed this first. See how it is now.',
    'nobody-to-write-to':
      'Nobody would get this letter: it has no text in a language with subscribers.',
    'too-large': 'The text is too long. Shorten it and try again.',
    'too-many': 'Too many attempts. Wait a few minutes and try again.',
    unavailable: 'That did not work just now, and nothing has changed. Try again shortly.',
  },
};
