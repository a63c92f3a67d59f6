/** On neither list of the contract: of those that cost a unit, and of those that are free. */
export const UNTOLD = new Set([
  ...['POST /v1/correct', 'POST /v1/extract'],
  // Of the update service the contract tells no price at all.
  ...['GET /atualiza-v1/listaTabelas', 'POST /atualiza-v1/lerTabela', 'POST /atualiza-v1/atualiza'],
])
