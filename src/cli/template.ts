import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { labelOf } from '../accept/find/table.js'
import type { App } from '../app/app.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import type { Field, FieldType, Job, Parameter, Template } from '../core/job/job.js'
import type { Table, TableCell } from '../spreadsheets/tables/table.js'
import type { ReadMe } from '../spreadsheets/tables/workbook.js'
import { fromBrazilian } from '../values/dates.js'
import type { Output } from './output.js'
import { checkTableOut, writeOut } from './service/out-file.js'

/** Writes a small sheet of the job to begin from, with what each column may hold. */
export async function templateCommand(
  app: App,
  kind: string | undefined,
  { out }: { out?: string },
  output: Output,
): Promise<ExitStatus> {
  if (kind === undefined) return listJobs(app, output)
  const job = app.job(kind)
  const path = out ?? `modelo-${job.kind}.xlsx`
  await checkTableOut(path)
  await refuseFilled(path)
  const file = { readMe: readMeOf(job, path), tables: [tableOf(job)] as [Table] }
  await writeOut(path, file, app.clock.now())
  await writeDocuments(job.template, dirname(path))
  output.tell(commandOf(job, path))
  output.result(path)
  return EXIT.done
}

/** One a line: its name, what an office calls it, and what it is. */
function listJobs(app: App, output: Output): ExitStatus {
  const lines = [...app.jobs.values()].map((job) => ({ ...job, alias: job.aliases?.[0] ?? '' }))
  for (const { kind, alias, title } of lines)
    output.result(`${kind.padEnd(14)}${alias.padEnd(14)}${title}`)
  return EXIT.done
}

/** Somebody may have filled it in since. */
async function refuseFilled(path: string): Promise<void> {
  if ((await stat(path).catch(() => undefined)) === undefined) return
  const reason = 'já existe, e pode estar preenchido'
  throw UserError.usage('table_out_not_usable', { path, reason })
}

/** One that is there already is somebody's own. */
async function writeDocuments({ documents = {} }: Template, beside: string): Promise<void> {
  for (const [name, text] of Object.entries(documents)) {
    const path = join(beside, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

function tableOf({ template: { headings, rows } }: Job): Table {
  const columns = headings.map((title) => ({ title, kind: 'text' as const, width: 24 }))
  return { name: 'Modelo', columns, rows: rows.map((row) => row.map(cellOf)) }
}

const AMOUNT = /^-?\d{1,3}(?:\.\d{3})*,\d{2}$/

/** Dates and amounts as a spreadsheet holds them; all else is text. */
function cellOf(text: string): TableCell {
  const day = fromBrazilian(text)
  if (day !== undefined) return { day }
  if (AMOUNT.test(text)) return { number: text.replaceAll('.', '').replace(',', '.') }
  return text
}

function readMeOf(job: Job, path: string): ReadMe {
  const lines: ReadMe['lines'] = [
    ['Trabalho', `${job.title} (${job.kind})`],
    ['Como usar', 'Troque as linhas da aba Modelo pelas suas; colunas a mais ficam como estão.'],
    ['', 'A ordem das colunas não importa, e o título pode ser outro que diga o mesmo.'],
    ['Comando', commandOf(job, path)],
    ['', ''],
    ...job.fields.map((field): [string, string] => [labelOf(field.name), aboutField(field)]),
    ['', ''],
    ...job.parameters.map((one): [string, string] => [
      `-p ${one.name}`,
      one.choices ? one.choices.join(', ') : TYPES[one.type],
    ]),
  ]
  return { title: `Modelo: ${job.title}`, rehearsal: false, lines }
}

const TYPES: Record<Parameter['type'] | FieldType, string> = {
  age: 'idade, como 30d',
  oab: 'inscrição na OAB com a UF, como OAB/SP 123.456',
  amount: 'valor em reais, como 1.234,56',
  date: 'data, como 31/12/2024',
  percent: 'percentual, como 1,5',
  fee: 'percentual ou valor fixo',
  yesno: 'sim ou não',
  choice: 'uma destas palavras',
  case: 'número CNJ, com ou sem pontuação',
  text: 'texto',
  number: 'número',
}

function aboutField({ type, required, parameter, choices }: Field): string {
  return [
    required ? 'obrigatória' : 'opcional',
    choices ? choices.join(', ') : TYPES[type],
    parameter ? `vale, na linha, no lugar de -p ${parameter}` : '',
  ]
    .filter(Boolean)
    .join('; ')
}

/** A value with blanks needs quotes in a shell. */
function commandOf({ kind, template: { args } }: Job, path: string): string {
  const quoted = [path, '--job', kind, ...args].map((one) => (/\s/.test(one) ? `'${one}'` : one))
  return `lote run ${quoted.join(' ')} --sandbox --out resultado.xlsx`
}
