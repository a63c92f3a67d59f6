import { counted, words } from '../messages/format.js'
import type { Language } from '../messages/index.js'
import type { NoticeFacts, NoticeKind } from './notice.js'

type Both = readonly [pt: string, en: string]

const KINDS: Record<NoticeKind, Both> = {
  'batch.finished': ['Lote terminado', 'Batch finished'],
  'watch.finished': ['Publicações da noite', 'Publications of the night'],
  'report.finished': ['Relatório', 'Report'],
  'schedule.missed': ['Disparos perdidos', 'Missed firings'],
  'schedule.failed': ['O agendamento falhou', 'The schedule failed'],
  'schedule.waiting': ['O agendamento não terminou', 'The schedule has not ended'],
}

/** Titles of counts; a count without a title shows its own name. */
const COUNTS: Record<string, Both> = {
  read: ['Linhas lidas', 'Rows read'],
  ok: ['Certas', 'Right'],
  warned: ['Com aviso', 'Warned'],
  rejected: ['Rejeitadas', 'Rejected'],
  failed: ['Com falha', 'Failed'],
  duplicate: ['Repetidas', 'Duplicate'],
  ignored: ['Ignoradas', 'Ignored'],
  pending: ['Pendentes', 'Pending'],
  new: ['Novas', 'New'],
  late: ['Tardias', 'Late'],
  changed: ['Alteradas', 'Changed'],
  cancelled: ['Canceladas', 'Cancelled'],
  shownToOthers: [
    'Destas, já mostradas a outro acompanhado',
    'Of all these, already shown for another registration',
  ],
  toCheck: ['A conferir', 'To be checked'],
  seen: ['Já vistas', 'Already seen'],
  check: ['A conferir', 'To be checked'],
  complete: ['Leituras completas', 'Complete readings'],
  incomplete: ['Leituras INCOMPLETAS', 'INCOMPLETE readings'],
  unread: ['Sem leitura', 'Not read'],
  series: ['Índices e tabelas', 'Indices and tables'],
  unpublished: ['Sem publicação no mês', 'Not published in the month'],
  changedMonths: ['Meses que mudaram', 'Months that changed'],
  cases: ['Processos', 'Cases'],
  newCases: ['Processos novos', 'New cases'],
  goneCases: ['Processos que saíram', 'Cases that went'],
  newRows: ['Linhas novas', 'New rows'],
  goneRows: ['Linhas que saíram', 'Rows that went'],
  unanswered: ['Linhas sem resultado', 'Rows without a result'],
  coverageIncomplete: [
    'Dias de uma inscrição lidos em parte',
    'Days of a registration read in part',
  ],
  coverageFailed: ['Dias de uma inscrição NÃO LIDOS', 'Days of a registration NOT READ'],
  missed: ['Disparos perdidos', 'Missed firings'],
  caughtUp: ['Recuperados', 'Caught up'],
}

const WORDS = {
  incomplete: ['INCOMPLETO', 'INCOMPLETE'],
  incompleteLine: [
    'INCOMPLETO: parte do que devia ser lido não foi. O que falta está na pasta de trabalho.',
    'INCOMPLETE: part of what should have been read was not. The workbook says what is missing.',
  ],
  unreadLine: [
    'INCOMPLETO: parte do que devia ser lido não foi, e pode haver mais publicações. O que falta está dito abaixo.',
    'INCOMPLETE: part of what should have been read was not, and there may be more publications. What is missing is told below.',
  ],
  reading: ['Leitura do diário', 'Reading of the gazette'],
  whole: ['completa', 'complete'],
  undoneLine: [
    'INCOMPLETO: o que estava agendado não foi feito, ou ainda não terminou.',
    'INCOMPLETE: what was scheduled was not done, or has not ended yet.',
  ],
  supplement: ['SUPLEMENTO', 'SUPPLEMENT'],
  supplementLine: [
    'SUPLEMENTO: o que não tinha sido lido quando este dia foi avisado. O resto está no aviso daquele dia.',
    'SUPPLEMENT: what had not been read when this day was told of. The rest is in the notice of that day.',
  ],
  rehearsal: ['ENSAIO', 'REHEARSAL'],
  rehearsalLine: [
    'ENSAIO: os dados vêm do sandbox, não do serviço.',
    'REHEARSAL: what this tells came from the sandbox, not from the service.',
  ],
  day: ['Dia', 'Day'],
  batch: ['Lote', 'Batch'],
  workbook: ['Pasta de trabalho', 'Workbook'],
  reason: ['Motivo', 'Reason'],
  cases: ['Processos', 'Cases'],
  publications: ['Publicações', 'Publications'],
  inHours: [
    'Prazo em horas, sem data: leia primeiro',
    'Deadline in hours, without a date: read first',
  ],
  withoutDeadline: [
    'Sem prazo sugerido: leia cada uma',
    'Without a suggested deadline: read each of them',
  ],
  deadlineUntil: ['prazo sugerido (confira): até', 'suggested deadline (check it): until'],
  past: ['JÁ PASSOU', 'ALREADY PAST'],
  mayBePast: ['PODE TER PASSADO', 'MAY BE PAST'],
  inText: ['no texto:', 'in the text:'],
  deadlineSaid: ['prazo no texto:', 'deadline in the text:'],
  available: ['disponibilizada em', 'made available on'],
  published: ['publicação (sugerida) em', 'published (suggested) on'],
  begins: ['prazo começa em', 'the term begins on'],
  deadlineNone: ['sem prazo sugerido', 'no deadline suggested'],
  caseless: ['sem número de processo', 'no case number'],
  attached: ['Em anexo', 'Attached'],
  notAttached: ['Não anexado por ser grande', 'Too large to be attached'],
  late: ['TARDIA: o prazo pode já correr', 'LATE: the deadline may be running'],
  check: ['CONFERIR de quem é', 'CHECK whose it is'],
  changed: ['ALTERADA', 'CHANGED'],
  cancelled: ['CANCELADA', 'CANCELLED'],
  watched: ['Acompanhados', 'Watched'],
  failed: ['Não foi lido, FALHOU', 'Not read, FAILED'],
  unread: ['Não lidos por inteiro', 'Not read completely'],
  doubtful: [
    'Confira a inscrição ou o processo: pode faltar publicação',
    'Check the registration or case: publications may be missing',
  ],
  unwatched: ['Não são acompanhadas (dito só desta vez)', 'Not watched (told this once)'],
  texts: ['Textos', 'Texts'],
  others: ['Outras publicações', 'Other publications'],
  inWorkbook: [', na pasta de trabalho', ', in the workbook'],
  more: ['e mais', 'and more:'],
  cut: ['[…]', '[…]'],
  notice: ['Aviso', 'Notice'],
} satisfies Record<string, Both>

