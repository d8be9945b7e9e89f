import type { Services } from '../messages.ts';

export const services = {
  heading: 'O que fazemos, do\u00a0rascunho ao plantão',
  lead: 'Seis frentes. A maioria dos clientes entra pela primeira e fica pelas outras.',
  highlight: 'Por onde começar',
  items: [
    {
      title: 'MVP em 30\u00a0dias',
      text: 'A menor versão do seu produto que um cliente de verdade usa e pela qual aceita pagar. Escopo fechado na semana 1, produto no ar na semana 5.',
    },
    {
      title: 'Produto digital sob medida',
      text: 'Web, aplicativo e integrações com o que você já usa: ERP, Pix, nota fiscal, WhatsApp.',
    },
    {
      title: 'Inteligência artificial aplicada',
      text: 'Busca em documentos, visão computacional, assistentes e previsão, com avaliação antes de ir para o cliente.',
    },
    {
      title: 'Modernização de sistemas',
      text: 'O sistema que ninguém quer tocar, trocado por partes, sem parar a operação.',
    },
    {
      title: 'Nuvem e DevOps',
      text: 'Infraestrutura como código, entrega contínua, custo e alertas sob controle.',
    },
    {
      title: 'Arquitetura e consultoria',
      text: 'Um diagnóstico técnico honesto, por escrito, antes de você gastar com a solução errada.',
    },
  ],
} as const satisfies Services;
