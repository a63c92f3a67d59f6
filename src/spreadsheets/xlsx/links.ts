import { escapeAttribute } from './escapes.js'

/** Excel takes no more links on a sheet, nor longer ones. */
const MAX_LINKS = 65_530
const MAX_CHARACTERS = 2079
const PROTOCOLS = ['http:', 'https:', 'mailto:']
const NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Other parts that a sheet refers to, in the order of their elements: it has one of each at most. */
const PART_ELEMENTS = { drawing: 'drawing', vmlDrawing: 'legacyDrawing', comments: undefined }
export type SheetPartKind = keyof typeof PART_ELEMENTS

/** No link has it: theirs are numbered. */
const partId = (kind: string) => `rId${kind}`

/**
 * The links of one sheet, and the parts that belong to it. They stand after the cells and their
 * targets in a part of their own, so they are kept until then; the limit of Excel is the limit of the
 * memory.
 */
export class SheetLinks {
  private readonly ids = new Map<string, string>()
  private readonly elements: string[] = []
  private readonly parts = new Map<SheetPartKind, string>()

  /** False when the link cannot be one; its address is then to be written as text. */
  add(reference: string, link: string): boolean {
    const target = targetOf(link)
    if (target === undefined || this.elements.length >= MAX_LINKS) return false
    const where = target.startsWith('#')
      ? `location="${escapeAttribute(target.slice(1))}"`
      : `r:id="${this.idOf(target)}"`
    this.elements.push(`<hyperlink ref="${reference}" ${where}/>`)
    return true
  }

  /** The path is seen from the sheet. */
  addPart(kind: SheetPartKind, path: string): void {
    this.parts.set(kind, path)
  }

  /** Last of all that a sheet has. */
  partsXml(): string {
    const elements = Object.entries(PART_ELEMENTS) as [SheetPartKind, string | undefined][]
    return elements
      .filter(([kind, element]) => element !== undefined && this.parts.has(kind))
      .map(([kind, element]) => `<${element} r:id="${partId(kind)}"/>`)
      .join('')
  }

  /** The element of the sheet; empty without links. */
  xml(): string {
    return this.elements.length > 0 ? `<hyperlinks>${this.elements.join('')}</hyperlinks>` : ''
  }

  /** The relations of the sheet; undefined when it needs none. */
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
 * The target as it is written: an address of the web or of mail, a place in this workbook
 * (`#Memória!A1`), or a file beside it. Undefined for other protocols and for what is no address:
 * Excel takes a workbook with a malformed one for damaged.
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
