import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceWatchCommand } from '../../src/cli/watch/watch-list.js'
import { WatchRecords } from '../../src/watches/records.js'
import { requireWatchLease } from '../../src/watches/watch-lease.js'
import { heardVoice } from '../support/voice.js'
import { idsOf, type Told, useRig } from './rig.js'

const FIRST = '2026-01-15'
const rig = useRig({ lawyers: 6, perDay: 20, days: 60, full: false }, FIRST)

const listOf = (...oabs: string[]) => ['OAB', ...oabs].join('\n')
const registered = () => rig.sandbox.gazetteBase.registrations()
const oabOf = (at: number) => `OAB/${registered()[at]!.uf} ${registered()[at]!.oab}`
const monthOf = (at: number, to: string) => {
  const { oab, uf } = registered()[at]!
  const found = rig.sandbox.gazetteBase.published({ oab, uf, from: '2025-12-17', to })
  return found.map(({ id }) => String(id)).toSorted()
}
const SHOWN = ['Novas', 'Tardias', 'Conferir', 'Alteradas', 'Canceladas']
const fresh = (told: Told) => SHOWN.flatMap((sheet) => idsOf(told.lines(sheet)))
const watchedIn = (told: Told) =>
  new Set(told.lines('Cobertura').map((line) => line['Inscrição ou processo acompanhado']))
const records = async () => new WatchRecords(await rig.app.bucket(), 'noite')

test('who stays is read on from where it was, who is new from a month before, who left no more', async () => {
  await rig.add('noite', listOf(oabOf(0), oabOf(1)))
  const first = await rig.night(FIRST)
  const before = new Set(fresh(first))
  expect(await rig.replace('noite', listOf(oabOf(1), oabOf(2)))).toBe(0)

  const known = Object.keys((await (await records()).state()).registrations)
  expect(known).toHaveLength(1)
  const next = await rig.night('2026-01-16')
  expect(fresh(next).filter((id) => before.has(id))).toEqual([])
  // What was shown for another is not shown again.
  const month = monthOf(2, FIRST).filter((id) => !before.has(id))
  expect(month).not.toEqual([])
  expect(fresh(next)).toEqual(expect.arrayContaining(month))
  expect(watchedIn(next).size).toBe(2)
  expect([...watchedIn(next)].filter((one) => watchedIn(first).has(one))).toHaveLength(1)
})

test('another list → who leaves and who comes is named, five at most', async () => {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `OAB/SP ${100_000 + from + at}`)
  await rig.add('noite', listOf(...numbers(0, 3)))
  const file = join(rig.dir, 'outra.csv')
  await writeFile(file, listOf(...numbers(1, 9)))
  const voice = heardVoice()
  await replaceWatchCommand({ app: rig.app, output: voice }, 'noite', file, { map: {} })
  expect(voice.people.at(-1)).toBe(
    'Acompanhamento noite: 8 inscrições ou processos (antes, 3). Saem: OAB/SP 100.000. Entram: OAB/SP 100.003, OAB/SP 100.004, OAB/SP 100.005, OAB/SP 100.006, OAB/SP 100.007 e mais 1. O que já foi mostrado continua guardado.',
  )
})

test('another list with --json → who leaves and who comes, each of them', async () => {
  const numbers = ['1', '2', '3', '4', '5', '6', '7'].map((one) => `OAB/SP 100.00${one}`)
  await rig.add('noite', listOf('OAB/SP 100.000'))
  const file = join(rig.dir, 'outra.csv')
  await writeFile(file, listOf(...numbers))
  const voice = heardVoice(true)
  await replaceWatchCommand({ app: rig.app, output: voice }, 'noite', file, { map: {} })
  expect(voice.object()).toMatchObject({ changes: { left: ['OAB/SP 100.000'], came: numbers } })
})

test('another list after one that can no longer be read → no changes of an earlier replacement', async () => {
  await rig.add('noite', listOf('OAB/SP 100.000'))
  await rig.replace('noite', listOf('OAB/SP 100.001'))
  const { input } = (await (await records()).definition())!
  await (await rig.app.bucket()).delete(`watches/noite/input/${input.place}`)
  await rig.replace('noite', listOf('OAB/SP 100.002'))
  expect(await (await records()).definition()).not.toHaveProperty('changes')
})

test('a night finds the list that the definition names, and the old one is gone', async () => {
  await rig.add('noite', listOf(oabOf(0)))
  await rig.replace('noite', listOf(oabOf(0), oabOf(1), oabOf(2)))
  await rig.replace('noite', listOf(oabOf(3), oabOf(4)))
  const bucket = await rig.app.bucket()
  const lists: string[] = []
  for await (const key of bucket.list('watches/noite/input/')) lists.push(key)
  expect(lists).toHaveLength(1)
  expect(await (await records()).definition()).toMatchObject({
    registrations: 2,
    input: { name: 'noite.csv' },
  })
  expect((await rig.night(FIRST)).report.coverage).toMatchObject({ failed: 0 })
})

test('a list that nobody is in, a watch that is being run and one that is not there change nothing', async () => {
  await rig.add('noite', listOf(oabOf(0)))
  const before = await (await records()).definition()
  await expect(rig.replace('noite', listOf('sem número'))).rejects.toThrow()
  const lease = await requireWatchLease(rig.app, 'noite')
  await expect(rig.replace('noite', listOf(oabOf(1)))).rejects.toMatchObject({ status: 1 })
  await lease.release()
  await expect(rig.replace('outra', listOf(oabOf(1)))).rejects.toMatchObject({ status: 2 })
  expect(await (await records()).definition()).toEqual(before)
})
