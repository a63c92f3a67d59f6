import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { ended, lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const NOBODY = 'http://127.0.0.1:9'

async function doctor(env: Record<string, string>, ...args: string[]) {
  const { STORAGE_URL = '', LOTE_RUN_DIR = '' } = bench.env
  const ran = await lote(['doctor', ...args], { STORAGE_URL, LOTE_RUN_DIR, ...env }, bench.dir)
  return { ...ran, lines: ran.stdout.trim().split('\n') }
}

test('what is configured is tried, and nothing that counts is called', async () => {
  const { CALC_BASE_URL = '', CALC_API_KEY = '' } = bench.env
  const { status, lines } = await doctor({ CALC_BASE_URL, CALC_API_KEY })
  expect(status).toBe(0)
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'OK    Node',
    'OK    armazenamento',
    'OK    Redis',
    'OK    serviço de cálculo',
    'OK    workers',
  ])
  expect(lines[4]).toMatch(/nenhum vivo; só lote submit e agendamentos precisam de um$/)
  expect(lines[3]).toContain(`${CALC_BASE_URL} (sandbox)`)
  expect(bench.sandbox.journal().every(({ units }) => units === 0)).toBe(true)
})

test('an address beside that of the service, which answers 404 → not_the_service, by doctor and before a price is told', async () => {
  const { CALC_BASE_URL = '', CALC_API_KEY = '' } = bench.env
  const wrong = { CALC_BASE_URL: `${CALC_BASE_URL}c`, CALC_API_KEY }
  const { status, lines } = await doctor(wrong)
  expect(status).toBe(1)
  expect(lines[3]).toMatch(/^FALHA serviço de cálculo: .*responde, mas não é o endereço do serviço/)
  const input = await bench.file('entrada.csv', 'Data;Valor\n10/01/2020;1.000,00\n')
  const asked = ['-p', 'index=ipca', '-p', 'updateTo=31/12/2024', '--yes']
  const run = ['run', input, '--job', 'correct', ...asked]
  const ran = await lote(run, { ...bench.env, ...wrong }, bench.dir)
  expect(ran.status).toBe(2)
  expect(ran.stderr).toContain('não é o endereço do serviço')
  expect(bench.sandbox.journal().every(({ units }) => units === 0)).toBe(true)
})

test('a batch is queued and no worker is alive → a warning that says so', async () => {
  const input = await bench.file('entrada.csv', 'Data;Valor\n10/01/2020;1.000,00\n')
  const asked = ['-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
  await lote(['submit', input, '--job', 'correct', ...asked], bench.env, bench.dir)
  const { CALC_BASE_URL = '', CALC_API_KEY = '' } = bench.env
  const { status, lines } = await doctor({ CALC_BASE_URL, CALC_API_KEY })
  expect(lines[4]).toBe(
    'AVISO workers: Nenhum worker vivo, e há quem espere por um: 0 agendamentos, 1 lote aberto. Ligue um: lote worker.',
  )
  expect(status).toBe(0)
})

test('a full disk → one short line, without the names of hosts and processes', async () => {
  const main = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))
  // No file may hold a byte: the kernel then fails writes as a full disk does.
  const child = spawn('bash', ['-c', `ulimit -f 0; exec "${process.execPath}" "${main}" doctor`], {
    env: { PATH: process.env.PATH ?? '', ...bench.env },
    cwd: bench.dir,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { status, stdout } = await ended(child)
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^FALHA armazenamento: O armazenamento está cheio \(file:\S+\/\.doctor\/[a-z0-9]+\)\./m,
  )
})

test('an office that has the gazette alone is well, and the gazette is not asked', async () => {
  const { gazette, apiKey } = bench.sandbox
  const { status, lines } = await doctor({ GAZETTE_BASE_URL: gazette, GAZETTE_API_KEY: apiKey })
  expect(status).toBe(0)
  expect(lines[3]).toMatch(/^OK {4}serviço de publicações: .*não foi chamado/)
  expect(bench.sandbox.journal()).toEqual([])
})

