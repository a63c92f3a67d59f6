import type { ItemOutcome, Parameters, ReadAnswer, TaskState } from '../../src/core/job/job.js'
import { worst } from '../../src/legal/gazette/coverage.js'
import {
  cancellationOf,
  caseOf,
  dayOf,
  knownField,
  lawyersOf,
} from '../../src/legal/gazette/item.js'
import type { Span, SpanReason, State } from '../../src/legal/gazette/reading-plan.js'
import type { Spellings } from '../../src/legal/gazette/spellings.js'
import { isSameOab } from '../../src/legal/gazette/subject.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { dateInSaoPaulo } from '../../src/runtime/clock.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { masked } from '../../src/values/case-number.js'
import type { IsoDate } from '../../src/values/dates.js'
import { NOBODY } from '../../src/watches/not-in-base.js'
import { isNobodys, otherName } from '../gazette/holders.js'
import {
  byDay,
  missingFieldNotes,
  publicationFigures,
  readableText,
  type TextKnowledge,
} from '../gazette/publication.js'
import { rejectedRows } from '../rejected-rows.js'
import type { PublicationsItem } from './plan-row.js'
import { type RowReading, readingOf } from './row-reading.js'
import type { PublicationsKnowledge, Registration } from './spellings.js'

/** Whether a publication names the registration by which it was found. */
const NAMED = { yes: 'sim', no: 'NÃO: conferir', untold: 'não informado' } as const

export function readPublications(
  asking: TaskState<PublicationsItem>,
  knowledge: PublicationsKnowledge,
): ReadAnswer {
  const { parameters, items } = asking
  const reading = readingOf(asking, knowledge)
  const { problem } = reading.filters
  // Nothing was asked, because these filters can find nothing.
  if (problem) return rejectedRows(items, problem)
  const found = byDay([...reading.found.values()])
  const state = stateOf(reading)
  const notes = notesOn(reading, state, found)
  const outcome = state === 'FALHOU' ? 'failed' : notes.length > 0 ? 'warned' : 'ok'
  const isOpen = openUntil(asking, knowledge)
  const figures = figuresOf(state, found, reading, isOpen(parameters.data_fim))
  const lists = listsOf(parameters, reading, state, { found, knowledge, isOpen })
  return {
    is: 'read',
    totals: {},
    // Only the first row carries the publications found.
    items: items.map(({ nome }, at): ItemOutcome => {
      const other = state === 'FALHOU' ? [] : otherName(nome, reading.spellings?.names ?? [])
      const all = [...other, ...notes]
      const isWarned = outcome === 'ok' && all.length > 0
      const ended = { outcome: isWarned ? 'warned' : outcome, figures, notes: all } as const
      return { ...ended, ...(at === 0 ? { lists } : {}) }
    }),
  }
}

type IsOpen = (to: Parameters[string] | undefined) => boolean

/** Tells of a period by its last day whether that was over when it was read: a gazette grows. */
function openUntil(
  { answeredAtMs }: Pick<TaskState, 'answeredAtMs'>,
  { tellsReadingDay }: PublicationsKnowledge,
): IsOpen {
  if (!tellsReadingDay || answeredAtMs === undefined) return () => false
  const readOn: IsoDate = dateInSaoPaulo(answeredAtMs)
  return (to) => to === undefined || String(to) >= readOn
}

const SO_FAR = 'até esta leitura'

/** True if nothing was found and a filter may be wrong. */
function isEmptyUnverified({ found, filters }: RowReading): boolean {
  return found.size === 0 && filters.doubts.length > 0
}

/** COMPLETA only if every spelling was read whole and the list of spellings is complete. */
function stateOf(reading: RowReading): State {
  const { queries, spellings } = reading
  const state = worst(queries.map(({ coverage }) => coverage.state))
  if (state === 'FALHOU' && queries.some(({ coverage }) => coverage.items.length > 0)) {
    return 'INCOMPLETA'
  }
  const isSure =
    (spellings === undefined || spellings.state === 'told') && !isEmptyUnverified(reading)
  return state === 'COMPLETA' && !isSure ? 'INCOMPLETA' : state
}

