import type { ListCount } from '../../src/core/job/job.js'
import { count as written } from '../../src/messages/format.js'
import { parted } from '../../src/values/parted.js'
import { listedNames, NOBODY, notInBaseLines, OUTSIDE } from '../../src/watches/not-in-base.js'
import { OWN_KIND_WORDS } from '../../src/watches/per-lawyer-view.js'
import { NOT_WATCHED, READ } from './words.js'

const KINDS: readonly [list: string, one: string, many: string, sheet: string, more?: string][] = [
  ['new', 'nova', 'novas', 'Novas'],
  ['late', 'TARDIA', 'TARDIAS', 'Tardias', ': o prazo pode já correr'],
  ['check', 'a conferir', 'a conferir', 'Conferir'],
  ['changed', 'alterada', 'alteradas', 'Alteradas'],
  ['cancelled', 'cancelada', 'canceladas', 'Canceladas'],
]

interface SummaryLines {
  alarms: [label: string, text: string][]
  lines: string[]
  first?: string[]
  extra: string[]
}

/**
 * Returns the alarms and the lines of the first sheet, and the sheets that say no more than it: of
 * readings that failed a quiet night says so before everything else.
 */
export function summaryLines(lists: ReadonlyMap<string, ListCount>): SummaryLines {
  const readings = lists.get('coverage')?.tally
  const countOf = (reading: string) => readings?.get(reading) ?? 0
  const failed = countOf(READ.FALHOU)
  const incomplete = countOf(READ.INCOMPLETA)
  const unwatched = countOf(NOT_WATCHED)
  const isWhole = failed + incomplete === 0
  const countIn = (list: string) => lists.get(list)?.lines ?? 0
  const there = KINDS.filter(([list]) => countIn(list) > 0)
  const none = KINDS.filter(([list]) => countIn(list) === 0)
  const lines = there.map(([list, one, many, sheet, more = '']) => {
    const count = countIn(list)
    const what = count > 1 ? `publicações ${many}` : `publicação ${one}`
    return `${written('pt', count)} ${what}, na aba ${sheet}${more}.`
  })
  const [apart, nowhere] = parted(none, ([list]) => isForSome(list, lists.get('lawyers')))
  if (nowhere.length > 0) lines.push(noneLine(eitherOf(nowhere), isWhole))
  if (apart.length > 0)
    lines.push(
      `Entre estas há publicação ${eitherOf(apart)} para outro acompanhado: a aba Por advogado diz para qual.`,
    )
  lines.push(...newToSome(lists.get('changed')))
  if (unwatched > 0) lines.unshift(unwatchedLine(unwatched))
  const missing = missingLines(lists.get('lawyers')).map((line): [string, string] => [
    'CONFIRA',
    line,
  ])
  const extra = [
    ...none.map(([, , , sheet]) => sheet),
    'Já vistas',
    ...(countIn('calendar') === 0 ? ['Calendário'] : []),
  ]
  if (!isWhole)
    return {
      alarms: [['INCOMPLETO', openLine(lists.get('lawyers'))], ...missing],
      lines: ['Os dias que faltam e o motivo, na aba Cobertura.', ...lines],
      first: ['Cobertura'],
      extra,
    }
  return {
    alarms: missing,
    lines: [...lines, 'Tudo o que foi perguntado foi lido por inteiro.'],
    extra: [...extra, 'Cobertura', ...(there.length === 0 ? QUIET : [])],
  }
}

/** Of a quiet night, Resultado says as much of each registration. */
const QUIET = ['Por advogado', 'Parâmetros']

function noneLine(kinds: string, isWhole: boolean): string {
  return `Nenhuma publicação ${kinds}${isWhole ? '' : ' no que foi lido'}.`
}

function eitherOf(kinds: typeof KINDS): string {
  const words = kinds.map(([, one]) => one)
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' ou ')
}

/** Decides whether one registration has of a kind what is listed once, under that of another. */
function isForSome(list: string, { collected = [] }: Partial<ListCount> = {}): boolean {
  return collected.some((line) => Number(line[list] ?? 0) > 0)
}

/** Names what the base does not have: that nothing was found for it proves nothing. */
function missingLines({ collected = [] }: Partial<ListCount> = {}): string[] {
  const named = (is: string) =>
    collected.filter(({ nomes }) => nomes === is).map(({ inscricao = '' }) => inscricao)
  return notInBaseLines({ nobodys: named(NOBODY), outside: named(OUTSIDE) })
}

/** The line that names the registrations of which publications may be missing. */
function openLine({ collected = [] }: Partial<ListCount> = {}): string {
  const names = collected
    .filter(({ leitura }) => leitura !== 'COMPLETA')
    .map(({ inscricao = '' }) => inscricao)
  const whose =
    names.length > 0 ? `Não foi lido por inteiro: ${listedNames(names)}` : 'Nem tudo foi lido'
  return `${whose}. Pode haver publicação que não está aqui.`
}

function unwatchedLine(count: number): string {
  const what =
    count === 1
      ? '1 linha da lista não é acompanhada'
      : `${count} linhas da lista não são acompanhadas`
  return `${what}: pode haver publicação que não está aqui.`
}

/**
 * The common workbook lists each publication as new only once. This line counts those that are new
 * for a further registration.
 */
function newToSome(changed: ListCount | undefined): string[] {
  const count = (word: string) => changed?.tally.get(word) ?? 0
  const fresh = count(OWN_KIND_WORDS.new)
  const late = count(OWN_KIND_WORDS.late)
  const check = count(OWN_KIND_WORDS.check)
  if (fresh + late + check === 0) return []
  return [
    `Das alteradas, são novas para um acompanhado que ainda não as tinha visto: ${fresh}; TARDIAS: ${late}; a conferir: ${check}. O prazo pode já correr.`,
  ]
}
