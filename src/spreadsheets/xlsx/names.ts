import { forXml } from './escapes.js'

const MAX_CHARACTERS = 31
const FALLBACK = 'Planilha'

/**
 * Makes sheet names that Excel accepts: 31 characters, none of `[]:*?/\`, no apostrophe at an end,
 * not its own `History`, and unique regardless of case.
 */
export function sheetNamer(): (wanted: string) => string {
  const taken = new Set(['history'])
  return (wanted) => {
    const clean = cleanName(wanted)
    let name = clean
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = numbered(clean, count)
    taken.add(name.toLowerCase())
    return name
  }
}

/** Returns `Resultado (2)` for `Resultado`, cut so that the number fits. */
export function numbered(name: string, count: number): string {
  const suffix = ` (${count})`
  return cut(name, MAX_CHARACTERS - suffix.length) + suffix
}

function cleanName(wanted: string): string {
  const clean = forXml(wanted.replace(/[[\]:*?/\\]/g, '-')).trim()
  return cut(clean, MAX_CHARACTERS).replace(/^'+|'+$/g, '') || FALLBACK
}

/** Never cuts a surrogate pair. */
function cut(name: string, length: number): string {
  const short = name.slice(0, length)
  return (/[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short).trim()
}
