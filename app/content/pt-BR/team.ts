import type { Team } from '../messages.ts';

export const team = {
  heading: 'Quem assina o trabalho',
  lead: 'Você fala direto com quem desenha e programa. Nesta demonstração, são pessoas de exemplo.',
  carousel: 'Pessoas do time',
  previous: 'Pessoa anterior',
  next: 'Próxima pessoa',
  profile: 'LinkedIn',
  members: {
    ana: {
      role: 'Produto',
      description: 'Transforma “seria bom se” em uma lista que cabe em trinta dias.',
    },
    bruno: {
      role: 'Engenharia',
      description: 'Vinte anos de sistemas que não podem cair. Prefere os que não aparecem.',
    },
    clara: {
      role: 'Inteligência artificial',
      description: 'Mede antes de prometer. Já convenceu três clientes a não usar IA.',
    },
    davi: {
      role: 'Design',
      description: 'Desenha no papel, testa na rua e só depois abre o computador.',
    },
  },
} as const satisfies Team;
