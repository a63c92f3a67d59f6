import { caseNumber } from './case-number.js'
import { type Chance, chanceOf } from './chance.js'
import { type Court, courtAt, courtsOf, STATES } from './courts.js'
import { COMPANIES, initials, personName } from './names.js'
import type { Lawyer, People } from './people.js'

/** The two sides, as the origin marks them. */
type Side = 'A' | 'P'

export interface Party {
  id: number
  /** The name in the fields: initials in a sealed case. */
  nome: string
  tipo: Side
  /** The name in the text, in sealed cases too. */
  fullName: string
}

export interface Case {
  index: number
  /** Twenty digits. */
  number: string
  court: Court
  organ: { id: number; nome: string }
  classe: { codigo: string; nome: string }
  sealed: boolean
  parties: readonly Party[]
  lead: Lawyer
  /** The lawyers of the other side. */
  others: readonly Lawyer[]
}

const CASES_A_LAWYER = 12
const FULL_CASES = 300
/** Ids of individuals start above those of companies. */
const FIRST_PERSON_ID = 1_000
/** Fixed years, so that the cases of a seed do not depend on the day. */
const YEARS = { oldest: 2010, count: 15 }

const CLASSES = [
  { codigo: '7', nome: 'PROCEDIMENTO COMUM CÍVEL' },
  { codigo: '156', nome: 'CUMPRIMENTO DE SENTENÇA' },
  { codigo: '159', nome: 'EXECUÇÃO DE TÍTULO EXTRAJUDICIAL' },
  { codigo: '436', nome: 'PROCEDIMENTO DO JUIZADO ESPECIAL CÍVEL' },
  { codigo: '1116', nome: 'EXECUÇÃO FISCAL' },
]
const SEALED_CLASS = { codigo: '69', nome: 'ALIMENTOS - LEI ESPECIAL Nº 5.478/68' }
const ORGANS = ['Vara Cível', 'Vara da Fazenda Pública', 'Turma Recursal', 'Câmara']

/**
 * Creates the regular cases, followed by those of the two lawyers whose day or week exceeds a page.
 * Each follows from the seed and its index, and is made when it is first needed.
 */
export function createCases(seed: number, people: People) {
  const { lawyers } = people
  const regular = lawyers.length * CASES_A_LAWYER
  const ofFullDay = { first: regular, count: FULL_CASES }
  const ofFullWeek = { first: regular + FULL_CASES, count: FULL_CASES }
  const made: Case[] = []
  const leadOf = (index: number) => {
    const trait = index < ofFullWeek.first ? 'full-day' : 'full-week'
    if (index < regular) return lawyers[index % lawyers.length] as Lawyer
    return lawyers.find((one) => one.trait === trait) ?? (lawyers[0] as Lawyer)
  }
  const at = (index: number): Case => {
    made[index] ??= caseOf(index, leadOf(index), { seed, people })
    return made[index]
  }
  let byNumber: Map<string, Case> | undefined
  return {
    regular,
    ofFullDay,
    ofFullWeek,
    at,
    /** Finds a case by its twenty digits. */
    find(number: string) {
      byNumber ??= new Map(
        Array.from({ length: regular + 2 * FULL_CASES }, (_, index) => [
          at(index).number,
          at(index),
        ]),
      )
      return byNumber.get(number)
    },
    /** Returns a case that the lawyer leads. */
    ledBy: (lawyer: Lawyer, chance: Chance) =>
      at(lawyer.index + lawyers.length * chance.below(CASES_A_LAWYER)),
  }
}
export type Cases = ReturnType<typeof createCases>

interface CaseInputs {
  seed: number
  people: People
}

function caseOf(index: number, lead: Lawyer, { seed, people }: CaseInputs): Case {
  const chance = chanceOf(seed, 'case', index)
  const court = courtFor(lead.uf, chance)
  const place = chance.below(40) + 1
  const sealed = chance.happens(0.06)
  return {
    index,
    number: caseNumber({
      // 104,729 is prime, so that every index has another number; some have leading zeros.
      sequence: (index * 104_729 + 1_234_567) % 10_000_000,
      year: YEARS.oldest + chance.below(YEARS.count),
      ramo: court.ramo,
      codigo: court.codigo,
      origin: court.codigo === '00' ? 0 : place,
    }),
    court,
    organ: {
      id: Number(court.ramo + court.codigo) * 100 + place,
      nome: `${place}ª ${ORGANS[place % ORGANS.length]} - ${court.sigla}`,
    },
    classe: sealed ? SEALED_CLASS : chance.one(CLASSES),
    sealed,
    parties: [partyOf('A', index, sealed, chance), partyOf('P', index, sealed, chance)],
    lead,
    others: Array.from({ length: chance.one([0, 1, 1, 2]) }, () => chance.one(people.crowd)),
  }
}

/**
 * Mostly a court of the lawyer's state. Courts are identified by J and TR together, because TR
 * alone is ambiguous.
 */
function courtFor(uf: string, chance: Chance): Court {
  const [state, labour, federal, vote] = courtsOf(uf)
  const share = chance.below(100)
  if (share < 65) return state
  if (share < 78) return labour
  if (share < 90) return federal
  if (share < 93) return vote
  if (share < 96) return courtAt(chance.one(['3', '5']), 0)
  return courtsOf(chance.one(STATES))[0]
}

/**
 * A company may be party to many cases, an individual to one. In a sealed case the fields show
 * initials only.
 */
function partyOf(tipo: Side, index: number, sealed: boolean, chance: Chance): Party {
  const side = tipo === 'A' ? 0 : 1
  if (!sealed && chance.happens(0.4)) {
    const at = chance.below(COMPANIES.length)
    const nome = COMPANIES[at] as string
    return { id: at * 2 + side + 1, nome, tipo, fullName: nome }
  }
  const fullName = personName(chance)
  const nome = sealed ? initials(fullName) : fullName
  return { id: FIRST_PERSON_ID + index * 2 + side, nome, tipo, fullName }
}
