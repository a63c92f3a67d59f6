import { describe, expect, test, vi } from 'vitest'
import { ended, lote, start } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

/** No key: a person's first one is made with these commands. */
const bench = useWorkbench({}, { CALC_API_KEY: '' })

const PASSWORD = 'ensaio-escritorio'
const LOGIN = { CALC_LOGIN: 'escritorio@modelo.example', CALC_PASSWORD: PASSWORD }

const keys = (args: string[], env: Record<string, string> = LOGIN) =>
  lote(['keys', ...args], { ...bench.env, ...env }, bench.dir)
const routes = () =>
  bench.sandbox.journal().map(({ method, path, status }) => `${method} ${path} ${status}`)
const jsonOf = ({ stdout }: { stdout: string }) => JSON.parse(stdout.trim().split('\n').at(-1)!)

/** Whether the service takes a key. */
async function works(key: string, path = '/v1/indices'): Promise<number> {
  const headers = { authorization: `Bearer ${key}` }
  return (await fetch(`${bench.sandbox.calc}${path}`, { headers })).status
}

test('list: each key by its beginning, those of the site among them; the session is ended', async () => {
  const { status, stdout, stderr } = await keys(['list'])
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /^ +1 +API +Produção +svc_live_\w{3} +ativa +produção +\d\d\/\d\d\/\d{4} /m,
  )
  expect(stdout).toMatch(/^ +6 +API +svc_live_\w{3} +revogada/m)
  expect(stdout).toMatch(/^9001 +site +Painel +[\da-f]{8} +ativa +\d\d\/\d\d\/\d{4} +todos$/m)
  expect(`${stdout}${stderr}`).not.toContain(PASSWORD)
  expect(routes()).toEqual([
    'POST /calc/v1/auth/login 200',
    'GET /calc/health 200',
    'GET /calc/v1/keys 200',
    'POST /calc/v1/auth/logout 200',
  ])
  expect(bench.sandbox.journal().every(({ units }) => units === 0)).toBe(true)
  const listed = jsonOf(await keys(['list', '--json']))
  expect(Object.keys(listed).sort()).toEqual(['frontendKeys', 'keys'])
})

test('create: the key alone on stdout, once; it works, and nothing else tells it', async () => {
  const made = await keys(['create', '--name', 'Robô'], { ...LOGIN, LOTE_LOG_LEVEL: 'debug' })
  expect(made.status).toBe(0)
  expect(made.stdout).toMatch(/^svc_live_\w+\n$/)
  const key = made.stdout.trim()
  expect(await works(key)).toBe(200)
  expect(made.stderr).toMatch(/mostrada só agora/)
  expect(made.stderr).not.toContain(key)
  expect((await keys(['list'])).stdout).toMatch(/Robô +svc_live_\w{3} +ativa/)
})

test('create --json: the object, with what was asked for', async () => {
  const made = jsonOf(
    await keys([
      'create',
      '--json',
      '--scopes',
      'index:read, calc:read,index:read',
      '--env',
      'test',
      '--tipos',
      'saldoDevedor,cartaoPonto',
    ]),
  )
  expect(made).toMatchObject({ scopes: ['index:read', 'calc:read'], env: 'test' })
  expect(made.key).toMatch(/^svc_test_/)
  const { keys: listed } = jsonOf(await keys(['list', '--json']))
  expect(listed.at(-1)).toMatchObject({
    allowed_tipos: ['saldoDevedor', 'cartaoPonto'],
    name: null,
  })
})

test('revoke: the key is refused from then on', async () => {
  const { id, key } = jsonOf(await keys(['create', '--json']))
  const revoked = await keys(['revoke', String(id), '--yes', '--json'])
  expect([revoked.status, jsonOf(revoked)]).toEqual([0, { id, ok: true }])
  expect(await works(key)).toBe(401)
})

test('a key that is not there is told, and the session is ended', async () => {
  const { status, stderr, stdout } = await keys(['revoke', '77', '--yes'])
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/Não há chave 77 nesta conta/)
  expect(routes().at(-1)).toBe('POST /calc/v1/auth/logout 200')
})

describe('where the password comes from', () => {
  test('a file, without the line break at its end', async () => {
    const file = await bench.file('senha', `${PASSWORD}\n`)
    const env = { CALC_LOGIN: 'escritorio', CALC_PASSWORD_FILE: file }
    expect((await keys(['list'], env)).status).toBe(0)
  })

  test('of a named account, beside its key', async () => {
    const account = {
      name: 'filial',
      service: 'calculation',
      baseUrl: bench.sandbox.calc,
      keyEnv: 'CHAVE',
      login: 'outro',
      passwordEnv: 'SENHA',
    }
    const env = {
      LOTE_ACCOUNTS: await bench.file('contas.json', JSON.stringify([account])),
      CALC_BASE_URL: '',
      CHAVE: 'svc_live_x',
      SENHA: 'ensaio-outro',
    }
    const { status, stdout } = await keys(['list', '--account', 'filial'], env)
    expect(status).toBe(0)
    expect(stdout).not.toMatch(/Produção/)
  })

  test('never that of the environment for a named account', async () => {
    const baseUrl = bench.sandbox.calc
    const account = { name: 'filial', service: 'calculation', baseUrl, keyEnv: 'CHAVE' }
    const file = await bench.file('contas.json', JSON.stringify([account]))
    const env = { ...LOGIN, LOTE_ACCOUNTS: file, CHAVE: 'svc_live_x' }
    const { status, stderr } = await keys(['list', '--account', 'filial'], env)
    expect(status).toBe(2)
    expect(stderr).toMatch(/LOTE_ACCOUNTS filial: login e LOTE_ACCOUNTS filial: passwordEnv/)
    expect(routes()).toEqual([])
  })

  test('never the command line', async () => {
    const { status, stderr } = await keys(['list', '--password', PASSWORD])
    expect(status).toBe(2)
    expect(stderr).toMatch(/Não há a opção --password/)
  })

  test.each<[string, Record<string, string>]>([
    ['no login', { CALC_PASSWORD: PASSWORD }],
    ['no password', { CALC_LOGIN: 'escritorio' }],
    ['neither', {}],
  ])('%s and no terminal: one sentence that names the variables', async (_, env) => {
    const { status, stderr, stdout } = await keys(['list'], env)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(/CALC_LOGIN e CALC_PASSWORD \(ou CALC_PASSWORD_FILE\)/)
    expect(routes()).toEqual([])
  })

  test('--sandbox logs in to its own', async () => {
    const { status, stdout, stderr } = await keys(['create', '--sandbox'], { CALC_BASE_URL: '' })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^svc_live_\w+\n$/)
    expect(stderr).toMatch(/ENSAIO/)
  })
})

