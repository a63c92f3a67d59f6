import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.js'
import { UserError } from '../../src/core/errors.js'
import { translateWhole } from '../../src/messages/index.js'
import { testFolder } from '../spreadsheets/support/folder.js'

const folder = testFolder()
type Env = Record<string, string>

/** What a person is told. */
function refusal(env: Env): string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    expect(error.status).toBe(2)
    return error.sentences.flatMap((said) => [
      translateWhole('pt', said),
      translateWhole('en', said),
    ])
  }
  return []
}
const told = (env: Env) => refusal(env).filter((_, at) => at % 2 === 0)

test('without a variable everything has its default', () => {
  const hour = [
    { units: 60, ms: 60_000 },
    { units: 300, ms: 3_600_000 },
  ]
  const config = readConfig({})
  expect(config).toMatchObject({
    storage: { url: 'file:./lote-data', s3Checksums: 'when-required' },
    services: {
      calculation: { windows: hour, timeoutMs: 60_000 },
      gazette: { windows: hour.slice(0, 1), timeoutMs: 60_000 },
      update: { windows: hour.slice(0, 1), timeoutMs: 60_000 },
    },
    accounts: [],
    language: 'pt',
    concurrency: 96,
    correctUnits: 1,
    metricsHost: '127.0.0.1',
  })
  expect(config.redisUrl).toBeUndefined()
  expect(config.services.calculation.key).toBeUndefined()
  expect(
    readConfig(
      Object.fromEntries(
        ['REDIS_URL', 'CALC_API_KEY', 'LOTE_LANG', 'CALC_LIMITS'].map((name) => [name, '']),
      ),
    ),
  ).toEqual(config)
})

describe('a variable that is right', () => {
  test.each<[Env, object]>([
    [{ REDIS_URL: 'rediss://u:p@h:6380/1' }, { redisUrl: 'rediss://u:p@h:6380/1' }],
    [{ LOTE_METRICS_HOST: '0.0.0.0' }, { metricsHost: '0.0.0.0' }],
    [{ STORAGE_URL: 's3://bucket/a/b' }, { storage: { url: 's3://bucket/a/b' } }],
    [{ STORAGE_URL: 's3://bucket' }, { storage: { url: 's3://bucket' } }],
    [{ STORAGE_URL: 'file:/x y' }, { storage: { url: 'file:/x y' } }],
    [{ S3_ENDPOINT: 'http://minio:9000' }, { storage: { s3Endpoint: 'http://minio:9000' } }],
    [
      { LOTE_FILE_BOUNDS: 'time=30s, memory=1GB,unzipped=4GB,ratio=200,binary=128MB,cell=500000' },
      {
        fileBounds: {
          busyMs: 30_000,
          heapMb: 1_024,
          entryBytes: 4 * 1024 ** 3,
          ratio: 200,
          binaryBytes: 128 * 1024 ** 2,
          cellCharacters: 500_000,
        },
      },
    ],
    [{ S3_CHECKSUMS: 'always' }, { storage: { s3Checksums: 'always' } }],
    [
      { CALC_BASE_URL: 'https://h/calc' },
      { services: { calculation: { baseUrl: 'https://h/calc' } } },
    ],
    [
      { GAZETTE_LIMITS: '5/1s, 9/2h' },
      {
        services: {
          gazette: {
            windows: [
              { units: 5, ms: 1_000 },
              { units: 9, ms: 7_200_000 },
            ],
          },
        },
      },
    ],
    [{ UPDATE_TIMEOUT: '1500ms' }, { services: { update: { timeoutMs: 1_500 } } }],
    [{ CALC_API_KEY: ' svc_live_x \n' }, { services: { calculation: { key: 'svc_live_x' } } }],
    [{ LOTE_LANG: 'en' }, { language: 'en' }],
    [{ LOTE_LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ LOTE_CONCURRENCY: '200' }, { concurrency: 200 }],
    [{ CALC_CORRECT_UNITS: '0' }, { correctUnits: 0 }],
    [{ LOTE_RUN_DIR: '/run/x' }, { runDir: '/run/x' }],
  ])('%j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected)
  })
})

