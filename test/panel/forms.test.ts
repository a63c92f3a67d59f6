import { expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { tokenOf } from '../support/signed.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const served = useServed(() => {
  const { gazette, apiKey } = bench.sandbox
  return startServed({ ...bench.env, GAZETTE_BASE_URL: gazette, GAZETTE_API_KEY: apiKey })
})

async function sent(path: string, body: FormData | URLSearchParams, headers = {}) {
  const asking = { method: 'POST', body, headers, redirect: 'manual' } as const
  const { status } = await fetch(`${served.url}${path}`, asking)
  return status
}

const stored = async (path: string): Promise<unknown> =>
  (await fetch(`${served.url}/api${path}`)).json()

function list(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob(['OAB;UF\n123456;SP\n']), 'oabs.csv')
  return form
}

test('the form of a watch → what the command line says of one; empty fields say nothing', async () => {
  const empty = { sheet: '', account: '', perLawyer: '', ifNothing: '', from: '' }
  expect(await sent('/acompanhamentos', list({ ...empty, name: 'um' }))).toBe(303)
  const asked = { name: 'dois', from: 'hoje', ifNothing: 'none', perLawyer: 'true' }
  expect(await sent('/acompanhamentos', list({ ...empty, ...asked }))).toBe(303)
  expect(await stored('/watches/um')).toMatchObject({
    watch: { ifNothing: 'mail', perLawyer: false },
  })
  const other = { watch: { ifNothing: 'none', perLawyer: true } }
  expect(await stored('/watches/dois')).toMatchObject(other)
  const changed = list({ ...empty, ifNothing: 'mail' })
  expect(await sent('/acompanhamentos/dois/lista', changed)).toBe(303)
  expect(await stored('/watches/dois')).toMatchObject({ watch: { ifNothing: 'mail' } })
  expect(await sent('/acompanhamentos', list({ name: 'tres', from: 'amanhã' }))).toBe(400)
  expect(await sent('/acompanhamentos/dois/agora', new URLSearchParams())).toBe(303)
  expect(await stored('/watches/dois/runs')).toMatchObject({ firings: [{ manual: true }] })
  const page = await (await fetch(`${served.url}/acompanhamentos/dois`)).text()
  expect(page).toMatch(/Leituras pedidas[\s\S]*na fila \(a pedido\)/)
})

test('another list on the page of a watch → who left and who came', async () => {
  await sent('/acompanhamentos', list({ name: 'troca' }))
  const other = list({})
  other.set('file', new Blob(['OAB;UF\n123457;SP\n']), 'outra.csv')
  await sent('/acompanhamentos/troca/lista', other)
  const page = await (await fetch(`${served.url}/acompanhamentos/troca`)).text()
  expect(page).toContain(' Saíram: OAB/SP 123.456. Entraram: OAB/SP 123.457.')
  await sent('/acompanhamentos/troca/lista', other)
  const again = await (await fetch(`${served.url}/acompanhamentos/troca`)).text()
  expect(again).toContain(' São os mesmos de antes.')
})

