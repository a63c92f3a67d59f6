import { newBatchId } from '../../batches/submission/batch-id.js'
import { placeOf } from '../../batches/view/storage-place.js'
import { EXIT, type ExitStatus } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { makeReport } from '../../reports/build.js'
import { listReports, reportSummary } from '../../reports/overview.js'
import { type ReportKind, reportState } from '../../reports/report.js'
import { readReport } from '../../reports/request.js'
import { dateInSaoPaulo } from '../../runtime/clock.js'
import { type Cli, handPath, printWait, words } from '../output.js'
import { printTable } from '../print-table.js'
import { checkOut, copyOut } from './result.js'

export interface ReportOptions {
  param: string[]
  account?: string
  sandbox?: boolean
  out?: string
}

/** Makes and stores a report, and copies it to the requested place. */
export async function reportCommand(
  { app, output }: Cli,
  kind: ReportKind,
  options: ReportOptions,
): Promise<ExitStatus> {
  const began = Date.now()
  if (options.out) await checkOut(options.out)
  const request = readReport(kind, options.param, dateInSaoPaulo(app.clock.now()))
  const { account, sandbox = false } = options
  if (kind !== 'index') output.say(sentence('report_stored_only'))
  const record = await makeReport(app, request, {
    id: newBatchId(app),
    account,
    sandbox,
    onWait: printWait(output),
    onSeries: (series) => output.say(sentence('report_quote_free', { series })),
  })
  const { id, result } = record
  const stored = placeOf(app, result.key)
  const kept = { id, key: result.key, of: { place: stored } }
  if (options.out) await copyOut({ app, output }, kept, options.out)
  const place = options.out ?? stored
  if (record.rehearsal) output.say(sentence('rehearsal'))
  if (record.incomplete) output.say(sentence('report_incomplete'))
  output.tell(`${words(output.language, 'Pasta de trabalho', 'Workbook')}: ${place}`)
  if (output.json)
    output.result(JSON.stringify(reportSummary(record, place, (Date.now() - began) / 1000)))
  else handPath(place, output)
  return record.incomplete ? EXIT.someFailed : EXIT.done
}

export async function listReportsCommand({ app, output }: Cli): Promise<ExitStatus> {
  const all = await listReports(await app.bucket())
  return printTable(
    {
      json: { reports: all.map((one) => reportSummary(one, placeOf(app, one.result.key), 0)) },
      titles: [
        ['ID', 'ID'],
        ['Relatório', 'Report'],
        ['Situação', 'State'],
        ['Pasta', 'Workbook'],
      ],
      rows: () =>
        all.map(({ id, title, result, ...report }) => [
          id,
          title,
          report.incomplete
            ? words(output.language, 'INCOMPLETO', 'INCOMPLETE')
            : reportState(report, (pt, en) => words(output.language, pt, en)),
          placeOf(app, result.key),
        ]),
      none: sentence('reports_none'),
    },
    output,
  )
}
