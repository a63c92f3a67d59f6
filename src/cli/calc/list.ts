import { isRehearsal, type ReachOptions, withService } from '../../batches/with-service.js'
import { cellOf } from '../../catalogue/facts.js'
import { choiceOf } from '../../core/choice.js'
import { type ExitStatus, UserError } from '../../core/errors.js'
import type { Language } from '../../messages/index.js'
import type { CalculationClient } from '../../services/calculation/client.js'
import { CALC_TYPES, type CalcType } from '../../services/calculation/inputs.js'
import type { CalcSummary } from '../../services/calculation/list.js'
import { otherFields, type Table, type TableCell } from '../../spreadsheets/tables/table.js'
import { handOutTable, sourceLines } from '../out/hand-out.js'
import { checkTableOut } from '../out/out-file.js'
import { type Cli, printWait, words } from '../output.js'

export interface CalcListOptions extends ReachOptions {
  type?: string
  limit?: string
  out?: string
}

type Translate = (pt: string, en: string) => string

/** Lists the saved calculations of the account, most recently changed first; the calls are free. */
export async function calcListCommand(
  { app, output }: Cli,
  options: CalcListOptions,
): Promise<ExitStatus> {
  const wishes = { type: choiceOf('--type', options.type, CALC_TYPES), most: mostIn(options.limit) }
  if (options.out) await checkTableOut(options.out)
  return withService(app, options, printWait(output), async ({ client, url }) => {
    const calcs = await calcsOf(client, wishes)
    const found = {
      table: (language: Language) => calcTable(calcs, (pt, en) => words(language, pt, en)),
      json: () => JSON.stringify(calcs),
      title: 'Cálculos salvos da conta',
      lines: sourceLines(url, app.clock.now(), 'pt'),
      rehearsal: await isRehearsal(client),
    }
    return handOutTable({ app, output }, found, options.out)
  })
}

function mostIn(got: string | undefined): number {
  if (got === undefined) return Number.POSITIVE_INFINITY
  if (/^[1-9]\d{0,8}$/.test(got)) return Number(got)
  const expected = 'um número inteiro a partir de 1'
  throw UserError.usage('bad_option', { option: '--limit', expected, got })
}

async function calcsOf(
  client: CalculationClient,
  { type, most }: { type: CalcType | undefined; most: number },
): Promise<CalcSummary[]> {
  const calcs: CalcSummary[] = []
  for await (const calc of client.calc.listAll(type ? { type } : {})) {
    calcs.push(calc)
    if (calcs.length >= most) break
  }
  return calcs
}

const DECLARED = new Set(['calcId', 'type', 'name', 'createdAt', 'updatedAt'])

function calcTable(calcs: readonly CalcSummary[], translate: Translate): Table {
  const others = otherFields(calcs, DECLARED)
  return {
    name: 'Cálculos',
    columns: [
      { title: 'ID', kind: 'integer', width: 12 },
      { title: translate('Tipo', 'Type'), kind: 'text' },
      { title: translate('Nome', 'Name'), kind: 'text', width: 50 },
      { title: translate('Criado em', 'Created'), kind: 'minute' },
      { title: translate('Alterado em', 'Changed'), kind: 'minute' },
      ...others.map((title) => ({ title, kind: 'text' as const })),
    ],
    rows: calcs.map((calc) => [
      { number: String(calc.calcId) },
      calc.type ?? null,
      calc.name ?? null,
      stampCell(calc.createdAt),
      stampCell(calc.updatedAt),
      ...others.map((name) => cellOf(calc[name])),
    ]),
  }
}

const STAMP = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:\d{2})?$/

/**
 * Reads `YYYYMMDDHHmm` or `YYYYMMDDHHmmss` in the service's own time; other texts are unchanged.
 */
function stampCell(stamp: string | number | null | undefined): TableCell {
  if (stamp === null || stamp === undefined) return null
  const [, year, month, day, hour, minute] = STAMP.exec(String(stamp)) ?? []
  return year ? { minute: `${year}-${month}-${day}T${hour}:${minute}` } : String(stamp)
}
