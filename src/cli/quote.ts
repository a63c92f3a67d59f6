import { labelOf } from '../accept/find/table.js'
import {
  type Input,
  type Plan,
  type Quote,
  type Reason,
  rowsRejected,
  rowsToAsk,
} from '../core/batch.js'
import type { Price } from '../core/job/job.js'
import { type Language, translateWhole } from '../messages/index.js'
import type { Sentence } from '../messages/message-code.js'
import { count, counted, duration, type Output, timeOf, words } from './output.js'

export interface Quoted {
  file: string
  input: Pick<Input, 'sheet' | 'mapping'>
  plan: Plan
  quote: Quote
  told: Sentence[]
  parameters: Record<string, string | boolean>
  rehearsal: boolean
  /** Reasons and remarks of rows, for a plan, which has no workbook. */
  planned?: { rejections: readonly Reason[]; remarks: readonly Reason[]; remarked: number }
}

/** Number of reasons shown; Pendências has all of them once the batch has run. */
const REASONS_TOLD = 8

/** Shows the quote and how the file was understood, before any unit is spent. */
export function printQuote(
  { file, input, plan, quote, told: messages, parameters, rehearsal, planned }: Quoted,
  output: Output,
  now: number,
): void {
  const { language, tell } = output
  const w = (pt: string, en: string) => words(language, pt, en)
  if (rehearsal)
    tell(
      w(
        'ENSAIO: números do sandbox, não do serviço.',
        'REHEARSAL: figures of the sandbox, not of the service.',
      ),
    )
  printInput({ file, input, told: messages }, output)
  const asked = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
  if (asked.length > 0) tell(`${w('Parâmetros', 'Parameters')}: ${asked.join(' ')}`)
  tell(rowsOf(plan, language, planned?.remarked))
  const { rejections = [], remarks = [] } = planned ?? {}
  for (const line of reasonsOf(rejections, REJECTED, language)) tell(line)
  for (const line of reasonsOf(remarks, REMARKED, language)) tell(line)
  tell(
    [
      `${quoteWord(quote, language)}: ${callsAndUnits(quote, language)}`,
      plan.groups > 0 &&
        counted(
          language,
          plan.groups,
          ['conjunto de parâmetros', 'conjuntos de parâmetros'],
          ['parameter set', 'parameter sets'],
        ),
      quote.freeCalls &&
        counted(
          language,
          quote.freeCalls,
          ['consulta sem custo', 'consultas sem custo'],
          ['free read', 'free reads'],
        ),
    ]
      .filter(Boolean)
      .join('; '),
  )
  tell(
    w(
      `${quote.first ? 'Previsão da 1ª etapa' : 'Previsão'}: pronto em cerca de ${duration(quote.estimateMs)}, em ${timeOf(language, now + quote.estimateMs)} (São Paulo), com o que já está na fila e nas janelas do limite`,
      `${quote.first ? 'Forecast of the first stage' : 'Forecast'}: done in about ${duration(quote.estimateMs)}, at ${timeOf(language, now + quote.estimateMs)} (São Paulo), with what is queued and in the windows of the limit`,
    ),
  )
}

export function printInput(
  { file, input, told: messages }: Pick<Quoted, 'file' | 'input' | 'told'>,
  { language, tell }: Output,
): void {
  const w = (pt: string, en: string) => words(language, pt, en)
  tell(`${w('Arquivo', 'File')}: ${file}, ${w('aba', 'sheet')} ${input.sheet}`)
  for (const { field, column, heading } of input.mapping)
    tell(`  ${labelOf(field)} <- ${column} «${heading.trim()}»`)
  for (const message of messages) tell(`  ${translateWhole(language, message)}`)
}

type Words = readonly [pt: readonly [string, string], en: readonly [string, string]]
const REJECTED: Words = [
  ['rejeitada', 'rejeitadas'],
  ['rejected', 'rejected'],
]
const REMARKED: Words = [
  ['com aviso', 'com aviso'],
  ['warned', 'warned'],
]

function reasonsOf(all: readonly Reason[], are: Words, language: Language): string[] {
  const others = all.length - REASONS_TOLD
  const lines = all.slice(0, REASONS_TOLD).map((one) => reasonOf(one, are, language))
  if (others <= 0) return lines
  const [pt, en] = [
    ['outro motivo', 'outros motivos'],
    ['other reason', 'other reasons'],
  ] as const
  return [...lines, `  ${counted(language, others, pt, en)}`]
}

/** Formats `  60 rejeitadas (linhas 2, 3, …), na linha 2: Data não é um dia «x». Escreva dd/mm/aaaa.` */
function reasonOf(
  { problem, isExample, rows, lines }: Reason,
  [pt, en]: Words,
  language: Language,
): string {
  const shown = `${lines.join(', ')}${rows > lines.length ? ', …' : ''}`
  const where = words(
    language,
    `${rows === 1 ? 'linha' : 'linhas'} ${shown}`,
    `${rows === 1 ? 'line' : 'lines'} ${shown}`,
  )
  const many = counted(language, rows, pt, en)
  const example = isExample
    ? words(language, `, na linha ${lines[0]}`, `, in line ${lines[0]}`)
    : ''
  return `  ${many} (${where})${example}: ${translateWhole(language, problem)}`
}

function rowsOf(plan: Plan, language: Language, remarked = 0): string {
  const withRemarks = remarked > 0 ? ` (${counted(language, remarked, ...REMARKED)})` : ''
  const kept = counted(
    language,
    plan.kept ?? 0,
    ['já respondida', 'já respondidas'],
    ['already answered', 'already answered'],
  )
  const asked = `${count(language, rowsToAsk(plan))} ${words(language, 'a processar', 'to process')}`
  const parts = [
    `${plan.kept ? `${asked}, ${kept}` : asked}${withRemarks}`,
    counted(language, rowsRejected(plan), ['rejeitada', 'rejeitadas'], ['rejected', 'rejected']),
    counted(language, plan.duplicate, ['repetida', 'repetidas'], ['repeated', 'repeated']),
  ]
  const all = parts.join(', ')
  return `${words(language, 'Linhas', 'Rows')}: ${all}${notCounted(plan.ignored, language)}`
}

/** Formats the number of lines that are no rows. */
export function notCounted(ignored: number, language: Language): string {
  if (ignored === 0) return ''
  const apart = count(language, ignored)
  return words(
    language,
    ` (fora da conta, ${apart} de cabeçalho, título, total ou em branco)`,
    ` (not counted, ${apart} of headings, titles, totals or blank)`,
  )
}

function quoteWord({ first }: Quote, language: Language): string {
  return first
    ? words(language, 'Orçamento da 1ª etapa, o mínimo', 'Quote of the first stage, the least')
    : words(language, 'Orçamento', 'Quote')
}

export function callsAndUnits({ calls, units }: Price, language: Language): string {
  const ofCalls = counted(language, calls, ['chamada', 'chamadas'], ['call', 'calls'])
  const ofUnits = counted(language, units, ['unidade', 'unidades'], ['unit', 'units'])
  return `${ofCalls}, ${ofUnits}`
}
