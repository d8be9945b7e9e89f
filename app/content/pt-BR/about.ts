import type { About } from '../messages.ts';

export const about = {
  heading: 'Time pequeno, prazo escrito, trabalho à vista',
  lead: 'Somos engenheiros, designers e gente de produto que cansou de projeto que termina sem nunca ter começado a funcionar. Por isso trabalhamos com um calendário que qualquer pessoa entende.',
  features: [
    {
      title: 'O prazo está no contrato',
      text: 'Trinta dias até a primeira versão em produção. Se o escopo muda, você decide o que sai para manter o prazo.',
    },
    {
      title: 'Toda semana tem entrega',
      text: 'Cinco sprints, cinco entregas: o recorte, o protótipo e versões que você abre no celular. Nada de relatório de avanço no lugar do produto.',
    },
    {
      title: 'IA onde ela se paga',
      text: 'Usamos modelos quando resolvem um problema que dá para medir, e dizemos quando uma regra simples resolve melhor.',
    },
    {
      title: 'O código é seu',
      text: 'Repositório, nuvem e domínios ficam no seu nome desde o primeiro dia. Se quiser seguir sem a gente, segue.',
    },
  ],
  banner: {
    title: 'A máquina escreve o\u00a0que se repete. Gente responde pelo resto.',
    text: 'A inteligência artificial adianta testes, migrações e o que se repete; vem daí boa parte do tempo poupado, até 70%. Arquitetura, segurança e decisão de produto têm nome e sobrenome.',
  },
} as const satisfies About;
