/** A cell that shows why a question is asked. */
export interface Example {
  line: number
  value: string
}

/** The line of what stands outside the cells: the name of the sheet, the margins of its pages. */
export const NO_LINE = 0

export const MOST_EXAMPLES = 5

export function exampleTexts(examples: readonly Example[]): string[] {
  return examples
    .slice(0, MOST_EXAMPLES)
    .map(({ line, value }) => `${line === NO_LINE ? '' : `${line}: `}«${value.trim()}»`)
}
