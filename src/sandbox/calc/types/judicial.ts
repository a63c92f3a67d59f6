import { regimeOfMilestones } from '../../catalogue/milestones.js'
import type { TableEntry } from '../../catalogue/tables.js'
import { CannotCalculate } from '../../engine/cannot-calculate.js'
import { type Regime, usableRegime } from '../../engine/regime.js'
import { optional, required, type ValuesOf } from '../fields/kind.js'
import { inlineTable } from '../fields/milestones.js'
import { tableIdOrInline } from '../fields/references.js'
import { date } from '../fields/scalars.js'

/** The fields of the two types that correct by a judicial table. */
export const BY_TABLE = {
  indexador: required(
    tableIdOrInline,
    'Id (calcId) da tabela judicial; -1 usa tabelaPersonalizada',
  ),
  tabelaPersonalizada: optional(
    inlineTable,
    'Tabela própria, com indexador -1: {vl: [{month, index}], juros: [{month, percentual}]}',
  ),
  dia_atualiza: required(date, 'Data da atualização, DD/MM/YYYY'),
}

interface Chosen {
  indexador: TableEntry | 'inline'
  tabelaPersonalizada?: ValuesOf<typeof BY_TABLE>['tabelaPersonalizada']
}

/**
 * @throws CannotCalculate if the table has no milestones, or if it should be inline and is absent
 */
export function regimeByTable({ indexador, tabelaPersonalizada }: Chosen): Regime {
  if (indexador !== 'inline') return usableRegime(indexador.regime)
  if (!tabelaPersonalizada) throw new CannotCalculate('indexador -1 pede tabelaPersonalizada.')
  const { vl, juros } = tabelaPersonalizada
  return usableRegime(regimeOfMilestones('Tabela personalizada', vl, juros))
}
