import { writeFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { accept } from '../../src/accept/accept.js'
import { readCaseNumber } from '../../src/accept/cells/case-number.js'
import { readOab } from '../../src/accept/cells/oab.js'
import { UserError } from '../../src/core/errors.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { cnj } from './support/cases.js'

const folder = testFolder()
const OPTIONS = { map: {}, given: {}, lastYear: 2026 }
const A = cnj(1_234)

/** What each line was taken for: `row`, `rejected`, or what it was ignored as. */
async function kinds(job: string, lines: string[]): Promise<Record<number, string>> {
  const path = folder.path('lista.csv')
  await writeFile(
    path,
    `${lines.map((line) => `"${line.replaceAll('"', '""').replaceAll(';', '";"')}"`).join('\n')}\n`,
  )
  const accepted = await accept(path, jobs.get(job)!.fields, OPTIONS)
  const found: Record<number, string> = {}
  for await (const { line, ignored, problems } of accepted.rows()) {
    found[line] = ignored ?? (problems.length > 0 ? 'rejected' : 'row')
  }
  await accepted.close()
  return found
}

const dress = fc.constantFrom<((value: string) => string)[]>(
  (value) => value,
  (value) => `*${value}`,
  (value) => `* ${value}`,
  (value) => `** ${value} **`,
  (value) => `${value}*`,
  (value) => `"${value}"`,
  (value) => `“${value}”`,
  (value) => `(${value})`,
  (value) => `[${value}]`,
  (value) => `${value} (principal)`,
  (value) => `${value} - urgente`,
  (value) => `\u200b${value}\ufeff`,
  (value) => `\u00a0${value}\u202f`,
)
const label = fc.constantFrom<((value: string) => string)[]>(
  (value) => value,
  (value) => `Obs: ${value}`,
  (value) => `OBS.: ${value}`,
  (value) => `Nota: ${value}`,
  (value) => `Legenda: ${value}`,
)

const number = fc.integer({ min: 1, max: 9_999_999 }).map((sequence) => cnj(sequence))
const oab = fc
  .tuple(fc.constantFrom('SP', 'RS', 'BA'), fc.integer({ min: 1_000, max: 999_999 }))
  .chain(([uf, digits]) =>
    fc.constantFrom(`OAB/${uf} ${digits}`, `${uf}${digits}`, `${digits}/${uf}`),
  )
const file = fc.integer({ min: 1, max: 999 }).map((n) => `sentenca ${n}.pdf`)
const person = fc.constantFrom('Maria da Silva', 'João Souza', 'Oficina São João')

/** Lists: the header, an ordinary line and the first column's values. */
const LISTS: [string, string, string, fc.Arbitrary<string>][] = [
  ['dossier', 'Processo;Cliente', `${A};Ana`, number],
  ['watch', 'Processo;Cliente', `${A};Ana`, number],
  ['watch', 'OAB;Cliente', 'OAB/SP 94.719;Ana', oab],
  ['publications', 'OAB;Cliente', 'OAB/SP 94.719;Ana', oab],
  ['publications', 'Processo;Termo', `${A};dano moral`, number],
  ['publications', 'Termo;Tribunal', 'dano moral;TJSP', fc.constantFrom('dano moral', 'Banco X')],
  ['people', 'OAB;Advogado', 'OAB/SP 94.719;Ana Lima', oab],
  ['people', 'Parte;Ref', 'Ana Lima;1', person],
  ['extract', 'Arquivo;Cliente', 'contrato.pdf;Ana', file],
  [
    'recalc',
    'ID do cálculo;Cliente',
    'calc-0001;Ana',
    fc.nat(9999).map((n) => `calc-${n + 10_000}`),
  ],
  ['calc', 'Processo;Cliente', `${A};Ana`, number],
]

describe('a value that an item is known by, whatever stands around it', () => {
  test.each(
    LISTS,
  )('in a list of %s (%s) → a row, never ignored', async (job, header, item, value) => {
    const line = fc.tuple(value, dress, label).map(([one, around, before]) => before(around(one)))
    await fc.assert(
      fc.asyncProperty(line, fc.nat(3), async (text, at) => {
        const lines = [item, item, item]
        lines.splice(at, 0, `${text};`)
        const found = await kinds(job, [header, ...lines])
        expect(found[at + 2]).toMatch(/^(?:row|rejected)$/)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['dossier', 'Processo;Cliente', `${A};Ana`],
    ['watch', 'Processo;Cliente', `${A};Ana`],
    ['publications', 'Processo;Termo', `${A};dano moral`],
  ])('case number with «conferir» in a list of %s → asked, never ignored', async (job, header, item) => {
    const doubtful = `${A} - conferir;Bia`
    const asked = await kinds(job, [header, item, doubtful]).catch((error) => error)
    expect(asked).toMatchObject({ status: 4, sentences: [{ code: 'ask_doubtful_keys' }] })
  })

  test.each([
    ['watch', 'OAB;Cliente', 'OAB/SP 94.719;Ana'],
    ['publications', 'OAB;Cliente', 'OAB/SP 94.719;Ana'],
    ['people', 'OAB;Advogado', 'OAB/SP 94.719;Ana Lima'],
  ])('registration with «conferir» in a list of %s → rejected, never ignored', async (job, header, item) => {
    const doubtful = 'OAB/SP 94.719 - conferir;Bia'
    expect((await kinds(job, [header, item, doubtful]))[3]).toBe('rejected')
  })

  test.each(['correct', 'update'])('in a table of debts of %s → a row', async (job) => {
    const item = [A, '15/03/2018', '10,00']
    const line = fc
      .tuple(dress, fc.nat(2), fc.boolean())
      .map(([around, column, isAlone]) =>
        item.map((text, at) => (at === column ? around(text) : isAlone ? '' : text)).join(';'),
      )
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        const lines = ['Processo;Vencimento;Valor', item.join(';'), text, item.join(';')]
        expect((await kinds(job, lines))[3]).toMatch(/^(?:row|rejected)$/)
      }),
      { numRuns: 80 },
    )
  })
})

describe('a line of values, no header above it → it is not taken for the header', () => {
  test.each([
    ['extract', ['Peça;Tipo de peça', 'Arquivo 01.pdf;x', 'Arquivo 02.pdf;x']],
    ['extract', ['Peça;Classe', 'Arquivo 01;x', 'Arquivo 02;x']],
    ['dossier', [`Processo nº ${A};Ana`, `Processo nº ${cnj(7)};Ana`]],
    ['watch', ['OAB nº 94.719/SP;Ana', 'OAB nº 50.001/RS;Ana']],
    ['people', ['Cliente Feliz Ltda;Contrato Fácil', 'Comarca Obras Ltda;Grupo Bom']],
  ])('%s asks for the header', async (job, lines) => {
    const asked = await kinds(job, lines).catch((error) => error)
    expect(asked).toBeInstanceOf(UserError)
    expect(asked).toMatchObject({ status: 4 })
  })

  test.each([
    ['extract', ['contrato.pdf;Ana', 'Arquivo;Cliente', 'sentenca.pdf;Ana']],
    ['dossier', [`Processo nº ${A};Ana`, 'Processo;Cliente', `${A};Ana`]],
  ])('%s, above the header → asks about the lines above', async (job, lines) => {
    const asked = await kinds(job, lines).catch((error) => error)
    expect(asked).toMatchObject({ status: 4, sentences: [{ code: 'ask_items_above' }] })
  })
})

describe('words around a number are no reason to refuse it', () => {
  test.each([
    `Proc. nº ${A}`,
    `PJEC ${A}`,
    `ATOrd ${A}`,
    `${A} (principal)`,
    `* ${A}`,
    `“${A}”`,
    `${A} - 3ª Vara Cível`,
    `Autos nº: ${A}`,
    `https://pje.tjsp.jus.br/consulta?numero=${A}&x=1`,
  ])('%s → its number', (text) => {
    expect(readCaseNumber(text)).toEqual({ text: A })
  })

  test('number with «e apensos» → its number, and a note of what is left', () => {
    expect(readCaseNumber(`${A} e apensos`)).toEqual({ text: A, note: 'note_case_left_out' })
  })

  test.each([
    `Apenso ao processo ${A}`,
    `${A} e ${cnj(9)}`,
    `Obs: ${A}`,
    `Recurso no proc. ${A}`,
  ])('%s may tell of another case → stays as it is', (text) => {
    expect(readCaseNumber(text)).toEqual({ text })
  })

  test.each([
    '*OAB/SP 94.719',
    'OAB/SP 94.719 (suplementar)',
    '"94.719/SP"',
    '94.719 (SP)',
  ])('%s → its registration', (text) => {
    expect(readOab(text)).toEqual({ is: 'value', value: 'SP 94719' })
  })
})

test.each([
  ['watch', ['Carteira;OAB', '12 processos;955 SP', '3 processos;123456/SP', '1 processo;871 RJ']],
  ['recalc', ['Pasta;ID do cálculo', '10 cálculos;45', 'A;46', '3 processos;47']],
])('%s, a count of something beside the key of an item → a row', async (job, lines) => {
  expect(await kinds(job, lines)).toEqual({ 1: 'header', 2: 'row', 3: 'row', 4: 'row' })
})

test.each([
  [['Processo', A, 'Processo', cnj(5_678)]],
  [['Processo;Cliente', `${A};Ana`, 'Processo;', `${cnj(5_678)};Bia`]],
  [['Processo;Cliente', `${A};Ana`, 'PROCESSO:;Cliente', `${cnj(5_678)};Bia`]],
])('dossier, a heading row again in the middle of %j → ignored as a header', async (lines) => {
  expect(await kinds('dossier', lines)).toEqual({ 1: 'header', 2: 'row', 3: 'header', 4: 'row' })
})
