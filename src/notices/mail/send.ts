import { hideCredentials } from '../../runtime/log.js'
import { type Redact, redacting } from '../../services/redact.js'
import type { Bucket } from '../../storage/bucket.js'
import { compose } from '../compose.js'
import type { Notice, SentAs } from '../notice.js'
import { oneLine } from '../words.js'
import type { Sender, SmtpSettings } from './settings.js'

const CONNECT_MS = 15_000
const ANSWER_MS = 30_000
const WHOLE_MS = 90_000

export interface Mailing {
  smtp: SmtpSettings
  from: Sender
}

/** Sends one notice to one address: who else gets it is nobody's business. */
export async function sendMail(
  notice: Notice,
  to: string,
  mailing: Mailing,
  bucket: Pick<Bucket, 'get'>,
): Promise<SentAs> {
  // Loaded here: every command knows how to mail, and almost none does.
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
        // RFC 3834: nobody's out-of-office answers it.
        'Auto-Submitted': 'auto-generated',
      },
      ...compose(holding(notice, files)),
      attachments: files.map(({ name, content }) => ({ filename: name, content })),
      signal: AbortSignal.timeout(WHOLE_MS),
    })
    return { is: 'delivered', detail: told(hidingLogin(mailing.smtp)(response)) }
  } catch (error) {
    return failureOf(error, hidingLogin(mailing.smtp))
  } finally {
    transport.close()
  }
}

interface AttachedFile {
  name: string
  key: string
  content: Buffer
}

/** One whose batch was removed meanwhile is not in the mail. */
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

function holding(notice: Notice, files: readonly AttachedFile[]): Notice {
  return { ...notice, facts: { ...notice.facts, attached: [...files] } }
}

/** A server may quote what it was sent: the password as it is, or with the login as AUTH encodes them. */
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
    // A notice is text alone; nothing in it may name a file or a page to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The same for every attempt, so that a mail that came twice is known by it. */
function messageId(id: string, { address }: Sender): string {
  return `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`
}

/**
 * 5xx is for good (RFC 5321, 4.2.1), but for those that tell of our own credentials or of TLS: the
 * operator repairs them, and the notice goes.
 */
export function failureOf(error: unknown, hide: Redact = hideCredentials): SentAs {
  const { code, responseCode, message } = error as {
    code?: string
    responseCode?: number
    message?: string
  }
  const detail = told(hide(`${code ?? ''} ${message ?? String(error)}`))
  // 530: a login or TLS is asked for first (RFC 4954, 6; RFC 3207, 4).
  const isOurs = OURS.has(code ?? '') || responseCode === 530
  const isForGood = responseCode !== undefined && responseCode >= 500 && !isOurs
  return isForGood || (code === 'EENVELOPE' && responseCode === undefined)
    ? { is: 'refused', detail }
    : { is: 'failed', detail }
}

const OURS = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS'])
const told = (text: string) => oneLine(hideCredentials(text), 300)
