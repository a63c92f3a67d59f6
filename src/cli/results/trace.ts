import { manifestOf } from '../../batches/stored-batches.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import type { FigureColumn, Job } from '../../core/job/job.js'
import { type Language, translateWhole } from '../../messages/index.js'
import { answerWords, figureWords } from '../../publish/figure-words.js'
import { fieldTitle, parameterText, parameterTitle } from '../../publish/parameters-page.js'
import { OUTCOME_WORDS } from '../../publish/words.js'
import { brazilian } from '../../spreadsheets/tables/display-text.js'
import { type SheetRow, type Trace, traceLine } from '../../verify/trace.js'
import { type CellPlace, cellPlace, findCell } from '../../verify/workbook-cell.js'
import { fileRefusal } from '../file-refusal.js'
import { type Cli, counted, type Output, timeOf, words } from '../output.js'

interface Asked {
  batch: string
  line: number
  cell?: { title: string; value: string; isFigure: boolean }
  row?: SheetRow
}

/** Shows the origin of a figure: a cell of a workbook, or a line of a batch. */
export async function traceCommand(
  { app, output }: Cli,
  what: string,
  where: string,
): Promise<ExitStatus> {
  const { batch, line, cell, row } = await askedOf(what, where)
  const manifest = await manifestOf(app, batch)
  const bucket = await app.bucket()
  const job = app.job(manifest.job)
  const trace = await traceLine(manifest, line, { bucket, job, asked: row })
  if (!trace) throw UserError.usage('trace_no_line', { batch, line })
  const texts = trace.said.map((one) => translateWhole(output.language, one))
  if (output.json)
    output.result(JSON.stringify({ ...(cell ? { cell } : {}), ...trace, said: texts }))
  else for (const text of linesOf(trace, { texts, cell, job }, output)) output.result(text)
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
  const { batch, line, title, value, isFigure, row } = found
  if (batch === undefined) throw UserError.usage('verify_no_batch', { path: what })
  if (line === undefined) throw UserError.usage('trace_no_cell', { where, path: what })
  return { batch, line, cell: { title, value, isFigure }, row }
}

async function cellOf(path: string, place: CellPlace) {
  try {
    return await findCell(path, place)
  } catch (error) {
    throw fileRefusal(error, path)
  }
}

interface Beside {
  texts: readonly string[]
  cell: Asked['cell']
  job: Job
}

/** In Portuguese everything has the name that the workbook gives it; in English, that of the records. */
function linesOf(trace: Trace, { texts, cell, job }: Beside, { language }: Output): string[] {
  const title = (pt: string, en: string) => words(language, pt, en)
  const section = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [heading, ...lines]
  const value = (text: string) => title(inPortuguese(text), text)
  const named = (figures: Record<string, string>, of?: readonly FigureColumn[]) =>
    (language === 'pt' ? figureWords(job, figures, of) : Object.entries(figures)).map(
      ([name, text]) => `  ${name}: ${text}`,
    )
  const cellText = ({ value: text, isFigure }: { value: string; isFigure?: boolean }) =>
    isFigure ? value(text) : text
  return [
    `${trace.batch}  ${title('linha', 'line')} ${trace.line}  ${title(OUTCOME_WORDS[trace.outcome], trace.outcome)}`,
    ...(cell ? [`${cell.title}: ${cellText(cell)}`] : []),
    ...section(
      trace.listed?.sheet ?? '',
      named(trace.listed?.figures ?? {}, listColumns(job, trace.listed?.sheet)),
    ),
    ...section(
      title('Como chegou', 'As received'),
      trace.received.map(({ field, ...came }) => {
        const text = `  ${came.heading}: ${cellText(came)}`
        if (field === undefined) return text
        const read = value(String(trace.read[field] ?? ''))
        return `${text} → ${title(fieldTitle(field, job), field)}: ${read}`
      }),
    ),
    ...section(
      title('Parâmetros', 'Parameters'),
      Object.entries(trace.parameters).map(
        ([name, given]) =>
          `  ${title(parameterTitle(name, job), name)}: ${title(parameterText(given), String(given))}`,
      ),
    ),
    ...section(
      title('Chamadas', 'Calls'),
      trace.calls.map(
        ({ id, route, units, at, ended }) =>
          `  ${id}  ${title(timeOf('pt', Date.parse(at)), at)}  ${route}  ${ended}  ${counted(language, units, ['unidade', 'unidades'], ['unit', 'units'])}`,
      ),
    ),
    ...section(
      title('Resposta', 'Answer'),
      trace.answered === undefined ? [] : answerLines(trace.answered, language),
    ),
    ...trace.series.flatMap(({ name, months }) =>
      section(
        `${title('Série', 'Series')} ${name}`,
        months.map(({ month, ...values }) => {
          const texts = Object.entries(values).map(
            ([field, of]) => `${title(SERIES[field] ?? field, field)} ${value(String(of))}`,
          )
          return `  ${value(month)}: ${texts.join(', ')}`
        }),
      ),
    ),
    ...section(title('Resultado e conferência', 'Result and check'), named(trace.figures)),
    ...section(
      title('Avisos', 'Warnings'),
      texts.map((one) => `  ${one}`),
    ),
  ]
}

const SERIES: Record<string, string> = { value: 'variação', accumulated: 'acumulado' }

function listColumns({ sheets }: Job, name: string | undefined): readonly FigureColumn[] {
  return sheets.lists?.find((one) => one.name === name)?.columns ?? []
}

function answerLines(item: unknown, language: Language): string[] {
  if (language === 'en') return [`  ${JSON.stringify(item)}`]
  return answerWords(item).map(([name, text]) => `  ${name}: ${text}`)
}

/** Formats a day, a month or a decimal of the records as Brazilians write it; other texts stay. */
function inPortuguese(text: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  if (year !== undefined) return `${month}/${year}`
  return /^-?\d+\.\d+$/.test(text) ? brazilian(text) : parameterText(text)
}
