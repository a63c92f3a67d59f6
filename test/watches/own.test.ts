import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameOf, watchedOab } from '../../src/legal/gazette/subject.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import { idsOf, useRig } from './rig.js'

const NIGHT = '2026-01-15'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT)

async function watchSome(count: number): Promise<string[]> {
  const some = rig.sandbox.gazetteBase.registrations().slice(0, count)
  const rows = some.map(({ oab, uf }) => `OAB/${uf} ${oab}`)
  await rig.add('noite', ['OAB', ...rows].join('\n'))
  return some.map(({ oab, uf }) => nameOf(watchedOab(uf, oab)!))
}

test('each registration has a workbook of its own, whose lines are those of the whole that are its', async () => {
  const names = await watchSome(3)
  const perLawyer = join(rig.dir, 'pastas')
  const told = await rig.night(NIGHT, { perLawyer })
  const files = (await readdir(perLawyer)).toSorted()
  expect(files).toEqual(names.map((name) => `${name.replace(/[/ ]/g, '-')}.xlsx`).toSorted())
  for (const name of names) {
    const own = await readWorkbook(join(perLawyer, `${name.replace(/[/ ]/g, '-')}.xlsx`))
    const lines = (sheet: string) => asObjects(own.get(sheet) ?? [[]])
    const isOwn = (line: Record<string, unknown>) =>
      String(line['Inscrição ou processo acompanhado']).split('; ').includes(name)
    expect([...own.keys()]).toEqual(told.sheets)
    // What names only a colleague is to be checked here, and new there.
    for (const sheets of [['Novas', 'Conferir'], ['Já vistas'], ['Cobertura']]) {
      const all = sheets.flatMap((sheet) => told.lines(sheet).filter(isOwn))
      expect(idsOf(sheets.flatMap(lines)), sheets.join()).toEqual(idsOf(all))
    }
    expect(lines('Novas').length).toBeGreaterThan(0)
    expect(lines('Entrada original')).toHaveLength(1)
    expect(lines('Auditoria').length).toBeLessThan(told.lines('Auditoria').length)
    expect(String(own.get('Leia-me')![0]![0])).toContain(name)
  }
})

test('the name or number of who is watched stands out in the texts', async () => {
  await watchSome(2)
  const told = await rig.night(NIGHT)
  const texts = told.lines('Novas').map(({ Texto: text }) => text as { richText?: object[] })
  const marked = texts.filter(({ richText }) => richText?.some((run) => 'font' in run))
  expect(marked.length).toBeGreaterThan(0)
})

test('where a day could not be read, the workbook of that registration says so first, and no other', async () => {
  await watchSome(2)
  rig.sandbox.fault({ service: 'gazette', status: 400, path: '/v1/communications', times: 1 })
  const perLawyer = join(rig.dir, 'pastas')
  const told = await rig.night(NIGHT, { perLawyer })
  expect(told.report.coverage.failed).toBeGreaterThan(0)
  const firsts: string[] = []
  for (const file of await readdir(perLawyer)) {
    firsts.push([...(await readWorkbook(join(perLawyer, file))).keys()][1]!)
  }
  expect(firsts.toSorted()).toEqual(['Cobertura', 'Resumo'])
})

test('a watch that was asked to keeps them in the storage each night, before anybody is told', async () => {
  await watchSome(2)
  const bucket = await rig.app.bucket()
  const key = 'watches/noite/watch.json'
  const { parse, print } = await import('../../src/records/codec.js')
  const watch = parse<object>('lote/watch', key, (await bucket.get(key))!)
  await bucket.put(key, print('lote/watch', { ...watch, perLawyer: true }))
  const found: string[] = []
  await rig.night(NIGHT, {
    handOver: async ({ batch }) => {
      for await (const one of bucket.list(`batches/${batch}/por-advogado/`)) found.push(one)
    },
  })
  expect(found).toHaveLength(2)
})
