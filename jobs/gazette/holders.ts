import leven from 'leven'
import type { Spellings } from '../../src/legal/gazette/spellings.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { folded } from './folded.js'

/** Decides whether the base answered that it has no lawyer of the registration. */
export function isNobodys({ answered, state }: Pick<Spellings, 'answered' | 'state'>): boolean {
  return state === 'told' && answered.length === 0
}

const NO_NAME =
  /^(?:dra?s?|adv|advogad[oa]s?|dos|das|titular|principal|escritorio|interno|externo|equipe|nao|informad[oa]|consta)$/

/**
 * A note if the base has no such name for the registration: the first name of each is missing in
 * the other. `Cláudio Nuñez` is not `Álvaro Nuñez`; a surname alone, `Lima, Heloísa` or another
 * spelling of one letter (`Luís`, `LUIZ`) may be.
 *
 * @param names of the registration's holders in the base
 */
export function otherName(nome: string | undefined, names: readonly string[]): Sentence[] {
  const own = wordsOf(nome ?? '')
  const known = names.map(wordsOf).filter((words) => words.length > 0)
  if (nome === undefined || own.length === 0 || known.length === 0) return []
  if (known.some((words) => has(words, own[0]!) || has(own, words[0]!))) return []
  return [sentence('people_name_differs', { label: 'Nome', value: nome, found: names.join(', ') })]
}

/** Shorter names with another letter are other names: `Ana`, `Eva`. */
const SHORTEST_RESPELT = 4

function has(words: readonly string[], name: string): boolean {
  const isRespelt = (word: string) =>
    Math.min(word.length, name.length) >= SHORTEST_RESPELT && leven(word, name) === 1
  return words.some((word) => word === name || isRespelt(word))
}

/** The words of a name, without titles, particles and what stands in place of a name. */
function wordsOf(name: string): string[] {
  return folded(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !NO_NAME.test(word))
}
