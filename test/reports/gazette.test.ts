import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { daysOf } from '../../src/legal/gazette/period.js'
import type { State } from '../../src/legal/gazette/reading-plan.js'
import type { DayReading, FoundPublication } from '../../src/reports/gazette-week/days.js'
import type { ShownPublication } from '../../src/reports/gazette-week/ending.js'
import type { GatheredNight, GatheredWeek } from '../../src/reports/gazette-week/gather.js'
import { missedLines } from '../../src/reports/gazette-week/open-lines.js'
import { gazetteReport } from '../../src/reports/gazette-week/report.js'
import { overLines } from '../../src/reports/gazette-week/week-sheets.js'
import { reportWorkbook } from '../../src/reports/workbook.js'
import { addDays, toBrazilian } from '../../src/values/dates.js'
import { NOBODY } from '../../src/watches/not-in-base.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { anySeal } from '../support/seal.js'
import { readWorkbook } from '../support/workbook.js'

const folder = testFolder()
const MONDAY = '2026-11-16'
const FRIDAY = '2026-11-20'
const period = { from: MONDAY, to: FRIDAY }
const ONE = 'OAB/SP 999.901'

function nightOf(night: string): GatheredNight {
  const zero = { new: 0, late: 0, check: 0, changed: 0, cancelled: 0, seen: 0, calls: 0, units: 0 }
  const coverage = { complete: 1, incomplete: 0, failed: 0 }
  const rows = {
    read: 1,
    ok: 1,
    warned: 0,
    failed: 0,
    rejected: 0,
    duplicate: 0,
    ignored: 0,
    pending: 0,
  }
  const record = { night, ...zero, coverage, rows, batch: night, finishedAt: night }
  return { record, isGone: false, rehearsal: false }
}

/** Each night from Monday on reads all days of the period up to its own. */
function week(
  lastNight: string,
  {
    met = [] as FoundPublication[],
    state = 'COMPLETA' as State,
    last = {} as Partial<GatheredNight>,
    isRehearsed = false,
    madeOn = lastNight,
    shown = [] as ShownPublication[],
    ending = [] as ShownPublication[],
    missing = new Map<string, string>(),
    others = [] as string[],
    failed = [] as string[],
    firstNight = undefined as string | undefined,
    without = [] as string[],
  } = {},
) {
  const nights = daysOf({ from: MONDAY, to: lastNight }).filter((one) => !without.includes(one))
  const readings = nights.flatMap((night) =>
    daysOf({ from: MONDAY, to: night < FRIDAY ? night : FRIDAY }).map(
      (day): DayReading => ({
        registration: ONE,
        spelling: '999901',
        day,
        night,
        readOn: night,
        state: failed.includes(night) ? 'FALHOU' : state,
        why: 'lido',
      }),
    ),
  )
  const gathered: GatheredWeek = {
    ...(firstNight === undefined ? {} : { firstNight }),
    nights: nights
      .filter((night) => night <= FRIDAY)
      .map(nightOf)
      .map((night, at, all) => (at === all.length - 1 ? { ...night, ...last } : night)),
    lists: { new: shown, late: [], check: [], changed: [], cancelled: [] },
    registrations: new Set([...(nights.length > 0 ? [ONE] : []), ...others]),
    readings,
    found: met,
    isRehearsed: false,
    missing,
    ending: {
      from: MONDAY,
      to: addDays(madeOn, 7),
      publications: ending,
      gone: 0,
      isRehearsed,
    },
  }
  const made = gazetteReport({ watch: 'noite', period, week: gathered, madeOn })
  const sheet = [...made.first, ...made.sheets].find(({ name }) => name === 'Cobertura')!
  const rows = [...(sheet.rows as Iterable<readonly unknown[]>)].map(([day, , , ...rest]) => [
    (day as { date: string }).date,
    ...rest.slice(0, 3),
  ])
  return { made, rows }
}

test('a Friday that was read on its own morning alone is not whole, and nothing more is in doubt', () => {
  const { made, rows } = week(FRIDAY)
  expect(made).toMatchObject({
    incomplete: true,
    rows: { read: 5, ok: 4, warned: 1, failed: 0 },
    counts: { complete: 4, incomplete: 1, unread: 0 },
  })
  expect(rows[0]).toEqual([
    FRIDAY,
    'INCOMPLETA',
    'Nenhuma publicação até a leitura de 20/11/2026',
    { n: '0' },
  ])
  expect(rows.slice(1).map(([, state, read]) => [state, read])).toEqual(
    Array(4).fill(['COMPLETA', 'Nenhuma publicação']),
  )
  expect(made.highlights.slice(0, 4)).toEqual([
    'INCOMPLETO: só no próprio dia foi lido 20/11/2026: pode ter saído mais depois da leitura. Peça este relatório de novo depois da noite seguinte do acompanhamento.',
    'Os demais dias de inscrições (4) foram lidos por inteiro.',
    'Do que foi lido, nenhum prazo sugerido vence de 20/11/2026 a 27/11/2026.',
    'Nenhuma publicação nova entre o que foi lido.',
  ])
})

