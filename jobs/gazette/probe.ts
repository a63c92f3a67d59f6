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

/** A route for one record is probed by the list of its kind. */
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
 * Returns a query that is known to work and names nobody of the batch. If one row fails, or the
 * gazette has nothing of the rows, only such a query shows whether the service is down. All filters
 * of these lists are optional by the contract.
 */
export function probe(route: string): CallRequest | undefined {
  return PROBES.get(route)
}
