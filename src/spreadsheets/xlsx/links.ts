import { escapeAttribute } from './escapes.js'

/** Excel's limits for links: how many on a sheet, and how long. */
const MAX_LINKS = 65_530
const MAX_CHARACTERS = 2079
const PROTOCOLS = ['http:', 'https:', 'mailto:']
const NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Other parts that a sheet refers to, in the order of their elements; at most one of each. */
const PART_ELEMENTS = { drawing: 'drawing', vmlDrawing: 'legacyDrawing', comments: undefined }
export type SheetPartKind = keyof typeof PART_ELEMENTS

/** No link has such an id, because those of links are numbered. */
const partId = (kind: string) => `rId${kind}`

/**
 * The links of one sheet, and the parts that belong to it. They follow the cells, and their targets
 * are in a part of their own, so they are held in memory; Excel's limit bounds it.
 */
export class SheetLinks {
  private readonly ids = new Map<string, string>()
  private readonly elements: string[] = []
  private readonly parts = new Map<SheetPartKind, string>()

  /** Adds a link; returns false if it cannot be one, and its address has to be written as text. */
  add(reference: string, link: string): boolean {
    const target = targetOf(link)
    if (target === undefined || this.elements.length >= MAX_LINKS) return false
    const where = target.startsWith('#')
      ? `location="${escapeAttribute(target.slice(1))}"`
      : `r:id="${this.idOf(target)}"`
    this.elements.push(`<hyperlink ref="${reference}" ${where}/>`)
    return true
  }

  /** Adds a part; the path is relative to the sheet. */
  addPart(kind: SheetPartKind, path: string): void {
    this.parts.set(kind, path)
  }

  /** Returns the last elements of a sheet. */
  partsXml(): string {
    const elements = Object.entries(PART_ELEMENTS) as [SheetPartKind, string | undefined][]
    return elements
      .filter(([kind, element]) => element !== undefined && this.parts.has(kind))
      .map(([kind, element]) => `<${element} r:id="${partId(kind)}"/>`)
      .join('')
  }

  /** Returns the element of the links; empty without links. */
  xml(): string {
    return this.elements.length > 0 ? `<hyperlinks>${this.elements.join('')}</hyperlinks>` : ''
  }

  /** Returns the relations of the sheet; undefined if it needs none. */
  relationsXml(): string | undefined {
    if (this.ids.size === 0 && this.parts.size === 0) return undefined
    const links = [...this.ids].map(
      ([target, id]) =>
        `<Relationship Id="${id}" Type="${NAMESPACE}/hyperlink" Target="${escapeAttribute(target)}" TargetMode="External"/>`,
    )
    const parts = [...this.parts].map(
      ([kind, path]) =>
        `<Relationship Id="${partId(kind)}" Type="${NAMESPACE}/${kind}" Target="${path}"/>`,
    )
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[...links, ...parts].join('')}</Relationships>`
  }

  private idOf(target: string): string {
    const id = this.ids.get(target) ?? `rId${this.ids.size + 1}`
    this.ids.set(target, id)
    return id
  }
}

/**
 * Returns the target in its written form: an address of the web or of mail, a place in this
 * workbook (`#Memória!A1`), or a file beside it. Undefined for other protocols and malformed
 * addresses, which Excel takes for damage.
 */
function targetOf(link: string): string | undefined {
  const target = link.startsWith('#') ? placeOf(link) : (absolute(link) ?? relative(link))
  return target !== undefined && target.length <= MAX_CHARACTERS ? target : undefined
}

function placeOf(link: string): string | undefined {
  return link.length > 1 ? link : undefined
}

function absolute(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  return PROTOCOLS.includes(url.protocol) ? url.href : undefined
}

function relative(link: string): string | undefined {
  if (!/^[^:\\/?#\s][^:\\?#]*$/.test(link) || /\p{Surrogate}/u.test(link)) return undefined
  return encodeURI(link)
}