test.each([
  true,
  false,
])('an end shown by an earlier night of a sandbox: %s → the report is a rehearsal', (isRehearsed) => {
  expect(week(addDays(FRIDAY, 3), { isRehearsed }).made.rehearsal).toBe(isRehearsed)
})

test('nights of a rehearsal → named first, in words, and marked among the nights', () => {
  const last = { rehearsal: true }
  const { made } = week(addDays(FRIDAY, 3), { last })
  expect(made.highlights[0]).toBe(
    '1 noite foi lida no ambiente de ensaio, e não no diário (20/11/2026): as publicações e os prazos que vieram daí são inventados. Não conte com nenhum.',
  )
  const nights = made.sheets.find(({ name }) => name === 'Noites')!
  const states = [...(nights.rows as Iterable<readonly unknown[]>)].map(([, state]) => state)
  expect(states.slice(3)).toEqual(['lida por inteiro', 'lida por inteiro, ENSAIO'])
  expect(week(FRIDAY).made.highlights.join(' ')).not.toContain('ensaio')
  expect(week(FRIDAY, { isRehearsed: true }).made.highlights[0]).toBe(
    'Há, na aba Vencem, prazos de noites de ensaio, lidas antes do período: são inventados.',
  )
})

test('what was found by then is counted', () => {
  const met = { registration: ONE, key: 'id:1', day: FRIDAY, cancelled: false }
  expect(week(FRIDAY, { met: [met] }).rows[0]).toEqual([
    FRIDAY,
    'INCOMPLETA',
    '1 publicação até a leitura de 20/11/2026',
    { n: '1' },
  ])
})

test('after the next night the week is whole', () => {
  const { made, rows } = week(addDays(FRIDAY, 3))
  expect(made.incomplete).toBe(false)
  expect(made.highlights[0]).toBe('Todos os 5 dias de inscrições foram lidos por inteiro.')
  expect(rows.at(-1)).toEqual([FRIDAY, 'COMPLETA', 'Nenhuma publicação', { n: '0' }])
})

test('days that could not be read are told apart from those that were read too early', () => {
  const { made } = week(FRIDAY, { state: 'INCOMPLETA' })
  expect(made.highlights[0]).toBe(
    'INCOMPLETO: 5 de 5 dias de inscrições não foram lidos por inteiro. Veja a aba Cobertura.',
  )
  expect(made.highlights.join(' ')).not.toMatch(/própr/)
})

test('days that were read whole and failed when they were read again → read, with until when, and nothing is said without restriction', () => {
  const { made, rows } = week(addDays(FRIDAY, 4), { failed: [addDays(FRIDAY, 4)] })
  expect(made).toMatchObject({ incomplete: false, rows: { read: 5, ok: 5, warned: 0, failed: 0 } })
  expect(made.highlights.slice(0, 2)).toEqual([
    'Todos os 5 dias de inscrições foram lidos por inteiro.',
    '5 dias lidos por inteiro não puderam ser relidos por uma noite seguinte: o que tenha entrado na base desde a leitura não se sabe. Na aba Cobertura, quando foi lido cada um.',
  ])
  expect(made.highlights).toContain('Nenhuma publicação TARDIA entre o que foi lido.')
  expect(made.first[0]!.name).toBe('Cobertura')
  expect(rows[0]).toEqual([
    MONDAY,
    'COMPLETA',
    'Nenhuma publicação até a leitura de 23/11/2026',
    { n: '0' },
  ])
})

test.each([
  ['which began before the week', '2026-11-02', '2 de 5 noites: 16/11/2026, 17/11/2026'],
  [
    'which began within it',
    '2026-11-17',
    '1 de 4 noites, desde a primeira (17/11/2026): 17/11/2026',
  ],
])('nights of a watch %s that did not run → said first, with their days', (_, firstNight, said) => {
  const { made } = week(FRIDAY, {
    firstNight,
    without: [MONDAY, '2026-11-17'],
    madeOn: '2026-11-21',
  })
  expect(made.highlights[0]).toBe(
    `O acompanhamento não rodou em ${said}. Na aba Noites, o que rodou.`,
  )
})

