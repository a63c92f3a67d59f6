import { writeFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import { sentence } from '../../src/messages/message-code.js'
import { render } from '../../src/publish/render.js'
import { keys } from '../../src/records/keys.js'
import { openFolder } from '../../src/storage/folder.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { cellsOf } from '../spreadsheets/support/read.js'
import { partsOf } from '../spreadsheets/support/zip.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import {
  BATCH,
  CREDENTIAL,
  ENDS,
  HEADINGS,
  JOB,
  LONG,
  manifestOf,
  outcomes,
  published,
  ROWS,
} from './batch.js'

const folder = testFolder()

/** Publishes, and reads all sheets back with exceljs. */
async function open(name: string, options: Parameters<typeof published>[1] = {}) {
  const bucket = await openFolder(folder.path(name))
  const manifest = await published(bucket, options)
  const bytes = (await bucket.get(keys.result(BATCH)))!
  const path = folder.path(`${name}.xlsx`)
  const ended = { ...manifest, finishedAt: manifest.finishedAt! }
  const deps = { bucket, outcomes: options.source ?? outcomes, sheets: 'all' as const }
  const { workbook } = await render(ended, options.job ?? JOB, deps)
  await writeFile(path, workbook)
  return { bucket, manifest, bytes, path, sheets: await readWorkbook(path) }
}

/** The sheets of the workbook that is handed out. */
async function handedOut(bytes: Buffer): Promise<string[]> {
  const path = folder.path('entregue.xlsx')
  await writeFile(path, bytes)
  return [...(await readWorkbook(path)).keys()]
}

const texts = (rows: unknown[][]) => rows.map((row) => row.filter((cell) => cell != null))
const flat = (rows: unknown[][]) => rows.flat().map(String).join('\n')

