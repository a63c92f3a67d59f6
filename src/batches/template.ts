import { labelOf } from '../accept/find/table.js'
import type { Field, FieldType, Job, Parameter } from '../core/job/job.js'
import type { Table, TableCell } from '../spreadsheets/tables/table.js'
import type { ReadMe } from '../spreadsheets/tables/workbook.js'
import { fromBrazilian } from '../values/dates.js'

/** A small sheet of a job to begin from, with what each column may hold. */
export interface TemplateSheet {
  readMe: ReadMe
  tables: [Table]
}

/** `path`: under which name a person will have it. */
export function templateSheet(job: Job, path: string): TemplateSheet {
  return { readMe: readMeOf(job, path), tables: [tableOf(job)] }
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
    ['Comando', commandLine(job, path)],
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

/**
 * What is typed next: a list to watch is kept, and all else rehearsed. A value with blanks needs quotes
 * in a shell.
 */
export function commandLine({ kind, template: { args, watch } }: Job, path: string): string {
  const inShell = (one: string) => (/\s/.test(one) ? `'${one}'` : one)
  if (watch !== undefined) return `lote watch add ${watch} ${inShell(path)}`
  const quoted = [path, '--job', kind, ...args].map(inShell)
  return `lote run ${quoted.join(' ')} --sandbox --out resultado.xlsx`
}
