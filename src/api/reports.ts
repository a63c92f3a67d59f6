import { z } from 'zod'
import { REPORTS, type ReportRecord } from '../reports/report.js'
import { askReport } from '../web/ask-report.js'
import { LONG_MS, type WebContext } from '../web/context.js'
import { sendObject, XLSX } from '../web/send-object.js'
import { visibleReport, visibleReports } from '../web/visible-records.js'
import { Rows } from './schemas.js'
import { type ApiServer, Bytes, operation } from './server.js'

const Kind = z.enum(REPORTS)
const Report = z
  .object({
    report: z.string(),
    kind: Kind,
    title: z.string(),
    createdAt: z.string(),
    incomplete: z.boolean(),
    rehearsal: z.boolean(),
    rows: Rows,
    counts: z.record(z.string(), z.number()),
    calls: z.int().describe('None of them cost a unit.'),
    href: z.string().describe('Of its workbook.'),
  })
  .meta({ id: 'Report' })

const NewReport = z
  .strictObject({
    parameters: z.record(z.string().max(50), z.string().max(1_000)).default({}),
    account: z.string().max(100).optional(),
  })
  .meta({ id: 'NewReport', examples: [{ parameters: { index: 'ipca' } }] })

/** Adds the routes of reports, which are made from free calls and stored records. */
export function addReportRoutes(server: ApiServer, context: WebContext): void {
  const { app } = context
  server.get(
    '/reports',
    operation('listReports', 'The reports that are stored, kind by kind, the newest of each last', {
      200: z.object({ reports: z.array(Report) }),
    }),
    async ({ viewer }) => ({
      reports: (await visibleReports(context, viewer)).map(reportView),
    }),
  )

  server.post(
    '/reports/:kind',
    operation('makeReport', 'Makes a report and stores it; costs no unit', {
      handlerTimeout: LONG_MS,
      params: z.object({ kind: Kind }),
      body: NewReport,
      201: Report,
    }),
    async ({ viewer, params, body }, reply) => {
      const { parameters, account } = body
      const param = Object.entries(parameters).map(([name, value]) => `${name}=${value}`)
      const record = await askReport(context, viewer, { kind: params.kind, param, account })
      return reply.code(201).send(reportView(record))
    },
  )

  server.get(
    '/reports/:kind/:id/report.xlsx',
    operation('getReport', 'The workbook of a report; ETag, If-None-Match and one range', {
      handlerTimeout: LONG_MS,
      params: z.object({ kind: Kind, id: z.string().max(100) }),
      200: Bytes,
      206: Bytes,
      304: z.null(),
    }),
    async (request, reply) => {
      const { kind, id, result } = await visibleReport(context, request.viewer, request.params)
      reply.serializer((body: unknown) => body as string)
      const name = `relatorio-${kind}-${id}.xlsx`
      return sendObject(request, reply, await app.bucket(), { ...result, type: XLSX, name })
    },
  )
}

function reportView({ id, result: _, kind, ...record }: ReportRecord) {
  const { title, createdAt, incomplete, rehearsal, rows, counts, calls } = record
  return {
    report: id,
    kind,
    title,
    createdAt,
    incomplete,
    rehearsal,
    rows,
    counts,
    calls,
    href: `/api/reports/${kind}/${id}/report.xlsx`,
  }
}
