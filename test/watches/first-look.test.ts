import { expect, test } from 'vitest'
import { watch } from '../../jobs/watch/index.js'
import { sortedBy } from '../../src/values/sorted-by.js'
import { mayBePast, withMayBePast } from '../../src/watches/deadline-state.js'
import { coverageBefore } from '../../src/watches/watch.js'

/** How many registrations were read on each day. */
function linesOf(days: Record<string, number>, knowledge: Record<string, unknown> = {}): string[] {
  const tally = new Map(Object.entries(days))
  const lists = new Map([['lawyers', { lines: tally.size, tally }]])
  const told = { parameters: { night: '2026-11-13' }, knowledge }
  return watch.sheets.firstPage!(lists, told).lines.filter((line) => line.startsWith('Noite de'))
}

test('a night that is read over several days says from when to when, and where the day of each is', () => {
  expect(linesOf({ '2026-11-16': 1, '2026-11-13': 2 })).toEqual([
    'Noite de 13/11/2026, lida de 13/11/2026 a 16/11/2026: os dias passados e o que é tardio contam até o dia em que cada inscrição foi lida, na aba Por advogado.',
  ])
})

test('one that is read on its own day, or by nobody, says nothing of it', () => {
  expect(linesOf({ '2026-11-13': 3 })).toEqual([])
  expect(linesOf({})).toEqual([])
})

test('one of the past that a person asked for says as of when late is told apart from new', () => {
  expect(linesOf({ '2026-11-22': 1 }, { asOfNight: true })).toEqual([
    'Noite de 13/11/2026, lida em 22/11/2026: os dias passados contam até a leitura. O que é tardio foi separado como naquela noite, que foi pedida depois do seu dia.',
  ])
})

test('several with something to read → a bar for each, the most first; kinds that nobody has are left out', () => {
  const collected = [
    { inscricao: 'OAB/SP 1', new: '1', late: '0', check: '0' },
    { inscricao: 'OAB/SP 2', new: '0', late: '0', check: '0' },
    { inscricao: 'OAB/RJ 3', new: '2', late: '3', check: '0' },
  ]
  const lists = new Map([['lawyers', { lines: 3, tally: new Map<string, number>(), collected }]])
  const told = { parameters: { night: '2026-11-13' }, knowledge: {} }
  expect(watch.sheets.firstPage!(lists, told).charts).toEqual([
    {
      title: 'Publicações a ler',
      categories: ['OAB/RJ 3', 'OAB/SP 1'],
      series: [
        { name: 'Novas', values: ['2', '1'] },
        { name: 'Tardias', values: ['3', '0'] },
      ],
    },
  ])
  lists.get('lawyers')!.collected = collected.slice(0, 2)
  expect(watch.sheets.firstPage!(lists, told).charts).toEqual([])
})

test('a publication new for one, to be checked for another → listed once, and the page says so', () => {
  const whose = [
    { inscricao: 'OAB/SP 1', new: '1', check: '0' },
    { inscricao: 'OAB/SP 2', new: '0', check: '1' },
  ]
  const lists = new Map([
    ['new', { lines: 1, tally: new Map<string, number>() }],
    ['lawyers', { lines: 2, tally: new Map<string, number>(), collected: whose }],
  ])
  const told = { parameters: { night: '2026-11-13' }, knowledge: {} }
  expect(watch.sheets.firstPage!(lists, told).lines.slice(0, 3)).toEqual([
    '1 publicação nova, na aba Novas.',
    'Nenhuma publicação TARDIA, alterada ou cancelada.',
    'Entre estas há publicação a conferir para outro acompanhado: a aba Por advogado diz para qual.',
  ])
})

