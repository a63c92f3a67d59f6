import { folded, withoutAccents } from './folded.js'

/** A registration at the bar, which is unique only with its state. */
export interface Oab {
  uf?: string
  /** Without leading zeros. */
  digits: string
  /** The number with its leading zeros, if it was written with some: another spelling too. */
  zeros?: string
  /**
   * A is supplementary, B a transfer (Lei 4.215/1963, art. 62); others occur. Another spelling, not
   * another key.
   */
  letter?: string
}

/** In the order in which the CNJ numbers them. */
export const STATES: readonly string[] =
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SE SP TO'.split(' ')
const STATE = STATES.join('|')
const DIGITS = String.raw`(?<number>\d{1,3}(?:[. ]\d{3})+|0?\d{1,8})`
const NUMBER = `${DIGITS}(?: ?[-/]? ?(?<letter>[A-Z]))?`
const NO = `(?:SOB (?:O )?)?(?:N[º°O.]{0,2}:? ?)?`
const MARKS = String.raw`[ /:.\-–()]{0,3}`
const WORD = `(?:(?:INSCRIT[OA] NA )?OAB${MARKS}|INSCRI[CÇ][AÃ]O${MARKS})?`
const UF = `(?:(?:UF|SECCIONAL)${MARKS})?(?:D[EOA] )?(?<uf>${STATE})`
const FORMS = [
  new RegExp(`^${WORD}${NO}${UF}${MARKS}${NO}${NUMBER}$`),
  new RegExp(`^${WORD}${NO}${NUMBER}${MARKS}(?:OAB${MARKS})?${UF}$`),
  new RegExp(`^${WORD}${NO}${DIGITS}${MARKS}${UF}[-/ ](?<letter>[A-Z])$`),
  new RegExp(`^${WORD}${NO}${NUMBER}$`),
]
const BETWEEN = /[;,|\n]+| E | \/ | (?=OAB\b)|(?<=\d) (?=[A-Z]{2}[ /-]?\d)/

/** Parses `OAB/SP 123.456`, `SP123456`, `123456/SP`, `123.456-A/RJ`; the state may be absent. */
export function readOneOab(text: string): Oab | undefined {
  const plain = withShortState(text.toUpperCase().replace(/\s+/g, ' ').trim())
  for (const form of FORMS) {
    const { uf, number, letter } = form.exec(plain)?.groups ?? {}
    const written = number?.replace(/[. ]/g, '')
    const digits = written?.replace(/^0+/, '')
    if (digits) {
      const zeros = written === digits ? {} : { zeros: written }
      return { ...(uf ? { uf } : {}), digits, ...zeros, ...(letter ? { letter } : {}) }
    }
  }
  return undefined
}

/** Returns `OAB/SP 94.719` for `OAB/SÃO PAULO 94.719`. */
function withShortState(text: string): string {
  return withoutAccents(text).replace(STATE_NAMES, (name) => STATE_BY_NAME[name.toLowerCase()]!)
}

/** Returns the registrations in a text that has nothing else; empty if any part is unreadable. */
export function oabsIn(text: string): Oab[] {
  const one = readOneOab(text)
  if (one) return [one]
  const parts = text
    .toUpperCase()
    .replace(/[^\S\n]+/g, ' ')
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
  const all = parts.flatMap((part) => readOneOab(part) ?? [])
  return all.length === parts.length ? all : []
}

/** Decides whether a text is the abbreviation of a state, as in registrations. */
export function isState(text: string): boolean {
  return STATES.includes(text.trim().toUpperCase())
}

/** States by their names without accents, in the form of `folded`. */
export const STATE_BY_NAME: Readonly<Record<string, string>> = {
  acre: 'AC',
  alagoas: 'AL',
  amapa: 'AP',
  amazonas: 'AM',
  bahia: 'BA',
  ceara: 'CE',
  'distrito federal': 'DF',
  'espirito santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'mato grosso': 'MT',
  'mato grosso do sul': 'MS',
  'minas gerais': 'MG',
  para: 'PA',
  paraiba: 'PB',
  parana: 'PR',
  pernambuco: 'PE',
  piaui: 'PI',
  'rio de janeiro': 'RJ',
  'rio grande do norte': 'RN',
  'rio grande do sul': 'RS',
  rondonia: 'RO',
  roraima: 'RR',
  'santa catarina': 'SC',
  'sao paulo': 'SP',
  sergipe: 'SE',
  tocantins: 'TO',
}

/** Longer names first, because some start with a shorter one. */
const STATE_NAMES = new RegExp(
  `\\b(?:${Object.keys(STATE_BY_NAME)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\\b`,
  'gi',
)

