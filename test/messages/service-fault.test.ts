import { expect, test } from 'vitest'
import { translate } from '../../src/messages/index.js'
import { sentence } from '../../src/messages/message-code.js'

const said = (reason: string) =>
  translate('pt', sentence('row_service_failed', { attempts: 1, reason })).split('.')[0]

test.each([
  ['ECONNRESET: read ECONNRESET', 'a conexão foi interrompida: ECONNRESET'],
  [
    'the answer is nested deeper than 200 levels',
    'a resposta tem mais de 200 níveis, um dentro do outro',
  ],
  ['the answer is not JSON', 'a resposta não é JSON'],
  ['Manutenção: volte às 8h', 'Manutenção: volte às 8h'],
])('a failed row, "%s" → in Portuguese where the words are ours', (reason, words) => {
  expect(said(reason)).toBe(`O serviço falhou em 1 tentativa (${words})`)
})
