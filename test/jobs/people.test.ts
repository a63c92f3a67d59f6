import { describe, expect, test } from 'vitest'
import { readPeople } from '../../jobs/people/interpret.js'
import { checkParameters, planRow } from '../../jobs/people/plan-row.js'
import { nextCall } from '../../jobs/people/request.js'
import type { Parameters, RowFields, StepAnswer } from '../../src/core/job/job.js'

const LAWYERS: Parameters = { who: 'lawyers', details: 'single' }

describe('a row', () => {
  const planned = (row: RowFields, batch = LAWYERS) => {
    const plan = planRow(row, batch)
    return plan.is === 'item' ? [plan.parameters, plan.item] : plan.problems.map(({ code }) => code)
  }

  test.each<[RowFields, unknown]>([
    [{ oab_numero: 'SP 94719-A' }, [{ ...LAWYERS, numero_oab: '94719', uf_oab: 'SP' }, {}]],
    [
      { oab_numero: '94719', oab_uf: ' sp', advogado_nome: 'Ana  Lima' },
      [{ ...LAWYERS, numero_oab: '94719', uf_oab: 'SP' }, { nome: 'Ana Lima' }],
    ],
    [{ advogado_nome: 'Ana  Lima' }, [{ ...LAWYERS, nome: 'Ana Lima' }, {}]],
    [{ advogado_nome: 'Ana ', sobrenome: 'Lima' }, [{ ...LAWYERS, nome: 'Ana Lima' }, {}]],
    [
      { advogado_nome: 'Ana Lima', oab_uf: 'Paraná' },
      [{ ...LAWYERS, nome: 'Ana Lima', uf_oab: 'PR' }, {}],
    ],
    [{ advogado_nome: 'Ana Lima', oab_uf: 'XX' }, ['row_not_a_uf']],
    [{ oab_numero: '94719', advogado_nome: 'Ana Lima' }, ['row_oab_without_uf']],
    [{ oab_numero: 'SP 94719', oab_uf: 'RJ' }, ['row_oab_two_ufs']],
    [{ oab_numero: 'SP 94719', oab_uf: 'XX' }, ['row_not_a_uf']],
    [{}, ['row_nobody_to_look_for']],
  ])('%j', (row, told) => {
    expect(planned(row)).toEqual(told)
  })

  test.each<[who: string, string, string]>([
    ['lawyers', 'SOUZA, Maria', 'row_name_turned'],
    ['lawyers', 'Maria Souza/João Lima', 'row_several_names'],
    ['lawyers', 'Maria Souza (substabelecida)', 'row_name_with_title'],
    ['parties', 'Maria Souza - autora', 'row_name_with_title'],
    ['parties', 'João Lima vulgo Tatu', 'row_name_with_title'],
    ['parties', 'Espólio de Maria Souza, rep. por João Lima', 'row_several_names'],
    ['parties', 'Banco Sul S/A e/ou Banco Norte', 'row_several_names'],
    ['parties', 'Maria Souza | João Lima', 'row_several_names'],
    ['parties', 'JOSE CARLOS DE ALM...', 'row_not_a_name'],
    ['parties', 'Maria Sou…', 'row_not_a_name'],
    ['parties', 'Maria S?uza', 'row_name_lost_letters'],
    ['parties', 'SIGILOSO', 'row_nobody_to_look_for'],
    ['parties', 'Terceiros interessados', 'row_nobody_to_look_for'],
    ['lawyers', 'Dra. Maria Souza', 'row_name_with_title'],
    ['lawyers', 'Dr(a). Maria Souza', 'row_name_with_title'],
    ['lawyers', 'ADVOGADO João Lima', 'row_name_with_title'],
    ['lawyers', 'Maria Souza (sócia)', 'row_name_with_title'],
    ['parties', 'João da Silva (falecido)', 'row_name_with_title'],
    ['parties', 'Sr. João da Silva', 'row_name_with_title'],
    ['parties', 'Dr. Oetker Brasil Ltda.', ''],
    ['parties', 'Citibank (Brasil) S.A.', ''],
    ['lawyers', 'Maria Souza e outros', 'row_several_names'],
    ['lawyers', 'Maria Souza, outras', 'row_several_names'],
    ['parties', 'Maria Souza + 2', 'row_several_names'],
    ['parties', 'Souza & Filhos Ltda', ''],
    ['lawyers', 'Mar1a Souza', 'row_name_with_digits'],
    ['parties', 'MARIA S0UZA', 'row_name_with_digits'],
    ['parties', 'J0ão da Silva', 'row_name_with_digits'],
    ['parties', '3M do Brasil Ltda', ''],
    ['parties', 'G4S Vigilância', ''],
    ['lawyers', 'Drauzio Varella', ''],
    ['lawyers', 'Adva Pereira', ''],
  ])('of %s called %j → %j, before anything is paid', (who, name, code) => {
    const row = who === 'lawyers' ? { advogado_nome: name } : { parte_nome: name }
    const told = planRow(row, { who, details: 'none' })
    expect(told.is === 'item' ? '' : told.problems[0]!.code).toBe(code)
  })

  test('of a party is asked by its name alone', () => {
    const batch = { who: 'parties', details: 'none', tipo: 'A' }
    const row = { oab_numero: 'SP 1', advogado_nome: 'Bia', parte_nome: 'Ana' }
    expect(planned(row, batch)).toEqual([{ ...batch, nome: 'Ana' }, {}])
  })
})