/** A place within the state, after its abbreviation: `SP - 12ª Subseção`, `PR (Curitiba)`. */
const WITHIN_STATE = new RegExp(
  String.raw`^((?:OAB ?[/-]? ?)?(?:${STATE}))\s*(?:[-–—,:/]\s*(?:\d{1,3}[ªa]? ?)?(?:SUBSE|CONSELHO|SECCIONAL)[^\d]*|\((?![^()]*\b(?:${STATE})\b)[^()]*\))$`,
)
const OF_SECTION = /^(?:oab |uf |(?:conselho )?seccional |sec?cao |estado )*(?:d[eoa] )?/

/**
 * Returns PR for `PR`, `P.R.`, `OAB/PR`, `PR (Curitiba)`, `Paraná - PR` and `Seccional do Paraná`;
 * undefined for other texts, and for two states.
 */
export function stateIn(text: string): string | undefined {
  const within = WITHIN_STATE.exec(text.trim().toUpperCase())?.[1]
  const words = (within ?? text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\s*([a-z])\. ?([a-z])\.?\s*$/, '$1$2')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(OF_SECTION, '')
  const short = withShortState(words).toUpperCase().split(' ')
  return isState(short[0]!) && new Set(short).size === 1 ? short[0] : undefined
}

const HEADING = new RegExp(
  String.raw`\bOAB ?[/:(\-– ] ?(${STATE})\)?(?: ?[-–]? ?(?:N[º°O.]{0,2}|N[UÚ]MERO|\((?:SUPL|PRINC)[^()]*\)))?$`,
)

/** Returns the only state at a heading's end: `OAB/SP nº`, but not `OAB/SP ou RJ`. */
export function stateInHeading(heading: string): string | undefined {
  return HEADING.exec(heading.toUpperCase().replace(/\s+/g, ' ').trim())?.[1]
}

const SECTION = '(?:[Ss](?:eç|ecç)ão|[Ss]eccional|SE(?:Ç|CÇ)ÃO|SECCIONAL) (?:d[eoa]|D[EOA]) '
/** The abbreviation ends its phrase: "OAB - SE HOUVER" names no state. */
const TITLE = new RegExp(
  String.raw`\bOAB(?: ?[/(\-–] ?|[ ,/(\-–]{1,3}${SECTION})(${STATE})(?= *(?:$|[)\-–—:,.;]))`,
  'u',
)
const STATE_WORDS = new RegExp(String.raw`(?<!\p{L})(?:${STATE})(?!\p{L})`, 'gu')
/** Words before the section in the title of a list, as against those of a person or a firm. */
const LISTED =
  /^(?:(?:listas?|listagem|relacao|quadro|cadastro|planilha|controle|inscricao|inscricoes|inscrit[oa]s|registros?|numeros?|n|advogad[oa]s|membros|comissao|ordem|brasil|escritorio|d[aeo]s?|n[ao]s?|pel[ao]|e|nossos|todos|[ao]s)(?:[^a-z]+|$))*$/
const OF_A_PERSON = /\b(?:dra?|doutora?|adv|advogad[oa]|responsavel|elaborad[oa]|por)\b/

/** Returns the only state of the bar that the title of a list names, unlike that of a person. */
export function stateInTitle(title: string): string | undefined {
  const found = TITLE.exec(title)
  if (!found || statesOfBar(title).size > 1) return undefined
  const before = folded(title.slice(0, found.index))
  const isOfList = LISTED.test(before) && !OF_A_PERSON.test(folded(title))
  return isOfList ? found[1] : undefined
}

/** Returns the states that a text about the bar names, whosesoever they are. */
export function statesOfBar(text: string): ReadonlySet<string> {
  return new Set(/\bOAB\b/.test(text) ? text.match(STATE_WORDS) : [])
}

/** Returns `SP 123456-A`, or `SP 094719` with its original zeros; {@link readOneOab} parses it. */
export function printOab({ uf, digits, zeros, letter }: Oab): string {
  return `${uf ? `${uf} ` : ''}${zeros ?? digits}${letter ? `-${letter}` : ''}`
}

const MENTIONED = new RegExp(
  String.raw`(?<!\p{L})(?:OAB[^\d\n]{0,20}|(?:${STATE})[ /:.\-–]{0,3}(?:N[º°O.]{0,2} ?)?)\d{0,3}(?:\.?\d{3})|\d{3}(?:-[A-Z])?[ /:.\-–]{0,3}(?:${STATE})(?!\p{L})`,
  'gu',
)

/** Counts the registrations in a text with any other words. */
export function countOabs(text: string): number {
  return text.toUpperCase().match(MENTIONED)?.length ?? 0
}

/** Decides whether a text contains a registration, with its state or the word OAB. */
export function mentionsOab(text: string): boolean {
  return text.toUpperCase().search(MENTIONED) >= 0
}
