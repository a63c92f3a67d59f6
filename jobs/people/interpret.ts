import type {
  ItemOutcome,
  Knowledge,
  Parameters,
  ReadAnswer,
  StepAnswer,
  TaskState,
} from '../../src/core/job/job.js'
import { caseOf } from '../../src/legal/gazette/item.js'
import { personName } from '../../src/legal/gazette/lawyer.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { isRecord } from '../../src/services/classify-response.js'
import { idOf } from '../../src/services/gazette/named-in.js'
import { caseFigures } from '../gazette/case-figures.js'
import { withoutLists } from '../gazette/lists.js'
import { scalarsOf } from '../gazette/scalars.js'
import { isAnother, OF_ANOTHER, whyNot } from '../gazette/why-not.js'
import { refusedRows } from '../rejected-rows.js'
import { groupedLists } from './grouped-lists.js'
import { type Listing, listingOf } from './listing.js'
import { isSameName, isShown, type Person, peopleIn } from './people-in.js'
import type { PersonItem } from './plan-row.js'
import { casesIn, keyOf, type Profiled, SHOWN, sameness, whoIs } from './records.js'
import { profilesOf, wantedOf } from './request.js'

const ONE = 'Uma pessoa'
const SEVERAL = 'Várias pessoas'
const NOBODY = 'Ninguém'
/** No person among the records that came, although the base may have more records. */
const UNSURE = 'Não se sabe'
const UNREAD = 'Resposta não reconhecida'

/**
 * Marks of the checks that a batch makes. Batches planned before these checks existed lack the
 * marks and are read without them.
 */
export interface PeopleKnowledge extends Knowledge {
  verifiesFilters?: true
  comparesNames?: true
  groupsSpellings?: true
}

export function readPeople(
  { parameters, items, answers }: TaskState<PersonItem>,
  { verifiesFilters, comparesNames, groupsSpellings }: PeopleKnowledge = {},
): ReadAnswer {
  const read = listingOf({ parameters, answers })
  const listing = verifiesFilters ? doubtingType(read, parameters) : read
  if (listing.state === 'refused') return refusedRows(items, answers.at(-1))
  const people = peopleIn(listing.records, parameters)
  const profiles = [
    ...profiled(people, parameters, answers.slice(listing.calls)),
    ...(groupsSpellings ? withoutId(people, parameters) : []),
  ]
  const notes = [
    ...notesOn(listing, people, profiles).map(({ code, facts }) =>
      sentence(code, { ...facts, who: String(parameters.who) }),
    ),
    ...registrationNotes(people, parameters),
    ...(comparesNames ? partialNameNotes(people, parameters) : []),
  ]
  const figures = figuresOf(listing, people, profiles)
  const lists = (groupsSpellings ? groupedLists : listsOf)(parameters, people, profiles)
  return {
    is: 'read',
    totals: {},
    items: items.map(({ nome }, at): ItemOutcome => {
      const allNotes = [...notes, ...nameNotes(people, nome)]
      return {
        outcome: allNotes.length > 0 ? 'warned' : 'ok',
        figures,
        notes: allNotes,
        // Only the first row carries the records found.
        ...(at === 0 ? { lists } : {}),
      }
    }),
  }
}

/**
 * The service has no list of the types of parties: an empty result with a type may mean that the
 * type is written otherwise.
 */
function doubtingType(listing: Listing, { tipo }: Parameters): Listing {
  const isSilent = listing.state === 'complete' && listing.records.length === 0
  return isSilent && tipo !== undefined ? { ...listing, state: 'untyped' } : listing
}

function profiled(
  people: readonly Person[],
  parameters: Parameters,
  answers: readonly StepAnswer[],
): Profiled[] {
  return profilesOf(people, parameters).map((record, at) => {
    const answer = answers[at]
    if (answer?.is !== 'answered') return { record, refused: whyNot(answer) }
    if (isAnother(answer.body, idOf(record))) return { record, refused: OF_ANOTHER }
    return isRecord(answer.body) ? { record, profile: answer.body } : { record, refused: '' }
  })
}

/** The contract names no field of a record: a profile is not asked for where no id is recognised. */
function withoutId(people: readonly Person[], parameters: Parameters): Profiled[] {
  const records = wantedOf(people, parameters).filter((record) => idOf(record) === undefined)
  return records.map((record) => ({ record, refused: '' }))
}

