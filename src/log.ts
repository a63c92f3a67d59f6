import { destination, type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Logs are for developers: JSON lines on stderr, so that stdout stays for results. Never the cells
 * of a row, never a credential.
 */
export function openLog(level: string): Log {
  return pino(
    {
      level,
      base: { name: 'lote' },
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
        ],
        censor: '[redacted]',
      },
    },
    destination({ fd: 2, sync: true }),
  )
}
