import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resultPlace } from '../../src/batches/view/storage-place.js'
import { runWatchCommand } from '../../src/cli/watch/watch-run.js'
import { keys } from '../../src/records/keys.js'
import { WatchRecords } from '../../src/watches/records.js'
import { heardVoice } from '../support/voice.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import { idsOf, type Told, useRig } from './rig.js'

const LEFT = '2026-01-15'
const NEXT = '2026-01-16'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, LEFT)

async function watchSome(): Promise<void> {
  const some = rig.sandbox.gazetteBase.registrations().slice(0, 2)
  await rig.add('noite', ['OAB', ...some.map(({ oab, uf }) => `OAB/${uf} ${oab}`)].join('\n'))
}

/** A night whose process dies when it is published and before it counts; its batch. */
async function leaveHalfway(): Promise<string> {
  let left = ''
  const dies = rig.night(LEFT, {
    handOver: async ({ batch }) => {
      left = batch
      throw new Error('killed')
    },
  })
  await expect(dies).rejects.toThrow('killed')
  await rig.restart()
  return left
}

const only = (told: Told) => {
  expect(told.report.caughtUp).toHaveLength(1)
  return told.report.caughtUp[0]!
}

test('a night that was left halfway is handed out beside the next, wherever that goes', async () => {
  await watchSome()
  const batch = await leaveHalfway()
  const perLawyer = join(rig.dir, 'pastas')
  const told = await rig.night(NEXT, { perLawyer })
  expect(told.status).toBe(0)

  const left = only(told)
  const path = join(rig.dir, `${NEXT} (${LEFT}).xlsx`)
  expect(left).toMatchObject({ night: LEFT, batch, result: path, damaged: false })
  expect(left.new).toBeGreaterThan(told.report.new)
  expect(left.coverage).toMatchObject({ incomplete: 0, failed: 0 })
  const workbook = await readWorkbook(path)
  const fresh = idsOf(asObjects(workbook.get('Novas')!))
  expect(fresh).toHaveLength(left.new)
  expect(fresh.filter((id) => idsOf(told.lines('Novas')).includes(id))).toEqual([])

  const people = told.people.join('\n')
  expect(people).toContain('Noite de 15/01/2026: ')
  expect(people).toContain(path)
  expect(told.first).toContain(
    `A noite de 15/01/2026, que tinha ficado pela metade, está em outra pasta: lote ${batch}.`,
  )
  const files = await readdir(perLawyer)
  // A workbook of each night for each of two lawyers; an agenda only where there is a deadline.
  expect(files.filter((file) => file.endsWith('.xlsx'))).toHaveLength(4)
  expect(files.filter((file) => file.endsWith(` (${LEFT}).xlsx`))).toHaveLength(2)
  expect(files.filter((file) => file.endsWith(` (${LEFT}).ics`)).length).toBeGreaterThan(0)

  const after = await rig.night('2026-01-17')
  expect(after.report.caughtUp).toEqual([])
  expect(after.first).not.toContain('pela metade')
})

test('tonight was left halfway and is asked for again → it is brought to its end, and no call is made again', async () => {
  await watchSome()
  const batch = await leaveHalfway()
  const asked = () => rig.sandbox.journal().filter(({ units }) => units > 0).length
  const before = asked()
  const told = await rig.again(LEFT)
  expect(told.report).toMatchObject({ batch, night: LEFT, caughtUp: [] })
  expect(told.report.new).toBeGreaterThan(0)
  expect(idsOf(told.lines('Novas'))).toHaveLength(told.report.new)
  expect(asked()).toBe(before)

  const anew = await rig.again(LEFT)
  expect(anew.report).toMatchObject({ night: LEFT, new: 0, caughtUp: [] })
  expect(asked()).toBeGreaterThan(before)
})

