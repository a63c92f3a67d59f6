import { foldWords } from './heading-words.js'

/**
 * What a column of real office and court spreadsheets is called, each name normalised (see
 * `normaliseHeading`).
 */
export interface Heading {
  label: string
  /** Names; a heading that begins with one is a weaker candidate. */
  names: readonly string[]
  /** Names only as the whole heading: "Saldo", and not "Saldo anterior". */
  wholes: readonly string[]
  /** Names that mean this only where no better one is there: "Data" beside "Vencimento". */
  weak: readonly string[]
  /** Names that tie with a weaker candidate, so that a person is asked: "Data do pagamento" beside "Data". */
  even: readonly string[]
  /** Names that are never this by themselves, and make a weak or an even one doubtful. */
  rivals: readonly string[]
  /** Beginnings that look right and may be something else: a person has to map them. */
  doubtful: readonly string[]
  /** Words, also several in a row, that make a heading with a right beginning doubtful. */
  doubts: readonly string[]
  /**
   * Words that may follow a beginning, beside those of the names; with any other word the heading is
   * open. Where the list is empty, all may.
   */
  mayFollow: readonly string[]
  /** Words that make a heading with a right beginning something else. */
  unlike: readonly string[]
  /** Names that say when a correction was done, beside amounts that are corrected already. */
  past: readonly string[]
}

/** Each list is written as texts between bars. */
export function heading(label: string, lists: Partial<Record<keyof Heading, string>>): Heading {
  const words = (key: keyof Heading) =>
    lists[key]
      ?.split(/[|\n]/)
      .map((name) => foldWords(name.trim()))
      .filter(Boolean) ?? []
  return {
    label,
    names: words('names'),
    wholes: words('wholes'),
    weak: words('weak'),
    even: words('even'),
    rivals: words('rivals'),
    doubtful: words('doubtful'),
    doubts: words('doubts'),
    mayFollow: words('mayFollow'),
    unlike: words('unlike'),
    past: words('past'),
  }
}