function notesOn(reading: RowReading, state: State, found: readonly Fields[]): Sentence[] {
  const { queries, spellings, registration, details, filters } = reading
  const notes: Sentence[] = []
  if (state === 'FALHOU') {
    const spans = queries.flatMap(({ coverage }) => coverage.spans)
    const reason = spans.find(({ problem }) => problem !== undefined)?.problem ?? ''
    return [sentence('pub_failed', { reason })]
  }
  const doubts = isEmptyUnverified(reading) ? filters.doubts : []
  notes.push(...doubts)
  if (state === 'INCOMPLETA' && doubts.length === 0) {
    notes.push(sentence('pub_incomplete', { came: found.length }))
  }
  if (spellings && spellings.state !== 'told') {
    notes.push(sentence('pub_spellings', { state: spellings.state }))
  }
  if (registration && spellings && isNobodys(spellings) && found.length === 0) {
    const { uf, digits } = registration
    notes.push(sentence('pub_nobody', { registration: `OAB/${uf} ${digits}` }))
  }
  const missing = details.needed - details.read
  if (missing > 0) {
    notes.push(sentence('pub_details', { count: missing, message: details.problem ?? '' }))
  }
  const strangers = found.filter((item) => namesOf(item, registration) === NAMED.no)
  if (strangers.length > 0) notes.push(sentence('pub_check', { count: strangers.length }))
  return [...notes, ...missingFieldNotes(found)]
}

function namesOf(item: Fields, registration: Registration | undefined): string | undefined {
  if (!registration) return undefined
  const lawyers = lawyersOf(item)
  if (!lawyers) return NAMED.untold
  return lawyers.some((one) => isSameOab(registration, one)) ? NAMED.yes : NAMED.no
}

function figuresOf(
  state: State,
  found: readonly Fields[],
  { spellings, details }: RowReading,
  isOpen: boolean,
): Record<string, string> {
  const days = found.flatMap((item) => dayOf(item) ?? [])
  const nothing = isOpen ? `nenhuma publicação ${SO_FAR}` : 'nenhuma publicação'
  const complete = found.length === 0 ? nothing : 'lida até o fim'
  return {
    cobertura: state,
    resultado: { COMPLETA: complete, INCOMPLETA: 'lida em parte', FALHOU: 'não lida' }[state],
    // Left out after a failure, because a count of zero would pass for the real number.
    ...(state === 'FALHOU' ? {} : { publicacoes: String(found.length) }),
    ...(days[0] ? { primeira: days[0], ultima: days.at(-1)! } : {}),
    ...(spellings ? { ...namesFound(spellings), grafias: spellings.toAsk.join(', ') } : {}),
    ...(details.needed > 0 ? { detalhes: `${details.read} de ${details.needed}` } : {}),
  }
}

/** The holders of the registration in the base; empty if the base did not answer. */
function namesFound(spellings: Spellings): { nomes?: string } {
  if (spellings.names.length > 0) return { nomes: spellings.names.join('; ') }
  return isNobodys(spellings) ? { nomes: NOBODY } : {}
}

type Lines = Record<string, string>[]

function listsOf(
  parameters: Parameters,
  reading: RowReading,
  state: State,
  {
    found,
    knowledge,
    isOpen,
  }: { found: readonly Fields[]; knowledge: TextKnowledge; isOpen: IsOpen },
): Record<string, Lines> {
  const { queries, registration } = reading
  const isUnverified = isEmptyUnverified(reading)
  const oab = registration ? `${registration.uf} ${registration.digits}` : undefined
  const asked = askedFor(parameters, oab)
  return {
    publicacoes: found.map((item) => {
      const texto = readableText(item, knowledge)
      const nomeia = namesOf(item, registration)
      return {
        ...publicationFigures(item),
        ...(texto === undefined ? {} : { texto }),
        ...(nomeia === undefined ? {} : { nomeia }),
      }
    }),
    cobertura: queries.flatMap(({ spelling, coverage }) =>
      coverage.spans.map((span) => {
        const line = coverageLine(isUnverified ? asUnverified(span) : span, asked, spelling)
        const isSoFar = line.estado === 'COMPLETA' && isOpen(span.period?.to)
        return isSoFar ? { ...line, motivo: `${line.motivo}, ${SO_FAR}` } : line
      }),
    ),
    porAdvogado: oab === undefined ? [] : [advocateLine(oab, reading, state, found)],
    porProcesso: perCase(found),
  }
}

