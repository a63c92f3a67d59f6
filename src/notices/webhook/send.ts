import type { Dispatcher } from 'undici'
import { hideCredentials } from '../../runtime/log.js'
import { VERSION } from '../../runtime/version.js'
import type { Notice, SendOutcome } from '../notice.js'
import { oneLine } from '../words.js'
import { bodyOf } from './body.js'
import { faultOf, hostOf } from './fault.js'
import { guardedLookup, PrivateAddress, type Resolve } from './lookup.js'
import { signed } from './sign.js'
import { outcomeOf, retryAfterMs } from './verdict.js'

const CONNECT_MS = 10_000
const WHOLE_MS = 30_000
/** Bytes read of an answer; only its status counts. */
const MOST_READ = 4_096

export interface WebhookSettings {
  /** `whsec_...`, the newest first. */
  secrets: readonly string[]
  allowPrivate: boolean
  allowHttp: boolean
}

export async function sendWebhook(
  notice: Notice,
  url: URL,
  settings: WebhookSettings,
  { resolve, nowMs }: { resolve: Resolve; nowMs: number },
): Promise<SendOutcome> {
  const refusal = refusalOf(url, settings)
  if (refusal) return refusal
  const { Agent, request } = await import('undici')
  const agent = new Agent({
    connect: { timeout: CONNECT_MS, lookup: guardedLookup(resolve, settings.allowPrivate) },
    headersTimeout: WHOLE_MS,
    bodyTimeout: WHOLE_MS,
  })
  const ending = AbortSignal.timeout(WHOLE_MS)
  try {
    const body = bodyOf(notice)
    const answer = await request(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': `lote/${VERSION}`,
        ...signed(notice.id, nowMs, body, settings.secrets),
      },
      dispatcher: agent,
      signal: ending,
    })
    const wait = retryAfterMs(single(answer.headers['retry-after']), nowMs)
    return outcomeOf(answer.statusCode, wait, await beginningOf(answer))
  } catch (error) {
    return failureOf(error)
  } finally {
    await agent.destroy()
  }
}

/**
 * Checks before the request. The operator can correct settings (`failed`), but not a URL
 * (`refused`).
 */
function refusalOf(url: URL, settings: WebhookSettings): SendOutcome | undefined {
  const fault = faultOf(url, settings)
  if (fault === 'notify_private') {
    return { is: 'refused', detail: new PrivateAddress(url.hostname, hostOf(url)).message }
  }
  if (fault) return { is: 'refused', detail: 'plain http is not allowed' }
  if (settings.secrets.length === 0) {
    return { is: 'failed', detail: 'no secret: LOTE_WEBHOOK_SECRET' }
  }
  return undefined
}

function failureOf(error: unknown): SendOutcome {
  const found = [error, ...((error as { errors?: unknown[] }).errors ?? [])]
  const wrong = found.find((one) => one instanceof PrivateAddress)
  if (wrong) return { is: 'refused', detail: wrong.message }
  const { code, message } = error as { code?: string; message?: string }
  return { is: 'failed', detail: safeDetail([code, message].filter(Boolean).join(' ')) }
}

/** Returns the beginning of the answer, so that the operator can find the reason. */
async function beginningOf({ body }: Dispatcher.ResponseData): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= MOST_READ) break
    }
  } catch {
    // The status has arrived; an answer that breaks off does not change it.
  }
  return safeDetail(Buffer.concat(chunks).subarray(0, MOST_READ).toString('utf8'))
}

const safeDetail = (text: string) => oneLine(hideCredentials(text), 200)
const single = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header
