import { isSealed } from '../legal/gazette/secrecy.js'
import { translate } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'
import { counted } from '../publish/words.js'
import type { MarkedText, Value } from '../spreadsheets/sheet.js'
import { type IsoDate, toBrazilian, withBrazilianDays } from '../values/dates.js'
import { isPast, MAY_BE_PAST, mayBePast, PAST } from './deadline-state.js'
import type { Line } from './night-codec.js'

/** Characters of a text in one cell: a longer cell is neither shown nor printed completely. */
const PIECE = 700

const IN_SECRECY = 'Segredo de justiça: partes por iniciais; o texto pode trazer os nomes.'

/** Returns the rows of one publication: heading, facts with the deadline, text. */
export function publicationBlock(line: Line, readOn: IsoDate): Value[][] {
  const { tribunal, processo, partes, cliente, dia, link, texto } = line
  const deadline = deadlineOf(line)
  const cancelled = line.cancelamento && withBrazilianDays(line.cancelamento)
  const past = isPast(line, readOn) ? PAST : mayBePast(line, readOn) ? MAY_BE_PAST : undefined
  const facts: [label: string, text: Value | undefined][] = [
    ['Partes', partes],
    ['Segredo', isSealed(partes ?? '') ? { bold: IN_SECRECY } : undefined],
    ['Cliente', cliente],
    ['Órgão', joined(line.orgao, line.tipo, line.classe)],
    ['Disponibilização', dia && `${toBrazilian(dia)}${daysPassed(line)}`],
    // A text on red does not wrap: it would widen the paper, and shrink all that stands on it.
    ['Prazo', past ? { alarm: past } : deadline],
    ['', past && deadline],
    ['Atenção', joined(line.chegada, line.conferir, line.mudanca, cancelled)],
  ]
  return [
    [
      { heading: joined(tribunal, processo) ?? 'Sem número de processo' },
      '',
      { bold: '☐ ___/___' },
    ],
    ...facts.filter(([, text]) => text).map(([label, text]): Value[] => [label, text!]),
    ...(link ? [['Link', { link, text: link }]] : []),
    ...pieces(texto ?? '', line.marcas).map((text, at): Value[] => [at === 0 ? 'Texto' : '', text]),
    [],
  ]
}

function joined(...parts: (string | undefined)[]): string | undefined {
  const all = parts.filter(Boolean)
  return all.length === 0 ? undefined : all.join(' · ')
}

function daysPassed({ dias }: Line): string {
  return dias === undefined || dias === '0' ? '' : `, há ${counted(Number(dias), 'dia', 'dias')}`
}

/** The label of a suggested date, which is left out where there is no date. */
const SUGGESTED = translate('pt', sentence('deadline_suggested'))

/** Returns why there is no date, or a remark on it; empty if there is neither. */
export function reasonOf({ sugestao = '' }: Line): string {
  return sugestao.replace(SUGGESTED, '').replace(/^\. /, '')
}

/** Returns the suggested date, the passage of the text and the reason: none of them is certain. */
export function deadlineOf(line: Line): string | undefined {
  const { fim, prazo, inicio, sugestao = '' } = line
  const until = fim ? `até ${toBrazilian(fim)}` : 'sem data sugerida'
  const from = inicio && `${fim ? 'começa' : 'início sugerido'} em ${toBrazilian(inicio)}`
  const why = fim ? sugestao : reasonOf(line)
  const text = joined(until, prazo && `no texto: ${prazo}`, from, why)
  return prazo || why || fim ? text : undefined
}

/** Splits a long text between words into several cells and keeps its marks. */
function pieces(text: string, marks = ''): (string | MarkedText)[] {
  const all = [...marks.matchAll(/(?<!\d)(\d+)-(\d+)/g)].map(([, start, end]) => [
    Number(start),
    Number(end),
  ])
  const found: (string | MarkedText)[] = []
  for (let at = 0; at < text.length; ) {
    const end = endOfPiece(text, at)
    const own = all
      .map(([start, stop]) => ({
        start: Math.max(start!, at) - at,
        end: Math.min(stop!, end) - at,
      }))
      .filter((one) => one.start < one.end)
    const piece = text.slice(at, end)
    found.push(own.length > 0 ? { text: piece, marks: own } : piece)
    at = end
  }
  return found
}

function endOfPiece(text: string, at: number): number {
  if (text.length - at <= PIECE) return text.length
  const piece = text.slice(at, at + PIECE)
  const space = Math.max(piece.lastIndexOf(' '), piece.lastIndexOf('\n'))
  if (space > 0) return at + space + 1
  // A surrogate pair is one character.
  return /[\ud800-\udbff]$/.test(piece) ? at + PIECE - 1 : at + PIECE
}
