import type { CallRequest } from '../../src/core/job/job.js'
import { callRequest } from '../../src/services/endpoint.js'
import {
  getCommunication,
  getLawyer,
  getParty,
  getProcesso,
  listCommunications,
  listParties,
  listProcessos,
  searchLawyers,
} from '../../src/services/gazette/endpoints.js'

const anyPublication = callRequest(listCommunications, { limit: 1 })
const anyCase = callRequest(listProcessos, { limit: 1 })
const anyLawyer = callRequest(searchLawyers, { numero_oab: '1', uf_oab: 'SP' })
const anyParty = callRequest(listParties, { limit: 1 })

/** A record is looked for in what the list of its kind is made of. */
const PROBES = new Map([
  [listCommunications.route, anyPublication],
  [getCommunication.route, anyPublication],
  [getProcesso.route, anyCase],
  [searchLawyers.route, anyLawyer],
  [getLawyer.route, anyLawyer],
  [listParties.route, anyParty],
  [getParty.route, anyParty],
])

/**
 * Queries that name nobody whom a batch reads: of one row that fails, or of rows of which the gazette
 * has nothing, nothing else tells whether it is down. All their filters are optional by the contract.
 */
export function probe(route: string): CallRequest | undefined {
  return PROBES.get(route)
}
