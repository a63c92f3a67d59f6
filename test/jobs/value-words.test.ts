import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import type { Knowledge } from '../../src/core/job/job.js'

const TABLES: Knowledge = {
  references: { table: { 262: 'TJES - Débitos judiciais (INPC)' }, legacy: {} },
}

test.each([
  ['calc', 'type', 'calculosJudiciais', 'Cálculos judiciais'],
  ['recalc', 'type', 'saldoDevedor', 'Saldo devedor'],
  ['calc', 'fields.indexador', '262', 'TJES - Débitos judiciais (INPC)'],
  ['calc', 'fields.dia_atualiza', '262', undefined],
  ['correct', 'selicBase', 'am', 'o valor corrigido e a multa'],
  ['correct', 'honorarios.modo', 'p', 'percentual'],
  ['people', 'who', 'parties', 'partes'],
  ['publications', 'combine', 'both', 'só o que tem a inscrição e o processo'],
  ['extract', 'docType', 'cartaoPonto', 'cartão de ponto'],
])('%s, %s=%s → %s in Parâmetros', (kind, parameter, value, words) => {
  const job = jobs.get(kind)!
  expect(job.sheets.valueWords?.(parameter, value, TABLES)).toBe(words)
})

const PLAIN = ['vencimento', '1', '2']

test.each(
  [...jobs.values()].flatMap(({ kind, sheets, parameters }) =>
    parameters.flatMap(({ name, choices = [] }) =>
      choices
        .filter((choice) => !PLAIN.includes(choice))
        .map((choice) => ({ kind, sheets, name, choice })),
    ),
  ),
)('$kind, $name=$choice → has words of its own in Parâmetros', ({ sheets, name, choice }) => {
  const words = sheets.valueWords?.(name, choice, TABLES)
  expect(words).toBeDefined()
  expect(words).not.toBe(choice)
})
