import { foldWords } from './heading-words.js'

/**
 * The names of a column in real office and court spreadsheets, each normalised (see
 * `normaliseHeading`).
 */
export interface Heading {
  label: string
  /** Names; a heading that starts with one is a weaker candidate. */
  names: readonly string[]
  /** Names only as the whole heading: "Saldo", but not "Saldo anterior". */
  wholes: readonly string[]
  /** Names of this field only where no better one is present: "Data" beside "Vencimento". */
  weak: readonly string[]
  /** Weak names that give way to the other weak ones. */
  last: readonly string[]
  /** Names that tie with a weaker candidate: "Data do pagamento" beside "Data" is asked about. */
  even: readonly string[]
  /** Names of something else, beside which a weak or an even name becomes doubtful. */
  rivals: readonly string[]
  /** Beginnings that look right but may mean something else: the user has to map them. */
  doubtful: readonly string[]
  /** Words, also several in a row, that make a heading with a matching beginning doubtful. */
  doubts: readonly string[]
  /**
   * Words that may follow a beginning, besides those of the names; any other word leaves the
   * heading open. An empty list allows all.
   */
  mayFollow: readonly string[]
  /** Words that give a heading with a matching beginning another meaning. */
  unlike: readonly string[]
  /** Names for the date of a past correction, beside amounts that are already corrected. */
  past: readonly string[]
}

/** Builds a heading; each list is a text with bars between its names. */
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
    last: words('last'),
    even: words('even'),
    rivals: words('rivals'),
    doubtful: words('doubtful'),
    doubts: words('doubts'),
    mayFollow: words('mayFollow'),
    unlike: words('unlike'),
    past: words('past'),
  }
}