describe('a batch with every outcome', () => {
  let manifest: Manifest
  let path: string
  let bytes: Buffer
  let sheets: Map<string, unknown[][]>
  const sheet = (name: string) => sheets.get(name)!
  const records = (name: string) => asObjects(sheet(name))
  beforeAll(async () => {
    ;({ manifest, path, bytes, sheets } = await open('inteiro'))
  })

  test('has its sheets, in order', () => {
    expect([...sheets.keys()]).toEqual([
      'Leia-me',
      'Resultado',
      'Por processo',
      'Por cliente',
      'Demonstrativo',
      'Pendências',
      'Memória',
      'Resumo',
      'Parâmetros',
      'Índices usados',
      'Chamadas',
      'Entrada original',
      'Auditoria',
    ])
  })

  test('Pendências and Memória → one page across on paper', async () => {
    const parts = await partsOf(path)
    for (const name of ['Pendências', 'Memória']) {
      const at = [...sheets.keys()].indexOf(name) + 1
      expect(parts.get(`xl/worksheets/sheet${at}.xml`), name).toContain('fitToWidth="1"')
    }
  })

  test('handed out, cells at the right of the table → without what stands elsewhere too', async () => {
    const all = [...sheets.keys()]
    expect(await handedOut(bytes)).toEqual(
      all.filter((name) => !['Chamadas', 'Auditoria'].includes(name)),
    )
  })

  test('handed out, no cell beside the table → without Entrada original', async () => {
    const { bytes: narrow } = await open('estreito', { rows: ROWS.slice(0, 3) })
    expect(await handedOut(narrow)).not.toContain('Entrada original')
  })

  test('the manifest tells counts that close, units, and the workbook', () => {
    expect(manifest).toMatchObject({
      state: 'finished',
      finishedAt: '2026-11-20T15:05:00.000Z',
      rows: {
        read: 10,
        ok: 1,
        warned: 2,
        rejected: 1,
        failed: 1,
        duplicate: 1,
        ignored: 3,
        pending: 1,
      },
      units: { quoted: 2, spent: 4 },
      calls: 4,
      result: { bytes: bytes.length },
    })
  })

  test('Leia-me is one page: what was asked, the sums, and what needs a decision with its rows', async () => {
    const page = sheet('Leia-me')
    expect(page.length).toBeLessThan(30)
    const said = new Map(page.map(([label, value]) => [label, value]))
    expect(said.get('Linhas com resultado')).toBe('3 de 7')
    expect(said.get('Total')).toBe(4180.47)
    const xml = (await partsOf(path)).get('xl/worksheets/sheet1.xml')!
    const links = [...xml.matchAll(/<hyperlink ref="A(\d+)" location="([^"]*)"/g)]
    expect(links.map(([, row, place]) => [page[Number(row) - 1]![0], place])).toEqual([
      ['1 linha', "'Resultado'!A1"],
      ['Linha 7, rejeitada', "'Pendências'!A4"],
      ['Linha 8, com falha', "'Pendências'!A5"],
      ['1 linha pendente', "'Pendências'!A7"],
      ['Linha 5, com aviso', "'Pendências'!A2"],
      ['Linha 6, com aviso', "'Pendências'!A3"],
      ['1 linha repetida', "'Pendências'!A6"],
    ])
    expect(flat(page)).not.toMatch(/ENSAIO|CANCELADO/)
  })

  test('Resumo names every sheet but the first', () => {
    const told = flat(sheet('Resumo'))
    for (const name of sheets.keys()) if (name !== 'Leia-me') expect(told).toContain(name)
  })

  test('Resumo: counts, control sum, sums, checks and what the service told', () => {
    const said = new Map(
      texts(sheet('Resumo')).map(([label, value, more]) => [label, { value, more }]),
    )
    expect(said.get('SHA-256')?.value).toBe('ab'.repeat(32))
    expect(said.get('Lidas')?.value).toBe(10)
    expect(said.get('Soma de controle')).toEqual({ value: 10, more: 'fecha com as lidas' })
    expect(said.get('Valor corrigido')).toEqual({ value: 4050.46, more: '3 linhas' })
    expect(said.get('Valor histórico')?.value).toBe(3800.43)
    expect(said.get('confere')?.value).toBe(2)
    expect(said.get('DIVERGENTE')?.value).toBe(1)
    expect(said.get('Juros')?.value).toBe(20.02)
    expect(said.get('Unidades gastas')?.value).toBe(4)
    expect(said.get('Planejado em (Brasília)')?.value).toEqual(new Date('2026-11-20T11:59:00Z'))
  })

  test('Resultado: the original columns, then ours; a name that is taken is told apart', () => {
    expect(sheet('Resultado')[0]).toEqual([
      'Linha',
      ...HEADINGS,
      'Corrigido desde',
      'Valor histórico',
      'Fator',
      'Valor corrigido',
      'Correção',
      'Juros',
      'SELIC',
      'Multa',
      'Honorários',
      'Encargos (total − corrigido)',
      'Total',
      'Situação (lote)',
      'Avisos',
      'Conferência',
      'Causa provável',
      'Fator próprio',
      'Diferença',
      'Conferência dos juros',
      'ID do cálculo',
      'ID da linha',
    ])
    expect(
      records('Resultado').map((row) => [
        row.Linha,
        row['Situação (lote)'],
        row['Valor corrigido'],
      ]),
    ).toEqual([
      [1, 'Ignorada', undefined],
      [2, 'Ignorada', undefined],
      [4, 'OK', 1300.13],
      [5, 'Com aviso', -250],
      [6, 'Com aviso', 3000.33],
      [7, 'Rejeitada', undefined],
      [8, 'Falha', undefined],
      [9, 'Repetida', undefined],
      [10, 'Pendente', undefined],
      [12, 'Ignorada', undefined],
    ])
    expect(records('Resultado')[2]).toMatchObject({
      Fator: 1.3,
      Total: 1430.14,
      Juros: 130.01,
      Conferência: 'confere',
    })
    expect(records('Resultado')[9]!.Avisos).toBe('linha de total')
  })

  test.each(['Resultado', 'Entrada original'])('%s: the original cells, verbatim', async (name) => {
    const at = [...sheets.keys()].indexOf(name)
    const read = (await cellsOf(path, at)).slice(1).map((cells) => cells.slice(1))
    const cut = {
      [LONG]: `${LONG.slice(0, 32_000)} […] (texto cortado: 33000 caracteres no original)`,
    }
    for (const [n, row] of ROWS.entries()) {
      const width = name === 'Resultado' ? HEADINGS.length : row.cells.length
      const expected = row.cells.slice(0, width).map((cell) => {
        if (typeof cell === 'string') return cut[cell] ?? cell
        if (cell && 'formula' in cell)
          return 'n' in cell ? { n: cell.n } : '(fórmula sem resultado salvo)'
        return cell
      })
      while (expected.at(-1) === null) expected.pop()
      expect(read[n]!.slice(0, expected.length), `line ${row.line}`).toEqual(expected)
    }
  })

  test('nothing of the input is a formula', async () => {
    for (const rows of sheets.values())
      for (const cell of rows.flat()) expect(cell).not.toHaveProperty('formula')
  })

  test('Por processo and Por cliente: sums of what has a result, and how much has none', () => {
    expect(sheet('Por processo')).toEqual([
      [
        'Processo',
        'Cliente',
        'Linhas',
        'Sem resultado',
        'Valor histórico',
        'Valor corrigido',
        'Total',
      ],
      ['1000001-45.2021.8.26.0100', 'ACME', 3, 1, 800.1, 1050.13, 1180.14],
      ['0000002-11.2020.4.03.6100', '(vários)', 2, 1, 3000.33, 3000.33, 3000.33],
      ['(em branco)', '@ACME', 1, 1],
      ['1000001-45', 'ACME', 1, 1],
      ['Total', undefined, 7, 4, 3800.43, 4050.46, 4180.47],
    ])
    expect(records('Por cliente').map((row) => [row.Cliente, row.Linhas, row.Total])).toEqual([
      ['ACME', 4, 1180.14],
      ['=1+1', 1, 3000.33],
      ['Beta & Cia <x>', 1, undefined],
      ['@ACME', 1, undefined],
      ['Total', 7, 4180.47],
    ])
  })

  test('Resultado, a charge that is zero in every row → its column is hidden, and its cells stand', async () => {
    const xml = (await partsOf(path)).get('xl/worksheets/sheet2.xml')!
    const hidden = [...xml.matchAll(/<col min="(\d+)"[^>]* hidden="1"/g)].map(
      ([, at]) => sheet('Resultado')[0]![Number(at) - 1],
    )
    expect(hidden).toEqual(expect.arrayContaining(['SELIC', 'Multa', 'Honorários']))
    expect(hidden).not.toContain('Juros')
    expect(records('Resultado').find(({ Linha }) => Linha === 4)).toMatchObject({ Multa: 0 })
  })

  test('Resultado, last row → a part of the total is summed where every answered row tells it', () => {
    const [heading, ...lines] = sheet('Resultado')
    const at = (title: string) => lines.at(-1)![heading!.indexOf(title)]
    const sums = ['Linha', 'Correção', 'Juros', 'Total'].map(at)
    expect(sums).toEqual(['Total', 250.03, undefined, 4180.47])
    // The columns of the input may be a page of their own, below a total of the input.
    expect(at('Valor')).toBe(3800.43)
  })

  test('Resultado, the line of the headings → its row stands and is hidden', async () => {
    const xml = (await partsOf(path)).get('xl/worksheets/sheet2.xml')!
    const hidden = [...xml.matchAll(/<row r="(\d+)"[^>]* hidden="1"/g)].map(
      ([, row]) => sheet('Resultado')[Number(row) - 1]![0],
    )
    expect(hidden).toEqual([2])
  })

  test('no two clients to compare → the first page compares the years of the amounts', async () => {
    const years = ROWS.map(({ fields, ...row }) =>
      fields
        ? { ...row, fields: { ...fields, cliente: 'ACME', data_base: `20${10 + row.n}-01-31` } }
        : row,
    )
    const { path: of } = await open('anos', { rows: years })
    const chart = (await partsOf(of)).get('xl/charts/chart1.xml')!
    expect(chart).toContain(
      '<a:t>Valor histórico e Valor corrigido por ano do vencimento, em R$, sem os encargos</a:t>',
    )
    expect(
      [...chart.matchAll(/<c:v>(20\d\d)<\/c:v>/g)].map(([, year]) => year).slice(0, 3),
    ).toEqual(['2013', '2014', '2015'])
  })

  const BLANK = '_'.repeat(30)
  test('Demonstrativo: a block a case, with what art. 524 asks', () => {
    const lines = texts(sheet('Demonstrativo'))
    const end = lines.findIndex(([first]) => first === 'Assinatura')
    expect(lines.slice(0, end + 1).filter((line) => line.length > 0)).toEqual([
      ['DEMONSTRATIVO DISCRIMINADO E ATUALIZADO DO DÉBITO'],
      [
        'Código de Processo Civil, art. 524 ou, contra a Fazenda Pública, art. 534. Valores em reais. Calculado em 20/11/2026.',
      ],
      ['Processo: 1000001-45.2021.8.26.0100'],
      ['Tribunal: TJSP'],
      [`Exequente ( ) ou executado ( ): ACME, CPF/CNPJ ${BLANK}`],
      [`Exequente ( ) ou executado ( ): ${BLANK}, CPF/CNPJ ${BLANK}`],
      [
        'Total do débito em 31/12/2024: R$ 1.180,14 (mil cento e oitenta reais e quatorze centavos), sem 1 valor que não foi',
      ],
      ['calculado.'],
      ['Correção: índice IPCA (IBGE), da data de cada valor até 31/12/2024.'],
      ['Juros: 1% ao mês, sem termo inicial informado no pedido, até 31/12/2024.'],
      ['Capitalização: não foi pedida; se o serviço capitaliza não pôde ser conferido.'],
      ['Descontos: os pagamentos, com valor negativo, na data de cada um.'],
      ['Descrição', 'Data', 'Valor histórico', 'Fator', 'Valor corrigido', 'Juros', 'Total'],
      ['Aluguel', new Date('2020-03-10'), 1000.1, 1.3, 1300.13, 130.01, 1430.14],
      ['Pagamento', new Date('2020-06-01'), -200, 1.25, -250, -250],
      ['Total', 800.1, 1050.13, 1180.14],
      ['Atenção: o total não inclui 1 valor, que não foi calculado: 10/03/2020, R$ 1,00.'],
      [`${'_'.repeat(20)}, 20 de novembro de 2026.`],
      ['_'.repeat(40)],
      ['Assinatura'],
    ])
    expect(flat(lines)).not.toContain('Processo 1000001-45\n')
  })

  test('Demonstrativo, a debt of which no line has a result → no page to sign', () => {
    const text = flat(texts(sheet('Demonstrativo')))
    expect(text).toContain('Processo: 0000002-11.2020.4.03.6100')
    expect(text).not.toContain('Débito: sem número de processo')
  })

  test('Memória: one line an answered row', () => {
    expect(records('Memória').map((row) => [row.Linha, row.Data, row.Chamada])).toEqual([
      [4, new Date('2020-03-10'), `${BATCH}.t000001.1`],
      [5, new Date('2020-06-01'), `${BATCH}.t000001.1`],
      [6, new Date('2019-02-01'), `${BATCH}.t000002.2`],
    ])
    expect(records('Memória')[0]!['Memória do serviço']).toContain('IPCA; fator 1,3')
    expect(sheet('Memória')[0]).toEqual(expect.arrayContaining(['Juros', 'Multa', 'Honorários']))
  })

  test('Índices usados: each month of each series, published or not', () => {
    const [titles, ...rows] = sheet('Índices usados').map((row) => [...row])
    expect([titles!.slice(0, 3), titles!.at(-1)]).toEqual([['Série', 'Ano', 'jan'], 'dez'])
    const from = (month: number, ...values: unknown[]) => ['2024', ...Array(month - 1), ...values]
    expect(rows).toEqual([
      ['IPCA (IBGE): variação no mês (%)', ...from(10, 0.56, 0.39, 'não publicado')],
      ['IPCA (IBGE): acumulado até o começo do mês', ...from(10, 1.2, 1.20672)],
      ['Salário mínimo: valor (R$)', ...from(11, 1412)],
      ['Salário mínimo: acumulado', ...from(11, 9)],
      ['TJES, até 31/12/2024: fator até a data', ...from(11, 1.01)],
      ['TJES, até 31/12/2024: SELIC somada (%)', ...from(11, 0.5)],
    ])
  })

  test('Pendências: a line for each thing to look at; a pending row says so whatever else it says', () => {
    expect(
      records('Pendências').map((row) => [
        row.Linha,
        row.Situação,
        row.Campo,
        row.Coluna,
        row['Valor recebido'],
      ]),
    ).toEqual([
      [5, 'Com aviso', 'Data', 'D', 'jun/2020'],
      [6, 'Com aviso', 'Valor corrigido', undefined, '3000,33'],
      [7, 'Rejeitada', 'Vencimento', 'D', '31/02/2019'],
      [8, 'Falha', undefined, undefined, undefined],
      [9, 'Repetida', undefined, undefined, undefined],
      [10, 'Pendente', undefined, undefined, undefined],
      [10, 'Pendente', 'Nº do processo', 'A', '1000001-45.2021.8.26.0100'],
    ])
    expect(records('Pendências')[5]).toMatchObject({
      Aba: 'Créditos',
      Problema: 'A linha não foi calculada.',
      'O que fazer': `Retome o lote: lote resume ${BATCH}`,
    })
  })

  test('Parâmetros: what was asked in words, the columns, the decisions', () => {
    const page = flat(texts(sheet('Parâmetros')))
    for (const said of [
      'Atualizar até (updateTo)\n31/12/2024',
      'Índice (index)\nIPCA (IBGE) (ipca)',
      'Salvar na conta (save)\nsim',
      'coluna D «Vencimento», escolhida por quem enviou a planilha',
      '2 linhas ocultas por filtro',
    ])
      expect(page).toContain(said)
  })

  test('Chamadas and Auditoria: each call, answered or not', () => {
    expect(records('Chamadas').map((row) => [row.Chamada, row.Linhas, row.Total])).toEqual([
      [`${BATCH}.t000001.1`, 1, 1180.14],
      [`${BATCH}.t000002.2`, 1, 1180.14],
    ])
    expect(records('Auditoria').map((row) => [row.Resposta, row.Tentativa, row.Linhas])).toEqual([
      ['200', 1, 1],
      ['403 FORBIDDEN_SCOPE: the key *** may not', 1, 0],
      ['200', 2, 1],
      ['sem resposta registrada', 1, 0],
    ])
    expect(records('Auditoria')[0]!['Enviada em']).toEqual(new Date('2026-11-20T12:00:00Z'))
  })

  test('no credential is in any cell', () => {
    for (const [name, rows] of sheets) expect(flat(rows), name).not.toContain(CREDENTIAL)
  })
})

