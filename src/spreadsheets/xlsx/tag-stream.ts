/** Nesting of tags and attributes of one tag; no spreadsheet program writes as many. */
const MAX_DEPTH = 100
const MAX_ATTRIBUTES = 200
/** Markup or text of this length without an end is an attack, not a sheet. */
const MAX_PENDING_CHARACTERS = 4 * 1024 ** 2

export type MarkupBound = 'depth' | 'attributes' | 'openCharacters'

export class MarkupBeyondReason extends Error {
  constructor(
    readonly bound: MarkupBound,
    readonly most: number,
  ) {
    super(`${bound} beyond ${most}`)
  }
}

/**
 * The attributes of the current tag; the same object for every tag. It stores positions, and cuts
 * out only the values that are asked for.
 */
export class TagAttributes {
  private text = ''
  private count = 0
  /** Four numbers each: start and end of the name, start and end of the value. */
  private readonly places: number[] = []

  get(name: string): string | undefined {
    const { text, places } = this
    for (let at = 0; at < this.count; at += 4) {
      const begins = places[at]!
      if (places[at + 1]! - begins === name.length && text.startsWith(name, begins)) {
        return decodeEntities(text.slice(places[at + 2], places[at + 3]))
      }
    }
    return undefined
  }

  /** Returns all attributes by name. */
  all(): Record<string, string> {
    const { text, places } = this
    const all: [string, string][] = []
    for (let at = 0; at < this.count; at += 4) {
      const value = decodeEntities(text.slice(places[at + 2], places[at + 3]))
      all.push([text.slice(places[at], places[at + 1]), value])
    }
    return Object.fromEntries(all)
  }

  begin(text: string): void {
    this.text = text
    this.count = 0
  }

  add(nameFrom: number, nameTo: number, valueFrom: number, valueTo: number): void {
    const { places, count } = this
    places[count] = nameFrom
    places[count + 1] = nameTo
    places[count + 2] = valueFrom
    places[count + 3] = valueTo
    this.count = count + 4
    if (this.count / 4 > MAX_ATTRIBUTES) throw new MarkupBeyondReason('attributes', MAX_ATTRIBUTES)
  }
}

export interface TagHandler {
  /** Whether the handler needs the text here; other text is skipped without being cut out. */
  readonly wantsText: boolean
  open(name: string, attributes: TagAttributes): void
  text(text: string): void
  close(name: string): void
}

/**
 * Parses the tags of a part, piece by piece, in half the time of saxes. It checks what a truncated
 * or corrupted file breaks (pairs of tags, one root, quoted attributes, known entities), and refuses
 * document types and with them custom entities.
 */
export class TagStream {
  private readonly attributes = new TagAttributes()
  private readonly stack: string[] = []
  private buffer = ''
  private at = 0
  private hasRoot = false

  constructor(private readonly handler: TagHandler) {}

  write(piece: string): void {
    this.buffer = this.at < this.buffer.length ? this.buffer.slice(this.at) + piece : piece
    this.at = 0
    while (this.step());
    if (this.buffer.length - this.at > MAX_PENDING_CHARACTERS)
      throw new MarkupBeyondReason('openCharacters', MAX_PENDING_CHARACTERS)
  }

  end(): void {
    if (this.stack.length > 0) fail(`<${this.stack.at(-1)}> is not closed`)
    if (!this.hasRoot || this.buffer.slice(this.at).trim() !== '') fail('cut short')
  }

  /** Parses one tag and the text before it; false if it is not complete yet. */
  private step(): boolean {
    const open = this.buffer.indexOf('<', this.at)
    if (open < 0) return false
    if (open > this.at) this.takeText(open)
    const code = this.buffer.charCodeAt(open + 1)
    if (code === 47) return this.closeTag(open)
    if (code === 33) return this.declaration(open)
    if (code === 63) return this.skipPast('?>', open)
    return this.openTag(open)
  }

  private takeText(to: number): void {
    if (this.stack.length === 0 && this.buffer.slice(this.at, to).trim() !== '')
      fail('text outside of the root')
    if (this.handler.wantsText) this.handler.text(decodeText(this.buffer.slice(this.at, to)))
    this.at = to
  }

  private closeTag(open: number): boolean {
    const end = this.buffer.indexOf('>', open)
    if (end < 0) return false
    const name = this.stack.pop()
    if (name === undefined || !this.isName(name, open + 2, end)) {
      fail(`</${this.buffer.slice(open + 2, Math.min(end, open + 50))}> where </${name}> belongs`)
    }
    this.at = end + 1
    this.handler.close(localName(name))
    return true
  }

