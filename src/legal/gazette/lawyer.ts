import { isRecord } from '../../services/classify-response.js'
import { type Leaf, leavesOf, onlyOne } from '../../services/gazette/named-in.js'
import type { Fields } from '../../services/gazette/transport.js'
import { isState } from '../../values/oab.js'
import { numberOf } from './subject.js'

/** A lawyer as an item names one: the number as the court spelled it. */
export interface NamedLawyer {
  numero: string
  uf: string
  nome?: string
}

/**
 * The record itself, or the one that it links to. The origin's names go first; of others those that
 * say that they are of a registration, and hold a number and a state.
 */
export function lawyerIn(entry: unknown): NamedLawyer | undefined {
  if (!isRecord(entry)) return undefined
  const record = isRecord(entry.advogado) ? entry.advogado : entry
  const { numero, uf } = originalIn(record) ?? registrationIn(leavesOf(record)) ?? {}
  const nome = personName(record)
  return numero && uf ? { numero, uf: uf.toUpperCase(), ...(nome ? { nome } : {}) } : undefined
}

function originalIn(record: Fields): { numero?: string; uf?: string } | undefined {
  const [numero, uf] = [filled(record.numero_oab), filled(record.uf_oab)]
  if (numero === undefined && uf === undefined) return undefined
  return { ...(numero ? { numero } : {}), ...(uf ? { uf } : {}) }
}

const OF_REGISTRATION = /oab|inscri[cs]|registration|bar/
const OF_STATE = /(?:^|\.)(?:uf|estado|seccional|state)|uf$/

function registrationIn(leaves: readonly Leaf[]): { numero: string; uf: string } | undefined {
  const own = leaves.filter(({ path }) => OF_REGISTRATION.test(path))
  const numero = onlyOne(own, ({ value }) => {
    const text = filled(value)
    return text !== undefined && numberOf(text) ? text : undefined
  })
  const uf = onlyOne(leaves, ({ path, value }) => {
    const text = filled(value)?.toUpperCase()
    return OF_STATE.test(path) && text !== undefined && isState(text) ? text : undefined
  })
  return numero !== undefined && uf !== undefined ? { numero, uf } : undefined
}

const A_NAME = /(?:^|\.)(?:nome|name|denominacao|razaosocial)[a-z]*$/

/** Of a lawyer or a party: `nome`, or the only text that is called one. */
export function personName(record: Fields): string | undefined {
  return (
    filled(record.nome) ??
    onlyOne(leavesOf(record), ({ path, value }) => (A_NAME.test(path) ? filled(value) : undefined))
  )
}

function filled(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
