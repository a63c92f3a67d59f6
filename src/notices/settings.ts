import type { Mailing } from './mail/send.js'
import { sendMail } from './mail/send.js'
import type { Send } from './notice.js'
import { type Resolve, systemResolve } from './webhook/lookup.js'
import { sendWebhook, type WebhookSettings } from './webhook/send.js'

/** A webhook whose settings differ from those of the others. */
export interface WebhookTarget extends Partial<WebhookSettings> {
  url: string
}

/** What the environment says of notices. */
export interface NoticeSettings {
  mail?: Mailing
  /** Of every webhook that has none of its own. */
  webhook: WebhookSettings
  webhooks: readonly WebhookTarget[]
}

/** By mail or webhook, as the target says. */
export function sender(settings: NoticeSettings, resolve: Resolve = systemResolve): Send {
  return async (notice, nowMs) => {
    const { target } = notice
    if (target.is === 'mail') {
      if (!settings.mail) return { is: 'failed', detail: 'no mail server: SMTP_URL' }
      return sendMail(notice, target.address, settings.mail)
    }
    const own = webhookSettings(settings, target.url)
    return sendWebhook(notice, new URL(target.url), own, { resolve, nowMs })
  }
}

/** Those of every webhook, and what this one has of its own. */
export function webhookSettings(
  { webhook, webhooks }: NoticeSettings,
  target: string,
): WebhookSettings {
  return { ...webhook, ...webhooks.find(({ url }) => url === target) }
}
