import type { About } from '../messages.ts';

export const about = {
  heading: 'Time pequeno, prazo escrito, trabalho à vista',
  lead: 'Somos engenheiros, designers e gente de produto que cansou de projeto que termina sem nunca ter começado a funcionar. Por isso trabalhamos com um calendário que qualquer pessoa entende.',
  features: [
    {
      title: 'O prazo está no contrato',
      text: 'Trinta dias até a primeira versão em produção. Se o escopo muda, você decide o que sai para o prazo ficar.',
    },
    {
      title: 'Toda semana tem entrega',
      text: 'Cinco sprints, cinco versões que abrem no seu celular. Nada de relatório de avanço no lugar do produto.',
    },
    {
      title: 'IA onde ela paga a conta',
      text: 'Usamos modelos quando resolvem um problema que dá para medir, e dizemos quando uma regra simples resolve melhor.',
    },
    {
      title: 'O código é seu',
      text: 'Repositório, nuvem e domínios ficam no seu nome desde o primeiro dia. Se quiser seguir sem a gente, segue.',
    },
  ],
  banner: {
    title: 'A máquina escreve o repetido. Gente responde pelo resto.',
    text: 'Inteligência artificial faz conosco testes, migrações e a primeira versão do que se repete: é daí que vêm até 70% menos tempo e até 40% menos custo. Arquitetura, segurança e decisão de produto têm nome e sobrenome.',
  },
} as const satisfies About;
