import type { ItemOutcome, ReadAnswer, TaskState } from '../../src/core/job/job.js'
import { sentence } from '../../src/messages/message-code.js'
import { isRecord } from '../../src/services/classify-response.js'
import { flatten } from '../flatten.js'
import type { ExtractItem } from './document.js'

/**
 * Reads the data of a document, whatever its shape. Further rows with the same document get the
 * same data and a note.
 */
export function readAnswer({ items, answers: [answer] }: TaskState<ExtractItem>): ReadAnswer {
  if (answer?.is === 'refused') {
    const { code, message } = answer
    const notes = [sentence('row_refused', { code, message })]
    const refused = items.map((): ItemOutcome => ({ outcome: 'rejected', figures: {}, notes }))
    return { is: 'read', items: refused, totals: {}, refused: { code, message } }
  }
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
    items: items.map(({ arquivo }, at) => {
      const notes = [
        ...(at > 0 ? [sentence('document_again', { name: first!.arquivo })] : []),
        ...(isEmpty ? [sentence('document_no_data')] : []),
      ]
      const lists = Object.fromEntries(
        Object.entries(tables).map(([name, lines]) => [
          name || 'itens',
          lines.map((line) => ({ Arquivo: arquivo, ...line })),
        ]),
      )
      const outcome = notes.length > 0 ? 'warned' : 'ok'
      return { outcome, figures: scalars, notes, ...(at === 0 ? { lists } : {}) }
    }),
  }
}

/** Puts the data of the document before what the service adds about it. */
function dataFirst(scalars: Record<string, string>): Record<string, string> {
  const isData = ([name]: [string, string]) => name.startsWith('dados.')
  const all = Object.entries(scalars)
  return Object.fromEntries([...all.filter(isData), ...all.filter((one) => !isData(one))])
}