test('the form of a schedule → other days, cron, zone, what was missed, as on the command line', async () => {
  const base = { fazer: 'report:index', hora: '06:00', dias: 'day', avisar: '', outros: '' }
  const form = (fields: Record<string, string>) => new URLSearchParams({ ...base, ...fields })
  const days = { nome: 'a', outros: 'segunda e quinta', fuso: 'America/Manaus', perdidos: 'none' }
  expect(await sent('/agendamentos', form(days))).toBe(303)
  expect(await stored('/schedules/a')).toMatchObject({
    cron: '0 6 * * 1,4',
    tz: 'America/Manaus',
    catchUp: 'none',
  })
  expect(await sent('/agendamentos', form({ nome: 'b', cron: '30 7 1 * *' }))).toBe(303)
  expect(await stored('/schedules/b')).toMatchObject({ cron: '30 7 1 * *', catchUp: 'last' })
  const changes = new URLSearchParams({ hora: '', dias: '', avisar: '', cron: '0 8 * * *' })
  expect(await sent('/agendamentos/b/mudar', changes)).toBe(303)
  expect(await stored('/schedules/b')).toMatchObject({ cron: '0 8 * * *' })
  const file = await bench.file('carteira.csv', 'Saldo devedor;Vencimento\n1.234,56;10/01/2020\n')
  const sheet = { arquivo: file, colunas: 'valor=Saldo devedor\r\n', decimal: 'comma' }
  const job = { fazer: 'job:correct', opcoes: 'index=ipca updateTo=31/12/2024', ...sheet }
  expect(await sent('/agendamentos', form({ nome: 'd', ...job, faixa: 'background' }))).toBe(303)
  expect(await stored('/schedules/d')).toMatchObject({ does: `correct ${file}` })
  expect(await sent('/agendamentos', form({ nome: 'e', ...job, colunas: 'valor=Nada' }))).toBe(400)
  const other = await bench.file('outra.csv', 'Saldo devedor;Vencimento\n1,00;10/01/2020\n')
  const moved = new URLSearchParams({ arquivo: other, opcoes: 'updateTo=30/11/2024' })
  expect(await sent('/agendamentos/d/mudar', moved)).toBe(303)
  expect(await stored('/schedules/d')).toMatchObject({ does: `correct ${other}` })
  const acted = async (verb: string) => {
    const asking = { method: 'POST', body: new URLSearchParams(), redirect: 'manual' } as const
    const answer = await fetch(`${served.url}/agendamentos/e2/${verb}`, asking)
    return answer.headers.get('location')
  }
  expect(await sent('/agendamentos', form({ nome: 'e2' }))).toBe(303)
  expect(await acted('pausar')).toBe('/agendamentos/e2')
  // A page of what was removed would be none.
  expect(await acted('remover')).toBe('/agendamentos')
  // Patience is a watch's.
  expect(await sent('/agendamentos', form({ nome: 'c', espera: '5m' }))).toBe(400)
})

test('a report of all accounts, by who sees one → refused on the page, made or scheduled', async () => {
  const { authorization } = await tokenOf(served, { name: 'rui', role: 'operator' })
  const opcoes = 'portfolio=carteira.csv'
  const schedule = { nome: 'p', fazer: 'report:portfolio', hora: '06:00', dias: 'day', opcoes }
  const form = new URLSearchParams(schedule)
  expect(await sent('/agendamentos', form, { authorization })).toBe(403)
  const file = { nome: 'f', fazer: 'job:correct', arquivo: '/etc/passwd', hora: '06:00' }
  const named = new URLSearchParams(file)
  expect(await sent('/agendamentos', named, { authorization })).toBe(403)
  const report = new URLSearchParams({ kind: 'portfolio', opcoes })
  expect(await sent('/relatorios', report, { authorization })).toBe(403)
})

test('an example, by who does not have the account that it would take → refused, nothing planned', async () => {
  const { authorization } = await tokenOf(served, {
    name: 'filial',
    role: 'operator',
    accounts: ['filial'],
  })
  const before = await stored('/batches')
  const form = new URLSearchParams({ trabalho: 'correct' })
  expect(await sent('/exemplo', form, { authorization })).toBe(400)
  expect(await stored('/batches')).toEqual(before)
})

test('the calendar of a court, by who is no admin or from a file of another kind → refused in a sentence', async () => {
  const { authorization } = await tokenOf(served, { name: 'rui', role: 'operator' })
  const ana = await tokenOf(served, { name: 'ana', role: 'admin', accounts: ['*'] })
  const file = (content: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.set('file', new Blob([content]), 'tjsp.json')
    return form
  }
  expect(await sent('/calendarios', file('{}'), { authorization })).toBe(403)
  expect(await sent('/calendarios/TJSP-2026/remover', file('{}'), { authorization })).toBe(403)
  for (const content of [
    '{}',
    'valor;data',
    new Uint8Array([0xff, 0xfe, 0]),
    'x'.repeat(2_000_000),
  ])
    expect(await sent('/calendarios', file(content), ana)).toBeGreaterThanOrEqual(400)
  const answer = await fetch(`${served.url}/api/calendars`, { headers: ana })
  const { calendars } = (await answer.json()) as { calendars: { file: string | null }[] }
  expect(calendars.filter((one) => one.file !== null)).toEqual([])
})

