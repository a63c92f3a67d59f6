import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { CP1252_HIGH } from './doubled.js'
import { countedBytes } from './thread/bytes-read.js'

/** Code page 850 from 0x80 to 0xFF, which DOS programs still write. */
const HIGH = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
].join('')
/** Its small letters and É and Ç, after a letter: no word has Windows-1252's signs there. */
const DOS_LETTERS = /[A-Za-z][\x80\x82\x83\x87\x88\x90\xa1-\xa3]/g
/** The letters of Portuguese in Windows-1252. */
const WINDOWS_LETTERS = /[\xc1\xc3\xc9\xcd\xd3\xe0-\xe3\xe7\xe9\xea\xed\xf3-\xf5\xfa]/g
/** A name or two occur within this many bytes. */
const SEARCHED_BYTES = 1024 * 1024

/** Decides whether bytes that are not UTF-8 are CP850, by its letters in words. */
function dosCheck(): { write(chunk: Buffer): void; end(): boolean } {
  let searched = 0
  let dos = 0
  let windows = 0
  return {
    write(chunk) {
      if (searched >= SEARCHED_BYTES) return
      searched += chunk.length
      const text = chunk.toString('latin1')
      dos += text.match(DOS_LETTERS)?.length ?? 0
      windows += text.match(WINDOWS_LETTERS)?.length ?? 0
    },
    end: () => dos > windows,
  }
}

function decodeDos(chunk: Buffer): string {
  return chunk
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (byte) => HIGH[byte.charCodeAt(0) - 0x80]!)
}

export { repairDoubleEncoding } from './doubled.js'

export type TextEncoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252' | 'CP850'

/** The encoding of a byte order mark, and its length. */
export interface Mark {
  encoding: TextEncoding
  bytes: number
}

export function byteOrderMark(head: Buffer): Mark | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) {
    return { encoding: 'UTF-8', bytes: 3 }
  }
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'UTF-16LE', bytes: 2 }
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'UTF-16BE', bytes: 2 }
  return undefined
}

export interface TextScan {
  encoding: TextEncoding
  /** Bytes of the byte order mark. */
  skip: number
  /** A NUL character shows that the file is no text. */
  hasNul: boolean
  /** The text has only white space. */
  blank: boolean
}

/**
 * Reads the whole file once: a single byte that is not UTF-8 makes it Windows-1252, and a guess
 * from the first lines would corrupt all accents after them.
 */
export async function scanText(
  path: string,
  mark: Mark | undefined,
  size: number,
): Promise<TextScan> {
  const skip = mark?.bytes ?? 0
  const wide = mark?.encoding === 'UTF-16LE' || mark?.encoding === 'UTF-16BE'
  const decoder = wide ? textDecoder(mark.encoding) : undefined
  const utf8 = utf8Check()
  const dos = dosCheck()
  let hasNul = false
  let blank = true
  const bytes = createReadStream(path, { start: skip, highWaterMark: 256 * 1024 })
  for await (const chunk of countedBytes(bytes as AsyncIterable<Buffer>, size)) {
    const text = decoder?.write(chunk)
    hasNul ||= text === undefined ? chunk.includes(0) : text.includes('\0')
    blank &&= isBlankText(text ?? chunk.toString('latin1'))
    if (hasNul) break
    if (mark) continue
    utf8.write(chunk)
    dos.write(chunk)
  }
  const encoding = mark?.encoding ?? (utf8.end() ? 'UTF-8' : dos.end() ? 'CP850' : 'Windows-1252')
  return { encoding, skip, hasNul, blank }
}

function isBlankText(text: string): boolean {
  return text.trim() === ''
}

/** Checks UTF-8 over chunks: a character cut at the edge of a chunk is checked with the next. */
export function utf8Check(): { write(chunk: Buffer): void; end(): boolean } {
  let valid = true
  let rest: Buffer = Buffer.alloc(0)
  return {
    write(chunk) {
      if (!valid) return
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      const whole = wholeCharacters(bytes)
      valid = isUtf8(bytes.subarray(0, whole))
      rest = Buffer.from(bytes.subarray(whole))
    },
    end: () => valid && rest.length === 0,
  }
}

/** Returns the number of bytes before a possibly incomplete last character. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) {
      const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return needs > back ? bytes.length - back : bytes.length
    }
  }
  return bytes.length
}

export interface Decoder {
  write(chunk: Buffer): string
  end(): string
}

export function textDecoder(encoding: TextEncoding): Decoder {
  if (encoding === 'UTF-8') return new StringDecoder('utf8')
  if (encoding === 'UTF-16LE') return new StringDecoder('utf16le')
  if (encoding === 'UTF-16BE') return utf16beDecoder()
  return { write: encoding === 'CP850' ? decodeDos : decodeCp1252, end: () => '' }
}

function decodeCp1252(chunk: Buffer): string {
  return chunk
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (byte) => CP1252_HIGH[byte.charCodeAt(0) - 0x80]!)
}

function utf16beDecoder(): Decoder {
  const decoder = new StringDecoder('utf16le')
  let rest: Buffer = Buffer.alloc(0)
  return {
    write(chunk) {
      const bytes = Buffer.concat([rest, chunk])
      const even = bytes.length - (bytes.length % 2)
      rest = Buffer.from(bytes.subarray(even))
      return decoder.write(bytes.subarray(0, even).swap16())
    },
    end: () => decoder.end(),
  }
}
