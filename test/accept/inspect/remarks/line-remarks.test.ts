import { describe, expect, test } from 'vitest'
import { translateWhole } from '../../../../src/messages/index.js'
import { accepting } from '../../support/accepted.js'

const { accepted, refused } = accepting()
const CODES = ['ask_remarks']

const sheet = (remark: string, heading = 'Observação') =>
  [
    `Vencimento;Valor;Credor;${heading}`,
    '10/01/2023;1.000,00;Ana;',
    `12/03/2023;10.000,00;Beto;${remark}`,
    '13/03/2023;700,00;Caio;',
  ].join('\n')

describe('remarks beside single lines', () => {
  test.each([
    'corrigir pelo INPC',
    'IGP-M',
    'sem correção',
    'juros de 2% ao mês',
    'multa de 10%',
    'metade',
    'quota de 1/3',
    'rateio entre 3 herdeiros',
    'valor errado, o certo é 900,00',
    'retificado: 950,00',
    'corrigido para 900,00',
    'valor a confirmar com o cliente',
    'data a confirmar',
    'valor estimado',
    'em dólar',
    'US$ 1.000,00',
    'valor em mil',
    'estorno',
    'crédito do réu',
    'caução',
    'carta enviada, valor devolvido',
    'boleto pago e devolvido',
    'depósito judicial de 500,00',
    'levantado alvará 500,00',
    'parcialmente pago',
    'duplicado',
    'abono de 100,00 concedido',
    'repetido da linha 2',
    'lançado em duplicidade',
    'juros já calculados',
  ])('«%s» → asked with its line, and --map answers', async (remark) => {
    const asked = await refused(sheet(remark))
    expect(asked).toMatchObject({ status: 4, codes: CODES })
    expect(asked.sentences[0]!.facts).toMatchObject({
      column: 'D «Observação»',
      examples: [`3: «${remark}»`],
    })
    expect(translateWhole('pt', asked.sentences[0]!)).toContain('--map valor="Valor"')
    const { told } = await accepted(sheet(remark), { map: { valor: '=Valor' } })
    expect(told.map(({ code }) => code)).toEqual(expect.arrayContaining([...CODES, 'told_remarks']))
  })

  test.each(['só metade é devida', '50% para cada'])('«%s» → asked as a share', async (remark) => {
    const asked = await refused(sheet(remark))
    expect(asked).toMatchObject({ status: 4, codes: ['ask_stated_share'] })
  })

  test.each([
    'a confirmar',
    'cliente avisado',
    'conforme planilha anexa',
    'parcela 1/3',
    'NF 12/2023',
    '10% de honorários à parte',
    'corrigir pelo IPCA',
    'sem juros',
    'não foi duplicado',
    'devolução simples',
    'AR devolvido',
    'cheque nº 123 devolvido pelo banco',
    'carta de cobrança foi devolvida',
    'cobrado em duplicidade',
    'valor já com desconto de 10%',
    'sem desconto de 100,00',
    'fls. 12/15',
  ])('«%s» → not asked, and told as a remark that is not used', async (remark) => {
    const { told } = await accepted(sheet(remark), { given: { index: 'ipca' } })
    const remarks = told.find(({ code }) => code === 'told_remarks')
    expect(remarks?.facts).toEqual({
      column: 'D «Observação»',
      count: 1,
      examples: [`3: «${remark}»`],
    })
  })

  test('«sem juros» where interest is asked for → asked', async () => {
    const given = { index: 'ipca', juros: '1' }
    expect(await refused(sheet('sem juros'), { given })).toMatchObject({ codes: CODES })
  })
})

describe('another day in the text of a line', () => {
  test.each([
    'Dano moral (arbitrado em 10/10/2023)',
    'corrigir desde 10/10/2023',
    'venc. 10/10/23',
    'termo inicial: 10.10.2023',
    'honorários periciais pagos em 10/10/2023',
  ])('«%s» beside 12/03/2023 → asked', async (text) => {
    const asked = await refused(sheet(text, 'Natureza'))
    expect(asked).toMatchObject({ status: 4, codes: CODES })
    expect(asked.sentences[0]!.facts).toMatchObject({ examples: [`3: «${text}»`] })
  })

  test.each([
    'Aluguel vencido em 12/03/2023',
    'Parcela venc. 30/03/2023',
    'sentença de 10/10/2023',
    'Contrato 10/10/2023',
    'Boleto 12.10.2023-4',
  ])('«%s» beside 12/03/2023 → not asked', async (text) => {
    const { lines } = await accepted(sheet(text, 'Natureza'))
    expect(lines[3]).toMatchObject({ valor: '10000' })
  })
})
