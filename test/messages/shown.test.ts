import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wrapped } from '../../src/cli/wrap.js'
import { messages } from '../../src/messages/catalogue.js'
import { type Language, translate } from '../../src/messages/index.js'
import { type Facts, filled, type Message } from '../../src/messages/message.js'
import type { MessageCode } from '../../src/messages/message-code.js'

const CATALOGUE: Readonly<Record<MessageCode, Message>> = messages
const CODES = Object.keys(CATALOGUE) as MessageCode[]
const WIDTHS = [80, 120]
const ROOT = join(import.meta.dirname, '../..')

/** What stands in place of a fact: as long as people's own, with more than one word. */
const REALISTIC: Record<string, Facts[string]> = {
  column: 'E «Valor (R$)»',
  amount: 'E «Valor (R$)»',
  field: 'valor',
  heading: 'Valor (R$)',
  path: 'carteira de condomínio 2024.xlsx',
  name: 'Condomínio Edifício Girassol',
  value: '1.234,56 (pago em 10/03/2022)',
  label: 'Valor histórico',
  batch: '20261120-234332-mh8xk8',
  line: 14,
  other_line: 12,
  count: 3,
  rows: 3,
  calls: 3,
  units: 3,
  f: 'x',
  most: 500,
  lines: ['8', '11', '17'],
  examples: ['2: «10/01/2022»', '3: «10/02/2022»'],
  parts: ['charts'],
  bytes: 12_000_000,
  seconds: 90,
  percent: 12.5,
  limit: 20,
  windowMs: 60_000,
  points: '1',
  laws: ['9 a EC 113/2021', '36 a Lei 14.905/2024'],
  date: '2024-12-31',
  from: '2024-12-31',
  month: '2024-12',
  months: ['2024-11', '2024-12'],
  until: ['31/12/2024'],
  by: ['IPCA (IBGE)'],
}
/** Facts that choose among a message's own words, and those that are numbers or days there. */
const OF_CODE: Partial<Record<MessageCode, Facts>> = {
  marked_plain: { why: 'format' },
  marked_none: { why: 'heavy' },
  marked_not: { why: 'heavy' },
  answers_unreadable: { why: 'shape' },
  document_not_itself: { content: 'html' },
  cron_field: { field: 'hour' },
  catalogue_unknown: { what: 'index', kind: 'index', family: 'index', name: 'ipcaa' },
  ask_high_rate: { of: 'interest' },
  ask_high_parameter: { of: 'interest' },
  ask_high_inside: { of: 'interest' },
  verify_outcome_changed: { item: 2 },
  report_period: { to: '2024-12-31' },
  told_terms: {
    interest: ['0.5', '1'],
    from: ['vencimento'],
    fine: ['2'],
    fees: ['10'],
    fixed: ['500'],
  },
  told_saved_terms: { interest: ['1'], fine: ['2'], fees: ['10'], untilWithout: 2, isRecalc: true },
}
const ORDINARY = ['uma palavra', 3, ['uma palavra', 'outra palavra']] as const

/** The message with the facts of an office, or with one that fits each of its facts. */
function toldWith(code: MessageCode, language: Language, other: Facts[string]): string {
  const own = { ...REALISTIC, ...OF_CODE[code] }
  const facts = new Proxy<Facts>({}, { get: (_, name) => own[String(name)] ?? other })
  const { pt, ptTodo = '', en, enTodo = '' } = CATALOGUE[code]
  const texts = language === 'pt' ? [pt, ptTodo] : [en, enTodo]
  return texts
    .map((text) => filled(text, facts))
    .filter(Boolean)
    .join(' ')
}

/** A word, or a command with its arguments: what may be wider than the screen. */
const isCopied = (line: string) => /^\S+$|^\S?lote [a-z]+ /.test(line)

const shown = (language: Language) =>
  CODES.flatMap((code) =>
    ORDINARY.map((other) => ({
      code,
      text: toldWith(code, language, other as Facts[string]),
    })),
  )

test.each(
  WIDTHS.flatMap((columns) => (['pt', 'en'] as const).map((language) => ({ language, columns }))),
)('each message in $language at $columns columns → no line is wider, no word is cut', ({
  language,
  columns,
}) => {
  const wrong = shown(language).filter(({ text }) => {
    const lines = wrapped(`  ${text}`, columns).split('\n')
    const isWhole = lines.map((line) => line.trim()).join(' ') === text.replace(/\s+/g, ' ').trim()
    return !isWhole || lines.some((line) => line.length > columns && !isCopied(line.trim()))
  })
  expect(wrong).toEqual([])
})

test('each message → tells no fact as undefined, an object or a placeholder', () => {
  const raw = /undefined|\[object|NaN|\$\{|\{\w+\}/
  const wrong = [...shown('pt'), ...shown('en')].filter(({ text }) => raw.test(text))
  expect(wrong).toEqual([])
})

test('what stands outside the cells → is told without a line', () => {
  const facts = { line: 0, value: 'IPCA' }
  const said = { code: 'told_stated_terms', facts } as const
  expect(translate('pt', said)).toContain(
    '(nome do arquivo ou da aba, ou margem da página: «IPCA»)',
  )
  expect(translate('en', said)).toContain(
    '(the name of the file or the sheet, or page margin: «IPCA»)',
  )
})

test('each message in pt → is told by nobody in the first person', () => {
  const first =
    /(?<![\p{L}-])(?:conheço|encontrei|achei|posso|consegui|consigo|entendi|(?<!se )esperava|recebi|procurei|meu|minha|nós|nosso)(?![\p{L}-])/iu
  expect(shown('pt').filter(({ text }) => first.test(text))).toEqual([])
})

test('each message in pt → «pasta» is a folder; a workbook is called whole', () => {
  const seal = CODES.filter((code) => /^(?:seal|watch)_/.test(code))
  const wrong = shown('pt').filter(
    ({ code, text }) => seal.includes(code) && /pasta(?! de trabalho)/i.test(text),
  )
  expect(wrong).toEqual([])
})

/** Codes that are put together from a reason: `storage_full`. */
const MADE = /`([a-z]+_)\$\{|\}(_[a-z_]+)`/g

/** Every word of the program outside its catalogues. */
function program(): { words: Set<string>; made: string[] } {
  const files = ['src', 'jobs'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('messages/'))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  )
  const made = files.flatMap((text) =>
    [...text.matchAll(MADE)].map(([, prefix, suffix]) => prefix ?? suffix!),
  )
  return { words: new Set(files.flatMap((text) => text.match(/[A-Za-z0-9_]+/g) ?? [])), made }
}

test('each message → has a place in the program that tells it', () => {
  const { words, made } = program()
  const isMade = (code: string) =>
    made.some((part) => part.length > 4 && (code.startsWith(part) || code.endsWith(part)))
  expect(CODES.filter((code) => !words.has(code) && !isMade(code))).toEqual([])
})
