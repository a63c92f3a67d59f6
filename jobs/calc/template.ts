import type { FreeReads, Parameters, Template } from '../../src/core/job/job.js'
import { isRecord } from '../../src/services/classify-response.js'
import { isIsoDate, toBrazilian } from '../../src/values/dates.js'
import { folded } from '../../src/values/folded.js'
import { legibleNames } from '../../src/values/legible-name.js'
import type { TypeField, TypeInfo } from '../saved/types.js'
import { describedType, fields as own, partsOf } from './fields.js'

/** Returns the service's example of a type as a sheet, with one line for each record of a list. */
export async function templateOf(given: Parameters, reads: FreeReads): Promise<Template> {
  const info = await describedType(given, reads)
  const isOwn = ({ campo }: TypeField) => own.some(({ name }) => name === campo)
  const lists = info.fields.filter((field) => partsOf(field, info).length > 0)
  const plain = info.fields.filter((field) => !isOwn(field) && !lists.includes(field))
  const parts = lists.flatMap((field) =>
    partsOf(field, info).map((part) => ({ list: field.campo, part: part.campo })),
  )
  const first = ['Grupo', 'Cliente', 'Nome do cálculo']
  const names = [
    ...plain.map(({ campo }) => campo),
    ...parts.map(({ list, part }) => `${list}.${part}`),
  ]
  const headings = [
    ...first,
    ...legibleNames(names, first).map((title, at) => headingOf(title, names[at]!)),
  ]
  const lines = Math.max(1, ...lists.map(({ campo }) => recordsOf(info, campo).length))
  const rows = Array.from({ length: lines }, (_, line) => [
    'A',
    'Maria da Luz',
    line === 0 ? `Modelo de ${info.label}` : '',
    ...plain.map(({ campo }) => (line === 0 ? shown(info.exemplo[campo]) : '')),
    ...parts.map(({ list, part }) => shown(recordsOf(info, list)[line]?.[part])),
  ])
  return { headings, rows, args: ['-p', `type=${info.type}`] }
}

/** Returns the title in words where it is read as the field again, and else the field's own name. */
function headingOf(title: string, name: string): string {
  const words = (text: string) =>
    folded(text)
      .split(/[^a-z0-9]+/)
      .join(' ')
  return words(title) === words(name) ? title : name
}

function recordsOf({ exemplo }: TypeInfo, list: string): Record<string, unknown>[] {
  const records = exemplo[list]
  return Array.isArray(records) ? records.filter(isRecord) : []
}

/** Values as Brazilian users write them; structured values as JSON, which a cell may hold. */
function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') return JSON.stringify(value)
  return isIsoDate(value) ? toBrazilian(value) : value
}
