import { UserError } from '../../src/core/errors.js'
import type { FreeReads, Parameters } from '../../src/core/job/job.js'
import type { CalcSummary } from '../../src/services/calculation/list.js'
import type { Table } from '../../src/spreadsheets/tables/table.js'
import { readList } from '../saved/account.js'
import { listed, minuteOf } from './knowledge.js'

/**
 * Returns the saved calculations of the account that match type, name and age, as a table.
 * @throws UserError if the service does not show the list
 */
export async function listedCalcs(given: Parameters, reads: FreeReads): Promise<Table> {
  const all = await readList(reads)
  // An unreadable list must not pass for an empty one.
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

/**
 * A name matches by any part of it, ignoring case. A calculation that was never changed counts as
 * older than any day.
 */
function fits(one: CalcSummary, { type, name, updatedBefore }: Parameters): boolean {
  if (type !== undefined && one.type !== type) return false
  const wanted = typeof name === 'string' ? name.toLocaleLowerCase('pt-BR') : ''
  if (!(one.name ?? '').toLocaleLowerCase('pt-BR').includes(wanted)) return false
  const { updatedAt } = listed(one)
  return typeof updatedBefore !== 'string' || updatedAt === undefined || updatedAt < updatedBefore
}
