import type { UnreadableCode } from './source.js'

/** The kind of a file by its first bytes; `text` still has to be checked as text. */
export type Signature = 'zip' | 'pdf' | 'binary' | 'text'

/**
 * Formats that may have no NUL byte in a small file: gzip, bzip2, rar, 7z, PNG, JPEG, GIF, RTF,
 * PostScript.
 */
const BINARY_STARTS = [
  '1f8b',
  '425a68',
  '526172211a07',
  '377abcaf271c',
  '89504e47',
  'ffd8ff',
  '47494638',
  '7b5c727466',
  '25215053',
].map((hex) => Buffer.from(hex, 'hex'))

/** Readers of PDF accept the mark anywhere in the first kilobyte. */
const PDF_WITHIN_BYTES = 1024

export function signatureOf(head: Buffer): Signature {
  if (['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'].includes(head.toString('latin1', 0, 4)))
    return 'zip'
  if (head.subarray(0, PDF_WITHIN_BYTES).includes('%PDF-')) return 'pdf'
  if (BINARY_STARTS.some((start) => head.subarray(0, start.length).equals(start))) return 'binary'
  return 'text'
}

const COMMENTS = /^(?:\s|<!--[\s\S]*?-->)+/
const PROLOG = /^<\?xml\b[\s\S]*?\?>/i
const HTML =
  /^<(?:!doctype\s+html|html|head|body|table|meta|style|title|link|script|base|center|div|font|p|span|h[1-6]|b|br)\b/i
/** Excel's XML of 2003: old and rare, and solved by saving it again. */
const XML_SPREADSHEET = /^(?:<\?mso-application[\s\S]*?\?>\s*)?<(?:\w+:)?Workbook\b/
const MHTML =
  /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*?(?:mime-version:|content-type:\s*multipart\/related)/i

/** Returns why a decoded text is refused, by its start; undefined if it may be a CSV. */
export function refusalOfText(
  sample: string,
): { code: UnreadableCode; detail: string } | undefined {
  const trimmed = sample.replace(COMMENTS, '')
  const body = trimmed.replace(PROLOG, '').replace(COMMENTS, '')
  if (HTML.test(body)) return { code: 'html', detail: 'a web page' }
  if (XML_SPREADSHEET.test(body)) return { code: 'xml', detail: 'XML Spreadsheet 2003' }
  if (MHTML.test(trimmed)) return { code: 'html', detail: 'MHTML' }
  if (body !== trimmed) return { code: 'binary', detail: 'XML' }
  if (/^\s*(?:\{|\[\s*\{)\s*"[^"]*"\s*:/.test(trimmed)) return { code: 'binary', detail: 'JSON' }
  if (isMostlyControl(sample)) return { code: 'binary', detail: 'control characters' }
  return undefined
}

/** One in a hundred: text has almost none, compressed data has one in ten. */
function isMostlyControl(sample: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is counted
  const controls = sample.match(/[\x01-\x08\x0e-\x1f]/g)?.length ?? 0
  return controls * 100 > sample.length
}
