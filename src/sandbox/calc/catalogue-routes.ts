import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IndexEntry } from '../catalogue/indices.js'
import { indexOf, tableOf } from '../catalogue/references.js'
import { firstOf, isoDay } from '../engine/day.js'
import { badRequest, Refusal } from '../refusal.js'
import { catalogueOf } from './created-tables.js'
import type { CalculationDeps } from './deps.js'
import { engineAnswer } from './engine-answer.js'
import { credentialOf, gate } from './gate.js'
import { indexSeries } from './index-series.js'
import { choiceIn, dayIn, type Query, rangeIn } from './query.js'
import { csvOf, type SeriesRow } from './series-answer.js'
import { tableAnswer, tableSeries } from './table-series.js'
import { monthNow } from './window.js'

/** The contract caches the index list for ten minutes. */
const INDEX_LIST_SECONDS = 600

const INDEX_COLUMNS = ['month', 'date', 'value', 'accumulated', 'accumulatedPositive', 'published']
const TABLE_COLUMNS = ['month', 'date', 'factor', 'selicAccrued']

/** The contract names `asOf` for both families; indices refuse it. */
const SERIES_QUERY = ['from', 'to', 'format', 'asOf']

type ByReference = { Params: { reference: string }; Querystring: Query }

export function indexRoutes(app: FastifyInstance, deps: CalculationDeps): void {
  const { catalogue, clock } = deps
  const free = gate(deps, { scope: 'index:read', units: 0 })
  app.get('/v1/indices', free, async (_, reply) => {
    reply.header('cache-control', `private, max-age=${INDEX_LIST_SECONDS}`)
    return { indices: catalogue.indices.map(indexAnswer) }
  })
  app.get<ByReference>('/v1/indices/:reference', free, async ({ params }) =>
    indexAnswer(indexOf(catalogue, params.reference, 'in-catalogue')),
  )
  const series = gate(deps, {
    scope: 'index:read',
    units: 0,
    query: [...SERIES_QUERY, 'sampling'],
  })
  app.get<ByReference>(
    '/v1/indices/:reference/series',
    series,
    async ({ params, query }, reply) => {
      const entry = indexOf(catalogue, params.reference, 'in-catalogue')
      const format = choiceIn(query, 'format', ['json', 'csv'])
      const sampling = choiceIn(query, 'sampling', ['monthly', 'daily'])
      const range = rangeIn(query)
      if (query.asOf !== undefined) throw badRequest('asOf só vale para tabelas judiciais.')
      if (!entry.series) throw noOwnSeries(entry)
      const answer = indexSeries(entry, entry.series, range, {
        // If an index has no daily series, `daily` returns its stored monthly rows.
        sampling: sampling === 'daily' ? 'as_stored' : 'first_day_of_month',
        today: monthNow(clock()),
      })
      return format === 'csv' ? attach(reply, entry.slug, INDEX_COLUMNS, answer) : answer
    },
  )
}

export function tableRoutes(app: FastifyInstance, deps: CalculationDeps): void {
  const { catalogue, clock } = deps
  const free = gate(deps, { scope: 'index:read', units: 0 })
  app.get('/v1/tables', free, async () => ({ tables: catalogue.tables.map(tableAnswer) }))
  const tableIn = (request: FastifyRequest<ByReference>) => {
    const { user } = credentialOf(deps, request)
    return tableOf(catalogueOf(deps, user.id), request.params.reference, 'in-catalogue')
  }
  app.get<ByReference>('/v1/tables/:reference', free, async (request) =>
    tableAnswer(tableIn(request)),
  )
  const series = gate(deps, { scope: 'index:read', units: 0, query: SERIES_QUERY })
  app.get<ByReference>('/v1/tables/:reference/series', series, async (request, reply) => {
    const { query } = request
    const table = tableIn(request)
    const format = choiceIn(query, 'format', ['json', 'csv'])
    const range = rangeIn(query)
    const asOf = dayIn(query, 'asOf')
    const today = monthNow(clock())
    const answer = engineAnswer(() => tableSeries(table, range, { today, asOf }))
    const name = table.slug ?? `tabela-${table.id}`
    return format === 'csv' ? attach(reply, name, TABLE_COLUMNS, answer) : answer
  })
}

/** `Index` of the contract. */
function indexAnswer({ slug, id, name, type, first, last, mergeable }: IndexEntry) {
  return {
    slug,
    id,
    name,
    type,
    coverageStart: isoDay(firstOf(first)),
    latestAvailable: isoDay(firstOf(last)),
    mergeable,
  }
}

/** The contract shows no code for this 422. */
function noOwnSeries({ slug }: IndexEntry): Refusal {
  return new Refusal(422, 'COMPOSITE_INDEX', `O índice ${slug} é composto e não tem série própria.`)
}

function attach<Row extends SeriesRow>(
  reply: FastifyReply,
  name: string,
  columns: readonly string[],
  { series }: { series: readonly Row[] },
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(csvOf(columns, series))
}
