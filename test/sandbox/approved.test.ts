import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { request } from 'undici'
import { expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.js'
import { rawPartsOf } from './approved-files.js'
import { type Ask, asksOf } from './approved-walk.js'
import { JANUARY_2026, sandboxFor } from './support.js'

/** Of a longer answer the beginning is shown, and the rest by its length and its hash. */
const MOST_SHOWN = 1_200
const HEADERS = [
  'content-type',
  'content-disposition',
  'cache-control',
  'location',
  'retry-after',
  'www-authenticate',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]

test.each([
  1, 2,
] as const)('every operation in shapes %s → answered as approved', async (shapes) => {
  const sandbox = await sandboxFor({ shapes, clock: () => JANUARY_2026 })
  const pages: string[] = []
  for await (const ask of asksOf(sandbox)) pages.push(await pageOf(sandbox, ask))
  await expect(pages.join('\n')).toMatchFileSnapshot(`approved/shapes-${shapes}.txt`)
})

async function pageOf(sandbox: Sandbox, ask: Ask): Promise<string> {
  const { at = 'calc', method = 'GET', path, headers = {}, body, heard } = ask
  const { [at]: base } = sandbox
  const answer = await request(`${base}${path}`, { method, headers, body: body ?? null })
  const bytes = Buffer.from(await answer.body.arrayBuffer())
  heard?.(bytes.toString())
  const told = HEADERS.flatMap((name) => {
    const value = answer.headers[name]
    return value === undefined ? [] : [`${name}: ${value}`]
  })
  const text = placeless(textOf(bytes), sandbox)
  const asked = placeless(`${method} /${at}${path}`, sandbox)
  return [
    `## ${asked}`,
    ...(ask.shown ? [placeless(ask.shown, sandbox)] : []),
    String(answer.statusCode),
  ]
    .concat(
      told.map((line) => placeless(line, sandbox)),
      bounded(text),
      '',
    )
    .join('\n')
}

/** Bytes of files differ with the library that packs them; what is in them does not. */
function textOf(bytes: Buffer): string {
  const start = bytes.subarray(0, 4).toString('latin1')
  if (start === '%PDF') return streamsOf(bytes).join('\n')
  return start === 'PK\u0003\u0004' ? rawPartsOf(bytes) : bytes.toString()
}

function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: word }) => {
    const from = index + word.length
    const end = text.indexOf('endstream', from)
    if (text.slice(index - 3, index) === 'end' || end < 0) return []
    try {
      return [inflateSync(pdf.subarray(from, end)).toString('latin1')]
    } catch {
      return []
    }
  })
}

function placeless(text: string, { url }: Sandbox): string {
  return text
    .replaceAll(new URL(url).host, 'HOST')
    .replaceAll(encodeURIComponent(new URL(url).host), 'HOST')
    .replace(/ey[\w-]+\.[\w-]+\.[\w-]+/g, 'JWT')
    .replace(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, 'UUID')
    .replace(/\b(svc_(?:live|test|oauth)|gz)_\w+/g, '$1_KEY')
    .replace(/\b[A-Za-z\d]{30,64}\b/g, 'RANDOM')
}

function bounded(text: string): string {
  if (text.length <= MOST_SHOWN) return text
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return `${text.slice(0, MOST_SHOWN)}\n... ${text.length} characters, sha256 ${hash}`
}
