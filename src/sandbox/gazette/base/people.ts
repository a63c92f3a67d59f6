import { type Chance, chanceOf } from './chance.js'
import { STATES } from './courts.js'
import { type DayNumber, newYearOf } from './day.js'
import { crowdName, personName, unmarked } from './names.js'

/** One spelling of a registration, which is a lawyer's record at the service. */
export interface Spelling {
  id: number
  nome: string
  numero_oab: string
  uf_oab: string
  /** The first day on which a court uses this spelling; before it, the record does not exist. */
  since: DayNumber
}

/** Properties that tests look for; the other lawyers are random. */
export type Trait =
  | 'three-spellings'
  | 'same-number-other-state'
  | 'homonym'
  | 'name-within-a-name'
  | 'full-day'
  | 'full-week'

/** One registration at the bar: its number without leading zeros or letter, and its state. */
export interface Lawyer {
  index: number
  digits: string
  uf: string
  spellings: readonly Spelling[]
  trait?: Trait
}

/** More than the largest result of a lawyer search. */
const CROWD = 240
const SPELLINGS_AT_MOST = 4

interface Draft {
  nome: string
  digits: string
  uf: string
  numbers: readonly string[]
  trait?: Trait
}

/** Lawyers whom naive matching would confuse; every base has them. */
const EXEMPLARS: readonly Draft[] = [
  {
    trait: 'three-spellings',
    nome: 'HELOÍSA PEÇANHA DE LIMA',
    digits: '94719',
    uf: 'SP',
    numbers: ['94719', '094719', '94719-A'],
  },
  {
    trait: 'same-number-other-state',
    nome: 'ÁLVARO NUÑEZ',
    digits: '94719',
    uf: 'RJ',
    numbers: ['094719'],
  },
  {
    trait: 'homonym',
    nome: 'HELOÍSA PEÇANHA DE LIMA',
    digits: '123456',
    uf: 'SP',
    numbers: ['123456', '123456-A'],
  },
  { trait: 'full-day', nome: 'TÉRCIA MUTIRÃO', digits: '200233', uf: 'MG', numbers: ['200233'] },
  { trait: 'full-week', nome: 'OTÁVIO CARTEIRA', digits: '77001', uf: 'PR', numbers: ['77001'] },
  { trait: 'name-within-a-name', nome: 'ANA LIMA', digits: '50001', uf: 'RS', numbers: ['50001'] },
  {
    trait: 'name-within-a-name',
    nome: 'MARIANA LIMA DE SOUZA',
    digits: '50002',
    uf: 'RS',
    numbers: ['50002'],
  },
]

/** New spellings appear throughout the year of `today`. */
const DAYS_OF_YEAR = 365

export function createPeople(seed: number, count: number, today: DayNumber) {
  const newYear = newYearOf(today)
  const drafts = [...EXEMPLARS.slice(0, count)]
  for (let index = drafts.length; index < count; index++) {
    drafts.push(draftOf(index, drafts[index - 1], seed))
  }
  const lawyers = drafts.map((draft, index) => lawyerOf(draft, index, seed, newYear))
  const crowd = Array.from({ length: CROWD }, (_, at) => {
    const chance = chanceOf(seed, 'lawyer', count + at)
    const { digits, uf } = registrationOf(count + at, chance)
    const draft = { nome: crowdName(chance), digits, uf, numbers: [digits] }
    return lawyerOf(draft, count + at, seed, newYear)
  })
  return indexed(lawyers, crowd)
}

/**
 * Returns the digits without leading zeros, which are equal for all spellings of a registration.
 */
export function digitsOf(numero: string): string {
  return numero.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

function indexed(lawyers: readonly Lawyer[], crowd: readonly Lawyer[]) {
  const all = [...lawyers, ...crowd]
  const byDigits = new Map<string, Lawyer[]>()
  for (const lawyer of all) {
    byDigits.set(lawyer.digits, [...(byDigits.get(lawyer.digits) ?? []), lawyer])
  }
  return {
    lawyers,
    /** The lawyers of the other side. */
    crowd,
    spellings: all.flatMap(({ spellings }) => spellings),
    byId(id: number) {
      const lawyer = all[Math.floor((id - 1) / SPELLINGS_AT_MOST)]
      const spelling = lawyer?.spellings[(id - 1) % SPELLINGS_AT_MOST]
      return lawyer && spelling && { lawyer, spelling }
    },
    /** All registrations with this number, in any state. */
    byDigits: (digits: string): readonly Lawyer[] => byDigits.get(digits) ?? [],
  }
}
export type People = ReturnType<typeof indexed>

/** Some lawyers share the name of the previous one, or its number in another state. */
function draftOf(index: number, before: Draft | undefined, seed: number): Draft {
  const chance = chanceOf(seed, 'lawyer', index)
  const own = registrationOf(index, chance)
  const nome = personName(chance)
  const takesNumber = before !== undefined && before.uf !== own.uf && index % 9 === 0
  const digits = takesNumber ? before.digits : own.digits
  const takesName = before !== undefined && index % 11 === 0
  const numbers = numbersOf(digits, chance)
  return { nome: takesName ? before.nome : nome, digits, uf: own.uf, numbers }
}

/** Every index has another number, because 7919 shares no divisor with 480,000. */
function registrationOf(index: number, chance: Chance): { digits: string; uf: string } {
  return { digits: String(1_000 + ((index * 7_919 + 13) % 480_000)), uf: chance.one(STATES) }
}

/** One to three spellings; the plain number may not be among them. */
function numbersOf(digits: string, chance: Chance): string[] {
  const letter = chance.one(['A', 'A', 'B', 'N'])
  const padded = digits.padStart(6, '0')
  const zeros = padded === digits ? `0${digits}` : padded
  const ways = [digits, digits, zeros, `${digits}-${letter}`, `${zeros}-${letter}`, digits + letter]
  const wanted = chance.one([1, 1, 1, 2, 2, 3])
  return [...new Set(Array.from({ length: wanted }, () => chance.one(ways)))]
}

/**
 * One lawyer in ten gets a new spelling on some day of the year; one record in five has no accents.
 */
function lawyerOf(draft: Draft, index: number, seed: number, newYear: DayNumber): Lawyer {
  const { nome, digits, uf, numbers, trait } = draft
  const chance = chanceOf(seed, 'lawyer', -1 - index)
  const laterFrom = !trait && chance.happens(0.1) ? numbers.length - 1 : numbers.length
  const spellings = numbers.map((numero_oab, at) => ({
    id: index * SPELLINGS_AT_MOST + at + 1,
    nome: chance.happens(0.2) ? unmarked(nome) : nome,
    numero_oab,
    uf_oab: uf,
    since:
      at > 0 && at >= laterFrom ? newYear + chance.below(DAYS_OF_YEAR) : Number.NEGATIVE_INFINITY,
  }))
  return { index, digits, uf, spellings, ...(trait && { trait }) }
}