test('rendered twice, the bytes are the same', async () => {
  const one = await open('um')
  // Another storage would have another key of the seal.
  const key = (await (await openFolder(folder.path('um'))).get(keys.sealKey))!
  await (await openFolder(folder.path('dois'))).put(keys.sealKey, key)
  const two = await open('dois')
  expect(two.bytes.equals(one.bytes)).toBe(true)
  // Also when it is made again from its own finished manifest, however much later.
  const again = await open('um', { manifest: one.manifest })
  expect(again.bytes.equals(one.bytes)).toBe(true)
})

test('a rehearsal says so on the first sheet', async () => {
  const { sheets } = await open('ensaio', { manifest: manifestOf({ rehearsal: true }) })
  expect(flat(sheets.get('Leia-me')!.slice(0, 5))).toContain('ENSAIO')
  expect(flat(sheets.get('Leia-me')!)).toContain('Não use em juízo')
  expect(flat(sheets.get('Resumo')!)).toContain('Ensaio (sandbox)')
})

test('where the answers alone tell of a rehearsal, the manifest says so afterwards', async () => {
  const marked = (at: number) => {
    const end = ENDS[at]
    return end?.call ? { ...end, call: { ...end.call, sandbox: true as const } } : end
  }
  const source = {
    known: (_: string, at: number) => marked(at),
    of: async (_: string, at: number) => marked(at),
  }
  const { manifest, sheets } = await open('marcado', { source })
  expect(manifest.rehearsal).toBe(true)
  expect(flat(sheets.get('Leia-me')!.slice(0, 5))).toContain('ENSAIO')
})

