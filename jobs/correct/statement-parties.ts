import type { StatementRow } from '../../src/core/job/job.js'
import { isPublicBody } from '../public-body.js'

/** A place to fill in by hand: the court asks for what the file does not have. */
const BLANK = '_'.repeat(30)
/** Headings that say who owes; «Parte contrária» does not. */
const DEBTOR = /\b(?:executad|devedor|requerid|reclamad|demandad|r[eé]us?(?!\p{L}))/iu
const CREDITOR = /\b(?:exequente|credor|requerente|reclamante|demandante|autor(?:a|es)?\b)/iu

/** The parties that the articles name; each has its place, also where the file does not say who it is. */
const IN_LAW: ReadonlySet<string> = new Set(['Exequente', 'Executado'])

/**
 * Returns the parties with CPF and CNPJ, which arts. 524 and 534 of the CPC ask for. Who is the
 * creditor, and whose the number is, is known only where a heading of the file says so.
 */
export function parties(rows: readonly StatementRow[]): [string, string][] {
  const { cliente, parte_contraria, documento } = namesIn(rows)
  const headingOf = (field: string) => rows[0]?.headings?.get(field) ?? ''
  const isKnown = DEBTOR.test(headingOf('parte_contraria')) || CREDITOR.test(headingOf('cliente'))
  const roles: [string, string[]][] = isKnown
    ? [
        ['Exequente', cliente],
        ['Executado', parte_contraria],
      ]
    : [
        ['Cliente', cliente],
        ['Parte contrária', parte_contraria],
        ['Exequente', []],
        ['Executado', []],
      ]
  const asked = ownerOf(headingOf('documento'), isKnown)
  // Of several names it cannot be told whose number it is; in a place of the law it needs no name.
  const isOne = ([role, names]: [string, string[]]) =>
    names.length === 1 || (names.length === 0 && IN_LAW.has(role))
  const owner = roles.find((one) => one[0] === asked && isOne(one))?.[0]
  const number = documento.join('; ')
  const numberOf = (role: string) => {
    if (number !== '' && role === owner) return [`CPF/CNPJ ${number}`]
    const isOther = owner !== undefined && (isKnown || IN_LAW.has(owner))
    return IN_LAW.has(role) && (number === '' || isOther) ? [`CPF/CNPJ ${BLANK}`] : []
  }
  return [
    ...roles
      .filter(([role, names]) => names.length > 0 || IN_LAW.has(role))
      .map(([role, names]): [string, string] => [
        role,
        [names.join('; ') || BLANK, ...numberOf(role)].join(', '),
      ]),
    ...(number === '' || owner ? [] : [['CPF/CNPJ', number] as [string, string]]),
  ]
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

function namesIn(rows: readonly StatementRow[]) {
  const of = (field: string) => [
    ...new Set(rows.flatMap(({ fields }) => (fields[field] ? [String(fields[field])] : []))),
  ]
  return {
    cliente: of('cliente'),
    parte_contraria: of('parte_contraria'),
    documento: of('documento'),
  }
}
