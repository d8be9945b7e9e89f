import type { LeadField } from '../../../contract/lead.ts';
import { dialledPhone, formatPhone, isBrazilianMobile } from '../../../contract/phone.ts';
import { retentionPeriods } from '../../../contract/retention.ts';
import type { FolderReason, StoredLead } from '../../leads/stored-lead.ts';
import { companySizeName, consultationName, interestName } from './lead-words.ts';
import type { Block, Fact, MailContent } from './mail-content.ts';
import type { MailSettings } from './mail-settings.ts';

const reasonSentences: Record<FolderReason, string> = {
  honeypot: 'preencheu o campo que as pessoas não veem',
  'too-fast': 'foi enviado rápido demais para uma pessoa',
  content: 'o texto tem sinais de spam',
  'repeated-content': 'o mesmo texto já tinha chegado',
  'many-links': 'o texto tem muitos links',
  'foreign-script': 'o texto não está em letras latinas',
  'low-score': 'a verificação deu nota baixa',
  'verification-unreachable': 'o serviço de verificação não respondeu',
  'verification-quota': 'a cota do serviço de verificação acabou',
  'verification-misconfigured': 'a chave do serviço de verificação está errada',
  'marked-by-owner': 'marcado por você',
};

/** With the name that the commands know each folder by. */
const folderNames = { inbox: 'Entrada (inbox)', held: 'Retidos (held)', spam: 'Spam' } as const;

/** What the owner reads about a new lead: every field, and what to do next. In Portuguese. */
export function ownerNotice(lead: StoredLead, settings: MailSettings): MailContent {
  const interest = interestName(lead.interest, 'pt-BR');
  const held = lead.folder === 'held';
  const received = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: settings.timeZone,
  }).format(lead.receivedAt);
  return {
    language: 'pt-BR',
    subject: `${held ? 'Retido: ' : ''}${lead.name} – ${interest}`,
    preview: lead.message.slice(0, 140).replaceAll('\n', ' '),
    kicker: received,
    title: held ? `${lead.name} espera a sua liberação` : `${lead.name} quer conversar`,
    blocks: [...heldBlocks(lead), ...leadBlocks(lead, interest)],
    footer: [
      'Responda a este e-mail para falar direto com a pessoa.',
      `Este aviso vai para ${settings.notifyTo.address}: o endereço está em NOTIFY_TO ou, sem ela, em site.yaml.`,
    ],
  };
}

/** A link to one address, whatever its name holds: `?` and `#` are legal there (RFC 6068, 2). */
function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

function heldBlocks(lead: StoredLead): Block[] {
  if (lead.folder === 'inbox') return [];
  const why = lead.reasons.map((reason) => reasonSentences[reason]).join('; ');
  return [
    {
      kind: 'paragraph',
      text: `Este contato está na pasta ${folderNames[lead.folder]}: ${why}. A pessoa viu a mensagem de sucesso, mas ainda não recebeu confirmação por e-mail. Sem a sua decisão, a rotina \`retention\` apaga o contato depois de ${retentionPeriods.setAsideDays} dias.`,
    },
    {
      kind: 'command',
      label: 'Para mover para a entrada e enviar a confirmação',
      text: `npm run leads -- release ${lead.id}`,
    },
    { kind: 'command', label: 'Se for spam', text: `npm run leads -- spam ${lead.id}` },
  ];
}

function leadBlocks(lead: StoredLead, interest: string): Block[] {
  const { attribution } = lead;
  const dialled = dialledPhone(lead.phone);
  // Every field has its row here, or stands elsewhere in the mail.
  const fieldFacts: Record<Exclude<LeadField, 'message'>, Fact | undefined> = {
    name: { label: 'Nome', value: lead.name },
    company: fact('Empresa', lead.company),
    email: { label: 'E-mail', value: lead.email, href: mailtoLink(lead.email) },
    phone: { label: 'Telefone', value: formatPhone(lead.phone), href: `tel:${dialled}` },
    companySize: fact('Tamanho', lead.companySize && companySizeName(lead.companySize, 'pt-BR')),
    interest: { label: 'Interesse', value: interest },
    consultationType: fact('Consulta', consultationName(lead.consultationType, 'pt-BR')),
  };
  const campaign = Object.entries(attribution?.utm ?? {}).map(([key, value]) => `${key}=${value}`);
  const facts = [
    ...Object.values(fieldFacts),
    fact('Idioma', lead.language === 'en' ? 'inglês' : 'português'),
    fact('Primeira página', attribution?.page),
    fact('Veio de', attribution?.referrer),
    fact('Campanha', campaign.join('\n')),
    fact('Pasta', folderNames[lead.folder]),
  ];
  const blocks: Block[] = [{ kind: 'quote', label: 'Mensagem', text: lead.message }];
  if (isBrazilianMobile(lead.phone)) {
    const href = `https://wa.me/${dialled.slice(1)}`;
    blocks.push({ kind: 'action', label: 'Responder por WhatsApp', href });
  }
  blocks.push(
    { kind: 'facts', rows: facts.filter((row) => row !== undefined) },
    { kind: 'command', label: 'Para ver de novo', text: `npm run leads -- show ${lead.id}` },
  );
  return blocks;
}

function fact(label: string, value: string | undefined): Fact | undefined {
  return value ? { label, value } : undefined;
}
