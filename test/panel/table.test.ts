import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { sizeOf } from '../../src/panel/format.js'
import { type PageTable, sendCsv, tableHtml } from '../../src/panel/table.js'

const table: PageTable = {
  id: 'lotes',
  title: 'Lotes',
  columns: [
    { title: 'Nome', kind: 'text' },
    { title: 'Linhas', kind: 'integer' },
  ],
  rows: [
    ['b', { number: '10' }],
    ['a', null],
    ['é', { number: '9' }],
    ['d', { number: '100' }],
  ],
  empty: 'Nada ainda.',
}

const asked = (query: Record<string, string>) =>
  ({ language: 'pt', query, url: '/lotes' }) as unknown as FastifyRequest

function namesOf(ordem: string): string[] {
  const { text } = tableHtml(asked({ ordem }), table)
  return [...text.matchAll(/<tr><td class="">(.)</g)].map(([, name]) => name!)
}

test.each([
  ['lotes.1', ['é', 'b', 'd', 'a']],
  ['lotes.1.desc', ['d', 'b', 'é', 'a']],
  ['lotes.0', ['a', 'b', 'd', 'é']],
  ['lotes.0.desc', ['é', 'd', 'b', 'a']],
  ['other.0', ['b', 'a', 'é', 'd']],
  ['lotes.7', ['b', 'a', 'é', 'd']],
])('order %s is asked for → the rows in it, those without a value last', (ordem, names) => {
  expect(namesOf(ordem)).toEqual(names)
})

test('table in an order → its file is in the same order, and another address asks for none', () => {
  const sent: string[] = []
  const reply = { header: () => reply, type: () => reply, send: (text: string) => sent.push(text) }
  const send = (query: Record<string, string>) =>
    sendCsv(asked(query), reply as unknown as FastifyReply, [table])
  expect(send({ csv: 'lotes', ordem: 'lotes.1.desc' })).toBe(true)
  expect(sent[0]).toMatch(/d;100\r?\nb;10\r?\né;9\r?\na;/)
  expect([send({ csv: 'other' }), sent.length]).toEqual([false, 1])
})

test.each([
  [1023, '1 KB'],
  [1536, '1,5 KB'],
  [1024 ** 2 - 1, '1.024 KB'],
  [1024 ** 2, '1 MB'],
  [1.25 * 1024 ** 2, '1,3 MB'],
])('a file of %i bytes → %s', (bytes, shown) => {
  expect(sizeOf(bytes)).toBe(shown)
})
