import { expect, test } from 'vitest'
import { useWorkbench } from '../support/workbench.js'
import { atTerminal } from './pseudo-terminal.js'

const bench = useWorkbench({}, { CALC_API_KEY: '' })

const CTRL_C = '\u0003'
const PASSWORD = 'ensaio-escritorio'
const LOGIN = { CALC_LOGIN: 'escritorio', CALC_PASSWORD: PASSWORD }

const keys = (args: string[], env: Record<string, string> = {}) =>
  atTerminal(['keys', ...args], { ...bench.env, ...env }, bench.dir)
const routes = () => bench.sandbox.journal().map(({ method, path }) => `${method} ${path}`)

test('login and password are asked for; the password is not shown', async () => {
  const typed = keys(['list'])
  await typed.after('login: ', 'escritorio\r')
  await typed.after('Senha (não aparece): ', `${PASSWORD}\r`)
  const { status, stdout } = await typed.ended
  expect(status).toBe(0)
  expect(stdout).toMatch(/login: escritorio\s/)
  expect(stdout).toMatch(/Produção/)
  expect(stdout).not.toContain(PASSWORD)
})

test('with the login configured only the password is asked for', async () => {
  const typed = keys(['create', '--json'], { CALC_LOGIN: 'escritorio' })
  await typed.after('Senha (não aparece): ', `${PASSWORD}\r`)
  const { status, stdout } = await typed.ended
  expect(status).toBe(0)
  expect(stdout).not.toMatch(/login: /)
  expect(JSON.parse(stdout.trim().split('\n').at(-1)!).key).toMatch(/^svc_live_/)
})

test('Ctrl-C at the password: 130, and nobody was logged in', async () => {
  const typed = keys(['list'])
  await typed.after('login: ', 'escritorio\r')
  await typed.after('Senha (não aparece): ', `ensaio${CTRL_C}`)
  const { status, stdout } = await typed.ended
  expect(status).toBe(130)
  expect(stdout).not.toContain('ensaio')
  expect(routes()).toEqual([])
})

test.each([
  ['s', 0, /Chave 2 revogada/, true],
  ['n', 130, /Nada foi feito/, false],
  ['', 130, /Nada foi feito/, false],
])('revoke shows the key and asks; «%s» ends with %i', async (answer, status, says, isGone) => {
  const typed = keys(['revoke', '2'], LOGIN)
  await typed.after('Revogar a chave 2 «Testes» svc_test_', '')
  await typed.after('[s/N] ', `${answer}\r`)
  const ran = await typed.ended
  expect(ran.stdout).toMatch(says)
  expect(ran.status).toBe(status)
  expect(routes().includes('DELETE /calc/v1/keys/2')).toBe(isGone)
  expect(routes().at(-1)).toBe('POST /calc/v1/auth/logout')
})

test('Ctrl-C at the question leaves the key and ends the session', async () => {
  const typed = keys(['revoke', '2'], LOGIN)
  await typed.after('[s/N] ', CTRL_C)
  expect((await typed.ended).status).toBe(130)
  expect(routes()).not.toContain('DELETE /calc/v1/keys/2')
  expect(routes().at(-1)).toBe('POST /calc/v1/auth/logout')
})

test('--yes does not ask', async () => {
  const { status, stdout } = await keys(['revoke', '2', '--yes'], LOGIN).ended
  expect(status).toBe(0)
  expect(stdout).not.toContain('[s/N]')
})
