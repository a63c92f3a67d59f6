import { dayAt } from '../base/day.js'
import { folded } from '../base/names.js'
import { digitsOf } from '../base/people.js'
import type { RouteInput } from '../deps.js'
import { byText } from '../order.js'
import { paged } from '../paged.js'
import { lawyerRecord, partyRecord } from '../people-records.js'
import { PAGE_MAX, pageIn, type Query, textIn } from '../query.js'
import { badParameter, notFound } from '../refusal.js'
import { caseRecord, summariesOf } from '../summaries.js'

/**
 * `GET /v1/lawyers`: `{items}`, at most 200, without saying whether there are more (the contract
 * shows no shape). A number finds all of its spellings; every spelling is a record of its own.
 */
export function lawyerList({ base, query, at }: RouteInput) {
  const numero = textIn(query, 'numero_oab')
  const digits = numero === undefined ? undefined : digitsOf(numero)
  if (digits === '') throw badParameter('numero_oab não tem algarismos.')
  const uf = textIn(query, 'uf_oab')
  const carriesName = nameTest(query)
  const today = dayAt(at)
  const found = base.people.spellings.filter(
    ({ since, nome, numero_oab, uf_oab }) =>
      since <= today &&
      (digits === undefined || digitsOf(numero_oab) === digits) &&
      (uf === undefined || uf_oab === uf) &&
      carriesName(nome),
  )
  const inOrder = found.toSorted((a, b) => byText(a.nome, b.nome) || a.id - b.id)
  return { items: inOrder.slice(0, PAGE_MAX).map(lawyerRecord) }
}

/** `GET /v1/lawyers/{id}`: a record, which is one spelling, with the cases that name it. */
export function lawyer({ base, reference, at }: RouteInput) {
  const id = /^\d{1,15}$/.test(reference) ? Number(reference) : 0
  const spelling = base.people.byId(id)?.spelling
  if (!spelling || spelling.since > dayAt(at)) throw notFound()
  const acts = base.visible(at, { spellings: [id] }).filter(({ listed }) => listed.includes(id))
  return { ...lawyerRecord(spelling), processos: summariesOf(base, acts).map(caseRecord) }
}

/** `GET /v1/parties`: the parties of all cases published so far, by name. */
export function partyList({ base, query, at }: RouteInput) {
  const page = pageIn(query)
  const tipo = textIn(query, 'tipo')
  const carriesName = nameTest(query)
  const parties = summariesOf(base, base.visible(at)).flatMap(({ its }) => its.parties)
  const found = [...new Map(parties.map((party) => [party.id, party])).values()]
    .filter((party) => (tipo === undefined || party.tipo === tipo) && carriesName(party.nome))
    .toSorted((a, b) => byText(a.nome, b.nome) || a.id - b.id)
  return paged(found, page, partyRecord)
}

/** `GET /v1/parties/{id}`: a party with its cases. */
export function party({ base, reference, at }: RouteInput) {
  const its = summariesOf(base, base.visible(at)).filter((summary) =>
    summary.its.parties.some(({ id }) => String(id) === reference),
  )
  const found = its[0]?.its.parties.find(({ id }) => String(id) === reference)
  if (!found) throw notFound()
  return { ...partyRecord(found), processos: its.map(caseRecord) }
}

/** Tests whether a name contains `nome`, ignoring case and accents. */
function nameTest(query: Query): (nome: string) => boolean {
  const part = textIn(query, 'nome')
  if (part === undefined) return () => true
  const words = folded(part.trim())
  return (nome) => folded(nome).includes(words)
}
