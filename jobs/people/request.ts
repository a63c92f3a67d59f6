import type { Asking, CallRequest, Parameters, Price } from '../../src/core/job/job.js'
import { callRequest } from '../../src/services/endpoint.js'
import { getLawyer, getParty } from '../../src/services/gazette/endpoints.js'
import { idOf } from '../../src/services/gazette/named-in.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { listingOf } from './listing.js'
import { type Person, peopleIn } from './people-in.js'

/** The search, and then the profiles: of who is found beyond doubt, of all, or of nobody. */
export function nextCall({ parameters, answers }: Asking): CallRequest | undefined {
  const { next, calls, records } = listingOf({ parameters, answers })
  if (next) return next
  const wanted = profilesOf(peopleIn(records, parameters), parameters)
  const record = wanted[answers.length - calls]
  if (!record) return undefined
  const endpoint = parameters.who === 'lawyers' ? getLawyer : getParty
  return { ...callRequest(endpoint, { id: idOf(record)! }), refusalTells: true }
}

/** The search as far as its pages tell; the profiles when it is over, and it is known whose. */
export function price({ parameters, answers }: Pick<Asking, 'parameters' | 'answers'>): Price {
  const { next, calls, toCome, records } = listingOf({ parameters, answers })
  const profiles = next ? [] : profilesOf(peopleIn(records, parameters), parameters)
  const all = calls + toCome + profiles.length
  return { calls: all, units: all }
}

/** Records whose profiles are asked, in their order, each id once. Of several people none is chosen. */
export function profilesOf(people: readonly Person[], { details }: Parameters): Fields[] {
  if (details === 'none' || (details !== 'all' && people.length !== 1)) return []
  const records = people.flatMap((person) => person.records)
  const asked = new Set<unknown>([undefined])
  return records.filter((record) => {
    const id = idOf(record)
    const isFirst = !asked.has(id)
    asked.add(id)
    return isFirst
  })
}
