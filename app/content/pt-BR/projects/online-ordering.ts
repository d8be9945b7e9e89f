import type { ProjectWords } from '../../project.ts';
import type { onlineOrdering as facts } from '../../project-facts/online-ordering.ts';

export const onlineOrdering = {
  captions: {
    '01-home':
      'Início do Bandeja: cozinhas do bairro abertas, tempo de entrega e desconto da caderneta.',
    '02-menu': 'Cardápio da Cantina da Zezé, com o feijão tropeiro no alto da lista.',
    '03-dish': 'Feijão tropeiro inteiro com um ovo a mais: o preço acompanha cada escolha.',
    '04-cart': 'Comanda 4172 somada: cinco itens, entrega, desconto e nenhuma taxa do aplicativo.',
    '05-payment': 'Pix de R$\u00a0117,40 direto para a cantina, com código que vale dez minutos.',
    '06-order-accepted': 'Pedido aceito, no fogão desde as 19h48, e o horário de cada etapa.',
    '07-courier-map': 'Wesley a seis minutos da Rua Salinas, com o trajeto por Santa Tereza.',
    '08-delivered': 'Prato raspado: avaliação, sexto carimbo e o mesmo pedido num toque.',
    '09-kitchen-screen':
      'Tela da cozinha: comandas pela hora de sair, ao lado da carga das bancadas.',
    '10-coupon': 'Caderneta da freguesia, que vai na sacola: seis de dez carimbos.',
    '11-sales-panel':
      'Painel da dona: pedidos por hora, taxa poupada, pratos que mais saem e recompra.',
  },
  overview: {
    challenge:
      'Restaurantes de bairro de Belo Horizonte vendiam por aplicativos de entrega que ficavam com 27% de cada pedido e com o contato do freguês. Na cozinha, as comandas saíam por ordem de chegada: o caldo pronto esperava, o tropeiro atrasava. E todo “cadê meu pedido?” virava ligação na hora do aperto.',
    solution:
      'Em 30\u00a0dias entregamos o Bandeja: cardápio no endereço do próprio restaurante, Pix que cai direto na conta da casa, tela de cozinha que ordena as comandas pela hora de sair e mapa com o entregador. A velha caderneta virou carimbo, válido no balcão e no celular.',
    impact:
      'Nos dez primeiros dias de abril de 2026, a Cantina da Zezé fez 423\u00a0pedidos e deixou de pagar R$\u00a08.914,88 em taxas: o custo foi de R$\u00a0701,60, entre mensalidade e Pix, em vez de R$\u00a09.616,48. De novembro de 2025 a abril de 2026, a parcela de pedidos de quem já era freguês subiu de 38% para 62%.',
    keyPoints: [
      'Nenhuma comissão: mensalidade fixa e a tarifa do Pix',
      'R$\u00a08.914,88 em taxas poupados em dez dias',
      '62% dos pedidos vêm de quem já tinha pedido',
      'Comandas na ordem de saída, não na de chegada',
    ],
  },
  features: [
    'Cardápio com tamanhos, acréscimos e preço somado na hora',
    'Pix por QR code ou código copiado, confirmado em segundos',
    'Tela de cozinha por hora de saída, legível a dois metros',
    'Mapa do entregador e código de entrega conferido na porta',
    'Caderneta de carimbos, a mesma no balcão e no celular',
    'Painel com pedidos por hora, taxas poupadas e recompra',
  ],
} as const satisfies ProjectWords<typeof facts>;