test('each account of LOTE_ACCOUNTS has its line, and the one that fails is told', async () => {
  const { CALC_BASE_URL = '', CALC_API_KEY = '' } = bench.env
  const place = { service: 'calculation', baseUrl: CALC_BASE_URL }
  const accounts = await bench.file(
    'contas.json',
    JSON.stringify([
      { name: 'bom', ...place, keyEnv: 'BOA' },
      { name: 'ruim', ...place, keyEnv: 'OUTRA' },
    ]),
  )
  const keys = { BOA: CALC_API_KEY, OUTRA: 'outra' }
  const { status, lines } = await doctor({ LOTE_ACCOUNTS: accounts, ...keys })
  expect(status).toBe(1)
  expect(lines[3]).toMatch(/^OK {4}serviço de cálculo \(bom\): /)
  expect(lines[4]).toMatch(/^FALHA serviço de cálculo \(ruim\): /)
  expect(lines[4]).toContain('Confira LOTE_ACCOUNTS ruim: OUTRA')
})

test('without any account the variable that is missing is told', async () => {
  const { status, lines } = await doctor({})
  expect(status).toBe(1)
  expect(lines[3]).toMatch(/^FALHA serviço de cálculo: .*CALC_BASE_URL/)
})

test('a service that is not there is told', async () => {
  const { status, lines } = await doctor({ CALC_BASE_URL: NOBODY, CALC_API_KEY: 'k' })
  expect(status).toBe(1)
  expect(lines[3]).toMatch(/^FALHA serviço de cálculo: /)
})

test.each([
  ['gazette', 'dossier', 'Processo\n8267605-69.2022.8.16.0026\n', 'GAZETTE_API_KEY', []],
  [
    'update',
    'update',
    'Processo;Data;Valor\nA;10/01/2020;1.000,00\n',
    'UPDATE_API_KEY',
    ['-p', 'indiceAtualizacao=ipca', '-p', 'dataAtualizacao=01/11/2024'],
  ],
] as const)('401 of the service %s → the variable of its own key', async (service, job, text, name, p) => {
  const input = await bench.file('entrada.csv', text)
  const { STORAGE_URL = '', LOTE_RUN_DIR = '' } = bench.env
  const place = name.replace('API_KEY', 'BASE_URL')
  const env = { STORAGE_URL, LOTE_RUN_DIR, [place]: bench.sandbox[service], [name]: 'errada' }
  const asked = ['run', input, '--job', job, ...p, '--yes']
  const ran = await lote(asked, env, bench.dir)
  expect([ran.status, ran.stderr]).toEqual([2, expect.stringContaining(`Confira ${name}`)])
})

test('--keys → one request at each service that counts them, and a wrong key fails by the name of its place', async () => {
  const { gazette, update, apiKey } = bench.sandbox
  const { status, lines } = await doctor(
    {
      GAZETTE_BASE_URL: gazette,
      GAZETTE_API_KEY: apiKey,
      UPDATE_BASE_URL: update,
      UPDATE_API_KEY: 'outra',
    },
    '--keys',
  )
  expect(status).toBe(1)
  expect(lines[3]).toMatch(/^OK {4}serviço de publicações: .*a chave foi aceita/)
  expect(lines[4]).toMatch(/^FALHA serviço de atualização: .*Confira UPDATE_API_KEY/)
  expect(bench.sandbox.journal().map(({ path }) => path)).toEqual([
    expect.stringContaining('/v1/me'),
    expect.stringContaining('/listaTabelas'),
  ])
  const ledger = join(bench.dir, 'data', 'spent')
  const spent = await readdir(ledger, { recursive: true, withFileTypes: true })
  expect(spent.filter((entry) => entry.isFile())).toHaveLength(2)
})

test.each([
  ['a limit that is reached', 429, /pede que se espere \d+ s, até/],
  ['a fault of its own', 500, /respondeu com falha/],
])('--keys, the service answers with %s → told as what it is, not as a wrong address', async (_, status, told) => {
  const { gazette, apiKey, fault } = bench.sandbox
  fault({ service: 'gazette', path: '/v1/me', status })
  const env = { GAZETTE_BASE_URL: gazette, GAZETTE_API_KEY: apiKey }
  const { lines } = await doctor(env, '--keys')
  expect(lines[3]).toMatch(/^FALHA serviço de publicações: /)
  expect(lines[3]).toMatch(told)
  expect(lines[3]).not.toMatch(/Não foi possível falar/)
})

