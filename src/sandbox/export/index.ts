import type { Readable } from 'node:stream'
import type { ExportFormat } from './format.js'
import { htmlOf } from './html.js'
import type { Statement } from './statement.js'
import { xlsxOf } from './xlsx.js'

type Rendered = string | Buffer | Readable

/**
 * The libraries of PDF and DOCX take a third of a second to load, so that only their exports load
 * them.
 */
const RENDERERS: Record<ExportFormat, (statement: Statement) => Rendered | Promise<Rendered>> = {
  html: htmlOf,
  pdf: async (statement) => (await import('./pdf.js')).pdfOf(statement),
  docx: async (statement) => (await import('./docx.js')).docxOf(statement),
  excel: xlsxOf,
}

/** Returns the file of a statement as text, bytes or a stream of bytes. */
export async function render(statement: Statement, format: ExportFormat): Promise<Rendered> {
  return RENDERERS[format](statement)
}
