import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, test } from 'vitest'
import { form, SHEET } from '../api/support.js'
import { lote, start } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { readWorkbook } from '../support/workbook.js'

const bench = useWorkbench()

interface Body {
  batch: string
  state: string
  rehearsal: boolean
}

/** The built program, once it says where it serves. */
async function serving(env: Record<string, string>) {
  const child = start(['serve', '--sandbox', '--port', '0'], env, bench.dir)
  const told = text(child.stderr!)
  const ended = once(child, 'close').then(([status]) => {
    throw new Error(`lote serve ended with ${status}`)
  })
  ended.catch(() => undefined)
  const line = once(createInterface({ input: child.stdout! }), 'line')
  const [url] = (await Promise.race([line, ended])) as [string]
  return { child, url, told }
}

test('lote serve --sandbox → serve_only_here; a sheet becomes a workbook that says it is a rehearsal', async () => {
  const { CALC_BASE_URL: _, CALC_API_KEY: __, ...env } = bench.env
  const { child, url, told } = await serving(env)
  const sent = await fetch(`${url}/api/batches`, { method: 'POST', body: form(SHEET) })
  const { batch, rehearsal } = (await sent.json()) as Body
  expect(rehearsal).toBe(true)
  const state = async () =>
    ((await (await fetch(`${url}/api/batches/${batch}`)).json()) as Body).state
  await expect.poll(state).toBe('finished')
  const result = await fetch(`${url}/api/batches/${batch}/result.xlsx`)
  const path = await bench.file('r.xlsx', Buffer.from(await result.arrayBuffer()))
  const workbook = await readWorkbook(path)
  expect(JSON.stringify(workbook.get('Leia-me'))).toContain('ENSAIO')
  child.kill('SIGTERM')
  expect((await once(child, 'close'))[0]).toBe(0)
  expect(await told).toContain(
    'Sem usuários: só esta máquina é atendida, sem senha. Para abrir a outras: lote user add NOME --role admin.',
  )
  expect((await lote(['verify', batch], env, bench.dir)).status).toBe(0)
  expect(bench.corrections()).toHaveLength(0)
})

test('the built program → serves the board of queues, its files and the tools of agents', async () => {
  const { CALC_BASE_URL: _, CALC_API_KEY: __, ...env } = bench.env
  const { child, url } = await serving(env)
  const board = await fetch(`${url}/queues/`)
  expect(board.status).toBe(200)
  const [script] = /static\/js\/[^"]+\.js/.exec(await board.text())!
  expect((await fetch(`${url}/queues/${script}`)).status).toBe(200)
  const client = new Client({ name: 'agent', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toContain('submit')
  await client.close()
  child.kill('SIGTERM')
  expect((await once(child, 'close'))[0]).toBe(0)
})
