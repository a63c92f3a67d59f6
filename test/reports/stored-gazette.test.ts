import { expect, test } from 'vitest'
import { NOTHING_YET } from '../../jobs/watch/words.js'
import { makeGazette } from '../../src/reports/stored-inputs.js'
import { useRig } from '../watches/rig.js'

const THURSDAY = '2026-01-15'
const FRIDAY = '2026-01-16'
const MONDAY = '2026-01-19'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, THURSDAY)

const statesOf = async () => {
  const period = { from: THURSDAY, to: FRIDAY }
  const made = await makeGazette(rig.app, { kind: 'gazette', watch: 'noite', ...period })
  return [made.incomplete, made.rows.ok, made.rows.warned, made.rows.failed]
}

test('a report that is made before the next night does not vouch for the last day', async () => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', `OAB\nOAB/${one!.uf} ${one!.oab}`)
  for (const night of [THURSDAY, FRIDAY]) expect((await rig.night(night)).status).toBe(0)
  expect(await statesOf()).toEqual([true, 1, 1, 0])
  expect((await rig.night(MONDAY)).status).toBe(0)
  expect(await statesOf()).toEqual([false, 2, 0, 0])
})

test('a night that is run days later read its own day after its end → night and week say so', async () => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', `OAB\nOAB/${one!.uf} ${one!.oab}`)
  rig.moveTo(`${MONDAY}T09:00:00Z`)
  const late = await rig.again(FRIDAY)
  expect(late.lines('Cobertura').map(({ Leitura }) => Leitura)).not.toContain(NOTHING_YET)
  expect(await statesOf()).toEqual([false, 2, 0, 0])
})

test('a night said that the base has nobody of a registration → the week says so', async () => {
  await rig.add('noite', 'OAB\nOAB/SP 599.999')
  await rig.night(FRIDAY)
  const period = { from: THURSDAY, to: FRIDAY }
  const made = await makeGazette(rig.app, { kind: 'gazette', watch: 'noite', ...period })
  expect(made.alarms?.map(([, text]) => text)).toEqual([
    expect.stringMatching(/^A base não conhece OAB\/SP 599\.999:/),
  ])
  expect(made.rows).toMatchObject({ ok: 0, warned: 2, failed: 0 })
})
