import { addDays, type IsoDate, isoDate, MONTH_NAMES } from '../../values/dates.js'
import { IN_WORDS } from './numbers.js'
import { withoutAccents } from './quotes.js'

const NUMBER = `(?:\\d{1,3}(?![\\d/%.])|(?!(?:h?um|uma)(?!\\p{L}))${IN_WORDS})`
const WHO = '(?:parte|partes|re|reus?|autora?|autores|requer\\p{L}+|exequente|executad[oa])'

/**
 * Words that name a deadline which has run out or is mentioned elsewhere in the text, and
 * references to pages and articles: none of them is another deadline.
 */
const NO_OTHER_DEADLINE =
  /(?<!\p{L})(?:(?:decorrid|transcorrid|esgotad|find|vencid|expirad|escoad)os?|decurso|mesmo|tal|referido)(?:,?\s+in\s+albis,?)?(?:\s+d?[oe]s?)?\s+(?:(?:referid|aludid|mencionad|assinalad|concedid|fixad)o\s+)?prazos?(?:\s+(?:recursal|legal|acima|supra|retro|assinalado|concedido|fixado))?|(?<!\p{L})prazo\s+(?:acima|supra|retro|assinalado)(?!\p{L})|adv(?:ogad\p{L}*)?(?:\(s\))?\.?:[^.]*|(?<!\p{L})(?:fls|folhas|ids?|evento|mov|arts?|artigos?)\.?\s*[\d./,\s§ºo-]*\d/giu

/**
 * Words that may belong to another deadline or to another way of counting, without a length of time
 * of their own.
 */
