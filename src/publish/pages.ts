import type { Manifest } from '../batch.js'
import type { Job } from '../job.js'
import { say } from '../messages/index.js'
import { OUTCOMES } from '../outcome.js'
import type { SheetToWrite, Value } from '../sheets/sheet.js'
import { labels, OUTCOME_WORDS } from './words.js'
import type { Summary } from './summary.js'

type Page = Value[][]

/** Leia-me: what this workbook is, what each sheet holds, and how to read the figures. */
export function readMe(manifest: Manifest, job: Job, summary: Summary): SheetToWrite {
  const rows: Page = [[{ bold: job.title }], []]
  if (manifest.rehearsal) {
    rows.push([{ bold: 'ENSAIO: os números desta pasta vêm do ambiente de ensaio (sandbox), não do serviço. Não use em juízo.' }], [])
  }
  if (manifest.state === 'cancelled') rows.push([{ bold: 'Lote cancelado antes do fim: as linhas pendentes não foram calculadas.' }], [])
  rows.push(['Arquivo', `${manifest.input.name}, aba ${manifest.input.sheet}`], ['Lote', manifest.id], [])
  rows.push([{ bold: 'O que olhar primeiro' }])
  for (const line of whatToLookAt(summary)) rows.push(['', line])
  rows.push([], [{ bold: 'Abas' }])
  for (const [name, what] of sheetGuide(job)) rows.push([name, what])
  rows.push([], [{ bold: 'Como ler os números' }])
  for (const note of job.sheets.notes) rows.push(['', note])
  rows.push(['', 'O índice, a tabela e o regime de juros são escolhas de quem pediu o cálculo; estão na aba Parâmetros.'])
  return { name: 'Leia-me', widths: [28, 100], rows, portrait: true }
}

function whatToLookAt({ counts }: Summary): string[] {
  const lines: string[] = []
  const answered = counts.ok + counts.warned
  lines.push(`${answered} de ${counts.read - counts.ignored} linhas com resultado, na aba Resultado.`)
  if (counts.warned > 0) lines.push(`${counts.warned} com aviso: leia a coluna Avisos antes de usar o valor.`)
  if (counts.rejected > 0) lines.push(`${counts.rejected} rejeitadas: a aba Pendências diz a linha, o valor recebido e o que fazer.`)
  if (counts.failed > 0) lines.push(`${counts.failed} com falha: não têm valor; a aba Pendências diz por quê.`)
  if (counts.pending > 0) lines.push(`${counts.pending} pendentes: não foram calculadas.`)
  if (counts.rejected + counts.failed + counts.pending + counts.warned === 0) lines.push('Nenhuma pendência.')
  return lines
}

function sheetGuide(job: Job): [string, string][] {
  return [
    ['Resumo', 'Arquivo de entrada, horários, contagens e somas; a soma de controle tem de fechar.'],
    ['Resultado', 'Cada linha da entrada, na ordem e com as colunas originais, e o resultado ao lado.'],
    [job.sheets.memory.name, 'A memória de cada valor, como o serviço a informou.'],
    ['Pendências', 'O que precisa de alguém: linha, aba, campo, valor recebido, problema e o que fazer.'],
    ['Parâmetros', 'O que foi pedido, como as colunas foram entendidas e o que foi decidido.'],
    ['Chamadas', 'Os totais que o serviço informou em cada chamada.'],
    ['Entrada original', 'A aba de entrada, célula por célula, sem alteração.'],
    ['Auditoria', 'Cada chamada ao serviço: quando, qual, com que resposta, a que custo.'],
  ]
}

/** Resumo: the input and its hash, times, counts with the control sum, sums, price. */
export function summaryPage(manifest: Manifest, summary: Summary, spent: { calls: number; units: number }, finishedAt: string): SheetToWrite {
  const { counts, sums } = summary
  const { input } = manifest
  const rows: Page = [
    [{ bold: 'Entrada' }],
    ['Arquivo', input.name],
    ['Aba', input.sheet],
    ['SHA-256', input.sha256],
    ['Bytes', { n: String(input.bytes) }],
    ...(manifest.rehearsal ? [['Ambiente', 'Ensaio (sandbox)'] as Value[]] : []),
    [],
    [{ bold: 'Horários (Brasília)' }],
    ['Planejado', { moment: manifest.createdAt }],
    ['Concluído', { moment: finishedAt }],
    [],
    [{ bold: 'Linhas' }],
    ['Lidas', { n: String(counts.read) }],
    ...OUTCOMES.map((outcome): Value[] => [OUTCOME_WORDS[outcome], { n: String(counts[outcome]) }]),
    ['Soma de controle', { n: String(OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0)) }],
    [],
    [{ bold: 'Somas (linhas com resultado)' }],
    ...sums.map(({ title, sum, rows: count }): Value[] => [title, { n: sum, format: '#,##0.00' }, `${count} linhas`]),
    [],
    [{ bold: 'Preço' }],
    ['Chamadas orçadas', { n: String(manifest.quote.calls) }],
    ['Chamadas feitas', { n: String(spent.calls) }],
    ['Unidades orçadas', { n: String(manifest.quote.units) }],
    ['Unidades gastas', { n: String(spent.units) }],
  ]
  return { name: 'Resumo', widths: [28, 26, 48], rows, portrait: true }
}

/** Parâmetros: what was asked, how the columns were understood, what was decided. */
export function parametersPage(manifest: Manifest, job: Job): SheetToWrite {
  const asked = Object.entries(manifest.parameters).map(([name, value]): Value[] => [name, printed(value)])
  const mapping = manifest.input.mapping.map(({ field, column, heading, how }): Value[] => [
    labels(field),
    `coluna ${column} «${heading.trim()}»`,
    HOW[how] ?? how,
  ])
  const rows: Page = [
    [{ bold: 'Pedido' }],
    ['Trabalho', `${job.kind}: ${job.title}`],
    ['Conta', manifest.account],
    ...asked,
    [],
    [{ bold: 'Colunas' }],
    ...mapping,
    [],
    [{ bold: 'Decisões e observações' }],
    ...manifest.told.map((told): Value[] => [say('pt', told)]),
    ...(manifest.told.length === 0 ? [['Nenhuma.'] as Value[]] : []),
  ]
  return { name: 'Parâmetros', widths: [34, 60, 24], rows, portrait: true }
}

const HOW: Record<string, string> = {
  exact: 'pelo título',
  begins: 'pelo começo do título',
  mapped: 'indicada por você',
}

function printed(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : value
}
