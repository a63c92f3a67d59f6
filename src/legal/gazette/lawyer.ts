import { isRecord } from '../../services/classify-response.js'
import { type Leaf, leavesOf, onlyOne } from '../../services/gazette/named-in.js'
import type { Fields } from '../../services/gazette/transport.js'
import { isState } from '../../values/oab.js'
import { numberOf } from './subject.js'

/** A lawyer that an item names; the number as the court spelled it. */
export interface NamedLawyer {
  numero: string
  uf: string
  nome?: string
}

/**
 * Reads a lawyer from the record itself, or from the one that it contains. The origin's names go
 * first; other names count only where they mean a registration and hold a number and a state.
 */
export function lawyerIn(entry: unknown): NamedLawyer | undefined {
  if (!isRecord(entry)) return undefined
  const record = isRecord(entry.advogado) ? entry.advogado : entry
  const { numero, uf } = originalIn(record) ?? registrationIn(leavesOf(record)) ?? {}
  const nome = personName(record)
  return numero && uf ? { numero, uf: uf.toUpperCase(), ...(nome ? { nome } : {}) } : undefined
}

function originalIn(record: Fields): { numero?: string; uf?: string } | undefined {
  const numero = filled(record.numero_oab)
  const uf = filled(record.uf_oab)
  if (numero === undefined && uf === undefined) return undefined
  return { ...(numero ? { numero } : {}), ...(uf ? { uf } : {}) }
}

const OF_REGISTRATION = /oab|inscri[cs]|registration|bar/
/** A registration may have an id, a year or a section besides its number. */
const A_NUMBER = /(?:num|nr)[^.]*$/
const OF_STATE = /(?:^|\.)(?:uf|estado|seccional|state)|uf$/

function registrationIn(leaves: readonly Leaf[]): { numero: string; uf: string } | undefined {
  const own = leaves.filter(({ path }) => OF_REGISTRATION.test(path))
  const numbered = own.filter(({ path }) => A_NUMBER.test(path))
  const numero = onlyOne(numbered.length > 0 ? numbered : own, ({ value }) => {
    const text = filled(value)
    return text !== undefined && numberOf(text) ? text : undefined
  })
  const uf = onlyOne(leaves, ({ path, value }) => {
    const text = filled(value)?.toUpperCase()
    return OF_STATE.test(path) && text !== undefined && isState(text) ? text : undefined
  })
  if (numero !== undefined) return uf === undefined ? undefined : { numero, uf }
  const whole = onlyOne(own, ({ value }) => filled(value)?.toUpperCase())
  return whole === undefined ? undefined : wholeRegistration(whole, uf)
}

const WHOLE = /^(?:OAB\W{1,3})?(?:([A-Z]{2})\W{0,3}(\d\S{0,14})|(\d\S{0,14}?)\W{0,3}([A-Z]{2}))$/

/** Reads `126842/MG`, or `OAB/MG 126.842`, with no state beside it or the same one. */
function wholeRegistration(text: string, beside: string | undefined) {
  const [, before, first, second, after] = WHOLE.exec(text) ?? []
  const [numero, uf] = [first ?? second, before ?? after]
  if (!numero || !uf || !numberOf(numero) || !isState(uf)) return undefined
  return beside === undefined || beside === uf ? { numero, uf } : undefined
}

const A_NAME = /(?:^|\.)(?:nome|name|denominacao|razaosocial)[a-z]*$/

/**
 * Returns the name of a lawyer or a party: `nome`, or the only text whose field is called a name.
 */
export function personName(record: Fields): string | undefined {
  return (
    filled(record.nome) ??
    onlyOne(leavesOf(record), ({ path, value }) => (A_NAME.test(path) ? filled(value) : undefined))
  )
}

/** Returns a text or number of the service as a text; undefined where it is blank or neither. */
export function filled(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
