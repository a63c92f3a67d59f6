import type { Job } from '../core/job/job.js'
import type { CallLine } from './calls.js'
import { CALL, figureOf } from './columns.js'
import type { DescribedSheet } from './described-sheet.js'

/** Builds Chamadas: the service's totals of each call. */
export function callsTable(
  { sheets: { totals } }: Job,
  calls: readonly CallLine[],
): DescribedSheet {
  return {
    name: 'Chamadas',
    technical: true,
    extra: true,
    about: 'Os totais que o serviço informou em cada chamada.',
    columns: [{ title: 'Linhas', kind: 'integer' }, ...totals, CALL],
    empty: 'Nenhuma chamada trouxe resultado.',
    rows: calls
      .filter(({ rows }) => rows > 0)
      .map((call) => [
        { n: String(call.rows) },
        ...totals.map((column) => figureOf(column, call.totals)),
        call.id,
      ]),
  }
}

/** Builds Auditoria: each call with time, route, status, attempt, units and id; no credentials. */
export function auditTable(calls: readonly CallLine[]): DescribedSheet {
  return {
    name: 'Auditoria',
    technical: true,
    extra: true,
    about: 'Cada chamada ao serviço: quando, qual, com que resposta, a que custo.',
    columns: [
      { title: 'Enviada em', kind: 'moment', width: 20 },
      { title: 'Respondida em', kind: 'moment', width: 20 },
      { title: 'Rota', kind: 'text', width: 36 },
      { title: 'Resposta', kind: 'text', width: 40, wrap: true },
      { title: 'Tentativa', kind: 'integer', width: 12 },
      { title: 'Unidades', kind: 'integer', width: 12 },
      { title: 'Linhas', kind: 'integer' },
      CALL,
    ],
    empty: 'Nenhuma chamada foi feita.',
    rows: calls.map((call) => [
      moment(call.atMs),
      call.endedMs === undefined ? null : moment(call.endedMs),
      call.route,
      call.status,
      { n: String(call.attempt) },
      { n: String(call.units) },
      { n: String(call.rows) },
      call.id,
    ]),
  }
}

function moment(ms: number) {
  return { moment: new Date(ms).toISOString() }
}
