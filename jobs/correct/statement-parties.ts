import type { RowFields, StatementRow } from '../../src/core/job/job.js'
import { folded } from '../../src/values/folded.js'
import { isPublicBody } from '../public-body.js'

/** A place to fill in by hand: the court asks for what the file does not have. */
const BLANK = '_'.repeat(30)
const MOST_PLACES = 10
/** Headings that say who owes; «Parte contrária» does not. */
const DEBTOR = /\b(?:executad|devedor|requerid|reclamad|demandad|r[eé]us?(?!\p{L}))/iu
const CREDITOR = /\b(?:exequente|credor|requerente|reclamante|demandante|autor(?:a|es)?\b)/iu

/** To be crossed by hand, where the file does not say which of the two owes. */
const EITHER = 'Exequente ( ) ou executado ( )'
const LABELS: Readonly<Record<string, string>> = { Cliente: EITHER, 'Parte contrária': EITHER }

/** What the articles name; each has its place, also where the file does not say who it is. */
const IN_LAW: readonly [string, string[]][] = [
  ['Exequente', []],
  ['Executado', []],
]

/**
 * Returns the parties with CPF and CNPJ, which arts. 524 and 534 of the CPC ask for. Who is the
 * creditor, and whose the number is, is known only where a heading of the file says so.
 */
export function parties(rows: readonly StatementRow[]): [string, string][] {
  const { cliente, parte_contraria, documento } = namesIn(rows)
  const headingOf = (field: string) => headingIn(rows, field)
  const isKnown = isCreditorKnown(rows)
  const [first, second] = isKnown ? ['Exequente', 'Executado'] : ['Cliente', 'Parte contrária']
  const isNamed = isKnown || cliente.length + parte_contraria.length > 0
  const roles: readonly [string, string[]][] = isNamed
    ? [
        [first, cliente],
        [second, parte_contraria],
      ]
    : IN_LAW
  const asked = ownerOf(headingOf('documento'), isKnown)
  const each = asked === second ? 'parte_contraria' : 'cliente'
  const numbers = numbersByName(rows, each)
  // In a place of the law a number needs no name, unless some of the debts have none.
  const isOfAll = rows.every(({ fields }) => fields.documento)
  const owner = roles.find(
    ([role, names]) =>
      role === asked &&
      (names.length === 0
        ? isOfAll && !(role in LABELS)
        : names.length === 1 || (numbers !== undefined && names.length <= MOST_PLACES)),
  )?.[0]
  const numberOf = (role: string, name: string, isAlone: boolean) => {
    const mayBeOfRole = asked === role || roles.every(([one]) => one !== asked)
    if (documento.length > 0 && owner === undefined && mayBeOfRole) return []
    if (role !== owner) return [`CPF/CNPJ ${BLANK}`]
    const own = isAlone ? documento.join(', ') : numbers?.get(partyKey(name))
    return [`CPF/CNPJ ${own || BLANK}`]
  }
  return [
    ...roles.map(([role, names]): [string, string] => [
      LABELS[role] ?? role,
      named(names)
        .map((name, _, all) => [name, ...numberOf(role, name, all.length === 1)].join(', '))
        .join('; '),
    ]),
    ...(documento.length === 0 || owner
      ? []
      : [[numberLabel(asked), documento.join('; ')] as [string, string]]),
  ]
}

/** Returns whose each number is; undefined where a name has several, or several have one. */
function numbersByName(
  rows: readonly StatementRow[],
  field: 'cliente' | 'parte_contraria',
): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>()
  for (const { fields } of rows) {
    const name = partyKey(String(fields[field] ?? ''))
    const number = String(fields.documento ?? '')
    if (number === '') continue
    if ((found.get(name) ?? number) !== number) return undefined
    found.set(name, number)
  }
  return new Set(found.values()).size === found.size ? found : undefined
}

/** Each of a few has a place of its own; of many, one place would be a page of lines. */
function named(names: readonly string[]): readonly string[] {
  return names.length > 0 && names.length <= MOST_PLACES ? names : [names.join('; ') || BLANK]
}

function headingIn(rows: readonly StatementRow[], field: string): string {
  return rows[0]?.headings?.get(field) ?? ''
}

function isCreditorKnown(rows: readonly StatementRow[]): boolean {
  return (
    DEBTOR.test(headingIn(rows, 'parte_contraria')) || CREDITOR.test(headingIn(rows, 'cliente'))
  )
}

/** Returns the title of the column that tells several names of a case apart. */
export function nameTitle(rows: readonly StatementRow[]): 'Exequente' | 'Parte' | undefined {
  if (namesIn(rows).cliente.length < 2) return undefined
  return isCreditorKnown(rows) ? 'Exequente' : 'Parte'
}

/** Returns the creditor of a public body: each presents a statement (CPC, art. 534, § 1). */
export function ownerApart({ cliente, parte_contraria }: RowFields): string | undefined {
  if (typeof cliente !== 'string' || typeof parte_contraria !== 'string') return undefined
  return isPublicBody(parte_contraria) ? partyKey(cliente) : undefined
}

/** A heading may name a party of the law whose name the file does not tell apart. */
function numberLabel(asked = ''): string {
  return IN_LAW.some(([role]) => role === asked) ? `CPF/CNPJ do ${asked.toLowerCase()}` : 'CPF/CNPJ'
}

/** Returns the one party that the heading of a CPF or CNPJ names. */
function ownerOf(heading: string, isKnown: boolean): string | undefined {
  const named = [
    ...(CREDITOR.test(heading) ? ['Exequente'] : []),
    ...(DEBTOR.test(heading) ? ['Executado'] : []),
    ...(/\bcliente/iu.test(heading) ? [isKnown ? 'Exequente' : 'Cliente'] : []),
    ...(/\bparte contr[aá]ria/iu.test(heading) ? [isKnown ? 'Executado' : 'Parte contrária'] : []),
  ]
  return named.length === 1 ? named[0] : undefined
}

/** Returns the article of the CPC for the debts of these parties, or both where none is known. */
export function articleOf(rows: readonly StatementRow[]): string {
  const names = [...new Set(rows.flatMap(({ fields }) => fields.parte_contraria ?? []))]
  const bodies = names.filter((name) => isPublicBody(String(name)))
  if (names.length === 0 || (bodies.length > 0 && bodies.length < names.length))
    return 'art. 524 ou, contra a Fazenda Pública, art. 534'
  return bodies.length > 0 ? 'art. 534 (Fazenda Pública)' : 'art. 524'
}

/** Capitals, accents and blanks make no other party. */
function partyKey(name: string): string {
  return folded(name).replace(/\s+/g, ' ')
}

/** Returns the names as they are first written. */
function namesIn(rows: readonly StatementRow[]) {
  const of = (field: string) => {
    const names = new Map<string, string>()
    for (const { fields } of rows) {
      const name = String(fields[field] ?? '')
      if (name !== '' && !names.has(partyKey(name))) names.set(partyKey(name), name)
    }
    return [...names.values()]
  }
  return {
    cliente: of('cliente'),
    parte_contraria: of('parte_contraria'),
    documento: of('documento'),
  }
}
