import type { Cases } from '../messages.ts';

const items = {
  ecommerce: {
    sector: 'Comércio eletrônico',
    title: 'Quintal: a loja que vende planta pela luz da sua janela',
    description:
      'Um viveiro de Holambra trocou a loja pronta por uma que entende de luz, rega e vaso, e passou a vender para o país inteiro.',
    result: { figure: '+300%', label: 'em vendas on-line' },
  },
  'ai-education': {
    sector: 'Educação',
    title: 'Lume: o tutor que responde com outra pergunta',
    description:
      'Uma rede de cursinhos de Minas deu a cada aluno um plano de estudo próprio e um tutor que não entrega a resposta pronta.',
    result: { figure: '30\u00a0dias', label: 'até a primeira turma' },
  },
  'roadwork-inspection': {
    sector: 'Infraestrutura',
    title: 'Via: a rodovia inspecionada pela câmera do celular',
    description:
      'Inspetores registram buracos, trincas e sinalização apagada sem depender de sinal; o modelo de visão marca, a pessoa confirma.',
    result: { figure: '+70%', label: 'de eficiência na inspeção' },
  },
  'constru-match': {
    sector: 'Construção civil',
    title: 'ConstruMatch: orçamentos de obra, linha por linha',
    description:
      'Quem vai reformar publica a obra, empreiteiros verificados respondem, e o aplicativo mostra onde um orçamento difere do outro.',
    result: { figure: '5\u00a0dias', label: 'para escolher quem faz a obra; antes, três semanas' },
  },
  'online-ordering': {
    sector: 'Restaurantes',
    title: 'Bandeja: o pedido direto, sem pedágio no meio',
    description:
      'Restaurantes de bairro em Belo Horizonte vendem no próprio endereço, recebem por Pix e seguem o pedido do fogão até a porta.',
    result: { figure: '0%', label: 'de comissão por pedido' },
  },
} as const satisfies Cases['items'];

export const cases = {
  // The number only where it is true: a site of its own has as many as it has.
  heading:
    Object.keys(items).length === 5 ? 'Cinco produtos que estão no ar' : 'Produtos que estão no ar',
  lead: 'Cada um começou como o seu pode começar: uma conversa, um problema caro e um prazo de trinta dias para a primeira versão.',
  open: 'Ver o projeto',
  items,
} as const satisfies Cases;