test('nights before of which one was not read whole → the readings of each, tonight last', () => {
  const tally = new Map([['Lida', 4]])
  const lists = new Map([['coverage', { lines: 4, tally }]])
  const before = { night: '2026-11-12', complete: 3, incomplete: 0, failed: 1 }
  const chartsAfter = (history: object[]) =>
    watch.sheets.firstPage!(lists, { parameters: { night: '2026-11-13' }, knowledge: { history } })
      .charts
  expect(chartsAfter([before])).toMatchObject([
    {
      categories: ['12/11', '13/11'],
      series: [
        { name: 'Inteiras', values: ['3', '4'] },
        { name: 'Não lidas', values: ['1', '0'] },
        { name: 'Em que pode faltar', values: ['0', '0'] },
      ],
    },
  ])
  expect(chartsAfter([{ ...before, failed: 0 }])).toEqual([])
})

test('nights before, one with its supplement, the same night and later ones → read once each', () => {
  const coverage = (complete: number, failed: number) => ({ complete, incomplete: 0, failed })
  expect(
    coverageBefore('2026-11-13', [
      { night: '2026-11-11', batch: 'a', coverage: coverage(3, 1) },
      { night: '2026-11-11', batch: 'b', supplementOf: 'a', coverage: coverage(1, 0) },
      { night: '2026-11-13', batch: 'c', coverage: coverage(4, 0) },
    ]),
  ).toEqual([{ night: '2026-11-11', complete: 4, incomplete: 0, failed: 0 }])
})

test('a supplement → its first page says above all that it is not the whole night', () => {
  const supplement = { of: '20261113-060000-abcdef', registrations: ['OAB/SP 1', 'OAB/SP 2'] }
  const told = { parameters: { night: '2026-11-13' }, knowledge: { supplement } }
  expect(watch.sheets.firstPage!(new Map(), told).alarms?.[0]).toEqual([
    'SUPLEMENTO',
    'Lê só os 2 acompanhados que o serviço não tinha respondido na noite de 13/11/2026 (lote 20261113-060000-abcdef). O resto está na pasta daquela noite.',
  ])
})

test('nothing to read and all read whole → what the first page says, no further sheet does', () => {
  const count = (lines: number, ...tally: [string, number][]) => ({ lines, tally: new Map(tally) })
  const about = { parameters: { night: '2026-11-13' }, knowledge: {} }
  const read = count(8, ['Nenhuma publicação', 8])
  const quiet = watch.sheets.firstPage!(new Map([['coverage', read]]), about)
  expect(quiet.lines).toEqual([
    'Nenhuma publicação nova, TARDIA, a conferir, alterada ou cancelada.',
    'Tudo o que foi perguntado foi lido por inteiro.',
  ])
  const empty = ['Novas', 'Tardias', 'Conferir', 'Alteradas', 'Canceladas', 'Já vistas']
  const whole = [...empty, 'Calendário', 'Cobertura']
  expect(quiet.extra).toEqual([...whole, 'Por advogado', 'Parâmetros'])

  const some = new Map([
    ['coverage', read],
    ['new', count(1_364)],
  ])
  const busy = watch.sheets.firstPage!(some, about)
  expect(busy.lines[0]).toBe('1.364 publicações novas, na aba Novas.')
  expect(busy.extra).toEqual(whole.slice(1))

  const failed = count(8, ['Não foi lida: pode haver publicação', 1])
  const open = watch.sheets.firstPage!(new Map([['coverage', failed]]), about)
  expect(open).toMatchObject({ first: ['Cobertura'] })
  expect(open.extra).toEqual([...empty, 'Calendário'])
  expect(open.alarms).toEqual([
    ['INCOMPLETO', 'Nem tudo foi lido. Pode haver publicação que não está aqui.'],
  ])
  expect(open.figures![0]).toEqual(['Leituras que faltam', 1])
})

const count = (...collected: Record<string, string>[]) => ({
  lines: collected.length,
  tally: new Map<string, number>(),
  collected,
})
const readOn = (day: string) => ['lawyers', { ...count(), tally: new Map([[day, 1]]) }] as const
const ABOUT = { parameters: { night: '2026-11-13' }, knowledge: {} }
const APPEAL = 'Sem data, leia: pode caber recurso'
const HOURS = 'Sem data, leia: prazo em horas'

