import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.js'
import { UserError } from '../../src/core/errors.js'
import { translateWhole } from '../../src/messages/index.js'
import { testFolder } from '../spreadsheets/support/folder.js'

const folder = testFolder()

const loginOf = (env: Record<string, string>) => readConfig(env).services.calculation.login

function told(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof UserError)
      return error.sentences.map((one) => translateWhole('pt', one)).join(' ')
    throw error
  }
  return ''
}

const listed = (account: object) =>
  folder.write(
    'contas.json',
    JSON.stringify([
      { name: 'a', service: 'calculation', baseUrl: 'https://h', keyEnv: 'K', ...account },
    ]),
  )

test('a password is kept to the letter, but for the line break that ends its file', async () => {
  expect(loginOf({ CALC_LOGIN: 'ana@x.br', CALC_PASSWORD: ' Çé e$ ' })).toEqual({
    identifier: 'ana@x.br',
    password: ' Çé e$ ',
  })
  const file = await folder.write('senha', ' Çé e$ \r\n')
  expect(loginOf({ CALC_PASSWORD_FILE: file })?.password).toBe(' Çé e$ ')
})

test.each([
  ['of two lines', 'uma\noutra\n'],
  ['that is empty', '\n'],
])('a file %s is no password, and is not shown', async (_, content) => {
  const said = told({ CALC_PASSWORD_FILE: await folder.write('senha', content) })
  expect(said).toMatch(/CALC_PASSWORD_FILE: é preciso uma senha, numa só linha/)
  expect(said).not.toMatch(/uma\n|outra/)
})

test('a file that is not there is told by its variable', () => {
  expect(told({ CALC_PASSWORD_FILE: '/nada/senha' })).toMatch(
    /CALC_PASSWORD_FILE: é preciso um arq/,
  )
})

test('an account of the list has a login of its own', async () => {
  const file = await folder.write('senha-a', 'segredo\n')
  const path = await listed({ login: 'ana', passwordFile: file })
  const { accounts } = readConfig({ LOTE_ACCOUNTS: path, K: 'k', CALC_LOGIN: 'outra' })
  expect(accounts[0]?.login).toEqual({ identifier: 'ana', password: 'segredo' })
})

test('without one it has none, whatever the environment says', async () => {
  const env = { LOTE_ACCOUNTS: await listed({}), K: 'k', CALC_LOGIN: 'ana', CALC_PASSWORD: 's' }
  expect(readConfig(env).accounts[0]?.login).toBeUndefined()
})
