/** A cell that shows why a question is asked. */
export interface Example {
  line: number
  value: string
}

export const MOST_EXAMPLES = 5

export function exampleTexts(examples: readonly Example[]): string[] {
  return examples.slice(0, MOST_EXAMPLES).map(({ line, value }) => `${line}: «${value.trim()}»`)
}
