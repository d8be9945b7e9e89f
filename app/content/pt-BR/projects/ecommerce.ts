import type { ProjectWords } from '../../project.ts';
import type { ecommerce as facts } from '../../project-facts/ecommerce.ts';

export const ecommerce = {
  captions: {
    '01-shop-front': 'Vitrine da Quintal no outono: plantas de folha larga para luz baixa.',
    '02-catalog': 'Catálogo filtrado por luz, água e preço, com o que cada planta pede.',
    '03-product': 'Costela-de-adão com o vaso escolhido, a luz medida em casa e o preço somado.',
    '04-product-mobile': 'A mesma planta no celular: vaso, luz, rega e preço sem trocar de tela.',
    '05-checkout':
      'Endereço, entrega com dia marcado e Pix com desconto, ao lado do pedido somado.',
    '06-order-tracking':
      'Pedido QT-10482 a caminho: a caminhonete no mapa e cada etapa com horário.',
    '07-care-guide':
      'Calendário de cuidados da planta comprada: regas, adubo, limpeza e troca de vaso.',
    '08-dashboard': 'Painel de vendas: em março, quatro vezes o último mês da loja antiga, +300%.',
  },
  overview: {
    challenge:
      'A família Vermeulen cultiva plantas em Holambra desde 1981 e vendia pela internet numa loja de modelo pronto: nada sobre luz ou rega, estoque anotado em planilha, frete de planta viva combinado por mensagem. Muita conversa terminava sem pedido, e muita planta ia parar no canto errado da casa.',
    solution:
      'Em 30\u00a0dias pusemos no ar uma loja própria. Cada planta traz a luz e a água de que precisa, a câmera do celular mede a luz da sala e o cliente monta planta e vaso juntos. O estoque é o do viveiro, a entrega tem dia e horário, e o calendário de cuidados chega com a planta.',
    impact:
      'As vendas on-line cresceram 300% em doze meses: de R$\u00a046,1\u00a0mil no último mês da loja antiga para R$\u00a0184,4\u00a0mil em março de 2026. No mesmo mês, lembretes trouxeram de volta 97 dos 312 carrinhos abandonados, R$\u00a025,5\u00a0mil em pedidos. E ninguém mais confere estoque à mão.',
    keyPoints: [
      'Vendas on-line 300% maiores em doze meses',
      '97 de 312 carrinhos abandonados recuperados em março',
      'Um só estoque para a loja e o viveiro',
      'Entrega de planta viva com dia e horário',
    ],
  },
  features: [
    'Catálogo com filtros de luz, água, preço e convivência com pets',
    'Montagem de planta e vaso com preço e estoque na hora',
    'Medição da luz do ambiente pela câmera do celular',
    'Pix com desconto, cartão em até 4 vezes e boleto',
    'Acompanhamento da entrega no mapa, do viveiro até a porta',
    'Calendário de cuidados feito para a planta comprada',
  ],
} as const satisfies ProjectWords<typeof facts>;
