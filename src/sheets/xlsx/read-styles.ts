import type { Bounds } from '../bounds.js'
import { UnreadableFile } from '../source.js'
import { builtinFormat, isDateFormat } from './formats.js'
import { readXml } from './xml.js'

/** What a style says of a number. */
export interface NumberStyle {
  /** Absent for General. */
  format?: string
  date?: true
}

/** Excel takes 255 characters; what is longer was not made by a program for spreadsheets. */
const LONGEST_FORMAT = 1_000

/** The number style of each cell style, in the order in which cells name them. */
export async function readStyles(
  pieces: AsyncIterable<string>,
  path: string,
  bounds: Bounds,
): Promise<NumberStyle[]> {
  const codes = new Map<number, string>()
  const ids: number[] = []
  // Differential formats (dxfs) have numFmt and xf of their own, whose ids mean nothing to cells.
  let list = ''
  await readXml(pieces, {
    open(name, attributes) {
      if (name === 'numFmts' || name === 'cellXfs') list = name
      else if (name === 'numFmt' && list === 'numFmts') {
        const code = attributes.formatCode?.slice(0, LONGEST_FORMAT) ?? ''
        codes.set(Number(attributes.numFmtId), code)
      } else if (name === 'xf' && list === 'cellXfs') {
        // applyNumberFormat is not looked at: Excel shows the format whatever it says.
        ids.push(Number(attributes.numFmtId ?? 0))
      }
      if (Math.max(codes.size, ids.length) > bounds.styles) {
        throw new UnreadableFile('too-big', path, `more than ${bounds.styles} cell formats`)
      }
    },
    close(name) {
      if (name === list) list = ''
    },
  })
  const known = new Map<number, NumberStyle>()
  return ids.map((id) => {
    const style = known.get(id) ?? numberStyle(codes.get(id) ?? builtinFormat(id))
    known.set(id, style)
    return style
  })
}

function numberStyle(format: string | undefined): NumberStyle {
  if (!format || /^general$/i.test(format)) return {}
  return isDateFormat(format) ? { format, date: true } : { format }
}
