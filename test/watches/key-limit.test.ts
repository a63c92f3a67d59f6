import { expect, test } from 'vitest'
import { overviewCommand } from '../../src/cli/overview.js'
import { readCalls } from '../../src/publish/calls.js'
import { limitIn } from '../../src/rate-limit/rate-limit-headers.js'
import { heardVoice } from '../support/voice.js'
import { useRig } from './rig.js'

const NIGHT = '2026-01-15'
const KEY = 5_000
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT, KEY)

const asked = () => rig.sandbox.journal().map(({ path }) => path)

test('the key is asked for its limit first and once a day, and every process holds to it', async () => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', `OAB\nOAB/${one!.uf} ${one!.oab}`)
  const first = await rig.night(NIGHT)
  expect(asked()[0]).toBe('/gazette/v1/me')
  expect(first.report.calls).toBe(asked().length)
  const calls = await readCalls(await rig.app.bucket(), first.report.batch)
  expect(calls.map(({ route }) => route)).toContain('GET /v1/me')
  await rig.again(NIGHT)
  expect(asked().filter((path) => path.endsWith('/v1/me'))).toHaveLength(1)

  await rig.restart()
  const gate = await rig.app.gate(rig.app.account('gazette'))
  expect(gate.windows()).toEqual([{ units: KEY, ms: 60_000 }])
  const output = heardVoice()
  await overviewCommand({ app: rig.app, output })
  const said = output.results.join('\n')
  expect(said).toMatch(/de 5000 unidades usadas/)
  expect(said).toMatch(/a chave tem 5000 em 60 s; configurado: 100000; usam-se 5000/)
  const json = heardVoice(true)
  await overviewCommand({ app: rig.app, output: json })
  expect(json.object()).toMatchObject({
    accounts: [{ told: KEY, windows: [{ units: 100_000, held: KEY }] }],
  })
})

test.each<[string, unknown, number | undefined]>([
  ['beside its window', { limits: { limit: 30, window_seconds: 60, max_page_size: 200 } }, 30],
  ['by a name that says the minute', { key: { rate_limit: { per_minute: 120 } } }, 120],
  ['of an hour', { limits: { limit: 300, window_seconds: 3600 } }, undefined],
  ['two that differ', { limit: 30, limits: { per_minute: 60 } }, undefined],
  ['none', { id: 7, name: 'x', remaining: 12, limits: { max_page_size: 200 } }, undefined],
  ['no number', { limits: { limit: '30' } }, undefined],
  ['a list', [{ limit: 0 }], undefined],
])('a limit in the body of /v1/me: %s', (_, body, limit) => {
  expect(limitIn(body)).toBe(limit)
})