describe('a variable that is wrong: named, with what was expected and what was got', () => {
  test.each([
    ['REDIS_URL', 'localhost:6379', 'redis://host:port'],
    ['REDIS_URL', 'redis://127.0.0.1:99999', 'redis://host:port'],
    ['REDIS_URL', 'redis://', 'redis://host:port'],
    ['STORAGE_URL', '/tmp/x', 'file:DIR'],
    ['STORAGE_URL', 's3://', 'file:DIR'],
    ['S3_ENDPOINT', 'minio:9000', 'http(s)://'],
    ['S3_ENDPOINT', 'ftp://minio', 'http(s)://'],
    ['LOTE_FILE_BOUNDS', 'time=30', 'nome=valor'],
    ['LOTE_FILE_BOUNDS', 'tempo=30s', 'nome=valor'],
    ['LOTE_FILE_BOUNDS', 'ratio=0', 'nome=valor'],
    ['S3_CHECKSUMS', 'yes', 'always'],
    ['CALC_BASE_URL', 'calc.exemplo', 'http(s)://'],
    ['CALC_BASE_URL', 'https://h/?a=1', 'http(s)://'],
    ['GAZETTE_BASE_URL', 'file:///x', 'http(s)://'],
    ['CALC_LIMITS', '60', '60/1m,300/1h'],
    ['CALC_LIMITS', '0/1m', '60/1m,300/1h'],
    ['UPDATE_LIMITS', '60/1d', '60/1m,300/1h'],
    ['CALC_TIMEOUT', '60', 'como 60s'],
    ['CALC_TIMEOUT', '0s', 'como 60s'],
    ['CALC_RESERVE', '8-18=20%', '08:00-18:00=20%'],
    ['CALC_RESERVE', '08:00-18:00=0%', '08:00-18:00=20%'],
    ['GAZETTE_USER', 'dois nomes', 'um nome'],
    ['LOTE_LANG', 'fr', 'pt ou en'],
    ['LOTE_LOG_LEVEL', 'loud', 'silent'],
    ['LOTE_CONCURRENCY', '0', 'de 1 a 500'],
    ['LOTE_CONCURRENCY', '1e2', 'de 1 a 500'],
    ['LOTE_CONCURRENCY', '501', 'de 1 a 500'],
    ['CALC_CORRECT_UNITS', ' ', 'de 0 a 60'],
    ['CALC_CORRECT_UNITS', '-1', 'de 0 a 60'],
    ['CALC_CORRECT_UNITS', '1.5', 'de 0 a 60'],
    ['LOTE_ALLOW_HTTP', 'true', '0 ou 1'],
  ])('%s=%s', (name, value, expected) => {
    const said = refusal({ [name]: value })
    expect(said).toHaveLength(2)
    for (const one of said) {
      expect(one).toContain(name)
      expect(one).toContain(expected)
      expect(one).toContain(value.trim())
    }
  })

  test('REDIS_URL, # in the password → refused with how it is written, and without the password', () => {
    for (const one of refusal({ REDIS_URL: 'redis://:ab#cd@127.0.0.1:6379' })) {
      expect(one).toContain('%23')
      expect(one).not.toContain('ab#cd')
    }
  })

  test('all of them at once', () => {
    expect(told({ LOTE_LANG: 'x', CALC_TIMEOUT: 'x', STORAGE_URL: 'x' })).toHaveLength(3)
  })
})

describe('plain http', () => {
  test.each([
    'http://localhost:80',
    'http://127.0.0.1:8080/calc',
    'http://127.9.9.9',
    'http://[::1]:1/x',
  ])('%s stays on this machine', (url) => {
    expect(readConfig({ CALC_BASE_URL: url }).services.calculation.baseUrl).toBe(url)
  })

  test.each([
    'http://calc.exemplo',
    'http://127.0.0.1.exemplo',
    'http://localhost.exemplo',
    'http://0.0.0.0',
    'http://10.0.0.1',
  ])('%s carries the key in the open, and has to be allowed', (url) => {
    expect(told({ UPDATE_BASE_URL: url })).toEqual([
      expect.stringMatching(/^UPDATE_BASE_URL: http:.*LOTE_ALLOW_HTTP=1/),
    ])
    expect(told({ UPDATE_BASE_URL: url, LOTE_ALLOW_HTTP: '1' })).toEqual([])
    expect(told({ UPDATE_BASE_URL: url, LOTE_ALLOW_HTTP: '0' })).toHaveLength(1)
  })
})

