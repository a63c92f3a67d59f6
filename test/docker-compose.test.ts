import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../src/config/config.js'
import { VERSION } from '../src/runtime/version.js'
import { startSandbox } from '../src/sandbox/index.js'

interface Service {
  image: string
  build?: string
  command?: string[]
  env_file?: string
  environment?: Record<string, string>
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
  profiles?: string[]
  ports?: string[]
  network_mode?: string
  deploy?: { replicas: number }
  volumes?: string[]
  mem_limit?: string
  logging?: { driver: string; options: Record<string, string> }
}

const text = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const { services, volumes } = parse(text('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const { valkey, s3, worker, painel, lote, sandbox, ensaio } = services as Record<
  string,
  Service
> & {
  [name in 'valkey' | 's3' | 'worker' | 'painel' | 'lote' | 'sandbox' | 'ensaio']: Service
}
const example = parseEnv(text('.env.example')) as Record<string, string>
const all = Object.entries(services)
const ours = all.filter(([, service]) => service.build !== undefined)

describe('every service', () => {
  test.each(all)('%s has an image with a version', (_, { image }) => {
    expect(image).toMatch(/:\d+(?:\.\d+)+$/)
  })

  test.each(all.filter(([name]) => name !== 'painel'))('%s publishes no port', (_, { ports }) => {
    expect(ports).toBeUndefined()
  })

  test.each(ours)('%s is of this version', (_, { image }) => {
    expect(image).toBe(`lote:${VERSION}`)
  })

  test.each(all)('%s cannot take the memory of the machine', (_, { mem_limit }) => {
    expect(mem_limit).toMatch(/^\d+[mg]$/)
  })
})

test.each(all)('%s cannot fill the disk with its log', (_, { logging }) => {
  expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } })
})

test('Valkey keeps an append-only file and evicts nothing', () => {
  const command = valkey.command!.join(' ')
  expect(command).toContain('--appendonly yes')
  expect(command).toContain('--maxmemory-policy noeviction')
  // A copy of what it holds, at a rewrite, fits beside it.
  const [, megabytes] = /--maxmemory (\d+)mb/.exec(command)!
  expect(Number(/^(\d+)m$/.exec(valkey.mem_limit!)![1])).toBeGreaterThanOrEqual(
    2 * Number(megabytes),
  )
  expect(valkey.volumes).toEqual(['valkey:/data'])
})

test('S3 makes the bucket that the workers use, and its health is the bucket', () => {
  const bucket = s3.environment!.S3_BUCKET
  expect(worker.environment!.STORAGE_URL).toBe(`s3://${bucket}`)
  expect(s3.healthcheck!.test.join(' ')).toContain(`/buckets/${bucket}/`)
  expect(s3.volumes).toEqual(['s3:/data'])
  expect(Object.keys(volumes)).toEqual(['valkey', 's3'])
})

test('two workers start when both stores are healthy', () => {
  expect(worker.deploy).toEqual({ replicas: 2 })
  expect(worker.command).toEqual(['worker'])
  expect(worker.profiles).toBeUndefined()
  for (const service of [worker, lote, ensaio]) {
    expect(service.depends_on).toMatchObject({
      valkey: { condition: 'service_healthy' },
      s3: { condition: 'service_healthy' },
    })
  }
  for (const store of [valkey, s3, sandbox])
    expect(store.healthcheck?.test.length).toBeGreaterThan(1)
})

test('the page is served beside the workers, on loopback alone', () => {
  expect(painel.ports).toEqual(['127.0.0.1:8080:8080'])
  expect(painel.command).toEqual(['serve', '--host', '0.0.0.0', '--no-worker'])
  const { LOTE_METRICS_PORT: _, ...environment } = worker.environment!
  expect(painel.environment).toEqual(environment)
  expect(painel.healthcheck!.test.join(' ')).toContain('/ready')
})

test('a worker is asked whether it lives, where it answers', () => {
  const port = worker.environment!.LOTE_METRICS_PORT
  expect(worker.healthcheck!.test.join(' ')).toContain(`127.0.0.1:${port}/ready`)
})

test('credentials of the stores come from the .env, and are demanded', () => {
  for (const { environment } of [s3, worker, lote, ensaio]) {
    expect(environment!.AWS_ACCESS_KEY_ID).toMatch(/^\$\{S3_ACCESS_KEY:\?/)
    expect(environment!.AWS_SECRET_ACCESS_KEY).toMatch(/^\$\{S3_SECRET_KEY:\?/)
  }
  expect(valkey.command!.join(' ')).toMatch(/--requirepass \$\{VALKEY_PASSWORD:\?/)
  for (const { environment } of [worker, lote, ensaio])
    expect(environment!.REDIS_URL).toMatch(/^redis:\/\/:\$\{VALKEY_PASSWORD:\?[^}]+\}@valkey:6379$/)
})

test('what works with the services has the whole .env, the rehearsal has nothing of it', () => {
  for (const service of [worker, painel, lote]) expect(service.env_file).toBe('.env')
  for (const service of [sandbox, ensaio]) expect(service.env_file).toBeUndefined()
})

test('.env.example has what the file asks for and each variable of the reference, and nothing else', () => {
  const asked = [...text('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map((match) => match[1]!)
  const documented = [...text('docs/referencia.md').matchAll(/`([A-Z\d]+_[A-Z\d_]+)`/g)].map(
    (match) => match[1]!,
  )
  expect(documented).toContain('GAZETTE_API_KEY_FILE')
  expect(Object.keys(example).sort()).toEqual([...new Set([...asked, ...documented])].sort())
})

test('the workers understand their environment', () => {
  const given = { ...example, ...fromExample(worker.environment!) }
  const config = readConfig({ ...given, CALC_BASE_URL: 'https://calc.invalid', CALC_API_KEY: 'k' })
  // What the file does not set is as without it, and what it sets by default as well.
  const bare = readConfig({ CALC_BASE_URL: 'https://calc.invalid', CALC_API_KEY: 'k' })
  expect(config.services).toEqual(bare.services)
  expect(config.language).toBe(bare.language)
  expect(config).toMatchObject({
    redisUrl: 'redis://:given@valkey:6379',
    storage: { url: 's3://lote', s3Endpoint: 'http://s3:8333' },
  })
})

test('the rehearsal has its own storage, and the address and key of its sandbox', async () => {
  const { environment, network_mode } = ensaio
  expect([sandbox.profiles, ensaio.profiles]).toEqual([['ensaio'], ['ensaio']])
  expect(environment!.STORAGE_URL).not.toBe(worker.environment!.STORAGE_URL)
  // The sandbox listens on its own loopback only.
  expect(network_mode).toBe('service:sandbox')
  const [, , port, , seed] = sandbox.command!
  expect(environment!.CALC_BASE_URL).toBe(`http://127.0.0.1:${port}/calc`)
  const started = await startSandbox({ seed: Number(seed) })
  await started.close()
  expect(environment!.CALC_API_KEY).toBe(started.apiKey)
})

/** `${NAME:-default}` replaced by its default, and what the person has to give by a word. */
function fromExample(environment: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-(.*?)\}/g, '$1').replace(/\$\{\w+:\?.*?\}/g, 'given'),
    ]),
  )
}
