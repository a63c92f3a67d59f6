import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { atTerminal } from './pseudo-terminal.js'

const bench = useWorkbench()
const env = () => ({
  ...bench.env,
  UPDATE_BASE_URL: bench.sandbox.update,
  UPDATE_API_KEY: bench.sandbox.apiKey,
  GAZETTE_BASE_URL: bench.sandbox.gazette,
  GAZETTE_API_KEY: bench.sandbox.apiKey,
})
const COLUMNS = 80
const MOST_LINES = 8

const DEBTS = [
  'Processo;Cliente;Descrição;Vencimento;Valor (R$);Multa %',
  ';Padaria Sol;Cota 1;10/01/2021;1.234,56;2',
  ';Padaria Sol;Cota 2;10/02/2022;2.034,10;2',
  ';Imobiliária Lua;Cota 3;31/02/2022;334,50;2',
].join('\n')
const UPDATED = [
  'Processo;Cliente;Valor histórico;Vencimento;Índice;Atualizar até',
  ';Padaria Sol;1.234,56;10/01/2022;ipca;31/12/2024',
  ';Padaria Sol;2.034,10;10/02/2022;ipca;31/12/2024',
].join('\n')
const REGISTRATIONS = 'OAB;Advogado;Cliente\nOAB/SP 94719;Ana;Padaria Sol\n'

test.each<[string, string, string[], RegExp[]]>([
  [
    'correct',
    DEBTS,
    ['-p', 'index=ipca', '-p', 'updateTo=31/12/2024'],
    [/Termos: IPCA/, /2 linhas a processar, 1 rejeitada/, /até 2 a mais/, /E «Valor \(R\$\)»/],
  ],
  [
    'update',
    UPDATED,
    ['-p', 'indiceAtualizacao=ipca', '-p', 'dataAtualizacao=31/12/2024'],
    [/Termos: IPCA/, /Lei 14.905/],
  ],
  ['publications', REGISTRATIONS, [], [/o mínimo: \d+ chamadas/, /A «OAB»/]],
  [
    'dossier',
    'Processo;Cliente\n0001234-76.2021.8.26.0100;Padaria Sol\n',
    [],
    [/1 linha a processar/],
  ],
  ['people', REGISTRATIONS, ['-p', 'who=lawyers'], [/who=lawyers/]],
])('an ordinary sheet of %s at 80 columns → at most eight lines before the question', async (job, csv, more, says) => {
  const file = await bench.file(`${job}.csv`, csv)
  const typed = atTerminal(['run', file, '--job', job, ...more], env(), bench.dir, COLUMNS)
  await typed.after('Prosseguir? [S/n] ', 'n\r')
  const { stdout } = await typed.ended
  const before = stdout.slice(0, stdout.indexOf('Prosseguir?')).split(/\r?\n/).slice(0, -1)
  expect(before.length, stdout).toBeLessThanOrEqual(MOST_LINES)
  expect(before.filter((line) => line.length > COLUMNS)).toEqual([])
  for (const one of says) expect(before.join(' ')).toMatch(one)
})

test('a colleague resumes the batch before «n» → it stays with what was paid, and is named', async () => {
  const file = await bench.file('dividas.csv', DEBTS)
  const args = ['run', file, '--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
  const typed = atTerminal(args, env(), bench.dir, COLUMNS)
  await typed.after('Prosseguir?', '')
  const [{ batch }] = JSON.parse((await lote(['list', '--json'], env(), bench.dir)).stdout) as [
    { batch: string },
  ]
  expect(await lote(['resume', batch], env(), bench.dir)).toMatchObject({ status: 3 })
  await typed.after('[S/n] ', 'n\r')
  const { stdout } = await typed.ended
  expect(stdout.replace(/\s+/g, ' ')).toContain(`Já enviado: o lote ${batch}`)
  expect((await lote(['status', batch], env(), bench.dir)).stdout).toContain('pronto')
})

test('every row is rejected → nothing is asked, and the workbook says why', async () => {
  const file = await bench.file('ruins.csv', 'Vencimento;Valor\n31/02/2022;10,00\nx;20,00\n')
  const args = ['run', file, '--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
  const { stdout, status } = await atTerminal(args, env(), bench.dir, COLUMNS).ended
  expect(stdout).not.toContain('Prosseguir?')
  expect(stdout).toMatch(/0 linhas a processar, 2 rejeitadas/)
  expect(status).toBe(3)
})
