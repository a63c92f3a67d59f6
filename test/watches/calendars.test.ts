import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { CalendarRecords } from '../../src/batches/calendars.js'
import { PROFILES } from '../../src/legal/deadlines/profiles.js'
import { suggest } from '../../src/legal/deadlines/suggest.js'
import { print } from '../../src/records/codec.js'
import { keys } from '../../src/records/keys.js'
import { openFolder } from '../../src/storage/folder.js'
import { testFolder } from '../spreadsheets/support/folder.js'

const EXAMPLE = new URL('../../docs/exemplos/calendario-tjsp.json', import.meta.url)
const AT = '2026-01-02T12:00:00.000Z'
const folder = testFolder()
let records: CalendarRecords
let example: string
let stores = 0
beforeEach(async () => {
  stores += 1
  records = new CalendarRecords(await openFolder(folder.path(`data-${stores}`), 'file:data'))
  example = await readFile(EXAMPLE, 'utf8')
})
const changed = (more: object) => JSON.stringify({ ...JSON.parse(example), ...more })

/** Available on Tuesday, 7 July 2026; the Thursday after it is a holiday of the state. */
const suggested = async () =>
  suggest(
    {
      available: '2026-07-07',
      caseNumber: '1000001-27.2021.8.26.0100',
      type: 'Intimação',
      class: 'PROCEDIMENTO COMUM CÍVEL',
      text: 'Prazo de 5 (cinco) dias úteis.',
      today: '2026-07-07',
    },
    [...(await records.profiles()), ...PROFILES],
  )

test('the example of the guide is accepted, and a suggested date counts by it and names it', async () => {
  expect((await suggested()).firstDay).toBe('2026-07-09')
  await records.add('calendario-tjsp.json', example, AT)
  const told = await suggested()
  expect(told).toMatchObject({
    firstDay: '2026-07-10',
    profile: { id: 'TJSP-2026', version: '2026-01' },
    skipped: expect.arrayContaining([
      expect.objectContaining({ day: '2026-07-09', source: expect.stringMatching('9.497/1997') }),
    ]),
  })
  await records.remove('TJSP-2026')
  expect((await suggested()).firstDay).toBe('2026-07-09')
})

const day = { de: '2026-07-10', nome: 'Emenda' }
test.each<[string, object, string]>([
  ['a day without its source', { datas: [day] }, 'datas.0.fonte'],
  ['a source that names nothing', { datas: [{ ...day, fonte: 'portaria' }] }, 'datas.0.fonte'],
  ['a day that is none', { datas: [{ ...day, de: '2026-02-30', fonte: 'Lei 1/2' }] }, 'datas.0.de'],
  [
    'a holiday by the law of a city',
    { datas: [{ ...day, fonte: 'Lei Municipal 14.485/2007, art. 3' }] },
    'datas.0.fonte',
  ],
  [
    "a city's own day",
    { datas: [{ ...day, nome: 'Aniversário da cidade', fonte: 'Lei 14.485/2007' }] },
    'datas.0.nome',
  ],
  ['the name of one of ours', { id: 'NAC' }, 'calendar_built_in'],
])('%s is refused, and nothing is stored', async (_, more, says) => {
  await expect(records.add('p.json', changed(more), AT)).rejects.toThrow(says)
  expect(await records.all()).toEqual([])
})

test.each([
  'Portaria 6.789/2026: todas as comarcas do Estado',
  'Resolução 1/2026, eleições municipais',
])('a day of the whole court, %s → is taken', async (fonte) => {
  await records.add('p.json', changed({ datas: [{ ...day, fonte }] }), AT)
  expect(await records.all()).toHaveLength(1)
})

test('a stored calendar with the holiday of a city → is read and removed as any other', async () => {
  const text = example.replace('Lei estadual', 'Lei municipal')
  const stored = { id: 'TJSP-2026', file: 'a.json', addedAt: AT, sha256: '', text }
  await records.bucket.put(keys.calendar('TJSP-2026'), print('lote/calendar', stored))
  expect(await records.profiles()).toHaveLength(1)
  await records.remove('TJSP-2026')
})

test('with the days changes the version; the same file again changes nothing', async () => {
  await records.add('a.json', example, AT)
  expect(await records.add('a.json', example, AT)).toMatchObject({ before: '2026-01' })
  await expect(records.add('a.json', changed({ datas: [] }), AT)).rejects.toThrow('calendar_exists')
  const added = await records.add('a.json', changed({ datas: [], versao: '2026-02' }), AT)
  expect(added).toMatchObject({ before: '2026-01', profile: { version: '2026-02' } })
  expect(await records.all()).toHaveLength(1)
})

test('of two calendars for one court none is chosen: the second is refused', async () => {
  await records.add('a.json', example, AT)
  const other = records.add('b.json', changed({ id: 'OUTRO' }), AT)
  await expect(other).rejects.toThrow('profile_twins')
  await records.add('c.json', changed({ id: 'TJRJ-2026', tribunais: ['8.19'] }), AT)
  expect(await records.all()).toHaveLength(2)
})

test('what is not there, or comes with the program, is not removed', async () => {
  await expect(records.remove('NADA')).rejects.toThrow('calendar_unknown')
  await expect(records.remove('JF')).rejects.toThrow('calendar_built_in')
})
