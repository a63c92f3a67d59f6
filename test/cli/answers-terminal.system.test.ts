import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { atTerminal } from './pseudo-terminal.js'

const bench = useWorkbench()

const CTRL_C = '\u0003'
const HEADINGS = 'Vencimento;Valor da Guia;Valor do Depósito'
const ASKED = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']

const sheet = (name: string, lines: string[]) => bench.file(name, `${lines.join('\r\n')}\r\n`)
const october = () => sheet('outubro.csv', [HEADINGS, '15/03/2021;15,00;12,00'])
const november = () =>
  sheet('novembro.csv', [HEADINGS, '15/04/2021;35,00;32,00', '16/04/2021;45,00;42,00'])
const typing = (args: string[]) => atTerminal(args, bench.env, bench.dir)
const alone = (args: string[]) => lote(args, bench.env, bench.dir)

test('plan asks in place, tells the rows, and goes on; the next month is answered from it', async () => {
  const typed = typing(['plan', await october(), ...ASKED])
  await typed.after('1 pergunta antes do orçamento. Nada foi gasto', '')
  await typed.after('Vale para a única linha da planilha.', '')
  await typed.after('[--map valor="Valor do Depósito"]', '')
  await typed.after('0) parar aqui, para corrigir a planilha', '')
  await typed.after('Resposta [0-2]: ', '7\r')
  await typed.after('Responda com um número de 0 a 2.', '')
  await typed.after('Resposta [0-2]: ', '1\r')
  const { status, stdout } = await typed.ended
  expect(stdout).toMatch(
    /Resposta guardada para os mesmos títulos: Valor histórico é a coluna C «Valor do Depósito»/,
  )
  expect(stdout).toMatch(/Orçamento: 1 chamada/)
  expect(status).toBe(0)

  const next = await alone(['plan', await november(), ...ASKED])
  expect(next.stderr).toMatch(
    /Resposta lembrada de .*Valor histórico é a coluna C «Valor do Depósito»/,
  )
  expect(next.status).toBe(0)

  const listed = await alone(['answers', 'list', '--json'])
  const [{ id, said, headings }] = JSON.parse(listed.stdout).answers
  expect({ said, headings: headings.join(';') }).toEqual({
    said: 'Valor do Depósito',
    headings: HEADINGS,
  })
  const forgotten = await alone(['answers', 'forget', id])
  expect(forgotten.stderr).toMatch(/esquecida: da próxima vez se pergunta de novo/)
  expect(forgotten.status).toBe(0)
  expect((await alone(['answers', 'forget', id])).status).toBe(2)
  const again = await alone(['plan', await november(), ...ASKED])
  expect(again.stderr).toMatch(/Mais de uma coluna pode ser Valor histórico/)
  expect(again.status).toBe(4)
})

test('an unknown index beside a question → told before anything is asked', async () => {
  const asked = ASKED.map((one) => one.replace('ipca', 'ipcaa'))
  const { status, stdout } = await typing(['plan', await october(), ...asked]).ended
  expect(stdout).toMatch(/não conhece o índice «ipcaa»/)
  expect(stdout).not.toMatch(/pergunta|Resposta/)
  expect(status).toBe(2)
})

test('one question alone → its place among others is not told', async () => {
  const typed = typing(['plan', await october(), ...ASKED])
  await typed.after('Resposta [0-2]: ', '1\r')
  expect((await typed.ended).stdout).not.toMatch(/^1\/1 /m)
})

test('run asks, saves the answers, and spends once the price is agreed to', async () => {
  const typed = typing(['run', await october(), ...ASKED, '--save-answers', 'respostas.json'])
  await typed.after('Resposta [0-2]: ', '2\r')
  await typed.after('Prosseguir? [S/n] ', 's\r')
  const { status, stdout } = await typed.ended
  expect(stdout).toMatch(/Respostas gravadas em respostas\.json: 1/)
  expect(status).toBe(0)
  expect(bench.corrections()).toHaveLength(1)
  const saved = JSON.parse(await readFile(join(bench.dir, 'respostas.json'), 'utf8'))
  expect(saved).toEqual({
    answers: [{ question: 'ask_tie', map: { valor: 'Valor da Guia' } }],
  })
})

test('Ctrl-C at a question → 130, nothing spent and nothing written', async () => {
  const typed = typing(['run', await october(), ...ASKED, '--save-answers', 'respostas.json'])
  await typed.after('Resposta [0-2]: ', CTRL_C)
  expect((await typed.ended).status).toBe(130)
  expect(bench.corrections()).toHaveLength(0)
  expect(await readdir(bench.dir)).not.toContain('respostas.json')
  expect((await alone(['answers', 'list', '--json'])).stdout).toContain('"answers":[]')
  expect((await alone(['list'])).stdout.trim()).not.toMatch(/outubro/)
})

