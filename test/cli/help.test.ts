import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { inEnglish, knownTo, optionsTo, program } from '../../src/cli/program.js'
import { translateWhole } from '../../src/messages/index.js'
import { sentence } from '../../src/messages/message-code.js'

const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))

const ENGLISH = /\b(Usage|Options|Commands|Arguments|display|default|options|output)\b/

function all(command: Command): Command[] {
  return [command, ...command.commands.flatMap(all)]
}

test('no help of any command has a word that commander put there in English', () => {
  const commands = all(program(async () => undefined, 'pt'))
  expect(commands.length).toBeGreaterThan(20)
  const english = commands.filter((one) => ENGLISH.test(one.helpInformation()))
  expect(english.map((one) => one.name())).toEqual([])
})

/** The modules of Node that a command had loaded when it ended. */
function loadedBy(...args: string[]): string {
  const listing = 'process.on("exit", () => console.error(process.moduleLoadList.join("\\n")))'
  const options = ['--import', `data:text/javascript,${listing}`, MAIN, ...args]
  return spawnSync(process.execPath, options, { encoding: 'utf8' }).stderr
}

test('help → waits for nothing that reaches a service or a store, which takes longest to load', () => {
  expect(loadedBy('template')).toContain('NativeModule tls')
  const loaded = loadedBy('--help')
  expect(loaded).toContain('NativeModule fs')
  expect(loaded).not.toContain('NativeModule tls')
})

test('ajuda, --ajuda → help', () => {
  const lote = program(async () => undefined, 'pt')
  expect(inEnglish(lote, ['node', 'lote', 'ajuda', 'run'])).toEqual(['node', 'lote', 'help', 'run'])
  expect(inEnglish(lote, ['node', 'lote', 'run', '--ajuda'])).toEqual([
    'node',
    'lote',
    'run',
    '--help',
  ])
  expect(inEnglish(lote, ['node', 'lote'])).toEqual(['node', 'lote'])
  const nested = inEnglish(lote, ['node', 'lote', 'ajuda', 'watch', 'add'])
  expect(nested).toEqual(['node', 'lote', 'watch', 'add', '--help'])
})

test.each([
  [
    ['orçar', 'orçamento.xlsx'],
    ['orcar', 'orçamento.xlsx'],
  ],
  [
    ['índices', 'listar', '--out', 'índices'],
    ['indices', 'listar', '--out', 'índices'],
  ],
  [
    ['acompanhar', 'histórico', 'histórico'],
    ['acompanhar', 'historico', 'histórico'],
  ],
  [
    ['ajuda', 'pendências'],
    ['help', 'pendencias'],
  ],
  [['inventário'], ['inventário']],
])('words of a command, %j → %j: accents are taken off its names alone', (words, read) => {
  const lote = program(async () => undefined, 'pt')
  expect(inEnglish(lote, ['node', 'lote', ...words]).slice(2)).toEqual(read)
})

test('an unknown command → compared with those of its group, or with the groups and commands', () => {
  const lote = program(async () => undefined, 'pt')
  const ofGroup = knownTo(lote, ['agenda', 'rodar'])
  expect(ofGroup.group).toBe('schedule')
  expect(ofGroup.known).toContain('listar')
  expect(ofGroup.known).not.toContain('run')
  expect(knownTo(lote, ['agnda']).group).toBeUndefined()
  expect(knownTo(lote, ['agnda']).known).toEqual(expect.arrayContaining(['agenda', 'planejar']))
})

test.each([
  ['wacth', 'Você quis dizer watch? Veja lote help.'],
  ['lsit', 'Você quis dizer list? Veja lote help.'],
  ['enviar-me', 'Veja lote help.'],
])('unknown command %s → %s', (what, todo) => {
  const facts = knownTo(
    program(async () => undefined, 'pt'),
    [what],
  )
  const told = translateWhole('pt', sentence('usage_unknown_command', { what, ...facts }))
  expect(told).toBe(`Não há o comando ${what}. ${todo}`)
})

test.each([
  ['--prot', ['serve', '--prot', '1'], 'Você quis dizer --port? Veja lote help serve.'],
  [
    '--sheeet',
    ['acompanhar', 'acrescentar', 'a'],
    'Você quis dizer --sheet? Veja lote help watch add.',
  ],
  ['--juros', ['run', 'a.csv', '--juros'], 'Veja lote help run.'],
  ['--juros', ['--juros'], 'Veja lote help.'],
])('unknown option %s of %j → %s', (what, words, todo) => {
  const facts = optionsTo(
    program(async () => undefined, 'pt'),
    words,
  )
  const told = translateWhole('pt', sentence('usage_unknown_option', { what, ...facts }))
  expect(told).toBe(`Não há a opção ${what}. ${todo}`)
})
