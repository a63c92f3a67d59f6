import { type DayCoverage, isEmpty } from '../../src/legal/gazette/coverage.js'
import { OTHER_SPELLINGS, type Spellings } from '../../src/legal/gazette/spellings.js'
import type { Line } from '../../src/watches/night-codec.js'
import type { NightRead, SpellingRead } from './night-reader.js'
import { NOTHING, NOTHING_YET, READ } from './words.js'

function readingIn(day: DayCoverage, readOn: string): string {
  if (!isEmpty(day)) return READ[day.state]
  return day.day === readOn ? NOTHING_YET : NOTHING
}

const UNSURE: Record<Exclude<Spellings['state'], 'told'>, string> = {
  cut: 'A lista de grafias veio cheia (200)',
  unread: 'A lista de grafias tem registros sem número ou UF',
  known: 'A base não disse as grafias: foram usadas as de antes',
  untold: 'A base não disse as grafias: só se perguntou o número simples',
}

/** Returns the line that says whether the list of spellings itself is complete. */
export function unsureSpellingLines({ spellings, night, read }: NightRead, who: Line): Line[] {
  if (spellings === undefined || spellings.state === 'told') return []
  const from = read.map(({ look }) => look.period.from).toSorted()[0] ?? night
  const motivo = [UNSURE[spellings.state], spellings.problem].filter(Boolean).join(': ')
  const state = { dia: night, estado: 'INCOMPLETA', leitura: READ.INCOMPLETA }
  return [{ ...who, grafia: OTHER_SPELLINGS, ...state, de: from, ate: night, motivo }]
}

/**
 * Returns a line for each day of a spelling, and one for the days that are never read.
 *
 * @param readOn the day that was not over when it was read
 */
export function coverageLines(
  { spelling, look, coverage }: SpellingRead,
  who: Line,
  readOn: string,
): Line[] {
  const days = coverage.days.map((day): Line => {
    const { received, total, span, reason, problem } = day
    // Each day of each spelling has such a line. The spread comes last, because V8 takes fifty
    // times as long for names assigned after it.
    const line: Line = {
      grafia: spelling,
      dia: day.day,
      estado: day.state,
      leitura: readingIn(day, readOn),
      de: span.from,
      ate: span.to,
      motivo: problem ? `${REASONS[reason]}: ${problem}` : REASONS[reason],
      ...who,
    }
    if (received !== undefined) line.recebidas = String(received)
    if (total !== undefined) line.informadas = String(total)
    return line
  })
  if (!look.beyond) return days
  const { from, to } = look.beyond
  const beyond = { ...who, grafia: spelling, dia: to, estado: 'FALHOU', leitura: READ.FALHOU }
  return [
    { ...beyond, de: from, ate: to, motivo: 'Há mais de 90 dias: não foi perguntado' },
    ...days,
  ]
}

const REASONS: Record<DayCoverage['reason'], string> = {
  'one-page': 'Uma página, de um só instante',
  'total-agrees': 'Várias páginas, e o total confere no fim',
  'same-twice': 'Duas leituras iguais',
  repeats: 'A lista mudou durante a leitura',
  missing: 'Vieram menos do que o total',
  'more-than-told': 'Vieram mais do que o total',
  moved: 'A lista mudou durante a leitura',
  'cut-short': 'A lista acabou antes do total',
  'too-many-pages': 'Páginas demais',
  unfinished: 'A leitura não terminou',
  failed: 'A consulta falhou',
  'outside-period': 'Veio publicação de outro dia',
  'too-many-calls': 'Consultas demais',
  'not-asked': 'Não foi perguntado',
}
