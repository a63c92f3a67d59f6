import { builtinFormat, isDateFormat } from './formats.js'
import { readXml } from './xml.js'

/** What a style says of a number. */
export interface NumberStyle {
  /** Absent for General. */
  format?: string
  date?: true
}

/** The number style of each cell style, in the order in which cells name them. */
export async function readStyles(pieces: AsyncIterable<string>): Promise<NumberStyle[]> {
  const codes = new Map<number, string>()
  const ids: number[] = []
  // Differential formats (dxfs) have numFmt and xf of their own, whose ids mean nothing to cells.
  let list = ''
  await readXml(pieces, {
    open(name, attributes) {
      if (name === 'numFmts' || name === 'cellXfs') list = name
      else if (name === 'numFmt' && list === 'numFmts') {
        codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      } else if (name === 'xf' && list === 'cellXfs') {
        // applyNumberFormat is not looked at: Excel shows the format whatever it says.
        ids.push(Number(attributes.numFmtId ?? 0))
      }
    },
    close(name) {
      if (name === list) list = ''
    },
  })
  return ids.map((id) => numberStyle(codes.get(id) ?? builtinFormat(id)))
}

function numberStyle(format: string | undefined): NumberStyle {
  if (!format || /^general$/i.test(format)) return {}
  return isDateFormat(format) ? { format, date: true } : { format }
}
