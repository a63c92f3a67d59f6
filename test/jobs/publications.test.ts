import { describe, expect, test } from 'vitest'
import { readPublications } from '../../jobs/publications/interpret.js'
import {
  checkParameters,
  type PublicationsItem,
  planRow,
} from '../../jobs/publications/plan-row.js'
import { price, readingOf } from '../../jobs/publications/row-reading.js'
import { readings } from '../../jobs/publications/spellings.js'
import type { Parameters, RowFields, StepAnswer } from '../../src/core/job/job.js'
import { translate } from '../../src/messages/index.js'
import { sentence } from '../../src/messages/message-code.js'

describe('a row', () => {
  const planned = (row: RowFields, batch: Parameters = {}) => {
    const plan = planRow(row, batch, { today: '2026-11-24' })
    return plan.is === 'item' ? plan.parameters : plan.problems.map(({ code }) => code)
  }
  const NUMBER = '0001234-47.2019.8.26.0100'
  const PERIOD = { data_inicio: '2026-11-01', data_fim: '2026-11-20' }

  test.each<[RowFields, Parameters, unknown]>([
    [{ oab_numero: 'SP 94719-A' }, {}, { numero_oab: '94719', uf_oab: 'SP' }],
    [{ oab_numero: 'SP 1' }, { numero_oab: '2', uf_oab: 'RJ' }, { numero_oab: '1', uf_oab: 'SP' }],
    [{}, { numero_oab: '094.719', uf_oab: 'rj' }, { numero_oab: '94719', uf_oab: 'RJ' }],
    [{ numero_processo: NUMBER }, {}, { numero_processo: '00012344720198260100' }],
    [{ numero_processo: `${NUMBER}/50001` }, {}, { numero_processo: '00012344720198260100' }],
    [
      {},
      { numero_processo: ` ${NUMBER.replace('-', '–')} ` },
      { numero_processo: '00012344720198260100' },
    ],
    [{ tribunal: 'TJRJ' }, { tribunal: 'TJSP', ...PERIOD }, { tribunal: 'TJRJ', ...PERIOD }],
    [{ texto_busca: 'penhora' }, {}, { q: 'penhora' }],
    [{}, PERIOD, ['row_no_filter']],
    [{ oab_numero: '94719' }, {}, ['row_oab_without_uf']],
    [{ numero_processo: '0001234-48.2019.8.26.0100' }, {}, ['row_not_cnj']],
    [{ texto_busca: 'ab' }, {}, ['row_short_text']],
    [{ texto_busca: 'abc', data_inicio: '2026-11-01' }, {}, ['row_half_period']],
    [{ texto_busca: 'A DEFINIR' }, {}, ['row_placeholder']],
    [{ texto_busca: 'N/A', oab_numero: 'SP 1' }, {}, ['row_placeholder']],
    [{ texto_busca: 'abc', data_fim: '2026-10-01' }, PERIOD, ['row_turned_period']],
    [
      { texto_busca: 'abc', data_inicio: '2062-11-01', data_fim: '2062-11-20' },
      {},
      ['row_future_period'],
    ],
  ])('%j with %j', (row, batch, told) => {
    expect(planned(row, batch)).toEqual(told)
  })

  test.each<[RowFields, Parameters, unknown]>([
    [{ oab_numero: 'SP 94719' }, {}, undefined],
    [{ oab_numero: 'SP 94719-A' }, {}, ['94719-A']],
    [{ oab_numero: '094719-A', oab_uf: 'SP' }, {}, ['94719-A', '094719-A']],
    [{}, { numero_oab: '094.719', uf_oab: 'rj' }, ['094719']],
    [{ oab_numero: 'SP 1' }, { numero_oab: '02', uf_oab: 'RJ' }, undefined],
  ])('%j with %j keeps how its registration is written', (row, batch, spellings) => {
    const plan = planRow(row, batch)
    expect(plan.is === 'item' && plan.item.spellings).toEqual(spellings)
  })

  test('says that the incident of a case is not what is asked for', () => {
    const codes = (value: string) => planRow({ numero_processo: value }, {})
    expect(codes(`${NUMBER}/50001`)).toMatchObject({ notes: [{ code: 'note_case_incident' }] })
    expect(codes(NUMBER)).toMatchObject({ notes: [] })
  })

  test('what no column overrides is wrong before any row is', () => {
    const codes = (given: Parameters, ...columns: string[]) =>
      checkParameters(given, new Set(columns)).map(({ code }) => code)
    expect(codes({ q: 'ab' })).toEqual(['row_short_text'])
    expect(codes({ q: 'ab' }, 'texto_busca')).toEqual([])
    expect(codes({ data_inicio: '2026-11-01' })).toEqual(['row_half_period'])
    expect(codes({ data_inicio: '2026-11-01' }, 'data_fim')).toEqual([])
    expect(codes({ data_inicio: '2026-11-02', data_fim: '2026-11-01' })).toEqual([
      'row_turned_period',
    ])
    expect(codes({ numero_processo: '1' })).toEqual(['row_not_cnj'])
  })

  test('the registration of the batch has to have its state', () => {
    const codes = (given: Parameters) => checkParameters(given, new Set()).map(({ code }) => code)
    expect(codes({ numero_oab: '1' })).toEqual(['need_oab_uf'])
    expect(codes({ uf_oab: 'SP' })).toEqual(['need_oab_uf'])
    expect(codes({ numero_oab: '1', uf_oab: 'SP' })).toEqual([])
    expect(codes({ numero_oab: '1', uf_oab: 'XX' })).toEqual(['row_not_a_uf'])
    expect(codes({})).toEqual([])
  })
})

