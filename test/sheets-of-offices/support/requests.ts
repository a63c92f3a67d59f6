/** What the sheets of one job are mostly asked with. */
export const correct = { job: 'correct', parameters: ['index=ipca', 'updateTo=31/12/2024'] }
export const update = {
  job: 'update',
  parameters: ['indiceAtualizacao=ipca', 'dataAtualizacao=31/12/2024'],
}
export const calc = {
  job: 'calc',
  parameters: ['type=calculosJudiciais', 'fields.indexador=262', 'fields.dia_atualiza=31/12/2025'],
}
