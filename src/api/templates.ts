import { z } from 'zod'
import { templateFor } from '../batches/template.js'
import { templateWorkbook } from '../spreadsheets/template-workbook.js'
import type { WebContext } from '../web/context.js'

import { type ApiServer, Bytes, operation, sendBook } from './server.js'

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

export function addTemplateRoutes(server: ApiServer, { app }: WebContext): void {
  server.get(
    '/templates',
    operation('listTemplates', 'The jobs, with their columns and parameters', {
      200: z.object({ templates: z.array(Template) }),
    }),
    async () => ({
      templates: [...app.jobs.values()].map((job) => ({
        job: job.kind,
        title: job.title,
        service: job.service,
        aliases: [...(job.aliases ?? [])],
        columns: job.fields.map(({ name, type, required }) => ({
          field: name,
          type,
          required: required === true,
        })),
        parameters: job.parameters.map(({ name, type, choices }) => ({
          name,
          type,
          ...(choices ? { choices: [...choices] } : {}),
        })),
        href: `/api/templates/${job.kind}/template.xlsx`,
      })),
    }),
  )

  server.get(
    '/templates/:job/template.xlsx',
    operation(
      'getTemplate',
      'A small sheet of the job to begin from, with what each column may hold',
      {
        params: z.object({ job: z.string().max(50) }),
        querystring: z.object({
          type: z.string().max(50).optional().describe('Of `calc`: the columns of this type.'),
        }),
        200: Bytes,
      },
    ),
    async ({ params, query }, reply) => {
      const job = app.job(params.job)
      const saveAs = `modelo-${job.kind}.xlsx`
      const { readMe, table } = await templateFor(app, job, saveAs, query)
      const workbook = await templateWorkbook(table, readMe, app.clock.now())
      return sendBook(reply, { workbook, saveAs })
    },
  )
}
