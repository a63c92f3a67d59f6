import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enqueueNotices, Outbox } from '../../src/notices/outbox.js'
import { rememberAnswer } from '../../src/records/remembered-answers.js'
import { form, planned } from '../api/support.js'
import { type Served, startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { DESKTOP, isWide, PHONE, seriousFaults, unreachedByTab, useBrowser } from './browser.js'

/** Ends an attribute, a tag and a script, and says so if it is taken for more than text. */
const EVIL = `"'></script></textarea><img src=x class=evil onerror=globalThis.evil=1><script class=evil>globalThis.evil=1</script>`
const CELL = EVIL.replaceAll('"', '')
const bench = useWorkbench({ gazette: { lawyers: 2, perDay: 3, days: 5, full: false } })
const browser = useBrowser()
let served: Served
let services: Awaited<ReturnType<typeof startEvilServices>>

beforeEach(async () => {
  services = await startEvilServices()
  const { apiKey } = bench.sandbox
  served = await startServed(
    {
      ...bench.env,
      CALC_BASE_URL: `${services.url}/calc`,
      CALC_LIMITS: '100000/1m',
      GAZETTE_BASE_URL: `${services.url}/gazette`,
      GAZETTE_API_KEY: apiKey,
      GAZETTE_LIMITS: '100000/1m',
    },
    { worker: true },
  )
})

afterEach(async () => {
  await served.close()
  await services.close()
})

/** What the services of the sandbox answer, with markup behind each text of several words. */
async function startEvilServices() {
  const server = createServer(async (request, response) => {
    const { calc, gazette } = bench.sandbox
    const to = request.url!.replace(/^\/calc/, calc).replace(/^\/gazette/, gazette)
    const { method = 'GET' } = request
    const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers
    const body = method === 'GET' ? null : await text(request)
    const answer = await fetch(to, { method, body, headers: headers as Record<string, string> })
    const sent = JSON.stringify(withMarkup(await answer.json()))
    const type = { 'content-type': 'application/json' }
    response.writeHead(answer.status, type).end(sent)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function withMarkup(value: unknown): unknown {
  if (typeof value === 'string') return /\p{L}+ \p{L}+/u.test(value) ? value + EVIL : value
  if (Array.isArray(value)) return value.map(withMarkup)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withMarkup(one)]))
}

async function posted(path: string, body: FormData | object): Promise<Record<string, string>> {
  const sent =
    body instanceof FormData
      ? { body }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(`${served.url}${path}`, { method: 'POST', ...sent })
  return (await answer.json()) as Record<string, string>
}

/** Of each kind of record one, with markup wherever a person or a service may write. */
async function fill(): Promise<string> {
  const name = `${CELL}.csv`.replaceAll('/', '\u2215')
  const sheet = `Processo;Cliente ${CELL};valor;vencimento\n${CELL};${CELL};1.234,56;10/01/2020\n2;x;abc ${CELL};10/01/2020\n`
  const { batch } = await posted('/api/batches', form(sheet, {}, name))
  const other = await posted('/api/batches', form(sheet.replace('1.234', '2.345'), {}, name))
  await planned(served, sheet)
  await posted('/api/batches?plan=true', form(`valor ${CELL};data\n1.234;01/02/2020\n`, {}, name))

  const list = new FormData()
  const rows = bench.sandbox.gazetteBase
    .registrations()
    .map(({ oab, uf }) => `OAB/${uf} ${oab};${CELL}`)
  list.set('name', 'diario')
  list.set('file', new Blob([[`OAB;Nome ${CELL}`, ...rows].join('\n')]), name)
  await posted('/api/watches', list)
  await fetch(`${served.url}/api/watches/diario/run`, { method: 'POST' })

  await posted('/api/schedules', {
    name: 'noturno',
    every: 'day',
    at: '06:00',
    watch: 'diario',
    notify: ['https://example.test/%3Cimg%20class=evil%3E?x=<img class=evil>'],
  })
  await posted('/api/reports/index', {})
  const datas = [{ de: '2026-07-09', nome: EVIL, fonte: EVIL }]
  const calendar = {
    id: 'TJ-X',
    versao: '1',
    nome: EVIL,
    tribunais: ['8.26'],
    base: 'NAC',
    de: '2026-01-01',
    ate: '2026-12-31',
    datas,
  }
  await posted('/api/calendars', { file: 'x.json', text: JSON.stringify(calendar) })
  await enqueueNotices(
    await served.context.app.bucket(),
    {
      about: 'example',
      targets: [{ is: 'mail', address: 'ana@escritorio.example' }],
      facts: { kind: 'batch.finished', name: EVIL, incomplete: false, counts: {} },
      language: 'pt',
    },
    served.context.app.clock.now(),
  )
  const state = async (path: string) => (await fetch(`${served.url}${path}`)).json()
  for (const one of [batch, other.batch])
    await expect.poll(() => state(`/api/batches/${one}`)).toMatchObject({ state: 'finished' })
  await expect
    .poll(() => state('/api/watches/diario/nights'), { timeout: 200_000 })
    .toMatchObject({ nights: [{}] })
  return `/lotes/${batch}/comparacao?com=${other.batch}`
}

const INJECTED = `document.querySelectorAll('.evil, main script, main img, main iframe, main [onerror]').length + (globalThis.evil ?? 0)`
const LINKS = `[...document.querySelectorAll('a[href^="/"]:not([download])')].map((one) => one.getAttribute('href').split('#')[0])`
const OPEN = `document.querySelectorAll('details').forEach((one) => { one.open = true })`

/** Opens each page that a link leads to, all of it unfolded. */
async function crawl(page: Page, unlinked: string[], look: (path: string) => Promise<void>) {
  const opened = new Set<string>()
  const waiting = [
    '/',
    '/entrar',
    '/operacao/antigos?idade=90d',
    `/lotes?busca=${encodeURIComponent(EVIL)}`,
    `/${encodeURIComponent(EVIL)}`,
    ...unlinked,
  ]
  for (const path of waiting) {
    const isKnown =
      opened.has(path) || /^\/(?:queues|api)|\.(?:xlsx|csv|zip)|[?&](?:csv|ordem)=/.test(path)
    if (isKnown) continue
    opened.add(path)
    await page.goto(`${served.url}${path}`)
    await page.evaluate(OPEN)
    await look(path)
    waiting.push(...((await page.evaluate(LINKS)) as string[]))
    // The part that is renewed in place has no link.
    if (/^\/lotes\/[^/?]+$/.test(path)) waiting.push(`${path}/andamento`)
  }
}

test('markup in every stored text → each page shows it as text: nothing runs, nothing is injected', async () => {
  const comparison = await fill()
  const page = await browser.open(served.url)
  const faults: string[] = []
  const seen = new Map<string, boolean>()
  let at = '/'
  page.on('pageerror', (error) => faults.push(`${at}: ${error.message}`))
  page.on('console', (said) => {
    const isReport = /Content Security Policy/.test(said.text())
    faults.push(...(isReport ? [`${at}: ${said.text()}`] : []))
  })
  await crawl(page, [comparison], async (path) => {
    at = path
    const injected = await page.evaluate(INJECTED)
    faults.push(...(injected === 0 ? [] : [`${path}: ${injected} injected`]))
    seen.set(path, (await page.locator('body').innerText()).includes('<img src=x'))
  })
  expect(faults).toEqual([])
  const kinds = [
    '/lotes/',
    '/acompanhamentos/diario',
    '/acompanhamentos/diario/noites/',
    '/calendarios/TJ-X',
  ]
  for (const kind of [...kinds, '/lotes', '/acompanhamentos', '/calendarios', '/avisos']) {
    const shown = [...seen].some(([path, isShown]) => isShown && path.startsWith(kind))
    expect([kind, shown, [...seen.keys()]]).toEqual([kind, true, expect.anything()])
  }
  expect(unseen([...seen.keys()])).toEqual([])
})

/** Pages of which none was opened: one that is added has to be linked, or named above. */
function unseen(paths: readonly string[]): string[] {
  const others = /^\/(?:api|assets|queues|mcp|health|ready|metrics)\b|[.*]/
  return served.routes
    .filter(({ method, url }) => method === 'GET' && !others.test(url))
    .map(({ url }) => url)
    .filter((url) => {
      const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/?]+')}(?:\\?.*)?$`)
      return !paths.some((path) => pattern.test(path))
    })
}

