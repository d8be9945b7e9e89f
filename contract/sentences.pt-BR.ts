import { leadLimits } from './lead.ts';
import type { Sentences } from './sentences.ts';

const unseen = (where: string) => `${where} tem caracteres invisíveis. Apague e digite de novo.`;

export const ptBR: Sentences = {
  request: {
    generic: 'Ocorreu um erro ao enviar sua mensagem. Por favor, tente de novo.',
    fields: 'Confira os campos indicados e envie de novo.',
    'verification-failed':
      'A verificação de segurança falhou. Por favor, recarregue a página e tente de novo.',
    'verification-unavailable': 'Erro ao carregar o reCAPTCHA. Por favor, recarregue a página.',
    'too-large': 'A mensagem é grande demais para ser enviada. Encurte o texto e envie de novo.',
    'too-many': 'Recebemos muitos envios em pouco tempo. Espere alguns minutos e envie de novo.',
    'still-running':
      'Seu envio anterior ainda está em andamento. Espere um instante e envie de novo: a mensagem não chega duas vezes.',
    'store-unavailable':
      'Não conseguimos guardar sua mensagem agora. Seu texto continua aqui: tente de novo em instantes.',
  },
  field: {
    any: {
      required: 'Preencha este campo.',
      'too-short': 'Este texto está curto demais.',
      'too-long': 'Este texto está longo demais.',
      invalid: 'Confira este campo.',
      'control-characters': unseen('Este texto'),
    },
    name: {
      required: 'Informe seu nome.',
      'too-short': `Escreva o nome com pelo menos ${leadLimits.name.min} letras.`,
      'too-long': `Encurte o nome: no máximo ${leadLimits.name.max} caracteres.`,
      'control-characters': unseen('Seu nome'),
    },
    company: {
      'too-long': `Encurte o nome da empresa: no máximo ${leadLimits.company.max} caracteres.`,
      'control-characters': unseen('O nome da empresa'),
    },
    email: {
      required: 'Informe seu e-mail.',
      invalid: 'Confira o e-mail: ele deve ter a forma nome@empresa.com.br.',
      'too-long': 'Confira o e-mail: ele está longo demais.',
    },
    phone: {
      required: 'Informe seu telefone com DDD.',
      'too-short': 'Informe o telefone com DDD: 10 ou 11 dígitos, ou + e o código do país.',
      'too-long': 'Informe só o telefone com DDD: 10 ou 11 dígitos, ou + e o código do país.',
      invalid: 'Informe o telefone com DDD: 10 ou 11 dígitos, ou + e o código do país.',
    },
    companySize: { invalid: 'Escolha o tamanho da empresa na lista.' },
    interest: {
      required: 'Escolha o assunto de interesse.',
      invalid: 'Escolha o assunto de interesse na lista.',
    },
    message: {
      required: 'Conte o que você precisa.',
      'too-short': `Conte um pouco mais: pelo menos ${leadLimits.message.min} caracteres.`,
      'too-long': `Encurte a mensagem: no máximo ${leadLimits.message.max.toLocaleString('pt-BR')} caracteres.`,
      'control-characters': unseen('Sua mensagem'),
    },
    consultationType: { invalid: 'Escolha a consulta rápida ou a completa.' },
  },
};
