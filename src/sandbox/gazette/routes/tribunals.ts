import { COURTS } from '../base/courts.js'
import { folded } from '../base/names.js'
import type { RouteInput } from '../deps.js'
import { flagIn, textIn } from '../query.js'

const BRANCHES: Record<string, string> = {
  1: 'Supremo Tribunal Federal',
  2: 'Conselho Nacional de Justiça',
  3: 'Superior Tribunal de Justiça',
  4: 'Justiça Federal',
  5: 'Justiça do Trabalho',
  6: 'Justiça Eleitoral',
  7: 'Justiça Militar da União',
  8: 'Justiça dos Estados e do Distrito Federal',
  9: 'Justiça Militar Estadual',
}

/** `GET /v1/tribunals`: `{items}` (the contract shows no shape); `codigo` is J.TR of the CNJ number. */
export function tribunalList({ query }: RouteInput) {
  const sigla = textIn(query, 'sigla')
  const uf = textIn(query, 'uf')
  const ativo = flagIn(query, 'ativo')
  const found = COURTS.filter(
    (court) =>
      (sigla === undefined || folded(court.sigla).includes(folded(sigla.trim()))) &&
      (uf === undefined || court.uf === uf) &&
      (ativo === undefined || court.ativo === ativo),
  )
  return {
    items: found.map(({ ramo, codigo, ...court }) => ({
      ...court,
      segmento: BRANCHES[ramo],
      codigo: `${ramo}.${codigo}`,
    })),
  }
}
