import { count as written } from '../../src/messages/format.js'

/** Says where the publications are that were found, and that nobody counted their deadlines. */
export function toRead(count: number, sheet: string): string[] {
  if (count === 0) return []
  const what = count === 1 ? '1 publicação a ler' : `${written('pt', count)} publicações a ler`
  return [`${what}, na aba ${sheet}: prazos não são calculados aqui.`]
}