const ok = (body: unknown): StepAnswer => ({ is: 'answered', status: 200, body })
const REFUSED: StepAnswer = { is: 'refused', status: 400, code: 'bad_request', message: 'não' }
const TOLD = { data_disponibilizacao: '2026-11-03', texto: 'Intimem-se.' }
const item = (id: number, over = {}) => ({ id, ...TOLD, ...over })
const page = (...items: object[]) => ok({ total: items.length, items })
const LAWYER = { nome: 'ANA', numero_oab: '094719', uf_oab: 'SP' }
const named = (numero_oab: string) => ({
  destinatarioadvogados: [{ advogado: { nome: 'ANA', numero_oab, uf_oab: 'SP' } }],
})

function asked(
  parameters: Parameters,
  answer: (path: string) => StepAnswer,
  items: PublicationsItem[] = [{}, {}],
) {
  const answers: StepAnswer[] = []
  const paths: string[] = []
  const asking = { parameters, items, name: '', answers }
  const read = readings.forTask!(parameters, {}).map((reading) => {
    const { path } = readings.request(reading, {})!
    paths.push(path)
    return { ...reading, answer: answer(path) }
  })
  const knowledge = readings.addAnswers(read, {})
  const prices = [price(asking, knowledge).calls]
  for (let call = readingOf(asking, knowledge).next; call && paths.length < 50; ) {
    paths.push(call.path)
    answers.push(answer(call.path))
    prices.push(price(asking, knowledge).calls)
    call = readingOf(asking, knowledge).next
  }
  const told = readPublications(asking, knowledge)
  if (told.is === 'mismatch') throw new Error(told.problem.code)
  expect(told.items[1]!.lists).toBeUndefined()
  const { outcome, figures, notes, lists } = told.items[0]!
  const { cobertura, resultado, publicacoes } = figures
  const codes = notes.map(({ code }) => code)
  return {
    paths,
    prices,
    outcome,
    figures,
    codes,
    lists: lists!,
    told: [cobertura, resultado, publicacoes],
  }
}

describe('a query', () => {
  const BY_WORD = { q: 'penhora' }

  test('that came whole and empty is the only one that finds nothing', () => {
    const { outcome, told, codes } = asked(BY_WORD, () => page())
    expect([outcome, told, codes]).toEqual(['ok', ['COMPLETA', 'nenhuma publicação', '0'], []])
  })

  test.each<[string, StepAnswer]>([
    ['was refused', REFUSED],
    ['has no total', ok({ items: [] })],
    ['has no items', ok({ total: 0 })],
    ['is no record', ok('<html>')],
  ])('whose answer %s failed, and has no number of publications', (_, answer) => {
    const { outcome, told, codes, lists } = asked(BY_WORD, () => answer)
    expect([outcome, told, codes]).toEqual([
      'failed',
      ['FALHOU', 'não lida', undefined],
      ['pub_failed'],
    ])
    expect(lists.cobertura).toMatchObject([{ estado: 'FALHOU' }])
  })

  test('that brought fewer than it tells is not complete, and says how many came', () => {
    const { outcome, told, codes } = asked(BY_WORD, () => ok({ total: 2, items: [item(1)] }))
    expect([outcome, told]).toEqual(['warned', ['INCOMPLETA', 'lida em parte', '1']])
    expect(codes).toEqual(['pub_incomplete'])
  })
})

