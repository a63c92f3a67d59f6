import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { accept } from '../../src/accept/accept.js'
import type { Field } from '../../src/core/job/job.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { accepting } from './support/accepted.js'
import { cnj } from './support/cases.js'

const folder = testFolder()
const { accepted, refused } = accepting()
const A = cnj(1_000_420)
const HEADER = 'Processo;Cliente;Vencimento;Valor'
const ITEM = `${A};Ana;15/03/2018;10,00`

describe('another table above the header', () => {
  test.each([
    [
      'with its own header',
      ['Cliente;Data;Valor', 'João;15/03/2019;1.000,00', 'Total;;1.000,00'],
      ['2'],
    ],
    ['without one', ['João;15/03/2019;1.000,00', 'Maria;15/03/2019;2.000,00'], ['1', '2']],
    ['of cases that lack the rest', [`${A};João;;`, 'a conferir;;;'], ['1']],
    [
      'with a header, and lines that cannot be read',
      ['Cliente;Data;Valor', 'João;a apurar;'],
      ['1'],
    ],
  ])('%s asks: it is no title', async (_, above, lines) => {
    const found = await refused([...above, '', HEADER, ITEM].join('\n'))
    expect(found).toMatchObject({ status: 4, codes: ['ask_items_above'] })
    expect(found.sentences[0]!.facts).toEqual({ header: above.length + 2, lines })
  })

  test('titles, their dates and a sum above it are titles', async () => {
    const above = ['Carteira;Ana', 'Posição em:;31/12/2024;Linhas:;35', 'Total;31/12/2024;10,00']
    const { lines } = await accepted([...above, HEADER, ITEM].join('\n'))
    expect(lines).toMatchObject({ 1: 'title', 2: 'title', 3: 'title', 4: 'header' })
  })

  test('of lawyers, above a header with more columns, asks', async () => {
    const fields: Field[] = [
      { name: 'oab_numero', type: 'oab', asked: true },
      { name: 'oab_uf', type: 'text' },
      { name: 'responsavel_email', type: 'text' },
    ]
    const file = folder.path('lista.csv')
    const text = 'OAB;Nome\nSP 111;A\nSP 222;B\n\nOAB;UF;Nome;E-mail\n333;SP;C;c@x.com.br\n'
    await writeFile(file, text)
    const options = { map: {}, given: {}, lastYear: 2026 }
    await expect(accept(file, fields, options)).rejects.toMatchObject({
      status: 4,
      sentences: [{ code: 'ask_items_above', facts: { header: 5, lines: ['2', '3'] } }],
    })
  })
})

describe('another table below the first', () => {
  test.each([
    ['of payments', 'Processo;Parte;Data do pagamento;Valor pago'],
    ['of the same columns in another order', 'Cliente;Processo;Valor;Vencimento'],
    ['of other columns', 'Índice;Multa;Data base;Principal'],
    ['of payments, two words of it unknown', 'Autos;Executado;Pagto em;Valor pago'],
    ['in another order, half unknown', 'Devedor;Quantia;Nº da ação;Dia'],
    ['in another order, one word known', 'Sacado;Título;Emitido;Multa aplicada'],
  ])('%s asks at its header', async (_, header) => {
    const found = await refused([HEADER, ITEM, '', header, ITEM].join('\n'))
    expect(found).toMatchObject({
      status: 4,
      sentences: [{ code: 'ask_other_header', facts: { line: 4, header: 1 } }],
    })
  })

  test.each([
    ['an error of a formula among its words', 'Título;Sacado;#N/D;Multa aplicada', ITEM],
    ['no line of values below it', 'Sacado;Título;Emitido;Multa aplicada', '15/03/2019;;;'],
  ])('words half known, %s → a rejected row, and no header', async (_, line, below) => {
    const { lines } = await accepted([HEADER, ITEM, line, below].join('\n'))
    expect(lines[3]).toMatch(/^!cell_.*cell_not_a_number$/)
  })

  test('words in the place of a date and an amount, and none of headings → rejected rows', async () => {
    const lines = ['sem nº;Ana Principal;sem data;a apurar', 'Ana;Cível;ilíquido;não apurado']
    const result = await accepted([HEADER, ITEM, ...lines, ITEM].join('\n'))
    expect(result.lines[3]).toMatch(/^!/)
    expect(result.lines[4]).toMatch(/^!/)
  })

  test('words of headings in a line that lacks its values are no header', async () => {
    const lines = ['Multa;Juros de mora;SIGILOSO;SIGILOSO', 'Ana;Principal;Vencimento;10,00']
    const result = await accepted([HEADER, ITEM, ...lines].join('\n'))
    expect(result.lines[3]).toMatch(/^!/)
    expect(result.lines[4]).toMatch(/^!/)
  })
})
