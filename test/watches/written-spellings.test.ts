import { expect, test } from 'vitest'
import { WatchRecords } from '../../src/watches/records.js'
import { idsOf, type Told, useRig } from './rig.js'

const NIGHT = '2026-01-15'
const rig = useRig({ lawyers: 12, perDay: 30, days: 60, full: false }, NIGHT)

/** The base tells no spelling at all, as often as it is asked. */
function tellNothing(): void {
  const body = { items: [] }
  rig.sandbox.fault({ service: 'gazette', path: '/v1/lawyers', times: 99, status: 200, body })
}

/** A registration that courts write in another way beside the plain one. */
function spelledOtherwise(isSo: RegExp): { uf: string; plain: string; other: string } {
  for (const { oab: plain, uf, spellings } of rig.sandbox.gazetteBase.registrations()) {
    const other = spellings.find((one) => one.oab !== plain && isSo.test(one.oab))
    if (other) return { uf, plain, other: other.oab }
  }
  throw new Error('the base has no such spelling')
}

/** By that spelling alone or among others. */
const month = (oab: string, uf: string) =>
  rig.sandbox.gazetteBase
    .published({ oab, uf, from: '2025-12-17', to: NIGHT })
    .filter(({ found }) => found.some((one) => one.oab === oab))
    .map(({ id }) => String(id))
const spellingsIn = (told: Told) =>
  new Set(told.lines('Cobertura').map((line) => String(line['Grafia perguntada'])))
const shown = (told: Told) =>
  ['Novas', 'Tardias', 'Conferir'].flatMap((name) => idsOf(told.lines(name)))

test.each([
  ['a letter', /[A-Z]$/],
  ['a zero before it', /^0/],
])('a number written with %s in the list is asked so, though the base does not tell it', async (_, isSo) => {
  const { uf, plain, other } = spelledOtherwise(isSo)
  tellNothing()
  await rig.add('noite', `OAB\n${other}/${uf}\nOAB/${uf} ${plain}`)
  const first = await rig.night(NIGHT)
  expect(spellingsIn(first)).toEqual(new Set([plain, other]))
  expect(String(first.lines('Por advogado')[0]!['Grafias perguntadas'])).toBe(`${plain}; ${other}`)
  const owed = month(other, uf)
  expect(owed).not.toEqual([])
  expect(shown(first)).toEqual(expect.arrayContaining(owed))
  const next = await rig.night('2026-01-16')
  expect(spellingsIn(next)).toEqual(new Set([plain, other]))
})

test('a watch whose nights went without the letter goes on, and begins to read it a month back', async () => {
  const { uf, plain, other } = spelledOtherwise(/[A-Z]$/)
  tellNothing()
  await rig.add('noite', `OAB\nOAB/${uf} ${plain}`)
  const before = await rig.night(NIGHT)
  await rig.replace('noite', `OAB\n${other}/${uf}`)
  const kept = (await new WatchRecords(await rig.app.bucket(), 'noite').state()).registrations
  expect(Object.keys(Object.values(kept)[0]!.spellings)).toEqual([plain])
  const next = await rig.night('2026-01-16')
  expect(next.status).toBe(0)
  expect(spellingsIn(next)).toEqual(new Set([plain, other]))
  const owed = month(other, uf)
  expect([...shown(before), ...shown(next)]).toEqual(expect.arrayContaining(owed))
  const daysOf = (spelling: string) =>
    next.lines('Cobertura').filter((line) => line['Grafia perguntada'] === spelling).length
  expect(daysOf(other)).toBeGreaterThan(daysOf(plain))
})
