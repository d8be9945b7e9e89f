import { brand } from '../../brand.ts';
import type { LegalDocument } from '../../messages.ts';
import { contactLines, updated } from './company-lines.ts';

export const terms = {
  title: 'Termos de uso',
  description: `As regras para usar o site da ${brand.name}: o que oferecemos aqui, o que esperamos de quem nos escreve e até onde vai nossa responsabilidade.`,
  updated,
  introduction: `Estes termos valem para o uso deste site, mantido por ${brand.legalName}, ${brand.companyId}. Projetos contratados seguem o contrato de cada um, que prevalece sobre esta página.`,
  sections: [
    {
      title: 'Aceitação',
      paragraphs: [
        'Ao navegar pelo site ou enviar um formulário, você concorda com estes termos. Se não concordar, pedimos que não use o site; dá para falar conosco por e-\u2060mail ou telefone do mesmo jeito. Quem escreve em nome de uma empresa declara que pode falar por ela.',
      ],
    },
    {
      title: 'O que o site oferece',
      paragraphs: [
        'O site apresenta nosso trabalho em software e inteligência artificial, mostra cases e recebe pedidos de consulta gratuita, rápida ou completa. Também é possível assinar uma carta mensal.',
        'Enviar um pedido não cria contrato nem obriga nenhum dos lados. Escopo, prazo e preço só valem quando estão em proposta assinada por nós e por você. Os números do site, como o prazo do MVP e as reduções de custo e de tempo, dizem o que o método alcança em escopos adequados a ele; não são garantia para todo projeto.',
      ],
    },
    {
      title: 'Propriedade intelectual',
      paragraphs: [
        `O nome ${brand.name}, a marca, os textos e as imagens do site pertencem a nós ou a quem nos autorizou a usá-los. Você pode citar trechos, compartilhar links e imprimir páginas para uso próprio, com indicação da fonte. Para outros usos, peça antes.`,
        'Partes do site são software livre ou fontes tipográficas de licença aberta e seguem suas próprias licenças, que esta página não restringe. As marcas de tecnologias e de clientes são de seus donos. O que você nos envia continua seu: usamos como diz a política de privacidade.',
      ],
    },
    {
      title: 'O que esperamos de você',
      paragraphs: ['Usar o site é simples, e pedimos o mesmo cuidado que temos com ele:'],
      list: [
        'Dê informações verdadeiras, completas e atuais, e que sejam suas ou que você possa compartilhar.',
        'Use o formulário para falar de projetos e serviços. Propaganda, envios em massa, ofensas, dados de outras pessoas sem autorização e arquivos ou códigos maliciosos são mau uso.',
        'Não tente burlar a verificação de segurança, sobrecarregar o site nem chegar a dados que não são seus.',
        'Se descobrir uma falha de segurança, conte para nós antes de contar a qualquer pessoa. Agradecemos e não tomamos medidas contra quem pesquisa de boa-fé.',
      ],
      after:
        'Envios abusivos podem ser separados, bloqueados e, se for o caso, comunicados às autoridades.',
    },
    {
      title: 'Confidencialidade',
      paragraphs: [
        'Tratamos como confidencial o que você conta no formulário e na consulta: só vê quem precisa responder, e nada disso treina modelos de inteligência artificial. Antes da primeira reunião técnica assinamos um acordo de confidencialidade; basta pedir para assiná-lo ainda mais cedo.',
        'Até lá, não mande senhas, segredos de negócio nem dados pessoais de terceiros. Não é confidencial o que já era público, o que já conhecíamos ou o que a lei obrigar a revelar. O uso de dados pessoais está na política de privacidade.',
      ],
    },
    {
      title: 'Limites de responsabilidade',
      paragraphs: [
        'Cuidamos para que o site esteja certo e no ar, mas ele é oferecido como está: pode ter erros, mudar ou ficar fora do ar por algum tempo. O conteúdo é informativo e não substitui uma análise do seu caso. Não respondemos por decisões tomadas só com base nele, por sites de terceiros nem por falhas de conexão ou de equipamento fora do nosso controle.',
        `Nada aqui afasta responsabilidade por dolo ou culpa grave, nem direitos que a lei brasileira não permite afastar, como os do Código de Defesa do Consumidor e da LGPD. Aplica-se a lei do Brasil, e fica eleito o foro de ${brand.address.city}\u00a0– ${brand.address.region}, salvo quando a lei garantir outro a você.`,
      ],
    },
    {
      title: 'Mudanças nestes termos',
      paragraphs: [
        'Podemos atualizar estes termos. A data no topo mostra a versão em vigor, que vale para o uso do site a partir da publicação. Pedidos já enviados seguem a versão do dia em que chegaram.',
      ],
    },
    {
      title: 'Contato',
      paragraphs: ['Se algo aqui não ficou claro, pergunte:'],
      list: contactLines,
    },
  ],
} as const satisfies LegalDocument;
