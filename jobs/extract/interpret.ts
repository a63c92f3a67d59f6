import type { ItemOutcome, ReadAnswer, TaskState } from '../../src/core/job/job.js'
import { sentence } from '../../src/messages/message-code.js'
import { isRecord } from '../../src/services/classify-response.js'
import { type Flat, flatten } from '../flatten.js'
import { refusedRows } from '../rejected-rows.js'
import type { ExtractItem } from './document.js'
import { namesClient } from './names-client.js'

/**
 * Reads the data of a document, whatever its shape. Further rows with the same document get the
 * same data and a note.
 */
export function readAnswer({ items, answers: [answer] }: TaskState<ExtractItem>): ReadAnswer {
  if (answer?.is === 'refused') return refusedRows(items, answer)
  const body = answer?.is === 'answered' ? answer.body : undefined
  if (!isRecord(body)) {
    const facts = { where: '', problem: 'a resposta não é um objeto JSON' }
    return { is: 'mismatch', problem: sentence('answer_unreadable', facts) }
  }
  const { scalars: all, tables } = flatten(body)
  const scalars = dataFirst(all)
  const [first] = items
  const isEmpty = Object.keys(scalars).length === 0 && Object.keys(tables).length === 0
  return {
    is: 'read',
    totals: {},
    items: items.map((item, at) => {
      const client = clientIn({ scalars, tables }, item)
      const notes = [
        ...(at > 0 ? [sentence('document_again', { name: first!.arquivo })] : []),
        ...(isEmpty ? [sentence('document_no_data')] : []),
        ...(client === NO ? [sentence('document_without_client', { client: item.cliente })] : []),
      ]
      const outcome = notes.length > 0 ? 'warned' : 'ok'
      const figures = client === undefined ? scalars : { ...scalars, [CLIENT]: client }
      return { outcome, figures, notes, ...(at === 0 ? { lists: listsOf(tables, item) } : {}) }
    }),
  }
}

function listsOf(tables: Flat['tables'], { arquivo }: ExtractItem): ItemOutcome['lists'] {
  return Object.fromEntries(
    Object.entries(tables).map(([name, lines]) => [
      name || 'itens',
      lines.map((line) => ({ Arquivo: arquivo, ...line })),
    ]),
  )
}

/** Whether the client of the row is named in what was read: a figure of ours beside the service's. */
export const CLIENT = 'lote: cliente'
export const YES = 'Aparece'
export const NO = 'NÃO aparece'

function clientIn(read: Flat, { filename, cliente }: ExtractItem): string | undefined {
  const isNamed = cliente === undefined ? undefined : namesClient(cliente, textsOf(read, filename))
  return isNamed === undefined ? undefined : isNamed ? YES : NO
}

/** Yields all texts but the name of the file, which the service only repeats. */
function* textsOf({ scalars, tables }: Flat, filename: string): Generator<[string, string]> {
  for (const line of [scalars, ...Object.values(tables).flat()]) {
    yield* Object.entries(line).filter(([, text]) => text !== filename)
  }
}

/** Puts the data of the document before what the service adds about it. */
function dataFirst(scalars: Record<string, string>): Record<string, string> {
  const isData = ([name]: [string, string]) => name.startsWith('dados.')
  const all = Object.entries(scalars)
  return Object.fromEntries([...all.filter(isData), ...all.filter((one) => !isData(one))])
}
