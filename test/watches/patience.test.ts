import { afterEach, beforeEach, expect, test } from 'vitest'
import { BatchRecords } from '../../src/records/batch-records.js'
import { fireWith } from '../../src/schedules/fire.js'
import { WatchRecords } from '../../src/watches/records.js'
import { Door } from './door.js'
import { lettersOf, noticesOf, runAt, scheduleOf, shown, shownIn } from './night-shown.js'
import { useRig } from './rig.js'

const NIGHT = '2026-01-15'
const NEXT = '2026-01-16'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT)
let door: Door
let poisoned: string

beforeEach(async () => {
  door = new Door()
  rig.gazetteUrl = await door.open(rig.sandbox.gazette)
  rig.speed = 40
  await rig.restart()
  const [one, two, three] = rig.sandbox.gazetteBase.registrations()
  poisoned = `OAB/${three!.uf} ${three!.oab}`
  const rows = [one!, two!, three!].map(({ oab, uf }) => `OAB/${uf} ${oab};ana@escritorio.example`)
  await rig.add('noite', ['OAB;E-mail do responsável', ...rows].join('\n'))
  // Asked for by its number, the letters and zeros of which courts write otherwise.
  door.poison.add(three!.oab.replace(/\D/g, ''))
})
afterEach(async () => {
  rig.gazetteUrl = undefined
  rig.speed = 1
  await door.close()
})

const digits = (text: string) => text.replace(/\D/g, '')
const records = async () => new WatchRecords(await rig.app.bucket(), 'noite')
const schedule = scheduleOf('10s')

test('one registration is never answered → the night of the others is there, INCOMPLETA first, status 3', async () => {
  const told = await rig.night(NIGHT, { patience: '10s' })
  expect(told.status).toBe(3)
  expect(told.report.coverage.failed).toBeGreaterThan(0)
  expect(told.sheets.indexOf('Cobertura')).toBeLessThan(told.sheets.indexOf('Novas'))
  expect(told.first).toContain('INCOMPLETO')
  const states = told.lines('Cobertura').map(({ Estado }) => Estado)
  const failed = told.lines('Cobertura').filter(({ Estado }) => Estado === 'FALHOU')
  expect(states.slice(0, failed.length).every((state) => state === 'FALHOU')).toBe(true)
  expect(told.first).toContain('INCOMPLETO\nNão foi lido por inteiro: OAB/')
  const whose = failed.map((line) => String(line['Inscrição ou processo acompanhado']))
  expect(new Set(whose.map((one) => one.replace(/\D/g, '')))).toEqual(
    new Set([poisoned.replace(/\D/g, '')]),
  )
  expect(told.people.join('\n')).toContain('o serviço não respondeu por 1 acompanhado')
  // It counts, and nothing of it is open.
  expect(await (await records()).open()).toEqual([])
  expect((await (await records()).nights()).map(({ night }) => night)).toEqual([NIGHT])

  door.poison.clear()
  const rest = await rig.again(NIGHT)
  expect(rest.status).toBe(0)
  expect(shown(rest.lines).length).toBeGreaterThan(0)
  const both = [...shown(told.lines), ...shown(rest.lines)]
  expect(new Set(both).size).toBe(both.length)
})

test('patience runs out → what was not answered is asked no more, and told as failed', async () => {
  const { report } = await rig.night(NIGHT, { patience: '1s' })
  const batch = new BatchRecords(await rig.app.bucket(), report.batch)
  expect(await batch.manifest()).toMatchObject({ state: 'finished', patienceMs: 1_000 })
  // Given up by the task's own rule it would be asked five times.
  expect(door.failed).toBeLessThan(5)
  expect(report.coverage.failed).toBeGreaterThan(0)
})

test('nobody says how long a night waits → twenty minutes', async () => {
  door.poison.clear()
  const { report } = await rig.night(NIGHT)
  const batch = new BatchRecords(await rig.app.bucket(), report.batch)
  expect(await batch.manifest()).toMatchObject({ patienceMs: 1_200_000 })
})

test('a firing → the rest is tried again, and comes as a supplement of the same night', async () => {
  rig.moveTo(`${NIGHT}T09:00:00Z`)
  let batch: string | undefined
  const started = async (id: string) => {
    batch = id
  }
  const first = await fireWith(rig.app)(
    schedule,
    runAt(schedule, `${NIGHT}T09:00:00Z`, { started }),
  )
  expect(first).toEqual({ is: 'owes', batch })

  // Still not answered: nothing is told of it twice, and no night is counted.
  const again = () => runAt(schedule, `${NIGHT}T09:00:00Z`, { started, batch: batch!, attempt: 2 })
  expect(await fireWith(rig.app)(schedule, again())).toEqual({ is: 'owes', batch })
  expect(await (await records()).nights()).toHaveLength(1)
  expect(await (await records()).open()).toEqual([])

  door.poison.clear()
  expect(await fireWith(rig.app)(schedule, again())).toEqual({ is: 'done', batch })
  const [night, supplement] = (await (await records()).nights()).toSorted((a, b) =>
    a.batch === batch ? -1 : b.batch === batch ? 1 : 0,
  )
  expect(supplement).toMatchObject({ night: NIGHT, supplementOf: batch, coverage: { failed: 0 } })
  expect(supplement!.rows).toMatchObject({ ok: 1, ignored: 3, rejected: 0 })
  const added = new BatchRecords(await rig.app.bucket(), supplement!.batch)
  // No longer than the night itself, whose patience was the schedule's.
  expect(await added.manifest()).toMatchObject({ patienceMs: 10_000 })
  const others = await shownIn(rig, night!.batch)
  const rest = await shownIn(rig, supplement!.batch)
  expect(rest.length).toBeGreaterThan(0)
  expect(rest.filter((id) => others.includes(id))).toEqual([])

  const told = await noticesOf(rig)
  expect(told).toHaveLength(4)
  expect(told.filter((facts) => facts.incomplete === true)).toHaveLength(2)
  expect(told.filter((facts) => facts.supplement === true)).toHaveLength(2)
  expect(told.every((facts) => facts.incomplete !== facts.supplement)).toBe(true)
  const letters = await lettersOf(rig)
  const incomplete = letters.filter(({ subject }) => subject.startsWith('INCOMPLETO'))
  expect(incomplete).toHaveLength(2)
  for (const { text } of incomplete) {
    const [, failed = ''] = /Não foi lido, FALHOU:\n(.+)\n\n/.exec(text) ?? []
    expect(digits(failed)).toBe(digits(poisoned))
    expect(text.indexOf('FALHOU')).toBeLessThan(text.indexOf('Novas:'))
  }
  const unread = told.flatMap(({ unread = [] }) => unread as string[])
  expect(unread.map((one) => one.replace(/\D/g, ''))).toEqual(
    Array(2).fill(poisoned.replace(/\D/g, '')),
  )
  // Made once more, there is nothing left to do.
  expect(await fireWith(rig.app)(schedule, again())).toEqual({ is: 'done', batch })
  expect(await (await records()).nights()).toHaveLength(2)
})

test('nobody reads the rest before the next night → that one shows it, and each publication once', async () => {
  const told = await rig.night(NIGHT, { patience: '10s' })
  door.poison.clear()
  const next = await rig.night(NEXT)
  expect(next.status).toBe(0)
  const both = [...shown(told.lines), ...shown(next.lines)]
  expect(new Set(both).size).toBe(both.length)
  const whole = await rig.again(NEXT)
  expect(shown(whole.lines)).toEqual([])
})
