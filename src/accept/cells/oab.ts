import type { MessageCode } from '../../messages/message-code.js'
import { type Cell, isBareFormula, isBlank, isError, isNumber } from '../../spreadsheets/cell.js'
import {
  countOabs,
  isState,
  type Oab,
  oabsIn,
  printOab,
  readOneOab,
  stateIn,
} from '../../values/oab.js'
import type { Read } from './amount.js'
import { plainText, trimmedOf, wholeNumberText } from './plain-text.js'

/**
 * Reads a bar registration as `SP 123456-A`; without a state where the cell has none, because
 * another column may have it. Two registrations in a cell are an error: a row asks about one.
 */
export function readOab(cell: Cell | undefined): Read<string> {
  if (isBlank(cell)) return { is: 'blank' }
  if (isError(cell)) return { is: 'trouble', code: 'cell_error' }
  if (isBareFormula(cell)) return { is: 'trouble', code: 'cell_bare_formula' }
  const text = textOf(cell)
  if (isNumber(cell) && SHOWS_TRAINEE.test(literalsIn(cell.format)))
    return { is: 'trouble', code: 'cell_oab_of_trainee' }
  if (OF_A_FIRM.test(text)) return { is: 'trouble', code: 'cell_oab_of_firm' }
  if (/\d/.test(text) && OF_TRAINEE.test(text))
    return { is: 'trouble', code: 'cell_oab_of_trainee' }
  const plain = withoutName(plainText(text).replace(MARK_OF_ITEM, ''))
  if (/^[-–—]+$/.test(plain)) return { is: 'blank' }
  const one = readOneOab(plain)
  if (one?.letter === OF_A_TRAINEE) return { is: 'trouble', code: 'cell_oab_of_trainee' }
  if (one && one.digits.length > MOST_DIGITS) return { is: 'trouble', code: 'cell_not_oab' }
  if (one) return { is: 'value', value: printOab(one), ...letterNote(one, plain) }
  return { is: 'trouble', code: holdsSeveral(text) ? 'cell_two_oabs' : 'cell_not_oab' }
}

function textOf(cell: Cell | undefined): string {
  if (isNumber(cell)) {
    const state = stateIn(literalsIn(cell.format)) ?? ''
    return cell.date ? '' : `${state} ${wholeNumberText(cell.n)}`
  }
  return typeof cell === 'string' ? cell.replace(DECIMAL_OF_PROGRAMS, '$1') : ''
}

/** `94719.0`: a program that knows decimals alone has kept a whole number. */
const DECIMAL_OF_PROGRAMS = /^(\s*\d{3,6})\.0\s*$/

/** `1) `, `• `; a point may be that of the number itself: `1. 234`. */
const MARK_OF_ITEM = /^(?:\d{1,3} ?\) ?|\d{1,3}\. (?=\p{L})|[•·▪●–-] )/u

/** The whole text if the words beside the registration are no lawyer's name. */
function withoutName(text: string): string {
  const [, before = '', behindIt = ''] = BEFORE_NAME.exec(text) ?? []
  if (before !== '' && isNameOfLawyer(behindIt)) return before
  const [, name = '', behind = text] = BEHIND_NAME.exec(text) ?? []
  // "Am 12345" is no state.
  const isNone = !/^oab/i.test(behind) && (NO_NAME.test(name) || !/^[A-Z]{2}/.test(behind))
  return bareOab(isNone || NO_NAME_OF_LAWYER.test(name) ? text : behind)
}

function holdsSeveral(text: string): boolean {
  return oabsIn(text).length > 1 || countOabs(text) > 1
}

/** No section of the bar has reached a million: a longer number is a typing error. */
const MOST_DIGITS = 6

