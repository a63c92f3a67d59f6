import type { CallRequest } from '../../src/job.js'
import { callRequest } from '../../src/services/endpoint.js'
import { listCommunications, searchLawyers } from '../../src/services/gazette/endpoints.js'

/**
 * Queries that name nobody whom the watch reads: of one registration that fails nothing else tells
 * whether the gazette is down. All their filters are optional by the contract.
 */
export function probe(route: string): CallRequest | undefined {
  if (route === listCommunications.route) return callRequest(listCommunications, { limit: 1 })
  if (route !== searchLawyers.route) return undefined
  return callRequest(searchLawyers, { numero_oab: '1', uf_oab: 'SP' })
}
