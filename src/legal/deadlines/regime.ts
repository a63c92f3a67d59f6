import { type Sentence, sentence } from '../../messages/message-code.js'
import { courtCode } from '../../values/court-code.js'
import type { IsoDate } from '../../values/dates.js'
import { withoutAccents } from '../../values/folded.js'
import type { Profile } from './calendar.js'
import { NATIONAL } from './calendars/national.js'

/** Facts of an item about its case; a fact that the item does not give is absent. */
export interface CaseFacts {
  /** Day of availability. */
  available: IsoDate
  /** CNJ number, with its mask or without. */
  caseNumber?: string | undefined
  /** `siglaTribunal` */
  court?: string | undefined
  /** `tipoComunicacao` */
  type?: string | undefined
  /** `nomeClasse` */
  class?: string | undefined
  /** `nomeOrgao` */
  organ?: string | undefined
  /** `tipoDocumento` */
  document?: string | undefined
}

export interface Regime {
  /** The court's profile, or the national holidays where no profile covers the court. */
  profile: Profile
  /** Why it is uncertain whether the CPC's way of counting holds; undefined where it does. */
  unknown?: Sentence
}

/**
 * Classes that are civil by their name (CNJ, Tabelas Processuais Unificadas), in which the CPC
 * counts business days (art. 219). A class that is not on the list gets no suggestion.
 */
const CIVIL =
  /\bCIVEL\b|^(?:CUMPRIMENTO (?:PROVISORIO )?DE SENTENCA|EXECUCAO DE TITULO EXTRAJUDICIAL|EXECUCAO FISCAL|EMBARGOS A EXECUCAO|EMBARGOS DE TERCEIRO|MONITORIA|INVENTARIO|ARROLAMENTO|USUCAPIAO|DESPEJO|CONSIGNACAO EM PAGAMENTO|(?:REINTEGRACAO|MANUTENCAO) .*DE POSSE|DIVORCIO)\b/

/**
 * Words of a class or an organ whose cases may count calendar days or have rules of their own.
 * Courts abbreviate them freely; one word too many costs a suggestion, a missing one costs a
 * deadline.
 */
const OTHER_RULES = [
  // Penal (CPP, art. 798), and organs that hear penal cases among others.
  /\b(?:\w*CRIM\w*|PENAS?|PENAL|PENAIS|JURI|HABEAS|DELIT\w*|TOXICO\w*|ENTORPECENTES?|INQUERITO\w*)\b/,
  /\b(?:GARANTIAS|CUSTODIA|PLANTAO|DIPO|VEC|VEP|MILITAR\w*)\b/,
  /\b(?:VIOLENCIA|MULHER\w*|MARIA DA PENHA|PROTETIVA\w*)\b/,
  // Children (ECA, art. 152, § 2); the Câmara Especial of the TJSP hears their appeals.
  /\b(?:INFRACION\w*|INFANCIA\w*|INFANTO\w*|JUVEN\w*|ADOLESCEN\w*|CRIANCA\w*|MENORES|ADOCAO)\b/,
  /\b(?:VIJ\w*|INF|JUV|JVD\w*)\b/,
  /\b(?:SOCIO-?EDUCATIV\w*|CAMARAS? ESPECIA(?:L|IS))\b/,
  // Insolvency (Lei 11.101/2005, art. 189, § 1, I).
  /\b(?:RECUPERAC\w*|FALENC\w*|FALIMENT\w*|INSOLVENC\w*|EMPRESARIA\w*|REC|FAL|CREDITOS?)\b/,
  // Small claims courts.
  /\b(?:JUIZADO\w*|JUIZ\.? ESP\w*|JEC\w*|JEF\w*|JESP\w*|INOMINAD\w*|RECURSA(?:L|IS)|TR)\b/,
  /\bUNIDADES? JURISDICIONA(?:L|IS)\b/,
  // The five days to pay under a fiduciary lien are calendar days (STJ, REsp 1.770.863/PR).
  /\bFIDUCIARIA\b/,
  // Elections, labour, and organs that hear no court cases.
  /\b(?:ELEITORA\w*|TRABALH\w*|CONSELHO|CORREGEDOR\w*)\b/,
]

/** Returns the profile for the case on the day, and why the CPC may not count its deadlines. */
export function regimeOf(facts: CaseFacts, profiles: readonly Profile[]): Regime {
  const court = courtOf(facts.caseNumber)
  const profile =
    court && isOfCourt(court, facts.court)
      ? profileFor(court, facts.available, profiles)
      : undefined
  const unknown = profile ? uncertaintyOf(facts) : sentence('deadline_court_unknown')
  return { profile: profile ?? NATIONAL, ...(unknown ? { unknown } : {}) }
}

/** Returns `J.TR` of a CNJ number (Resolução CNJ 65/2008). */
function courtOf(caseNumber: string | undefined): string | undefined {
  const digits = caseNumber?.replace(/\D/g, '') ?? ''
  return digits.length === 20 ? `${digits.slice(13, 14)}.${digits.slice(14, 16)}` : undefined
}

/**
 * A case may go on in another court and keep its number; courts of other branches than these have no
 * code by their name.
 */
function isOfCourt(court: string, named: string | undefined): boolean {
  if (named === undefined || !/^[458]/.test(court) || !ACRONYM.test(named.trim())) return true
  const code = courtCode(named)
  // The cases of Minas Gerais went from TRF1 to TRF6 with their numbers (Lei 14.226/2021).
  return code === court || (court === '4.01' && code === '4.06')
}

/** A court in full words is not compared. */
const ACRONYM = /^[\p{L}\d-]{2,8}$/u

/**
 * The court's own profile goes before that of its branch, an added profile (it has an end) before a
 * built-in one.
 */
function profileFor(
  court: string,
  day: IsoDate,
  profiles: readonly Profile[],
): Profile | undefined {
  const valid = profiles.filter(({ from, to }) => from <= day && (to === undefined || day <= to))
  const own = valid.filter(({ courts }) => courts.includes(court))
  return (
    own.find(({ to }) => to !== undefined) ??
    own[0] ??
    valid.find(({ courts }) => courts.includes(court.slice(0, 1)))
  )
}

function uncertaintyOf({ type, class: name, organ }: CaseFacts): Sentence | undefined {
  if (!type) return sentence('deadline_type_untold')
  // Other types, such as a summons by edict, begin otherwise (CPC, art. 231).
  if (plainCapitals(type) !== 'INTIMACAO') return sentence('deadline_type_unknown', { type })
  if (!name) return sentence('deadline_class_untold')
  if (hasOtherRules(name) || !CIVIL.test(plainCapitals(name))) {
    return sentence('deadline_class_unknown', { class: name })
  }
  if (organ && hasOtherRules(organ)) return sentence('deadline_organ_apart', { organ })
  return undefined
}

function hasOtherRules(name: string): boolean {
  return OTHER_RULES.some((words) => words.test(plainCapitals(name)))
}

/** Returns the text in capitals without accents, each run of blanks as one space. */
function plainCapitals(text: string): string {
  return withoutAccents(text).toUpperCase().replace(/\s+/g, ' ').trim()
}