test('the form of a sheet → columns, marks, sheet and lane, as on the command line; empty fields say nothing', async () => {
  const form = new FormData()
  const said = { decimal: 'comma', lane: 'background', columns: 'valor = C\r\n' }
  const asked = { 'parameters.index': 'ipca', 'parameters.updateTo': '31/12/2024', ...said }
  for (const [name, value] of Object.entries({ job: 'correct', sheet: '', ...asked }))
    form.set(name, value)
  form.set('file', new Blob(['Vencimento;A;B\n10/01/2020;1.234;2.345\n']), 'carteira.csv')
  expect(await sent('/envios', form)).toBe(303)
  expect(await stored('/batches')).toMatchObject({ batches: [{ rows: { read: 2 } }] })
  const [batch] = ((await stored('/batches')) as { batches: { batch: string }[] }).batches
  expect(await stored(`/batches/${batch!.batch}`)).toMatchObject({ lane: 'background' })
  const rows = (await stored(`/batches/${batch!.batch}/rows`)) as { rows: object[] }
  expect(rows.rows.at(-1)).toMatchObject({
    outcome: 'pending',
    cells: ['10/01/2020', '1.234', '2.345'],
  })
})

test('a form whose word has run out, or from another site → shown again to be sent once more, or refused on a page', async () => {
  const body = 'nome=a&fazer=report%3Aindex&hora=06%3A00&_csrf=old'
  const cookie = (await fetch(served.url, { headers: { accept: 'text/html' } })).headers
    .get('set-cookie')!
    .split(';')[0]!
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const page = async (origin: string, from: string) => {
    const headers = { ...type, cookie, origin }
    const asking = { method: 'POST', body: `${body}&_from=${encodeURIComponent(from)}`, headers }
    const answer = await fetch(`${served.url}/agendamentos`, asking)
    return [answer.status, await answer.text()] as const
  }
  const [status, again] = await page(served.url, '/agendamentos')
  expect(status).toBe(403)
  expect(again).toContain('name="nome" required maxlength="40"')
  expect(again).toContain('value="a">')
  expect(again).not.toContain('value="old"')
  const elsewhere = ['http://elsewhere.example', '/agendamentos'] as const
  const odd = ['//elsewhere.example/agendamentos', '/api/batches', '/queues/', 'x', '/%zz', '']
  for (const [origin, from] of [elsewhere, ...odd.map((one) => [served.url, one] as const)]) {
    const [refused, other] = await page(origin, from)
    expect([from, refused]).toEqual([from, 403])
    expect(other).not.toContain('name="nome"')
  }
})

test('a form without a field, or an address that cannot be read → refused in a sentence, no fault of ours', async () => {
  const { url } = served
  const empty = { method: 'POST', redirect: 'manual' } as const
  const statuses = ['/agendamentos', '/relatorios', '/exemplo', '/envios'].map(
    async (path) => (await fetch(`${url}${path}`, empty)).status,
  )
  expect(await Promise.all(statuses)).toEqual([404, 400, 303, 400])
  const unread = await fetch(`${url}/lotes/%zz`)
  expect(unread.headers.get('content-type')).toContain('application/problem+json')
  expect(await unread.json()).toMatchObject({ status: 400, code: 'bad_request' })
})

test('a name that comes twice in an address or a form, by each route of the page → refused in a sentence', async () => {
  const pages = served.routes.filter(
    ({ url }) => !/^\/(?:api|queues|mcp|health|ready|metrics)/.test(url),
  )
  expect(pages.length).toBeGreaterThan(40)
  for (const { method, url } of pages) {
    const path = url.replace(/:\w+|\*/g, 'x')
    const isForm = method === 'POST'
    const twice = new URLSearchParams('a=1&a=2')
    const answer = await fetch(`${served.url}${path}${isForm ? '' : `?${twice}`}`, {
      ...(isForm ? { method, body: twice } : { method: String(method) }),
    })
    expect([method, url, answer.status]).toEqual([method, url, 400])
  }
  const objects = { method: 'POST', body: '{"trabalho":{"a":1}}' }
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${served.url}/exemplo`, { ...objects, headers })).status).toBe(400)
})
