/** A folder takes 255 bytes; the rest is for the text around the name. */
const MOST_BYTES = 150
const OTHERWISE = 'planilha'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNUSABLE = /[\u0000-\u001f\u007f-\u009f\ufffe\uffff\p{Bidi_Control}\p{Cs}]/gu

/**
 * Returns the name of an uploaded file in a form that a folder and a bucket accept: no path, no
 * characters that do not print or that reverse the text, not too long; its extension stays. Markup
 * stays as well: the page that shows the name escapes it.
 */
export function safeFileName(given: string): string {
  const name = given
    .replace(/^.*[/\\]/s, '')
    .replace(UNUSABLE, '')
    .trim()
  if (/^\.*$/.test(name)) return OTHERWISE
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''
  const stem = [...name.slice(0, name.length - ending.length).replace(/^\.+/, '')]
  while (Buffer.byteLength(stem.join('')) + ending.length > MOST_BYTES) stem.pop()
  return `${stem.join('') || OTHERWISE}${ending}`
}
