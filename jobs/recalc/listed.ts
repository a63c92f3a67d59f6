import { UserError } from '../../src/core/errors.js'
import type { FreeReads, Parameters } from '../../src/core/job/job.js'
import type { CalcSummary } from '../../src/services/calculation/list.js'
import type { Table } from '../../src/spreadsheets/tables/table.js'
import { readList } from '../saved/account.js'
import { listed, minuteOf } from './knowledge.js'

/** The saved calculations of the account that fit type, name and age, as a sheet. */
export async function listedCalcs(given: Parameters, reads: FreeReads): Promise<Table> {
  const all = await readList(reads)
  // To find nothing and to be unable to look are not the same.
  if (!all) throw UserError.usage('list_not_shown')
  const minute = (stamp: CalcSummary['updatedAt'] | string) => {
    const at = minuteOf(stamp)
    return at === undefined ? null : { minute: at }
  }
  return {
    name: 'calculos-salvos',
    columns: [
      { title: 'ID do cálculo', kind: 'text' },
      { title: 'Tipo do cálculo', kind: 'text' },
      { title: 'Nome do cálculo', kind: 'text' },
      { title: 'Criado em', kind: 'minute' },
      { title: 'Alterado em', kind: 'minute' },
    ],
    rows: all
      .filter((one) => fits(one, given))
      .map((one) => [
        String(one.calcId),
        one.type ?? null,
        one.name ?? null,
        minute(one.createdAt),
        minute(one.updatedAt),
      ]),
  }
}

/** A name fits by any part of it, whatever its case; what was never changed is older than any day. */
function fits(one: CalcSummary, { type, name, updatedBefore }: Parameters): boolean {
  if (type !== undefined && one.type !== type) return false
  const wanted = typeof name === 'string' ? name.toLocaleLowerCase('pt-BR') : ''
  if (!(one.name ?? '').toLocaleLowerCase('pt-BR').includes(wanted)) return false
  const { updatedAt } = listed(one)
  return typeof updatedBefore !== 'string' || updatedAt === undefined || updatedAt < updatedBefore
}