/** The registration behind the name of its lawyer: `Dra. Ana Souza (OAB/SP 94.719)`, `Ana Lima / SP 94.719`. */
const BEHIND_NAME =
  /^(?!.{0,80} (?:e|ou|por|para) )(\p{L}[\p{L}.'’ ]{3,80}?) ?[-–,:(/] ?\(?(OAB\W.{0,12}(?<!\p{L})[A-Z]{2}(?!\p{L}).{0,16}|(?<=\p{L} \p{L}.{0,80})[A-Z]{2}[ /-]{0,3}\d[\d.]{2,9}\)?)$/iu

/** The registration before the name of its lawyer: `OAB/SP 94.719 - Ana Souza`. */
const BEFORE_NAME =
  /^((?:OAB ?[-/:]? ?)?(?:[A-Z]{2}[ /-]{0,3}\d[\d.]{2,9}|\d[\d.]{2,9}[ /-]{0,3}[A-Z]{2})) ?[-–,:] ?(\D{5,80})$/u

/** A first and a last name, and nothing else: neither a remark nor a firm. */
export function isNameOfLawyer(text: string): boolean {
  const isOther = [NO_NAME, NO_NAME_OF_LAWYER, OF_A_FIRM, OF_TRAINEE, OF_REGISTER]
  return FULL_NAME.test(text.trim()) && !isOther.some((words) => words.test(text))
}

const FULL_NAME =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:d[aeo]s?|e|del|van|von|\p{Lu}[\p{L}.'’-]*)){0,9} \p{Lu}[\p{L}.'’-]*$/u

/** What a registration is or has become, and the legal form of a client. */
const OF_REGISTER =
  /(?<!\p{L})(?:suplement|inscri|registr|baixad|exclu|remov|retir|transfer|aposentad|impedid|cassad|bloquead|principal|definitiv|subse|seccional|ltda|eireli|cia|banco|empresa|s\.?a\.?$|me$|epp$|inc\.?$)/iu

/** Firms have a register of their own: the same number there belongs to another party. */
const OF_A_FIRM = /(?<!\p{L})(?:soc|sociedades?)(?!\p{L})/iu

/** Trainees have a numbering of their own: the same number there belongs to another person. */
const OF_A_TRAINEE = 'E'
const OF_TRAINEE =
  /(?<!\p{L})(?:est(?:\.|(?=\)))|est[áa]g(?:\.|i[áa]ri[oa]s?|io)?(?!\p{L})|acad[êe]mic[oa]s?(?!\p{L}))/iu
/** Words of a firm, of the other side, or of somebody who is not to be read any more. */
const NO_NAME_OF_LAWYER =
  /(?<!\p{L})(?:conselho|cr[acmop]|crea|creci|crefito|cref|cress|crmv|crn|coren|corecon|cau)(?!\p{L})|(?<!\p{L})(?:advog|advoc|associad|escrit[óo]rio|banca|r[ée]us?(?!\p{L})|part[ei]|advers|contr[áa]ri|falecid|licenciad|desligad|inativ|suspens|afastad|substabelec|renunci|revogad|cancelad|antig|trocar|n[ãa]o(?!\p{L}))/iu
/** Words of an address, a paper or an office, where nothing but two capitals says that a number is of the bar. */
const NO_NAME =
  /(?<!\p{L})(?:rua|av|avenida|alameda|travessa|pra[çc]a|rodovia|estrada|bloco|sala|andar|caixa|cep|protocolo|of[íi]cio|rg|ramal|fone)(?!\p{L})|(?<!\p{L})(?:edif|telef|promotor|defensor|perit)/iu
const SHOWS_TRAINEE = /(?<![A-Z])E\W*$/i

/** The texts that a number format adds: `-E` of `0"-E"`, and nothing of `0.00E+00`. */
function literalsIn(format = ''): string {
  const found = format.matchAll(/"([^"]*)"|\\(.)/g)
  return [...found].map(([, quoted = '', escaped = '']) => quoted + escaped).join('')
}

/**
 * A is supplementary, B a transfer (Lei 4.215/1963, art. 62); S, P, D, O and N occur; another
 * letter is likely a typing error, as is an O where a zero belongs: `SP 9471O`. Mato Grosso writes
 * it so for its own lawyers.
 */
function letterNote({ letter, uf }: Oab, text: string): { note?: MessageCode } {
  if (letter === undefined) return {}
  const isZero = letter === 'O' && uf !== 'MT' && /\dO(?!\p{L})/iu.test(text)
  return isZero || !/[ABDNOPS]/.test(letter) ? { note: 'cell_oab_letter' } : {}
}

/** Removes the marks of a footnote or a quotation, and a remark in brackets: `(suplementar)`. */
function bareOab(text: string): string {
  const state = text.replace(/\(([A-Z]{2})\)$/i, (whole, uf: string) => (isState(uf) ? uf : whole))
  const bare = state.replace(/ ?\([^()\d]{3,40}\)$/, '')
  return trimmedOf(bare, /[\s*"'“”[(]/, /[\s*"'“”\]).,;]/)
}
