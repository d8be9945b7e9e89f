import type { Methodology } from '../messages.ts';

export const methodology = {
  heading: 'Seis etapas em trinta dias',
  lead: 'Cada quadrado é um dia, contado do início do contrato. Você sabe o que acontece em cada um deles antes de assinar.',
  days: 'Dias',
  steps: [
    {
      title: 'Imersão',
      text: 'Conversamos com quem usa, quem paga e quem opera. Sai daqui o problema em uma frase.',
    },
    {
      title: 'Recorte',
      text: 'Escolhemos juntos o que entra e, principalmente, o que fica para depois.',
    },
    {
      title: 'Protótipo',
      text: 'Um protótipo clicável, testado com cinco pessoas do seu público.',
    },
    {
      title: 'Construção',
      text: 'Sprints semanais com versão publicada toda sexta-feira, em ambiente seu.',
    },
    {
      title: 'Prova',
      text: 'Testes automáticos, segurança, carga e um piloto com clientes reais.',
    },
    {
      title: 'No ar',
      text: 'Lançamento, treinamento e plantão. O dia 30 é dia de produto, não de entrega de slides.',
    },
  ],
  comparison: {
    heading: 'O mesmo produto, na mesma escala de tempo',
    caption: 'Do início do contrato ao produto completo, em meses',
    traditional: {
      name: 'Processo tradicional',
      steps: '8+ etapas',
      duration: '3–6\u00a0meses',
      text: 'Especificação longa, desenvolvimento às cegas, homologação no fim.',
    },
    ours: {
      name: 'Nosso processo',
      steps: '6 etapas',
      duration: '1–2\u00a0meses',
      text: 'MVP no dia 30; o segundo mês é para crescer com o que os usuários mostraram.',
    },
    mvp: 'MVP, dia 30',
  },
  benefitsHeading: 'O que muda para você',
  benefits: [
    {
      title: 'Até 40% menos custo',
      text: 'Menos retrabalho e menos etapas para pagar.',
    },
    {
      title: 'Até 70% menos tempo',
      text: 'O que se repete sai da fila; o que é seu ganha atenção.',
    },
    {
      title: 'Sprints semanais',
      text: 'Toda sexta-feira, algo novo para abrir e comentar.',
    },
    {
      title: 'Porta de saída',
      text: 'A cada semana você pode parar, pagar só o que foi feito e levar tudo.',
    },
  ],
  closing: {
    text: 'Quer ver os seus trinta dias desenhados?',
    action: 'Pedir consulta gratuita',
  },
} as const satisfies Methodology;
