import { expect, test } from 'vitest'
import { plainName } from '../../src/values/plain-name.js'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const alone = (args: string[], env = {}) => lote(args, { ...bench.env, ...env }, bench.dir)

test.each([
  ['diário', 'diario'],
  ['Diário  da casa ', 'Diario-da-casa'],
  ['noite-2.b', 'noite-2.b'],
  ['../x', '../x'],
])('the name «%s» → %s', (typed, plain) => {
  expect(plainName(typed)).toBe(plain)
})

test('a watch and its schedule named with accents and blanks → kept without, found by either', async () => {
  const list = await bench.file('oabs.csv', 'OAB;UF\n12345;SP\n')
  const added = await alone(['watch', 'add', 'Diário da casa', list])
  expect(added.stdout).toBe('Diario-da-casa\n')
  const shown = await alone(['acompanhar', 'mostrar', 'Diário da casa', '--json'])
  expect(JSON.parse(shown.stdout)).toMatchObject({ name: 'Diario-da-casa' })
  const when = ['--every', 'dia', '--at', '06:00', '--watch', 'Diário da casa', '--json']
  const scheduled = await alone(['schedule', 'add', 'às seis', ...when])
  expect(JSON.parse(scheduled.stdout.trim().split('\n').at(-1)!)).toMatchObject({
    schedule: 'as-seis',
  })
  const [line] = JSON.parse((await alone(['schedule', 'list', '--json'])).stdout).schedules
  expect(line.does).toBe('watch Diario-da-casa')
  const again = await alone(['schedule', 'pause', 'às seis'])
  expect(again.status).toBe(0)
})

test.each([
  ['pt', /Não há acompanhamento «diaro»\. Você quis dizer diario\? Veja lote watch list\./],
  ['en', /There is no watch «diaro»\. Did you mean diario\? See lote watch list\./],
])('a mistyped watch in %s → the one that was likely meant', async (lang, says) => {
  const list = await bench.file('oabs.csv', 'OAB;UF\n12345;SP\n')
  await alone(['watch', 'add', 'diario', list])
  for (const args of [
    ['run', 'diaro'],
    ['show', 'diaro'],
    ['history', 'diaro'],
    ['remove', 'diaro'],
    ['replace', 'diaro', list],
  ]) {
    const { status, stderr } = await alone(['watch', ...args], { LOTE_LANG: lang })
    expect([status, stderr]).toEqual([2, expect.stringMatching(says)])
  }
})

test('a mistyped schedule → the one that was likely meant, and all', async () => {
  const list = await bench.file('oabs.csv', 'OAB;UF\n12345;SP\n')
  await alone(['watch', 'add', 'diario', list])
  await alone(['schedule', 'add', 'noite', '--every', 'dia', '--at', '6:00', '--watch', 'diario'])
  const { stderr } = await alone(['schedule', 'pause', 'noit'])
  expect(stderr).toMatch(/Não há agendamento «noit»\. Você quis dizer noite\? Há: noite\./)
})
