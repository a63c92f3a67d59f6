import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { rehearsalText } from '../../src/web/rehearsal.js'
import { form, planned } from '../api/support.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env))
const PASSWORD = 'uma senha bem comprida'

interface Problem {
  code: string
  detail: string
}

async function problemOf(answer: Promise<Response>) {
  const got = await answer
  const { code, detail } = (await got.json()) as Problem
  return { status: got.status, code, detail }
}

const post = (path: string, body?: FormData) =>
  fetch(`${served.url}${path}`, { method: 'POST', ...(body ? { body } : {}) })

test('host_refused, another name of the host → the two ways in', async () => {
  const { port } = new URL(served.url)
  const body = await new Promise<string>((resolve, reject) => {
    const to = { host: '127.0.0.1', port, path: '/api/batches', headers: { host: 'evil.test' } }
    get(to, (answer) => resolve(text(answer))).on('error', reject)
  })
  expect(JSON.parse(body)).toMatchObject({
    code: 'host_refused',
    detail:
      'O endereço «evil.test» não é desta máquina; sem usuários só ela é atendida. Abra http://127.0.0.1, ou crie um usuário: lote user add NOME --role admin.',
  })
})

test('upload_no_file, a form without a file, a body that is no form → in which field it belongs', async () => {
  const empty = form('')
  empty.delete('file')
  const detail = 'Não veio nenhum arquivo. Mande um no campo file, em multipart/form-data.'
  for (const body of [empty, undefined])
    expect(await problemOf(post('/api/batches', body))).toMatchObject({
      status: 400,
      code: 'upload_no_file',
      detail,
    })
})

test('no_report, an unknown report → the command that lists them', async () => {
  const asked = fetch(`${served.url}/api/reports/index/nada/report.xlsx`)
  expect(await problemOf(asked)).toEqual({
    status: 404,
    code: 'no_report',
    detail: 'Não há relatório index «nada». Veja lote report list.',
  })
})

test('batch_started, an answer to a sheet whose file is gone → to begin or to send it again', async () => {
  const batch = await planned(served, 'Data;Valor\n10/11/2020;1.234\n')
  const bucket = await served.context.app.bucket()
  for await (const key of bucket.list(`uploads/${batch}/`))
    if (!key.endsWith('.json')) await bucket.delete(key)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ decimal: 'comma' })
  const asked = fetch(`${served.url}/api/batches/${batch}/answers`, {
    method: 'POST',
    headers,
    body,
  })
  expect(await problemOf(asked)).toEqual({
    status: 409,
    code: 'batch_started',
    detail: `O lote ${batch} já foi planejado; as respostas não mudam mais. Comece-o, ou cancele-o e envie a planilha de novo.`,
  })
})

test('sign_in_refused five times, then sign_in_throttled; strangers without end → too_many_requests: how long to wait', async () => {
  const users = await served.context.access.users()
  await users.add({ name: 'ana', role: 'viewer', accounts: ['default'], password: PASSWORD })
  const page = await fetch(`${served.url}/entrar`, { headers: { accept: 'text/html' } })
  const cookie = /lote_session=[^;]+/.exec(page.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const word = /name="_csrf" value="([^"]+)"/.exec(await page.text())![1]!
  const signIn = async (password: string) => {
    const headers = { cookie, accept: 'text/html', 'x-csrf-token': word }
    const body = new URLSearchParams({ name: 'ana', password })
    const answer = await fetch(`${served.url}/entrar`, { method: 'POST', headers, body })
    return /role="alert"><p>([^<]+)/.exec(await answer.text())?.[1]
  }
  for (let guess = 1; guess <= 5; guess += 1)
    expect(await signIn(`${guess}`)).toBe('Usuário ou senha errados.')
  expect(await signIn(PASSWORD)).toBe('Tentativas demais; espere 15 min para tentar de novo.')
  const refused = async () => problemOf(post('/api/batches/x/pause'))
  let last = await refused()
  for (let n = 0; n < 600 && last.status === 401; n += 1) last = await refused()
  expect(last).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(last.detail).toMatch(/^Pedidos demais em um minuto; espere \d+ s antes do próximo\.$/)
})

test('rehearsal_mark, the sandbox in place of the service → what the figures are worth', () => {
  expect(rehearsalText('pt')).toEqual({
    text: 'Ensaio',
    todo: 'Os números vêm do sandbox, não do serviço. Nada é cobrado e nada vale em juízo.',
  })
})
