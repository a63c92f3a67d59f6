import type { ItemOutcome, ReadAnswer, TaskState } from '../../src/core/job/job.js'
import type { Profile } from '../../src/legal/deadlines/calendar.js'
import { PROFILES } from '../../src/legal/deadlines/profiles.js'
import {
  type ClassifiedItem,
  classify,
  type ItemsByKind,
  type Kind,
} from '../../src/legal/gazette/classify.js'
import { type DayCoverage, worst } from '../../src/legal/gazette/coverage.js'
import { afterNight } from '../../src/legal/gazette/look-back.js'
import type { State } from '../../src/legal/gazette/reading-plan.js'
import { isShownTo } from '../../src/legal/gazette/shown-items.js'
import type { Spellings } from '../../src/legal/gazette/spellings.js'
import { nameOf } from '../../src/legal/gazette/subject.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { toBrazilian } from '../../src/values/dates.js'
import { type Line, MARKS, markLine, READINGS, readingLine } from '../../src/watches/night-codec.js'
import { NOBODY, OUTSIDE } from '../../src/watches/not-in-base.js'
import { courtOf, isCovered } from '../gazette/court.js'
import { isNobodys, otherName } from '../gazette/holders.js'
import { coverageLines, unsureSpellingLines } from './coverage-lines.js'
import { type NightRead, nightProgress } from './night-reader.js'
import type { WatchItem, WatchKnowledge } from './plan-row.js'
import { calendarLines, publicationLine } from './publication.js'

const KINDS = ['new', 'late', 'check', 'changed', 'cancelled', 'seen'] as const
const OUTCOMES = { COMPLETA: 'ok', INCOMPLETA: 'warned', FALHOU: 'failed' } as const

/**
 * Reads the answers of one registration or case. All its rows get the same outcome, and the first
 * row alone carries the lists.
 */
export function readNight(asking: TaskState<WatchItem>, knowledge: WatchKnowledge): ReadAnswer {
  const followed = nightProgress(asking, knowledge)
  if (followed.is === 'asking') throw new Error('asked too little')
  const { night } = followed
  const sorted = classified(night, knowledge)
  const isNobody = saysNobody(night, knowledge)
  const outside = courtOutside(night, knowledge)
  const notes = [...notesOn(night, isNobody), ...outside]
  const state = stateOf(night)
  const missing = isNobody ? NOBODY : outside.length > 0 ? OUTSIDE : undefined
  const figures = figuresOf(night, sorted, state, missing)
  const end = {
    outcome: state === 'COMPLETA' && notes.length > 0 ? ('warned' as const) : OUTCOMES[state],
    figures,
    notes,
  }
  const lists = listsOf(night, sorted, asking.items, figures, knowledge)
  const items = asking.items.map(({ nome }, at): ItemOutcome => {
    const whole = at === 0 ? { ...end, lists } : end
    const others = state === 'FALHOU' ? [] : otherName(nome, namesOf(night))
    if (others.length === 0) return whole
    return { ...whole, outcome: 'warned', notes: [...notes, ...others] }
  })
  return { is: 'read', items, totals: {} }
}

function classified(
  { night, readOn, findings, details, known }: NightRead,
  { watch, asOfNight, addedOn = '' }: WatchKnowledge,
): ItemsByKind {
  const first = known?.began ?? night
  const began = first > addedOn ? first : addedOn
  // Without a watch, no earlier night can have shown the publication.
  const classifiedOn = asOfNight || !watch ? night : readOn
  return classify(findings, {
    night,
    readOn,
    classifiedOn,
    began,
    seen: watch?.seen ?? {},
    details,
  })
}

/** COMPLETA only if every spelling was read whole and the list of spellings is complete. */
function stateOf({ read, spellings }: NightRead): State {
  return worst([
    ...read.map(({ look, coverage }) => (look.beyond ? 'FALHOU' : coverage.state)),
    ...(isUnsure(spellings) ? (['INCOMPLETA'] as const) : []),
  ])
}

/**
 * On nights that do not ask for spellings the last answer holds, so that undefined counts as
 * certain.
 */
function isUnsure(spellings: Spellings | undefined): spellings is Spellings {
  return spellings !== undefined && spellings.state !== 'told'
}

