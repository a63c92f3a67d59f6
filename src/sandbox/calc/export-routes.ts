import type { FastifyInstance, FastifyReply } from 'fastify'
import { EXPORT_FORMATS, type ExportFormat, FILE_KINDS, isExportFormat } from '../export/format.js'
import { render } from '../export/index.js'
import type { Statement } from '../export/statement.js'
import { Refusal } from '../refusal.js'
import type { CalculationDeps } from './deps.js'
import { exportFormatsOf } from './describe.js'
import { credentialOf, gate } from './gate.js'
import { ownedCalculation, type Place, refuseGone } from './owned.js'
import { type Query, textIn } from './query.js'
import { runStored } from './run.js'
import type { Calculation } from './saved.js'
import { archivedStatement, statementOf } from './statement.js'

type OfOne = { Params: Place; Querystring: Query }

/**
 * An export calculates the stored fields as of today, whether the calculation was run before or
 * not; 422 if the engine cannot. An archived calculation has only its stored PDF.
 */
export function exportRoutes(app: FastifyInstance, deps: CalculationDeps): void {
  const access = gate(deps, { scope: 'calc:export', units: 1, query: ['format', 'hash'] })
  app.get<OfOne>('/v1/calc/:type/:id/export', access, async (request, reply) => {
    const calculation = ownedCalculation(deps, request)
    textIn(request.query, 'hash')
    refuseGone(calculation)
    const format = formatIn(request.query, availableFor(calculation))
    const { user } = credentialOf(deps, request)
    const statement =
      calculation.data === 'archived'
        ? archivedStatement(calculation)
        : statementOf(calculation, runStored(calculation, deps, user))
    return attach(reply, calculation, statement, format)
  })
}

function availableFor({ data, type }: Calculation): ExportFormat[] {
  return data === 'archived' ? ['pdf'] : exportFormatsOf(type)
}

/** An unknown format is refused like an unavailable one. */
function formatIn(query: Query, available: readonly ExportFormat[]): ExportFormat {
  const asked = textIn(query, 'format') ?? EXPORT_FORMATS[0]
  if (isExportFormat(asked) && available.includes(asked)) return asked
  throw new Refusal(
    400,
    'EXPORT_UNAVAILABLE',
    `Exportação em ${asked} indisponível. Formatos disponíveis: ${available.join(', ')}.`,
  )
}

async function attach(
  reply: FastifyReply,
  { type, calcId }: Calculation,
  statement: Statement,
  format: ExportFormat,
): Promise<FastifyReply> {
  const { contentType, extension } = FILE_KINDS[format]
  const disposition = format === 'html' ? 'inline' : 'attachment'
  return reply
    .type(contentType)
    .header('content-disposition', `${disposition}; filename="${type}-${calcId}.${extension}"`)
    .send(await render(statement, format))
}
