import { once } from 'node:events'
import { createInterface } from 'node:readline'
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

test('lote serve --sandbox → a sheet becomes a workbook that says it is a rehearsal', async () => {
  const { CALC_BASE_URL: _, CALC_API_KEY: __, ...env } = bench.env
  const child = start(['serve', '--sandbox', '--port', '0'], env, bench.dir)
  child.stderr!.resume()
  const [url] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
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
  expect((await lote(['verify', batch], env, bench.dir)).status).toBe(0)
  expect(bench.corrections()).toHaveLength(0)
})
