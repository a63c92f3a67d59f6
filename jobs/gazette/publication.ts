import type { FigureColumn } from '../../src/core/job/job.js'
import { CLIENT_OF_ROW } from '../../src/core/job/workbook.js'
import {
  cancellationOf,
  caseOf,
  dayOf,
  KNOWN_FIELDS,
  knownField,
  OF_LAWYERS,
  textOf,
} from '../../src/legal/gazette/item.js'
import { plainText } from '../../src/legal/gazette/plain-text.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { idOf } from '../../src/services/gazette/named-in.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { listsIn } from '../../src/services/lists-in.js'
import { masked } from '../../src/values/case-number.js'
import { withBrazilianDays } from '../../src/values/dates.js'
import { scalarsOf } from './scalars.js'

/** Columns of the origin's field names; the contract promises none of these names. */
const OWN = {
  id: 'id',
  siglaTribunal: 'tribunal',
  nomeOrgao: 'orgao',
  tipoComunicacao: 'tipo',
  tipoDocumento: 'documento',
  nomeClasse: 'classe',
  destinatarios: 'partes',
  destinatarioadvogados: 'advogados',
  link: 'link',
} as const
const OF_PARTIES = /(?:parte|part(?:y|ies)|destinatari[oa]|envolvid|litigante|polo)[a-z]{0,12}$/i
const DAY_NAMES = ['data_disponibilizacao', 'datadisponibilizacao']
const CASE_NAMES = ['numero_processo', 'numeroprocessocommascara']
const CANCEL_NAMES = ['motivo_cancelamento', 'data_cancelamento']

/** Figures that a reading says of a publication, whatever the service calls fields of its own. */
const OF_READING = new Set([
  'fim',
  'situacao',
  'prazo',
  'sugestao',
  'publicacao',
  'inicio',
  'corridos',
  'perfil',
  'dias',
  'atos',
  'conferir',
  'chegada',
  'mudanca',
  'para',
  'marcas',
  'nomeia',
  'cancelamento',
  'inscricao',
  'responsavel',
  'cliente',
  'grafia',
])

export const PUBLICATION: readonly FigureColumn[] = [
  { figure: 'processo', title: 'Processo', kind: 'text', width: 27 },
  { figure: 'dia', title: 'Disponibilização', kind: 'date', width: 16 },
  { figure: 'tribunal', title: 'Tribunal', kind: 'text', width: 11 },
  { figure: 'orgao', title: 'Órgão', kind: 'text', width: 24 },
  { figure: 'tipo', title: 'Comunicação', kind: 'text', width: 14 },
]
export const CANCELLED: FigureColumn = {
  figure: 'cancelamento',
  title: 'Cancelamento',
  kind: 'text',
  width: 18,
  shown: withBrazilianDays,
}
export const CLIENT: FigureColumn = {
  figure: CLIENT_OF_ROW,
  title: 'Cliente',
  kind: 'text',
  width: 26,
  wrap: true,
}
export const PEOPLE: readonly FigureColumn[] = [
  { figure: 'partes', title: 'Partes', kind: 'text', width: 32 },
  { figure: 'advogados', title: 'Advogados', kind: 'text', width: 32 },
]
/** Further columns of a publication, shown on screen only. */
export const FURTHER_COLUMNS: readonly FigureColumn[] = [
  { figure: 'documento', title: 'Documento', kind: 'text', width: 16, onScreen: true },
  { figure: 'classe', title: 'Classe', kind: 'text', width: 30, onScreen: true },
  { figure: 'link', title: 'Link', kind: 'link', width: 30, onScreen: true },
  { figure: 'id', title: 'ID da publicação', kind: 'text', width: 16, onScreen: true },
]

/**
 * Returns a publication as the sheets show it, without its text: every field that came, the known
 * ones first.
 */
export function publicationFigures(item: Fields): Record<string, string> {
  const day = dayOf(item)
  const number = caseOf(item)
  const cancelled = cancellationOf(item)
  const taken = new Set([
    'texto',
    ...(day === undefined ? [] : DAY_NAMES),
    ...(number === undefined ? [] : CASE_NAMES),
    ...(cancelled ? CANCEL_NAMES : []),
  ])
  const all = scalarsOf(item, taken)
  const id = idOf(item)
  const figures: Record<string, string> = {
    ...(id === undefined ? {} : { id: String(id) }),
    ...(day === undefined ? {} : { dia: day }),
    ...(number === undefined ? {} : { processo: masked(number) }),
    ...(cancelled
      ? { cancelamento: ['Cancelada', cancelled.day, cancelled.reason].filter(Boolean).join(' - ') }
      : {}),
  }
  for (const [name, value] of Object.entries(all)) {
    figures[columnOf(name)] = value
  }
  for (const name of KNOWN_FIELDS) {
    const value = figures[OWN[name]] === undefined ? knownField(item, name) : undefined
    if (value !== undefined) figures[OWN[name]] = value
  }
  moveLinked(item, figures)
  return figures
}

function columnOf(name: string): string {
  if (OF_READING.has(name)) return `diario.${name}`
  return Object.hasOwn(OWN, name) ? OWN[name as keyof typeof OWN] : name
}

/**
 * Details may name the lists of lawyers and parties otherwise than the origin. A list that repeats
 * the value of a known column gets no column of its own.
 */
function moveLinked(item: Fields, figures: Record<string, string>): void {
  for (const { path } of listsIn(item)) {
    const own = OF_LAWYERS.test(path) ? 'advogados' : OF_PARTIES.test(path) ? 'partes' : undefined
    const value = figures[path]
    if (own === undefined || path === own || value === undefined) continue
    figures[own] ??= value
    if (figures[own] === value) delete figures[path]
  }
}

/** Returns the text without HTML. */
export function readableText(item: Fields, { partsWords }: TextKnowledge): string | undefined {
  const text = textOf(item)
  return text === undefined ? undefined : plainText(text, partsWords)
}

export interface TextKnowledge {
  /** Absent in older batches, whose texts join the word of an element to the bracket before it. */
  partsWords?: true
}

/**
 * Warns of publications whose day of availability or text is in no field that lote knows, so that
 * their row never ends as ok.
 */
export function missingFieldNotes(items: readonly Fields[]): Sentence[] {
  const count = items.filter(
    (item) => !cancellationOf(item) && (dayOf(item) === undefined || textOf(item) === undefined),
  ).length
  return count === 0 ? [] : [sentence('publication_untold', { count })]
}

/** Sorts by day, oldest first; items without a day come last, in the order received. */
export function byDay(items: readonly Fields[]): Fields[] {
  const key = (item: Fields) => dayOf(item) ?? '9999'
  return items.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}
