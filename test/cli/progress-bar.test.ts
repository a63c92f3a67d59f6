import { expect, test, vi } from 'vitest'
import { ProgressBar } from '../../src/cli/progress.js'
import type { RateLimiter } from '../../src/rate-limit/limiter.js'
import { heardVoice } from '../support/voice.js'

test.each([
  ['takes writes', 'when it will end', false, / 40% .*faltam ~60 s /],
  ['takes no write', 'that it stands, and no end', true, / 40% .*parado: nada se grava$/],
])('bar of a run whose storage %s → %s', async (_, __, stands, line) => {
  const written: string[] = []
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  const asks = {
    finishMs: async () => 60_000,
    quote: () => Promise.reject(new Error('not asked here')),
    stands: () => stands,
  }
  const bar = new ProgressBar(10, {} as RateLimiter, asks, { ...heardVoice(), terminal: true })
  bar.update({ tasks: 10, missing: 6 } as Parameters<ProgressBar['update']>[0])
  await bar.end()
  stderr.mockRestore()
  expect(written.join('').trimEnd()).toMatch(line)
})
