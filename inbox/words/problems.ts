import type { Language } from '../../contract/language.ts';
import type { Problem } from '../contract/problems.ts';

/** What the person reads where a call is refused. */
export const problemWords: Readonly<Record<Language, Readonly<Record<Problem, string>>>> = {
  'pt-BR': {
    invalid: 'Algum campo não está certo. Confira e tente de novo.',
    'not-json': 'O pedido chegou em um formato que não conhecemos.',
    'signed-out': 'Sua sessão terminou. Entre de novo.',
    'link-used': 'Este link já foi usado ou passou do prazo. Peça outro.',
    'passkey-refused': 'Não reconhecemos esta chave de acesso. Entre com um link por e-mail.',
    'other-origin': 'Este pedido veio de outro site e não foi aceito.',
    'owners-only': 'Só titulares podem fazer isso.',
    'not-found': 'Isto não existe mais.',
    'no-such-method': 'Isto não pode ser feito aqui.',
    conflict: 'Alguém mudou isto antes de você. Veja como está agora.',
    'nobody-to-write-to':
      'Ninguém receberia esta carta: não há inscritos nos idiomas em que ela tem texto.',
    'too-large': 'É texto demais para um só envio. Encurte-o.',
    'too-many': 'Foram tentativas demais. Espere alguns minutos.',
    unavailable: 'Não deu certo agora, e nada foi mudado. Tente de novo daqui a pouco.',
  },
  en: {
    invalid: 'Something was not filled in right. Check it and try again.',
    'not-json': 'The request came in a format that we do not know.',
    'signed-out': 'Your session has ended. Please sign in again.',
    'link-used': 'This link was used already or is too old. Ask for a new one.',
    'passkey-refused': 'We do not know this passkey. Sign in with a link by email.',
    'other-origin': 'This request came from another site and was not taken.',
    'owners-only': 'Only owners can do that.',
    'not-found': 'This does not exist any more.',
    'no-such-method': 'That cannot be done here.',
    conflict: 'Somebody changed this before you. See how it is now.',
    'nobody-to-write-to':
      'Nobody would get this letter: it has no text in a language with subscribers.',
    'too-large': 'This is too much text for one request. Shorten it.',
    'too-many': 'There were too many attempts. Wait a few minutes.',
    unavailable: 'That did not work just now, and nothing was changed. Try again shortly.',
  },
};
