/** A narrower terminal is not worth wrapping for. */
const NARROWEST = 20
/** Indent of continuation lines, in columns. */
const SET_IN = 2

/**
 * Wraps the text between words into lines of at most `columns`; a longer word gets its own line,
 * and so does a command, which users copy and which must not contain a line end.
 */
export function wrapped(text: string, columns: number): string {
  if (columns < NARROWEST) return text
  return text
    .split('\n')
    .map((line) => wrappedLine(line, columns))
    .join('\n')
}

function wrappedLine(line: string, columns: number): string {
  if (line.length <= columns) return line
  const indent = line.match(/^ */)![0]
  const goesOn = `${indent}${' '.repeat(SET_IN)}`
  const lines = [indent]
  let isEmpty = true
  for (const word of withWholeCommands(line.trimStart().split(' '))) {
    const last = lines.at(-1)!
    const longer = isEmpty ? `${last}${word}` : `${last} ${word}`
    if (longer.length <= columns || isEmpty) lines[lines.length - 1] = longer
    else lines.push(`${goesOn}${word}`)
    isEmpty = false
  }
  return lines.join('\n')
}

/**
 * Splits a line into words; a command with its arguments (`lote result LOTE --out x.xlsx`) is one.
 */
function withWholeCommands(words: readonly string[]): string[] {
  const units: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = commandAt(words, at)
    units.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return units
}

const NAME = /^[a-z]+$/
const ARGUMENT = /^(?:--?\w|["«<]?[A-Z]{2}|\S*\d|\S*[=./]\S)/
const ENDS = /[.,;:)]$/
const BESIDE = new Set(['ou', 'e', 'para', 'que', 'or', 'and', 'to'])

/** Returns the number of words of the command that begins here; 1 where none does. */
function commandAt(words: readonly string[], at: number): number {
  if (words[at]!.replace(/^[("«]/, '') !== 'lote' || !NAME.test(words[at + 1] ?? '')) return 1
  const first = at + (NAME.test(words[at + 2] ?? '') ? 3 : 2)
  let end = first
  while (end < words.length && !ENDS.test(words[end - 1]!) && isArgument(words, end)) end += 1
  return end > first ? end - at : 1
}

function isArgument(words: readonly string[], at: number): boolean {
  const isValue = words[at - 1]!.startsWith('--') && !BESIDE.has(words[at]!)
  return isValue || ARGUMENT.test(words[at]!)
}