  private isName(name: string, from: number, to: number): boolean {
    if (!this.buffer.startsWith(name, from)) return false
    return to - from === name.length || this.buffer.slice(from, to).trimEnd() === name
  }

  private openTag(open: number): boolean {
    const nameEnd = this.nameEnd(open + 1)
    const end = this.readAttributes(nameEnd)
    if (end < 0) return false
    const name = this.buffer.slice(open + 1, nameEnd)
    if (name === '' || (this.hasRoot && this.stack.length === 0)) fail(`a stray <${name}`)
    this.hasRoot = true
    const local = localName(name)
    this.handler.open(local, this.attributes)
    if (this.buffer.charCodeAt(end - 1) === 47) this.handler.close(local)
    else {
      this.stack.push(name)
      if (this.stack.length > MAX_DEPTH) throw new MarkupBeyondReason('depth', MAX_DEPTH)
    }
    this.at = end + 1
    return true
  }

  private nameEnd(from: number): number {
    const { buffer } = this
    let at = from
    while (at < buffer.length && !isNameEnd(buffer.charCodeAt(at))) at++
    return at
  }

  /** Returns the end of the tag; -1 if it has not arrived. A > within quotes does not end it. */
  private readAttributes(from: number): number {
    const { buffer } = this
    this.attributes.begin(buffer)
    for (let at = from; at < buffer.length; ) {
      const code = buffer.charCodeAt(at)
      if (code === 62) return at
      if (isSpace(code)) at++
      else if (code === 47) {
        if (at + 1 < buffer.length && buffer.charCodeAt(at + 1) !== 62) fail('a stray / in a tag')
        at++
      } else {
        at = this.readAttribute(at)
        if (at < 0) return -1
      }
    }
    return -1
  }

  private readAttribute(from: number): number {
    const { buffer } = this
    const equals = buffer.indexOf('=', from)
    if (equals < 0) return -1
    let open = equals + 1
    while (isSpace(buffer.charCodeAt(open))) open++
    if (open >= buffer.length) return -1
    const quote = buffer.charCodeAt(open)
    if (quote !== 34 && quote !== 39) fail('an attribute without quotes')
    const close = buffer.indexOf(quote === 34 ? '"' : "'", open + 1)
    if (close < 0) return -1
    let nameTo = equals
    while (isSpace(buffer.charCodeAt(nameTo - 1))) nameTo--
    this.attributes.add(from, nameTo, open + 1, close)
    return close + 1
  }

  private declaration(open: number): boolean {
    const { buffer } = this
    if (buffer.startsWith('<!--', open)) return this.skipPast('-->', open + 4)
    if (buffer.startsWith('<![CDATA[', open)) return this.characterData(open + 9)
    // Nine characters distinguish the three kinds.
    if (buffer.length - open < 9) return false
    return fail('a document type or an unknown declaration')
  }

  private characterData(from: number): boolean {
    const end = this.buffer.indexOf(']]>', from)
    if (end < 0) return false
    if (this.handler.wantsText) this.handler.text(unifyBreaks(this.buffer.slice(from, end)))
    this.at = end + 3
    return true
  }

  private skipPast(mark: string, from: number): boolean {
    const end = this.buffer.indexOf(mark, from)
    if (end < 0) return false
    this.at = end + mark.length
    return true
  }
}

/** Returns `row` for `x:row`: prefixes are the writer's choice. */
export function localName(name: string): string {
  // The most frequent tags of a sheet (c, v, t, f, is) are too short for a prefix.
  if (name.length < 3) return name
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9
}

function isNameEnd(code: number): boolean {
  return code === 62 || code === 47 || isSpace(code)
}

function fail(what: string): never {
  throw new Error(`not well-formed: ${what}`)
}

function decodeText(text: string): string {
  return decodeEntities(unifyBreaks(text))
}

/** XML reads every line break as a line feed. */
function unifyBreaks(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&([^;&]{0,12};?)/g, (_, body: string) => {
    const character = body.endsWith(';') ? entity(body.slice(0, -1)) : undefined
    return character ?? fail(`the entity &${body}`)
  })
}

function entity(name: string): string | undefined {
  const number = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name)
  if (!number) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined
  const code = number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16)
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : undefined
}
