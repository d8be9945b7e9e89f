/** Words of the statistics. */
export const numbers = {
  title: 'Números',
  text: 'Retidos e spam ficam fora da conta. As visitas são contadas no servidor, sem cookies nem endereços IP.',
  period: 'Período',
  weeks: (n: number) => `${n} semanas`,
  leads: 'Contatos',
  visits: 'Visitas',
  conversion: 'Conversão',
  conversionHint: 'contatos por cem visitas',
  perWeek: 'Contatos por semana',
  visitsPerWeek: 'Visitas por semana',
  week: 'Semana de',
  won: 'Ganhos',
  lost: 'Perdidos',
  open: 'Em aberto',
  outcome: 'Desfecho',
  firstAnswer: 'Primeira resposta',
  firstAnswerHint: 'mediana, do envio à resposta',
  withinPromise: (n: number, all: number) =>
    `${n.toLocaleString('pt-BR')} de ${all.toLocaleString('pt-BR')} no prazo prometido`,
  waiting: (n: number) =>
    n === 1 ? '1 espera resposta' : `${n.toLocaleString('pt-BR')} esperam resposta`,
  noneAnswered: 'Nenhum respondido ainda',
  bySource: 'Origens',
  byInterest: 'Interesses',
  byLanguage: 'Idiomas',
  byPage: 'Páginas',
  byCampaign: 'Campanhas',
  name: 'Nome',
  views: 'Visualizações',
  noSource: 'sem origem conhecida',
  others: 'outras',
  bots: (n: number) =>
    n === 1
      ? '1 visita de robô ficou fora da conta'
      : `${n.toLocaleString('pt-BR')} visitas de robôs ficaram fora da conta`,
  table: 'Ver como tabela',
  notCounted: 'ainda não contadas',
  empty: 'Nada para contar ainda',
  emptyText: 'Os números aparecem com o primeiro contato.',
};
