import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { askSettings } from '../../src/cli/settings.js'
import { Prompt, PromptAborted } from '../../src/cli/terminal/prompt.js'
import { heardVoice } from '../support/voice.js'

const CTRL_C = '\u0003'
const BACKSPACE = '\u007f'

/** A terminal that is typed at; `shown` is all that was written to it. */
function terminal() {
  const input = new PassThrough()
  const output = new PassThrough()
  const shown = async () => {
    output.end()
    return text(output)
  }
  return { input, output, shown, prompt: new Prompt({ input, output }) }
}

test('what is no secret is echoed, a password is not', async () => {
  const { input, shown, prompt } = terminal()
  const name = prompt.ask('Login: ')
  input.write('ana\r')
  expect(await name).toBe('ana')
  const password = prompt.askSecret('Senha: ')
  input.write('çedilha e espaço ')
  input.write('\r')
  expect(await password).toBe('çedilha e espaço ')
  prompt.close()
  const all = await shown()
  expect(all).toContain('Login: ')
  expect(all).toContain('ana')
  expect(all).toMatch(/Senha: \n$/)
  expect(all).not.toMatch(/edilha|espaço|\*/)
})

test('login and password pasted in one piece: the password is not echoed', async () => {
  const { input, shown, prompt } = terminal()
  const name = prompt.ask('Login: ')
  input.write('ana\rsegredo\r')
  expect(await name).toBe('ana')
  expect(await prompt.askSecret('Senha: ')).toBe('segredo')
  prompt.close()
  expect(await shown()).not.toContain('segredo')
})

test('a character is taken back, in the password too', async () => {
  const { input, shown, prompt } = terminal()
  const name = prompt.ask('Login: ')
  input.write(`anx${BACKSPACE}a\r`)
  expect(await name).toBe('ana')
  const password = prompt.askSecret('Senha: ')
  input.write(`sx${BACKSPACE}egredo\r`)
  expect(await password).toBe('segredo')
  prompt.close()
  expect(await shown()).not.toContain('egredo')
})

test.each([
  ['ask', ''],
  ['askSecret', 'segre'],
] as const)('Ctrl-C ends %s, and shows nothing of a secret', async (how, typed) => {
  const { input, shown, prompt } = terminal()
  const answer = prompt[how]('? ')
  input.write(`${typed}${CTRL_C}`)
  await expect(answer).rejects.toBeInstanceOf(PromptAborted)
  await expect(prompt.ask('again? ')).rejects.toBeInstanceOf(PromptAborted)
  expect(await shown()).not.toContain('segre')
})

test('the end of the input is no answer', async () => {
  const { input, prompt } = terminal()
  const answer = prompt.ask('? ')
  input.end()
  await expect(answer).rejects.toBeInstanceOf(PromptAborted)
})

test('settings, a service without an address and one with it → the key of the latter alone is asked for', async () => {
  const { input, shown, prompt } = terminal()
  const settings: Record<string, string> = { GAZETTE_BASE_URL: 'https://gazeta.example' }
  const asked = askSettings(settings, prompt, heardVoice())
  input.end('\r\rchave\r-\r')
  await asked
  prompt.close()
  const questions = (await shown()).match(/(?:serviço de |Chave)\S*/g)
  expect(questions).toEqual([
    'serviço de cálculo:',
    'serviço de publicações',
    'Chave',
    'serviço de atualização:',
  ])
  expect(settings).toEqual({
    GAZETTE_BASE_URL: 'https://gazeta.example',
    GAZETTE_API_KEY: 'chave',
  })
})
