import { expect, test } from 'vitest'
import { useRig } from './rig.js'

const ADDED = '2026-01-15'
const rig = useRig({ lawyers: 3, perDay: 20, days: 60, full: false }, ADDED)
const oab = (at: number) => {
  const { oab: number, uf } = rig.sandbox.gazetteBase.registrations()[at]!
  return `OAB/${uf} ${number}`
}

test('days between a past night and the day on which the watch was added → before it, not recovered', async () => {
  await rig.add('noite', ['OAB', oab(0), oab(1), oab(2)].join('\n'))
  await rig.again('2026-01-05')
  const today = await rig.again(ADDED)
  const why = today.lines('Novas').map((line) => line['Por que só agora'])
  expect(why).toContain('Anterior ao início do acompanhamento')
  expect(today.lines('Tardias').map((line) => line['Por que só agora'])).not.toContain(
    'Recuperada: o seu dia não pôde ser lido a tempo',
  )
})

test('days after the watch was added that no night read → recovered', async () => {
  await rig.add('noite', ['OAB', oab(0), oab(1), oab(2)].join('\n'))
  await rig.night(ADDED)
  const late = (await rig.night('2026-01-26')).lines('Tardias')
  expect(late.map((line) => line['Por que só agora'])).toContain(
    'Recuperada: o seu dia não pôde ser lido a tempo',
  )
})