test.each<[Parameters, string[], string[]]>([
  [{}, ['advogado_nome'], ['need_who']],
  [{ who: 'lawyers' }, ['cliente'], ['need_people_column']],
  [{ who: 'parties' }, ['oab_numero'], ['need_people_column']],
  [{ who: 'lawyers' }, ['oab_numero'], []],
  [{ who: 'parties' }, ['parte_nome'], []],
  [{ who: 'parties' }, ['advogado_nome'], ['need_people_column']],
])('parameters %j with columns %j', (given, columns, codes) => {
  expect(checkParameters(given, new Set(columns)).map(({ code }) => code)).toEqual(codes)
})

const ok = (body: unknown): StepAnswer => ({ is: 'answered', status: 200, body })
const NOT_FOUND: StepAnswer = { is: 'refused', status: 404, code: 'not_found', message: 'gone' }
const lawyer = (id: number, numero_oab: string, uf_oab = 'SP', nome = 'ANA LIMA') => ({
  id,
  nome,
  numero_oab,
  uf_oab,
})

/** Answers call after call, as long as the job asks; gives the paths and what was read. */
function asked(parameters: Parameters, answer: (path: string) => StepAnswer, nome?: string) {
  const answers: StepAnswer[] = []
  const paths: string[] = []
  const asking = { parameters, items: [nome === undefined ? {} : { nome }, {}], name: '', answers }
  for (let call = nextCall(asking); call && paths.length < 50; call = nextCall(asking)) {
    paths.push(call.path)
    answers.push(answer(call.path))
  }
  const told = readPeople(asking)
  if (told.is === 'mismatch') throw new Error(told.problem.code)
  const [first, second] = told.items
  expect(second!.lists).toBeUndefined()
  return { paths, first: first!, codes: first!.notes.map(({ code }) => code) }
}

