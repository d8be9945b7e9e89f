import type { ConsentWords } from '../../consent/consent-words.ts';

export const consent = {
  heading: 'Podemos medir esta visita?',
  text: 'O site funciona igual com qualquer resposta. Nada é carregado antes dela, e você pode mudar de ideia no rodapé quando quiser.',
  policy: 'Política de cookies',
  purposes: {
    analytics: {
      name: 'Análise',
      text: 'Mostra quais páginas são lidas e onde as pessoas desistem.',
    },
    marketing: {
      name: 'Marketing',
      text: 'Diz se um anúncio nosso trouxe você até aqui.',
    },
  },
  services: 'Serviços: ',
  rejectAll: 'Recusar tudo',
  acceptAll: 'Aceitar tudo',
  save: 'Salvar preferências',
  change: 'Preferências de cookies',
  close: 'Fechar sem mudar a escolha',
} as const satisfies ConsentWords;