describe('what goes wrong', () => {
  test.each<[string, Record<string, string>, number, RegExp]>([
    ['a wrong password', { CALC_PASSWORD: 'senha-errada' }, 2, /recusou o login ou a senha/],
    [
      'a person who may not enter yet',
      { CALC_LOGIN: 'restrito', CALC_PASSWORD: 'ensaio-restrito' },
      2,
      /recusou o login ou a senha/,
    ],
    ['a service that is not there', { CALC_BASE_URL: 'http://127.0.0.1:9' }, 1, /falar com o ser/],
    ['no service', { CALC_BASE_URL: '' }, 2, /CALC_BASE_URL/],
    ['plain http', { CALC_BASE_URL: 'http://calculo.invalid' }, 2, /https/],
  ])('%s', async (_, env, status, says) => {
    const all = { ...LOGIN, ...env }
    const ran = await keys(['list', '--json'], { ...all, LOTE_LOG_LEVEL: 'debug' })
    expect(ran.stderr).toMatch(says)
    expect(ran.status).toBe(status)
    expect(`${ran.stdout}${ran.stderr}`).not.toContain(all.CALC_PASSWORD)
  })

  test.each<[string, string[], RegExp]>([
    ['a scope that is none', ['create', '--scopes', 'tudo'], /--scopes: é preciso index:read/],
    ['no scope at all', ['create', '--scopes', ''], /--scopes: é preciso/],
    ['a type that is none', ['create', '--tipos', 'saldo'], /--tipos/],
    ['another env', ['create', '--env', 'prod'], /--env: é preciso live, test/],
    ['an id that is none', ['revoke', 'svc_live'], /ID: é preciso o número/],
  ])('%s is refused before anybody logs in', async (_, args, says) => {
    const { status, stderr } = await keys(args)
    expect(stderr).toMatch(says)
    expect(status).toBe(2)
    expect(routes()).toEqual([])
  })

  test.each<[string, Parameters<typeof bench.sandbox.fault>[0]]>([
    ['was lost', { lose: 'after' }],
    ['cannot be read', { garbage: true }],
    ['was replaced on its way', { edge: true }],
  ])('a key whose answer %s may be there: told, not asked again, the session ended', async (_, fault) => {
    bench.sandbox.fault({ method: 'POST', path: '/v1/keys', ...fault })
    const { status, stdout, stderr } = await keys(['create'])
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/pode ter sido criada.*lote keys list/)
    expect(routes().filter((route) => route.startsWith('POST /calc/v1/keys'))).toHaveLength(1)
    expect(routes().at(-1)).toBe('POST /calc/v1/auth/logout 200')
  })

  test('a session that cannot be ended is told, and what was done stays done', async () => {
    bench.sandbox.fault({ path: '/v1/auth/logout', reset: true })
    const { status, stdout, stderr } = await keys(['create'])
    expect(status).toBe(0)
    expect(stderr).toMatch(/A sessão no serviço não pôde ser encerrada/)
    expect(await works(stdout.trim())).toBe(200)
  })

  test('a login that is asked too often is told, and not tried again', async () => {
    const envelope = { code: 'LIMIT', message: 'm', retryAfter: 9 }
    bench.sandbox.fault({ path: '/v1/auth/login', status: 429, envelope })
    const { status, stderr } = await keys(['list'])
    expect(status).toBe(1)
    expect(stderr).toMatch(/espere 9 s/)
    expect(routes()).toEqual(['POST /calc/v1/auth/login 429'])
  })

  test('interrupted while the service is asked: 130, and the session is ended', async () => {
    bench.sandbox.fault({ method: 'GET', path: '/v1/keys', delayMs: 60_000 })
    const child = start(['keys', 'list'], { ...bench.env, ...LOGIN }, bench.dir)
    const ending = ended(child)
    const isAsked = () => bench.sandbox.journal().some(({ path }) => path === '/calc/v1/keys')
    await vi.waitUntil(isAsked, { timeout: 60_000 })
    child.kill('SIGINT')
    const { status, stderr } = await ending
    // session_interrupted: the whole line, as nothing was begun that could be resumed.
    expect([status, stderr.trim().split('\n').at(-1)]).toEqual([130, 'Interrompido.'])
    expect(routes().at(-1)).toBe('POST /calc/v1/auth/logout 200')
  })
})
