import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWatchCommand } from '../../src/cli/watch/watch-run.js'
import { Outcomes } from '../../src/gather/outcomes.js'
import { NATIONAL } from '../../src/legal/deadlines/calendars/national.js'
import { daysElapsed, publicationAfter } from '../../src/legal/deadlines/count.js'
import { rerender } from '../../src/publish/rerender.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { daysBetween } from '../../src/values/dates.js'
import { heardVoice } from '../support/voice.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import { type Lines, useRig } from './rig.js'

/** A Thursday; a week later the suspension of the end of the year is over. */
const NIGHT = '2026-01-15'
const LATER = '2026-01-22'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT)

async function watchSome(count = 4): Promise<void> {
  const some = rig.sandbox.gazetteBase.registrations().slice(0, count)
  await rig.add('noite', ['OAB', ...some.map(({ oab, uf }) => `OAB/${uf} ${oab}`)].join('\n'))
}

const iso = (value: unknown) => (value as Date).toISOString().slice(0, 10)
const published = (line: Lines[number]) =>
  publicationAfter(iso(line.Disponibilização), NATIONAL).day

/** Days gone, and days of the deadline that are over, as they are on that day. */
function expectCounted(lines: Lines, day: string): void {
  expect(lines).not.toEqual([])
  for (const line of lines) {
    expect(line['Dias passados']).toBe(daysBetween(iso(line.Disponibilização), day))
    const first = line['Início do prazo (sugerido)']
    if (first) {
      expect(line['Dias do prazo já passados']).toBe(daysElapsed(iso(first), day, NATIONAL))
    }
  }
}

test('a night that is read a week later tells what is late by then, and counts the days up to then', async () => {
  await watchSome(1)
  rig.sandbox.fault({ service: 'gazette', status: 401, path: '/v1/lawyers', times: 1 })
  const asked = { sandbox: false, date: NIGHT }
  expect(await runWatchCommand({ app: rig.app, output: heardVoice() }, 'noite', asked)).toBe(2)
  await rig.restart()

  const [left] = (await rig.night(LATER)).report.caughtUp
  const workbook = await readWorkbook(join(rig.dir, `${LATER} (${NIGHT}).xlsx`))
  const [fresh, late] = ['Novas', 'Tardias'].map((name) => asObjects(workbook.get(name) ?? []))
  expect(left).toMatchObject({ new: fresh!.length, late: late!.length, overdue: 0 })
  expectCounted(fresh!, LATER)
  expectCounted(late!, LATER)
  const over = [...fresh!, ...late!].map((line) => Number(line['Dias do prazo já passados'] ?? 0))
  expect(Math.max(...over)).toBeGreaterThan(0)
  // The watch had begun when they were published, and no night showed them in time.
  const missed = [...fresh!, ...late!].filter((line) => published(line) >= NIGHT)
  expect(late).toEqual(expect.arrayContaining(missed))
  expect(new Set(fresh!.map((line) => line['Por que só agora']))).toEqual(
    new Set(['Anterior ao início do acompanhamento']),
  )
  const first = workbook.get('Leia-me')!.flat().join('\n')
  expect(first).toContain(
    'Noite de 15/01/2026, lida em 22/01/2026: os dias passados e o que é tardio contam até a leitura.',
  )
  expect(asObjects(workbook.get('Por advogado')!).map((line) => iso(line['Lida em']))).toContain(
    LATER,
  )

  const bucket = await rig.app.bucket()
  const records = new BatchRecords(bucket, left!.batch)
  const deps = { bucket, outcomes: new Outcomes(records) }
  const done = await rerender((await records.manifest())!, rig.app.job('watch'), deps)
  expect(done.again).toEqual({ is: 'same' })
})

test('what became late between its reading and its being told of is counted, and named first', async () => {
  await watchSome()
  const dies = rig.night(NIGHT, { handOver: () => Promise.reject(new Error('killed')) })
  await expect(dies).rejects.toThrow('killed')
  await rig.restart()
  const told = await rig.night(LATER)
  const [left] = told.report.caughtUp
  const workbook = await readWorkbook(join(rig.dir, `${LATER} (${NIGHT}).xlsx`))
  const shown = ['Novas', 'Conferir'].flatMap((name) => asObjects(workbook.get(name) ?? []))
  const overdue = shown.filter((line) => published(line) >= NIGHT && published(line) < LATER)
  expect(overdue).not.toEqual([])
  expect(left!.overdue).toBe(overdue.length)
  expect(told.people.join('\n')).toContain(
    // watch_overdue
    `Noite de 15/01/2026: ${overdue.length} publicações não estão entre as tardias dela, mas o dia da publicação passou depois da leitura; o prazo pode já correr. Os dias passados, na pasta de trabalho dessa noite, contam só até a leitura.`,
  )
  expect(told.first).toContain(
    `já passou o dia da publicação de ${overdue.length} que lá não são tardias`,
  )
})

test('a night of the past that a person asks for parts new and late as it would have, and counts to today', async () => {
  await watchSome()
  rig.moveTo(`${LATER}T09:00:00Z`)
  const told = await rig.again(NIGHT)
  expect(told.lines('Tardias')).toEqual([])
  const fresh = told.lines('Novas')
  expect(fresh.filter((line) => published(line) === NIGHT)).not.toEqual([])
  expectCounted(fresh, LATER)
  expect(told.first).toContain(
    'Noite de 15/01/2026, lida em 22/01/2026: os dias passados contam até a leitura. O que é tardio foi separado como naquela noite, que foi pedida depois do seu dia.',
  )
})

test('a night that is read on its day says nothing of it', async () => {
  await watchSome()
  const told = await rig.night(NIGHT)
  expectCounted(told.lines('Novas'), NIGHT)
  expect(told.first).not.toContain('lida em')
})
