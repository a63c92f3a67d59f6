import type { Parameters, RowFields, RowPlan } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { isState, stateIn } from '../../src/values/oab.js'
import { LOST_LETTERS } from '../gazette/lost-letters.js'
import { isPlaceholder } from '../gazette/placeholder.js'
import { oabOfRow } from '../gazette/row-oab.js'

/** The name beside a registration, which is compared with the result and never searched for. */
export interface PersonItem {
  nome?: string
}

export function checkParameters(given: Parameters, columns: ReadonlySet<string>): Sentence[] {
  const { who } = given
  if (who === undefined) return [sentence('need_who')]
  const wanted = who === 'lawyers' ? ['oab_numero', 'advogado_nome'] : ['parte_nome']
  if (wanted.some((name) => columns.has(name))) return []
  const headings = who === 'lawyers' ? 'OAB nem Advogado' : 'Parte'
  return [sentence('need_people_column', { columns: headings })]
}

/**
 * Plans one row. It is searched for by its registration, if it has one, because many people share a
 * name. Rows that ask for the same share a call.
 */
export function planRow(row: RowFields, batch: Parameters): RowPlan<PersonItem> {
  const { who, details = 'single', tipo } = batch
  const common = { who: who!, details }
  if (who === 'lawyers') return planLawyer(row, common)
  return byName(nameIn(row.parte_nome, row), {
    ...common,
    ...(tipo === undefined ? {} : { tipo }),
  })
}

function planLawyer(row: RowFields, common: Parameters): RowPlan<PersonItem> {
  const nome = nameIn(row.advogado_nome, row)
  const found = oabOfRow(row)
  if (found.is === 'rejected') return { is: 'rejected', problems: [found.problem] }
  if (found.is === 'oab') {
    const { digits: numero_oab, uf: uf_oab } = found.oab
    const parameters = { ...common, numero_oab, uf_oab }
    return { is: 'item', parameters, item: nome ? { nome } : {}, notes: [] }
  }
  if (typeof row.oab_uf !== 'string') return byName(nome, common)
  const uf_oab = stateIn(row.oab_uf)
  if (uf_oab !== undefined) return byName(nome, { ...common, uf_oab })
  const problem = sentence('row_not_a_uf', { label: 'UF da OAB', value: row.oab_uf })
  return { is: 'rejected', problems: [problem] }
}

function byName(nome: string, common: Parameters): RowPlan<PersonItem> {
  const problem = problemOf(nome, common.who)
  if (problem) return { is: 'rejected', problems: [problem] }
  const isOther = (NOT_AS_FOUND.test(nome) || FOLLOWERS.test(nome)) && !COMPANY.test(nome)
  const notes = isOther ? [sentence('note_name_as_written', { label: 'Nome', value: nome })] : []
  return { is: 'item', parameters: { ...common, nome }, item: {}, notes }
}

/**
 * Matches two names in one cell, or a mark that more persons follow: no search finds such a text.
 */
const SEVERAL =
  /\s(?:x|c\/c|versus|vs\.?|e\/ou|ou|rep\.|representad[oa]|assistid[oa]|na pessoa|neste ato|p\/|por s(?:ua|eu)|curador[a]?|tutor[a]?)\s|[;×]|\s\/\s|\||, outr[oa]s?\b|\s(?:& outr[oa]s?|et al|e mais|\+ ?\d)|\se (?:outr[oa](?:s|\(s\)|\(a\))?|s\/m|(?:s(?:ua|eu) )?(?:mulher|espos[oa]|marido|c[oô]njuge|filh[oa]s?))(?:\s|$)/iu
/** Matches a company's former name beside the present one: both are looked for apart. */
const FORMER =
  /\b(?:atual|nova|antiga|anterior) (?:denomina[çc][ãa]o|raz[ãa]o social)\b|\b(?:anteriormente|antes|outrora) denominad[oa]\b|\bsucessora? (?:por|d[aeo])\s|\bincorporad[oa] (?:por|pel[oa])\s/iu
/**
 * Matches a tax number, a registration, a mark, a cut-off, a role, an address or a number of the
 * list, none of which is part of a name.
 */
const NOT_OF_A_NAME =
  /\d[\d./-]{4,}|\S@\S|^\d{1,3} [-–] |^\p{L}+\(?\p{L}?\)?:\s|[…?%[\]{}<>=]|\.{3}|\*{2}/u
/** Matches the initials that sealed cases show instead of parties: "J. P. S." */
const INITIALS = /^(?:\p{L}[. ]+)+\p{L}?\.?$/u
/** "Herdeiros de Ana Lima": a case has her estate, or each of them by name. */
const FOLLOWERS = /^(?:herdeir[oa]s?|sucessor[ae]?s?|vi[úu]v[oa]|filh[oa]s?) d[aeo]s? /iu
/** "Ana L. Prado", "Ana Lima e Rui Sá": the second may be one person, such as Ana Costa e Silva Prado. */
const NOT_AS_FOUND = /(?<!\p{L})\p{L}\.(?=\s)|\se\s\p{Lu}\p{L}+\s(?:d[aeo]s?\s)?\p{Lu}\p{L}/u

