import * as v from 'valibot';

const alertSchema = v.object({
  /** The channel that does not deliver. */
  channel: v.picklist(['mail', 'webhook']),
  dead: v.number(),
  waiting: v.number(),
  /** Age of the oldest job, if it is too old. */
  oldestWaitingMs: v.optional(v.number()),
  /** Why the channel was switched off, if it was. */
  disabled: v.optional(v.string()),
});

export type Alert = v.InferOutput<typeof alertSchema>;

/** The alert that a job carries; undefined if the payload is none. */
export function parseAlert(payload: string | undefined): Alert | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), alertSchema), payload);
  return parsed.success ? parsed.output : undefined;
}

const channelNames = { mail: 'e-mail', webhook: 'webhook' } as const;

const hourMs = 3_600_000;

/** What happened and what to do, in Portuguese, without personal data. */
export function describeAlert(alert: Alert): { title: string; what: string; todo: string } {
  const name = channelNames[alert.channel];
  const problems = [
    alert.disabled === undefined ? undefined : `o canal foi desligado (${alert.disabled})`,
    alert.dead > 0 ? `${abandoned(alert.dead)} depois da última tentativa` : undefined,
    alert.oldestWaitingMs === undefined
      ? undefined
      : `${alert.waiting === 1 ? '1 envio espera' : `${alert.waiting} envios esperam`}, o mais antigo há ${(alert.oldestWaitingMs / hourMs).toFixed(1).replace('.', ',')} h`,
  ].filter((problem) => problem !== undefined);
  return {
    title: `O canal ${name} não está entregando`,
    what: `O que aconteceu: ${problems.join('; ')}. Nenhum contato se perdeu: todos estão guardados.`,
    todo:
      alert.channel === 'mail'
        ? 'O que fazer: confira SMTP_URL, MAIL_FROM e NOTIFY_TO e se o servidor de e-mail responde. Se mudar uma variável, reinicie o servidor do site.'
        : 'O que fazer: confira WEBHOOK_URL e WEBHOOK_SECRET e se o sistema que recebe responde com 2xx. Se mudar uma variável, reinicie o servidor do site.',
  };
}

function abandoned(count: number): string {
  return count === 1 ? '1 envio foi abandonado' : `${count} envios foram abandonados`;
}
