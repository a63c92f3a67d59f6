import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { tokenOf } from '../support/signed.js'
import { useWorkbench } from '../support/workbench.js'
import { planned, SHEET } from './support.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env, { worker: true }))

const PARAMETERS = { index: 'ipca', updateTo: '31/12/2024' }

/** The SDK's own client, with what the tests ask of an answer. */
async function agent(headers: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(`${served.url}/mcp`), {
    requestInit: { headers },
  })
  // Its types do not know exact optional properties.
  await client.connect(transport as Parameters<typeof client.connect>[0])
  const use = async (name: string, args: object) => {
    const answer = await client.callTool({ name, arguments: { ...args } })
    const { isError = false, structuredContent } = answer
    return { isError, ...(structuredContent as Record<string, never>) }
  }
  return { client, use }
}

test('an agent plans, submits, follows, reads the rows → as over the API', async () => {
  const { client, use } = await agent()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'plan',
    'submit',
    'status',
    'result',
    'watch_coverage',
  ])
  const asked = { name: 'a.csv', job: 'correct', parameters: PARAMETERS }
  const plan = await use('plan', { ...asked, text: SHEET })
  expect(plan).toMatchObject({ isError: false, state: 'planned', quote: { units: 1 } })
  expect(bench.corrections()).toHaveLength(0)
  const { batch } = plan as unknown as { batch: string }
  await use('submit', { batch })
  await expect.poll(() => use('status', { batch })).toMatchObject({ state: 'finished' })
  const result = await use('result', { batch, outcome: 'rejected' })
  expect(result).toMatchObject({
    rows: [{ line: 4, cells: ['abc', '15/03/2021'] }],
    next: null,
    workbook: `/api/batches/${batch}/result.xlsx`,
  })
  expect(await use('plan', { ...asked, text: SHEET })).toMatchObject({
    state: 'repeated',
    first: batch,
  })
  const doubtful = await use('plan', { ...asked, text: 'valor;data\n1.234;01/02/2020\n' })
  expect(doubtful).toMatchObject({ state: 'asking', questions: [{ code: 'ask_mark' }] })
  expect(bench.corrections()).toHaveLength(1)
})

test('watches → listed, and how completely one was read', async () => {
  const body = new FormData()
  body.set('name', 'diario')
  body.set('file', new Blob(['OAB;UF\n123456;SP\n']), 'oabs.csv')
  await fetch(`${served.url}/api/watches`, { method: 'POST', body })
  const { use } = await agent()
  expect(await use('watch_coverage', {})).toMatchObject({
    watches: [{ name: 'diario', last: null }],
  })
  expect(await use('watch_coverage', { watch: 'diario' })).toMatchObject({ nights: [] })
  const none = await use('watch_coverage', { watch: 'nada' })
  expect(none).toMatchObject({ isError: true, code: 'watch_unknown' })
})

test('no token, a revoked one, a viewer, other accounts → refused as over the API', async () => {
  const ana = await tokenOf(served, { name: 'ana', role: 'admin', accounts: ['*'] })
  const rui = await tokenOf(served, { name: 'rui', role: 'viewer' })
  const eva = await tokenOf(served, { name: 'eva', role: 'operator', accounts: ['filial'] })
  const batch = await planned(served, SHEET, { authorization: ana.authorization })
  await expect(agent()).rejects.toThrow('sign_in_required')
  const viewer = await agent({ authorization: rui.authorization })
  expect(await viewer.use('status', { batch })).toMatchObject({ state: 'planned' })
  expect(await viewer.use('submit', { batch })).toMatchObject({
    isError: true,
    code: 'role_needed',
  })
  const other = await agent({ authorization: eva.authorization })
  for (const tool of ['submit', 'status', 'result'])
    expect(await other.use(tool, { batch })).toMatchObject({ isError: true, code: 'no_batch' })
  const asked = { name: 'a.csv', text: SHEET, job: 'correct', parameters: PARAMETERS }
  expect(await other.use('plan', asked)).toMatchObject({ isError: true, code: 'no_account' })
  await (await served.context.access.users()).revokeToken('eva', eva.id)
  await expect(agent({ authorization: eva.authorization })).rejects.toThrow('token_refused')
  expect(bench.corrections()).toHaveLength(0)
})