const HINTS = [
  /(?<!\p{L})prazos?(?:[\s,:(]+\p{L}+){0,3}/giu,
  /(?<!\p{L})(?:dias?|horas?|hs|semanas?|mes(?:es)?|quinzenas?|bimestres?|trimestres?|semestres?)(?!\p{L})/giu,
  new RegExp(`(?<!\\p{L})${IN_WORDS.replace('(?!\\p{L})', '')}-?\\s?(?:dias|horas|uteis)`, 'giu'),
  /(?<!\p{L})di-\s+as(?!\p{L})|(?<!\p{L})uteis(?!\p{L})/giu,
  /(?<!\p{L})(?:imediat[oa]\p{L}*|incontinenti|hoje|amanha|vespera|metade|um\s+terco|dobro|sucessiv[oa]s?|primeira\s+oportunidade|data[-\s]limite)(?!\p{L})/giu,
  /(?<!\p{L})(?:segunda|terca|quarta|quinta|sexta)-feira(?!\p{L})|(?<!\p{L})(?:sabado|domingo|feriado)s?(?!\p{L})/giu,
  /(?<!\p{L})ate\s+(?:o\s+)?(?:dia\s+|proximo\s+)+/giu,
  new RegExp(`(?<!\\p{L})ate\\s+(?:o\\s+)?${IN_WORDS}\\s+de\\s+\\p{L}+`, 'giu'),
  new RegExp(`${NUMBER}\\s*-?\\s*d[su]?(?:[.,;]|(?!\\p{L}))`, 'giu'),
  new RegExp(`${NUMBER}\\s*\\(\\s*(?:\\d{1,3}|${IN_WORDS})\\s*\\)`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:em|n[oa]s?)\\s+${NUMBER}(?=\\s*(?:[.;,)]|$|sob|uteis|e(?!\\p{L})|a(?!\\p{L})|subsequentes|seguintes|primeiros))`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}\\d./-])${NUMBER}\\s+(?:para\\s+)?[ao]s?\\s+${WHO}(?!\\p{L})`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:para\\s+)?[ao]s?\\s+${WHO}[,:]?\\s+${NUMBER}(?=\\s*(?:[.;,]|$))`,
    'giu',
  ),
  new RegExp(`(?<=\\p{L}\\s*[:–-]\\s*)${NUMBER}(?=\\s*(?:[.;,](?!\\d)|$))`, 'giu'),
]

/**
 * Returns the places of words that may mean another deadline.
 * @param rest the text without accents and without the lengths of time that were found already
 */
export function doubtWordsIn(rest: string): { index: number; length: number }[] {
  const open = rest.replace(NO_OTHER_DEADLINE, (known) => '\0'.repeat(known.length))
  return HINTS.flatMap((hint) =>
    [...open.matchAll(hint)].map(({ index, 0: { length } }) => ({ index, length })),
  )
}

/** Words of a judgment: the time to appeal runs with it, whether the text names it or not. */
const JUDGMENT = new RegExp(
  `(?<!\\p{L})(?:${[
    'julgo|condeno|acordam|acordao|ementa|nego(?!\\s+d)|provimento|desprovid\\p{L}*',
    '(?<!cumprimento\\s+(?:provisorio\\s+)?d[ea]\\s+)sentenca|transit\\p{L}+\\s+em\\s+julgado',
    '(?:im)?procedente|extint[oa]|exting(?:o|uo|ue-se)|homolog(?:o|a-se)',
    'denego\\s+a\\s+(?:seguranca|ordem)|concedo\\s+a\\s+(?:seguranca|ordem)',
    'indefiro\\s+a\\s+(?:peticao\\s+)?inicial|(?:reconheco|pronuncio)\\s+a\\s+(?:prescricao|decadencia)',
    'decreto\\s+o\\s+(?:despejo|divorcio)|p\\.?\\s?r\\.?\\s?i|publique-se[.,]?\\s+registre-se',
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** Business days to appeal (CPC, art. 1.003, § 5). */
const APPEAL_DAYS = 15
/** Words of a decision that may be appealed: an order that ends before the appeal delays nothing. */
const DECISION = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:ante\\s+o|diante\\s+do|pelo|face\\s+[ad]?o)\\s+exposto|isto\\s+posto|posto\\s+isso',
    'e\\s+o\\s+relatorio|decido|decide-se|deneg\\p{L}+|rejeit\\p{L}+|(?:des)?acolh(?:o|e-se|eu|id[ao]s?)',
    '(?:re)?conhec(?:o|e-se|eu|id[ao]s?)|homologad[ao]s?|pronuncio|resolvo|revog(?:o|a-se)',
    'indefer(?:e-se|iu|id[ao]s?)|indefiro|declaro|decret(?:o\\s+[ao]s?|a-se|ad[ao]s?)',
    '(?:concedo|concede-se|defiro|defere-se|antecipo)\\s+(?:\\p{L}+\\s+){0,4}(?:seguranca|ordem|liminar|tutela)',
  ].join('|')})(?!\\p{L})`,
  'iu',
)
/** Cases and laws in which days are counted by other rules than those of the CPC. */
const OTHER_RULES =
  /(?<!\p{L})(?:recuperac(?:ao|oes)\s+judicia(?:l|is)|falencias?|falimentar\p{L}*|eca|estatuto\s+da\s+crianca|cpp|processo\s+penal|criminal|criminais|clt|trabalhist\p{L}+|juizados?|eleitora(?:l|is)|(?:9\.099|11\.101|8\.069)(?=\/|,|\s))(?!\p{L})/iu
/**
 * Words of a summons: its deadline begins with the return of the summons, not with the notice (CPC,
 * art. 231).
 */
const SUMMONS =
  /(?<!\p{L})(?:cit(?:em?|o|ar|ando|acao|ad[oa]s?)(?:-se)?|edital|deprec\p{L}+)(?!\p{L})/iu

/** A kind of document against which an appeal may lie. */
const JUDGMENT_DOCUMENT = /^(?:sentenca|acordao|ementa)(?!\p{L})/iu

/**
 * Returns the words that make a publication a judgment, verbatim: the kind of its document, else
 * the first of its text.
 */
export function judgmentIn(text: string, document = ''): string | undefined {
  if (JUDGMENT_DOCUMENT.test(withoutAccents(document.trim()))) return document.trim()
  const found = JUDGMENT.exec(withoutAccents(text))
  return found ? text.slice(found.index, found.index + found[0].length) : undefined
}

/**
 * Returns the first words after which another deadline or another way of counting may hold.
 * @param days of the term that the text gives
 */
export function otherRulesIn(
  folded: string,
  days: number,
): { is: 'judged' | 'apart'; at: number; end: number } | undefined {
  for (const [is, words] of [
    ['judged', JUDGMENT],
    ...(days > APPEAL_DAYS ? [['judged', DECISION] as const] : []),
    ['apart', OTHER_RULES],
    ['apart', SUMMONS],
  ] as const) {
    const found = words.exec(folded)
    if (found) return { is, at: found.index, end: found.index + found[0].length }
  }
  return undefined
}

const MONTHS = MONTH_NAMES.map(withoutAccents)
const DATE = new RegExp(
  `(?<![\\d/.-])(?<day>\\d{1,2})(?:[/.-](?<month>\\d{1,2})(?:[/.-](?<year>\\d{4}|\\d\\d))?(?![\\d/]|[.-]\\d)|[ºo°]?\\s+de\\s+(?<named>${MONTHS.join('|')})(?:\\s+de\\s+(?<long>\\d{4}))?)`,
  'giu',
)

/** Words between the name of a notice and its day. */
const TO_DAY =
  '(?:[\\s:,(-]+(?:em|n[oa]|d[aeo]|[ao]|dia|data|ja|via|pelo|portal|sistema|dje?n?|diario|justica|eletronic[oa]|nacional|feita|realizada|expedida|publicada|\\p{L}{4,20}mente|n[º°o.]*|edicao|\\d{1,6})(?![\\p{L}\\d])){0,8}[\\s:,(-]+$'
/** Ahead of the day on which a deadline of another notice may have begun. */
const NOTICED = new RegExp(
  `(?<!\\p{L})(?:publicad[oa]s?|publicacao|intimad[oa]s?|intimacao|ciencia|ciente|leitura|inicio(?=\\s+d[oe]\\s+prazo|[:\\s-]{1,5}$)|termo\\s+inicial)${TO_DAY}`,
  'iu',
)
const MADE_AVAILABLE = new RegExp(`(?<!\\p{L})disponibiliza(?:d[oa]s?|cao)${TO_DAY}`, 'iu')
/** Calendar days before availability; a notice of a day before them began another deadline. */
const NOTICED_DAYS = 60

/** Returns the day, named in the text, of a notice that may have begun its deadline earlier. */
export function earlierNoticeIn(
  folded: string,
  available: IsoDate,
): { at: number; end: number } | undefined {
  const after = addDays(available, -NOTICED_DAYS)
  return (
    dateWithin(folded, after, available, NOTICED) ??
    dateWithin(folded, after, addDays(available, -1), MADE_AVAILABLE)
  )
}

/** Code units ahead of a date that are searched for the name of a notice. */
const AHEAD = 100

/**
 * Returns the first date in the text after `after` and up to `to`, which stands behind the words
 * `behind`; a date without a year is tried with the years of both.
 */
export function dateWithin(
  folded: string,
  after: IsoDate,
  to: IsoDate,
  behind = /$/,
): { at: number; end: number } | undefined {
  for (const match of folded.matchAll(DATE)) {
    if (!behind.test(folded.slice(Math.max(0, match.index - AHEAD), match.index))) continue
    const { day = '', month, year, named, long } = match.groups ?? {}
    const monthNumber = month ?? String(MONTHS.indexOf(named?.toLowerCase() ?? '') + 1)
    const yearText = year ?? long
    const years = yearText ? [yearText.padStart(4, '20')] : [after.slice(0, 4), to.slice(0, 4)]
    const dates = years.map((one) => isoDate(Number(one), Number(monthNumber), Number(day)))
    if (dates.some((date) => date !== undefined && date > after && date <= to)) {
      return { at: match.index, end: match.index + match[0].length }
    }
  }
  return undefined
}
