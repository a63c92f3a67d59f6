import type { Parameters } from '../../src/core/job/job.js'
import { caseOf } from '../../src/legal/gazette/item.js'
import { idOf } from '../../src/services/gazette/named-in.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { caseFigures } from '../gazette/case-figures.js'
import { withoutLists } from '../gazette/lists.js'
import { scalarsOf } from '../gazette/scalars.js'
import type { Person } from './people-in.js'
import { casesIn, type Profiled, SHOWN, sameness, whoIs } from './records.js'

type Line = Record<string, string>

/** One line for each person, and one for each of its cases; both list the spellings. */
export function groupedLists(
  parameters: Parameters,
  people: readonly Person[],
  profiles: readonly Profiled[],
): Record<string, Line[]> {
  const profileOf = new Map(profiles.map((one) => [idOf(one.record), one]))
  const asked = people.map(({ records }) => ({
    records,
    read: records.flatMap((record) => profileOf.get(idOf(record)) ?? []),
  }))
  return {
    encontrados: asked.map((person) => personLine(parameters, person)),
    processos: asked.flatMap(({ read }) => caseLines(read)),
  }
}

interface AskedPerson {
  records: readonly Fields[]
  /** The records whose profiles were asked for. */
  read: readonly Profiled[]
}

function personLine(parameters: Parameters, { records, read }: AskedPerson): Line {
  const profiles = read.flatMap(({ profile }) => (profile ? [profile] : []))
  const all = records.map((record) => {
    const profile = read.find((one) => one.record === record)?.profile
    return { ...scalarsOf(withoutLists({ ...record, ...profile }), SHOWN), ...whoIs(record) }
  })
  const isSame = records.some((record) => sameness(record, parameters) === 'igual')
  return {
    ...joinedLine(all),
    igual: isSame ? 'igual' : sameness(records[0]!, parameters),
    perfil: profileWords(read.length, profiles.length),
    ...(profiles.length > 0 ? { processos: String(new Set(profiles.flatMap(caseKeys)).size) } : {}),
  }
}

function profileWords(asked: number, came: number): string {
  if (asked === 0) return 'não pedido'
  if (came === 0) return 'não veio'
  return came === asked ? 'lido' : `${came} de ${asked} lidos`
}

function caseKeys(profile: Fields): string[] {
  return casesIn(profile).map(keyOfCase)
}

function keyOfCase(one: Fields): string {
  return caseOf(one) ?? JSON.stringify(one)
}

function caseLines(read: readonly Profiled[]): Line[] {
  const cases = new Map<string, Line[]>()
  const pessoa = read[0] ? whoIs(read[0].record).pessoa! : ''
  for (const { record, profile } of read) {
    for (const one of casesIn(profile ?? {})) {
      const lines = cases.get(keyOfCase(one)) ?? []
      cases.set(keyOfCase(one), [...lines, { ...caseFigures(one), ...whoIs(record), pessoa }])
    }
  }
  return [...cases.values()].map(caseLine)
}

const TOTAL = 'total_publicacoes'

/**
 * The contract does not say whether a profile counts the publications of the case or those that
 * name this spelling: different counts are neither summed nor chosen, but listed in
 * the order of the spellings.
 */
function caseLine(lines: readonly Line[]): Line {
  const totals = new Set(lines.map((line) => line[TOTAL]))
  const { [TOTAL]: total, ...joined } = joinedLine(lines)
  const each = lines.map((line) => line[TOTAL] ?? '?').join('; ')
  const days = (name: string) => lines.flatMap((line) => line[name] ?? []).toSorted()
  const first = days('primeira_publicacao')[0]
  const last = days('ultima_publicacao').at(-1)
  return {
    ...joined,
    ...(first ? { primeira_publicacao: first } : {}),
    ...(last ? { ultima_publicacao: last } : {}),
    ...(totals.size > 1 ? { publicacoesPorGrafia: each } : total ? { [TOTAL]: total } : {}),
  }
}

/** Joins the different values of each figure. */
function joinedLine(lines: readonly Line[]): Line {
  const names = new Set(lines.flatMap((line) => Object.keys(line)))
  return Object.fromEntries(
    [...names].map((name) => {
      const values = new Set(lines.flatMap((line) => line[name] || []))
      return [name, [...values].join('; ')]
    }),
  )
}