test('no night on weekends and holidays, nor yet on the day of the report → not said', () => {
  const missed = (from: string, to: string, madeOn: string) =>
    missedLines({ from, to }, { nights: [], firstNight: '2026-01-02' }, madeOn)
  expect(missed('2026-11-14', '2026-11-15', '2026-11-16')).toEqual([])
  expect(missed('2026-11-20', '2026-11-22', '2026-11-23')).toEqual([])
  expect(missed(FRIDAY, '2026-11-23', '2026-11-23')).toEqual([])
  expect(missed('2026-11-22', '2026-11-23', '2026-11-24')).toHaveLength(1)
  expect(missed('2026-10-01', '2026-10-31', '2026-11-24')[0]).toContain('10/10/2026 e mais 21. ')
})

test('days that no night read → named, beside those that could not be read whole', () => {
  const { made } = week(FRIDAY, {
    state: 'INCOMPLETA',
    without: ['2026-11-18', '2026-11-19', FRIDAY],
  })
  expect(made.highlights[0]).toBe(
    'INCOMPLETO: 5 de 5 dias de inscrições não foram lidos por inteiro, e nenhuma noite leu 18/11/2026, 19/11/2026, 20/11/2026. Veja a aba Cobertura.',
  )
})

const { record } = nightOf(FRIDAY)
test.each([
  ['whose batch is gone', { isGone: true }],
  ['that rejected a row', { record: { ...record, rows: { ...record.rows, rejected: 1 } } }],
])('a week that was read whole, but for a night %s → it is not complete', (_, last) => {
  expect(week(addDays(FRIDAY, 3)).made.incomplete).toBe(false)
  expect(week(addDays(FRIDAY, 3), { last }).made.incomplete).toBe(true)
})

test('a week without a publication → no sheet and no column is empty', async () => {
  const path = folder.path('vazia.xlsx')
  const book = reportWorkbook(week(addDays(FRIDAY, 3)).made, `${FRIDAY}T12:00:00.000Z`, anySeal)
  await pipeline(book, createWriteStream(path))
  const sheets = await readWorkbook(path)
  expect([...sheets.keys()]).toEqual(['Leia-me', 'Cobertura', 'Noites', 'Resumo', 'Fontes'])
  expect(sheets.get('Cobertura')![0]).not.toContain('Responsável')
})

test.each([
  ['that all have an end', 0, 'fecha'],
  ['of which one has none', 1, 'NÃO FECHA'],
])('rows %s → Resumo says whether its sum closes', async (_, more, said) => {
  const { made } = week(FRIDAY, { state: 'INCOMPLETA' })
  const { ok, warned, failed, read } = made.rows
  const path = folder.path('semana.xlsx')
  const rows = { ...made.rows, read: read + more }
  const book = reportWorkbook({ ...made, rows }, `${FRIDAY}T12:00:00.000Z`, anySeal)
  await pipeline(book, createWriteStream(path))
  const summary = (await readWorkbook(path)).get('Resumo')!
  const line = summary.find((cells) => cells.includes('Soma de controle'))!
  expect(line.filter((cell) => cell != null)).toEqual([
    'Soma de controle',
    ok + warned + failed,
    said,
  ])
})

const shownWith = (line: Record<string, string>): ShownPublication => ({
  id: line.fim ?? line.dia ?? '',
  night: MONDAY,
  batch: 'b',
  inscricao: ONE,
  ...line,
})

function statesIn({ made }: ReturnType<typeof week>, name: string, title: string): unknown[] {
  const { columns, rows } = [...made.first, ...made.sheets].find((one) => one.name === name)!
  const at = columns.findIndex((column) => column.title === title)
  return rows.map((row) => row[at])
}

test('ends around the period → said as of the day of the report, those before it apart', () => {
  const ends = [
    '2026-11-13',
    MONDAY,
    FRIDAY,
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-12-01',
  ]
  const shown = [...ends, '2026-12-02'].map((fim, at) =>
    shownWith({ fim, dia: `2026-10-0${at + 1}` }),
  )
  const sheets = week(addDays(FRIDAY, 3), { shown, madeOn: '2026-11-24' })
  expect(statesIn(sheets, 'Novas', 'Situação do prazo em 24/11/2026')).toEqual([
    'JÁ PASSOU antes do período',
    'Venceu no período',
    'Venceu no período',
    'JÁ PASSOU depois do período',
    'Vence no dia do relatório',
    'Vence em 1 dia',
    'Vence em 7 dias',
    null,
  ])
})

