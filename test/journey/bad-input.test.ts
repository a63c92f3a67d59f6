import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { oleFile } from '../spreadsheets/support/ole.js'
import { ended, lote } from '../support/cli.js'
import { portfolio } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const GOOD = portfolio(3)
const CORRECT = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
const without = (parameter: string) => [
  '--job',
  'correct',
  ...['index=ipca', 'updateTo=31/12/2024']
    .filter((one) => !one.startsWith(parameter))
    .flatMap((one) => ['-p', one]),
]
const with_ = (...more: string[]) => [...CORRECT, ...more.flatMap((one) => ['-p', one])]

interface Case {
  name: string
  file?: string | Buffer
  args?: string[]
  env?: Record<string, string>
  status: number
  says: RegExp
}

const CASES: Case[] = [
  {
    name: 'a picture',
    file: Buffer.from('89504e470d0a1a0a0000000d49484452000000', 'hex'),
    status: 2,
    says: /não é uma planilha/,
  },
  { name: 'an empty file', file: '', status: 2, says: /está vazio/ },
  { name: 'only blank lines', file: '\n\n;;;\n', status: 2, says: /está vazio/ },
  {
    name: 'no header that is known',
    file: 'foo;bar\n1;2\n3;4\n',
    status: 4,
    says: /cabeçalho.*--map/,
  },
  {
    name: 'an encrypted workbook',
    file: oleFile(['EncryptionInfo', 'EncryptedPackage']),
    status: 2,
    says: /senha/,
  },
  { name: 'a hollow .xls', file: oleFile(['Workbook']), status: 2, says: /danificado/ },
  { name: 'a PDF', file: '%PDF-1.7\n', status: 2, says: /PDF/ },
  {
    name: 'a broken workbook',
    file: Buffer.from('504b03041400', 'hex'),
    status: 2,
    says: /danificado/,
  },
  { name: 'no updateTo', args: without('updateTo'), status: 2, says: /Falta o parâmetro updateTo/ },
  { name: 'no index', args: without('index'), status: 2, says: /índice ou a tabela/ },
  {
    name: 'an unknown index',
    args: ['--job', 'correct', '-p', 'index=ipcaa', '-p', 'updateTo=31/12/2024'],
    status: 2,
    says: /não conhece o índice «ipcaa».*ipca/,
  },
  {
    name: 'an unknown table',
    args: ['--job', 'correct', '-p', 'table=nenhuma', '-p', 'updateTo=31/12/2024'],
    status: 2,
    says: /não conhece a tabela/,
  },
  { name: 'both index and table', args: with_('table=184'), status: 2, says: /Índice e tabela/ },
  {
    name: 'a date that is none',
    args: with_('selicFrom=31/02/2024', 'selic=true'),
    status: 2,
    says: /selicFrom=31\/02\/2024/,
  },
  {
    name: 'an unknown parameter',
    args: with_('indx=ipca'),
    status: 2,
    says: /indx.*não tem esse parâmetro/,
  },
  { name: 'an unknown job', args: ['--job', 'corretor'], status: 2, says: /corretor.*correct/ },
  {
    name: 'an unknown field in --map',
    args: [...CORRECT, '--map', 'quantia=Valor'],
    status: 2,
    says: /quantia.*campo desconhecido/,
  },
  {
    name: 'a heading that is not there',
    args: [...CORRECT, '--map', 'valor=Quantia'],
    status: 2,
    says: /não há coluna «Quantia»/,
  },
  {
    name: 'a sheet that is not there',
    args: [...CORRECT, '--sheet', 'Plan9'],
    status: 2,
    says: /não há aba/i,
  },
  {
    name: 'a wrong key',
    env: { CALC_API_KEY: 'svc_live_nenhuma' },
    status: 2,
    says: /recusou a chave/,
  },
  { name: 'no key', env: { CALC_API_KEY: '' }, status: 2, says: /CALC_API_KEY/ },
  { name: 'no service', env: { CALC_BASE_URL: '' }, status: 2, says: /CALC_BASE_URL.*--sandbox/ },
  {
    name: 'a service that is not there',
    env: { CALC_BASE_URL: 'http://127.0.0.1:9' },
    status: 1,
    says: /falar com o serviço/,
  },
  {
    name: 'a service over plain http',
    env: { CALC_BASE_URL: 'http://calculo.exemplo.invalid' },
    status: 2,
    says: /https/,
  },
  {
    name: 'limits that are none',
    env: { CALC_LIMITS: '60 por minuto' },
    status: 2,
    says: /CALC_LIMITS.*60 por minuto/,
  },
  {
    name: 'a storage that is none',
    env: { STORAGE_URL: 'ftp://x' },
    status: 2,
    says: /STORAGE_URL/,
  },
  {
    name: 'a bucket whose name is none',
    env: { STORAGE_URL: 's3://Lote/escritorio' },
    status: 2,
    says: /STORAGE_URL: é preciso file:DIR ou s3:\/\/bucket\/prefixo/,
  },
  {
    name: 'a storage that cannot be written',
    env: { STORAGE_URL: 'file:/proc/lote' },
    status: 1,
    says: /armazenamento|permissão/,
  },
  {
    name: 'a Redis that is not there',
    env: { REDIS_URL: 'redis://:segredo@127.0.0.1:9' },
    status: 1,
    says: /Redis em redis:\/\/127\.0\.0\.1:9/,
  },
  {
    name: 'a choice of decimal that is none',
    args: [...CORRECT, '--decimal', 'virgula'],
    status: 2,
    says: /--decimal/,
  },
]

