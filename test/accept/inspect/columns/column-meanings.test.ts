import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MEANINGS_OF_CALCULATIONS } from '../../../../src/accept/inspect/columns/calculation-meanings.js'
import {
  MEANINGS,
  type Meaning,
  type Said,
} from '../../../../src/accept/inspect/columns/column-meanings.js'
import type { Cell } from '../../../../src/spreadsheets/cell.js'

const ALL: readonly Meaning[] = [...MEANINGS, ...MEANINGS_OF_CALCULATIONS]

/** Headings of the meanings that more words may follow, and whose last word may go on. */
const BEGIN = [
  'carencia',
  'fracao ideal',
  'quantidade',
  'novo indice',
  'mora',
  'juro remunera',
  'inclui juro',
]
const GO_ON = ['quantidade', 'juro remunera', 'inclui juro']
const WITHIN = 'ferias'

/** Headings that a meaning takes, made from its pattern without what looks around. */
function headingsOf({ heads }: Meaning) {
  const within = String.raw`(?:[^()]|\((?:[^()]|\([^()]*\))*\))*`
  const plain = heads.source.replace(new RegExp(String.raw`\\b|\(\?!${within}\)`, 'g'), '')
  return fc
    .stringMatching(new RegExp(`^(?:${plain})$`, heads.flags))
    .filter((one) => heads.test(one))
}

test('headings of meanings → none is taken within a longer word, or among other words', () => {
  const takes = ({ heads }: Meaning, of: readonly string[]) => of.some((one) => heads.test(one))
  for (const meaning of ALL.filter((one) => !takes(one, [WITHIN]))) {
    const { heads } = meaning
    fc.assert(
      fc.property(headingsOf(meaning), (one) => {
        expect(`_${one}`).not.toMatch(heads)
        if (!takes(meaning, GO_ON)) expect(`${one}_`).not.toMatch(heads)
        if (!takes(meaning, BEGIN)) expect(`${one} _`).not.toMatch(heads)
      }),
      { numRuns: 30 },
    )
  }
})

/** Whether a cell under a heading says something of a debt of 100 that is due on 10/01/2023. */
function says(heading: string, cell: Cell, said: Partial<Said> = {}): boolean {
  const line = { cells: [cell], cell, text: String(cell), day: String(cell), given: {} }
  const debt = { amount: 100, due: '2023-01-10', ...said }
  return ALL.some(({ heads, says }) => heads.test(heading) && says({ ...line, ...debt }))
}

test.each<[heading: string, no: Cell[], yes: Cell[], said?: Partial<Said>]>([
  ['prazo', ['0', '366', '30,5', 'x 30'], ['1', '365', '30 dias', 'em 30']],
  ['condicao', ['0 dias', 'x 30 dias', '30', '30 dais'], ['30 dias', '30/60 ddl', 'a 30 d']],
  ['carencia', ['0', '01', '12345', 'x1', '1x'], ['1', '1234', '6 meses', '90 dias']],
  ['valor revisado', ['100'], ['99', '101']],
  ['aberto', ['-1', '100', '101'], ['0', '99']],
  ['saldo atual', ['100,00', '99'], ['99,00', '0,00']],
  ['valor liberado', ['100', '101'], ['99']],
  ['fracao ideal', ['0', '1'], ['0,001', '0,999']],
  ['adiantamento', ['0', '100', '-1'], ['1', '99']],
  ['numero herdeiro', ['1', '0'], ['2']],
  ['numero empregado', ['1', '100'], ['2', '0']],
  ['rescindido em', ['2023-01-10'], ['2023-01-09']],
  ['fim', ['2023-02-10'], ['2023-02-11']],
  ['competencia final', ['2023-02-10'], ['2023-02-11']],
  ['posicao', ['2023-01-10'], ['2023-01-11']],
  ['novo vencimento', ['2023-01-10'], ['2023-01-11', '2023-01-09']],
  ['mes base preco', ['2023-01-31'], ['2022-12-31']],
  ['fator correcao', ['2'], ['1,5']],
  ['numero filho', ['1'], ['2']],
  ['maioridade', ['2023-01-31'], ['2022-12-31'], { end: '2023-01-01' }],
  ['juro contrat', ['0', '2'], ['1', '3'], { rate: 2, text: '' }],
  ['adicional', ['0', '50', '-1'], ['1', '60']],
  ['pagamento', ['10', '110', '5x', 'x5'], ['5', 'todo dia 5', 'ate o dia 5']],
  ['sistema', ['price', 'sacx', 'xsac'], ['SAC']],
  ['corrigir valor', ['não', 'sem', 'x', 'mantém'], ['1', 'para o IPCA']],
])('%s → says nothing by %j, and something by %j', (heading, no, yes, said) => {
  expect(no.filter((cell) => says(heading, cell, said))).toEqual([])
  expect(yes.filter((cell) => !says(heading, cell, said))).toEqual([])
})
