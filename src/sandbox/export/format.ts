export const EXPORT_FORMATS = ['html', 'pdf', 'docx', 'excel'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

interface FileKind {
  contentType: string
  extension: string
}

const OOXML = 'application/vnd.openxmlformats-officedocument'

/** Rule 3 of "Saved calculations". */
export const FILE_KINDS: Record<ExportFormat, FileKind> = {
  html: { contentType: 'text/html; charset=utf-8', extension: 'html' },
  pdf: { contentType: 'application/pdf', extension: 'pdf' },
  docx: { contentType: `${OOXML}.wordprocessingml.document`, extension: 'docx' },
  excel: { contentType: `${OOXML}.spreadsheetml.sheet`, extension: 'xlsx' },
}

export function isExportFormat(text: string): text is ExportFormat {
  return EXPORT_FORMATS.some((format) => format === text)
}
