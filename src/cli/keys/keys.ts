import type { ReachOptions } from '../../batches/with-service.js'
import { choiceOf } from '../../core/choice.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { NOT_DONE } from '../../services/body-decoder.js'
import type { CalculationClient } from '../../services/calculation/client.js'
import { CALC_TYPES } from '../../services/calculation/inputs.js'
import { type KeyWishes, SCOPES } from '../../services/calculation/keys.js'
import { ServiceError } from '../../services/service-error.js'
import { plain } from '../../spreadsheets/tables/terminal.js'
import { linesOf } from '../out/hand-out.js'
import { type Cli, type Output, words } from '../output.js'
import { terminalOf } from '../terminal/asking.js'
import { agreed } from './credentials.js'
import { keyTable } from './key-table.js'
import { withSession } from './session.js'

export interface CreateKeyOptions extends ReachOptions {
  name?: string
  scopes?: string
  tipos?: string
  env?: string
}

/** Lists a user's keys, those of the website included; of each only its first characters. */
export function listKeysCommand({ app, output }: Cli, options: ReachOptions): Promise<ExitStatus> {
  return withSession({ app, output }, options, async (client, signal) => {
    const found = await client.keys.list({ signal })
    const table = keyTable(found, (pt, en) => words(output.language, pt, en))
    if (output.json) output.result(JSON.stringify(found))
    else for (const line of linesOf(table, output.language)) output.result(line)
    return EXIT.done
  })
}

/** Creates a key, which is written to stdout once and nowhere else. */
export async function createKeyCommand(
  { app, output }: Cli,
  options: CreateKeyOptions,
): Promise<ExitStatus> {
  const wishes = wishesIn(options)
  return withSession({ app, output }, options, async (client) => {
    // Not aborted: a request in flight may be carried out, and its key would be lost.
    const made = await client.keys.create(wishes).catch((error) => {
      throw maybeMade(error)
    })
    output.say(sentence('key_once'))
    if (made.warning) output.tell(plain(made.warning))
    output.result(output.json ? JSON.stringify(made) : made.key)
    return EXIT.done
  })
}

export async function revokeKeyCommand(
  { app, output }: Cli,
  id: string,
  options: ReachOptions & { yes?: boolean },
): Promise<ExitStatus> {
  if (!/^\d{1,15}$/.test(id)) {
    throw UserError.usage('bad_option', { option: 'ID', expected: 'o número da chave', got: id })
  }
  return withSession({ app, output }, options, async (client, signal) => {
    if (!options.yes && !(await isAgreed(client, id, signal, output))) {
      throw new UserError(EXIT.interrupted, [sentence('declined')])
    }
    await client.keys.revoke(id).catch((error) => {
      if (isNotDone(error)) throw UserError.other('key_not_revoked', { id }, { cause: error })
      throw isNotThere(error) ? unknownKey(id) : error
    })
    output.say(sentence('key_revoked', { id }))
    if (output.json) output.result(JSON.stringify({ id: Number(id), ok: true }))
    return EXIT.done
  })
}

/**
 * Refuses an empty list: the service would take it for none given, and create a key of all scopes.
 */
function wishesIn({ name, scopes, tipos, env }: CreateKeyOptions): KeyWishes {
  return {
    ...(name ? { name } : {}),
    ...(scopes === undefined ? {} : { scopes: someOf('--scopes', scopes, SCOPES) }),
    ...(tipos === undefined ? {} : { allowedTipos: someOf('--tipos', tipos, CALC_TYPES) }),
    ...(env === undefined ? {} : { env: someOf('--env', env, ['live', 'test'] as const)[0] }),
  }
}

function someOf<T extends string>(option: string, text: string, choices: readonly T[]): T[] {
  const texts = [...new Set(text.split(',').map((one) => one.trim()))]
  return texts.map((one) => choiceOf(option, one, choices))
}

/** An answer that was lost, replaced on its way or is unreadable may be that of a created key. */
function maybeMade(error: unknown): unknown {
  if (!(error instanceof ServiceError) || !error.sent) return error
  if (error.verdict !== 'unknown' && error.verdict !== 'broken') return error
  return UserError.other('key_maybe_created', { reason: error.code }, { cause: error })
}

/** Asks only at a terminal, where the key is shown before it is revoked for good. */
async function isAgreed(
  client: CalculationClient,
  id: string,
  signal: AbortSignal,
  output: Output,
): Promise<boolean> {
  const terminal = terminalOf(output)
  if (!terminal) return true
  const { keys } = await client.keys.list({ signal })
  const key = keys.find((one) => String(one.id) === id)
  if (!key) throw unknownKey(id)
  const called = [key.name && `«${key.name}»`, key.key_prefix && `${key.key_prefix}…`]
  const what = [id, ...called].filter(Boolean).join(' ')
  const question = words(
    output.language,
    `Revogar a chave ${what}? Não há volta. [s/N] `,
    `Revoke the key ${what}? It cannot be undone. [y/N] `,
  )
  return agreed(terminal, plain(question))
}

function isNotDone(error: unknown): boolean {
  return error instanceof ServiceError && error.code === NOT_DONE
}

function isNotThere(error: unknown): boolean {
  return error instanceof ServiceError && error.verdict === 'refused' && error.status === 404
}

function unknownKey(id: string): UserError {
  return UserError.usage('key_unknown', { id })
}