describe('keys', () => {
  test('stand in the variable, or in the file that another names', async () => {
    const file = await folder.write('chave', '  svc_live_arquivo\r\n')
    const key = (env: Env) => readConfig(env).services.calculation.key
    expect(key({ CALC_API_KEY_FILE: file })).toBe('svc_live_arquivo')
    expect(key({ CALC_API_KEY_FILE: file, CALC_API_KEY: 'svc_live_dita' })).toBe('svc_live_dita')
  })

  test('a file that is not there, is empty or holds something else is refused by name', async () => {
    const empty = await folder.write('vazia', '\n')
    const two = await folder.write('duas', 'svc_live_um\nsvc_live_dois')
    for (const path of [empty, two, folder.path('nenhuma'), join(empty, 'x')]) {
      const said = refusal({ GAZETTE_API_KEY_FILE: path })
      expect(said).toHaveLength(2)
      expect(said[0]).toMatch(/^GAZETTE_API_KEY_FILE: /)
      expect(said.join()).not.toContain('svc_live')
    }
  })

  test.each(['duas palavras', 'chavé', 'a\u0000b'])('%j would break the header', (key) => {
    const [said] = told({ CALC_API_KEY: key })
    expect(said).toMatch(/^CALC_API_KEY: é preciso uma chave/)
    expect(said).not.toContain(key)
  })

  test.each<[string, Env]>([
    ['hunter2secret', { CALC_API_KEY: 'hunter2secret', CALC_BASE_URL: 'hunter2secret' }],
    ['svc_live_abc', { CALC_BASE_URL: 'svc_live_abc' }],
    ['svc_test_abc', { LOTE_LANG: 'svc_test_abc' }],
    ['0e9f7a52-1111-4222-8333-444455556666', { REDIS_URL: '0e9f7a52-1111-4222-8333-444455556666' }],
    ['eyJhbGciOi.eyJzdWIi.c2ln', { CALC_TIMEOUT: 'eyJhbGciOi.eyJzdWIi.c2ln' }],
    ['p@ss/word', { REDIS_URL: 'http://user:p@ss/word@host' }],
    ['senha123', { CALC_BASE_URL: 'https://user:senha123@host' }],
    ['senha123', { S3_ENDPOINT: 'https://user:senha123@host' }],
    ['senha-1', { REDIS_URL: 'redis:/user:senha-1@host:6379' }],
    ['senha-2', { REDIS_URL: 'redis//:senha-2@host' }],
    ['senha-5', { SMTP_URL: 'smtp:/ana:senha-5@host' }],
    ['senha-6', { CALC_BASE_URL: 'https://host/?apikey=senha-6' }],
    ['senha-7', { STORAGE_URL: 's3:/chave:senha-7@bucket' }],
    ['senha-8', { S3_ENDPOINT: 'https//chave:senha-8@host' }],
    ['aws-secret', { AWS_SECRET_ACCESS_KEY: 'aws-secret', STORAGE_URL: 'x aws-secret' }],
  ])('%s is in no message', (secret, env) => {
    const said = refusal(env)
    expect(said.length).toBeGreaterThan(0)
    expect(said.join('\n')).not.toContain(secret)
  })

  test('credential of a letter or two → the words of a message are not starred by it', () => {
    const said = refusal({ CALC_PASSWORD: 'a', LOTE_LANG: 'alemao' }).join('\n')
    expect(said).toContain('alemao')
  })
})