/** From this version of the rules on; before it no night said so, and its outcome stays. */
const NOBODY_SINCE = 4
/** From this version on a line says what its end, or the absence of one, means. */
const SITUATION_SINCE = 5
/** From this version on a client beside a registration is not said of all its publications. */
const CLIENT_SINCE = 5

/** From this version on texts have a space between a bracket and the word of an element. */
const PARTED_SINCE = 6
/** From this version on a line without a date says whether its deadline may be over. */
const MAY_BE_PAST_SINCE = 6
/** From this version on the day of a night that was run later is over when it is read. */
const READ_ON_SINCE = 6

/** From this version on nights between two answers about a registration say so, too. */
const NOBODY_KEPT_SINCE = 6

/** Nights of earlier releases follow no version of the rules. */
function follows({ adviceVersion }: WatchKnowledge, since: number): boolean {
  return adviceVersion !== undefined && adviceVersion >= since
}

/**
 * Decides whether the night says that the base has no lawyer of the registration: no answer and no
 * publication names one, tonight or before, and days were read.
 */
function saysNobody(night: NightRead, knowledge: WatchKnowledge): boolean {
  const { watched, spellings, known, findings, read } = night
  const isRead = read.some(({ coverage }) => coverage.days.some(({ state }) => state !== 'FALHOU'))
  if (!isRead || findings.length > 0 || namesOf(night).length > 0) return false
  if (spellings) return follows(knowledge, NOBODY_SINCE) && isNobodys(spellings)
  const seen = Object.values(knowledge.watch?.seen ?? {})
  const wasShown = () => seen.some((one) => isShownTo(one, watched.key))
  return follows(knowledge, NOBODY_KEPT_SINCE) && known?.isNobodys === true && !wasShown()
}

/** A note if the base does not have the court of a case: that nothing was found says nothing. */
function courtOutside(
  { watched, findings }: NightRead,
  { courts = [] }: WatchKnowledge,
): Sentence[] {
  const court = watched.is === 'case' ? courtOf(watched.number) : undefined
  if (court === undefined || findings.length > 0 || isCovered(court, courts) !== false) return []
  return [sentence('case_out_of_coverage', { court })]
}

function notesOn(
  { watched, read, spellings, detailProblems }: NightRead,
  isNobody: boolean,
): Sentence[] {
  const notes: Sentence[] = []
  if (spellings?.state === 'cut') notes.push(sentence('watch_spellings_cut'))
  else if (isUnsure(spellings)) {
    const problem = spellings.problem ?? 'registros sem número ou UF'
    notes.push(sentence('watch_spellings_untold', { problem }))
  }
  if (isNobody) notes.push(sentence('watch_nobody', { registration: nameOf(watched) }))
  for (const { spelling, look, coverage } of read) {
    const open = coverage.days.filter(({ state }) => state !== 'COMPLETA')
    if (open.length > 0) notes.push(openNote(spelling, open))
    if (look.beyond) {
      const from = toBrazilian(look.beyond.from)
      const to = toBrazilian(look.beyond.to)
      notes.push(sentence('watch_beyond', { spelling, from, to }))
    }
  }
  const count = detailProblems.size
  if (count > 0) {
    notes.push(
      sentence('watch_details_failed', { count, problem: [...detailProblems.values()][0] }),
    )
  }
  return notes
}

function openNote(spelling: string, open: readonly DayCoverage[]): Sentence {
  const days = open.map(({ day }) => toBrazilian(day))
  const failed = open.find(({ state }) => state === 'FALHOU')
  const code = failed ? 'watch_days_failed' : 'watch_days_incomplete'
  return sentence(code, { spelling, days, problem: failed?.problem })
}

/** @param missing what the base does not have, said in place of the holder's name */
function figuresOf(
  night: NightRead,
  sorted: ItemsByKind,
  state: State,
  missing: string | undefined,
): Line {
  const { watched, read } = night
  const calls = read.reduce((sum, { coverage }) => sum + coverage.calls, 0)
  const splits = read.reduce((sum, { coverage }) => sum + coverage.splits, 0)
  const names = namesOf(night)
  return {
    inscricao: nameOf(watched),
    ...(names.length > 0 ? { nomes: names.join('; ') } : missing ? { nomes: missing } : {}),
    grafias: read.map(({ spelling }) => spelling).join('; '),
    leitura: state,
    ...Object.fromEntries(KINDS.map((kind) => [kind, String(sorted[kind].length)])),
    consultas: String(calls),
    divisoes: String(splits),
  }
}

