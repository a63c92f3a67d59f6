import type { Readable } from 'node:stream'
import { docxOf } from './docx.js'
import type { ExportFormat } from './format.js'
import { htmlOf } from './html.js'
import { pdfOf } from './pdf.js'
import type { Statement } from './statement.js'
import { xlsxOf } from './xlsx.js'

type Rendered = string | Buffer | Readable

const RENDERERS: Record<ExportFormat, (statement: Statement) => Rendered | Promise<Rendered>> = {
  html: htmlOf,
  pdf: pdfOf,
  docx: docxOf,
  excel: xlsxOf,
}

/** The file of a statement, as text, bytes or a stream of bytes. */
export async function render(statement: Statement, format: ExportFormat): Promise<Rendered> {
  return RENDERERS[format](statement)
}
