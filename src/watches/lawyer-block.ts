import { say } from '../messages/index.js'
import { sentence } from '../messages/message-code.js'
import { counted } from '../publish/words.js'
import type { MarkedText, Value } from '../spreadsheets/sheet.js'
import { type IsoDate, toBrazilian } from '../values/dates.js'
import type { Line } from './night-codec.js'

/** Characters of a text in one cell: more would not be seen whole, nor printed. */
const PIECE = 700

/** A publication as a person reads it: what it is of, what it asks until when, its text. */
export function publicationBlock(line: Line, readOn: IsoDate): Value[][] {
  const { tribunal, processo, partes, cliente, dia, link, texto } = line
  const deadline = deadlineOf(line)
  const facts: [label: string, text: Value | undefined][] = [
    ['Partes', partes],
    ['Cliente', cliente],
    ['Órgão', joined(line.orgao, line.tipo, line.classe)],
    ['Disponibilização', dia && `${toBrazilian(dia)}${daysPassed(line)}`],
    ['Prazo', isPast(line, readOn) ? { alarm: joined(PAST, deadline)! } : deadline],
    ['Atenção', joined(line.chegada, line.conferir, line.mudanca, line.cancelamento)],
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

export const PAST = 'JÁ PASSOU'

/** Ended before the day of the reading; of what was cancelled nothing runs. */
export function isPast({ fim, cancelamento }: Line, readOn: IsoDate): boolean {
  return fim !== undefined && fim < readOn && !cancelamento
}

function joined(...parts: (string | undefined)[]): string | undefined {
  const all = parts.filter(Boolean)
  return all.length === 0 ? undefined : all.join(' · ')
}

function daysPassed({ dias }: Line): string {
  return dias === undefined || dias === '0' ? '' : `, há ${counted(Number(dias), 'dia', 'dias')}`
}

/** Of a day: where none is shown, it would say so of nothing. */
const SUGGESTED = say('pt', sentence('deadline_suggested'))

/** Why there is no day, or what has to be known of it; empty where there is nothing beside it. */
export function reasonOf({ sugestao = '' }: Line): string {
  return sugestao.replace(SUGGESTED, '').replace(/^\. /, '')
}

/** The day, what the text says, and why: none of them is certain. */
export function deadlineOf(line: Line): string | undefined {
  const { fim, prazo, inicio, sugestao = '' } = line
  const until = fim ? `até ${toBrazilian(fim)}` : 'sem data sugerida'
  const from = inicio ? `começa em ${toBrazilian(inicio)}` : undefined
  const why = fim || inicio ? sugestao : reasonOf(line)
  const said = joined(until, prazo && `no texto: ${prazo}`, from, why)
  return prazo || why || fim ? said : undefined
}

/** A long text in several cells, cut between words; what is marked in it stays so. */
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
  // A pair of code units is one character.
  return /[\ud800-\udbff]$/.test(piece) ? at + PIECE - 1 : at + PIECE
}
