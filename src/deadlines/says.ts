/**
 * What the words around a length of time say of it: a deadline that begins with the notice, one that
 * has run out, a time that is over or of the clock and so no deadline, or nothing that is sure.
 */
export type Says = 'begins' | 'elapsed' | 'past' | 'unsure'

/** The words that may stand between `prazo` and its number, without another meaning than a deadline. */
export const FILLS = new RegExp(
  `^(?:[\\s:=,()\\-–—]+(?:${[
    'd[aeo]s?|e|[aeo]|[ao]s|ate|em|para|por|ser|sera|fica|ora|fixado|suas?|seus?|partes?|re|reu|reus|autora?',
    'comum|comuns|legal|legais|maxim[oa]|total|unico|simples|improrroga\\p{L}+|peremptorio|preclusivo',
    'sucessiv[oa]s?|individua(?:l|is)|derradeiro|ultimo|final|suplementar|adicional|nov[oa]|impreterivel',
    'fatal|excepcional|dobro|dias?|uteis|process\\p{L}+|recursal|recursais',
    'manifest\\p{L}+|respo\\p{L}+|contest\\p{L}+|defesa|replica|recurso|recorrer|impugn\\p{L}+',
    'pag\\p{L}+|cumpri\\p{L}+|contrarrazo\\p{L}+|emend\\p{L}+|embarg\\p{L}+|apresenta\\p{L}+|junta\\p{L}*',
    'ciencia|regulariza\\p{L}+|recolh\\p{L}+|custas|providencias|memoriais|quesitos|alegacoes|finais',
  ].join('|')})(?!\\p{L}))*$`,
  'iu',
)

const OVER = '(?:decorrid|transcorrid|esgotad|find|vencid|expirad|escoad|ultrapassad)os?'
const RAN_OUT = '(?:decorreu|transcorreu|escoou|esgotou|expirou|findou|venceu)(?:-se)?'
const END = '(?:decurso|transcurso|termino|fim|encerramento|escoamento|esgotamento|vencimento)'
/** Governs `prazo`: "parcelas vencidas no prazo" and "custas decorrentes do recurso" do not. */
const ELAPSED = new RegExp(
  `(?<!\\p{L})(?:(?:${OVER}|${RAN_OUT}|apos)(?:,?\\s+in\\s+albis,?)?(?:\\s+os?)?|${END}\\s+d[oe]s?)\\s+(?:(?:referid|aludid|mencionad|citad|respectiv|mesm|assinalad|concedid|fixad)os?\\s+)?$`,
  'iu',
)

