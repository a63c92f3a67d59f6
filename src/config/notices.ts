import { z } from 'zod'
import { parseSender, parseSmtpUrl } from '../notices/mail/settings.js'
import type { NoticeSettings, WebhookTarget } from '../notices/settings.js'
import { parseTarget } from '../notices/target.js'
import { secretKey } from '../notices/webhook/sign.js'
import { parseJson } from '../services/classify-response.js'
import type { EnvReader } from './env-reader.js'

const URL_FORM = 'smtp://usuário:senha@servidor:587 ou smtps://...:465'
const FROM_FORM = 'um endereço, como Escritório <avisos@escritorio.com.br>'
const SECRET_FORM = 'whsec_ e de 24 a 64 bytes em base64; vários, separados por espaço'
const FILE = 'LOTE_WEBHOOKS'

const webhookList = z.array(
  z.strictObject({
    url: z.string(),
    secretEnv: z.string().optional(),
    secretFile: z.string().optional(),
    allowPrivate: z.boolean().optional(),
    allowHttp: z.boolean().optional(),
  }),
)
type ListedWebhook = z.infer<typeof webhookList>[number]

/** Reads the mail server, and how webhooks are signed and where they may go. */
export function readNotices(reader: EnvReader): NoticeSettings {
  const allowHttp = reader.env.LOTE_ALLOW_HTTP === '1'
  const allowPrivate = reader.get(
    'LOTE_WEBHOOK_ALLOW_PRIVATE',
    z.enum(['true', 'false']),
    'true ou false',
  )
  const mail = readMail(reader, allowHttp)
  return {
    mail,
    webhook: {
      secrets: readSecrets('LOTE_WEBHOOK_SECRET', reader),
      allowPrivate: allowPrivate === 'true',
      allowHttp,
    },
    webhooks: readWebhooks(reader),
  }
}

function readMail(reader: EnvReader, allowPlain: boolean): NoticeSettings['mail'] {
  const smtp = reader.get(
    'SMTP_URL',
    z.string().transform((text, context) => parsed(parseSmtpUrl(text, allowPlain), context)),
    URL_FORM,
  )
  const password = reader.password('SMTP_PASSWORD')
  const from = reader.get(
    'SMTP_FROM',
    z.string().transform((text, context) => parsed(parseSender(text), context)),
    FROM_FORM,
  )
  if (smtp && !reader.env.SMTP_FROM) reader.refuse('SMTP_FROM', FROM_FORM)
  if (!smtp || !from) return undefined
  return { smtp: { ...smtp, ...(password ? { password } : {}) }, from }
}

function parsed<T>(value: T | undefined, context: z.RefinementCtx): T {
  if (value === undefined) context.addIssue({ code: 'custom', message: 'invalid' })
  return value as T
}

function readSecrets(name: string, reader: EnvReader): string[] {
  const path = reader.env[`${name}_FILE`]
  const text = reader.env[name] || (path ? reader.file(`${name}_FILE`, path) : undefined)
  return text === undefined ? [] : checkedSecrets(name, text, reader)
}

/** Refuses wrong secrets without showing them. */
function checkedSecrets(name: string, text: string, reader: EnvReader): string[] {
  const secrets = text.split(/\s+/).filter(Boolean)
  if (secrets.length > 0 && secrets.every(secretKey)) return secrets
  reader.refuse(name, SECRET_FORM)
  return []
}

/**
 * Reads the webhooks from the file that `LOTE_WEBHOOKS` names; their secrets are in files or
 * variables.
 */
function readWebhooks(reader: EnvReader): WebhookTarget[] {
  const path = reader.env[FILE]
  const text = path ? reader.file(FILE, path) : undefined
  if (text === undefined) return []
  const list = webhookList.safeParse(parseJson(text))
  if (list.success) return list.data.flatMap((one) => webhookOf(one, reader))
  for (const { path: at, message } of list.error.issues) {
    reader.refuse(FILE, 'uma lista JSON de webhooks', [at.join('.'), message].join(': '))
  }
  return []
}

function webhookOf(listed: ListedWebhook, reader: EnvReader): WebhookTarget[] {
  const { secretEnv, secretFile, url, ...rest } = listed
  const target = tryTarget(url)
  if (target?.is !== 'webhook') {
    reader.refuse(FILE, 'url com https://..., sem usuário nem senha', url)
    return []
  }
  const { host } = new URL(target.url)
  const text = secretFile ? reader.file(`${FILE} ${host} secretFile`, secretFile) : undefined
  const secret = text ?? (secretEnv && reader.env[secretEnv])
  if (secretEnv && !secret) reader.refuse(`${FILE} ${host}`, `o segredo na variável ${secretEnv}`)
  const secrets = secret ? checkedSecrets(`${FILE} ${host}`, secret, reader) : undefined
  return [{ url: target.url, ...rest, ...(secrets ? { secrets } : {}) }]
}

function tryTarget(url: string) {
  try {
    return parseTarget(url)
  } catch {
    return undefined
  }
}