test.each(
  CASES,
)('$name: one clear sentence, the right status, nothing spent, nothing left', async ({
  file = GOOD,
  args = CORRECT,
  env = {},
  status,
  says,
}) => {
  const path = await bench.file('entrada.csv', file)
  const run = await lote(
    ['run', path, ...args, '--json', '--yes'],
    { ...bench.env, ...env },
    bench.dir,
  )
  expect(run.stderr).toMatch(says)
  expect(run.status).toBe(status)
  expect(run.report).toMatchObject({
    batch: null,
    state: 'refused',
    units: { spent: 0 },
    calls: 0,
  })
  expect(run.stderr).not.toMatch(/segredo|svc_live|\bat .*\.js:\d+/)
  expect(bench.corrections()).toEqual([])
  expect(existsSync(join(bench.dir, 'data', 'open'))).toBe(false)
  expect(await filesBelow(join(bench.dir, 'data', 'batches'))).toEqual([])
})

test('a plan with rows that are rejected → why, by reason, with their lines; the header is no row', async () => {
  const rows = '31/02/2020;10,00\n01/02/2020;dez\nx;1,00\n01/02/2021;100,00\ny;1,00\n'
  const path = await bench.file('entrada.csv', `Vencimento;Valor\n${rows}`)
  const { stderr } = await lote(['plan', path, ...CORRECT], bench.env, bench.dir)
  expect(stderr).toMatch(/^Linhas: 1 a processar, 4 rejeitadas, 0 repetidas/m)
  expect(stderr).toMatch(/^ {2}2 rejeitadas \(linhas 4, 6\), na linha 4: .*«x».*dd\/mm\/aaaa/m)
  expect(stderr).toMatch(/^ {2}1 rejeitada \(linha 2\): .*«31\/02\/2020»/m)
})

test('a plan with rows that carry remarks → how many, and which remarks, with their lines', async () => {
  const rows = 'mar/2020;10,00\nabr/2020;20,00\n01/02/2021;100,00\nx;1,00\n'
  const path = await bench.file('meses.csv', `Vencimento;Valor\n${rows}`)
  const { stderr } = await lote(['plan', path, ...CORRECT], bench.env, bench.dir)
  expect(stderr).toMatch(/^Linhas: 3 a processar \(2 com aviso\), 1 rejeitada, 0 repetidas/m)
  expect(stderr).toMatch(/^ {2}2 com aviso \(linhas 2, 3\).*dia 1º/m)
})

