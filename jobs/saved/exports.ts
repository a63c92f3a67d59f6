import type { FieldValue, Parameters, RowFields, StepAnswer } from '../../src/core/job/job.js'
import { fileOf } from '../../src/core/task.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { pathFromResult } from '../../src/records/keys.js'
import { EXPORT_FORMATS } from '../../src/services/calculation/calc.js'
import { withoutAccents } from '../../src/values/folded.js'
import { ownName } from './names.js'
import type { TypeInfo } from './types.js'

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Contract, "Saved calculations", rule 3: `excel` is the OOXML spreadsheet. */
export const EXTENSIONS: Readonly<Record<ExportFormat, string>> = {
  html: 'html',
  pdf: 'pdf',
  docx: 'docx',
  excel: 'xlsx',
}

export interface AskedFiles {
  formats: ExportFormat[]
  /** Case number and client, by which a user finds the file, or else the calculation's name. */
  subject?: string
}

export function askedFiles(row: RowFields, batch: Parameters, name?: FieldValue): AskedFiles {
  const { formats } = askedFormats(batch.export)
  const known = [row.numero_processo, row.cliente].filter((one) => one !== undefined)
  const subject = known.length > 0 ? known.join(' ') : ownName(String(name ?? ''))
  return formats.length > 0 && subject ? { formats, subject } : { formats }
}

/** Returns the name of an exported file. The id distinguishes calculations of the same subject. */
export function exportedName(
  { subject = '', type, id }: { subject?: string; type: string; id: string },
  format: ExportFormat,
): string {
  const words = withoutAccents(subject).match(/\w[\w.]*/g) ?? []
  const plain = words.join('-').slice(0, MOST_OF_SUBJECT)
  return `${[plain, type, id].filter(Boolean).join('-')}.${EXTENSIONS[format]}`
}

const MOST_OF_SUBJECT = 60

export interface AskedFormats {
  formats: ExportFormat[]
  /** Words that are not formats. */
  unknown: string[]
}

/** Parses `pdf,html`: each format once, in the order given. */
export function askedFormats(given: FieldValue | undefined): AskedFormats {
  const words = String(given ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
  const isFormat = (word: string): word is ExportFormat =>
    EXPORT_FORMATS.some((format) => format === word)
  return {
    formats: [...new Set(words.filter(isFormat))],
    unknown: words.filter((word) => !isFormat(word)),
  }
}

/** Returns a problem for each word that is not a format, before any request to the service. */
export function unknownFormats(given: FieldValue | undefined): Sentence[] {
  return askedFormats(given).unknown.map((value) =>
    sentence('bad_parameter', {
      name: 'export',
      value,
      expected: 'esperava formatos como pdf,html (html, pdf, docx, excel)',
    }),
  )
}

/** Returns a problem for each format that the type's own description does not list. */
export function unavailable(formats: readonly ExportFormat[], info: TypeInfo): Sentence[] {
  const has = info.formats
  const wanting = has ? formats.filter((format) => !has.includes(format)) : []
  return wanting.map((format) =>
    sentence('export_unavailable', {
      label: 'export',
      value: format,
      format,
      type: info.type,
      formats: has,
    }),
  )
}

/** Reads the exports of a row: the link, one line for each file, and a note for each without one. */
export function readFiles(
  exported: readonly { format: ExportFormat; answer: StepAnswer | undefined }[],
  about: Record<string, string>,
): { figures: Record<string, string>; files: Record<string, string>[]; notes: Sentence[] } {
  const figures: Record<string, string> = {}
  const files: Record<string, string>[] = []
  const notes: Sentence[] = []
  for (const { format, answer } of exported) {
    if (answer?.is === 'refused') {
      const { code, message } = answer
      notes.push(sentence('calc_not_exported', { format, code, message }))
    }
    if (answer?.is === 'failed')
      notes.push(sentence('calc_not_exported', { format, message: answer.reason }))
    const file = answer?.is === 'answered' ? fileOf(answer.body) : undefined
    if (!file) continue
    const link = pathFromResult(file.key)
    figures.arquivo ??= link
    files.push({
      ...about,
      formato: format,
      arquivo: link,
      bytes: String(file.bytes),
      sha256: file.sha256,
    })
  }
  return { figures, files, notes }
}
