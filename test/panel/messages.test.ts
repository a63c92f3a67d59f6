import { expect, test } from 'vitest'
import { HEADINGS } from '../../src/accept/find/headings.js'
import { messages } from '../../src/messages/catalogue.js'
import { translate } from '../../src/messages/index.js'
import { englishLabel } from '../../src/messages/labels-en.js'
import { type MessageCode, sentence } from '../../src/messages/message-code.js'
import { eventText, isNotThere } from '../../src/panel/batch-log.js'
import { messageAdvice, messageLine } from '../../src/panel/messages.js'

const CODES = Object.keys(messages) as MessageCode[]
const FACTS = ['x', 1, true, ['a', 'b']]
const OF_THE_COMMAND_LINE =
  /(?<![\w-])-p |(?<![\w-])--\w|\blote (?:run|resume|result|verify|list|watch|config|notice|worker|help)\b/

test.each([
  'pt',
  'en',
] as const)('what a person can do, on the page in %s → no option and no command', (language) => {
  const told = CODES.flatMap((code) =>
    FACTS.map((value) => {
      const facts = new Proxy({}, { get: () => value })
      return messageAdvice({ language }, { code, facts })
    }),
  )
  expect(told.filter((text) => OF_THE_COMMAND_LINE.test(text))).toEqual([])
})

test.each([
  [
    sentence('missing_parameter', { parameter: 'index', example: 'ipca' }),
    /Índice: ipca, ou uma coluna/,
  ],
  [
    sentence('ask_doubtful', {
      field: 'valor',
      label: 'Valor histórico',
      candidates: ['B «Total»'],
    }),
    /a coluna «Título»/,
  ],
  [sentence('no_batch', { batch: 'x' }), /^Não há lote x\.$/],
])('a sentence of the command line, %o → as the page calls what it names', (said, as) => {
  expect(messageLine({ language: 'pt' }, said)).toMatch(as)
})

test('names of columns and laws in an English sentence → English', () => {
  const laws = [
    '3213 a EC 113/2021 (da Fazenda Pública, SELIC de 09/12/2021)',
    '2 a Lei 14.905/2024 (de 30/08/2024)',
  ]
  const told = translate('en', sentence('told_regimes', { laws }))
  expect(told).toContain(
    '3,213 rows cross EC 113/2021 (of the Treasury, SELIC from 09/12/2021); 2 rows cross Law 14.905/2024',
  )
  expect(translate('pt', sentence('told_regimes', { laws }))).toContain(
    '3.213 linhas atravessam a EC 113/2021 (da Fazenda Pública, SELIC de 09/12/2021); 2 linhas atravessam a Lei 14.905/2024',
  )
  expect(translate('en', sentence('cell_missing', { label: 'Valor histórico' }))).toContain(
    'Original amount is missing',
  )
  const labels = Object.values(HEADINGS).map(({ label }) => englishLabel(label))
  expect(labels.filter((label) => /[À-ÿ]|\b(?:do|da|de|ou)\b/.test(label))).toEqual([])
})

test.each([
  ['404', 'O serviço não tem o que foi pedido (404).', true],
  ['400', 'O serviço recusou o pedido (400).', false],
])('a call that was answered with %s → «%s»', (reason, said, isNone) => {
  const event = { is: 'refused', atMs: 0, reason } as const
  expect(eventText((pt) => pt, 'pt', event)).toBe(said)
  expect(isNotThere(event)).toBe(isNone)
})
