import type { Field } from '../../core/job/job.js'
import { normaliseHeading } from './normalise-heading.js'
import type { Roles } from './table.js'
import { UnmappedKeys } from './unmapped-keys.js'

const CURRENCY = new Set([
  'moeda',
  'currency',
  'tipo de moeda',
  'tipo da moeda',
  'tipo moeda',
  'moeda do valor',
  'codigo da moeda',
  'cod moeda',
  'sigla da moeda',
  'simbolo da moeda',
  'unidade monetaria',
  'moeda original',
  'moeda do contrato',
  'moeda contrato',
])
const DEBIT = new Set([
  'd c',
  'dc',
  'c d',
  'cd',
  'd ou c',
  'c ou d',
  'deb cred',
  'debito credito',
  'credito debito',
  'debito ou credito',
  'credito ou debito',
])
const MAYBE_SIGN = /^(?:tipo|natureza|sinal|lanc|lancamento|operacao|movimento|movimentacao)\b/

export function rolesOf(
  columns: ReadonlyMap<string, number>,
  headings: readonly string[],
  fields: readonly Field[],
): Roles {
  const of = (is: (field: Field) => boolean) =>
    fields.filter(is).flatMap(({ name }) => columns.get(name) ?? [])
  const texts = headings.map(normaliseHeading)
  const [caseColumn] = of(({ type }) => type === 'case')
  const needed = of(({ type, required }) => required === true && type !== 'amount')
  const amounts = of(({ type, required }) => required === true && type === 'amount')
  const ofMoney = amounts.length > 0 ? amounts : of(({ type }) => type === 'amount')
  const adjacent = ofMoney
    .flatMap((at) => [at - 1, at + 1])
    .filter(
      (at) => at >= 0 && /^(?:unidade|unid|un|medida|base|referencia)?$/.test(texts[at] ?? ''),
    )
  // The letter C in such a column may also be a unit of a building.
  const nameless = adjacent.filter((at) => (texts[at] ?? '') === '')
  return {
    money: new Set(of(({ type }) => type === 'amount' || type === 'fee')),
    needed,
    amounts,
    // The number of a calculation is no name.
    names: new Set(
      of(({ name, type, required }) => required === true && type === 'text' && name !== 'calc_id'),
    ),
    case: caseColumn,
    keys: fields.filter(isKey).flatMap((field) => {
      const column = columns.get(field.name)
      return column === undefined ? [] : [{ column, field }]
    }),
    unmappedKeys: new UnmappedKeys(columns, headings, fields),
    searchTerms: of(({ asked }) => asked === true),
    essential: new Set([...amounts, ...needed, ...(caseColumn === undefined ? [] : [caseColumn])]),
    typed: new Set(of(({ type }) => type === 'date' || type === 'case' || type === 'oab')),
    values: new Set(of((field) => field.type !== 'text' || isKey(field))),
    known: new Set(of(({ isCompared }) => !isCompared)),
    compared: new Set(of(({ isCompared }) => isCompared === true)),
    currency: indexOf(texts, CURRENCY),
    debit: indexOf(texts, DEBIT),
    adjacent,
    maybeSigns: [...nameless, ...texts.flatMap((text, at) => (MAYBE_SIGN.test(text) ? [at] : []))],
  }
}

/** Decides whether the field identifies an item: required, searched, a case or a registration. */
export function isKey({ required, asked, isOwn, type }: Field): boolean {
  return required === true || type === 'case' || type === 'oab' || (asked === true && !isOwn)
}

function indexOf(texts: readonly string[], wanted: ReadonlySet<string>): number | undefined {
  const at = texts.findIndex((text) => wanted.has(text))
  return at < 0 ? undefined : at
}
