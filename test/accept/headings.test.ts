import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fields } from '../../jobs/correct/fields.js'
import { HEADINGS } from '../../src/accept/find/headings.js'
import { fitOf, matchField, meansOther } from '../../src/accept/find/match-columns.js'
import { normaliseHeading } from '../../src/accept/find/normalise-heading.js'

test.each([
  ['Nº do Processo', 'n do processo'],
  ['N° do processo:', 'n do processo'],
  ['NÂº do Processo', 'n do processo'],
  ['  DATA\nDE  VENCIMENTO ', 'data de vencimento'],
  ['Valor Histórico (R$)', 'valor historico'],
  ['R$', 'r$'],
  ['R $ causa', 'causa'],
  ['Valor (US$)', 'valor us$'],
  ['* Valor *', 'valor'],
  ['dt_vencimento', 'dt vencimento'],
  ['Data-base', 'data base'],
  ['Data (dd/mm/aaaa)', 'data'],
  ['Due date - MM/DD/YYYY', 'due date'],
  ['(dd/mm/aaaa)', 'dd mm aaaa'],
  ['Juros % a.m.', 'juros % a m'],
  ['CPF/CNPJ', 'cpf cnpj'],
  ['Valor\u00a0da\u00a0causa', 'valor da causa'],
  ['—', ''],
  ['x'.repeat(201), ''],
])('%j is normalised to %j', (heading, text) => {
  expect(normaliseHeading(heading)).toBe(text)
})

const SYNONYMS = readFileSync(new URL('support/synonyms.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, field, names, mapped] = /^(\w+): ([^!]*)(?: ! (.*))?$/.exec(line)!
    const list = (text = '') => text.split('|').map((name) => name.trim())
    return { field: field!, names: list(names), mapped: mapped ? list(mapped) : [] }
  })

describe('the dictionary of synonyms', () => {
  test('knows all 28 fields of the list, beside those of single jobs', () => {
    const listed = SYNONYMS.map(({ field }) => field)
    expect(Object.keys(HEADINGS)).toEqual(expect.arrayContaining(listed))
    expect(listed).toHaveLength(28)
  })

  test.each(SYNONYMS)('$field is recognised by every name it has', ({ field, names }) => {
    const sure = names.filter((name) => ['exact', 'begins'].includes(fitOf(field, name) ?? ''))
    expect(sure).toEqual(names)
  })

  test.each(SYNONYMS)('$field takes no name of another', ({ field, names }) => {
    // One that is only compared has the names of the one that is sought.
    const others = Object.keys(HEADINGS).filter((other) => other !== 'oab_nome')
    const taken = names.filter((name) =>
      others.some(
        // "Nome" is whose name is sought.
        (other) => other !== field && name !== 'nome' && fitOf(other, name) === 'exact',
      ),
    )
    expect(taken).toEqual([])
  })

  test('what may be corrected or summed already is doubtful', () => {
    for (const { field, mapped } of SYNONYMS) {
      for (const name of mapped) expect([name, fitOf(field, name)]).toEqual([name, 'doubtful'])
    }
  })
})

test.each([
  ['parte_contraria', 'Condômino(a)', 'begins'],
  ['parte_contraria', 'Inquilina', 'begins'],
  ['parte_contraria', 'Nome do aluno', 'begins'],
  ['parte_contraria', 'Mutuário', 'begins'],
  ['parte_contraria', 'Executado(a)', 'exact'],
  ['parte_contraria', 'Segurado', undefined],
  ['valor', 'Valor da Ação', 'begins'],
  ['valor', 'Vlr. da dívida ativa', 'begins'],
  ['valor', 'Valor total do precatório', 'exact'],
  ['valor', 'VL. ATUALIZADO', 'doubtful'],
  ['valor', 'Saldo devedor atualizado', 'doubtful'],
  ['valor', 'Principal corrigido', 'doubtful'],
  ['valor', 'Montante Corrigido', 'doubtful'],
  ['valor', 'TOTAL', 'doubtful'],
  ['valor', 'Total devido (R$)', 'doubtful'],
  ['valor', 'Valor pago', undefined],
  ['valor', 'Valor dos juros', undefined],
  ['valor', 'Valor por extenso', undefined],
  ['valor', 'Valor (US$)', undefined],
  ['valor', 'Valor do débito (R$)', 'exact'],
  ['valor', 'Valor do acordo', 'begins'],
  ['valor', 'Valor original do contrato', 'begins'],
  ['valor', 'Valor em reais', 'begins'],
  ['valor', 'Vlr. Tot.', 'open'],
  ['valor', 'Valor tot', 'open'],
  ['valor', 'Vl. Atualiz', 'open'],
  ['valor', 'Valor corr.', 'open'],
  ['valor', 'Valor c/ correção', 'open'],
  ['valor', 'Valor com correção monetária', 'open'],
  ['valor', 'Valor da correção', 'open'],
  ['valor', 'Valor Atualização', 'open'],
  ['valor', 'Valor SELIC', 'open'],
  ['valor', 'Valor presente', 'open'],
  ['valor', 'Valor em 31/12/2023', 'doubtful'],
  ['valor', 'Saldo em 31/12/2023', 'doubtful'],
  ['valor', 'Valor Unitário', 'open'],
  ['valor', 'Valor mensal', 'open'],
  ['valor', 'Valor (%)', 'open'],
  ['valor', 'Valor (UFESP)', 'open'],
  ['valor', 'Valores', 'exact'],
  ['valor', 'Valoração', undefined],
  ['data_base', 'Data', 'begins'],
  ['data_base', 'Vencimento da parcela', 'begins'],
  ['data_base', 'Data de nascimento', undefined],
  ['data_base', 'Data da citação', undefined],
  ['data_base', 'Termo inicial dos juros', undefined],
  ['numero_processo', 'Processo SEI', undefined],
  ['numero_processo', 'Processo administrativo', undefined],
  ['numero_processo', 'Nº SEI', undefined],
  ['numero_processo', 'Nº contrato', undefined],
  ['juros_percentual', 'Juros a partir de', undefined],
  ['cliente', 'Autor', undefined],
])('as %s, the heading %j is %s', (field, heading, fit) => {
  expect(fitOf(field, heading)).toBe(fit)
})

