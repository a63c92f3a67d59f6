import type { Parameters } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

const INDEX =
  '(?:inpc|ipca(?: ?e)?|igp ?(?:m|di)|ipc(?: \\w+)?|incc|selic|tr|tabela(?: pratica)?(?: d[aoe])? ?\\w*|taxa legal|poupanca)'
const RATE = 'juros.percentual'
/** Of a longer text only the start is searched for a rate. */
const LONGEST = 500
/** Terms for the correction: an index, a rate, a start. */
const TERMS = [
  new RegExp(
    `\\b(?:correcao|corrig\\w+|atualizac(?:ao|oes)|atualiz\\w+|reajust\\w+|indice)\\b.{0,40}\\b${INDEX}\\b`,
  ),
  /\b(?:correcao|corrig\w+|atualizac(?:ao|oes)|atualiz\w+|juros)\b.{0,50}\b(?:desde|a partir|a contar|contad[oa]s?|incidentes? (?:desde|a partir))\b/,
  /\bjuros\b.{0,30}\d.{0,40}\b(?:mes|a m|am|ano|a a|aa)\b/,
  /\bmulta (?:\w+ )?(?:de )?\d/,
]

/** "Juros de 0,5% ao mês". */
const MONTHLY =
  /\bjuros\b[^%\d]{0,40}(\d{1,2}(?:[.,]\d{1,4})?) ?%(?: ?\([^()]{1,40}\))? ?(?:a\.? ?m\b|ao m[êe]s|por m[êe]s|mensa(?:l|is))/giu

/**
 * Reports the terms of correction in titles and notes, which may differ from the batch's. Asks where
 * they state another rate of interest than the batch.
 */
export class StatedTerms implements Doubt {
  private remark: Example | undefined
  private other: Example | undefined

  constructor(private readonly given: Parameters = {}) {}

  observeOtherLine(cells: readonly Cell[], line: number): void {
    for (const cell of cells) {
      if (typeof cell !== 'string' || !statesTerms(cell)) continue
      const example = { line, value: cell.trim() }
      this.remark ??= example
      if (this.statesOtherRate(cell)) this.other ??= example
    }
  }

  found(): ReturnType<Doubt['found']> {
    if (!this.other) return []
    const rate = String(this.given[RATE]).replace('.', ',')
    return [{ code: 'ask_stated_rate', facts: { ...this.other, rate } }]
  }

  remarks(): Sentence[] {
    return this.remark && !this.other ? [sentence('told_stated_terms', { ...this.remark })] : []
  }

  /** Of several rates, as of two periods, one may be the batch's. */
  private statesOtherRate(text: string): boolean {
    const given = Number(this.given[RATE])
    if (this.given[RATE] === undefined) return false
    const rates = [...text.slice(0, LONGEST).matchAll(MONTHLY)].map(([, rate]) =>
      Number(rate!.replace(',', '.')),
    )
    return rates.length > 0 && !rates.includes(given)
  }
}

/** Decides whether a text says how amounts are corrected. */
export function statesTerms(text: string): boolean {
  const plain = normaliseHeading(text)
  return TERMS.some((pattern) => pattern.test(plain))
}
