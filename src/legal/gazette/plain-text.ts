import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { wholeCharacters } from '../../values/folded.js'

const wordsOf = (list: string) => new Set(list.trim().split(/\s+/))
/** Elements that begin a new line. */
const BLOCKS = wordsOf(`
  address article aside blockquote body br center dd details dialog div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main nav ol optgroup option p
  pre section select summary table tbody tfoot thead title tr ul caption o:p
`)
const CELLS = new Set(['td', 'th'])
/** Elements whose content is for machines. */
const SKIPPED = new Set(['script', 'style', 'template', 'iframe', 'object', 'noembed', 'noframes'])
/** The other elements in texts of courts; `<` before any other word is a character of the text. */
const INLINE = wordsOf(`
  a abbr acronym b base bdi bdo big button canvas cite code col colgroup data datalist del dfn em
  embed font i img input ins kbd label link map mark math meta meter noscript nobr output picture
  progress q s samp small source span strike strong sub sup svg textarea time tt u var video audio
  wbr
`)
const isElement = (name: string) =>
  BLOCKS.has(name) || CELLS.has(name) || SKIPPED.has(name) || INLINE.has(name)

/** A tag or a comment; a text without one is plain, and its `&` and `<` are literal. */
const MARKUP = /<(?:!--|!doctype|\/?([a-z][\w:]*)(?=[\s/>]))/gi
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i

/**
 * Returns the text of a publication as a person reads it: no markup, no scripts, one kind of line
 * end, no control or direction characters. Nothing that may be text is dropped: the content of
 * markup that never ends stays. The length is not limited.
 *
 * @param partsWords puts a space between a closing bracket and the word of an inline element
 */
export function plainText(source: string, partsWords = false): string {
  return tidy(isMarkup(source) ? textOf(source, partsWords) : source)
}

function isMarkup(source: string): boolean {
  if (ENTITY.test(source)) return true
  return [...source.matchAll(MARKUP)].some(([, name]) => !name || isElement(name.toLowerCase()))
}

function textOf(source: string, partsWords: boolean): string {
  const reader = new Reader(source, partsWords)
  const tokenizer = new Tokenizer({ decodeEntities: true }, reader)
  tokenizer.write(source)
  tokenizer.end()
  return reader.text()
}

/**
 * Joins the visible text and whatever an unclosed tag or element holds. It works on the tokens
 * alone, without a stack of open elements: a text that opens a hundred thousand of them takes no
 * longer than another.
 */
class Reader implements TokenizerCallbacks {
  private readonly parts: string[] = []
  /** The tag whose `>` has not come yet, and the place of its `<`. */
  private tag: { name: string; from: number } | undefined
  /** The open element whose content is skipped, and where that content begins. */
  private skipped: { name: string; from: number } | undefined

  /** An inline element began or ended since the last text. */
  private isEdge = false
  private last = ''

  constructor(
    private readonly source: string,
    private readonly partsWords: boolean,
  ) {}

  text(): string {
    const rest = this.skipped?.from ?? this.tag?.from
    if (rest !== undefined) this.parts.push(`\n${this.source.slice(rest)}`)
    return this.parts.join('')
  }

  ontext(start: number, end: number): void {
    this.add(this.source.slice(start, end))
  }
  ontextentity(codePoint: number): void {
    this.add(String.fromCodePoint(codePoint))
  }
  onopentagname(start: number, end: number): void {
    this.tag = { name: this.source.slice(start, end).toLowerCase(), from: start - 1 }
  }
  onopentagend(at: number): void {
    if (!this.tag) return
    const { name, from } = this.tag
    if (INLINE.has(name)) this.addEdge()
    else this.add(isElement(name) ? edgeOf(name) : this.source.slice(from, at + 1))
    if (SKIPPED.has(name)) this.skipped ??= { name, from: at + 1 }
    this.tag = undefined
  }
  onselfclosingtag(at: number): void {
    this.onopentagend(at)
  }
  onclosetag(start: number, end: number): void {
    const name = this.source.slice(start, end).toLowerCase()
    if (this.skipped?.name === name) this.skipped = undefined
    else if (INLINE.has(name)) this.addEdge()
    else if (isElement(name)) this.add(edgeOf(name))
  }
  oncomment(start: number, end: number): void {
    if (this.source[end] !== '>') this.add(this.source.slice(start, end))
  }
  oncdata(start: number, end: number, offset: number): void {
    this.add(this.source.slice(start, end - offset))
  }
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribname(): void {}
  onattribdata(): void {}
  onattribentity(): void {}
  onattribend(): void {}
  onend(): void {}

  private add(text: string): void {
    if (this.skipped || text === '') return
    if (this.isPartedFrom(text)) this.parts.push(' ')
    this.parts.push(text)
    this.last = text.slice(-1)
    this.isEdge = false
  }

  private addEdge(): void {
    if (!this.skipped && this.partsWords) this.isEdge = true
  }

  /** An element may begin within a word or a number: only after a bracket a word has surely ended. */
  private isPartedFrom(next: string): boolean {
    return this.isEdge && BRACKET_END.test(this.last) && WORD_START.test(next)
  }
}

const WORD_START = /^[\p{L}\p{N}]/u
const BRACKET_END = /[)\]}]$/

function edgeOf(name: string): string {
  if (BLOCKS.has(name)) return '\n'
  return CELLS.has(name) ? '\t' : ''
}

/** CR LF, LF CR (as courts send), CR, and the separators of Unicode. */
const LINE_END = /\r\n|\n\r|[\r\n\v\f\u0085\u2028\u2029]/g
/** Controls, direction marks and invisible characters: they could hide a word. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\ufffe\uffff]/gu

function tidy(text: string): string {
  return wholeCharacters(text.replace(LINE_END, '\n').replace(INVISIBLE, ''))
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
