import type { Language } from '../../contract/language.ts';

interface OverdueWords {
  kicker: string;
  title: (n: number) => string;
  text: string;
  /** Shown beside a name: when the answer was due. */
  promised: (when: string) => string;
  more: (n: number) => string;
  action: string;
  footer: string;
}

/** Words of the morning reminder about late answers. */
export const overdueWords: Readonly<Record<Language, OverdueWords>> = {
  'pt-BR': {
    kicker: 'Caixa de entrada',
    title: (n) =>
      n === 1
        ? '1 contato espera a resposta prometida'
        : `${n.toLocaleString('pt-BR')} contatos esperam a resposta prometida`,
    text: 'O site promete resposta em um dia útil. O prazo destes contatos já passou:',
    promised: (when) => `prometida até ${when}`,
    more: (n) => (n === 1 ? 'E mais 1 contato.' : `E mais ${n.toLocaleString('pt-BR')} contatos.`),
    action: 'Abrir a caixa de entrada',
    footer:
      'Este e-mail sai no máximo uma vez por dia útil, às nove, e só quando há resposta atrasada. O contato sai da lista quando deixa de ser novo.',
  },
  en: {
    kicker: 'Inbox',
    title: (n) =>
      n === 1
        ? '1 lead is waiting for the promised answer'
        : `${n.toLocaleString('en-GB')} leads are waiting for the promised answer`,
    text: 'The site promises an answer within one working day. These leads have been waiting longer:',
    promised: (when) => `promised by ${when}`,
    more: (n) => (n === 1 ? 'And 1 more.' : `And ${n.toLocaleString('en-GB')} more.`),
    action: 'Open the inbox',
    footer:
      'This email is sent at most once a working day, at nine, and only if an answer is late. A lead leaves the list once it is no longer new.',
  },
};
