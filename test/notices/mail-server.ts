import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  from: string
  to: string[]
  raw: string
  /** Unfolded, by their names in lower case. */
  headers: Record<string, string[]>
}

/** A real mail server that keeps what it took. */
export interface MailServer {
  port: number
  mails: Mail[]
  /** Of the next answers to RCPT: a status to refuse with, or undefined. */
  refusals: (number | undefined)[]
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = []
  const refusals: MailServer['refusals'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) => {
      const status = refusals.shift()
      callback(status ? Object.assign(new Error('no'), { responseCode: status }) : null)
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        mails.push({ from, to, raw, headers: headersOf(raw) })
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    refusals,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function headersOf(raw: string): Record<string, string[]> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const headers: Record<string, string[]> = {}
  for (const line of head.split('\r\n')) {
    const at = line.indexOf(':')
    const name = line.slice(0, at).toLowerCase()
    headers[name] = [...(headers[name] ?? []), line.slice(at + 1).trim()]
  }
  return headers
}

/** The part of that type, decoded. */
export function partOf({ raw }: Mail, type: 'text/plain' | 'text/html'): string {
  const part = raw.split(/\r\n--/).find((one) => one.includes(`Content-Type: ${type}`))!
  const at = part.indexOf('\r\n\r\n')
  const body = part.slice(at + 4)
  if (/base64/i.test(part.slice(0, at))) return Buffer.from(body, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(part.slice(0, at))) return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** RFC 2047. */
export function decodedWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(
            text
              .replace(/_/g, ' ')
              .replace(/=([\dA-F]{2})/g, (_m, hex) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ).toString('utf8'),
    )
}