describe('lawyers', () => {
  const BY_OAB = { ...LAWYERS, numero_oab: '94719', uf_oab: 'SP' }
  const spellings = [lawyer(1, '94719'), lawyer(2, '094719-A'), lawyer(9, '194719')]
  const profile = (path: string) =>
    ok({ id: path.split('/').at(-1), processos: [{ numero_processo: `${path} x` }] })

  test('one registration in several spellings is one person, and each spelling has its profile', () => {
    const { paths, first, codes } = asked(BY_OAB, (path) =>
      path.includes('?') ? ok({ items: spellings }) : profile(path),
    )
    expect(paths).toEqual([
      '/v1/lawyers?numero_oab=94719&uf_oab=SP',
      '/v1/lawyers/1',
      '/v1/lawyers/2',
    ])
    expect(codes).toEqual([])
    expect(first).toMatchObject({
      outcome: 'ok',
      figures: { consulta: 'Uma pessoa', oab: 'SP 94719', pessoas: '1', processos: '2' },
      lists: { processos: [{ grafia: '94719' }, { grafia: '094719-A' }] },
    })
  })

  test('a record that stands twice in the list → its profile is asked once, and shown at both', () => {
    const twice = [...spellings, ...spellings]
    const { paths, first } = asked(BY_OAB, (path) =>
      path.includes('?') ? ok({ items: twice }) : profile(path),
    )
    expect(paths.slice(1)).toEqual(['/v1/lawyers/1', '/v1/lawyers/2'])
    expect(first.lists!.encontrados!.map(({ perfil }) => perfil)).toEqual(Array(4).fill('lido'))
    expect(first.figures).toMatchObject({ processos: '2' })
  })

  test.each<[string, (id: number) => object]>([
    ['itself', (id) => ({ ...lawyer(id, '7'), processos: [{ numero_processo: 'x' }] })],
    ['a record of its own', (id) => ({ lawyer: lawyer(id, '7'), processos: [{ numero: 'x' }] })],
  ])('a profile with another id than was asked for, in %s → not taken for it', (_, told) => {
    const { first, codes } = asked(BY_OAB, (path) =>
      ok(path.includes('?') ? { items: [spellings[0]] } : told(2)),
    )
    expect([first.outcome, codes]).toEqual(['warned', ['people_profile_missing']])
    expect(first.lists!.processos).toEqual([])
    const right = asked(BY_OAB, (path) =>
      ok(path.includes('?') ? { items: [spellings[0]] } : told(1)),
    )
    expect(right.codes).toEqual([])
  })

  test('a record that does not show its registration is not another one, and is told', () => {
    const items = [{ id: 7, nome: 'ANA LIMA', inscricao: '94719' }]
    const { paths, first, codes } = asked(BY_OAB, (path) =>
      path.includes('?') ? ok({ items }) : profile(path),
    )
    expect(paths.slice(1)).toEqual(['/v1/lawyers/7'])
    expect(first.figures).toMatchObject({ consulta: 'Uma pessoa', nome: 'ANA LIMA', oab: '' })
    expect(codes).toEqual(['people_registration_unshown'])
    const linked = [{ id: 7, advogado: lawyer(7, '94719') }]
    expect(asked(BY_OAB, () => ok({ items: linked })).codes).not.toContain(
      'people_registration_unshown',
    )
  })

  test('a name beside the registration that nobody of it has is told', () => {
    const answer = (path: string) => (path.includes('?') ? ok({ items: spellings }) : profile(path))
    expect(asked(BY_OAB, answer, 'Ána  lima').codes).toEqual([])
    expect(asked(BY_OAB, answer, 'Bia Souza').codes).toEqual(['people_name_differs'])
  })

  test('of two people of a name none is chosen, and no profile is asked', () => {
    const items = [lawyer(1, '1'), lawyer(2, '1', 'RJ'), lawyer(3, '2', 'SP', 'MARIANA LIMA')]
    const { paths, first, codes } = asked({ ...LAWYERS, nome: 'Ana Lima' }, () => ok({ items }))
    expect(paths).toEqual(['/v1/lawyers?nome=Ana%20Lima'])
    expect(codes).toEqual(['people_several'])
    expect(first.figures).toMatchObject({ consulta: 'Várias pessoas', pessoas: '3' })
    expect(first.lists!.encontrados!.map(({ igual }) => igual)).toEqual([
      'igual',
      'igual',
      'contém',
    ])
    const all = asked({ ...LAWYERS, details: 'all', nome: 'Ana Lima' }, (path) =>
      path.includes('?') ? ok({ items }) : profile(path),
    )
    expect(all.paths).toHaveLength(4)
  })

  test('a name and a state → both are asked, and records of other states are others', () => {
    const items = [lawyer(1, '1', 'PR'), lawyer(2, '1', 'RJ')]
    const parameters = { ...LAWYERS, nome: 'Ana Lima', uf_oab: 'PR' }
    const { paths, first } = asked(parameters, (path) =>
      path.includes('?') ? ok({ items }) : profile(path),
    )
    expect(paths).toEqual(['/v1/lawyers?uf_oab=PR&nome=Ana%20Lima', '/v1/lawyers/1'])
    expect(first.figures).toMatchObject({ consulta: 'Uma pessoa', oab: 'PR 1' })
  })

  test('200 records may be fewer than there are', () => {
    const items = Array.from({ length: 200 }, (_, at) => lawyer(at, String(at + 1)))
    const { first, codes } = asked({ ...LAWYERS, nome: 'Ana' }, () => ok({ items }))
    expect(codes).toEqual(['people_cut', 'people_several'])
    expect(first.figures.completa).toBe('NÃO')
    const others = asked({ ...BY_OAB, numero_oab: '777' }, () => ok({ items }))
    expect(others.first.figures.consulta).toBe('Não se sabe')
    expect(others.codes).toEqual(['people_cut'])
  })

  test('nobody, an answer without a list, a refusal and a missing profile are four things', () => {
    const outcome = (answer: StepAnswer) => {
      const { first, codes } = asked(BY_OAB, (path) => (path.includes('?') ? answer : NOT_FOUND))
      return [first.outcome, first.figures.consulta, codes]
    }
    expect(outcome(ok({ items: [] }))).toEqual(['warned', 'Ninguém', ['people_none']])
    const unread = ['warned', 'Resposta não reconhecida', ['people_unreadable']]
    expect(outcome(ok({ nome: 'x' }))).toEqual(unread)
    expect(outcome(NOT_FOUND)).toEqual(['rejected', undefined, ['row_refused']])
    const missing = ['warned', 'Uma pessoa', ['people_profile_missing']]
    expect(outcome(ok([lawyer(1, '94719')]))).toEqual(missing)
  })

  test.each([
    2 ** 60,
    1.5,
  ])('an id that is no whole number to its last digit, %d → shown, and no profile asked for', (id) => {
    const { paths, first } = asked(BY_OAB, () => ok([lawyer(id, '94719')]))
    expect([paths.length, first.figures.consulta]).toEqual([1, 'Uma pessoa'])
  })
})