/** What `fill` leaves out, for each action one page; those that no list leads to are given back. */
async function fillActions(): Promise<string[]> {
  const { app } = served.context
  const bucket = await app.bucket()
  const at = new Date(app.clock.now()).toISOString()
  const paused = await planned(served, 'valor;vencimento\n4,44;10/01/2020\n')
  await posted(`/api/batches/${paused}/pause`, {})
  await posted(`/api/batches/${paused}/start`, {})
  const schedule = { name: 'parado', every: 'weekday', at: '06:00', report: 'index' }
  await posted('/api/schedules', schedule)
  await posted('/api/schedules/parado/pause', {})
  const [notice = ''] = await enqueueNotices(
    bucket,
    {
      about: 'other',
      targets: [{ is: 'mail', address: 'ana@escritorio.example' }],
      facts: { kind: 'batch.finished', name: 'x', incomplete: false, counts: {} },
      language: 'pt',
    },
    app.clock.now(),
  )
  await new Outbox(bucket).giveUp({ notice, round: 0, at, why: 'refused', detail: '550' })
  await rememberAnswer(
    bucket,
    { book: 'livro', job: 'correct', headings: ['Item', 'Saldo'] },
    {
      at,
      account: 'default',
      question: 'ask_tie',
      facts: {},
      field: 'valor',
      said: 'B',
      column: 'B «Saldo»',
    },
  )
  const envelope = { code: 'RATE_LIMITED', message: 'x', retryAfter: 600 }
  bench.sandbox.fault({ status: 429, envelope, times: 9 })
  await posted('/api/batches', form('valor;vencimento\n5,55;10/01/2020\n'))
  const waiting = await planned(served, 'valor;vencimento\n6,66;10/01/2020\n')
  const asking = form('valor;data\n1.234;01/02/2020\n')
  const { batch } = await posted('/api/batches?plan=true', asking)
  return [waiting, batch].map((id) => `/lotes/${id}`)
}

