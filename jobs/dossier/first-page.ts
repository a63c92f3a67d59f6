import type { FirstPage, ListCount } from '../../src/core/job/job.js'
import { isSealed, SEALED } from '../../src/legal/gazette/secrecy.js'
import { count as written } from '../../src/messages/format.js'
import { isIsoDate, toBrazilian } from '../../src/values/dates.js'
import { CLIENT } from '../gazette/publication.js'
import { toRead } from '../gazette/to-read.js'
import { NOT_FOUND, NOT_LOOKED_FOR } from './words.js'

/** So many lines of a part leave the rest of the page to what has to be decided. */
const MOST_LISTED = 12

/** Says of each case its court, its parties and its last publication, and what was not found. */
export function firstPage(lists: ReadonlyMap<string, ListCount>): FirstPage {
  const missing = lists.get('naoEncontrados')
  const cases = lists.get('capa')
  const countOf = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (missing?.tally.get(word) ?? 0), 0)
  const rejected = countOf(NOT_LOOKED_FOR)
  const lines = (missing?.collected ?? []).filter(({ consulta = '' }) =>
    NOT_FOUND.includes(consulta),
  )
  const timeline = lists.get('linhaDoTempo')
  const isAnySealed = (cases?.collected ?? []).some(({ partes = '' }) => isSealed(partes))
  return {
    lines: [...toRead(timeline, 'Textos'), ...(isAnySealed ? [SEALED] : [])],
    figures: [
      ['Processos encontrados', cases?.lines ?? 0],
      ['Publicações', timeline?.lines ?? 0],
      ['Não encontrados', countOf(NOT_FOUND)],
      ...(rejected > 0 ? [['Rejeitados, não procurados', rejected] as [string, number]] : []),
    ],
    parts: [
      {
        heading: 'Processos, do publicado por último ao mais antigo',
        lines: listed((cases?.collected ?? []).toSorted(byLastDay).map(caseLine), 'Capa'),
      },
      {
        heading: 'Não encontrados',
        lines: listed(
          lines.map((one) => [
            one.processo ?? '',
            [ofClient(one), `${one.consulta}.`, one.motivo].filter(Boolean).join(' '),
          ]),
          'Não encontrados',
        ),
      },
    ],
  }
}

type Line = NonNullable<ListCount['collected']>[number]

function byLastDay({ ultima_publicacao: a = '' }: Line, { ultima_publicacao: b = '' }: Line) {
  return a < b ? 1 : a > b ? -1 : 0
}

function caseLine(one: Line): [label: string, text: string] {
  const about = [one.siglaTribunal, one.nomeClasse, one.partes].filter(Boolean).join(' - ')
  const all = one.total_publicacoes
    ? ` (ao todo, ${written('pt', Number(one.total_publicacoes))})`
    : ''
  const last = one.ultima_publicacao
    ? `Última publicação em ${dayText(one.ultima_publicacao)}${one.ultimoTipo ? `: ${one.ultimoTipo}` : ''}${all}.`
    : 'Nenhuma publicação com data.'
  return [one.processo ?? '', [ofClient(one), `${about}.`, last].filter(Boolean).join(' ')]
}

function ofClient({ [CLIENT.figure]: client }: Line): string | undefined {
  return client && `Cliente ${client.replace(/\.$/, '')}.`
}

function dayText(day: string): string {
  return isIsoDate(day) ? toBrazilian(day) : day
}

function listed(lines: [string, string][], sheet: string): [string, string][] {
  const more = lines.length - MOST_LISTED
  if (more <= 0) return lines
  const rest = `E mais ${written('pt', more)}: aba ${sheet}.`
  return [...lines.slice(0, MOST_LISTED), ['', rest]]
}
