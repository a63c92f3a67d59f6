/** A terminal that is narrower tells too little to be worth breaking for. */
const NARROWEST = 20
/** Lines that go on are set in by so many columns more than the first. */
const SET_IN = 2

/** The text in lines of at most so many columns, broken between words; a longer word stands alone. */
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
  for (const word of line.trimStart().split(' ')) {
    const last = lines.at(-1)!
    const longer = isEmpty ? `${last}${word}` : `${last} ${word}`
    if (longer.length <= columns || isEmpty) lines[lines.length - 1] = longer
    else lines.push(`${goesOn}${word}`)
    isEmpty = false
  }
  return lines.join('\n')
}
