import { isOrder, type OrderContext } from './orders.js'

/**
 * The meaning that the words around give to a length of time: a deadline that begins with the
 * notice (`begins`), one that has run out (`elapsed`), a time that is over or a clock time and so
 * no deadline (`past`), or an uncertain one (`unsure`).
 */
export type TimeMeaning = 'begins' | 'elapsed' | 'past' | 'unsure'

/** Words between `prazo` and its number that leave it a deadline. */
export const FILLS = new RegExp(
  `^(?:[\\s:=,()\\-–—]+(?:${[
    'd[aeo]s?|e|[aeo]|[ao]s|ate|em|para|por|ser|sera|fica|ora|fixado|suas?|seus?|partes?|re|reu|reus|autora?',
    'comum|comuns|legal|legais|maxim[oa]|total|unico|simples|improrroga\\p{L}+|peremptorio|preclusivo',
    'individua(?:l|is)|derradeiro|ultimo|final|suplementar|adicional|nov[oa]|impreterivel',
    'fatal|excepcional|dias?|uteis|process\\p{L}+|recursal|recursais',
    'manifest\\p{L}+|respo\\p{L}+|contest\\p{L}+|defesa|replica|recurso|recorrer|impugn\\p{L}+',
    'pag\\p{L}+|cumpri\\p{L}+|contrarrazo\\p{L}+|emend\\p{L}+|embarg\\p{L}+|apresenta\\p{L}+|junta\\p{L}*',
    'ciencia|regulariza\\p{L}+|recolh\\p{L}+|custas|providencias|memoriais|quesitos|alegacoes|finais',
  ].join('|')})(?!\\p{L}))*$`,
  'iu',
)

const OVER = '(?:decorrid|transcorrid|esgotad|find|vencid|expirad|escoad|ultrapassad)os?'
const RAN_OUT = '(?:decorreu|transcorreu|escoou|esgotou|expirou|findou|venceu)(?:-se)?'
const END = '(?:decurso|transcurso|termino|fim|encerramento|escoamento|esgotamento|vencimento)'
/**
 * Words that govern `prazo`: "parcelas vencidas no prazo" and "custas decorrentes do recurso" do
 * not match.
 */
const ELAPSED = new RegExp(
  `(?<!\\p{L})(?:(?:${OVER}|${RAN_OUT}|apos)(?:,?\\s+in\\s+albis,?)?(?:\\s+os?)?|${END}\\s+d[oe]s?)\\s+(?:(?:referid|aludid|mencionad|citad|respectiv|mesm|assinalad|concedid|fixad)os?\\s+)?$`,
  'iu',
)

/** "às 14h", "das 9h", but not "até as 17h", "dentro das 12 horas". */
const CLOCK = /(?<!\p{L})(?<!ate\s+)(?:(?<!dentro\s+)d)?as\s+$/iu
const CLOCK_HOUR = /^(?:[01]?\d|2[0-3])(?::\d\d)?\s*(?:\(|h)/iu
/** "extratos dos últimos 3 meses", "parado há mais de 30 dias". */
const AGO = /(?<!\p{L})(?:[dn][ao]s\s+ultim[ao]s|ha\s+(?:mais|cerca|menos)\s+de)\s+$/iu

/**
 * Decides the meaning of a length of time by the words around it.
 * @param folded the text without accents; `start` to `end` hold the length of time with its
 * introduction
 */
export function meaningOf(folded: string, start: number, end: number): TimeMeaning {
  const ahead = folded.slice(Math.max(0, start - 80), start)
  const hour = CLOCK_HOUR.test(folded.slice(start, end))
  if ((hour && CLOCK.test(ahead)) || AGO.test(ahead)) return 'past'
  if (ELAPSED.test(ahead)) return 'elapsed'
  const around = contextOf(folded, start, end)
  return around && isOrder(around) ? 'begins' : 'unsure'
}

/**
 * A sentence ends before a capital, but not after "art." or "R."; a line ends one only where the
 * sentence is complete.
 */
const SENTENCE_END =
  /(?<=[\p{L}\d)]{4}|\dh|\s(?:re|reu|reus)|(?<!\p{L})(?:fls?\.?|ids?|evento|mov\.?)\s?[\d./-]{1,12})[.;!?]\s+(?=[\p{Lu}\d])|\n\s*\n|(?<![\s,;:(–—-])[^\S\n]*\n\s*(?=\p{Lu})/gu
const BEHIND_END =
  /(?<!(?<!\p{L})(?:arts?|fls?|incs?|n|dr|dra|sr|sra|al|c|p|r|e))[.;!?](?=\s|$)|\n\s*\n/iu
/** Code units on each side of a length of time; a longer sentence is not interpreted. */
const REACH = 600

/** Undefined where the sentence begins farther away than `REACH`. */
function contextOf(folded: string, start: number, end: number): OrderContext | undefined {
  const from = Math.max(0, start - REACH)
  const sentences = folded.slice(from, start).split(SENTENCE_END)
  if (from > 0 && sentences.length < 2) return undefined
  const behind = folded.slice(end, end + REACH).split(BEHIND_END)[0] ?? ''
  return { before: sentences.at(-1) ?? '', earlier: sentences.at(-2) ?? '', behind }
}
