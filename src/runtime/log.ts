import { destination, type Logger, pino, stdTimeFunctions } from 'pino'

export type Log = Logger

/**
 * Opens the log for developers: JSON lines on stderr, so that stdout stays for results; plain lines
 * at a terminal. It never holds the cells of a row, nor a credential.
 */
export function openLog(level: string, isTerminal = false): Log {
  return pino(
    {
      level,
      base: { name: 'lote' },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          'key',
          '*.key',
          'password',
          '*.password',
          'authorization',
          '*.authorization',
          '*.*.authorization',
          'apikey',
          '*.apikey',
          'senha',
          '*.senha',
          'accessToken',
          '*.accessToken',
          'refreshToken',
          '*.refreshToken',
        ],
        censor: '[redacted]',
      },
    },
    isTerminal
      ? { write: (line) => void process.stderr.write(plainLine(line)) }
      : destination({ fd: 2, sync: true }),
  )
}

/** Formats a JSON line as `06:00:00 info worker ready accounts=["default"]`; the time is UTC. */
export function plainLine(line: string): string {
  const { level, time, msg, name: _, ...facts } = JSON.parse(line) as Record<string, unknown>
  const texts = Object.entries(facts).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return `${[String(time).slice(11, 19), level, msg, ...texts].join(' ')}\n`
}

/**
 * API keys, site keys, JWTs, and the credentials before the host of a URL. Each part that can match
 * again at every letter is bounded: without bounds a page of 100,000 letters blocked the process
 * for eleven seconds.
 */
const CREDENTIAL =
  /[a-z]{1,20}_(?:live|test)_[\w-]+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|eyJ[\w-]+(?:\.[\w-]+)*|(?<=:\/\/)\S{0,300}@/gi

/** Returns a foreign text without anything that looks like a credential. */
export function hideCredentials(text: string): string {
  return text.replace(CREDENTIAL, (found) => (found.endsWith('@') ? '***@' : '***'))
}
