import type { ProjectWords } from '../../project.ts';
import type { construMatch as facts } from '../../project-facts/constru-match.ts';

export const construMatch = {
  captions: {
    '01-job-feed':
      'Obras num raio de 5\u00a0km, com distância e faixa de orçamento na mesma régua.',
    '02-job-detail': 'Planta com medidas, fotos do estado atual e lista de serviços da reforma.',
    '03-bid-comparison': 'Três propostas item a item: o que falta em cada uma explica a diferença.',
    '04-contractor-profile':
      'Perfil da engenheira: registros conferidos e 46 obras, uma por tijolo.',
    '05-schedule': 'Seis semanas de obra, com um pagamento liberado a cada etapa entregue.',
    '06-chat': 'Mudança de escopo na conversa: aditivo de R$\u00a0620 assinado pelos dois lados.',
    '07-site-diary': 'Diário do 18º dia: foto do telhado, chuva, equipe e avanço por serviço.',
  },
  overview: {
    challenge:
      'Quem reformava a casa no Grande Recife recebia orçamentos que não se comparavam: um deixava a caçamba de fora, outro nem cotava a impermeabilização, e ganhava o menor número no fim da página. Os extras apareciam no meio da obra. Do outro lado, profissionais sérios gastavam o sábado em visitas para perder de quem escondia metade do serviço.',
    solution:
      'O dono mede a casa pelo aplicativo, que desenha a planta e monta a lista de serviços. Todos cotam a mesma lista, e o que alguém deixou de fora entra na conta a preço de referência. O dinheiro fica em custódia e sai por etapa, depois que as fotos são aprovadas; mudança de escopo vira aditivo com duas assinaturas.',
    impact:
      'A primeira versão foi ao ar em 30\u00a0dias, com doze empreiteiras da Zona Norte do Recife. Hoje atende nove municípios: a escolha de quem faz a obra caiu de três semanas para cinco dias, e nove em cada dez reformas terminam a menos de 5% do preço contratado, já contados os aditivos.',
    keyPoints: [
      'Propostas comparadas em igual escopo',
      'CREA e CNPJ conferidos antes da primeira proposta',
      'Um pagamento por etapa, nunca adiantado',
      'Aditivo com preço e prazo antes de mexer na obra',
    ],
  },
  features: [
    'Planta baixa com medidas, feita pelo dono com a câmera do celular',
    'Comparação item a item com a referência SINAPI de Pernambuco',
    'Perfil com registros conferidos e histórico de prazo e preço',
    'Cronograma semanal ligado aos pagamentos em custódia',
    'Aditivos desenhados, orçados e assinados dentro da conversa',
    'Diário de obra com foto, chuva, equipe e avanço por serviço',
  ],
} as const satisfies ProjectWords<typeof facts>;
