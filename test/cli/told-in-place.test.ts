import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translate, translateWhole } from '../../src/messages/index.js'
import { sentence } from '../../src/messages/message-code.js'
import { zipOf } from '../spreadsheets/support/zip.js'
import { useCommands } from './in-process.js'

const CORRECT = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
const PEOPLE = ['--job', 'people', '-p', 'who=lawyers']
const WHEN = ['--every', 'dia', '--at', '06:00']
let correct = ''
let people = ''
let rehearsed = ''
let gone = ''
let open = ''

const idOf = ({ results }: { results: string[] }) => JSON.parse(results.at(-1)!).batch as string

const bench = useCommands(async ({ file, lote, dir }) => {
  const sheet = await file('carteira.csv', 'Data;Valor\n10/01/2024;1.000,00\n31/02/2024;2,00\n')
  const good = await file('boa.csv', 'Data;Valor\n10/12/2024;1.000,00\n')
  correct = idOf(await lote(['run', sheet, ...CORRECT, '--json', '--yes']))
  rehearsed = idOf(await lote(['run', good, ...CORRECT, '--sandbox', '--json', '--yes']))
  gone = idOf(await lote(['run', good, ...CORRECT, '--json', '--yes']))
  await rm(join(dir, 'data/batches', gone, 'input'), { recursive: true })
  const names = await file('nomes.csv', 'Nome\nANA PAULA DE LIMA SOUZA\n')
  people = idOf(await lote(['run', names, ...PEOPLE, '--json', '--yes']))
  open = (await lote(['submit', sheet, ...CORRECT, '--again'])).results.at(-1)!
  await file('oabs.csv', 'OAB;UF\n12345;SP\n')
  await file('ninguem.csv', 'OAB;UF\nx;SP\n')
  await lote(['watch', 'add', 'noite', join(dir, 'oabs.csv')])
  await lote(['user', 'add', 'maria', '--role', 'viewer', '--no-password'])
  await lote(['schedule', 'add', 'fixa', ...WHEN, '--watch', 'noite'])
  await lote(['result', correct, '--out', join(dir, 'r.xlsx')])
  const queued = await file('fila.csv', 'Data;Valor\n10/12/2024;7,00\n')
  await lote(['submit', queued, ...CORRECT])
  await file('duas.csv', 'Data;Valor\n10/12/2023;7,00\n10/12/2023;7,00\n')
  await file('vazio.zip', await zipOf({ 'leia.pdf': 'x' }))
  await file('dois.zip', await zipOf({ 'a.csv': 'Data;Valor\n', 'b.csv': 'Data;Valor\n' }))
  await file('curta.txt', 'curta')
  await file('~$boa.xlsx', 'x')
})

const at = (name: string) => join(bench.dir, name)

test.each<[code: string, args: () => string[], status: number]>([
  ['verify_good', () => ['verify', correct], 0],
  ['sheets_asked', () => ['result', correct, '--sheets', 'all'], 2],
  ['marked_plain', () => ['result', correct, '--marked', at('m.xlsx')], 0],
  ['marked_none', () => ['result', rehearsed, '--marked', at('m.xlsx')], 0],
  ['pending_none', () => ['pending', rehearsed, '--out', at('p.xlsx')], 0],
  ['not_finished', () => ['result', open], 2],
  ['statements_format', () => ['run', at('boa.csv'), ...CORRECT, '--statements', 'odt'], 2],
  ['statements_none', () => ['run', at('nomes.csv'), ...PEOPLE, '--statements', 'pdf'], 2],
  ['submit_needs_queue', () => ['submit', at('boa.csv'), ...CORRECT, '--sandbox'], 2],
  ['patch_takes_from_batch', () => ['plan', at('boa.csv'), '--patch', correct, '--job', 'calc'], 2],
  ['patch_rehearsal', () => ['plan', at('boa.csv'), '--patch', rehearsed], 2],
  ['trace_no_line', () => ['trace', correct, '99'], 2],
  ['diff_same', () => ['diff', correct, correct], 2],
  ['diff_other_job', () => ['diff', correct, people], 2],
  ['input_gone', () => ['rerun', gone, '-p', 'updateTo=30/11/2024'], 2],
  ['map_no_such_field', () => ['plan', at('boa.csv'), ...CORRECT, '--map', 'x=Valor'], 2],
  ['prune_plan', () => ['prune', '--older-than', '1d'], 0],
  ['prune_done', () => ['prune', '--older-than', '900d', '--yes'], 0],
  [
    'report_kind',
    () => ['schedule', 'add', 'r', '--every', 'dia', '--at', '6:00', '--report', 'x'],
    2,
  ],
  ['report_stored_only', () => ['report', 'gazette', 'noite'], 3],
  ['report_no_batch', () => ['report', 'portfolio', 'nada.csv'], 2],
  ['watch_empty', () => ['watch', 'add', 'outra', at('ninguem.csv')], 2],
  ['user_exists', () => ['user', 'add', 'maria', '--role', 'viewer', '--no-password'], 2],
  ['user_bad_name', () => ['user', 'add', 'Maria Lima', '--role', 'viewer', '--no-password'], 2],
  ['no_user', () => ['user', 'disable', 'ana'], 2],
  ['no_token', () => ['user', 'token', 'maria', '--revoke', 'abc'], 2],
  ['notices_none', () => ['notice', 'list', '--all'], 0],
  ['report_incomplete', () => ['report', 'gazette', 'noite'], 3],
  ['out_not_usable', () => ['pending', correct, '--out', at('p.csv')], 2],
  ['out_not_usable', () => ['result', correct, '--marked', at('m.csv')], 2],
  ['table_out_not_usable', () => ['index', 'list', '--out', at('i.pdf')], 2],
  ['answers_place', () => ['plan', at('boa.csv'), ...CORRECT, '--save-answers', at('data')], 2],
  ['submitted_before', () => ['run', at('boa.csv'), ...CORRECT], 4],
  ['submitted_open', () => ['run', at('fila.csv'), ...CORRECT], 4],
  ['schedule_exists', () => ['schedule', 'add', 'fixa', ...WHEN, '--watch', 'noite'], 2],
  ['trace_no_cell', () => ['trace', at('r.xlsx'), 'Resumo!Z99'], 2],
  ['seal_whole', () => ['verify', at('r.xlsx')], 0],
  ['login_missing', () => ['keys', 'list'], 2],
  ['config_no_terminal', () => ['config'], 2],
  [
    'no_account',
    () => ['user', 'add', 'rui', '--role', 'viewer', '--account', 'matriz', '--no-password'],
    2,
  ],
  ['user_needs_password', () => ['user', 'add', 'rui', '--role', 'viewer'], 2],
  [
    'user_short_password',
    () => ['user', 'add', 'rui', '--role', 'viewer', '--password-file', at('curta.txt')],
    2,
  ],
  ['file_lock', () => ['plan', at('~$boa.xlsx'), ...CORRECT], 2],
  ['file_zip', () => ['plan', at('vazio.zip'), ...CORRECT], 2],
  ['file_zip_several', () => ['plan', at('dois.zip'), ...CORRECT], 2],
  ['file_special', () => ['plan', '/dev/null', ...CORRECT], 2],
  ['calendar_unknown', () => ['calendar', 'show', 'tj-xx'], 2],
])('%s → told by the command where it happens', async (code, args, status) => {
  const ran = await bench.lote(args())
  expect(ran.codes).toContain(code)
  expect(ran.status).toBe(status)
})

