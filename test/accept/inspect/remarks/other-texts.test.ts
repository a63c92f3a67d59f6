import { expect, test } from 'vitest'
import { OtherTexts } from '../../../../src/accept/inspect/remarks/other-texts.js'

const HEADER = 4

function toldOf(text: string, line: number) {
  const texts = new OtherTexts({ header: { top: HEADER, bottom: HEADER } } as never)
  texts.observeOtherLine([null, text], line)
  return texts.remarks()
}

test.each([
  ['a title that speaks of amounts', 'Créditos cedidos ao FIDC Alfa em 10/02/2022', 1],
  ['a note of any kind', 'Conferir com a D. Rosa antes de enviar', 9],
  ['a note that begins like a foot', 'Página de pagamentos: já quitados', 9],
])('%s → told', (_, value, line) => {
  const examples = [`${line}: «${value}»`]
  expect(toldOf(value, line)).toEqual([{ code: 'told_other_texts', facts: { examples } }])
})

test.each([
  ['the name of a firm above the table', 'Condomínio Edifício Ipê', 1],
  ['who made the sheet', 'Elaborado por Ana Souza', 9],
  ['the foot of a template of ours', 'Modelo: Cálculos salvos Página de', 9],
  ['the numbers of pages, which are codes', 'Página de', 0],
  ['the foot of a pending workbook', 'lote 20261130-172545-82d8i0 - Página de - 30/11/2026', 0],
  ['a single word', 'Débitos', 1],
  ['terms, which another message tells', 'Correção pelo INPC e juros de 1% ao mês', 9],
])('%s → not told', (_, value, line) => {
  expect(toldOf(value, line)).toEqual([])
})
