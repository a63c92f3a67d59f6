import { detail, listItem } from '../communication.js'
import type { RouteInput } from '../deps.js'
import { paged } from '../paged.js'
import { caseNumberOf, pageIn, periodIn, type Query, searchIn, textIn } from '../query.js'
import { notFound } from '../refusal.js'
import { type Filter, search } from '../search.js'

/** `GET /v1/communications`. */
export function communicationList({ base, listLawyers, query, at }: RouteInput) {
  const page = pageIn(query)
  return paged(search(base, filterIn(query), at), page, (act) =>
    listItem(base, act, at, listLawyers),
  )
}

/** `GET /v1/communications/{id}`, with the linked lawyers and parties. */
export function communication({ base, reference, at }: RouteInput) {
  const act = /^\d{1,15}$/.test(reference) ? base.act(Number(reference), at) : undefined
  if (!act) throw notFound()
  return detail(base, act, at)
}

function filterIn(query: Query): Filter {
  const processo = textIn(query, 'numero_processo')
  const given = {
    q: searchIn(query),
    oab: textIn(query, 'numero_oab'),
    uf: textIn(query, 'uf_oab'),
    processo: processo === undefined ? undefined : caseNumberOf(processo),
    tribunal: textIn(query, 'tribunal'),
    tipo: textIn(query, 'tipo_comunicacao'),
    orgao: textIn(query, 'orgao_id'),
  }
  return { ...periodIn(query), ...present(given) }
}

function present<T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
