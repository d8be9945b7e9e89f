import type { Shell } from '../messages.ts';

export const shell = {
  navigation: {
    skipToContent: 'Ir para o conteúdo',
    home: 'Página inicial',
    main: 'Principal',
    openMenu: 'Abrir menu',
    closeMenu: 'Fechar menu',
    menu: 'Menu',
    language: 'Idioma',
    links: {
      services: 'Serviços',
      cases: 'Cases',
      methodology: 'Método',
      technologies: 'Tecnologias',
      about: 'Sobre',
      team: 'Time',
      contact: 'Contato',
    },
  },
  footer: {
    tagline: 'Software e inteligência artificial, trinta\u00a0dias por vez.',
    legal: 'Documentos',
    contact: 'Fale com a gente',
    privacy: 'Política de privacidade',
    terms: 'Termos de uso',
    cookies: 'Política de cookies',
    linkedin: 'LinkedIn',
    messaging: 'WhatsApp',
    sampleNote: 'Site de demonstração: empresa, pessoas e clientes são fictícios.',
    newsletter: {
      heading: 'Uma carta por mês sobre o que funcionou e o que não funcionou',
      email: 'Seu e-mail',
      consent:
        'Ao assinar, você aceita receber nossa carta mensal neste e-mail. Antes disso, pedimos que confirme o endereço. Dá para sair quando quiser, pelo link em cada edição.',
      submit: 'Assinar',
      submitting: 'Enviando…',
      success:
        'Falta um passo: se este endereço ainda não está na lista, ele recebe agora um e-mail para confirmar.',
      failure:
        'Não deu para enviar agora. Seu e-mail continua no campo: tente de novo em instantes.',
      noScript: 'Para assinar sem scripts, escreva para',
    },
  },
  toasts: { close: 'Fechar aviso' },
} as const satisfies Shell;
