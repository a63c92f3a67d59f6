import { expect } from 'vitest'
import {
  type ClassifiedItem,
  classify,
  type Finding,
  type ItemsByKind,
} from '../../../src/legal/gazette/classify.js'
import type { ShownItems } from '../../../src/legal/gazette/shown-items.js'
import { type Subject, subjectOfCase, subjectOfOab } from '../../../src/legal/gazette/subject.js'
import type { Fields } from '../../../src/services/gazette/transport.js'
import { applyNight } from '../../../src/watches/advance-state.js'
import { NEW_STATE } from '../../../src/watches/state.js'

export const NIGHT = '2026-03-10'
export const ANA = subjectOfOab('SP', '94719') as Subject
export const RUI = subjectOfOab('RJ', '94719') as Subject
export const CASE = subjectOfCase('00000016820268260100') as Subject

export const lawyer = (numero_oab = '094719-A', uf_oab = 'SP') => ({
  advogado: { nome: 'ANA LIMA', numero_oab, uf_oab },
})
/** As the origin has it, with what the case changes. */
export function item(change: Fields = {}): Fields {
  return {
    id: 1,
    data_disponibilizacao: NIGHT,
    numero_processo: '00000016820268260100',
    texto: 'Intime-se.',
    ativo: true,
    status: 'P',
    motivo_cancelamento: null,
    destinatarioadvogados: [lawyer()],
    ...change,
  }
}
export const CANCELLED = { ativo: false, status: 'C', motivo_cancelamento: 'Erro', texto: 'Erro' }
export const READ = { from: '2026-02-01', complete: '2026-03-09' }
export const BEGAN = '2026-02-02'
export const UNTOLD = { destinatarioadvogados: undefined }

export function found(change: Fields = {}, more: Partial<Finding> = {}): Finding {
  return { watched: ANA, spelling: '94719', item: item(change), ...more }
}
/** What is known after these findings were shown on the night before. */
export function seenAfter(findings: Finding[], night = '2026-03-09'): ShownItems {
  return afterShown({}, classify(findings, { night, seen: {} }), night)
}
/** What is known after these items were shown, by the marks that the night leaves. */
export function afterShown(seen: ShownItems, sorted: ItemsByKind, night: string): ShownItems {
  const marks = Object.values(sorted).flatMap((all: readonly ClassifiedItem[]) =>
    all.flatMap(({ watched, cancellation, ...one }) =>
      watched.map(({ key }) => ({
        ...one,
        registration: key,
        cancelled: cancellation !== undefined,
      })),
    ),
  )
  return applyNight({ ...NEW_STATE, seen }, { batch: night, night, marks, readings: [] }).seen
}
export const kinds = (sorted: ItemsByKind) =>
  Object.entries(sorted).flatMap(([kind, all]) => all.map(() => kind))
export function only(sorted: ItemsByKind) {
  const all = Object.values(sorted).flat()
  expect(all).toHaveLength(1)
  return all[0]!
}
