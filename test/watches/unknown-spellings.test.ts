import { expect, test } from 'vitest'
import { compose } from '../../src/notices/compose.js'
import { Outbox } from '../../src/notices/outbox.js'
import { gatherWeek } from '../../src/reports/gazette-week/gather.js'
import type { Fault } from '../../src/sandbox/index.js'
import { WatchRecords } from '../../src/watches/records.js'
import { useRig } from './rig.js'

const NIGHT = '2026-01-15'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT)

const lawyers = (count: number, record: Record<string, unknown>) => ({
  items: Array.from({ length: count }, (_, id) => ({ id, ...record })),
})
const full = lawyers(200, { nome: 'ANA', numero_oab: '1', uf_oab: 'SP' })

async function watchOne(): Promise<void> {
  const [one] = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', `OAB;E-mail\nOAB/${one!.uf} ${one!.oab};ana@adv.example`)
}

async function subjectTold(): Promise<string> {
  const bucket = await rig.app.bucket()
  for await (const key of bucket.list('outbox/notices/')) {
    const notice = await new Outbox(bucket).notice(key.slice(15, -5))
    if (notice) return compose(notice).subject
  }
  return ''
}

async function statesOfTheWeek(): Promise<Set<string>> {
  const bucket = await rig.app.bucket()
  const nights = await new WatchRecords(bucket, 'noite').nights()
  const period = { from: '2026-01-10', to: '2026-01-14' }
  const { readings } = await gatherWeek(bucket, nights, period, period.to)
  const last = readings.filter(({ night }) => night === nights.at(-1)!.night)
  return new Set(last.map(({ state }) => state))
}

test.each<[string, Partial<Fault>, string]>([
  ['refused', { status: 400 }, 'só se perguntou o número simples'],
  ['cut', { status: 200, body: full }, 'veio cheia'],
  ['not understood', { status: 200, body: lawyers(1, { nome: 'ANA' }) }, 'sem número ou UF'],
])('where the spellings are %s the night is INCOMPLETA until they are told', async (_, fault, why) => {
  await watchOne()
  rig.sandbox.fault({ service: 'gazette', path: '/v1/lawyers', times: 1, ...fault } as Fault)
  const first = await rig.night(NIGHT)
  expect(first.status).toBe(3)
  expect(first.report.coverage).toMatchObject({ incomplete: 1, failed: 0 })
  expect(first.sheets[1]).toBe('Cobertura')
  const [line] = first.lines('Cobertura')
  expect(line).toMatchObject({ Estado: 'INCOMPLETA', Leitura: 'Pode faltar publicação' })
  expect(line!['Como se sabe, ou por que não']).toContain(why)
  expect(first.lines('Por advogado')[0]).toMatchObject({ Leitura: 'INCOMPLETA' })
  expect(first.first).toContain('INCOMPLETO\n')
  expect(first.first).not.toContain('Tudo o que foi perguntado')
  expect(await subjectTold()).toMatch(/^INCOMPLETO/)
  expect(await statesOfTheWeek()).toEqual(new Set(['INCOMPLETA']))

  const next = await rig.night('2026-01-16')
  expect(next.status).toBe(0)
  expect(next.first).toContain('Tudo o que foi perguntado')
  expect(next.report.coverage).toMatchObject({ incomplete: 0, failed: 0 })
  expect(await statesOfTheWeek()).toEqual(new Set(['COMPLETA']))
})
