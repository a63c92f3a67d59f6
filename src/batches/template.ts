import { matchField } from '../accept/find/match-columns.js'
import { accountsOf } from '../config/resolve-account.js'
import type {
  Field,
  FieldType,
  FreeReads,
  Job,
  Parameter,
  Parameters,
  Template,
} from '../core/job/job.js'
import { readParameters } from '../core/job/parse-parameters.js'
import { fieldTitle, parameterTitle } from '../publish/parameters-page.js'
import type { Table } from '../spreadsheets/tables/table.js'
import type { ReadMe } from '../spreadsheets/tables/workbook.js'
import type {
  TemplateCell,
  TemplateColumn,
  TemplateTable,
} from '../spreadsheets/template-workbook.js'
import { fromBrazilian } from '../values/dates.js'
import { connectionFor } from './connect.js'
import type { Engine } from './engine.js'
import type { ReachOptions } from './with-service.js'

/** A small sample sheet of a job, with the possible values of each column. */
export interface TemplateSheet {
  readMe: ReadMe
  table: TemplateTable
  template: Template
}

/** For jobs whose columns depend on a type, and the account for reading them. */
export interface TemplateOptions extends ReachOptions {
  type?: string | undefined
}

/**
 * Returns the template of a job, with free facts of the service: the columns of a type, and the
 * possible names in a column when an account is configured.
 *
 * @throws UserError (2) for an unknown type
 */
export async function templateFor(
  engine: Engine,
  job: Job,
  path: string,
  { type, account, sandbox = false }: TemplateOptions,
): Promise<TemplateSheet> {
  const parameters = readParameters(type === undefined ? [] : [`type=${type}`], job)
  const isKnown = accountsOf(engine.config).some(({ service }) => service === job.service)
  const isAsked = type !== undefined || (job.namesOf && (sandbox || account || isKnown))
  if (!isAsked) return templateSheet(job, path)
  const { connection, close } = await connectionFor(engine, job.service, { account, sandbox })
  try {
    return await templateSheet(job, path, { parameters, reads: connection.reads })
  } finally {
    await close()
  }
}

/**
 * Builds the template of a job; `path` is the name of its file. `reads` reads from the service, for
 * free, the columns of the type in `parameters` and the possible names in a column; without it both
 * are left out.
 *
 * @throws UserError when the service does not describe the type
 */
async function templateSheet(
  job: Job,
  path: string,
  { parameters = {}, reads }: { parameters?: Parameters; reads?: FreeReads | undefined } = {},
): Promise<TemplateSheet> {
  const isChosen = reads !== undefined && parameters.type !== undefined
  const template = (isChosen && (await job.templateOf?.(parameters, reads))) || job.template
  const more = (isChosen && (await job.fieldsOf?.(parameters, reads))) || []
  const names = (await (reads && job.namesOf?.(reads))) ?? {}
  const fields = [...more, ...job.fields]
  const columns = template.headings.map((title, at) =>
    columnOf(title, job, {
      field: fieldAt(at, template.headings, fields),
      names,
      examples: template.rows.map((row) => row[at]!),
    }),
  )
  const rows = template.rows.map((row) => row.map((text, at) => cellOf(text, columns[at]!)))
  return {
    readMe: readMeOf(job, path, template, columns),
    table: { name: 'Modelo', columns, rows },
    template,
  }
}

/** Returns the template as a table, for a file without formats and lists. */
export function plainTable({ name, columns, rows }: TemplateTable): Table {
  return {
    name,
    columns: columns.map(({ title }) => ({ title, kind: 'text', width: 24 })),
    rows: rows.map((row) => [...row]),
  }
}

/** Of all headings the name of one field may be the beginning of another's: the nearest counts. */
function fieldAt(
  column: number,
  headings: readonly string[],
  fields: readonly Field[],
): Field | undefined {
  return fields.find((field) => {
    const match = matchField(field, headings)
    return match.is === 'one' && match.column === column
  })
}

function columnOf(
  title: string,
  job: Job,
  {
    field,
    names,
    examples,
  }: {
    field: Field | undefined
    names: Record<string, readonly string[]>
    examples: readonly string[]
  },
): TemplateColumn {
  if (!field) return { title, about: aboutUnknown(job), kind: kindOf(examples) }
  const { name, type, choices = type === 'yesno' ? YES_NO : undefined } = field
  const list = names[name] ?? choices
  return {
    title,
    about: aboutField(field, job),
    kind: KINDS[type] ?? 'text',
    choices: list,
  }
}

/** Without the type, nobody described the fields of a type of calculation. */
function aboutUnknown({ kind, fieldsOf }: Job): string {
  return fieldsOf
    ? `campo do tipo de cálculo; o que pode ter é dito por lote template ${kind} --type TIPO`
    : 'Fica como está.'
}

