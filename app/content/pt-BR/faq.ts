import type { Faq } from '../messages.ts';

export const faq = {
  heading: 'Perguntas que sempre chegam',
  lead: 'Se a sua não está aqui, mande pelo formulário.',
  items: [
    {
      question: 'Dá mesmo para ter um produto no ar em 30\u00a0dias?',
      answer:
        'Dá, porque o que cortamos é escopo, não qualidade. Na primeira semana escolhemos a menor versão que resolve o problema de alguém; nas outras construímos só ela. O que fica de fora entra numa lista com ordem e preço.',
    },
    {
      question: 'Quanto custa?',
      answer:
        'Depois da consulta gratuita você recebe um valor fechado para os trinta dias. Em comparação com o processo tradicional, nossos clientes gastam até 40% menos, porque há menos etapas e menos retrabalho.',
    },
    {
      question: 'O que acontece com meus dados e com o código?',
      answer:
        'Assinamos um acordo de confidencialidade antes da primeira reunião técnica. O código é seu desde a primeira linha, e os dados ficam na sua conta de nuvem, sob a LGPD. Nada do seu negócio treina modelo de terceiros.',
    },
    {
      question: 'E depois do dia 30?',
      answer:
        'Você escolhe: seguimos em sprints semanais, sem fidelidade, ou passamos tudo para o seu time, com documentação e duas semanas de acompanhamento.',
    },
  ],
} as const satisfies Faq;
