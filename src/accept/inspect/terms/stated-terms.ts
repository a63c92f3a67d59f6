import type { Field, Parameters } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { type Example, NO_LINE } from '../../cells/example.js'
import { normaliseText } from '../../find/normalise-heading.js'
import type { DebtCheck, Found } from '../check.js'
import { agreesWithTerms, type Named, otherRate, otherTerm } from './compared-terms.js'

const INDEX =
  '(?:inpc|ipca(?: ?e)?|igp ?(?:m|di)|ipc(?: \\w+)?|incc|selic|tr|tabela(?: pratica)?(?: d[aoe])? ?\\w*|taxa legal|poupanca)'
/** Terms for the correction: an index, a rate, a start. */
const TERMS = [
  new RegExp(
    `\\b(?:correcao|corrig\\w+|atualizac(?:ao|oes)|atualiz\\w+|reajust\\w+|indice)\\b.{0,40}\\b${INDEX}\\b`,
  ),
  /\b(?:correcao|corrig\w+|atualizac(?:ao|oes)|atualiz\w+|juros|mora)\b.{0,50}\b(?:desde|a partir|a contar|contad[oa]s?|incidentes? (?:desde|a partir))\b/,
  // "Calcular pelo INPC"; "Recalcular até 30/06/2025", which counts where no day was asked for.
  new RegExp(`\\b(?:re)?calcul\\w+ (?:\\w+ )?(?:com|pel[oa]|por) (?:[oa] )?${INDEX}\\b`),
  /\b(?:atualizar|corrigir|(?:re)?calcular|posicionar)\b.{0,30}\b(?:ate|para|data base)\b.{0,8}\d{2} \d{2} \d{4}\b/,
  /\bjuros\b.{0,30}\d.{0,40}\b(?:mes|a m|am|ano|a a|aa)\b/,
  /\bmulta (?:\w+ )?(?:de )?\d/,
  /\bhonorarios (?:\w+ )?(?:de )?\d{1,2}(?: \d{1,2})? ?%/,
]

/** Beside saved calculations, whose terms a title may only describe: what is to become of them. */
const REQUESTS =
  /\b(?:(?:atualiz|posicion|(?:re)?calcul|us|utiliz|adot|alter|mud|apli[cq]|tro[cq]|inclu|substitu)(?:[ai]r|u?em?|a)|corri(?:gir|ja)|recalculo|nov[oa]s?|pedid[oa]s?|solicitad[oa]s?)\b/

/**
 * Reports the terms of correction in titles and notes. Asks where they are others than the batch's,
 * and says nothing where they are the same.
 */
export class StatedTerms implements DebtCheck {
  readonly readsNames = true
  private remark: Example | undefined
  private readonly asked = new Map<string, Found[number]>()

  constructor(
    private readonly given: Parameters = {},
    private readonly named: Named = {},
    private readonly isSaved = false,
  ) {}

  observeOtherLine(cells: readonly Cell[], line: number): void {
    for (const cell of cells) {
      if (typeof cell !== 'string') continue
      if (this.isSaved && !REQUESTS.test(normaliseText(cell))) continue
      const example = { line, value: cell.trim() }
      const isAsked = this.ask(line === NO_LINE ? asTerm(cell) : cell, example)
      if (!isAsked && statesTerms(cell) && !agreesWithTerms(cell, this.given, this.named))
        this.remark ??= example
    }
  }

  found(): Found {
    return [...this.asked.values()]
  }

  remarks(): Sentence[] {
    return this.remark ? [sentence('told_stated_terms', { ...this.remark })] : []
  }

  private ask(text: string, example: Example): boolean {
    const rate = otherRate(text, this.given)
    if (rate !== undefined)
      this.once('interest', { code: 'ask_stated_rate', facts: { ...example, ...rate } })
    const other = otherTerm(text, this.given, this.named)
    if (other) this.once(other.of, { code: 'ask_stated_term', facts: { ...example, ...other } })
    return rate !== undefined || other !== undefined
  }

  private once(of: string, question: Found[number]): void {
    if (!this.asked.has(of)) this.asked.set(of, question)
  }
}

/** An index in the name of a file or a sheet is that of its amounts, whatever stands before it. */
function asTerm(name: string): string {
  return /(?<!\bsem )\b(?:inpc|ipca|igp ?-?(?:m|di)|incc)\b/i.test(name) ? `correcao ${name}` : name
}

/** Decides whether a text says how amounts are corrected. */
export function statesTerms(text: string): boolean {
  const plain = normaliseText(text)
  return TERMS.some((pattern) => pattern.test(plain))
}

/** The names of what parameters of the batch give by their ids. */
export function namesOf(fields: readonly Field[]): Named {
  return Object.fromEntries(
    fields.flatMap(({ name, named }) => (named === undefined ? [] : [[`fields.${name}`, named]])),
  )
}
