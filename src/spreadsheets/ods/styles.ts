import type { Bounds } from '../bounds.js'
import { tooBig } from '../source.js'
import { isDateFormat } from '../xlsx/formats.js'
import type { CellStyle } from '../xlsx/read-styles.js'
import type { TagAttributes } from '../xlsx/tag-stream.js'
import { codeOf, isNumberStyle, quotedCode, wantsText } from './number-style.js'

interface Style {
  numbers?: string
  parent?: string
  struck?: boolean
  hidesTable?: boolean
  hasNoWidth?: boolean
}

/** Excel stores 255 characters; no spreadsheet program writes more than this. */
const LONGEST_FORMAT = 1_000
/** A style inherits from its parent, and that one from its own. */
const MOST_PARENTS = 10

/** The styles of an OpenDocument sheet, from `styles.xml` and the head of `content.xml`. */
export class OdsStyles {
  private readonly styles = new Map<string, Style>()
  private readonly codes = new Map<string, string>()
  private readonly known = new Map<string, CellStyle>()
  private style: Style = {}
  private numbers: string | undefined
  private code = ''
  private positive: string | undefined
  private part = ''

  constructor(
    private readonly path: string,
    private readonly bounds: Bounds,
  ) {}

  get wantsText(): boolean {
    return this.part !== ''
  }

  open(name: string, attributes: TagAttributes): void {
    if (isNumberStyle(name)) this.openNumbers(attributes.get('style:name') ?? '')
    else if (this.numbers !== undefined) this.openPart(name, attributes)
    else if (name === 'style') this.openStyle(attributes)
    else if (name === 'text-properties') {
      // LibreOffice writes the type alone for a part of a text.
      const lines = ['style', 'type'].flatMap(
        (what) => attributes.get(`style:text-line-through-${what}`) ?? [],
      )
      if (lines.length > 0) this.style.struck = !lines.includes('none')
    } else if (name === 'table-properties') {
      this.style.hidesTable = attributes.get('table:display') === 'false'
    } else if (name === 'table-column-properties') {
      this.style.hasNoWidth = /^0(?:\.0*)?(?!\.?\d)/.test(
        attributes.get('style:column-width') ?? '',
      )
    }
  }

  text(text: string): void {
    if (this.part !== '') this.add(quotedCode(this.part, text))
  }

  close(name: string): void {
    if (name === this.part) this.part = ''
    if (!isNumberStyle(name) || this.numbers === undefined) return
    const code = this.positive === undefined ? this.code : `${this.positive};${this.code}`
    this.codes.set(this.numbers, code)
    this.numbers = undefined
  }

  cellStyle(name: string): CellStyle {
    const known = this.known.get(name)
    if (known) return known
    const format = this.codes.get(this.inherited(name, 'numbers') ?? '')
    const style: CellStyle = {}
    if (format) style.format = format
    if (format && isDateFormat(format)) style.date = true
    if (this.inherited(name, 'struck')) style.struck = true
    this.known.set(name, style)
    return style
  }

  hidesTable(name: string): boolean {
    return this.styles.get(`table ${name}`)?.hidesTable === true
  }

  hasNoWidth(name: string): boolean {
    return this.styles.get(`table-column ${name}`)?.hasNoWidth === true
  }

  private openNumbers(name: string): void {
    this.numbers = name
    this.code = ''
    this.positive = undefined
  }

  private openPart(name: string, attributes: TagAttributes): void {
    this.part = wantsText(name) ? name : this.part
    // In a format with several sections, a style of its own has the one for numbers from zero up.
    if (name === 'map') {
      this.positive ??= this.codes.get(attributes.get('style:apply-style-name') ?? '')
    } else if (this.part === '') this.add(codeOf(name, attributes))
  }

  private openStyle(attributes: TagAttributes): void {
    const of = attributes.get('style:family') ?? ''
    const family = /^table(?:-column)?$/.test(of) ? `${of} ` : ''
    const numbers = attributes.get('style:data-style-name')
    const parent = attributes.get('style:parent-style-name')
    this.style = { ...(numbers ? { numbers } : {}), ...(parent ? { parent } : {}) }
    this.styles.set(family + (attributes.get('style:name') ?? ''), this.style)
    if (this.styles.size > this.bounds.styles) {
      throw tooBig(this.path, { bound: 'styles', most: this.bounds.styles })
    }
  }

  private add(code: string): void {
    this.code = (this.code + code).slice(0, LONGEST_FORMAT)
  }

  private inherited<Of extends keyof Style>(name: string, what: Of): Style[Of] {
    let style = this.styles.get(name)
    for (let count = 0; style && count < MOST_PARENTS; count++) {
      if (style[what] !== undefined) return style[what]
      style = this.styles.get(style.parent ?? '')
    }
    return undefined
  }
}