function askedFor(parameters: Parameters, oab: string | undefined): string {
  const { numero_oab: _n, uf_oab: _u, data_inicio: _i, data_fim: _f, ...others } = parameters
  const texts = Object.entries(others).map(([name, value]) => `${name}: ${String(value)}`)
  return [...(oab === undefined ? [] : [`OAB ${oab}`]), ...texts].join('; ')
}

/** A period that was read whole proves nothing if the filter may be wrong. */
function asUnverified(span: Span): Span {
  if (span.state !== 'COMPLETA') return span
  return { ...span, state: 'INCOMPLETA', problem: UNVERIFIED }
}

const UNVERIFIED = 'nada veio, e um filtro não foi conferido: veja os avisos da linha'

function coverageLine(span: Span, consulta: string, grafia = ''): Record<string, string> {
  const { period, state, reason, problem, total, received, calls } = span
  return {
    consulta,
    grafia,
    estado: state,
    ...(period ? { de: period.from, ate: period.to } : {}),
    ...(total === undefined ? {} : { informadas: String(total) }),
    ...(calls === 0 ? {} : { recebidas: String(received.length) }),
    chamadas: String(calls),
    motivo: problem ?? REASONS[reason],
  }
}

const REASONS: Record<SpanReason, string> = {
  'one-page': 'veio inteira numa página',
  'total-agrees': 'lida página por página; o total, lido de novo, confere',
  'same-twice': 'lida duas vezes, com as mesmas publicações',
  repeats: 'páginas com publicações repetidas: a lista mudou durante a leitura',
  missing: 'vieram menos publicações do que o total informado',
  'more-than-told': 'vieram mais publicações do que o total informado',
  moved: 'a lista mudou durante a leitura',
  'cut-short': 'uma página não trouxe nada de novo antes do total',
  'too-many-pages': 'há mais páginas do que se leem de um período',
  unfinished: 'a leitura não chegou ao fim',
  failed: 'o serviço recusou a consulta',
  'outside-period': 'vieram publicações de fora do período',
  'too-many-calls': 'a consulta passou do máximo de chamadas',
  'not-asked': 'não chegou a ser perguntada',
}

function advocateLine(
  oab: string,
  { queries, spellings }: RowReading,
  state: State,
  found: readonly Fields[],
): Record<string, string> {
  return {
    oab,
    ...(spellings ? namesFound(spellings) : {}),
    grafias: queries.flatMap(({ spelling }) => spelling ?? []).join(', '),
    estado: state,
    ...(state === 'FALHOU' ? {} : { publicacoes: String(found.length) }),
    canceladas: String(found.filter((item) => cancellationOf(item)).length),
    processos: String(new Set(found.flatMap((item) => caseOf(item) ?? [])).size),
  }
}

/** One line for each case, in the order of its first publication. */
function perCase(found: readonly Fields[]): Lines {
  const cases = new Map<string, Fields[]>()
  for (const item of found) {
    const number = caseOf(item)
    if (number !== undefined) cases.set(number, [...(cases.get(number) ?? []), item])
  }
  return [...cases].map(([number, items]) => {
    const days = items.flatMap((item) => dayOf(item) ?? [])
    const tribunal = knownField(items[0]!, 'siglaTribunal')
    return {
      processo: masked(number),
      ...(tribunal ? { tribunal } : {}),
      publicacoes: String(items.length),
      ...(days[0] ? { primeira: days[0], ultima: days.at(-1)! } : {}),
    }
  })
}
