import type { Language } from '../../contract/language.ts';
import type { Problem } from '../contract/problems.ts';

/** Messages for refused requests. */
export const problemWords: Readonly<Record<Language, Readonly<Record<Problem, string>>>> = {
  'pt-BR': {
    invalid: 'Algum campo não está certo. Confira os campos e tente de novo.',
    'not-json':
      'O pedido chegou num formato que não conhecemos. Recarregue a página e tente de novo.',
    'signed-out': 'Sua sessão terminou. Entre de novo.',
    'link-used': 'Este link já foi usado ou passou do prazo. Peça outro.',
    'passkey-refused': 'Não reconhecemos esta chave de acesso. Entre com um link por e-mail.',
    'other-origin':
      'Este pedido veio de outro site e não foi aceito. Abra a caixa de entrada pelo endereço dela.',
    'owners-only': 'Só titulares podem fazer isso.',
    'not-found': 'Isto não existe mais.',
    'no-such-method': 'Isto não pode ser feito aqui.',
    conflict: 'Alguém mudou isto antes de você. Veja como está agora.',
    'nobody-to-write-to':
      'Ninguém receberia esta carta: não há assinantes nos idiomas em que ela tem texto.',
    'too-large': 'É texto demais para um só envio. Encurte-o.',
    'too-many': 'Foram tentativas demais. Espere alguns minutos e tente de novo.',
    unavailable: 'Não deu certo agora, e nada foi mudado. Tente de novo daqui a pouco.',
  },
  en: {
    invalid: 'A field was not filled in right. Check the fields and try again.',
    'not-json': 'The request came in a format that we do not know. Reload the page and try again.',
    'signed-out': 'Your session has ended. Please sign in again.',
    'link-used': 'This link was already used or has expired. Ask for a new one.',
    'passkey-refused': 'We do not know this passkey. Sign in with a link by email.',
    'other-origin':
      'This request came from another site and was not accepted. Open the inbox at its own address.',
    'owners-only': 'Only owners can do that.',
    'not-found': 'This no longer exists.',
    'no-such-method': 'That cannot be done here.',
    conflict: 'Somebody changed this before you. See what it says now.',
    'nobody-to-write-to':
      'Nobody would get this letter: it has no text in a language with subscribers.',
    'too-large': 'This is too much text for one request. Shorten it.',
    'too-many': 'There were too many attempts. Wait a few minutes and try again.',
    unavailable: 'That did not work just now, and nothing was changed. Try again shortly.',
  },
};
