import type { IsoDate } from '../dates.js'
import { type Sentence, sentence } from '../sentence.js'
import type { Profile } from './calendar.js'
import { NATIONAL } from './calendars/national.js'

/** What an item tells of its case; what it does not tell is left out. */
export interface CaseFacts {
  /** Of availability. */
  available: IsoDate
  /** CNJ number, with its mask or without. */
  caseNumber?: string | undefined
  /** `tipoComunicacao` */
  type?: string | undefined
  /** `nomeClasse` */
  class?: string | undefined
  /** `nomeOrgao` */
  organ?: string | undefined
}

export interface Regime {
  /** The court's, or the national holidays where there is none for it. */
  profile: Profile
  /** Why the CPC's way of counting is not known to hold; undefined where it is. */
  unknown?: Sentence
}

/**
 * Classes that are civil by their name (CNJ, Tabelas Processuais Unificadas), in which the CPC counts
 * business days (art. 219). A list of what is known: what is not on it gets no suggestion.
 */
const CIVIL =
  /\bCIVEL\b|^(?:CUMPRIMENTO (?:PROVISORIO )?DE SENTENCA|EXECUCAO DE TITULO EXTRAJUDICIAL|EXECUCAO FISCAL|EMBARGOS A EXECUCAO|EMBARGOS DE TERCEIRO|MONITORIA|INVENTARIO|ARROLAMENTO|USUCAPIAO|DESPEJO|CONSIGNACAO EM PAGAMENTO|BUSCA E APREENSAO EM ALIENACAO FIDUCIARIA|(?:REINTEGRACAO|MANUTENCAO) .*DE POSSE|DIVORCIO)\b/

/**
 * Calendar days or rules of their own: penal (CPP, art. 798), children (ECA, art. 152, § 2),
 * insolvency (Lei 11.101/2005, art. 189, § 1, I), small claims, elections, labour, military.
 */
const APART =
  /\b(?:CRIM\w*|PENA|PENAL|PENAIS|JURI|INFRACION\w*|INFANCIA|JUVENTUDE|ADOLESCENTE|RECUPERACAO|FALENC\w*|FALIMENT\w*|JUIZADO\w*|INOMINAD\w*|TURMA RECURSAL|TURMAS RECURSAIS|ELEITORA\w*|TRABALH\w*|MILITAR\w*|VIOLENCIA)\b/

/** The profile for a case on the day, and whether the CPC counts its deadlines. */
export function regimeOf(facts: CaseFacts, profiles: readonly Profile[]): Regime {
  const court = courtOf(facts.caseNumber)
  const profile = court ? profileFor(court, facts.available, profiles) : undefined
  const unknown = profile ? doubtOf(facts) : sentence('deadline_court_unknown')
  return { profile: profile ?? NATIONAL, ...(unknown ? { unknown } : {}) }
}

/** `J.TR` of a CNJ number (Resolução CNJ 65/2008). */
function courtOf(caseNumber: string | undefined): string | undefined {
  const digits = caseNumber?.replace(/\D/g, '') ?? ''
  return digits.length === 20 ? `${digits.slice(13, 14)}.${digits.slice(14, 16)}` : undefined
}

/** The court's own before that of its branch, those added (they end) before those that came with us. */
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

function doubtOf({ type, class: name, organ }: CaseFacts): Sentence | undefined {
  if (!type) return sentence('deadline_type_untold')
  // A summons by edict and the like begin otherwise (CPC, art. 231).
  if (bare(type) !== 'INTIMACAO') return sentence('deadline_type_unknown', { type })
  if (!name) return sentence('deadline_class_untold')
  if (APART.test(bare(name)) || !CIVIL.test(bare(name))) {
    return sentence('deadline_class_unknown', { class: name })
  }
  if (organ && APART.test(bare(organ))) return sentence('deadline_organ_apart', { organ })
  return undefined
}

/** Capitals without accents. */
function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim()
}
