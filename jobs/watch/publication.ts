import type { Profile } from '../../src/legal/deadlines/calendar.js'
import { type Suggestion, suggest } from '../../src/legal/deadlines/suggest.js'
import type { Arrival } from '../../src/legal/gazette/arrival.js'
import type { Change, ClassifiedItem, Kind } from '../../src/legal/gazette/classify.js'
import { type Marked, marksIn } from '../../src/legal/gazette/highlight.js'
import { knownField } from '../../src/legal/gazette/item.js'
import { nameOf } from '../../src/legal/gazette/subject.js'
import { translate } from '../../src/messages/index.js'
import type { MessageCode } from '../../src/messages/message-code.js'
import { type IsoDate, toBrazilian } from '../../src/values/dates.js'
import {
  APPEAL,
  IN_HOURS,
  mayBePast,
  PAST,
  WITHOUT_END,
  withMayBePast,
} from '../../src/watches/deadline-state.js'
import type { Line } from '../../src/watches/night-codec.js'
import { OWN_KIND_WORDS } from '../../src/watches/per-lawyer-view.js'
import { publicationFigures, readableText, type TextKnowledge } from '../gazette/publication.js'

const APART = 'pode contar de outro modo'
/** Why there is no end, in the few words that a column of dates has room for. */
const WHY: Partial<Record<MessageCode, string>> = {
  deadline_before_code: 'anterior ao CPC de 2015',
  deadline_court_unknown: 'sem calendário do tribunal',
  deadline_type_unknown: APART,
  deadline_type_untold: APART,
  deadline_class_unknown: APART,
  deadline_class_untold: APART,
  deadline_organ_apart: APART,
  deadline_apart: APART,
  deadline_calendar_days: APART,
  deadline_not_in_business_days: APART,
  deadline_not_in_text: 'o texto não diz prazo',
  deadline_several: 'mais de um prazo',
  deadline_beside: 'pode haver outro prazo',
  deadline_unsure: 'prazo incerto',
  deadline_elapsed: 'prazo dito decorrido',
  deadline_contradictory: 'o prazo diz dois números',
}

/** An empty date would be read as no deadline, and a past one as one to come. */
function situationOf(
  suggested: Pick<Suggestion, 'end' | 'isInHours' | 'notes'> | undefined,
  readOn: IsoDate,
): string | undefined {
  if (!suggested) return `${WITHOUT_END}: sem dia de disponibilização`
  const { end, isInHours, notes } = suggested
  if (end !== undefined) return end < readOn ? PAST : undefined
  if (isInHours) return IN_HOURS
  const codes = notes.map(({ code }) => code)
  if (codes.includes('deadline_appeal') || codes.includes('deadline_judged')) return APPEAL
  const why = codes.flatMap((code) => WHY[code] ?? [])[0]
  return why === undefined ? WITHOUT_END : `${WITHOUT_END}: ${why}`
}

const CHANGES: Record<Change, string> = {
  content: 'O conteúdo mudou',
  standing: 'Estava cancelada e voltou a valer',
  watched: 'Ainda não tinha sido mostrada para',
  otherwise: 'Ainda não tinha sido mostrada assim para',
}

const ARRIVALS: Record<Arrival, string | undefined> = {
  'on-time': undefined,
  'came-late': 'Entrou na base depois do seu dia',
  recovered: 'Recuperada: o seu dia não pôde ser lido a tempo',
  before: 'Anterior ao início do acompanhamento',
}

interface SuggestionContext extends TextKnowledge {
  /** The day of the reading. */
  night: IsoDate
  profiles: readonly Profile[]
}

interface DeadlineContext extends SuggestionContext {
  /** Whether the line says what the suggested end, or its absence, means to its reader. */
  hasSituation: boolean
  /** Whether a line without a date says that its deadline may be over. */
  saysMayBePast: boolean
}

interface LineContext extends DeadlineContext {
  marked: Marked
}

/** Returns one publication as the sheets of its kind show it. */
export function publicationLine(
  one: ClassifiedItem,
  kind: Kind,
  { marked, ...context }: LineContext,
): Line {
  const { item, key, daysElapsed } = one
  const text = readableText(item, context)
  return {
    id: key,
    ...publicationFigures(item),
    ...(daysElapsed === undefined ? {} : { dias: String(daysElapsed) }),
    ...(text === undefined ? {} : textLine(text, marked)),
    ...aboutOf(one),
    ...(isFirst(kind) ? firstShown(one, context) : {}),
    ...(kind === 'changed' ? shownAgain(one, context) : {}),
  }
}

function isFirst(kind: Kind): boolean {
  return kind === 'new' || kind === 'late' || kind === 'check'
}