test('a cancelled batch says so, and does not tell anyone to resume it', async () => {
  const { sheets, manifest } = await open('cancelado', { state: 'cancelled' })
  expect(manifest.state).toBe('cancelled')
  expect(flat(sheets.get('Leia-me')!.slice(0, 5))).toContain('CANCELADO')
  expect(flat(sheets.get('Pendências')!)).not.toContain('lote resume')
})

test('without a case number and a client there is nothing to group by', async () => {
  const manifest = manifestOf()
  manifest.input.mapping = manifest.input.mapping.slice(2)
  const { sheets } = await open('sem-grupos', { manifest })
  expect([...sheets.keys()]).not.toContain('Por processo')
  expect(sheets.get('Memória')![0]).not.toContain('Processo')
})

test.each([
  20, 21,
])('statements of %i cases → in the workbook up to 20, and told where they are', async (cases) => {
  const [first] = ROWS.slice(2, 3)
  const rows = Array.from({ length: cases }, (_, at): (typeof ROWS)[number] => {
    const numero = `${String(at).padStart(7, '0')}-00.2021.8.26.0100`
    return {
      ...first!,
      n: at + 1,
      line: at + 2,
      fields: { ...first!.fields, numero_processo: numero },
    }
  })
  const plan = { ...manifestOf().plan, rows: cases, ignored: 0 }
  const { bytes, sheets } = await open(`processos-${cases}`, {
    rows,
    manifest: manifestOf({ plan }),
  })
  const isIn = (await handedOut(bytes)).includes('Demonstrativo')
  expect(isIn).toBe(cases <= 20)
  expect([...sheets.keys()]).toContain('Demonstrativo')
  expect(flat(sheets.get('Leia-me')!).includes('--statements pdf')).toBe(!isIn)
})

