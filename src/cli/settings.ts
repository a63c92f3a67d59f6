import { z } from 'zod'
import { type Service, variableOf } from '../config/config.js'
import { readEnvFile, settingsPath, writeSettings } from '../config/env-files.js'
import { httpUrl, serviceKey } from '../config/env-reader.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import { isLoopback } from '../runtime/loopback.js'
import { type Output, words } from './output.js'
import { asking, terminalOf } from './terminal/asking.js'
import type { Prompt } from './terminal/prompt.js'

const SERVICES: readonly [Service, string, string][] = [
  ['calculation', 'serviço de cálculo', 'calculation service'],
  ['gazette', 'serviço de publicações', 'gazette service'],
  ['update', 'serviço de atualização', 'update service'],
]

/** A key is sent without TLS within this machine only. */
const safeUrl = httpUrl.pipe(
  z.string().refine((url) => {
    const { protocol, hostname } = new URL(url)
    return protocol === 'https:' || isLoopback(hostname)
  }),
)

/** The answer that removes a setting. */
const NONE = '-'

/**
 * Asks for the address and the key of each service, and stores them for this user, for every
 * folder.
 */
export async function settingsCommand(output: Output): Promise<ExitStatus> {
  const path = settingsPath(process.env)
  const terminal = terminalOf(output)
  if (!terminal) throw UserError.usage('config_no_terminal', { path })
  const settings = { ...readEnvFile(path) }
  output.say(sentence('config_begin', { path }))
  await asking(terminal, (prompt) => askSettings(settings, prompt, output))
  writeSettings(path, settings)
  output.say(sentence('config_kept', { path }))
  return EXIT.done
}

type Settings = Record<string, string>

/** Changes the settings by what is answered. */
export async function askSettings(settings: Settings, prompt: Prompt, output: Output) {
  for (const service of SERVICES) await askFor(service, settings, prompt, output)
}

async function askFor(
  [service, pt, en]: (typeof SERVICES)[number],
  settings: Settings,
  prompt: Prompt,
  output: Output,
): Promise<void> {
  const { language } = output
  const address = variableOf(service, 'BASE_URL')
  const key = variableOf(service, 'API_KEY')
  const kept = settings[address]
  await settle(settings, address, output, () =>
    prompt.ask(`${words(language, `Endereço do ${pt}`, `Address of the ${en}`)}${shown(kept)}: `),
  )
  // A key belongs to its address: without the address it is of no use, and it must not be sent to
  // another.
  if (settings[address] !== kept) delete settings[key]
  if (settings[address] === undefined) return
  const known = settings[key] === undefined ? '' : words(language, 'guardada', 'kept')
  await settle(settings, key, output, () =>
    prompt.askSecret(
      `${words(language, 'Chave (não aparece)', 'Key (not shown)')}${shown(known)}: `,
    ),
  )
}

const shown = (known: string | undefined) => (known ? ` [${known}]` : '')

/** Asks until the answer is valid. Enter keeps the present value. */
async function settle(
  settings: Settings,
  name: string,
  { say }: Output,
  ask: () => Promise<string>,
): Promise<void> {
  const schema = name.endsWith('_KEY') ? serviceKey : safeUrl
  for (;;) {
    const answer = (await ask()).trim()
    if (answer === '') return
    if (answer === NONE) {
      delete settings[name]
      return
    }
    if (schema.safeParse(answer).success) {
      settings[name] = answer
      return
    }
    say(sentence('config_unusable', { name }))
  }
}
