import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { program } from '../../src/cli/program.js'
import { readParameters } from '../../src/core/job/parse-parameters.js'
import { whatToDo } from '../../src/messages/index.js'
import { sentence } from '../../src/messages/message-code.js'
import { folded } from '../../src/values/folded.js'

const reference = readFileSync('docs/referencia.md', 'utf8')
const all = [...jobs.values()]

function unshared(names: readonly string[]): void {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
}

test('names of jobs, theirs and those of an office → each is of one job alone', () => {
  unshared(all.flatMap(({ kind, aliases = [] }) => [kind, ...aliases]))
})

test.each(all)('names of the parameters of $kind → each is of one parameter alone', (job) => {
  unshared(job.parameters.flatMap(({ name, aliases = [] }) => [folded(name), ...aliases]))
})

test('names of commands → each is of one command alone, and has a line in the reference', () => {
  const { commands } = program(async () => undefined, 'pt')
  unshared(commands.flatMap((one) => [one.name(), ...one.aliases()]))
  for (const { commands: own } of commands)
    unshared(own.flatMap((one) => [one.name(), ...one.aliases()]))
  const aliases = [...commands, ...commands.flatMap((one) => one.commands)].flatMap((one) =>
    one.aliases(),
  )
  expect(aliases).toEqual(expect.arrayContaining(['rodar', 'planejar', 'mostrar', 'semana']))
  expect(aliases.filter((alias) => !reference.includes(`\`${alias}\` (`))).toEqual([])
})

test('names of an office for jobs and parameters → in the reference', () => {
  const named = all.flatMap(({ aliases = [], parameters }) => [
    ...aliases,
    ...parameters.flatMap((one) => one.aliases ?? []),
  ])
  expect(named).toContain('ate')
  const known = new Set(['index', 'updateto'])
  const missing = named.filter((name) => !known.has(name) && !reference.includes(`\`${name}\``))
  expect(missing).toEqual([])
})

test.each([
  ['correct', ['Índice=ipca', 'até=31/12/2024'], { index: 'ipca', updateTo: '2024-12-31' }],
  [
    'update',
    ['index=ipca', 'updateTo=31/12/2024'],
    { indiceAtualizacao: 'ipca', dataAtualizacao: '2024-12-31' },
  ],
  ['publications', ['de=2026-11-01'], { data_inicio: '2026-11-01' }],
])('-p of %s as an office writes it, %j → the name of the service', (kind, pairs, parameters) => {
  expect(readParameters(pairs, jobs.get(kind)!)).toEqual(parameters)
})

test('one parameter under two names with two values → refused', () => {
  const refused = () => readParameters(['index=ipca', 'indice=inpc'], jobs.get('correct')!)
  expect(refused).toThrow(expect.objectContaining({ status: 2 }))
})

test.each([
  [
    'unknown_job',
    { job: 'corrijir', known: ['correct'], names: ['correct', 'corrigir'] },
    'corrigir',
  ],
  ['unknown_parameter', { name: 'indise', known: ['index'], names: ['indice', 'index'] }, 'indice'],
  ['unknown_index', { name: 'ipca-15', known: ['ipca', 'ipca15'] }, 'ipca15'],
] as const)('%s of %j → the likely name is told', (code, facts, name) => {
  const { names = [] } = { names: undefined, ...facts }
  const said = sentence(code, { ...facts, known: [...facts.known], names: [...names] })
  expect(whatToDo('pt', said)).toContain(`Você quis dizer ${name}?`)
})

test('a parameter that is unknown → its refusal knows the names of an office too', () => {
  const refused = () => readParameters(['indise=ipca'], jobs.get('correct')!)
  const facts = expect.objectContaining({ names: expect.arrayContaining(['indice', 'ate']) })
  const sentences = [expect.objectContaining({ code: 'unknown_parameter', facts })]
  expect(refused).toThrow(expect.objectContaining({ sentences }))
})

test('IPCA-E, which the service has as IPCA-15 alone → told, and not taken for IPCA', () => {
  const todo = whatToDo(
    'pt',
    sentence('unknown_index', { name: 'IPCA-E', known: ['ipca', 'ipca15'] }),
  )
  expect(todo).toMatch(/^O IPCA-E é o IPCA-15 acumulado no trimestre: veja ipca15\. Os índices são/)
})

test('a name that is like none → no guess', () => {
  const todo = whatToDo(
    'pt',
    sentence('unknown_index', { name: 'tabela do TJSP', known: ['ipca', 'inpc'] }),
  )
  expect(todo).toBe('Os índices são: ipca, inpc.')
})