test('statements of 21 creditors of a public body in one case → told as one for each creditor', async () => {
  const rows = Array.from({ length: 21 }, (_, at): (typeof ROWS)[number] => {
    const parties = { cliente: `Credor ${at}`, parte_contraria: 'Município de Exemplo' }
    const fields = { ...ROWS[2]!.fields, numero_processo: '1', ...parties }
    return { ...ROWS[2]!, n: at + 1, line: at + 2, fields }
  })
  const plan = { ...manifestOf().plan, rows: 21, ignored: 0 }
  const { sheets } = await open('credores', { rows, manifest: manifestOf({ plan }) })
  expect(flat(sheets.get('Leia-me')!)).toContain(
    'Um para cada processo (contra um ente público, um para cada exequente), em PDF ou DOCX: ',
  )
})

test('terms, changes of law and a total that differs → on the first page, with what the answers prove', async () => {
  const facts = { by: ['IPCA (IBGE)'], until: ['31/12/2024'], interest: ['1'], from: [''] }
  const told = [
    sentence('told_terms', { ...facts, fine: ['2'] }),
    sentence('told_regime', { rows: 3, law: 'a EC 113/2021 (da Fazenda Pública)' }),
    sentence('told_total_differs', {
      line: 9,
      label: 'TOTAL',
      column: 'E «Valor»',
      value: '100,00',
      sum: '90,00',
      difference: '10,00',
    }),
    sentence('told_payments_charged', { count: 2, charges: ['juros'] }),
    sentence('told_unpublished', { index: 'IPCA', first: '2024-10', last: '2024-11' }),
  ]
  const juros = '754.08'
  const [row] = Object.values(ENDS)
  const figures = { ...row!.figures, juros, multa: '26', multaSobre: 'o valor corrigido' }
  const end = { ...row!, figures }
  const source = { known: () => end, of: async () => end }
  const { sheets } = await open('termos', {
    rows: ROWS.slice(0, 3),
    manifest: manifestOf({ told }),
    source,
  })
  const page = flat(sheets.get('Leia-me')!)
  for (const name of ['Leia-me', 'Parâmetros'])
    expect(flat(sheets.get(name)!)).toContain(
      'Termos: IPCA (IBGE) até 31/12/2024; juros simples de 1% ao mês desde a data de cada valor; multa de 2% sobre o valor corrigido.',
    )
  expect(page).toContain('Pagamentos\n2 pagamentos com valor negativo')
  expect(page).toContain(
    'Índice\nIPCA ainda não publicado de 10/2024 a 11/2024: sem correção até que saia.',
  )
  expect(page).toContain(
    'Mudança de lei\n3 linhas atravessam a EC 113/2021 (da Fazenda Pública); o regime é escolha do advogado. As da Fazenda Pública são contadas pela data, seja quem for o devedor.',
  )
  expect(page).toContain(
    'Total da planilha\nLinha 9: o total da planilha («TOTAL») é R$ 100,00, e as linhas com valor, também as rejeitadas, somam R$ 90,00',
  )
  expect(page).not.toContain('Nenhuma pendência')
  expect(flat(sheets.get('Resumo')!)).toContain('cabeçalho, título, total ou em branco')
})

