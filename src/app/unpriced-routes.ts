/**
 * The routes on neither list of the contract: that of routes that cost a unit, and that of free
 * routes.
 */
export const UNPRICED_ROUTES = new Set([
  'POST /v1/correct',
  'POST /v1/extract',
  // For the update service the contract states no price at all.
  'GET /atualiza-v1/listaTabelas',
  'POST /atualiza-v1/lerTabela',
  'POST /atualiza-v1/atualiza',
])