test('two accounts of one key, two keys of nobody at one address → accounts_one_key, accounts_one_place', async () => {
  const { CALC_BASE_URL = '', CALC_API_KEY = '' } = bench.env
  const place = { service: 'calculation', baseUrl: CALC_BASE_URL }
  const list = (...accounts: object[]) => bench.file('contas.json', JSON.stringify(accounts))
  const own = { CALC_BASE_URL, CALC_API_KEY, OUTRA: 'outra' }
  const one = await list({ name: 'filial', ...place, keyEnv: 'CALC_API_KEY', user: 'maria' })
  const shared = await doctor({ ...own, LOTE_ACCOUNTS: one })
  expect(shared.lines).toContainEqual(
    expect.stringMatching(/^AVISO serviço de cálculo: .*«default» e «filial».*mesma chave/),
  )
  const two = await list({ name: 'filial', ...place, keyEnv: 'OUTRA' })
  const beside = await doctor({ ...own, LOTE_ACCOUNTS: two })
  expect(beside.lines).toContainEqual(expect.stringMatching(/^AVISO .*mesmo endereço/))
  const said = await list({ name: 'filial', ...place, keyEnv: 'OUTRA', user: 'ana' })
  const known = await doctor({ ...own, LOTE_ACCOUNTS: said, CALC_USER: 'maria' })
  expect(known.lines.join()).not.toContain('AVISO')
})

async function withMailServer(
  check: (smtp: Record<string, string>) => Promise<void>,
  disabled: string[] = [],
) {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...disabled],
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'certa'
        ? done(null, { user: 'lote' })
        : done(new Error(`no such login ${password}`)),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  try {
    const place = { SMTP_URL: `smtp://lote@127.0.0.1:${port}`, SMTP_FROM: 'lote@x.example' }
    await check({ ...place, LOTE_ALLOW_HTTP: '1' })
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}

test('a mail server → logged in at; a wrong password is a warning that names SMTP_URL', () =>
  withMailServer(async (smtp) => {
    const { CALC_BASE_URL = '', CALC_API_KEY = '' } = bench.env
    const env = { CALC_BASE_URL, CALC_API_KEY, ...smtp }
    const right = await doctor({ ...env, SMTP_PASSWORD: 'certa' })
    expect(right.lines).toContainEqual(
      expect.stringMatching(/^OK {4}servidor de e-mail: 127\.0\.0\.1:\d+ o login foi aceito$/),
    )
    const wrong = await doctor({ ...env, SMTP_PASSWORD: 'errada' })
    expect(wrong.status).toBe(0)
    expect(wrong.lines).toContainEqual(
      expect.stringMatching(
        /^AVISO servidor de e-mail: .* não aceitou a conexão ou o login: .*no such login.*Confira SMTP_URL/,
      ),
    )
    expect(wrong.stdout).not.toContain('errada')
  }))

test('a mail server that offers no login, with a user set → a warning, and no login was accepted', () =>
  withMailServer(
    async (smtp) => {
      const { CALC_BASE_URL = '', CALC_API_KEY = '' } = bench.env
      const { lines } = await doctor({
        CALC_BASE_URL,
        CALC_API_KEY,
        ...smtp,
        SMTP_PASSWORD: 'certa',
      })
      expect(lines).toContainEqual(expect.stringMatching(/^AVISO servidor de e-mail: /))
    },
    ['AUTH'],
  ))

test('a worker that begins with a wrong key → its failed check is an error of the log', async () => {
  const { STORAGE_URL = '', LOTE_RUN_DIR = '', CALC_BASE_URL = '' } = bench.env
  const env = { ...process.env, STORAGE_URL, LOTE_RUN_DIR, CALC_BASE_URL, CALC_API_KEY: 'errada' }
  const main = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))
  const child = spawn(process.execPath, [main, 'worker'], { env, cwd: bench.dir })
  const lines: { level: string; msg: string }[] = []
  for await (const line of createInterface(child.stderr)) {
    lines.push(JSON.parse(line))
    if (line.includes('FALHA')) child.kill('SIGINT')
  }
  const told = lines.find(({ msg }) => msg.startsWith('FALHA serviço de cálculo'))
  expect(told).toMatchObject({ level: 'error', msg: expect.stringContaining('CALC_API_KEY') })
})