test.each([
  ['valor', 'fgts depositado', true],
  ['valor', 'fgts nao depositado', false],
  ['valor', 'salarios pagos', true],
  ['valor', 'multas', true],
  ['valor', 'saldo atualizado', true],
  ['valor', 'saldos corrigidos', true],
  ['valor', 'aluguel', false],
])('%s, a heading of «%s» → of something else: %s', (field, text, other) => {
  expect(meansOther(field, text)).toBe(other)
})

describe('the column of a field', () => {
  const match = (name: string, headings: string[]) => {
    const found = matchField(fields.find((field) => field.name === name) ?? { name }, headings)
    if (found.is === 'one') return `${found.how} ${found.column}`
    return found.is === 'none'
      ? 'none'
      : `${found.is} ${found.candidates.map(({ column }) => column).join(' ')}`
  }

  test.each<[string, string[], string]>([
    ['valor', ['Valor da ação', 'Valor histórico'], 'exact 1'],
    ['valor', ['Valor original', 'Valor histórico'], 'tie 0 1'],
    ['valor', ['Valor da ação', 'Valor do pedido'], 'tie 0 1'],
    ['valor', ['Total', 'Principal'], 'exact 1'],
    ['valor', ['Total', 'Valor atualizado'], 'doubtful 0 1'],
    ['valor', ['Valor mensal', 'Total'], 'open 0 1'],
    ['valor', ['Valor mensal', 'Valor da ação'], 'begins 1'],
    ['valor', ['Juros', 'Multa'], 'none'],
    ['data_base', ['Data', 'Vencimento'], 'exact 1'],
    ['data_base', ['Data', 'Nome'], 'begins 0'],
    // It may be when the debt arose, or when it was paid.
    ['data_base', ['Data', 'Data do pagamento'], 'tie 0 1'],
    ['data_base', ['Vencimento', 'Data do pagamento'], 'tie 0 1'],
    ['data_base', ['Vencimento', 'Data', 'Data do pagamento'], 'tie 0 2'],
    ['data_base', ['Data do pagamento', 'Nome'], 'exact 0'],
    ['data_base', ['Data base final', 'Data base'], 'exact 1'],
    // A whole name of one field is not the beginning of another.
    ['advogado_nome', ['Advogado OAB'], 'none'],
    ['cliente', ['Credor', 'Carteira', 'Cliente'], 'exact 2'],
    ['cliente', ['Exequente', 'Executado'], 'begins 0'],
    ['cliente', ['Carteira', 'Exequente', 'Executado'], 'begins 0'],
    ['descricao', ['Obs.', 'Natureza', 'Descrição'], 'exact 2'],
    ['indice', ['Correção', 'Índice'], 'exact 1'],
    ['indice', ['Índice', 'Tabela'], 'tie 0 1'],
    ['tabela', ['Tabela'], 'none'],
    ['tabela', ['table'], 'exact 0'],
    ['indice', ['table'], 'none'],
    // The service's own names, and ours.
    ['juros_percentual', ['juros.percentual'], 'exact 0'],
    ['juros_from', ['juros.from'], 'exact 0'],
    ['selic_from', ['selicFrom'], 'exact 0'],
    ['selic_from', ['selic_from'], 'exact 0'],
    ['honorarios_modo', ['Honorários', 'honorarios_modo'], 'exact 1'],
    ['honorarios', ['Honorários', 'honorarios_modo'], 'exact 0'],
  ])('%s among %j is %s', (name, headings, expected) => {
    expect(match(name, headings)).toBe(expected)
  })
})