describe('a registration', () => {
  const BY_OAB = { numero_oab: '94719', uf_oab: 'SP' }
  const spelled = (...numbers: string[]) =>
    ok({ items: numbers.map((numero_oab, id) => ({ id, nome: 'ANA', numero_oab, uf_oab: 'SP' })) })

  test('is asked in every spelling of the base, the plain one first, and each item is told once', () => {
    const { paths, told, lists, codes } = asked(BY_OAB, (path) =>
      path.startsWith('/v1/lawyers')
        ? spelled('094719', '94719-A', '194719')
        : page(item(1, named('94719-A')), item(2, named('94719'))),
    )
    expect(paths.map((path) => /numero_oab=([^&]*)/.exec(path)?.[1])).toEqual([
      '94719',
      '94719',
      '094719',
      '94719-A',
    ])
    expect([told, codes]).toEqual([['COMPLETA', 'lida até o fim', '2'], []])
    expect(lists.publicacoes).toHaveLength(2)
    expect(lists.cobertura!.map(({ grafia }) => grafia)).toEqual(['94719', '094719', '94719-A'])
    expect(lists.porAdvogado).toMatchObject([{ oab: 'SP 94719', nomes: 'ANA', publicacoes: '2' }])
  })

  test.each<[string, StepAnswer, string | undefined]>([
    ['two records of one name', spelled('94719', '094719'), 'ANA'],
    ['no record', spelled(), 'ninguém com esta inscrição'],
    ['a refusal', REFUSED, undefined],
  ])('of which the base tells %s → beside what was found, whose it is', (_, told, nomes) => {
    const { figures } = asked(BY_OAB, (path) => (path.startsWith('/v1/lawyers') ? told : page()))
    expect(figures.nomes).toBe(nomes)
  })

  test('of which the base has no lawyer and no publication → warned of, though all was read', () => {
    const empty = (item?: object) => (path: string) =>
      path.startsWith('/v1/lawyers') ? spelled() : page(...(item ? [item] : []))
    const none = asked(BY_OAB, empty())
    expect([none.outcome, none.codes, none.told[0]]).toEqual(['warned', ['pub_nobody'], 'COMPLETA'])
    expect(asked(BY_OAB, empty(item(1, named('94719')))).codes).toEqual([])
  })

  test('is asked as the rows write it too, though the base does not tell that spelling', () => {
    const lawyers = (path: string) => path.startsWith('/v1/lawyers')
    const rows = [{ spellings: ['94719-B'] }, { spellings: ['94719-A'] }]
    const told = asked(BY_OAB, (path) => (lawyers(path) ? spelled('94719') : page()), rows)
    expect(told.lists.cobertura!.map(({ grafia }) => grafia)).toEqual([
      '94719',
      '94719-A',
      '94719-B',
    ])
    expect([told.told[0], told.prices[0]]).toEqual(['COMPLETA', 3])
    const untold = asked(BY_OAB, (path) => (lawyers(path) ? REFUSED : page()), rows)
    expect(untold.figures.grafias).toBe('94719, 94719-A, 94719-B')
    expect(untold.told[0]).toBe('INCOMPLETA')
  })

  test('of which the spellings are not known is not complete, though all that was asked came', () => {
    const { outcome, told, codes } = asked(BY_OAB, (path) =>
      path.startsWith('/v1/lawyers') ? REFUSED : page(),
    )
    expect([outcome, told]).toEqual(['warned', ['INCOMPLETA', 'lida em parte', '0']])
    expect(codes).toEqual(['pub_incomplete', 'pub_spellings'])
  })

  test('one spelling that failed does not leave the row complete', () => {
    const answer = (path: string) => {
      if (path.startsWith('/v1/lawyers')) return spelled('94719', '094719')
      return path.includes('=094719') ? REFUSED : page(item(1, named('94719')))
    }
    const { outcome, told, lists } = asked(BY_OAB, answer)
    expect([outcome, told]).toEqual(['warned', ['INCOMPLETA', 'lida em parte', '1']])
    expect(lists.cobertura!.map(({ estado }) => estado)).toEqual(['COMPLETA', 'FALHOU'])
  })

  test('an item that names another is told to be checked; one that names nobody is not', () => {
    const items = [item(1, named('94719')), item(2, named('7')), item(3)]
    const { codes, lists } = asked(BY_OAB, (path) => {
      if (path.startsWith('/v1/lawyers')) return spelled('94719')
      return path === '/v1/communications/3' ? ok(item(3)) : page(...items)
    })
    expect(codes).toEqual(['pub_check'])
    expect(lists.publicacoes!.map(({ nomeia }) => nomeia)).toEqual([
      'sim',
      'NÃO: conferir',
      'não informado',
    ])
  })

  test.each([
    ['the day of availability', { data_disponibilizacao: null }],
    ['the text', { texto: null }],
  ])('items that do not tell %s in a field we know → complete, and said', (_, over) => {
    const items = [item(1, { ...named('94719'), ...over })]
    const { codes, outcome } = asked(BY_OAB, (path) =>
      path.startsWith('/v1/lawyers') ? spelled('94719') : page(...items),
    )
    expect([outcome, codes]).toEqual(['warned', ['publication_untold']])
  })

  test('an item of the list without lawyers is asked for its detail, which tells them', () => {
    const { paths, figures, codes, lists } = asked(BY_OAB, (path) => {
      if (path.startsWith('/v1/lawyers')) return spelled('94719')
      if (path === '/v1/communications/3') return ok({ ...item(3), lawyers: [LAWYER] })
      return path === '/v1/communications/4'
        ? REFUSED
        : page(item(2, named('94719')), item(3), item(4))
    })
    expect(paths.slice(2)).toEqual(['/v1/communications/3', '/v1/communications/4'])
    expect(lists.publicacoes!.map(({ nomeia }) => nomeia)).toEqual(['sim', 'sim', 'não informado'])
    expect([figures.detalhes, codes]).toEqual(['1 de 2', ['pub_details']])
  })

  test('a detail with another id than was asked for → not taken for it, and said', () => {
    const { figures, codes, lists } = asked(BY_OAB, (path) => {
      if (path.startsWith('/v1/lawyers')) return spelled('94719')
      return path === '/v1/communications/3'
        ? ok({ ...item(4), texto: 'outro', lawyers: [LAWYER] })
        : page(item(3))
    })
    expect([figures.detalhes, codes]).toEqual(['0 de 1', ['pub_details']])
    expect(lists.publicacoes).toMatchObject([{ id: '3', nomeia: 'não informado' }])
  })

  test('what the answers tell of the price is told before the calls that it is of', () => {
    const listed = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => item(from + at, named('94719')))
    const answers: [RegExp, StepAnswer][] = [
      [/^\/v1\/lawyers/, spelled('94719', '094719')],
      [/^\/v1\/communications\//, ok({ id: 900 })],
      [/=094719/, page(item(900))],
      [/limit=1&/, ok({ total: 251, items: listed(0, 1) })],
      [/offset=199/, ok({ total: 251, items: listed(199, 251) })],
      [/offset=0/, ok({ total: 251, items: listed(0, 200) })],
    ]
    const { prices } = asked(BY_OAB, (path) => answers.find(([of]) => of.test(path))![1])
    // Two spellings; the total of the first brings a page and its confirmation; an item has no lawyers.
    expect(prices).toEqual([2, 4, 4, 4, 5, 5])
  })
})

test.each([
  [1, 'pt', /^1 publicação não nomeia /, / de 1 publicação /],
  [2, 'pt', /^2 publicações não nomeiam /, / de 2 publicações /],
  [1, 'en', /^1 publication does not name /, / of 1 publication /],
  [2, 'en', /^2 publications do not name /, / of 2 publications /],
] as const)('%i publication to check, in %s → the words agree with the number', (count, language, check, details) => {
  expect(translate(language, sentence('pub_check', { count }))).toMatch(check)
  expect(translate(language, sentence('pub_details', { count }))).toMatch(details)
})