export interface Words {
  kind(kind: NoticeKind): string
  count(name: string): string
  word(name: keyof typeof WORDS): string
  number(value: number): string
}

export function wordsOf(language: Language): Words {
  const at = language === 'en' ? 1 : 0
  return {
    kind: (kind) => KINDS[kind][at],
    count: (name) => COUNTS[name]?.[at] ?? name,
    word: (name) => WORDS[name][at],
    number: (value) => value.toLocaleString(at === 1 ? 'en-US' : 'pt-BR'),
  }
}

/**
 * Returns the subject on one line: `INCOMPLETO · 3 publicações, primeiro prazo 02/12/2026 · noturno
 * · 20/11/2026`.
 */
export function subjectOf(facts: NoticeFacts, language: Language): string {
  const { kind, word } = wordsOf(language)
  const what = facts.kind === 'watch.finished' ? shownText(facts, language) : kind(facts.kind)
  const marks = (['incomplete', 'supplement', 'rehearsal'] as const).filter((mark) => facts[mark])
  const parts = [...marks.map(word), what, facts.name]
  if (facts.day) parts.push(dayText(facts.day, language))
  return oneLine(parts.filter(Boolean).join(' · '), 180)
}

const SHOWN = ['new', 'late', 'toCheck', 'changed', 'cancelled']

/** Returns how many publications the notice of a night has. */
function shownIn({ counts }: Pick<NoticeFacts, 'counts'>): number {
  return SHOWN.reduce((sum, name) => sum + (counts[name] ?? 0), 0)
}

function shownText(facts: NoticeFacts, language: Language): string {
  if (shownIn(facts) === 0 && isOnlyUnwatched(facts)) return unwatchedText(facts, language)
  const { nearestDeadline: first, pastDeadlines = 0, doubtful = [] } = facts
  const { withoutDeadline = 0, inHours = 0 } = facts
  const some = (many: number, pt: [string, string], en: [string, string]) =>
    many > 0 && counted(language, many, pt, en)
  return [
    publicationsText(facts, language),
    first && `${words(language, 'primeiro prazo', 'first deadline')} ${dayText(first, language)}`,
    some(
      pastDeadlines,
      ['prazo já passou', 'prazos já passaram'],
      ['deadline already past', 'deadlines already past'],
    ),
    some(
      inHours,
      ['prazo em horas', 'prazos em horas'],
      ['deadline in hours', 'deadlines in hours'],
    ),
    some(
      withoutDeadline - inHours,
      ['sem prazo sugerido', 'sem prazo sugerido'],
      ['without a suggested deadline', 'without a suggested deadline'],
    ),
    some(
      doubtful.length,
      ['inscrição a conferir', 'inscrições a conferir'],
      ['registration to check', 'registrations to check'],
    ),
  ]
    .filter(Boolean)
    .join(', ')
}

function publicationsText(facts: NoticeFacts, language: Language): string {
  const shown = shownIn(facts)
  if (shown > 0)
    return counted(language, shown, ['publicação', 'publicações'], ['publication', 'publications'])
  return facts.incomplete
    ? words(language, 'Nenhuma publicação no que foi lido', 'No publication in what was read')
    : words(language, 'Nenhuma publicação nova', 'No new publication')
}

/** True for a person whose rows all cannot be watched: the night has nothing for that person. */
function isOnlyUnwatched({ watched, unwatched = [] }: NoticeFacts): boolean {
  return watched?.length === 0 && unwatched.length > 0
}

function unwatchedText({ unwatched = [] }: NoticeFacts, language: Language): string {
  return counted(
    language,
    unwatched.length,
    ['linha da lista não é acompanhada', 'linhas da lista não são acompanhadas'],
    ['row of the list is not watched', 'rows of the list are not watched'],
  )
}

export function dayText(day: string, language: Language): string {
  return language === 'en' ? day : day.split('-').reverse().join('/')
}

/**
 * Removes control and direction characters from texts of users and services, so that they stay on
 * one line.
 */
export function oneLine(text: string, most: number): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return plain.length > most ? `${[...plain].slice(0, most - 1).join('')}…` : plain
}
