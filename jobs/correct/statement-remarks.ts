import type { StatementRow } from '../../src/core/job/job.js'
import { translate } from '../../src/messages/index.js'
import { reais } from '../../src/messages/message.js'
import { sentence } from '../../src/messages/message-code.js'
import { brazilian } from '../../src/spreadsheets/tables/display-text.js'
import { toBrazilian } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import { isFromDue, otherStart } from './row-charges.js'

/**
 * Returns the text that replaces a statement whose charges are not known for each line: its total
 * may lack charges of the call, and must not be shown to a court.
 */
export function unsplitText(rows: StatementRow[]): string {
  return `Demonstrativo não impresso: o serviço informa juros, multa e honorários só para a chamada inteira, e não se pôde provar quanto deles é de cada linha (${linesOf(rows)}). Envie as linhas deste processo em uma planilha de até 3 linhas: elas são pedidas uma a uma.`
}

/** Returns the text that replaces a statement whose interest is not of the start that was asked. */
export function otherStartText(rows: StatementRow[]): string {
  const isDue = rows.every(({ figures }) => isFromDue(figures))
  const start = otherStart(isDue ? rows[0]!.figures : {})
  const again = isDue ? 'o início dos juros no vencimento' : 'o início que o serviço segue'
  return `Demonstrativo não impresso: ${start}, e o total os inclui (${rows.length === 1 ? 'linha' : 'linhas'} ${linesOf(rows)}). Para tê-lo, peça este processo de novo com ${again}, ou sem juros.`
}

const MOST_NAMED = 12

function linesOf(rows: StatementRow[]): string {
  const lines = rows.slice(0, MOST_NAMED).map(({ line }) => line)
  return lines.join(', ') + (rows.length > MOST_NAMED ? ', …' : '')
}

/**
 * Returns a warning about unpublished months, so that no court takes a month without an index for a
 * month without inflation.
 */
export function unpublishedText(rows: readonly StatementRow[]): string[] {
  const notes = rows.flatMap(({ messages }) =>
    messages.filter(({ code }) => code === 'row_unpublished'),
  )
  const months = new Set(notes.flatMap(({ facts }) => facts.months as string[]))
  if (months.size === 0) return []
  const text = translate('pt', sentence('row_unpublished', { months: [...months].sort() }))
  return [`Atenção: ${text.charAt(0).toLowerCase()}${text.slice(1)}`]
}

/** Returns a warning that the total adds amounts of several days. */
export function severalDaysText(days: readonly string[]): string[] {
  if (days.length < 2) return []
  const shown = days.toSorted().slice(0, MOST_NAMED).map(toBrazilian)
  const all = shown.join('; ') + (days.length > MOST_NAMED ? '; …' : '')
  return [`Atenção: o total soma valores atualizados até dias diferentes (${all}).`]
}

/** Returns a warning about values that the service's own series does not give. */
export function divergentText(rows: readonly StatementRow[]): string[] {
  const divergent = rows.filter(({ figures }) => figures.conferencia === 'DIVERGENTE')
  if (divergent.length === 0) return []
  const what =
    divergent.length === 1
      ? '1 valor não confere com a série do índice, e está no total'
      : `${divergent.length} valores não conferem com a série do índice, e estão no total`
  return [`Atenção: ${what}: ${namesOf(divergent)}.`]
}

/** Returns a warning about lines that may be the same debt twice. */
export function repeatedText(rows: readonly StatementRow[]): string[] {
  const repeated = rows.filter(({ messages }) =>
    messages.some(({ code }) => code === 'note_repeated_row'),
  )
  if (repeated.length === 0) return []
  const what =
    repeated.length === 1
      ? '1 valor repete outro, da mesma data, e está no total'
      : `${repeated.length} valores repetem outros, das mesmas datas, e estão no total`
  return [`Atenção: ${what}: ${namesOf(repeated)}.`]
}

/** Returns a warning about amounts that may be of another than those whom the others name. */
export function ownerlessText(rows: readonly StatementRow[]): string[] {
  const nameless = rows.filter(({ fields }) => !fields.cliente)
  if (nameless.length === 0 || nameless.length === rows.length) return []
  const what =
    nameless.length === 1
      ? '1 valor não diz de quem é, e está no total'
      : `${nameless.length} valores não dizem de quem são, e estão no total`
  return [`Atenção: ${what}: ${namesOf(nameless)}.`]
}

/** Returns a warning about the amounts that the total lacks. */
export function unansweredText(missing: readonly StatementRow[]): string[] {
  if (missing.length === 0) return []
  const what =
    missing.length === 1
      ? '1 valor, que não foi calculado'
      : `${missing.length} valores, que não foram calculados`
  return [`Atenção: o total não inclui ${what}: ${namesOf(missing)}.`]
}

/** Names rows by what a court finds in its papers: description, day and amount. */
export function namesOf(rows: readonly StatementRow[]): string {
  const names = rows.slice(0, MOST_NAMED).map(({ fields: { descricao, data_base, valor } }) => {
    const parts = [
      ...(typeof descricao === 'string' ? [descricao] : []),
      ...(typeof data_base === 'string' ? [toBrazilian(data_base)] : []),
      ...(typeof valor === 'string' ? [reais(brazilian(new D(valor).toFixed(2)))] : []),
    ]
    return parts.join(', ') || 'sem descrição'
  })
  return names.join('; ') + (rows.length > MOST_NAMED ? '; …' : '')
}
