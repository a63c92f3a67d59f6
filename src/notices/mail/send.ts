import { once } from 'node:events'
import { hideCredentials } from '../../runtime/log.js'
import { type Redact, redacting } from '../../services/redact.js'
import type { Bucket } from '../../storage/bucket.js'
import { compose } from '../compose.js'
import type { Notice, SendOutcome } from '../notice.js'
import { oneLine } from '../words.js'
import type { Sender, SmtpSettings } from './settings.js'

const CONNECT_MS = 15_000
const ANSWER_MS = 30_000
const WHOLE_MS = 90_000

export interface Mailing {
  smtp: SmtpSettings
  from: Sender
}

/** Sends one notice to one address, so that no recipient sees another. */
export async function sendMail(
  notice: Notice,
  to: string,
  mailing: Mailing,
  bucket: Pick<Bucket, 'get'>,
): Promise<SendOutcome> {
  // Loaded on demand: every command can mail, and almost none does.
  const { createTransport } = await import('nodemailer')
  const files = await filesOf(notice, bucket)
  const transport = createTransport(transportOptions(mailing.smtp))
  try {
    const { response } = await transport.sendMail({
      from: { name: mailing.from.name ?? '', address: mailing.from.address },
      to: { name: '', address: to },
      messageId: messageId(notice.id, mailing.from),
      date: new Date(notice.createdAt),
      headers: {
        'X-Lote-Notice': notice.id,
        // RFC 3834: suppresses automatic replies.
        'Auto-Submitted': 'auto-generated',
      },
      ...compose(withAttachments(notice, files)),
      attachments: files.map(({ name, content }) => ({ filename: name, content })),
      signal: AbortSignal.timeout(WHOLE_MS),
    })
    return { is: 'delivered', detail: safeDetail(hidingLogin(mailing.smtp)(response)) }
  } catch (error) {
    return failureOf(error, hidingLogin(mailing.smtp))
  } finally {
    transport.close()
  }
}

/** Connects to the mail server and logs in; returns why that failed. */
export async function loginFault({ smtp }: Pick<Mailing, 'smtp'>): Promise<string | undefined> {
  const { createTransport } = await import('nodemailer')
  // Without it a server that offers no login counts as one that took it.
  const forceAuth = smtp.user !== undefined
  const transport = createTransport({ ...transportOptions(smtp), forceAuth })
  const late = AbortSignal.timeout(WHOLE_MS)
  const tooLate = once(late, 'abort').then(() => Promise.reject(late.reason))
  try {
    await Promise.race([transport.verify(), tooLate])
    return undefined
  } catch (error) {
    return safeDetail(hidingLogin(smtp)(error instanceof Error ? error.message : String(error)))
  } finally {
    transport.close()
  }
}

interface AttachedFile {
  name: string
  key: string
  content: Buffer
}

/** Reads the attachments; a file whose batch was removed meanwhile is left out. */
async function filesOf(
  { facts: { attached = [] } }: Notice,
  bucket: Pick<Bucket, 'get'>,
): Promise<AttachedFile[]> {
  const found: AttachedFile[] = []
  for (const { name, key } of attached) {
    const content = await bucket.get(key)
    if (content) found.push({ name, key, content })
  }
  return found
}

function withAttachments(notice: Notice, files: readonly AttachedFile[]): Notice {
  return { ...notice, facts: { ...notice.facts, attached: [...files] } }
}

/**
 * Removes the credentials that a server may quote: the password itself, or login and password as
 * AUTH encodes them.
 */
function hidingLogin({ user = '', password = '' }: SmtpSettings): Redact {
  return redacting([password, `\0${user}\0${password}`])
}

function transportOptions({ host, port, secure, requireTls, user, password }: SmtpSettings) {
  return {
    host,
    port,
    secure,
    requireTLS: requireTls,
    ...(user ? { auth: { user, pass: password ?? '' } } : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // A notice is text only; nothing in it may make nodemailer read a file or a page.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The same for every attempt, so that a repeated mail can be recognised. */
function messageId(id: string, { address }: Sender): string {
  return `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`
}

/**
 * Classifies a failed mail. 5xx is final (RFC 5321, 4.2.1), except answers about our credentials or
 * TLS: the operator corrects them, and the notice goes out.
 */
export function failureOf(error: unknown, hide: Redact = hideCredentials): SendOutcome {
  const { code, responseCode, message } = error as {
    code?: string
    responseCode?: number
    message?: string
  }
  const detail = safeDetail(hide(`${code ?? ''} ${message ?? String(error)}`))
  // 530: the server requires a login or TLS first (RFC 4954, 6; RFC 3207, 4).
  const isOperators = OPERATOR_CODES.has(code ?? '') || responseCode === 530
  const isForGood = responseCode !== undefined && responseCode >= 500 && !isOperators
  return isForGood || (code === 'EENVELOPE' && responseCode === undefined)
    ? { is: 'refused', detail }
    : { is: 'failed', detail }
}

const OPERATOR_CODES = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS'])
const safeDetail = (text: string) => oneLine(hideCredentials(text), 300)
