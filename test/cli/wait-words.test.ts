import { expect, test } from 'vitest'
import { waitWords } from '../../src/cli/wait-words.js'

const NOW = Date.parse('2026-11-24T03:00:00Z')
const HOUR = { units: 300, ms: 3_600_000 }

test.each([
  [{ is: 'window', window: HOUR, ms: 1_440_000 }, 'aguardando o limite de 60 min até 24/11, 00:24'],
  [
    { is: 'paused', ms: 60_000, isOutage: false },
    'o serviço pediu espera: mais 60 s (até 24/11, 00:01)',
  ],
  [
    { is: 'paused', ms: 60_000, isOutage: true },
    'o serviço não responde: nova tentativa em 60 s (24/11, 00:01)',
  ],
  [{ is: 'turn', ms: 0 }, 'na vez de cada um'],
] as const)('%j is told as %s', (wait, said) => {
  expect(waitWords(wait, 'pt', NOW)).toBe(said)
})
