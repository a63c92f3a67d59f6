import { describe, expect, test } from 'vitest'
import { accepting } from './support/accepted.js'
import { cnj } from './support/cases.js'
import { day, workbook } from './support/workbook.js'

const { accepted, refused } = accepting()
const A = cnj(1_000_420)
const DAY = day('2018-03-15')

/** Two lines of headings; the title of a group is merged over C and D. */
async function grouped(group: string, lower: string[]) {
  return workbook({
    P: {
      rows: [
        ['Processo', 'Vencimento', group],
        [null, null, ...lower],
        [A, DAY, 10, 2],
      ],
      make: (sheet) => {
        for (const range of ['A1:A2', 'B1:B2', 'C1:D1']) sheet.mergeCells(range)
      },
    },
  })
}

describe('the title of a group says what the headings below it do not', () => {
  test.each([
    ['Valores (R$)', ['Principal', 'Multa'], 'ask_group_reais', 'multa_percentual'],
    ['Valores em reais', ['Principal', 'Juros'], 'ask_group_reais', 'juros_percentual'],
    ['Valores atualizados', ['Principal', 'Obs'], 'ask_group_title', 'valor'],
    ['Montantes corrigidos', ['Principal', 'Obs'], 'ask_group_title', 'valor'],
    ['Pagamentos efetuados', ['Valor', 'Obs'], 'ask_group_title', 'valor'],
    ['Valores em US$', ['Principal', 'Obs'], 'ask_group_title', 'valor'],
  ])('%s over %j asks', async (group, lower, code, field) => {
    const found = await refused(await grouped(group, lower))
    expect(found).toMatchObject({ status: 4, sentences: [{ code, facts: { field, group } }] })
  })

  test.each([
    ['Valores (R$)', ['Principal', 'Obs']],
    ['Valores (R$)', ['Principal', 'Multa (%)']],
    ['Dados da dívida', ['Principal', 'Multa']],
  ])('%s over %j leaves nothing open', async (group, lower) => {
    const { mapping } = await accepted(await grouped(group, lower))
    expect(mapping.valor).toBe('C')
  })

  test('what a person maps is not asked', async () => {
    const book = await grouped('Valores (R$)', ['Principal', 'Multa'])
    const { mapping } = await accepted(book, { map: { multa_percentual: '' } })
    expect(mapping).not.toHaveProperty('multa_percentual')
    const paid = await grouped('Pagamentos efetuados', ['Valor', 'Obs'])
    expect((await accepted(paid, { map: { valor: 'C' } })).mapping.valor).toBe('C')
  })

  test('merged above a header of one line; the title of the whole sheet is none', async () => {
    const header = ['Processo', 'Vencimento', 'Principal', 'Obs']
    const make = (range: string, title: (string | null)[]) =>
      workbook({
        P: { rows: [title, header, [A, DAY, 10]], make: (sheet) => sheet.mergeCells(range) },
      })
    const group = await make('C1:D1', [null, null, 'Valores atualizados'])
    expect(await refused(group)).toMatchObject({ status: 4, codes: ['ask_group_title'] })
    const title = await make('A1:D1', ['Débitos atualizados até 31/12/2024'])
    expect((await accepted(title)).lines).toMatchObject({ 1: 'title', 3: { valor: '10' } })
  })
})

describe('a heading merged over several columns', () => {
  const book = (second: number | null) =>
    workbook({
      P: {
        rows: [
          ['Processo', 'Vencimento', 'Valor'],
          [null, null, 'Atualizado', second === null ? null : 'Original'],
          [A, DAY, 1500, second],
        ],
        make: (sheet) => {
          for (const range of ['A1:A2', 'B1:B2', 'C1:D1']) sheet.mergeCells(range)
        },
      },
    })

  test('of amounts asks which, and a letter answers', async () => {
    const found = await book(1000)
    expect(await refused(found)).toMatchObject({
      status: 4,
      sentences: [{ code: 'ask_merged_heading', facts: { field: 'valor', columns: ['C', 'D'] } }],
    })
    const { lines } = await accepted(found, { map: { valor: 'D' } })
    expect(lines[3]).toMatchObject({ valor: '1000' })
  })

  test('over columns that are blank is one heading', async () => {
    expect((await accepted(await book(null))).lines[3]).toMatchObject({ valor: '1500' })
  })
})
