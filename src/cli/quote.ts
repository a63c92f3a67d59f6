import { labelOf } from '../accept/table.js'
import type { Input, Plan, Quote } from '../batch.js'
import type { Price } from '../job.js'
import { type Language, sayAll } from '../messages/index.js'
import type { Sentence } from '../sentence.js'
import { count, duration, timeOf, type Voice, words } from './say.js'

export interface Quoted {
  file: string
  input: Pick<Input, 'sheet' | 'mapping'>
  plan: Plan
  quote: Quote
  told: Sentence[]
  parameters: Record<string, string | boolean>
  rehearsal: boolean
}

/** The price, before it is paid, and what the file was understood to be. */
export function tellQuote(
  { file, input, plan, quote, told, parameters, rehearsal }: Quoted,
  voice: Voice,
  now: number,
): void {
  const { language, tell } = voice
  const n = (number: number) => count(language, number)
  const w = (pt: string, en: string) => words(language, pt, en)
  if (rehearsal)
    tell(
      w(
        'ENSAIO: números do sandbox, não do serviço.',
        'REHEARSAL: figures of the sandbox, not of the service.',
      ),
    )
  tell(`${w('Arquivo', 'File')}: ${file}, ${w('aba', 'sheet')} ${input.sheet}`)
  for (const { field, column, heading } of input.mapping)
    tell(`  ${labelOf(field)} <- ${column} «${heading.trim()}»`)
  for (const said of told) tell(`  ${sayAll(language, said)}`)
  const asked = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
  if (asked.length > 0) tell(`${w('Parâmetros', 'Parameters')}: ${asked.join(' ')}`)
  tell(
    w(
      `Linhas: ${n(plan.rows)} lidas, ${n(plan.toCall)} a calcular, ${n(plan.rejected)} rejeitadas, ${n(plan.duplicate)} repetidas, ${n(plan.ignored)} que não são itens`,
      `Rows: ${n(plan.rows)} read, ${n(plan.toCall)} to compute, ${n(plan.rejected)} rejected, ${n(plan.duplicate)} repeated, ${n(plan.ignored)} no items`,
    ),
  )
  tell(
    [
      `${quoteWord(quote, language)}: ${callsAndUnits(quote, language)}`,
      plan.groups > 0 &&
        w(`${n(plan.groups)} conjuntos de parâmetros`, `${n(plan.groups)} parameter sets`),
      quote.freeCalls &&
        w(`${n(quote.freeCalls)} consultas sem custo`, `${n(quote.freeCalls)} free reads`),
    ]
      .filter(Boolean)
      .join('; '),
  )
  tell(
    w(
      `${quote.first ? 'Previsão da 1ª etapa' : 'Previsão'}: pronto em cerca de ${duration(quote.estimateMs)}, às ${timeOf(language, now + quote.estimateMs)} (São Paulo), com o que já está na fila e nas janelas do limite`,
      `${quote.first ? 'Forecast of the first stage' : 'Forecast'}: done in about ${duration(quote.estimateMs)}, at ${timeOf(language, now + quote.estimateMs)} (São Paulo), with what is queued and in the windows of the limit`,
    ),
  )
}

function quoteWord({ first }: Quote, language: Language): string {
  return first
    ? words(language, 'Orçamento da 1ª etapa, o mínimo', 'Quote of the first stage, the least')
    : words(language, 'Orçamento', 'Quote')
}

export function callsAndUnits({ calls, units }: Price, language: Language): string {
  const n = (number: number) => count(language, number)
  return words(
    language,
    `${n(calls)} chamadas, ${n(units)} unidades`,
    `${n(calls)} calls, ${n(units)} units`,
  )
}