/** Of many pages that are made alike, one. */
function kindOf(path: string): string {
  const [, batch] = /^(\/lotes\/[^/?]+)$/.exec(path) ?? []
  return batch ?? path.replace(/\/linhas\/.*|(?<=\/noites\/).*|(?<=com=).*/, '*')
}

const ACTIONS = `[...document.querySelectorAll('form[method=post]')].filter((form) => form.querySelector('button')).map((form) => new URL(form.action).pathname)`

test('each page → nothing serious for axe at either width; all that can be pressed is reached by Tab, and each action is there', async () => {
  const comparison = await fill()
  const others = await fillActions()
  const page = await browser.open(served.url)
  const kinds = new Set<string>()
  const actions = new Set<string>()
  await crawl(page, [comparison, ...others], async (path) => {
    const isPart = path.endsWith('/andamento')
    if (isPart || kinds.has(kindOf(path))) return
    kinds.add(kindOf(path))
    for (const action of (await page.evaluate(ACTIONS)) as string[]) actions.add(action)
    expect([path, await unreachedByTab(page)]).toEqual([path, []])
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      expect([path, await seriousFaults(page), await isWide(page)]).toEqual([path, [], false])
    }
  })
  const posts = served.routes.filter(
    ({ method, url }) => method === 'POST' && !/^\/(?:api|mcp|queues)\b/.test(url),
  )
  const missing = posts
    .map(({ url }) => url)
    .filter((url) => {
      const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`)
      return ![...actions].some((action) => pattern.test(action))
    })
  // No row is uncertain, and nobody is signed in: these have tests by keyboard of their own.
  expect(missing).toEqual(['/lotes/:id/incertas', '/sair'])
}, 900_000)