test('a statement too long to print says where to look', async () => {
  const manifest = manifestOf()
  manifest.plan.rows = 6_000
  const { sheets } = await open('longo', { manifest })
  expect(flat(sheets.get('Demonstrativo')!)).toMatch(/Há mais de 5000 linhas.*Resultado e Memória/)
})

test.each([
  ['all with a figure', ROWS.slice(0, 3), true],
  ['one with a warning', ROWS.slice(0, 4), false],
])('rows below a title and a header, %s → Leia-me says so of what is pending', async (name, rows, none) => {
  const manifest = manifestOf({ plan: { ...manifestOf().plan, rows: rows.length, ignored: 2 } })
  const { sheets } = await open(name, { rows, manifest })
  expect(flat(sheets.get('Leia-me')!).includes('Nenhuma pendência.')).toBe(none)
})

test('rows that repeat others or could not be checked → among what needs a decision', async () => {
  const [row] = Object.values(ENDS)
  const conferencia = 'não conferido (sem série)'
  const end = {
    ...row!,
    figures: { ...row!.figures, conferencia },
    notes: [sentence('note_repeated_row', { line: 3 })],
  }
  const source = { known: () => end, of: async () => end }
  const { sheets } = await open('repetida', { rows: ROWS.slice(0, 3), source })
  const page = flat(sheets.get('Leia-me')!)
  expect(page).toContain('Linha 4, com aviso\nIgual à linha 3')
  expect(page).toContain(
    'Há outra igual, e todas são somadas: confira se não é o mesmo item mais de uma vez. Total da linha: R$ ',
  )
  expect(page).toContain(`Conferência dos valores corrigidos: ${conferencia}.`)
  expect(page).not.toContain('Nenhuma pendência')
})

