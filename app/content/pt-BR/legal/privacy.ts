import { retentionPeriods } from '../../../../contract/retention.ts';
import { brand } from '../../brand.ts';
import type { LegalDocument } from '../../messages.ts';
import { contactLines, postalAddress, updated } from './company-lines.ts';

export const privacy = {
  title: 'Política de privacidade',
  description: `Quais dados pessoais o site da ${brand.name} recebe, para que servem, onde ficam, por quanto tempo e como exercer seus direitos pela LGPD.`,
  updated,
  introduction: `Este site existe para que você conheça nosso trabalho e, se quiser, nos escreva. Pedimos só o que é preciso para responder, guardamos em um banco de dados nosso e apagamos no prazo. Aqui está como, em linguagem comum.`,
  sections: [
    {
      title: 'Quais dados coletamos',
      paragraphs: [
        `Quem decide sobre esses dados (o “controlador”, na Lei nº\u00a013.709/2018, a LGPD) é ${brand.legalName}, ${brand.companyId}, ${postalAddress}. Para ler o site você não precisa dizer quem é. Recebemos dados em três situações:`,
      ],
      list: [
        'Quando você envia o formulário: nome, e-\u2060mail, telefone, assunto, mensagem e tipo de consulta e, se você quiser, empresa e tamanho da empresa.',
        'Junto com o formulário: data, idioma, endereço IP que nosso servidor viu e o que seu navegador informou, primeira página que você abriu, site de onde veio e marcas de campanha do link (os parâmetros “utm”). Nosso servidor acrescenta a nota da verificação contra robôs, se houver, e o motivo, caso o pedido tenha sido separado.',
        'Quando você assina a carta mensal: e-\u2060mail, idioma, versão da frase de consentimento, data e hora do pedido e da confirmação e o endereço IP sem o final, de modo que aponte uma rede e não uma casa.',
      ],
      after:
        'Não pedimos dados sensíveis e preferimos não recebê-los pelo formulário. O site é feito para empresas e não se dirige a menores de 18\u00a0anos.',
    },
    {
      title: 'Para que usamos',
      paragraphs: ['Cada uso tem uma finalidade e uma base legal. Não há outros.'],
      list: [
        'Responder ao seu pedido, confirmar o recebimento por e-\u2060mail e preparar a conversa e a proposta: procedimentos preliminares a um contrato, a seu pedido (LGPD, art.\u00a07º, V).',
        'Enviar a carta mensal: seu consentimento, que só vale depois que você confirma pelo link enviado ao seu e-\u2060mail (art.\u00a07º, I). Para sair, use o link que vem em cada edição.',
        'Barrar robôs e abusos e saber por qual caminho as pessoas chegam até nós, sem montar perfis: legítimo interesse (art.\u00a07º, IX).',
      ],
      after:
        'Um filtro automático pode separar um envio que pareça spam. Ele não apaga nada, e você pode pedir que uma pessoa reveja o caso (art.\u00a020). Não vendemos dados nem os usamos para treinar modelos de inteligência artificial.',
    },
    {
      title: 'Como protegemos',
      paragraphs: [
        'Os dados trafegam por conexão cifrada e ficam no banco de dados do próprio site, fora do alcance da internet: não existe painel público para consultá-los, e só quem precisa responder tem acesso. Nossos registros técnicos não guardam nome, e-\u2060mail, mensagem nem endereço IP. Os prazos, contados do recebimento, são estes:',
      ],
      list: [
        `Pedidos na caixa de entrada: ${retentionPeriods.inboxMonths}\u00a0meses.`,
        `Pedidos retidos para conferência ou marcados como spam: ${retentionPeriods.setAsideDays}\u00a0dias.`,
        `Assinatura que ninguém confirmou: ${retentionPeriods.unconfirmedDays}\u00a0dias.`,
        'Assinatura confirmada: até você sair. Depois disso, a menos que você peça para apagá-los, guardamos o endereço e a prova do consentimento (idioma, versão da frase, datas, horários e endereços IP sem o final) só para não escrever de novo e para comprovar que você consentiu. Quem recusa o pedido de confirmação também fica na lista de quem não deve receber nada.',
      ],
      after:
        'Se nos tornarmos fornecedores da sua empresa, valem para o contrato os prazos que a lei exigir. Se um incidente puder causar risco relevante a você, avisaremos você e a Autoridade Nacional de Proteção de Dados (ANPD).',
    },
    {
      title: 'Cookies',
      paragraphs: [
        'O site usa um único cookie, “lang”, que guarda o idioma que você escolheu. O que você digita no formulário e por onde você chegou ao site ficam anotados no seu próprio navegador, no máximo até a aba ser fechada. Não há cookies de análise nem de publicidade; se um dia houver, pediremos antes. Os detalhes estão na política de cookies.',
      ],
    },
    {
      title: 'Com quem compartilhamos',
      paragraphs: ['Só com quem é necessário para que o pedido chegue e seja respondido:'],
      list: [
        'Os provedores que hospedam o site e entregam nossos e-\u2060mails, que tratam dados em nosso nome.',
        'O serviço público que informa o endereço IP (hoje, o api.ipify.org, fora do Brasil). Seu navegador o consulta quando você começa a usar o formulário; ele vê seu IP e o nome do nosso site, e nada do que você escreveu.',
        'A verificação contra robôs. Normalmente ela é uma conta que seu navegador resolve sozinho, sem terceiros. Se um aviso no formulário disser que o site é protegido pelo reCAPTCHA, o Google também recebe seu IP e sinais de uso da página, e pode tratá-los fora do Brasil.',
        'Nossos próprios sistemas de atendimento, quando conectados: recebem o pedido com assinatura digital e o aviso de apagá-lo quando ele é apagado aqui.',
        'Autoridades, quando a lei ou uma ordem válida obrigar.',
      ],
    },
    {
      title: 'Seus direitos',
      paragraphs: [
        'O art.\u00a018 da LGPD permite que você, a qualquer momento e sem custo, nos peça para:',
      ],
      list: [
        'confirmar se temos dados seus e dar acesso a eles;',
        'corrigir o que estiver incompleto, errado ou velho;',
        'bloquear, tornar anônimo ou apagar o que for desnecessário ou irregular;',
        'entregar seus dados em formato que outro fornecedor consiga ler;',
        'apagar o que tratamos com seu consentimento, e retirar esse consentimento;',
        'dizer com quem compartilhamos e o que acontece se você não consentir;',
        'parar um uso baseado em legítimo interesse, se você se opuser.',
      ],
      after: `Escreva para ${brand.email} do mesmo endereço que usou no formulário ou na assinatura; é assim que sabemos que é você. Respondemos em até 15\u00a0dias. Ao apagar, eliminamos o pedido, as entregas pendentes e os dados da assinatura, e as cópias de segurança seguem o mesmo caminho na próxima renovação. Se a resposta não bastar, você pode reclamar à ANPD (gov.br/anpd) ou aos órgãos de defesa do consumidor.`,
    },
    {
      title: 'Links para outros sites',
      paragraphs: [
        'Há links para o LinkedIn, o WhatsApp e outros sites. Ao abri-los, valem as regras de cada um: não controlamos o que eles coletam. Nenhum deles recebe dados seus só porque você leu esta página.',
      ],
    },
    {
      title: 'Mudanças nesta política',
      paragraphs: [
        'Se o site passar a tratar dados de outro jeito, mudamos este texto antes e trocamos a data no topo. Se a mudança atingir dados que já temos de você, avisamos por e-\u2060mail; se depender de consentimento, pedimos de novo.',
      ],
    },
    {
      title: 'Contato',
      paragraphs: ['Dúvidas, pedidos e reclamações sobre dados pessoais chegam direto a nós:'],
      list: contactLines,
    },
  ],
} as const satisfies LegalDocument;