test.each([
  [
    '2026-11-21',
    [
      '2 prazos sugeridos vencem de 21/11/2026 a 28/11/2026, o primeiro em 23/11/2026: na aba Vencem, de todas as noites guardadas.',
    ],
    ['Vence em 2 dias', 'Vence em 6 dias'],
  ],
  [
    '2026-11-25',
    [
      '1 prazo sugerido vence de 25/11/2026 a 02/12/2026, o primeiro em 27/11/2026: na aba Vencem, de todas as noites guardadas.',
      '1 prazo sugerido venceu de 16/11/2026 a 24/11/2026: confira se foi cumprido, na aba Vencem.',
    ],
    ['JÁ PASSOU depois do período', 'Vence em 2 dias'],
  ],
  [
    '2026-11-28',
    [
      'Nenhum prazo sugerido vence de 28/11/2026 a 05/12/2026.',
      '2 prazos sugeridos venceram de 16/11/2026 a 27/11/2026: confira se foram cumpridos, na aba Vencem.',
    ],
    ['JÁ PASSOU depois do período', 'JÁ PASSOU depois do período'],
  ],
])('ends after the period, in a report made on %s → those to come, then those that passed', (madeOn, said, states) => {
  const ending = ['2026-11-23', '2026-11-27'].map((fim) => shownWith({ fim }))
  const made = week(addDays(FRIDAY, 3), { ending, madeOn })
  expect(made.made.highlights).toEqual(expect.arrayContaining(said))
  expect(made.made.highlights.filter((line) => line.includes('venc'))).toHaveLength(
    said.filter((line) => line.includes('venc')).length,
  )
  const title = `Situação do prazo em ${toBrazilian(madeOn)}`
  expect(statesIn(made, 'Vencem', title)).toEqual(states)
})

test('ends that passed within the period, of publications of earlier nights → counted on the first page, in Vencem and by lawyer', () => {
  const earlier = { ...shownWith({ fim: '2026-11-18' }), night: '2026-11-02' }
  const ending = [earlier, shownWith({ fim: '2026-11-19' })]
  const { made } = week(addDays(FRIDAY, 3), { ending, madeOn: '2026-11-23' })
  expect(made.highlights).toContain(
    '2 prazos sugeridos venceram de 16/11/2026 a 22/11/2026, 1 de publicação mostrada antes de 16/11/2026: confira se foram cumpridos, na aba Vencem.',
  )
  expect(statesIn({ made, rows: [] }, 'Vencem', 'Situação do prazo em 23/11/2026')).toEqual([
    'Venceu no período',
    'Venceu no período',
  ])
  expect(made.first.find(({ name }) => name === 'Por advogado')!.total!.at(-1)).toEqual({ n: '2' })
})

test('publications of the period whose ends passed before it → counted on the first page', () => {
  const shown = ['2026-11-13', MONDAY, FRIDAY, '2026-11-23'].map((fim) => shownWith({ fim }))
  const { made } = week(addDays(FRIDAY, 3), { shown, madeOn: '2026-11-24' })
  expect(made.highlights).toContain(
    'Das publicações do período, 1 prazo sugerido venceu antes de 16/11/2026: veja a coluna Situação do prazo.',
  )
})

test('a publication whose end passed, shown again with a later one or cancelled → not counted', () => {
  const again = { id: 'a', dia: '2026-10-01' }
  const gone = { id: 'b', dia: '2026-10-01' }
  const lists = {
    new: [shownWith({ ...again, fim: '2026-11-13' }), shownWith({ ...gone, fim: '2026-11-13' })],
    changed: [{ ...shownWith({ ...again, fim: '2026-12-01' }), night: FRIDAY }],
    cancelled: [{ ...shownWith(gone), night: FRIDAY }],
  }
  const all = { late: [], check: [], ...lists }
  expect(overLines(all, MONDAY, FRIDAY)).toEqual([])
  expect(overLines({ ...all, changed: [], cancelled: [] }, MONDAY, FRIDAY)).toEqual([
    'Das publicações do período, 2 prazos sugeridos venceram antes de 16/11/2026: veja a coluna Situação do prazo.',
  ])
})

test('a registration of which the base has nobody → said first, in Cobertura, and not as read', () => {
  const missing = new Map([[ONE, NOBODY]])
  const { made, rows } = week(addDays(FRIDAY, 3), { missing })
  expect(made.alarms).toEqual([
    [
      'CONFIRA',
      `A base não conhece ${ONE}: confira o número e a seccional. Nenhuma publicação, aqui, não prova que não houve.`,
    ],
  ])
  expect(made.first[0]!.name).toBe('Cobertura')
  expect(rows).toHaveLength(5)
  expect(rows[0]!.slice(1, 3)).toEqual(['CONFIRA', 'Nenhuma publicação: não prova que não houve'])
  expect(made).toMatchObject({
    incomplete: false,
    state: 'Completo, com o que CONFERIR',
    rows: { read: 5, ok: 0, warned: 5, failed: 0 },
  })
  expect(made.highlights).toContain('Nenhuma publicação nova entre o que foi lido.')
})