/** The kind of a column that only the service could describe, from its examples. */
function kindOf(examples: readonly string[]): TemplateColumn['kind'] {
  const filled = examples.filter(Boolean)
  const are = (is: (text: string) => boolean) => filled.length > 0 && filled.every(is)
  if (are((text) => fromBrazilian(text) !== undefined)) return 'date'
  return are((text) => AMOUNT.test(text)) ? 'money' : 'text'
}

const YES_NO = ['sim', 'não']
const KINDS: Partial<Record<FieldType, TemplateColumn['kind']>> = {
  amount: 'money',
  date: 'date',
  percent: 'percent',
}

const AMOUNT = /^-?\d{1,3}(?:\.\d{3})*(?:,\d+)?$|^-?\d+(?:,\d+)?$/

/** Dates and amounts become typed cells; every other value is text. */
function cellOf(text: string, { kind }: TemplateColumn): TemplateCell {
  const day = kind === 'date' ? fromBrazilian(text) : undefined
  if (day !== undefined) return { day }
  if (kind === 'text' || kind === 'date' || !AMOUNT.test(text)) return text
  return { number: text.replaceAll('.', '').replace(',', '.') }
}

function readMeOf(
  job: Job,
  path: string,
  template: Template,
  columns: readonly TemplateColumn[],
): ReadMe {
  const isShown = (field: Field) =>
    columns.some(({ title }) => matchField(field, [title]).is === 'one')
  const lines: ReadMe['lines'] = [
    ['Trabalho', `${job.title} (${job.kind})`],
    ['Como usar', 'Troque as linhas da aba Modelo pelas suas; colunas a mais ficam como estão.'],
    ['', 'A ordem das colunas não importa, e o título pode ser outro que diga o mesmo.'],
    ['', 'Esta aba pode ficar: ela não é lida.'],
    ['Comando', commandLine(job, path, template)],
    ['', ''],
    ['As colunas do modelo', ''],
    ...columns.map(({ title, about }): [string, string] => [title, about]),
    ...section(
      'Outras que podem ser usadas',
      job.fields
        .filter((field) => !isShown(field))
        .map((field) => [fieldTitle(field.name, job), aboutField(field, job)]),
    ),
    ...section(
      'O que vale para todas as linhas',
      job.parameters.map((one) => [
        parameterName(one.name, job),
        choicesOf(one.name, one, job) ?? TYPES[one.type],
      ]),
    ),
  ]
  return { title: `Modelo: ${job.title}`, rehearsal: false, lines }
}

/** Nothing, without lines. */
function section(heading: string, lines: [string, string][]): [string, string][] {
  return lines.length === 0 ? [] : [['', ''], [heading, ''], ...lines]
}

function parameterName(name: string, job: Job): string {
  const title = parameterTitle(name, job)
  return title === name ? `-p ${name}` : `${title} (-p ${name})`
}

/** Returns the words that a cell may hold, each with what it asks for. */
function choicesOf(
  parameter: string | undefined,
  { choices }: Pick<Field, 'choices'>,
  { sheets }: Job,
): string | undefined {
  return choices
    ?.map((choice) => {
      const words = parameter === undefined ? undefined : sheets.valueWords?.(parameter, choice, {})
      return words === undefined || words === choice ? choice : `${choice} (${words})`
    })
    .join(', ')
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

/** Of columns that say what is looked for. */
const ONE_OF = 'basta esta, ou outra das que dizem o que se procura'

function aboutField(field: Field, job: Job): string {
  const { name, type, required, parameter, about, isOwn, asked } = field
  const isOfBatch = job.parameters.some(({ name }) => name === parameter)
  return [
    about ?? '',
    required ? 'obrigatória' : asked && !isOwn ? ONE_OF : 'opcional',
    choicesOf(parameter, field, job) ?? TYPES[type],
    isOfBatch ? `vale, na linha, no lugar de -p ${parameter}` : '',
    isOwn && asked ? `no serviço: ${name}` : '',
  ]
    .filter(Boolean)
    .join('; ')
}

/**
 * Returns the command to type next: a list to watch is added as a watch, every other sheet is
 * rehearsed. A value with blanks needs quotes in a shell.
 */
export function commandLine({ kind }: Job, path: string, { args, watch }: Template): string {
  const inShell = (one: string) => (/\s/.test(one) ? `'${one}'` : one)
  if (watch !== undefined) return `lote watch add ${watch} ${inShell(path)}`
  const quoted = [path, '--job', kind, ...args].map(inShell)
  return `lote run ${quoted.join(' ')} --sandbox --out resultado.xlsx`
}