test('ends that passed, in hours, of the next week and none at all → counted once each, the pressing first', () => {
  const ends = (fim: string, times: number) => Array.from({ length: times }, () => ({ fim }))
  const fresh = count(
    ...ends('2026-11-13', 1),
    ...ends('2026-11-16', 2),
    ...ends('2026-11-23', 4),
    ...ends('2026-11-24', 8),
    { situacao: HOURS },
    { situacao: APPEAL },
    {},
    {},
  )
  const lists = new Map([readOn('2026-11-16'), ['new', fresh], ['changed', count({})]])
  expect(watch.sheets.firstPage!(lists, ABOUT).figures).toEqual([
    ['Prazos que JÁ PASSARAM', 1],
    ['Prazos em horas, sem data', 1],
    ['Prazos até 23/11/2026, só desta noite', 6],
    ['Prazos depois de 23/11/2026', 8],
    ['Sem data sugerida: leia cada uma', 4],
    ['Destas sem data, pode caber recurso', 1],
    ['Publicações a ler', 20],
    ['Leituras que faltam', 0],
  ])
  expect(watch.sheets.firstPage!(new Map([readOn('2026-11-16')]), ABOUT).figures).toEqual([
    ['Publicações a ler', 0],
    ['Leituras que faltam', 0],
  ])
})

test('ends in several lists → what passed last, what is in hours and what ends first, each with its row', () => {
  const fresh = count(
    { fim: '2026-11-13', processo: 'P1', tribunal: 'TJSP', inscricao: 'OAB/SP 1', prazo: '5 dias' },
    { fim: '2026-11-20', processo: 'P2', inscricao: 'P2', responsavel: 'Ana' },
    { situacao: HOURS, processo: 'P3', prazo: '48 horas', dia: '2026-11-12' },
    { situacao: HOURS, processo: 'P7', prazo: '24 horas', dia: '2026-11-13' },
    { processo: 'P4' },
  )
  const late = count({ fim: '2026-11-18', processo: 'P5' }, { fim: '2026-11-25', processo: 'P6' })
  const lists = new Map([readOn('2026-11-16'), ['new', fresh], ['late', late]])
  const { urgent } = watch.sheets.firstPage!(lists, ABOUT)
  const at = (sheet: string, at: number, label: string, text: string) => ({
    sheet,
    at,
    label,
    text,
  })
  expect(urgent).toEqual({
    title: 'O que vence primeiro (datas sugeridas: confira cada uma)',
    lines: [
      at('Novas', 0, 'JÁ PASSOU: 13/11/2026', 'P1 · TJSP · OAB/SP 1'),
      at('Novas', 2, 'PODE TER PASSADO', 'P3 · 48 horas · de 12/11/2026'),
      at('Novas', 3, 'Em horas, de 13/11/2026', 'P7 · 24 horas'),
      at('Tardias', 0, '18/11/2026', 'P5'),
      at('Novas', 1, '20/11/2026', 'P2 · Ana'),
      at('Tardias', 1, '25/11/2026', 'P6'),
    ],
  })
  expect(watch.sheets.firstPage!(new Map([['new', count({})]]), ABOUT)).not.toHaveProperty('urgent')
})

test('lines of Novas → ends that passed and terms that may be over before ends to come, as on the first page', () => {
  const { order } = watch.sheets.lists!.find(({ list }) => list === 'new')!
  const lines = [
    { processo: 'P1', fim: '2027-02-04' },
    { processo: 'P2', situacao: 'Sem data, leia' },
    { processo: 'P3', situacao: HOURS, dia: '2026-11-12' },
    { processo: 'P4', situacao: withMayBePast(HOURS), dia: '2026-11-02' },
    { processo: 'P5', situacao: withMayBePast('Sem data, leia') },
    { processo: 'P6', fim: '2026-11-01', situacao: 'JÁ PASSOU' },
  ]
  const sorted = sortedBy(lines, (line) => order!(line))
  expect(sorted.map(({ processo }) => processo)).toEqual(['P6', 'P4', 'P5', 'P3', 'P1', 'P2'])
})

