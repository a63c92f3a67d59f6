import { truncate, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { watch } from '../../jobs/watch/index.js'
import { connectionFor } from '../../src/batches/connect.js'
import { submit } from '../../src/batches/submission/submit.js'
import { submitDepsOf } from '../../src/batches/submission/submit-deps.js'
import { addCalendarCommand } from '../../src/cli/calendar.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { heardVoice } from '../support/voice.js'
import { type Lines, useRig } from './rig.js'

const NIGHT = '2026-01-15'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT)
const dateIn = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : '')

/** All courts of the states, closed on the Friday on which the items of Thursday would be published. */
const CALENDAR = {
  id: 'ENSAIO',
  versao: '7',
  nome: 'Ensaio',
  base: 'NAC',
  de: '2026-01-01',
  ate: '2026-12-31',
  tribunais: Array.from({ length: 27 }, (_, at) => `8.${String(at + 1).padStart(2, '0')}`),
  datas: [{ de: '2026-01-16', nome: 'Feriado de ensaio', fonte: 'Lei 1/2026, art. 1' }],
}

async function watchAll(): Promise<void> {
  const rows = rig.sandbox.gazetteBase.registrations().map(({ oab, uf }) => `OAB/${uf} ${oab}`)
  await rig.add('noite', ['OAB', ...rows].join('\n'))
}

/** What Thursday's items of state courts are told to be published on, and by which calendar. */
function toldOf(lines: Lines) {
  const ofStates = lines.filter(
    (line) =>
      dateIn(line.Disponibilização) === NIGHT && /^.{15}\.8\./.test(String(line.Processo ?? '')),
  )
  const told = ofStates.map((line) => [
    dateIn(line['Publicação (sugerida)']),
    String(line['Calendário usado']),
  ])
  return [...new Set(told.map((one) => one.join(' ')))]
}

test('without a calendar of its own a state court is counted by the national holidays', async () => {
  await watchAll()
  const before = await rig.night(NIGHT)
  expect(toldOf(before.lines('Novas'))).toEqual(['2026-01-16 NAC 2024-01'])
})

test('a device, a folder or a file of gigabytes as a calendar → refused by its name, unread', async () => {
  const huge = join(rig.dir, 'enorme.json')
  await writeFile(huge, '')
  await truncate(huge, 2 ** 40)
  for (const path of ['/dev/zero', rig.dir, huge]) {
    await expect(
      addCalendarCommand({ app: rig.app, output: heardVoice() }, path),
      path,
    ).rejects.toMatchObject({
      sentences: [{ code: 'profile_not_json', facts: { file: basename(path) } }],
    })
  }
})

test('a list that is read without a watch → counted by the added calendars too', async () => {
  const file = join(rig.dir, 'ensaio.json')
  await writeFile(file, JSON.stringify(CALENDAR))
  await addCalendarCommand({ app: rig.app, output: heardVoice() }, file)
  const list = join(rig.dir, 'lista.csv')
  await writeFile(list, 'OAB\nOAB/SP 94.719\n')
  const { connection, close } = await connectionFor(rig.app, 'gazette', { sandbox: false })
  const request = {
    file: list,
    job: watch,
    parameters: { night: NIGHT },
    accept: { map: {}, lastYear: 2026, given: {} },
    duplicates: 'warn' as const,
    lane: 'normal' as const,
  }
  const { id } = await submit(request, await submitDepsOf(rig.app, connection))
  await close()
  const { calendars } = await new BatchRecords(await rig.app.bucket(), id).knowledge()
  expect(calendars).toMatchObject([{ id: 'ENSAIO', version: '7' }])
})

test('a night counts by a calendar that a person added, names it, and shows each day with its law', async () => {
  await watchAll()
  const file = join(rig.dir, 'ensaio.json')
  await writeFile(file, JSON.stringify(CALENDAR))
  expect(await addCalendarCommand({ app: rig.app, output: heardVoice() }, file)).toBe(0)
  const told = await rig.night(NIGHT)
  expect(toldOf(told.lines('Novas'))).toEqual(['2026-01-19 ENSAIO 7'])
  const [skipped] = told
    .lines('Calendário')
    .filter((line) => String(line.Fonte).includes('Lei 1/2026'))
  expect(skipped).toMatchObject({ 'O que é': 'Feriado de ensaio', Calendário: 'ENSAIO' })
  expect(dateIn(skipped!.De)).toBe('2026-01-16')
})
