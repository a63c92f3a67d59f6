import type { Catalogue } from '../catalogue/catalogue.js'
import { regimeOfMilestones } from '../catalogue/milestones.js'
import type { TableEntry } from '../catalogue/tables.js'
import type { Regime } from '../engine/regime.js'
import type { CalculationDeps } from './deps.js'
import { inlineTable } from './fields/milestones.js'
import type { Calculation } from './saved.js'

/**
 * Returns the catalogue of one user, with the tables that this user built with the type
 * `tabelasJudiciais`. They resolve by their `calcId`, in the id space of the courts' tables. `GET
 * /v1/tables` lists none of them.
 */
export function catalogueOf(
  deps: Pick<CalculationDeps, 'catalogue' | 'saved'>,
  user: number,
): Catalogue {
  const { catalogue, saved } = deps
  const built = saved.tablesOf(user).map((calculation) => tableBuilt(calculation, catalogue))
  return { ...catalogue, tables: [...catalogue.tables, ...built] }
}

/** Without milestones the regime has no bands, and the engine refuses it. */
function tableBuilt({ calcId, name, fields }: Calculation, catalogue: Catalogue): TableEntry {
  const called = name ?? `Tabela ${calcId}`
  return {
    id: calcId,
    slug: null,
    name: called,
    get regime(): Regime {
      if (fields.vl === undefined) return { name: called, bands: [] }
      const { vl, juros } = inlineTable.read(pick(fields), 'vl', catalogue)
      return regimeOfMilestones(called, vl, juros)
    },
  }
}

function pick({ vl, juros }: Calculation['fields']): object {
  return { vl, ...(juros !== undefined && { juros }) }
}