test('terms in hours, one of which may be over → the count says of how many', () => {
  const hours = (dia: string) => ({ dia, situacao: HOURS })
  const fresh = count(hours('2026-11-11'), hours('2026-11-13'), hours('2026-11-16'))
  const lists = new Map([readOn('2026-11-16'), ['new', fresh]])
  expect(watch.sheets.firstPage!(lists, ABOUT).figures).toContainEqual([
    'Prazos em horas, sem data (1 PODE TER PASSADO)',
    3,
  ])
})

test('days without a publication, one day unread → the chart counts them as read whole', () => {
  const tally = new Map([
    ['Lida', 2] as const,
    ['Nenhuma publicação', 4] as const,
    ['Nenhuma publicação até esta leitura', 1] as const,
    ['Não foi lida: pode haver publicação', 3] as const,
  ])
  const history = [{ night: '2026-11-12', complete: 10, incomplete: 0, failed: 0 }]
  const lists = new Map([['coverage', { lines: 10, tally }]])
  const { charts } = watch.sheets.firstPage!(lists, { ...ABOUT, knowledge: { history } })
  expect(charts![0]!.series.map(({ name, values }) => [name, values[1]])).toEqual([
    ['Inteiras', '7'],
    ['Não lidas', '3'],
    ['Em que pode faltar', '0'],
  ])
})

test('a night left halfway whose deadlines may run → named before all else, and not among the lines', () => {
  const caughtUp = [
    { night: '2026-11-11', batch: 'b1' },
    { night: '2026-11-12', batch: 'b2', overdue: 64 },
  ]
  const { alarms, lines } = watch.sheets.firstPage!(new Map(), {
    ...ABOUT,
    knowledge: { caughtUp },
  })
  expect(alarms).toEqual([
    [
      'OUTRA PASTA',
      'A noite de 12/11/2026, que tinha ficado pela metade, está em outra pasta: lote b2. Abra-a primeiro: desde a leitura dela já passou o dia da publicação de 64 que lá não são tardias, e o prazo pode já correr.',
    ],
  ])
  expect(lines!.at(-1)).toBe(
    'A noite de 11/11/2026, que tinha ficado pela metade, está em outra pasta: lote b1.',
  )
})

test('terms in days without a date, over and not by their shortest → the over ones stand out', () => {
  const fresh = count(
    { processo: 'P1', dia: '2026-10-01', prazo: 'prazo de 15 dias; no prazo de 5 (cinco) dias' },
    { processo: 'P2', dia: '2026-11-06', prazo: 'prazo de 5 (cinco) dias úteis' },
    { processo: 'P3', dia: '2026-11-05', prazo: 'prazo de 5 (cinco) dias úteis' },
    { processo: 'P4', dia: '2026-10-01', prazo: 'no prazo legal' },
    { processo: 'P5', dia: '2026-10-01', prazo: 'prazo de 5 dias', fim: '2026-12-01' },
    { processo: 'P6', dia: '2026-10-01', prazo: 'prazo de 5 dias', cancelamento: 'sim' },
  )
  // Publication on Monday the 9th, five business days from the 10th to the 16th.
  const { figures, urgent } = watch.sheets.firstPage!(
    new Map([readOn('2026-11-16'), ['new', fresh]]),
    ABOUT,
  )
  expect(figures).toContainEqual(['Outros sem data, que PODEM TER PASSADO', 3])
  expect(figures).toContainEqual(['Sem data sugerida: leia cada uma', 1])
  expect(urgent!.lines.map(({ label, text }) => [label, text.slice(0, 2)])).toEqual([
    ['PODE TER PASSADO', 'P1'],
    ['PODE TER PASSADO', 'P3'],
    ['01/12/2026', 'P5'],
  ])
})

