import type { CallRequest, Parameters, Price, TaskState } from '../../src/core/job/job.js'
import { callRequest } from '../../src/services/endpoint.js'
import { getLawyer, getParty } from '../../src/services/gazette/endpoints.js'
import { idOf } from '../../src/services/gazette/named-in.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { listingOf } from './listing.js'
import { type Person, peopleIn } from './people-in.js'

/**
 * Returns the next call: the search first, then the profiles that the parameter `details` asks for.
 */
export function nextCall({ parameters, answers }: TaskState): CallRequest | undefined {
  const { next, calls, records } = listingOf({ parameters, answers })
  if (next) return next
  const wanted = profilesOf(peopleIn(records, parameters), parameters)
  const record = wanted[answers.length - calls]
  if (!record) return undefined
  const endpoint = parameters.who === 'lawyers' ? getLawyer : getParty
  return { ...callRequest(endpoint, { id: idOf(record)! }), refusalIsAnswer: true }
}

/**
 * Returns the price as far as it is known: that of the search, from its pages so far, and once it
 * has ended that of the profiles.
 */
export function price({ parameters, answers }: Pick<TaskState, 'parameters' | 'answers'>): Price {
  const { next, calls, toCome, records } = listingOf({ parameters, answers })
  const profiles = next ? [] : profilesOf(peopleIn(records, parameters), parameters)
  const all = calls + toCome + profiles.length
  return { calls: all, units: all }
}

/**
 * Returns the records whose profiles are wanted. With `details` single, several persons mean no
 * profile.
 */
export function wantedOf(people: readonly Person[], { details }: Parameters): Fields[] {
  if (details === 'none' || (details !== 'all' && people.length !== 1)) return []
  return people.flatMap((person) => person.records)
}

/** Returns the records whose profiles are asked for, in order and each id once. */
export function profilesOf(people: readonly Person[], parameters: Parameters): Fields[] {
  const asked = new Set<unknown>([undefined])
  return wantedOf(people, parameters).filter((record) => {
    const id = idOf(record)
    const isFirst = !asked.has(id)
    asked.add(id)
    return isFirst
  })
}