function notesOn(
  { state, records, total }: Listing,
  people: readonly Person[],
  profiles: readonly Profiled[],
): Sentence[] {
  const notes: Sentence[] = []
  if (state === 'unreadable') return [sentence('people_unreadable')]
  if (state === 'cut') notes.push(sentence('people_cut', { count: records.length }))
  if (state === 'untyped') notes.push(sentence('people_type_unverified'))
  if (state === 'incomplete') {
    notes.push(sentence('people_incomplete', { came: records.length, told: total }))
  }
  if (people.length === 0 && state === 'complete') notes.push(sentence('people_none'))
  if (people.length > 1) notes.push(sentence('people_several', { count: people.length }))
  const missing = profiles.filter(({ profile }) => !profile)
  if (missing.length > 0) {
    const [first] = missing
    const facts = { count: missing.length, message: (first?.refused ?? '').replace(/\.$/, '') }
    notes.push(sentence('people_profile_missing', facts))
  }
  return notes
}

/** A note if the search was by registration or state and a record does not show its own. */
function registrationNotes(
  people: readonly Person[],
  { numero_oab, uf_oab }: Parameters,
): Sentence[] {
  const records = people.flatMap((person) => person.records)
  const isAsked = numero_oab !== undefined || uf_oab !== undefined
  const isUnsure = isAsked && records.some((record) => !isShown(record))
  return isUnsure ? [sentence('people_registration_unshown')] : []
}

/** A note if the only person found has another name: the search matches any part of a name. */
function partialNameNotes([only, other]: readonly Person[], { nome }: Parameters): Sentence[] {
  if (!only || other || nome === undefined) return []
  const names = only.records.map(personName)
  if (names.some((name) => isSameName(name, nome))) return []
  return [sentence('people_contains', { found: names.find((name) => name !== undefined) ?? '?' })]
}

/** A note if the row names a person whom none of the registration's records names. */
function nameNotes(people: readonly Person[], nome: string | undefined): Sentence[] {
  const records = people.flatMap((person) => person.records)
  if (nome === undefined || records.length === 0) return []
  if (records.some((record) => isSameName(personName(record), nome))) return []
  const found = [...new Set(records.map((record) => personName(record) ?? '?'))].join(', ')
  return [sentence('people_name_differs', { label: 'Nome', value: nome, found })]
}

const NONE_BY_STATE: Record<Listing['state'], string> = {
  complete: NOBODY,
  cut: UNSURE,
  incomplete: UNSURE,
  untyped: UNSURE,
  open: UNSURE,
  unreadable: UNREAD,
  refused: UNREAD,
}

function figuresOf(
  { state, records }: Listing,
  people: readonly Person[],
  profiles: readonly Profiled[],
): Record<string, string> {
  const [only, other] = people
  const came = profiles.flatMap(({ profile }) => (profile ? [profile] : []))
  const cases = new Set(came.flatMap(casesIn).map((one) => caseOf(one) ?? JSON.stringify(one)))
  const one = only && !other ? only.records[0]! : undefined
  return {
    consulta: one ? ONE : only ? SEVERAL : NONE_BY_STATE[state],
    completa: state === 'complete' ? 'sim' : 'NÃO',
    pessoas: String(people.length),
    registros: String(records.length),
    ...(one ? { nome: personName(one) ?? '', oab: keyOf(one) } : {}),
    ...(came.length > 0 ? { processos: String(cases.size) } : {}),
  }
}

/** The lists of batches planned before the spellings of a person were grouped: a line each record. */
function listsOf(
  parameters: Parameters,
  people: readonly Person[],
  profiles: readonly Profiled[],
): Record<string, Record<string, string>[]> {
  const of = new Map(profiles.map((one) => [idOf(one.record), one]))
  const records = people.flatMap((person) => person.records)
  return {
    encontrados: records.map((record) => {
      const id = idOf(record)
      const profile = of.get(id)?.profile
      return {
        ...scalarsOf(withoutLists({ ...record, ...profile }), SHOWN),
        ...whoIs(record),
        igual: sameness(record, parameters),
        perfil: profile ? 'lido' : of.has(id) ? 'não veio' : 'não pedido',
        ...(profile ? { processos: String(casesIn(profile).length) } : {}),
      }
    }),
    processos: profiles.flatMap(({ record, profile }) =>
      casesIn(profile ?? {}).map((one) => ({ ...caseFigures(one), ...whoIs(record) })),
    ),
  }
}
