import { expect, test } from 'vitest'
import { readAnswer } from '../../jobs/extract/interpret.js'
import { namesClient } from '../../jobs/extract/names-client.js'

test.each<[string, [string, string][], boolean | undefined]>([
  ['Oficina São João Ltda.', [['dados.reu', 'OFICINA SAO JOAO LTDA ME']], true],
  ['João Silva', [['partes.nome', 'João da Silva']], true],
  ['Maria da Luz', [['texto', 'requerida por Luz, Maria da']], true],
  ['Maria da Luz', [['segurado.nome', 'Ana de Amaral']], false],
  ['Maria da Luz', [['segurado.nome', '']], undefined],
  ['Maria da Luz', [['processo.numero', '123']], undefined],
  ['123', [['segurado.nome', 'Ana']], undefined],
])('client %s, read %j → named: %s', (client, read, named) => {
  expect(namesClient(client, read)).toBe(named)
})

const item = { arquivo: 'a.pdf', filename: 'a.pdf', mimeType: 'application/pdf', bytes: 1 }

function read(body: object, ...clients: (string | undefined)[]) {
  const items = clients.map((cliente) => ({ ...item, ...(cliente ? { cliente } : {}) }))
  const answers = [{ is: 'answered' as const, status: 200, body }]
  const answer = readAnswer({ parameters: {}, items, name: '', answers })
  return answer.is === 'read'
    ? answer.items.map(({ outcome, notes }) => [outcome, ...notes.map(({ code }) => code)])
    : []
}

test('a client whom the answer does not name → the row is warned; the name of the file is no name', () => {
  const body = { dados: { segurado: { nome: 'Ana Amaral' } }, arquivo: { nome: 'a.pdf' } }
  expect(read(body, 'Maria da Luz', 'Ana Amaral', undefined)).toEqual([
    ['warned', 'document_without_client'],
    ['warned', 'document_again'],
    ['warned', 'document_again'],
  ])
  expect(read({ arquivo: { nome: 'a.pdf' } }, 'Maria da Luz')).toEqual([['ok']])
})
