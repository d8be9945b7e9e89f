/** Words that only the server needs. */
export const server = {
  /** Mails to the company's people: an invitation, and a link to sign in; `{site}` is the company's name. */
  mails: {
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
  /** The morning reminder about late answers. */
  overdue: {
    kicker: 'Caixa de entrada',
    title: (n: number) =>
      n === 1
        ? '1 contato espera a resposta prometida'
        : `${n.toLocaleString('pt-BR')} contatos esperam a resposta prometida`,
    text: 'O site promete resposta em um dia útil. O prazo destes contatos já passou:',
    promised: (when: string) => `prometida até ${when}`,
    more: (n: number) =>
      n === 1 ? 'E mais 1 contato.' : `E mais ${n.toLocaleString('pt-BR')} contatos.`,
    action: 'Abrir a caixa de entrada',
    footer:
      'Este e-mail sai no máximo uma vez por dia útil, às nove, e só quando há resposta atrasada. O contato sai da lista quando deixa de ser novo.',
  },
  /** Messages for refused requests. */
  problems: {
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
  /** Template of replies until the owners write their own. */
  template: {
    subject: 'Sobre a sua mensagem',
    text: 'Olá, {person}!\n\nAgradecemos o seu contato. \n\nUm abraço,\n{me}',
  },
};
