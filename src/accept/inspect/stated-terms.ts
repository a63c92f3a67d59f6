import { type Sentence, sentence } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

const INDEX =
  '(?:inpc|ipca(?: ?e)?|igp ?(?:m|di)|ipc(?: \\w+)?|incc|selic|tr|tabela(?: pratica)?(?: d[aoe])? ?\\w*|taxa legal|poupanca)'
/** Terms for the correction: an index, a rate, a start. */
const TERMS = [
  new RegExp(
    `\\b(?:correcao|corrig\\w+|atualizac(?:ao|oes)|atualiz\\w+|reajust\\w+|indice)\\b.{0,40}\\b${INDEX}\\b`,
  ),
  /\b(?:correcao|corrig\w+|atualizac(?:ao|oes)|atualiz\w+|juros)\b.{0,50}\b(?:desde|a partir|a contar|contad[oa]s?|incidentes? (?:desde|a partir))\b/,
  /\bjuros\b.{0,30}\d.{0,15}\b(?:mes|a m|am|ano|a a|aa)\b/,
  /\bmulta (?:\w+ )?(?:de )?\d/,
]

/** Reports the terms of correction in titles and notes, which may differ from the batch's. */
export class StatedTerms implements Doubt {
  private remark: Example | undefined

  observeOtherLine(cells: readonly Cell[], line: number): void {
    const value = cells.find((cell) => typeof cell === 'string' && statesTerms(cell))
    if (typeof value === 'string') this.remark ??= { line, value: value.trim() }
  }

  found(): ReturnType<Doubt['found']> {
    return []
  }

  remarks(): Sentence[] {
    return this.remark ? [sentence('told_stated_terms', { ...this.remark })] : []
  }
}

/** Decides whether a text says how amounts are corrected. */
export function statesTerms(text: string): boolean {
  const plain = normaliseHeading(text)
  return TERMS.some((pattern) => pattern.test(plain))
}
