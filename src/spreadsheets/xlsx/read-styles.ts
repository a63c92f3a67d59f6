import type { Bounds } from '../bounds.js'
import { tooBig } from '../source.js'
import { masksText } from './drawn.js'
import { builtinFormat, isDateFormat } from './formats.js'
import { isTrue, readXml } from './xml.js'

export interface CellStyle {
  /** The number format; absent for General. */
  format?: string
  date?: true
  /** Its texts are shown otherwise than they are. */
  masksText?: true
  /** Struck through: removed without being deleted. */
  struck?: true
}

/** Excel stores 255 characters; no spreadsheet program writes more than this. */
const LONGEST_FORMAT = 1_000

/** Reads the cell styles, in the order in which cells name them. */
export async function readStyles(
  pieces: AsyncIterable<string>,
  path: string,
  bounds: Bounds,
): Promise<CellStyle[]> {
  const read = new StylesRead()
  // Differential formats (dxfs) have numFmt, font and xf of their own, with other ids.
  let list = ''
  await readXml(pieces, {
    open(name, attributes) {
      if (LISTS.has(name)) list = name
      else if (list !== '') read.take(list, name, attributes)
      if (read.largest() > bounds.styles) {
        throw tooBig(path, { bound: 'styles', most: bounds.styles })
      }
    },
    close(name) {
      if (name === list) list = ''
    },
  })
  return read.styles()
}

const LISTS = new Set(['numFmts', 'fonts', 'cellXfs'])
type Attributes = Readonly<Record<string, string>>

class StylesRead {
  private readonly codes = new Map<number, string>()
  private readonly struck = new Set<number>()
  private readonly cells: { format: number; font: number }[] = []
  private fonts = 0

  take(list: string, name: string, attributes: Attributes): void {
    if (list === 'fonts') this.takeFont(name, attributes)
    else if (list === 'numFmts' && name === 'numFmt') {
      const code = attributes.formatCode?.slice(0, LONGEST_FORMAT) ?? ''
      this.codes.set(Number(attributes.numFmtId), code)
    } else if (list === 'cellXfs' && name === 'xf') {
      // applyNumberFormat is ignored: Excel shows the format whatever its value is.
      const { numFmtId = 0, fontId = 0 } = attributes
      this.cells.push({ format: Number(numFmtId), font: Number(fontId) })
    }
  }

  largest(): number {
    return Math.max(this.codes.size, this.cells.length, this.fonts)
  }

  styles(): CellStyle[] {
    const known = new Map<number, CellStyle>()
    return this.cells.map(({ format, font }) => {
      const code = this.codes.get(format) ?? builtinFormat(format)
      const style = known.get(format) ?? numberStyle(code)
      known.set(format, style)
      return this.struck.has(font) ? { ...style, struck: true } : style
    })
  }

  private takeFont(name: string, { val }: Attributes): void {
    if (name === 'font') this.fonts += 1
    else if (name === 'strike' && isOn(val)) this.struck.add(this.fonts - 1)
  }
}

/** Decides whether a flag such as `<strike/>` or `<strike val="1"/>` is on. */
export function isOn(val: string | undefined): boolean {
  return val === undefined || isTrue(val)
}

function numberStyle(format: string | undefined): CellStyle {
  if (!format || /^general$/i.test(format)) return {}
  const style: CellStyle = isDateFormat(format) ? { format, date: true } : { format }
  return masksText(format) ? { ...style, masksText: true } : style
}