test.each([
  ['told_regime', { rows: 1, law: 'a Lei 14.905/2024 (civil, de 30/08/2024)' }],
  ['told_cost_untold', { route: 'POST /v1/correct', units: 1 }],
  ['told_repeated', { count: 1 }],
] as const)('%s → told with the plan', async (code, facts) => {
  const asked = ['plan', at('duas.csv'), ...CORRECT, '--duplicates', 'drop']
  expect((await bench.lote(asked)).said).toContain(translate('pt', sentence(code, facts)))
})

test('a workbook beside another storage → seal_alone, by the key that is given', async () => {
  const { said } = await bench.lote(['verify', at('r.xlsx')])
  const key = /chave ([\w-]{43})/.exec(said)![1]!
  const elsewhere = { STORAGE_URL: `file:${at('other')}`, LOTE_SEAL_KEY: key }
  const ran = await bench.lote(['verify', at('r.xlsx')], elsewhere)
  expect([ran.status, ran.codes]).toEqual([0, ['seal_alone', 'seal_whole']])
})

test('a schedule is paused, fired by hand and removed → each is told', async () => {
  const when = ['--every', 'dia', '--at', '06:00', '--watch', 'noite']
  const told = [
    await bench.lote(['schedule', 'add', 'diaria', ...when]),
    await bench.lote(['schedule', 'pause', 'diaria']),
    await bench.lote(['schedule', 'run-now', 'diaria']),
    await bench.lote(['schedule', 'remove', 'diaria']),
  ].flatMap(({ codes }) => codes)
  for (const code of ['schedule_added', 'schedule_paused', 'schedule_asked', 'schedule_removed'])
    expect(told).toContain(code)
})

test('watch remove without a terminal → refused with what is forgotten and who runs it; --yes removes, doctor warns', async () => {
  await bench.lote(['watch', 'add', 'equipe', at('oabs.csv')])
  await bench.lote(['schedule', 'add', 'roda', ...WHEN, '--watch', 'equipe'])
  const weekly = ['--report', 'gazette', '-p', 'watch=equipe']
  await bench.lote(['schedule', 'add', 'semana', ...WHEN, ...weekly])
  const refused = await bench.lote(['watch', 'remove', 'equipe'])
  expect(refused.status).toBe(4)
  expect(refused.codes).toEqual(['watch_forgets', 'watch_scheduled', 'watch_remove_unconfirmed'])
  expect(refused.said).toMatch(/\(0 publicações\).*agendamentos: roda, semana\./s)
  expect((await bench.lote(['doctor'])).results.join('\n')).not.toContain('AVISO agendamentos')
  const removed = await bench.lote(['watch', 'remove', 'equipe', '--yes'])
  expect([removed.status, removed.codes]).toEqual([0, ['watch_scheduled']])
  const lost = sentence('schedules_without_watch', {
    schedules: ['roda («equipe»)', 'semana («equipe»)'],
  })
  expect((await bench.lote(['doctor'])).results).toContain(
    `AVISO agendamentos: ${translateWhole('pt', lost)}`,
  )
})

test('watch remove of a lawyer → how one registration is taken out', async () => {
  const refused = await bench.lote(['watch', 'remove', 'Rui'])
  expect([refused.status, refused.said]).toEqual([
    2,
    expect.stringMatching(
      /^Não há acompanhamento «Rui»\..* Para tirar uma só inscrição: lote watch replace NOME ARQUIVO\.$/,
    ),
  ])
})

test('schedule add of a name in use → schedule edit, which keeps the history', async () => {
  const { said } = await bench.lote(['schedule', 'add', 'fixa', ...WHEN, '--watch', 'noite'])
  expect(said).toContain('o histórico fica: lote schedule edit fixa.')
})

test('another key than the batch was planned for → other_account', async () => {
  const other = await bench.lote(['resume', open], { CALC_API_KEY: 'svc_live_outra' })
  expect([other.status, other.codes]).toEqual([2, ['other_account']])
})
