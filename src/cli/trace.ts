import type { App } from '../app/app.js'
import { manifestOf } from '../batches/stored-batches.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { translateWhole } from '../messages/index.js'
import { UnreadableFile } from '../spreadsheets/source.js'
import { type Trace, traceLine } from '../verify/trace.js'
import { type CellPlace, cellPlace, findCell } from '../verify/workbook-cell.js'
import { type Output, words } from './output.js'

interface Asked {
  batch: string
  line: number
  cell?: { title: string; value: string }
}

/** Shows the origin of a figure: a cell of a workbook, or a line of a batch. */
export async function traceCommand(
  app: App,
  what: string,
  where: string,
  output: Output,
): Promise<ExitStatus> {
  const { batch, line, cell } = await askedOf(what, where)
  const manifest = await manifestOf(app, batch)
  const bucket = await app.bucket()
  const trace = await traceLine(manifest, line, { bucket, job: app.job(manifest.job) })
  if (!trace) throw UserError.usage('trace_no_line', { batch, line })
  const texts = trace.said.map((one) => translateWhole(output.language, one))
  if (output.json)
    output.result(JSON.stringify({ ...(cell ? { cell } : {}), ...trace, said: texts }))
  else for (const text of linesOf(trace, texts, cell, output)) output.result(text)
  return EXIT.done
}

async function askedOf(what: string, where: string): Promise<Asked> {
  if (!/\.xlsx$/i.test(what)) {
    if (!/^\d{1,9}$/.test(where)) throw UserError.usage('trace_where', { where })
    return { batch: what, line: Number(where) }
  }
  const place = cellPlace(where)
  if (!place) throw UserError.usage('trace_where', { where })
  const found = await cellOf(what, place)
  if (!found) throw UserError.usage('trace_no_cell', { where, path: what })
  const { batch, line, title, value } = found
  if (batch === undefined) throw UserError.usage('verify_no_batch', { path: what })
  if (line === undefined) throw UserError.usage('trace_no_cell', { where, path: what })
  return { batch, line, cell: { title, value } }
}

async function cellOf(path: string, place: CellPlace) {
  try {
    return await findCell(path, place)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const code = `file_${error.code.replace('-', '_')}` as 'file_missing'
    throw UserError.usage(code, { path, detail: error.detail, ...error.exceeded })
  }
}

function linesOf(
  trace: Trace,
  texts: readonly string[],
  cell: Asked['cell'],
  { language }: Output,
): string[] {
  const title = (pt: string, en: string) => words(language, pt, en)
  const pairs = (of: Record<string, unknown>) =>
    Object.entries(of).map(([name, value]) => `  ${name}: ${String(value)}`)
  const section = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [heading, ...lines]
  return [
    `${trace.batch}  ${title('linha', 'line')} ${trace.line}  ${trace.outcome}`,
    ...(cell ? [`${cell.title}: ${cell.value}`] : []),
    ...section(
      title('Como chegou', 'As received'),
      trace.received.map(({ heading, value, field }) => {
        const read = field === undefined ? '' : ` → ${field}: ${String(trace.read[field] ?? '')}`
        return `  ${heading}: ${value}${read}`
      }),
    ),
    ...section(title('Parâmetros', 'Parameters'), pairs(trace.parameters)),
    ...section(
      title('Chamadas', 'Calls'),
      trace.calls.map(
        ({ id, route, units, at, ended }) => `  ${id}  ${at}  ${route}  ${ended}  ${units}`,
      ),
    ),
    ...section(
      title('Resposta', 'Answer'),
      trace.answered === undefined ? [] : [`  ${JSON.stringify(trace.answered)}`],
    ),
    ...trace.series.flatMap(({ name, months }) =>
      section(
        `${title('Série', 'Series')} ${name}`,
        months.map(({ month, ...values }) => {
          const texts = Object.entries(values).map(([field, value]) => `${field} ${value}`)
          return `  ${month}: ${texts.join(', ')}`
        }),
      ),
    ),
    ...section(title('Resultado e conferência', 'Result and check'), pairs(trace.figures)),
    ...section(
      title('Avisos', 'Warnings'),
      texts.map((one) => `  ${one}`),
    ),
  ]
}
