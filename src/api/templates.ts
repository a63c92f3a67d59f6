import { z } from 'zod'
import { templateFor } from '../batches/template.js'
import { templateWorkbook } from '../spreadsheets/template-workbook.js'
import type { WebContext } from '../web/context.js'
import { attachment, XLSX } from '../web/send-object.js'
import { problems } from './schemas.js'
import { type ApiServer, Bytes } from './server.js'

const Template = z
  .object({
    job: z.string(),
    title: z.string(),
    aliases: z.array(z.string()),
    service: z.enum(['calculation', 'gazette', 'update']),
    columns: z.array(z.object({ field: z.string(), type: z.string(), required: z.boolean() })),
    parameters: z.array(
      z.object({ name: z.string(), type: z.string(), choices: z.array(z.string()).optional() }),
    ),
    href: z.string().describe('Of a small sheet to begin from.'),
  })
  .meta({ id: 'Template' })

/** Adds the routes of the jobs and their template sheets. */
export function addTemplateRoutes(server: ApiServer, { app }: WebContext): void {
  server.get(
    '/templates',
    {
      schema: {
        operationId: 'listTemplates',
        summary: 'The jobs, with their columns and parameters',
        response: { 200: z.object({ templates: z.array(Template) }), ...problems },
      },
    },
    async () => ({
      templates: [...app.jobs.values()].map((job) => ({
        ...{ job: job.kind, title: job.title, service: job.service },
        aliases: [...(job.aliases ?? [])],
        columns: job.fields.map(({ name, type, required }) => ({
          ...{ field: name, type, required: required === true },
        })),
        parameters: job.parameters.map(({ name, type, choices }) => ({
          ...{ name, type, ...(choices ? { choices: [...choices] } : {}) },
        })),
        href: `/api/templates/${job.kind}/template.xlsx`,
      })),
    }),
  )

  server.get(
    '/templates/:job/template.xlsx',
    {
      schema: {
        operationId: 'getTemplate',
        summary: 'A small sheet of the job to begin from, with what each column may hold',
        params: z.object({ job: z.string().max(50) }),
        querystring: z.object({
          type: z.string().max(50).optional().describe('Of `calc`: the columns of this type.'),
        }),
        response: { 200: Bytes, ...problems },
      },
    },
    async ({ params, query }, reply) => {
      const job = app.job(params.job)
      const name = `modelo-${job.kind}.xlsx`
      const { readMe, table } = await templateFor(app, job, name, query)
      reply.serializer((body: unknown) => body as string)
      reply.type(XLSX).header('content-disposition', attachment(name))
      return reply.send(await templateWorkbook(table, readMe, app.clock.now()))
    },
  )
}
