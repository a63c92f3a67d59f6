/**
 * Decodes SpreadsheetML's escapes: `_xHHHH_` is a character that XML cannot hold, and
 * `_x005F_xHHHH_` a text that looks like one.
 */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/**
 * Control characters, the two non-characters and half surrogate pairs, which XML forbids, and the
 * carriage return, which XML reads as a line feed.
 */
const CONTROL = '\\x00-\\x08\\x0b-\\x1f\\ufffe\\uffff'
const UNWRITABLE = `[${CONTROL}]|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]`
const SPECIAL = new RegExp(`[<>&_${CONTROL}\\ud800-\\udfff]`)
/** An underscore that would start an escape, which its own or escaped characters complete. */
const LOOKALIKE = new RegExp(`_(?=x[0-9A-Fa-f]{4}(?:_|${UNWRITABLE}))`, 'g')
const FORBIDDEN = new RegExp(UNWRITABLE, 'g')
const MARKUP = /[<>&]/g

/** Replaces control characters and those that XML cannot hold, where a text needs no escapes. */
export function forXml(text: string): string {
  return text.replace(/[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, ' ')
}

export function escapeText(text: string): string {
  if (!SPECIAL.test(text)) return text
  return text
    .replace(LOOKALIKE, '_x005F_')
    .replace(FORBIDDEN, toEscape)
    .replace(MARKUP, (mark) => (mark === '<' ? '&lt;' : mark === '>' ? '&gt;' : '&amp;'))
}

export function escapeAttribute(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(MARKUP, (mark) => (mark === '<' ? '&lt;' : mark === '>' ? '&gt;' : '&amp;'))
    .replaceAll('"', '&quot;')
    .replace(/[\t\n]/g, (white) => `&#${white.charCodeAt(0)};`)
}

function toEscape(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
