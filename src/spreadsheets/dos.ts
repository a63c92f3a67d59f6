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
export function dosCheck(): { write(chunk: Buffer): void; end(): boolean } {
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

export function decodeDos(chunk: Buffer): string {
  return chunk
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (byte) => HIGH[byte.charCodeAt(0) - 0x80]!)
}
