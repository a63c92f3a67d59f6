import { IN_WORDS } from './numbers.js'
import { withoutAccents } from './quotes.js'

/** Without `um`, which is an article more often than a number. */
const NUMBER = `(?:\\d{1,3}(?![\\d/%])|(?!(?:h?um|uma)(?!\\p{L}))${IN_WORDS})`
const IN_BRACKETS = '\\s*(?:\\([^()]{1,40}\\)\\s*)?'
/** A `prazo` that refers to the law, unless the text says that it is over. */
const BY_LAW =
  /(?<!(?:decorrido|transcorrido|esgotado|findo|vencido|expirado|escoado|decurso)\s+(?:o\s+|do\s+|de\s+)?)(?<!\p{L})prazos?\s+(?:legal|legais|recursal|recursais|regimental|d[ae]\s+lei|em\s+lei|previsto|do\s+art\p{L}*)(?!\p{L})/giu
const NAMED =
  /(?<!\p{L})(?:biduo|triduo|quinquidio|octidio|decendio|quinzidio|trintidio)(?!\p{L})/giu
const ORDINAL =
  /(?<![\p{L}\d])(?:(?!1[ºª°o])\d{1,2}[ºª°o]|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|decimo|vigesimo|trigesimo)\s*(?:\([^()]{1,20}\)\s*)?dias?(?!\p{L})/giu
const MONTH =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const UNTIL = new RegExp(
  `(?<!\\p{L})ate\\s+(?:o\\s+)?(?:dia\\s+)?\\d{1,2}(?:[/.-]\\d{1,2}(?:[/.-](?<year>\\d{4}|\\d\\d))?|[ºo]?\\s+de\\s+(?:${MONTH})(?:\\s+de\\s+(?<long>\\d{4}))?)(?!\\d)`,
  'giu',
)
/** `prazo: 5 (cinco)`; not `prazo do artigo 523`. */
const NO_UNIT = new RegExp(
  `(?<!\\p{L})prazos?(?:[\\s:=,()\\-–—]+(?!(?:prazos?|artigos?|lei|fls|folhas|id|item|itens|evento)(?!\\p{L}))\\p{L}+){0,4}?[\\s:=,()\\-–—]+${NUMBER}`,
  'giu',
)
/** "contestação em 15 dias, quesitos em 5." */
const BARE = new RegExp(`(?<!\\p{L})em\\s+${NUMBER}${IN_BRACKETS}(?=[.;,](?!\\d)|$)`, 'giu')
/** "15 dias ao autor e 5 ao réu". */
const AND_TO = new RegExp(
  `(?<!\\p{L})(?:e|ou)\\s+(?:de\\s+|em\\s+)?${NUMBER}${IN_BRACKETS}(?:para|aos?|pel[oa]s?)(?!\\p{L})`,
  'giu',
)

/**
 * Days whose number cannot be read: "qinze dias", "5 primeiros dias"; not "em dias úteis", "nos
 * dias".
 */
const LOOSE =
  /(?<!\S)(?!(?:em|[dn]?[oa]s|aos|de|por|e|todos)\s)\S{1,40}\s+(?:dias|horas)(?!\p{L})/giu

/**
 * Returns the passages that may be a deadline without a number of days, verbatim; dates of years
 * before the notice are left out.
 *
 * @param found the lengths of time that were found already and are not repeated
 * @param year year of the notice
 */
export function impliedTermsIn(
  text: string,
  found: readonly { start: number; end: number }[],
  year: number,
): string[] {
  const rest = blankedOut(text, found)
  return [BY_LAW, NAMED, ORDINAL, UNTIL, NO_UNIT, BARE, AND_TO, LOOSE]
    .flatMap((kind) => [...rest.matchAll(kind)])
    .filter(({ groups }) => {
      const yearText = groups?.year ?? groups?.long
      return yearText === undefined || Number(yearText.padStart(4, '20')) >= year
    })
    .map(({ index, 0: { length } }) => text.slice(index, index + length).replace(/\s+/g, ' '))
}

/**
 * Returns the text without accents and with each given range blanked; places stay the same. A
 * control character is neither blank nor letter to any of the patterns.
 */
export function blankedOut(
  marked: string,
  found: readonly { start: number; end: number }[],
): string {
  const text = withoutAccents(marked)
  const parts: string[] = []
  let at = 0
  for (const { start, end } of found.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, start), '\0'.repeat(end - start))
    at = end
  }
  return [...parts, text.slice(at)].join('')
}