/** Marks the lawyer's own name, which is hard to find among a hundred others. */
function textLine(text: string, marked: Marked): Line {
  const marks = marksIn(text, marked).map(({ start, end }) => `${start}-${end}`)
  return { texto: text, ...(marks.length > 0 ? { marcas: marks.join('; ') } : {}) }
}

function aboutOf({ together, hasLawyers, unlisted }: ClassifiedItem): Line {
  const whose = unlisted.map(nameOf).join(', ')
  return {
    ...(together > 1 ? { atos: String(together) } : {}),
    ...(unlisted.length === 0
      ? {}
      : {
          conferir: hasLawyers
            ? `${whose} não está entre os advogados da publicação`
            : `A publicação não diz os seus advogados: foi encontrada para ${whose}`,
        }),
  }
}

function firstShown(one: ClassifiedItem, context: DeadlineContext): Line {
  const chegada = ARRIVALS[one.arrival]
  return { ...(chegada ? { chegada } : {}), ...deadlineOf(one, context) }
}

/**
 * The columns of the sheet of changed publications: a deadline may be running, and the publication
 * may be new for some registration although others were shown it before.
 */
function shownAgain(one: ClassifiedItem, context: DeadlineContext): Line {
  const { changes, watched, own, first, arrival, cancellation } = one
  const whose = watched.map(nameOf).join(', ')
  const isOfOne = (change: Change) => change === 'watched' || change === 'otherwise'
  const mudanca = changes.map((change) => [CHANGES[change], ...(isOfOne(change) ? [whose] : [])])
  const shown = `Já mostrada a outro acompanhado em ${toBrazilian(first)}`
  const chegada = [cancellation ? undefined : ARRIVALS[arrival], shown].filter(Boolean).join('; ')
  return {
    mudanca: mudanca.map((words) => words.join(' ')).join('; '),
    ...(own ? { para: OWN_KIND_WORDS[own as keyof typeof OWN_KIND_WORDS], chegada } : {}),
    ...(cancellation ? {} : deadlineOf(one, context)),
  }
}

function deadlineOf(one: ClassifiedItem, context: DeadlineContext): Line {
  const { night, hasSituation, saysMayBePast } = context
  const suggested = suggestionOf(one, context)
  const situacao = hasSituation ? situationOf(suggested, night) : undefined
  const means: Line = situacao ? { situacao } : {}
  if (!suggested) return means
  const { label, publication, firstDay, daysElapsed, end, passages, notes, profile } = suggested
  const line: Line = {
    ...(publication ? { publicacao: publication } : {}),
    ...(firstDay ? { inicio: firstDay } : {}),
    ...(daysElapsed === undefined ? {} : { corridos: String(daysElapsed) }),
    ...(end ? { fim: end } : {}),
    ...(passages.length > 0 ? { prazo: passages.join('; ') } : {}),
    sugestao: [
      translate('pt', label),
      ...(notes.length > 0 ? [notes.map((note) => translate('pt', note)).join(' ')] : []),
    ].join('. '),
    perfil: `${profile.id} ${profile.version}`,
    ...means,
  }
  return saysMayBePast ? withDoubt(line, one.day, night) : line
}

/** The sheets of a night say it beside the date: its first page counts more than it can list. */
function withDoubt(line: Line, dia: IsoDate | undefined, night: IsoDate): Line {
  const { situacao } = line
  if (situacao === undefined || !mayBePast({ ...line, dia }, night)) return line
  return { ...line, situacao: withMayBePast(situacao) }
}

function suggestionOf(
  { item, day, case: number }: ClassifiedItem,
  { night, profiles, ...knowledge }: SuggestionContext,
): Suggestion | undefined {
  if (day === undefined) return undefined
  return suggest(
    {
      available: day,
      caseNumber: number,
      court: knownField(item, 'siglaTribunal'),
      type: knownField(item, 'tipoComunicacao'),
      class: knownField(item, 'nomeClasse'),
      organ: knownField(item, 'nomeOrgao'),
      document: knownField(item, 'tipoDocumento'),
      text: readableText(item, knowledge),
      today: night,
    },
    profiles,
  )
}

/** Returns the days that the suggested dates skip, each with its law. */
export function calendarLines(
  items: readonly ClassifiedItem[],
  context: SuggestionContext,
): Line[] {
  const found = new Map<string, Line>()
  for (const one of items) {
    const suggested = suggestionOf(one, context)
    for (const { day, name, source } of suggested?.skipped ?? []) {
      // Weekends are skipped without a line.
      if (name === 'Sábado' || name === 'Domingo') continue
      const perfil = suggested?.profile.id ?? ''
      const chave = `${day} ${perfil} ${name}`
      found.set(chave, { chave, dia: day, nome: name, fonte: source, perfil })
    }
  }
  return [...found.values()].toSorted((a, b) => (a.chave! < b.chave! ? -1 : 1))
}