test('the price is declined → the answer is not remembered', async () => {
  const typed = typing(['run', await october(), ...ASKED])
  await typed.after('Resposta [0-2]: ', '2\r')
  await typed.after('Prosseguir? [S/n] ', 'n\r')
  expect((await typed.ended).status).toBe(130)
  expect((await alone(['answers', 'list'])).stderr).toMatch(/Ainda não há respostas guardadas/)
})

test.each([
  ['0, to stop', '0\r', 4],
  ['the end of the input', '\u0004', 130],
])('%s → nothing is planned', async (_, key, status) => {
  const typed = typing(['plan', await october(), ...ASKED])
  await typed.after('Resposta [0-2]: ', key)
  const ran = await typed.ended
  expect(ran.stdout).not.toMatch(/Orçamento:/)
  expect(ran.status).toBe(status)
})

test.each([
  ['--json', 'plan'],
  ['--yes', 'run'],
])('%s at a terminal → nobody is asked', async (option, command) => {
  const { status, stdout } = await typing([command, await october(), ...ASKED, option]).ended
  expect(stdout).toMatch(/Mais de uma coluna pode ser Valor histórico/)
  expect(stdout).not.toMatch(/Resposta \[/)
  expect(status).toBe(4)
})

test('a question that only another sheet settles → nobody is asked, as without a terminal', async () => {
  const path = await sheet('d.csv', ['Vencimento;Valor', '15/03/2021;10,00 D', '16/03/2021;5,00 C'])
  const { status, stdout } = await typing(['plan', path, ...ASKED]).ended
  expect(stdout).toMatch(/há D e C/)
  expect(stdout).not.toMatch(/Resposta \[/)
  expect(status).toBe(4)
})

test('two rounds of questions, one at a time → each is asked, and the doubt of rows is not remembered', async () => {
  const lines = [`${HEADINGS};Situação`, '15/03/2021;15,00;12,00;Quitado', '1/4/2021;5,00;2,00;']
  const path = await sheet('mista.csv', lines)
  const typed = typing(['plan', path, ...ASKED])
  await typed.after('Resposta [0-2]: ', '1\r')
  await typed.after('há linhas pagas, canceladas', '')
  await typed.after('Resposta [0-1]: ', '1\r')
  expect((await typed.ended).status).toBe(0)
  const again = await alone(['plan', path, ...ASKED])
  expect(again.stderr).toMatch(/há linhas pagas, canceladas/)
  expect(again.status).toBe(4)
})

test('--answers replays a session; what it does not answer is asked', async () => {
  const path = await november()
  const file = (answers: object[]) =>
    writeFile(join(bench.dir, 'r.json'), JSON.stringify({ answers }))
  await file([{ question: 'ask_tie', map: { valor: 'Valor da Guia' } }])
  const replayed = await alone(['plan', path, ...ASKED, '--answers', 'r.json'])
  expect(replayed.stderr).toMatch(/Valor histórico <- B «Valor da Guia»/)
  expect(replayed.status).toBe(0)
  await file([])
  expect((await alone(['plan', path, ...ASKED, '--answers', 'r.json'])).status).toBe(4)
})

test.each([
  ['{"answers":[{"question":"ask_mark","decimal":"comma"}]}', /não foi perguntado: ask_mark/],
  ['{"answers":[{"question":"ask_tie","decimal":"dot"}]}', /não foi perguntado: ask_tie/],
  ['{"answers":[{"question":"ask_tie","decimal":"vírgula"}]}', /em answers\.0\.decimal/],
  ['{"answers":[{"question":"ask_tie","mapa":{}}]}', /em answers\.0: /],
  ['{"decimal":"comma"}', /não é um arquivo de respostas/],
  ['não é JSON', /não é JSON/],
])('--answers %s → refused in one sentence, nothing stored', async (content, says) => {
  await writeFile(join(bench.dir, 'r.json'), content)
  const path = await sheet('clara.csv', ['Vencimento;Valor', '15/03/2021;10,00'])
  const { status, stderr } = await alone(['run', path, ...ASKED, '--answers', 'r.json'])
  expect(stderr).toMatch(says)
  expect(status).toBe(2)
  expect(bench.corrections()).toHaveLength(0)
  expect((await alone(['list', '--json'])).stdout).not.toContain('clara.csv')
})
