import type { Bucket } from '../storage/bucket.js'
import type { Mailing } from './mail/send.js'
import { sendMail } from './mail/send.js'
import type { Send, Target } from './notice.js'
import { faultOf, type UrlFault } from './webhook/fault.js'
import { systemResolve } from './webhook/lookup.js'
import { sendWebhook, type WebhookSettings } from './webhook/send.js'

export interface WebhookTarget extends Partial<WebhookSettings> {
  url: string
}

export interface NoticeSettings {
  mail?: Mailing
  webhook: WebhookSettings
  webhooks: readonly WebhookTarget[]
}

/** Returns the variable without which this process cannot send to the target. */
export function missingFor(target: Target, settings: NoticeSettings): string | undefined {
  if (target.is === 'mail') return settings.mail ? undefined : 'SMTP_URL'
  const own = webhookSettings(settings, target.url)
  const fault = faultOf(new URL(target.url), own)
  if (fault) return ALLOWED_BY[fault]
  return own.secrets.length > 0 ? undefined : 'LOTE_WEBHOOK_SECRET'
}
const ALLOWED_BY: Record<UrlFault, string> = {
  notify_private: 'LOTE_WEBHOOK_ALLOW_PRIVATE',
  notify_plain_http: 'LOTE_ALLOW_HTTP',
}

export function sender(settings: NoticeSettings, bucket: Pick<Bucket, 'get'>): Send {
  return async (notice, nowMs) => {
    const { target } = notice
    if (target.is === 'mail') {
      if (!settings.mail) return { is: 'failed', detail: 'no mail server: SMTP_URL' }
      return sendMail(notice, target.address, settings.mail, bucket)
    }
    const own = webhookSettings(settings, target.url)
    return sendWebhook(notice, new URL(target.url), own, { resolve: systemResolve, nowMs })
  }
}

/** Returns the default webhook settings with the target's own ones on top. */
export function webhookSettings(
  { webhook, webhooks }: NoticeSettings,
  target: string,
): WebhookSettings {
  return { ...webhook, ...webhooks.find(({ url }) => url === target) }
}
