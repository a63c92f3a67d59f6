import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { translateWhole } from '../../src/messages/index.js'
import { type MessageCode, sentence } from '../../src/messages/message-code.js'
import { atTerminal } from './pseudo-terminal.js'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'lote-shown-'))
  mkdirSync(join(dir, 'pasta'))
  writeFileSync(join(dir, 'a.pdf'), '%PDF-1.7\n1 0 obj\n')
  writeFileSync(join(dir, 'aspas.csv'), 'Valor;Vencimento\n"1,00;10/01/2020\n')
  writeFileSync(join(dir, 'f.csv'), 'Valor;Vencimento\n1,00;10/01/2020\n')
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Refused before any service is asked: nobody listens at this address. */
const env = () => ({
  CALC_BASE_URL: 'http://127.0.0.1:9',
  CALC_API_KEY: 'k',
  XDG_CONFIG_HOME: dir,
  LOTE_RUN_DIR: join(dir, 'run'),
  STORAGE_URL: `file:${join(dir, 'data')}`,
})
const TERMS = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
const PLACES: [MessageCode, Parameters<typeof sentence>[1], string[]][] = [
  ['usage_missing_option', { what: '--job <trabalho>', known: [...jobs.keys()] }, ['run', 'f.csv']],
  ['usage_missing_argument', { what: 'lote', command: 'rerun' }, ['rerun']],
  [
    'usage_option_without_value',
    { what: '--job <trabalho>', command: 'run' },
    ['run', 'f.csv', '--job'],
  ],
  [
    'usage_unknown_option',
    { what: '--jobb', known: ['--job'], command: 'run' },
    ['run', 'f.csv', '--jobb', 'x'],
  ],
  ['usage_unknown_command', { what: 'rum', known: ['run'] }, ['rum']],
  ['usage_too_many', { extra: 'a', command: 'list' }, ['list', 'a', 'b']],
  ['file_folder', { path: 'pasta' }, ['plan', 'pasta', ...TERMS]],
  ['file_pdf', { path: 'a.pdf' }, ['plan', 'a.pdf', ...TERMS]],
  ['file_open_quote', { path: 'aspas.csv', detail: 2 }, ['plan', 'aspas.csv', ...TERMS]],
  ['watch_bad_name', { name: 'a/b' }, ['watch', 'add', 'a/b', 'f.csv']],
  ['answers_none', {}, ['answers', 'list']],
  ['answers_no_such', { id: 'x' }, ['answers', 'forget', 'x']],
  ['notices_none_dead', {}, ['notice', 'replay', '--all']],
  ['trace_where', { where: 'B2' }, ['trace', 'nada.xlsx', 'B2']],
]

test.each(
  PLACES.flatMap(([code, facts, args]) =>
    [80, 120].map((columns) => ({ code, facts, args, columns })),
  ),
)('$code at a terminal of $columns columns → its sentence, broken between words', async ({
  code,
  facts,
  args,
  columns,
}) => {
  const { stdout } = await atTerminal(args, env(), dir, columns).ended
  const lines = stdout.split(/\r?\n/)
  const plain = (text: string) => text.replace(/\s+/g, ' ')
  expect(plain(stdout)).toContain(plain(translateWhole('pt', sentence(code, facts))))
  expect(lines.filter((line) => line.length > columns)).toEqual([])
})
