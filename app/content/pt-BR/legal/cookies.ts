import { brand } from '../../brand.ts';
import type { LegalDocument } from '../../messages.ts';
import { contactLines, updated } from './company-lines.ts';

export const cookies = {
  title: 'Política de cookies',
  description: `O site da ${brand.name} usa um único cookie, o do idioma. Veja o que fica no seu navegador, por quanto tempo e como apagar.`,
  updated,
  introduction:
    'A versão curta: um cookie, para lembrar seu idioma. Nada aqui acompanha você pela internet.',
  sections: [
    {
      title: 'O que são cookies',
      paragraphs: [
        'Cookies são pequenos textos que um site pede ao navegador para guardar e que voltam ao site a cada visita. O navegador tem ainda dois lugares parecidos, que não são enviados a ninguém por conta própria: o armazenamento local, que permanece, e o de sessão, que some quando a aba é fechada. Esta política trata dos três.',
      ],
    },
    {
      title: 'Tipos de cookies',
      paragraphs: [
        'Costuma-se dividir os cookies em quatro tipos. Isto é o que há em cada um, aqui:',
      ],
      list: [
        'Essenciais: nenhum cookie. No armazenamento de sessão, “lead-draft” guarda o que você digitou no formulário para que um erro, uma página recarregada ou uma visita a outra página não apague seu texto, e “lead-key” guarda sua última tentativa de envio com um número sorteado, para que a mesma mensagem não chegue duas vezes. Ficam no seu aparelho (só o número acompanha a mensagem) e somem quando ela é enviada ou a aba é fechada.',
        'Desempenho: nenhum cookie. No armazenamento de sessão, “first-page” guarda a primeira página que você abriu aqui, o site de onde veio e as marcas de campanha do link (os parâmetros “utm”). Só sai do seu aparelho junto com uma mensagem que você enviar e some quando a aba é fechada. Não medimos sua visita com ferramentas de análise.',
        'Funcionalidade: o cookie “lang”, criado quando você escolhe o idioma. Dura 12\u00a0meses, contém apenas “pt-BR” ou “en” e só é enviado a este site (SameSite=Lax). Uma cópia com o mesmo nome fica no armazenamento local até você apagá-la.',
        'Marketing: nenhum. Não há anúncios nem pixels de redes sociais.',
      ],
    },
    {
      title: 'Como usamos',
      paragraphs: [
        'O “lang” serve para que o servidor já envie a página no idioma certo. Ele não identifica você e não é cruzado com o formulário. Como só existe porque você escolheu um idioma, não depende de consentimento.',
        'Se um dia usarmos cookies de desempenho ou de marketing, eles virão desligados. Uma janela perguntará antes, recusar será tão fácil quanto aceitar, e a escolha poderá ser mudada no rodapé a qualquer momento.',
      ],
    },
    {
      title: 'Como controlar',
      paragraphs: [
        'Nas configurações do navegador, em “privacidade” ou “dados de sites”, você vê, apaga e bloqueia o que este site guardou. Uma janela anônima esquece tudo ao ser fechada.',
        'Sem cookies e sem armazenamento o site funciona do mesmo jeito. Você só precisará escolher o idioma de novo a cada visita, e um texto não enviado não sobrevive a uma página recarregada.',
      ],
    },
    {
      title: 'Terceiros',
      paragraphs: [
        'Na configuração normal, nenhum terceiro grava cookies aqui: fontes, imagens e a verificação contra robôs são servidas por nós, e o serviço que informa o endereço IP é consultado sem cookies.',
        'Se um aviso no formulário disser que o site é protegido pelo reCAPTCHA, o Google pode gravar o cookie “_GRECAPTCHA” (até 6\u00a0meses) para distinguir pessoas de robôs, e só quando você começa a usar o formulário. Vale para ele a política de privacidade do Google. LinkedIn e WhatsApp são apenas links e nada gravam antes que você os abra.',
      ],
    },
    {
      title: 'Atualizações',
      paragraphs: [
        'Quando um cookie entrar, sair ou mudar, esta lista muda no mesmo dia, e a data no topo também.',
      ],
    },
    {
      title: 'Contato',
      paragraphs: ['Perguntas sobre o que fica no seu navegador:'],
      list: contactLines,
    },
  ],
} as const satisfies LegalDocument;