test('charged payments with a result → the first page says what they make of the total', async () => {
  const told = [sentence('told_payments_charged', { count: 2, sum: '-20,00', charges: ['fine'] })]
  const [row] = Object.values(ENDS)
  const paid = { ...row!, figures: { ...row!.figures, valor: '-10', total: '-1234.5' } }
  const source = { known: () => paid, of: async () => paid }
  const { sheets } = await open('pagamentos', {
    rows: ROWS.slice(0, 3),
    manifest: manifestOf({ told }),
    source,
  })
  expect(flat(sheets.get('Leia-me')!)).toMatch(
    /2 pagamentos com valor negativo \(-R\$ 20,00 ao todo\).*Neste resultado \d pagamentos? entram? no Total com -R\$ [\d.]+,\d\d\./,
  )
})

test.each([
  ['of one kind', { juros: '130.01' }, 'R$ 130,01 de juros.'],
  [
    'of two',
    { juros: '100', multa: '30.01' },
    'R$ 130,01 de encargos: Juros R$ 100,00; Multa R$ 30,01.',
  ],
])('charges %s on every row with a result → the first page says what they are in the total', async (_, parts, said) => {
  const [row] = Object.values(ENDS)
  const charged = { ...row!, figures: { ...row!.figures, ...parts } }
  const source = { known: () => charged, of: async () => charged }
  const { sheets } = await open('encargos', { rows: ROWS.slice(0, 3), source })
  expect(flat(sheets.get('Leia-me')!)).toContain(`Total\n1430.14\nNo total, ${said}`)
})