/** The names in the base's last answer. */
function namesOf({ spellings, known }: NightRead): string[] {
  const answered = spellings?.names ?? []
  return answered.length > 0 ? answered : (known?.names ?? [])
}

/** The profiles that an added court file defines come before the built-in ones. */
function profilesIn({ calendars = [] }: WatchKnowledge): readonly Profile[] {
  return [...calendars, ...PROFILES]
}

function listsOf(
  night: NightRead,
  sorted: ItemsByKind,
  items: readonly WatchItem[],
  figures: Line,
  knowledge: WatchKnowledge,
): Record<string, Line[]> {
  const { watched } = night
  const profiles = profilesIn(knowledge)
  const hasSituation = follows(knowledge, SITUATION_SINCE)
  const context = {
    night: night.readOn,
    profiles,
    ...(follows(knowledge, PARTED_SINCE) ? { partsWords: true as const } : {}),
    saysMayBePast: follows(knowledge, MAY_BE_PAST_SINCE),
  }
  const notOver = follows(knowledge, READ_ON_SINCE) ? night.readOn : night.night
  const who = whoOf(night, items)
  const { cliente: _, ...nobodysCase } = who
  const isOab = watched.is === 'oab'
  const ofCase = isOab && follows(knowledge, CLIENT_SINCE) ? nobodysCase : who
  const marked = { names: namesOf(night), watched: [watched] }
  const lines = (kind: Kind) =>
    sorted[kind].map((one) => ({
      ...publicationLine(one, kind, { ...context, marked, hasSituation }),
      ...ofCase,
      grafia: spellingsFor(night, one.key),
    }))
  return {
    ...Object.fromEntries(KINDS.map((kind) => [kind, lines(kind)])),
    coverage: [
      ...unsureSpellingLines(night, who),
      ...night.read.flatMap((one) => coverageLines(one, who, notOver)),
    ],
    lawyers: [{ ...figures, lida: night.readOn, ...who }],
    calendar: calendarLines(
      [...sorted.new, ...sorted.late, ...sorted.check, ...sorted.changed],
      context,
    ),
    [MARKS]: KINDS.flatMap((kind) => sorted[kind].map((one) => markOf(one, watched.key))),
    [READINGS]: readingLines(night, knowledge),
  }
}

function whoOf({ watched }: NightRead, items: readonly WatchItem[]): Line {
  const all = (name: 'responsavel' | 'cliente') =>
    [...new Set(items.flatMap((item) => item[name] ?? []))].join('; ')
  const responsavel = all('responsavel')
  const cliente = all('cliente')
  return {
    inscricao: nameOf(watched),
    ...(responsavel ? { responsavel } : {}),
    ...(cliente ? { cliente } : {}),
  }
}

function spellingsFor({ read }: NightRead, key: string): string {
  const found = read.filter(({ coverage }) =>
    coverage.spans.some(({ received }) => received.includes(key)),
  )
  return found.map(({ spelling }) => spelling).join('; ')
}

function markOf(one: ClassifiedItem, registration: string): Line {
  const { key, kind, own, hash, first, day, cancellation } = one
  const cancelled = cancellation !== undefined
  const known = { ...(own ? { own } : {}), ...(day ? { day } : {}) }
  return markLine({ registration, key, kind, hash, first, cancelled, ...known })
}

function readingLines(
  { watched, night, spellings, read }: NightRead,
  knowledge: WatchKnowledge,
): Line[] {
  const registration = watched.key
  // Nights of earlier releases have no such mark, and are read again as they were.
  const hasMark = follows(knowledge, NOBODY_KEPT_SINCE) && spellings && isNobodys(spellings)
  const nobody = hasMark ? { isNobodys: true } : {}
  // An incomplete answer is not stored, so that the next night asks again.
  const named =
    spellings?.state === 'told'
      ? [readingLine({ registration, state: {}, asked: night, names: spellings.names, ...nobody })]
      : []
  return [
    ...named,
    ...read.map(({ spelling, before, look, coverage }) => {
      const state = afterNight(before, look, coverage.days)
      return readingLine({ registration, spelling, state, names: [] })
    }),
  ]
}
