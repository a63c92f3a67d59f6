import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useCommands } from './in-process.js'

const bench = useCommands(async ({ file, lote }) => {
  await file('oabs.csv', 'OAB;UF\n12345;SP\n')
  await lote(['user', 'add', 'maria', '--role', 'viewer', '--no-password'])
})

const RUN = 'O primeiro começa com lote run ARQUIVO --job TRABALHO, ou em uma página: lote serve.'
const WITH =
  'Guarde um com lote schedule add NOME ARQUIVO --every "dia útil" --at 06:00 --job TRABALHO, ou com --watch ou --report em vez de arquivo e trabalho.'
const FIRE =
  'Quando dispara: lote schedule next diaria. É preciso um lote worker ligado; já: lote schedule run-now diaria.'

test.each([
  ['batches_none', ['list'], `Ainda não há lotes. ${RUN}`],
  [
    'watches_none',
    ['watch', 'list'],
    'Ainda não há acompanhamentos. Guarde um com lote watch add NOME ARQUIVO (a planilha modelo: lote template watch).',
  ],
  ['schedules_none', ['schedule', 'list'], `Ainda não há agendamentos. ${WITH}`],
  [
    'reports_none',
    ['report', 'list'],
    'Ainda não há relatórios. Faça um com lote report index, portfolio ou gazette; não gasta.',
  ],
  [
    'answers_none',
    ['answers', 'list'],
    'Ainda não há respostas guardadas. Uma fica guardada quando se responde, no terminal, qual coluna vale.',
  ],
  [
    'tokens_none',
    ['user', 'token', 'maria', '--list'],
    'maria ainda não tem tokens. Crie um com lote user token maria.',
  ],
])('%s, an empty storage → one sentence in place of titles alone; with --json none', async (code, args, said) => {
  const ran = await bench.lote(args)
  expect(ran).toMatchObject({ status: 0, codes: [code], said, results: [] })
  const json = await bench.lote([...args, '--json'])
  expect([json.codes, json.results.length]).toEqual([[], 1])
})

test('users_none, no user yet → who is served without one, and what makes one', async () => {
  const ran = await bench.lote(['user', 'list'], {
    STORAGE_URL: `file:${join(bench.dir, 'another')}`,
  })
  expect(ran.said).toBe(
    'Ainda não há usuários: a página atende só a esta máquina, sem senha. Crie o primeiro com lote user add NOME --role admin.',
  )
})

test('a watch before its first night, a schedule before its first firing → nights_none, firings_none', async () => {
  const night =
    'Ainda não foi lida nenhuma noite de noite. Leia a primeira com lote watch run noite.'
  await bench.lote(['watch', 'add', 'noite', join(bench.dir, 'oabs.csv')])
  const when = ['--every', 'dia', '--at', '06:00', '--watch', 'noite']
  await bench.lote(['schedule', 'add', 'diaria', ...when])
  const history = await bench.lote(['watch', 'history', 'noite'])
  expect(history).toMatchObject({ codes: ['nights_none'], said: night, results: [] })
  expect((await bench.lote(['watch', 'show', 'noite'])).codes).toEqual(['nights_none'])
  const firings = await bench.lote(['schedule', 'history', 'diaria'])
  expect(firings).toMatchObject({
    codes: ['firings_none'],
    said: `O agendamento diaria ainda não disparou. ${FIRE}`,
  })
})
