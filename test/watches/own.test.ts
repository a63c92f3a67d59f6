import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyCommand } from '../../src/cli/results/verify.js'
import { EXIT } from '../../src/core/errors.js'
import { nameOf, subjectOfOab } from '../../src/legal/gazette/subject.js'
import { heardVoice } from '../support/voice.js'
import { readWorkbook } from '../support/workbook.js'
import { useRig } from './rig.js'

const NIGHT = '2026-01-15'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT)

async function watchSome(count: number): Promise<string[]> {
  const some = rig.sandbox.gazetteBase.registrations().slice(0, count)
  const rows = some.map(({ oab, uf }) => `OAB/${uf} ${oab}`)
  await rig.add('noite', ['OAB', ...rows].join('\n'))
  return some.map(({ oab, uf }) => nameOf(subjectOfOab(uf, oab)!))
}

test('each registration has a workbook of its own, with what is its and nothing else', async () => {
  const names = await watchSome(3)
  const perLawyer = join(rig.dir, 'pastas')
  const told = await rig.night(NIGHT, { perLawyer })
  const slugs = names.map((name) => name.replace(/[/ ]/g, '-'))
  const books = (await readdir(perLawyer)).filter((file) => file.endsWith('.xlsx'))
  expect(books.toSorted()).toEqual(slugs.map((slug) => `${slug}.xlsx`).toSorted())
  for (const [at, name] of names.entries()) {
    const path = join(perLawyer, `${slugs[at]}.xlsx`)
    const own = await readWorkbook(path)
    expect([...own.keys()]).toEqual(['Hoje', 'Prazos'])
    const page = own.get('Hoje')!
    expect(page).toContainEqual(['Leitura', expect.stringContaining('Lido por inteiro')])
    expect(String(page[0]![0])).toContain(name)
    const isOwn = (line: Record<string, unknown>) =>
      String(line['Inscrição ou processo acompanhado']).split('; ').includes(name)
    // What names only a colleague is to be checked here, and new there.
    const all = ['Novas', 'Conferir'].flatMap((sheet) => told.lines(sheet).filter(isOwn))
    expect(all.length).toBeGreaterThan(0)
    const cases = all.map(({ Processo }) => String(Processo)).toSorted()
    const headings = page.map(([cell]) => String(cell)).filter((text) => /\d{7}-\d\d\./.test(text))
    expect(headings.map((text) => text.split(' · ')[1]).toSorted()).toEqual(cases)
    expect(await verifyCommand({ app: rig.app, output: heardVoice() }, path)).toBe(EXIT.done)
  }
})

test('a registration without a suggested deadline → a workbook, and no agenda', async () => {
  await rig.add('noite', 'OAB\nOAB/ES 999999')
  const perLawyer = join(rig.dir, 'pastas')
  await rig.night(NIGHT, { perLawyer })
  expect(await readdir(perLawyer)).toEqual(['OAB-ES-999.999.xlsx'])
})

test('a deadline is a day of the agenda, of the same id in each night that shows it', async () => {
  const [name] = await watchSome(1)
  const perLawyer = join(rig.dir, 'pastas')
  const told = await rig.night(NIGHT, { perLawyer })
  const ends = told.lines('Novas').filter((line) => line['Fim do prazo (sugerido: conferir)'])
  expect(ends.length).toBeGreaterThan(0)
  const ics = await readFile(join(perLawyer, `${name!.replace(/[/ ]/g, '-')}.ics`), 'utf8')
  const unfolded = ics.replaceAll('\r\n ', '')
  for (const line of ends) {
    expect(unfolded).toContain(`UID:prazo-${line['ID da publicação']}@lote\r\n`)
    const day = (line['Fim do prazo (sugerido: conferir)'] as Date).toISOString().slice(0, 10)
    expect(unfolded).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`)
  }
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(ends.length)
  expect(Math.max(...ics.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(76)
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
  const alarms: boolean[] = []
  for (const file of (await readdir(perLawyer)).filter((one) => one.endsWith('.xlsx'))) {
    const page = (await readWorkbook(join(perLawyer, file))).get('Hoje')!
    alarms.push(page.slice(0, 6).flat().includes('INCOMPLETO'))
  }
  expect(alarms.toSorted()).toEqual([false, true])
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
  expect(found).toHaveLength(4)
})