test('registrations without publications beside one with some → zero where all was read, nothing where not', () => {
  const shown = [shownWith({ dia: MONDAY, inscricao: 'OAB/SP 999.903' })]
  const { made } = week(addDays(FRIDAY, 3), { shown, others: ['OAB/SP 999.902'] })
  const { rows, about } = made.first.find(({ name }) => name === 'Por advogado')!
  expect(rows.map(([name, count]) => [name, count])).toEqual([
    [ONE, { n: '0' }],
    ['OAB/SP 999.902', null],
    ['OAB/SP 999.903', { n: '1' }],
  ])
  expect(about).toContain('em branco, nada se achou e pode haver')
})

test('a publication of two registrations → once in the total, which says so', () => {
  const of = (inscricao: string, id: string) => shownWith({ dia: MONDAY, inscricao, id })
  const total = (shown: ReturnType<typeof of>[]) =>
    week(addDays(FRIDAY, 3), { shown }).made.first.find(({ name }) => name === 'Por advogado')!
      .total!
  const shown = [of(ONE, '7'), of('OAB/SP 999.903', '7')]
  expect(total(shown).slice(0, 2)).toEqual(['Total, sem repetir', { n: '1' }])
  expect(total(shown.slice(1)).slice(0, 2)).toEqual(['Total', { n: '1' }])
})

test('ends to come and ends that passed → counted apart by lawyer and by court', () => {
  const ending = ['2026-11-23', '2026-11-24', '2026-11-27'].map((fim) => shownWith({ fim }))
  const { made } = week(addDays(FRIDAY, 3), { ending, madeOn: '2026-11-25' })
  for (const name of ['Por advogado', 'Por tribunal']) {
    const { columns, total } = made.first.find((sheet) => sheet.name === name)!
    expect(columns.slice(-2).map(({ title }) => title)).toEqual([
      'Vencem',
      'Venceram desde 16/11/2026',
    ])
    expect(total!.slice(-2)).toEqual([{ n: '1' }, { n: '2' }])
  }
})

test.each([
  [
    ['2026-10-22', '2026-11-13', MONDAY],
    '3 publicações novas, na aba Novas: 2 delas disponibilizadas antes de 16/11/2026.',
  ],
  [
    ['2026-11-13', MONDAY],
    '2 publicações novas, na aba Novas: 1 delas disponibilizada antes de 16/11/2026.',
  ],
  [[MONDAY], '1 publicação nova, na aba Novas.'],
])('new ones of %j in a week from the 16th → its first line says how many are of before', (days, line) => {
  const shown = days.map((dia) => shownWith({ dia }))
  expect(week(addDays(FRIDAY, 3), { shown }).made.highlights).toContain(line)
})

test('deadlines without a date among the new ones → counted on the first page, each publication once', () => {
  const line = { night: MONDAY, batch: 'b', id: '1', situacao: 'Sem data, leia: prazo em horas' }
  const shown: ShownPublication[] = [
    line,
    { ...line, inscricao: 'outra' },
    { ...line, id: '2' },
    { ...line, id: '3', cancelamento: 'cancelada' },
    { ...line, id: '4', situacao: 'Sem data, leia' },
    { ...line, id: '5', dia: '2026-01-05', situacao: 'Sem data, leia: pode caber recurso' },
    { ...line, id: '6', fim: '2027-01-05' },
  ]
  const { highlights } = week(FRIDAY, { shown }).made
  expect(highlights).toContain(
    '2 prazos em horas, sem data; 1 sem data, que PODE TER PASSADO; 1 sem data: leia a publicação, na aba Novas.',
  )
  const more = { ...shown[5]!, id: '7' }
  expect(week(FRIDAY, { shown: [...shown, more] }).made.highlights.join(' ')).toContain(
    '2 sem data, que PODEM TER PASSADO;',
  )
  expect(week(FRIDAY).made.highlights.join(' ')).not.toContain('em horas')
})

test('no night of the period was read → nothing speaks of sheets that are not there', () => {
  const { made } = week(FRIDAY, { without: daysOf(period) })
  expect(made.sheets.filter(({ rows }) => rows.length > 0).map(({ name }) => name)).toEqual([
    'Noites',
  ])
  expect(made.notes.join(' ')).not.toMatch(/Cobertura|abas|coluna/)
})