test.each([
  // Published on Thursday the 1st; the tenth day after it is the 11th.
  ['10 dias corridos', '2026-10-11', false],
  ['10 dias corridos', '2026-10-12', true],
  ['10 dias', '2026-10-12', true],
  ['10 dias úteis', '2026-10-12', false],
  ['uma semana', '2026-10-09', true],
  ['um mês', '2026-10-31', false],
  ['um mês', '2026-11-01', true],
  ['5 (dez) dias', '2026-10-06', false],
  ['24 horas; 15 dias', '2026-10-02', false],
  ['24 horas; 15 dias', '2026-10-03', true],
  ['um ano', '2027-10-01', false],
  ['um ano', '2027-10-02', true],
  ['prazo legal', '2026-10-08', false],
  ['prazo legal', '2026-10-09', true],
])('a term of %s without a date, read on %s → may be past: %s', (prazo, readOn, expected) => {
  expect(mayBePast({ dia: '2026-09-30', prazo: `prazo de ${prazo}` }, readOn)).toBe(expected)
})

test('earlier nights were read → the page says that their deadlines are not here', () => {
  const night = (day: string) => ({ night: day, complete: 1, incomplete: 0, failed: 0 })
  const knowledge = { history: [night('2026-11-13')] }
  const linesOf = (about: typeof ABOUT) =>
    watch.sheets.firstPage!(new Map([readOn('2026-11-16')]), about).lines!.join('\n')
  expect(linesOf({ ...ABOUT, knowledge })).toContain('Os prazos que noites anteriores mostraram')
  expect(linesOf(ABOUT)).not.toContain('noites anteriores')
})

test('more ends than a page has room for → how many others there are', () => {
  const ends = (day: string, times: number) =>
    Array.from({ length: times }, (_, at) => ({ fim: day, processo: `P${at}` }))
  const fresh = count(...ends('2026-11-12', 4), ...ends('2026-12-01', 8))
  const { urgent } = watch.sheets.firstPage!(new Map([['new', fresh]]), ABOUT)
  expect(urgent!.lines.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(urgent!.more).toBe('E mais 1 que já passaram; 2 com data: as abas têm todos.')
})

test('what the base does not have → named in alarms, which come before what was read', () => {
  const nobody = { inscricao: 'OAB/ES 1.002', nomes: 'ninguém com esta inscrição' }
  const stf = { inscricao: '0001234-64.2019.1.00.0000', nomes: 'tribunal fora da base' }
  const collected = [nobody, { inscricao: 'OAB/SP 1', nomes: 'Ana' }, stf]
  const lists = new Map([
    ['lawyers', { lines: 2, tally: new Map<string, number>(), collected }],
    ['coverage', { lines: 2, tally: new Map([['Nenhuma publicação', 2]]) }],
  ])
  const first = watch.sheets.firstPage!(lists, ABOUT)
  expect(first.alarms).toEqual([
    [
      'CONFIRA',
      'A base não conhece OAB/ES 1.002: confira o número e a seccional. Nenhuma publicação, aqui, não prova que não houve.',
    ],
    [
      'CONFIRA',
      'A base não tem o tribunal de 0001234-64.2019.1.00.0000: nenhuma publicação, aqui, não prova que não houve.',
    ],
  ])
})

test('cancelled publications → each named on the first page, up to five', () => {
  const cancelamento = 'Cancelada - 2026-11-12 - erro material'
  const of = (processo: string) => ({
    processo,
    tribunal: 'TJSP',
    dia: '2026-11-10',
    inscricao: 'OAB/SP 1',
    cancelamento,
  })
  const collected = ['1', '2', '3', '4', '5', '6', '7'].map(of)
  const lists = new Map([['cancelled', { lines: 7, tally: new Map<string, number>(), collected }]])
  const told = { parameters: { night: '2026-11-13' }, knowledge: {} }
  const [part] = watch.sheets.firstPage!(lists, told).parts!
  expect(part!.lines).toHaveLength(6)
  expect([part!.lines[0], part!.lines[5]]).toEqual([
    ['1', 'TJSP · de 10/11/2026 · OAB/SP 1 · Cancelada - 12/11/2026 - erro material'],
    ['', 'E mais 2: aba Canceladas.'],
  ])
})