test('its copy takes no name that is taken', async () => {
  await watchSome()
  await leaveHalfway()
  const taken = join(rig.dir, `${NEXT} (${LEFT}).xlsx`)
  await writeFile(taken, 'de outra pessoa')
  const { result } = only(await rig.night(NEXT))
  expect(result).toBe(join(rig.dir, `${NEXT} (${LEFT} 2).xlsx`))
  expect((await readWorkbook(result)).has('Novas')).toBe(true)
})

test('where the next night goes to no file, it is told where it lies', async () => {
  await watchSome()
  const batch = await leaveHalfway()
  rig.moveTo(`${NEXT}T09:00:00Z`)
  const output = heardVoice(true)
  const asked = { sandbox: false, date: NEXT, out: '/dev/null' }
  expect(await runWatchCommand({ app: rig.app, output }, 'noite', asked)).toBe(0)
  const { caughtUp } = output.object() as Told['report']
  expect(caughtUp).toMatchObject([{ batch, result: resultPlace(rig.app, batch) }])
})

test('a copy of it that cannot be written keeps the next night off no more than its own would', async () => {
  await watchSome()
  const batch = await leaveHalfway()
  const perLawyer = join(rig.dir, 'pastas')
  const told = await rig.night(NEXT, {
    perLawyer,
    // The folder is away just while the night before is handed out.
    handOver: async ({ night }) => {
      if (night === LEFT) await rm(perLawyer, { recursive: true })
      else await mkdir(perLawyer)
    },
  })
  expect(told.status).toBe(1)
  expect(told.people.join('\n')).toContain(`lote result ${batch} --out`)
  expect(only(told).result).toBe(join(rig.dir, `${NEXT} (${LEFT}).xlsx`))
  const books = (await readdir(perLawyer)).filter((file) => file.endsWith('.xlsx'))
  expect(books).toHaveLength(2)
})

test('what it could not read is in the exit status, though the next night read all', async () => {
  await watchSome()
  rig.sandbox.fault({ service: 'gazette', status: 400, path: '/v1/communications', times: 1 })
  await leaveHalfway()
  const told = await rig.night(NEXT)
  expect(told.report.coverage).toMatchObject({ incomplete: 0, failed: 0 })
  expect(only(told).coverage.failed).toBeGreaterThan(0)
  expect(told.people.join('\n')).toContain('INCOMPLETO')
  expect(told.status).toBe(3)
})

test('one whose workbook is damaged is told as such, counts for nothing, and is shown by the next', async () => {
  await watchSome()
  const batch = await leaveHalfway()
  const bucket = await rig.app.bucket()
  await bucket.put(keys.result(batch), 'nada')
  const told = await rig.night(NEXT)
  expect(told.status).toBe(1)
  expect(only(told)).toMatchObject({ batch, damaged: true, result: resultPlace(rig.app, batch) })
  const people = told.people.join('\n')
  expect(people).toContain('A noite não foi contada')
  expect(people).not.toContain('agora está contada')
  expect(people).not.toContain('Noite de 15/01/2026: ')
  expect(told.report.new).toBeGreaterThan(0)
  expect(told.first).not.toContain('pela metade')
  const nights = await new WatchRecords(bucket, 'noite').nights()
  expect(nights.map(({ night }) => night)).toEqual([NEXT])
})

test('it is told of where the next night does not come to its end', async () => {
  await watchSome()
  const batch = await leaveHalfway()
  rig.sandbox.fault({ service: 'gazette', status: 401, path: '/v1/communications', times: 1 })
  rig.moveTo(`${NEXT}T09:00:00Z`)
  const output = heardVoice(true)
  const asked = { sandbox: false, date: NEXT, out: join(rig.dir, 'noite.xlsx') }
  expect(await runWatchCommand({ app: rig.app, output }, 'noite', asked)).toBe(2)
  const report = output.object() as Told['report'] & { state: string }
  expect(report).toMatchObject({ state: 'halted', caughtUp: [{ batch, night: LEFT }] })
  expect((await readWorkbook(join(rig.dir, `noite (${LEFT}).xlsx`))).has('Novas')).toBe(true)
})