/** "às 14h", "das 9h", and not "até as 17h", "dentro das 12 horas". */
const CLOCK = /(?<!\p{L})(?<!ate\s+)(?:(?<!dentro\s+)d)?as\s+$/iu
const CLOCK_HOUR = /^(?:[01]?\d|2[0-3])(?::\d\d)?\s*(?:\(|h)/iu
/** "extratos dos últimos 3 meses", "parado há mais de 30 dias". */
const AGO = /(?<!\p{L})(?:[dn][ao]s\s+ultim[ao]s|ha\s+(?:mais|cerca|menos)\s+de)\s+$/iu

/** Stands still: the length of it may be told in the next sentence. */
const STOPS = /(?<!\p{L})(?:suspen|sobrest|paralis)/iu
/** Lengths that are no deadline of the notice: how long something stands still, holds or is kept. */
const LASTS =
  /(?<!\p{L})(?:valid|vigen|vigor|prorrog|dilac|dilat|edita|aguard|armazen|guarda(?!\p{L})|conserv|prisa|prescri|decad|caren|reten)/iu
/** What is no step of the procedure is counted in calendar days (CPC, art. 219, sole paragraph). */
const SUBSTANTIVE = /(?<!\p{L})(?:desocup|purg)/iu
/** "pelo prazo de" is how long, except after these. */
const HOW_LONG = /(?<!\p{L})(?:pelo|por|com|durante)(?:\s+[ou]m?)?\s+$/iu
const HAS_SIGHT =
  /(?<!\p{L})(?:vistas?|ciencia|cientes?|manifest|intim|fal[ae]m?(?!\p{L})|dig[ao])/iu
const PUT_AWAY = /(?<!\p{L})(?:arquiv|bloque|repet|reitera)/iu
/** Those who are no party, and what was asked for or refused. */
const NOT_PARTIES =
  /(?<!\p{L})(?:oficie|serventia|cartorio|oficial\s+de\s+justica|ministerio\s+publico|mp(?!\p{L}))/iu
const EXPERT = /(?<!\p{L})(?:[oa]|ao)\s+perit[oa](?!\p{L})/iu
const NOT_GRANTED =
  /(?<!\p{L})(?:requer(?:em|imento)?|pedem?|pleiteiam?|pugnam?|solicitam?|indefiro|indeferido)(?!\p{L})/iu
/** A verb that tells what happened, in the clause of the deadline: "não pagou no prazo de". */
const HAPPENED =
  /(?<!\p{L})(?:foi|foram|fora|houve|teve|tinha|tiveram|havia|sido|fez|fizeram|veio|deu|deram|disse|trouxe|\p{L}{3,}(?:ou|eu|iu|aram|eram|iram|ava|avam))(?!\p{L})/iu
const OUTSIDE =
  /(?<!\p{L})(?:fora|antes|depois|inicio|fluencia|restituicao|devolucao)\s+d[oe]s?\s+$/iu

/** "em 5 dias, sob pena de suspensão": what comes of a deadline that is missed says nothing of it. */
const PENALTY = /sob\s+pena\s+d[aeo]\s+\p{L}+/giu
const THEN = '^[\\s,()]*(?:uteis\\)?\\s+)?'
const BACKWARDS = new RegExp(`${THEN}(?:antes|anterior|(?:de\\s+|que\\s+)?anteced|previos)`, 'iu')
const RUNS_OUT_BEHIND = new RegExp(
  `${THEN}(?:ja\\s+)?${OVER}(?!\\s*,|\\s+[oa]s?\\s+qua)|(?<!\\p{L})(?:${RAN_OUT}|terminou|encerrou|fluiu|quedou|silenciou|in\\s+albis)(?!\\p{L})|${THEN}(?:nao\\s+)?(?:foi|foram|restou)(?!\\p{L})`,
  'iu',
)
/** Counted from something; whether that is the notice, `FROM_NOTICE` knows. */
const COUNTED =
  /(?:^[\s(]*(?:a\s+partir|apos|depois)|(?<!\p{L})(?:contad[oa]s?|a\s+contar|contando-se|computad[oa]s?)(?:\s+a\s+partir)?)\s+(?<from>.*)$/isu
const FROM_NOTICE =
  /^(?:(?:em|na\s+forma|nos\s+termos|conforme|apenas|somente)(?!\p{L})|d(?:[aeo]s?|est[ae])\s+(?:data\s+d(?:[aeo]s?|est[ae])\s+)?(?:(?:presente|sua|respectiva|efetiva|referida)\s+)?(?:public|intim|disponib|cienc))/iu

/** @param folded without accents; the length of time, with what introduces it, from start to end */
export function saysOf(folded: string, start: number, end: number): Says {
  const ahead = folded.slice(Math.max(0, start - 80), start)
  const hour = CLOCK_HOUR.test(folded.slice(start, end))
  if ((hour && CLOCK.test(ahead)) || AGO.test(ahead)) return 'past'
  if (ELAPSED.test(ahead)) return 'elapsed'
  const behind = sentenceBehind(folded, end).replace(PENALTY, '')
  const [before, earlier] = sentencesBefore(folded, start)
  if (STOPS.test(`${earlier} ${before}${behind}`)) return 'unsure'
  // "Expeça-se edital. Prazo: 30 dias": a heading belongs to what is above it.
  const context = before.trim() === '' ? earlier : before
  return isOther(context, folded.slice(start, end), behind) ? 'unsure' : 'begins'
}

function isOther(before: string, own: string, behind: string): boolean {
  const all = `${before}${own}${behind}`
  if (LASTS.test(all) || SUBSTANTIVE.test(all) || NOT_PARTIES.test(before)) return true
  if (HOW_LONG.test(before) && (!HAS_SIGHT.test(before) || PUT_AWAY.test(before))) return true
  const clause = clauseOf(before)
  if ([HAPPENED, NOT_GRANTED, EXPERT].some((one) => one.test(clause))) return true
  if (OUTSIDE.test(before)) return true
  if (BACKWARDS.test(behind) || RUNS_OUT_BEHIND.test(behind)) return true
  const from = COUNTED.exec(behind)?.groups?.from
  return from !== undefined && !FROM_NOTICE.test(from)
}

/** A sentence ends before a capital and not behind "art." or "R."; lines may be broken anywhere. */
const SENTENCE_END = /(?<=[\p{L}\d)]{4})[.;!?]\s+(?=[\p{Lu}\d])|\n\n/gu
const REACH = 250

/** What stands before in its own sentence, and the sentence before that. */
function sentencesBefore(folded: string, start: number): [string, string] {
  const sentences = folded.slice(Math.max(0, start - REACH), start).split(SENTENCE_END)
  return [sentences.at(-1) ?? '', sentences.at(-2) ?? '']
}

function sentenceBehind(folded: string, end: number): string {
  return folded.slice(end, end + 80).split(/[.;!?](?=\s|$)|\n\n/u)[0] ?? ''
}

/** Back to the sign before it; one directly before the deadline is not that sign. */
function clauseOf(before: string): string {
  return (
    before
      .replace(/[\s,:(–—-]*(?:\s(?:n?o|em|pelo))?\s*$/iu, '')
      .split(/[,;:.!?(]/u)
      .at(-1) ?? ''
  )
}
