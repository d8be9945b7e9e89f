import { consultationMinutes } from '../../../contract/lead.ts';
import type { ProjectPage } from '../messages.ts';

export const projectPage = {
  back: 'Todos os cases',
  gallery: {
    label: 'Telas do produto',
    previous: 'Imagem anterior',
    next: 'Próxima imagem',
    position: 'Imagem {n} de {total}',
    show: 'Mostrar a imagem {n}',
    enlarge: 'Ampliar',
    close: 'Fechar imagem ampliada',
  },
  overview: 'Visão geral',
  challenge: 'Desafio',
  solution: 'Solução',
  impact: 'Resultado',
  keyPoints: 'Em poucas linhas',
  features: 'O que o produto faz',
  technologies: 'Tecnologias usadas',
  aside: {
    title: 'Tem um problema parecido?',
    text: `Conte em ${consultationMinutes.quick}\u00a0minutos. Você sai com um caminho, mesmo que não seja com a gente.`,
    action: 'Pedir consulta gratuita',
  },
  next: 'Próximo case',
  notFound: {
    title: 'Projeto não encontrado',
    text: 'O projeto que você procura não existe ou foi removido.',
    back: 'Voltar à página inicial',
  },
} as const satisfies ProjectPage;