describe('LOTE_ACCOUNTS', () => {
  const account = {
    name: 'lider',
    service: 'calculation',
    baseUrl: 'https://h/calc',
    keyEnv: 'LIDER_KEY',
  }
  const KEYS = { LIDER_KEY: 'svc_live_lider' }
  async function with_(content: unknown, env: Env = KEYS): Promise<Env> {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    return { ...env, LOTE_ACCOUNTS: await folder.write('contas.json', text) }
  }

  test('a gazette account with a smaller limit → no bound of what a correction costs', async () => {
    const env = await with_([{ ...account, service: 'gazette', limits: '1/1s' }])
    expect(readConfig({ ...env, CALC_CORRECT_UNITS: '3' }).correctUnits).toBe(3)
    const same = await with_([{ ...account, limits: '1/1s' }])
    expect(() => readConfig({ ...same, CALC_CORRECT_UNITS: '3' })).toThrow(/CALC_CORRECT_UNITS/)
  })

  test('keys come from variables or files, limits and times from the defaults or the file', async () => {
    const keyFile = await folder.write('chave-2', 'svc_live_dois\n')
    const second = {
      ...account,
      name: 'dois',
      keyEnv: undefined,
      keyFile,
      limits: '5/1s',
      timeout: '2s',
      user: 'escritorio',
      reserve: '22:00-06:00=50%',
    }
    const third = { ...account, service: 'gazette' }
    const env = await with_([account, second, third])
    expect(readConfig(env).accounts).toEqual([
      {
        name: 'lider',
        service: 'calculation',
        baseUrl: 'https://h/calc',
        key: 'svc_live_lider',
        keyFrom: 'LOTE_ACCOUNTS lider: LIDER_KEY',
        windows: [
          { units: 60, ms: 60_000 },
          { units: 300, ms: 3_600_000 },
        ],
        reserves: [],
        timeoutMs: 60_000,
      },
      expect.objectContaining({
        name: 'dois',
        user: 'escritorio',
        reserves: [{ from: 1_320, until: 360, share: 0.5 }],
        key: 'svc_live_dois',
        timeoutMs: 2_000,
        windows: [{ units: 5, ms: 1_000 }],
      }),
      expect.objectContaining({
        name: 'lider',
        service: 'gazette',
        windows: [{ units: 60, ms: 60_000 }],
      }),
    ])
  })

  test('an account may say that plain http will do', async () => {
    const inside = { ...account, baseUrl: 'http://calc.interno', allowHttp: true }
    const { accounts } = readConfig(await with_([inside]))
    expect(accounts).toMatchObject([{ baseUrl: 'http://calc.interno', allowHttp: true }])
  })

  test.each<[string, unknown, RegExp]>([
    ['not JSON', '{', /LOTE_ACCOUNTS: é preciso uma lista JSON/],
    ['no list', { contas: [] }, /LOTE_ACCOUNTS: é preciso uma lista JSON/],
    ['a key written into it', [{ ...account, key: 'svc_live_dentro' }], /key/],
    ['a name that no option could say', [{ ...account, name: 'dois nomes' }], /0\.name/],
    ['an unknown service', [{ ...account, service: 'calc' }], /0\.service/],
    ['an address without a scheme', [{ ...account, baseUrl: 'h/calc' }], /0\.baseUrl/],
    ['an address with a password', [{ ...account, baseUrl: 'https://u:senha@h' }], /0\.baseUrl/],
    ['plain http', [{ ...account, baseUrl: 'http://h' }], /LOTE_ACCOUNTS lider: .*https/],
    ['limits that are none', [{ ...account, limits: '60' }], /0\.limits: contagem/],
    ['a time that is none', [{ ...account, timeout: '60' }], /0\.timeout: uma duração/],
    [
      'no key',
      [{ ...account, keyEnv: undefined }],
      /LOTE_ACCOUNTS lider: é preciso keyFile ou keyEnv/,
    ],
    [
      'a variable that is not set',
      [{ ...account, keyEnv: 'OUTRA' }],
      /LOTE_ACCOUNTS lider: .*OUTRA/,
    ],
    [
      'a file that is not there',
      [{ ...account, keyFile: '/nada' }],
      /LOTE_ACCOUNTS lider keyFile: .*\/nada/,
    ],
    ['two of one name', [account, account], /calculation lider/],
  ])('%s', async (_, content, expected) => {
    const said = told(await with_(content))
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(expected)
    expect(said[0]).not.toMatch(/svc_live|senha@/)
  })

  test('everything that is wrong is told', async () => {
    const env = await with_([
      { ...account, name: '' },
      { ...account, service: 'x', timeout: 'x' },
    ])
    expect(told(env)).toHaveLength(3)
  })

  test('a file that is not there', () => {
    expect(told({ LOTE_ACCOUNTS: '/nada.json' })).toEqual([
      expect.stringMatching(/^LOTE_ACCOUNTS: .*\/nada\.json/),
    ])
  })
})

test('a call may not cost more than the smallest window holds', () => {
  const env = { CALC_LIMITS: '5/1s,60/1m', CALC_CORRECT_UNITS: '6' }
  expect(() => readConfig(env)).toThrow(/CALC_CORRECT_UNITS/)
  expect(readConfig({ ...env, CALC_CORRECT_UNITS: '5' }).correctUnits).toBe(5)
})

test('an identity provider half configured, or an address with a path → each told by its name', () => {
  const whole = {
    LOTE_OIDC_ISSUER: 'https://login.example',
    LOTE_OIDC_CLIENT_ID: 'lote',
    LOTE_PUBLIC_URL: 'https://lote.example',
  }
  expect(readConfig(whole).oidc).toMatchObject({
    issuer: 'https://login.example',
    clientId: 'lote',
  })
  expect(readConfig({}).oidc).toBeUndefined()
  expect(told({ LOTE_OIDC_ISSUER: 'https://login.example' })).toEqual([
    expect.stringContaining('LOTE_OIDC_CLIENT_ID'),
    expect.stringContaining('LOTE_PUBLIC_URL'),
  ])
  expect(told({ ...whole, LOTE_PUBLIC_URL: 'https://lote.example/x' })).toEqual([
    expect.stringContaining('LOTE_PUBLIC_URL'),
  ])
  expect(told({ ...whole, LOTE_OIDC_ISSUER: 'http://login.example' })).toHaveLength(1)
})
