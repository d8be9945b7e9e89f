import type { NotFound } from '../messages.ts';

export const notFound = {
  title: 'Página não encontrada',
  description: 'O endereço que você abriu não existe neste site.',
  text: 'Procuramos nos trinta dias e esta página não está em nenhum deles. O endereço pode ter mudado, ou nunca existiu.',
  back: 'Voltar à página inicial',
  suggestions: [
    'Confira se o endereço foi digitado corretamente',
    'Volte para a página anterior',
    'Conheça nossos serviços',
    'Fale com a gente',
  ],
} as const satisfies NotFound;
