import { once } from 'node:events'
import { expect, test } from 'vitest'
import { plainLine } from '../../src/runtime/log.js'
import { ended, start } from '../support/cli.js'
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
  const lines = said.split('\n').filter(Boolean).map(parsed)
  expect(lines.find(({ msg }) => msg === 'worker ready')).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    name: 'lote',
    accounts: ['default'],
  })
  expect(lines.map(({ msg }) => msg)).toContain('Pronto: à espera de lotes.')
})

const parsed = (line: string) => JSON.parse(line) as Record<string, unknown>

test('a worker that cannot begin → its log says why in a line of JSON, as an error', async () => {
  const child = start(['worker'], { ...bench.env, CALC_LIMITS: 'x' }, bench.dir)
  const { status, stderr } = await ended(child)
  expect(status).toBe(2)
  const lines = stderr.split('\n').filter(Boolean).map(parsed)
  expect(lines).toMatchObject([{ level: 'error', msg: expect.stringContaining('CALC_LIMITS') }])
})

test('a line of the log at a terminal → time, level, message and facts, without JSON around them', () => {
  const line = {
    level: 'info',
    time: '2026-11-25T06:00:00.123Z',
    name: 'lote',
    batch: 'x',
    msg: 'batch',
  }
  expect(plainLine(JSON.stringify(line))).toBe('06:00:00 info batch batch="x"\n')
})
