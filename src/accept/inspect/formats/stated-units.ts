import type { Cell } from '../../../spreadsheets/cell.js'
import { folded } from '../../../values/folded.js'
import { firstText } from '../../cells/cell-text.js'
import { isForeignCurrency, namesUnit, withoutReal } from '../../cells/currency.js'
import type { Example } from '../../cells/example.js'
import { looseAmount } from '../../cells/loose-amount.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import type { Check } from '../check.js'

const THOUSANDS =
  /\bR\$\s*\(?mil\b|\bem\s+(?:R\$\s*)?(?:mil|milhares|milh[õo]es)(?![\p{L}\d])(?!\s+\p{L}+ecentos)/iu
/** `R$ x 1.000`, and `em R$ 1.000` at the end; `10 x 1.000` means instalments. */
const TIMES_THOUSAND =
  /(?<!\d\s?)[x×*]\s?(?:R\$\s?)?1\.?000(?![.,]?\d)|\bem\s+R\$\s?1\.?000(?:,00)?\s?\)?\.?$/iu
/** A currency sign before digits belongs to an amount in the text, not to the table. */
const FOREIGN =
  /\p{Sc}(?!\s*\d)|\b(?:USD|EUR|GBP|CHF)\b(?!\s*\d)|(?:\bem|\bmoeda:?|\()\s*(?:d[oó]lar(?:es)?|euros?|libras?|pesos?|ienes?|moeda estrangeira|UFIRs?|UFESPs?|UFEMGs?|UFMs?|UPFs?|UPCs?|URHs?|CUBs?|BTNs?|OR?TNs?|URVs?|VRTEs?|sal[aá]rios? m[ií]nimos?|sacas?|arrobas?|toneladas?|quilos?|litros?|gramas de ouro)(?!\p{L})/iu

/** Decides whether a text says that amounts are in another currency, or in a unit that is none. */
export function namesForeign(text: string): boolean {
  return FOREIGN.test(withoutReal(text))
}

const IN_HEADING = /\bmil\b|milhares|milh[õo]es/i

/** Decides whether a heading states thousands or millions. */
export function namesThousands(heading: string): boolean {
  return IN_HEADING.test(heading) || TIMES_THOUSAND.test(heading.trim())
}

const CENTS = /\bcentavos?\b/i
/** "Valores em centavos", as against an amount in words. */
const IN_CENTS = /\bem (?:\(?R\$\)? )?centavos\b|\bsem (?:v[íi]rgula|ponto) decimal\b/i

/** Decides whether a heading states centavos, another currency, or a unit that is no money. */
export function namesOtherUnit(heading: string): boolean {
  const namesReal = withoutReal(heading) !== heading.trim()
  return CENTS.test(heading) || (!namesReal && (isForeignCurrency(heading) || namesUnit(heading)))
}

/** The whole text of a cell beside an amount: "R$ mil", "milhões". */
const SCALE = /^(?:em )?(?:r ?\$ ?)?(?:mil|milhares|milho(?:es)|x ?1 ?000)$/
const MAY_BE_SCALE = /mil|000/i
const LONGEST = 200
const OF_SCALE = /^(?:escala|grandeza|unid|unidade|moeda|medida|multiplicador|fator)\b/

/** Finds in titles and footers that the amounts are in thousands or in another currency. */
export class StatedUnits implements Check {
  thousands?: Example
  foreign?: Example

  constructor(private readonly headings: readonly string[]) {}

  hears(cell: Cell, column: number): boolean {
    return typeof cell === 'string' && (isScale(cell, this.headings[column]) || mayBeForeign(cell))
  }

  /** Examines an item, which may state its unit in a column of its own. */
  observeHeard(cells: readonly Cell[], line: number): void {
    const value = firstText(cells, (text, at) => isScale(text, this.headings[at]))
    if (value !== undefined) this.thousands ??= { line, value: value.trim() }
    const foreign = firstText(cells, (text) => isInForeign(text, cells))
    if (foreign !== undefined) this.foreign ??= { line, value: foreign.trim() }
  }

  observeOtherLine(cells: readonly Cell[], line: number): void {
    for (const cell of cells) {
      if (typeof cell !== 'string') continue
      const example = { line, value: cell }
      const text = cell.trim()
      if (THOUSANDS.test(text) || TIMES_THOUSAND.test(text)) this.thousands ??= example
      if (namesForeign(text) || IN_CENTS.test(text)) this.foreign ??= example
    }
  }
}

/** "Licença (US$ 54.99)" beside an amount of 54,99, which nobody converted. */
function isInForeign(text: string, cells: readonly Cell[]): boolean {
  if (!mayBeForeign(text)) return false
  const figures = (text.match(/\d[\d.,]*\d/g) ?? []).map(looseAmount)
  return cells.some((cell) => cell !== text && figures.includes(looseAmount(cell) ?? Number.NaN))
}

function mayBeForeign(text: string): boolean {
  return text.length <= LONGEST && /\d/.test(text) && isForeignCurrency(text)
}

function isScale(text: string, heading = ''): boolean {
  if (text.length > 20 || !MAY_BE_SCALE.test(text) || !SCALE.test(folded(text.trim()))) return false
  return text.includes('$') || OF_SCALE.test(normaliseHeading(heading))
}
