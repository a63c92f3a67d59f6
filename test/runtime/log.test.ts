import { once } from 'node:events'
import { expect, test } from 'vitest'
import { start } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test('a worker begins → its log says so, with the level by name and the time in ISO 8601', async () => {
  const child = start(['worker'], bench.env, bench.dir)
  let said = ''
  for await (const chunk of child.stderr!.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    if (said.includes('Pronto')) break
  }
  child.stderr!.resume()
  child.stdout!.resume()
  child.kill()
  await once(child, 'close')
  const [line] = said.split('\n').filter((one) => one.includes('worker ready'))
  expect(JSON.parse(line!)).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    name: 'lote',
    accounts: ['default'],
  })
})