describe('parties', () => {
  const parameters = { who: 'parties', details: 'single', nome: 'Banco' }
  const all = Array.from({ length: 250 }, (_, id) => ({ id, nome: `Banco ${id}`, tipo: 'P' }))
  const page = (path: string, total = all.length) => {
    const query = new URLSearchParams(path.split('?')[1])
    const offset = Number(query.get('offset'))
    return ok({ total, items: all.slice(offset, offset + Number(query.get('limit'))) })
  }

  test('are read page after page, to the proof that none is missing', () => {
    const { paths, first, codes } = asked(parameters, page)
    expect(paths).toHaveLength(3)
    expect(codes).toEqual(['people_several'])
    expect(first.figures).toMatchObject({ pessoas: '250', completa: 'sim' })
  })

  test('a list that could not be read to its end is told, and is not complete', () => {
    const { first, codes } = asked(parameters, (path) =>
      path.includes('offset=0') ? page(path) : NOT_FOUND,
    )
    expect(codes).toEqual(['people_incomplete', 'people_several'])
    expect(first.figures.completa).toBe('NÃO')
  })

  test('one of the name has its profile', () => {
    const one = { id: 7, nome: 'Banco Só', tipo: 'A' }
    const { paths, first } = asked(parameters, (path) =>
      path.includes('?') ? ok({ total: 1, items: [one] }) : ok({ ...one, processos: [] }),
    )
    expect(paths.at(-1)).toBe('/v1/parties/7')
    expect(first).toMatchObject({
      outcome: 'ok',
      figures: { consulta: 'Uma pessoa', processos: '0' },
    })
  })
})

test('nobody under a type that no list verifies → not known, and not nobody', () => {
  const parameters = { who: 'parties', details: 'none', nome: 'Ana', tipo: 'autor' }
  const answers = [ok({ total: 0, items: [] })]
  const asking = { parameters, items: [{}], name: '', answers }
  const told = readPeople(asking, { verifiesFilters: true })
  expect(told).toMatchObject({
    items: [{ figures: { consulta: 'Não se sabe' }, notes: [{ code: 'people_type_unverified' }] }],
  })
  expect(readPeople(asking)).toMatchObject({ items: [{ figures: { consulta: 'Ninguém' } }] })
})

test.each([
  ['ANA LIMA', []],
  ['Ana Lima', []],
  ['ANA LIMA DE SOUZA', ['people_contains']],
])('the one whom the name "Ana Lima" found is called %s → %j', (nome, codes) => {
  const parameters = { who: 'parties', details: 'none', nome: 'Ana Lima' }
  const answers = [ok({ items: [{ id: 3, nome }], total: 1 })]
  const asking = { parameters, items: [{}], name: '', answers }
  const told = readPeople(asking, { comparesNames: true })
  const [row] = told.is === 'read' ? told.items : []
  expect(row!.notes.map(({ code }) => code)).toEqual(codes)
  expect(row!.outcome).toBe(codes.length > 0 ? 'warned' : 'ok')
})