/**
 * Matches a title before a person's name. The name of a company may begin like it: Dr. Oetker
 * Brasil Ltda.
 */
const TITLE =
  /^(?:dr|dra|drs|dras|sr|sra|exmo|exma|ilmo|ilma|prof|profa|adv|doutora?|advogad[oa])(?:\([a-z]\))?\.? /iu
/** Matches a company or another organisation, whose name may contain commas and brackets. */
const COMPANY =
  /\s(?:ltda|s\.?\/?a|me|epp|eireli|cia)\b|\b(?:banco|associa[çc][ãa]o|associad[oa]s|advogad[oa]s|advocacia|sociedade|com[ée]rcio|ind[úu]stria|servi[çc]os|companhia|cooperativa|condom[íi]nio|funda[çc][ãa]o|instituto|sindicato|munic[íi]pio|estado|igreja|construtora|transportadora|distribuidora)(?!\p{L})|&/iu
const ROLES = `s[óo]ci[oa]|aut[o]r[a]?|r[ée]u?|advogad[oa]|procurador[a]?|exe[qc]u\\p{L}{3,6}
  |requer\\p{L}{4,6}|falecid[oa]|esp[óo]lio|menor|m[ãa]e|pai|c[ôo]njuge|fiador[a]?|avalista|titular
  |representante|herdeir[oa]|invent\\p{L}{4,8}`.replace(/\s+/g, '')
/** Matches a person's role in a case or in a firm: "(menor)", "- autora". */
const ROLE = new RegExp(
  `\\((?:${ROLES})[^)]{0,40}\\)|\\s[-–]\\s(?:${ROLES})$|\\sfalecid[oa]$`,
  'iu',
)
/** "Ana Lima - SP": the base has no state in the names of lawyers. */
const BEHIND_DASH = /[-–]\s?(\p{Lu}{2})$/u
/** Matches a letter that was recognised as a digit: "Mar1a", "S0UZA". */
const MISREAD = /\p{L}[015]\p{L}{2}|\p{L}{2}[015]\p{L}/u
/** Words that cases use in place of a name. */
const NO_NAME =
  /^(?:(?:r[ée]u )?revel|(?:ocupantes|invasores)(?: d[oae] (?:im[óo]vel|[áa]rea|terreno))?|r[ée]us? (?:desconhecid|incert|ignorad)[oa]s?(?: e (?:desconhecid|incert|ignorad)[oa]s?)*|sigilos[oa]|(?:em )?segredo de justi[çc]a|(?:em )?sigilo|terceir[oa]s?(?: interessad[oa]s?)?|tod[oa]s|consumidor(?:es|a)? final|cliente (?:avuls|divers)o|(?:v[áa]ri[oa]s|divers[oa]s|demais) (?:autor|r[ée]u|cliente|requerente|requerid|interessad|credor|devedor|herdeir)[oae]{0,2}s?)$/iu

/** "1. Ana Lima", "3) Casa Lar Ltda": a name with its place in a list that was pasted. */
const NUMBERED = /^\d{1,3}[.)] ?(?=\p{Lu}\p{L})/u

function problemOf(nome: string, who: unknown): Sentence | undefined {
  if (nome === '' || isPlaceholder(nome) || NO_NAME.test(nome))
    return sentence('row_nobody_to_look_for')
  const facts = { label: 'Nome', value: nome }
  if (LOST_LETTERS.test(nome)) return sentence('row_name_lost_letters', facts)
  if (!/\p{L}/u.test(nome) || NOT_OF_A_NAME.test(nome) || INITIALS.test(nome))
    return sentence('row_not_a_name', facts)
  if (SEVERAL.test(nome) || FORMER.test(nome)) return sentence('row_several_names', facts)
  if (ROLE.test(nome)) return sentence('row_name_with_title', facts)
  if (who === 'lawyers' && isState(BEHIND_DASH.exec(nome)?.[1] ?? ''))
    return sentence('row_name_with_title', facts)
  const code = COMPANY.test(nome) ? undefined : problemOfPerson(nome)
  if (code) return sentence(code, facts)
  const isMisread = who === 'lawyers' ? /\d/.test(nome) : MISREAD.test(nome)
  return isMisread ? sentence('row_name_with_digits', facts) : undefined
}

function problemOfPerson(nome: string) {
  if (/\p{L}{2}\/\p{L}{2}/u.test(nome)) return 'row_several_names'
  if (nome.includes(',')) return 'row_name_turned'
  return TITLE.test(nome) || /[()]|\svulgo\s/iu.test(nome) ? 'row_name_with_title' : undefined
}

function nameIn(first: RowFields[string], row: RowFields): string {
  return [first, row.nome_do_meio, row.sobrenome]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\*)\*{1,2}$/, '')
    .replace(NUMBERED, '')
    .trim()
}
