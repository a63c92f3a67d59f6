import { expect, test } from 'vitest'
import { UserError } from '../../src/core/errors.js'
import { addDays } from '../../src/values/dates.js'
import { WatchRecords } from '../../src/watches/records.js'
import { useRig } from './rig.js'

const NIGHT = '2026-01-15'
const NEXT = '2026-01-23'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT)

async function watchTwo(): Promise<void> {
  const some = rig.sandbox.gazetteBase.registrations().slice(0, 2)
  await rig.add('noite', ['OAB', ...some.map(({ oab, uf }) => `OAB/${uf} ${oab}`)].join('\n'))
}

const daysOf = (lines: Record<string, unknown>[]) =>
  [...new Set(lines.map(({ Dia }) => (Dia as Date).toISOString().slice(0, 10)))].toSorted()

test('the first night → its quote says the least, what to expect, and how to begin from today', async () => {
  await watchTwo()
  const first = (await rig.night(NIGHT)).people.join('\n')
  const calls = Number(/ao menos (\d+) chamadas/.exec(first)?.[1])
  expect(first).toContain(`conte com até cerca de ${3 * calls}`)
  expect(first).toContain(
    'Para começar de hoje, sem os dias anteriores: lote watch run noite --from hoje',
  )
  expect((await rig.night('2026-01-16')).people.join('\n')).not.toContain('Primeira noite')
})

test('begun from today → nothing before is read, on that night or on one that looks back a month', async () => {
  await watchTwo()
  const first = await rig.night(NIGHT, { from: 'hoje' })
  expect(first.status).toBe(0)
  expect(first.people.join('\n')).not.toContain('Primeira noite')
  expect(daysOf(first.lines('Cobertura'))).toEqual([NIGHT])
  const next = await rig.night(NEXT)
  expect(daysOf(next.lines('Cobertura'))).toEqual(
    Array.from({ length: 9 }, (_, at) => addDays(NIGHT, at)),
  )
})

test('one that has begun → its first day is not moved, as days would be left unread', async () => {
  await watchTwo()
  await rig.night(NIGHT)
  await expect(rig.night(NEXT, { from: 'hoje' })).rejects.toThrow(UserError)
  const watch = await new WatchRecords(await rig.app.bucket(), 'noite').definition()
  expect(watch).not.toHaveProperty('since')
})

test.each(['amanhã', '2026-02-01', '31/02/2026'])('--from %s → refused', async (from) => {
  await watchTwo()
  await expect(rig.night(NIGHT, { from })).rejects.toThrow('bad_option')
})