test('a missing file → told as it was written', async () => {
  const run = await lote(['run', '../outra/nada.xlsx', ...CORRECT], bench.env, bench.dir)
  expect(run).toMatchObject({ status: 2, stdout: '' })
  expect(run.stderr).toMatch(/O arquivo \.\.\/outra\/nada\.xlsx não existe/)
})

/** No file may grow beyond so many kB: the kernel then fails writes as a full disk does. */
function runOnFullDisk(path: string, kilobytes: number) {
  const main = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))
  const command = `ulimit -f ${kilobytes}; exec "${process.execPath}" "${main}" run "${path}" ${CORRECT.join(' ')} --json --yes`
  const child = spawn('bash', ['-c', command], {
    env: { PATH: process.env.PATH ?? '', ...bench.env },
    cwd: bench.dir,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return ended(child)
}

test('the disk is full when the workbook is written → the number of the batch, and how it goes on', async () => {
  const path = await bench.file('entrada.csv', GOOD)
  const run = await runOnFullDisk(path, 16)
  expect(run.stderr).toMatch(/O armazenamento está cheio .*Libere espaço/)
  const id = /Retome com: lote resume (\S+)/.exec(run.stderr)![1]!
  expect(run.status).toBe(1)
  const resumed = await lote(['resume', id, '--json'], bench.env, bench.dir)
  expect(resumed.report).toMatchObject({ batch: id, state: 'finished' })
  expect(bench.corrections()).toHaveLength(1)
})

test('a full disk: told, nothing asked of the service, nothing half-written', async () => {
  const path = await bench.file('entrada.csv', portfolio(3000))
  const run = await runOnFullDisk(path, 40)
  expect(run.stderr).toMatch(/armazenamento está cheio/)
  expect(run.status).toBe(1)
  expect(bench.corrections()).toEqual([])
  expect(await filesBelow(join(bench.dir, 'data', 'batches'))).toEqual([])
})

test.each([
  ['a folder', '.', /é uma pasta/],
  ['a folder that is not there', 'nada/resultado.xlsx', /a pasta nada não existe/],
  ['another kind of file', 'resultado.csv', /\.xlsx/],
])('--out that is %s is refused before anything is spent', async (_, out, says) => {
  const path = await bench.file('entrada.csv', GOOD)
  const run = await lote(
    ['run', path, ...CORRECT, '--out', out, '--json', '--yes'],
    bench.env,
    bench.dir,
  )
  expect(run.stderr).toMatch(says)
  expect(run.status).toBe(2)
  expect(bench.corrections()).toEqual([])
})

test('--out never replaces the input', async () => {
  const path = await bench.file('entrada.xlsx', GOOD)
  const run = await lote(
    ['run', path, ...CORRECT, '--out', 'entrada.xlsx', '--yes'],
    bench.env,
    bench.dir,
  )
  expect(run.status).toBe(2)
  expect(await readFile(path, 'utf8')).toBe(GOOD)
  expect(bench.corrections()).toEqual([])
})

test('a result that cannot be written where it was asked stays in the storage, and is told', async () => {
  const path = await bench.file('entrada.csv', GOOD)
  const run = await lote(
    ['run', path, ...CORRECT, '--out', '/dev/full', '--json', '--yes'],
    bench.env,
    bench.dir,
  )
  expect(run.status).toBe(1)
  expect(run.stderr).toMatch(/\/dev\/full não pôde ser gravado \(ENOSPC\).*lote result /)
  expect(run.report).toMatchObject({
    state: 'finished',
    rows: { ok: 3 },
    units: { spent: 1 },
    calls: 1,
  })
  const out = join(bench.dir, 'resultado.xlsx')
  const batch = run.report.batch!
  expect((await lote(['result', batch, '--out', out], bench.env, bench.dir)).status).toBe(0)
  expect(existsSync(out)).toBe(true)
  expect(bench.corrections()).toHaveLength(1)
})

async function filesBelow(dir: string): Promise<string[]> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name)
}
