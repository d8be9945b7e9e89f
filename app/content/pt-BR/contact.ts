import { consultationMinutes } from '../../../contract/lead.ts';
import type { Contact } from '../messages.ts';

export const contact = {
  heading: 'Conte o que precisa sair do papel',
  lead: 'Respondemos em até um dia útil, com perguntas de quem vai fazer, não de quem vai vender.',
  channels: {
    heading: 'Ou fale direto',
    noScript:
      'O formulário precisa de JavaScript, que está desligado ou não carregou. Escreva ou chame por aqui; respondemos do mesmo jeito.',
    email: 'E-mail',
    phone: 'Telefone',
    messaging: 'WhatsApp',
  },
  consultation: {
    legend: 'Qual consulta você prefere?',
    types: {
      quick: {
        name: 'Consulta rápida',
        duration: `${consultationMinutes.quick}\u00a0minutos`,
        message: `Olá! Gostaria de uma consulta rápida, de ${consultationMinutes.quick} minutos, para contar minha ideia e entender se dá para começar.`,
      },
      complete: {
        name: 'Consulta completa',
        duration: `${consultationMinutes.complete}\u00a0minutos`,
        message: `Olá! Gostaria de uma consulta completa, de ${consultationMinutes.complete} minutos, para detalhar meu projeto: objetivo, prazo, orçamento e o que já existe.`,
      },
    },
  },
  fields: {
    name: 'Nome completo',
    company: 'Empresa',
    email: 'E-mail',
    phone: 'Telefone com DDD',
    companySize: 'Tamanho da empresa',
    interest: 'Assunto de interesse',
    message: 'Sua mensagem',
  },
  optional: 'opcional',
  choose: 'Escolha…',
  phonePlaceholder: '(11) 9XXXX-XXXX',
  messageHint: 'O problema, para quem ele existe e até quando precisa estar resolvido.',
  bringBack: 'Trazer meu texto de volta',
  interests: {
    'digital-transformation': 'Transformação digital',
    'product-development': 'Desenvolvimento de produto',
    'technology-consulting': 'Consultoria em tecnologia',
    'software-architecture': 'Arquitetura de software',
    'cloud-devops': 'Nuvem e DevOps',
    'system-modernization': 'Modernização de sistemas',
    other: 'Outro assunto',
  },
  companySizes: {
    '1-10': '1 a 10 pessoas',
    '11-50': '11 a 50 pessoas',
    '51-200': '51 a 200 pessoas',
    '201-500': '201 a 500 pessoas',
    '501+': '501 pessoas ou mais',
  },
  summaryTitle: 'Falta acertar:',
  submit: 'Enviar mensagem',
  submitting: 'Enviando…',
  notice: {
    before:
      'Usamos seus dados para responder a este pedido (LGPD, art.\u00a07º,\u00a0V) e proteger o formulário. Usos, prazos e como apagar: ',
    link: 'política de privacidade',
    after: '.',
  },
  recaptchaNotice: 'Este site é protegido pelo reCAPTCHA.',
  success: {
    title: 'Mensagem enviada!',
    message: 'Obrigado pela sua mensagem. Entraremos em contato em breve.',
  },
  error: { title: 'Sua mensagem não foi enviada' },
} as const satisfies Contact;
