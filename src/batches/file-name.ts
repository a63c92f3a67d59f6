/** A folder takes 255 bytes; what is left is for what stands around the name. */
const MOST_BYTES = 150
const OTHERWISE = 'planilha'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNUSABLE = /[\u0000-\u001f\u007f-\u009f\ufffe\uffff\p{Bidi_Control}\p{Cs}]/gu

/**
 * The name of an uploaded file as it can lie in a folder and a bucket: no path, nothing that does not
 * print or turns the text around, not too long; its ending stays. Markup stays as it is: who shows it
 * escapes it.
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