test('interest from another start → the first page says what is not printed, also below quoted warnings', async () => {
  const facts = { from: '10/02/2022', found: '71,8', expected: '34' }
  const end = { ...ENDS[0]!, notes: [sentence('row_interest_start', facts)] }
  const source = { known: () => end, of: async () => end }
  const rows = Array.from({ length: 4 }, (_, at) => ({ ...ROWS[2]!, line: at + 4 }))
  const { sheets } = await open('outro-inicio', { rows, source })
  expect(flat(sheets.get('Leia-me')!)).toContain(
    '4 linhas\no Total não é o pedido: os juros não correm do início pedido, e o Demonstrativo não é impresso; decida entre o início que o serviço segue e a correção sem juros, e peça de novo. Sem Demonstrativo: 1 débito.',
  )
  const quoted = await open('um-outro-inicio', { rows: rows.slice(0, 1), source })
  expect(flat(quoted.sheets.get('Leia-me')!).match(/não é impresso/g)).toHaveLength(1)
})

test('interest that runs from the due date, a number with wrong check digits → said before anything is filed', async () => {
  const facts = { from: '10/02/2022', found: '71,8', expected: '34' }
  const digits = sentence('note_case_check_digits', { label: 'Processo', value: '1' })
  const figures = { ...ENDS[0]!.figures, jurosSeguidos: 'vencimento' }
  const end = { ...ENDS[0]!, figures, notes: [sentence('row_interest_start', facts), digits] }
  const source = { known: () => end, of: async () => end }
  const rows = Array.from({ length: 4 }, (_, at) => {
    const fields = { ...ROWS[2]!.fields, numero_processo: `${at % 3}` }
    return { ...ROWS[2]!, line: at + 4, fields }
  })
  const { sheets } = await open('do-vencimento', { rows, source })
  const page = flat(sheets.get('Leia-me')!)
  expect(page).toMatch(
    /os juros correm do vencimento de cada valor, e não da citação.*Sem Demonstrativo: 3 débitos\.\n4 linhas com aviso/,
  )
  expect(page).toContain('4 linhas\nconfira o número do processo antes de juntar o Demonstrativo.')
})

test('rows that repeat others and have no result → not said to be summed', async () => {
  const notes = [sentence('note_repeated_row', { line: 3 })]
  const rows = ROWS.slice(0, 3).map((row) => ({ ...row, notes }))
  const source = { known: () => undefined, of: async () => undefined }
  const { sheets } = await open('repetida-pendente', { rows, source })
  expect(flat(sheets.get('Leia-me')!)).not.toContain('somada com ela')
})

test('no row with a result → the sums that none has on one line', async () => {
  const { sheets } = await open('sem-resultado', { rows: ROWS.slice(5, 6) })
  const page = sheets.get('Leia-me')!.filter(([, text]) => /nenhuma linha tem/.test(String(text)))
  expect(page).toHaveLength(1)
  expect(page[0]).toEqual([expect.stringContaining(', '), 'nenhuma linha tem estes valores'])
})

test('more rows with a warning than the first page quotes → counted, and what they leave to decide once', async () => {
  const [row] = Object.values(ENDS)
  const end = { ...row!, notes: [sentence('note_repeated_row', { line: 3 })] }
  const source = { known: () => end, of: async () => end }
  const rows = Array.from({ length: 4 }, (_, at) => ({ ...ROWS[2]!, line: at + 4 }))
  const { sheets } = await open('repetidas', { rows, source })
  const page = flat(sheets.get('Leia-me')!)
  expect(page).toContain('4 linhas com aviso\nleia o aviso')
  expect(page).toContain('4 linhas\nhá outra igual, e todas são somadas')
})

test('no series was read → no sheet that says so', async () => {
  const columns = [{ title: 'Série', kind: 'text' as const }]
  const sources = [{ name: 'Séries', about: 'Os meses.', table: () => ({ columns, rows: [] }) }]
  const job = { ...JOB, sheets: { ...JOB.sheets, sources } }
  const { bytes, sheets } = await open('sem-series', { job })
  expect(await handedOut(bytes)).not.toContain('Séries')
  expect(flat(sheets.get('Séries')!)).toContain('Nenhuma série foi lida.')
})
