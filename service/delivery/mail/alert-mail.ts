import { type Alert, describeAlert } from '../alert-text.ts';
import type { MailContent } from './mail-content.ts';
import type { MailSettings } from './mail-settings.ts';

/** Tells the owner, in Portuguese, that another channel does not deliver. */
export function alertMail(alert: Alert, settings: MailSettings): MailContent {
  const { title, what, todo } = describeAlert(alert);
  return {
    language: 'pt-BR',
    subject: `${settings.brandName}: ${title}`,
    preview: what,
    kicker: 'Alerta',
    title,
    blocks: [
      { kind: 'paragraph', text: what },
      { kind: 'paragraph', text: todo },
      { kind: 'command', label: 'Para ver o que falhou', text: 'npm run leads -- deliveries' },
      {
        kind: 'command',
        label: 'Depois do conserto, para enviar de novo',
        text: `npm run leads -- replay --channel ${alert.channel}`,
      },
    ],
    footer: ['No máximo um aviso por dia e por canal, enquanto o problema durar.'],
  };
}
