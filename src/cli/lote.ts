import { type Command, CommanderError } from 'commander'
import { fillEnvironment } from '../config/env-files.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import type { Language } from '../messages/index.js'
import type { MessageCode } from '../messages/message-code.js'
import { newOutput, type Output } from './output.js'
import { extraArgument, inEnglish, knownTo, optionsTo, program } from './program.js'
import { exitSoon } from './running/exit-soon.js'

/** Error codes of the parser that a user can cause, whose own messages are English. */
const USAGE: Record<string, MessageCode> = {
  'commander.missingMandatoryOptionValue': 'usage_missing_option',
  'commander.missingArgument': 'usage_missing_argument',
  'commander.optionMissingArgument': 'usage_option_without_value',
  'commander.unknownOption': 'usage_unknown_option',
  'commander.unknownCommand': 'usage_unknown_command',
  'commander.excessArguments': 'usage_too_many',
}

/** What is suggested for a word that was not understood. */
const KNOWN: Partial<Record<MessageCode, typeof knownTo | typeof optionsTo>> = {
  usage_unknown_option: optionsTo,
  usage_unknown_command: knownTo,
}

async function printUsage(error: CommanderError, lote: Command, output: Output): Promise<void> {
  const { printFailure } = await import('./failure.js')
  const code = USAGE[error.code]
  const what = /'([^']*)'/.exec(error.message)?.[1]
  if (code) {
    const words = inEnglish(lote, process.argv).slice(2)
    const known = KNOWN[code]?.(lote, words)
    const facts = { what, ...known, ...extraArgument(lote, words) }
    printFailure(UserError.usage(code, facts), output, null, 0)
  } else if (error.code !== 'commander.help') {
    printFailure(UserError.usage('usage', { message: error.message }), output, null, 0)
  }
}

/** Runs the command of `process.argv` and sets the exit status. */
export async function main(): Promise<void> {
  try {
    fillEnvironment(process.env, process.cwd())
  } catch (error) {
    const { printFailure } = await import('./failure.js')
    process.exitCode = printFailure(error, newOutput('pt', false), null, 0)
    return
  }
  const language: Language = process.env.LOTE_LANG === 'en' ? 'en' : 'pt'
  // The reader of a pipe may end first (`lote list | head`). A terminal that was closed (EIO) leaves
  // work under way to be recorded.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EIO') process.exit(EXIT.other)
  })
  process.stderr.on('error', () => undefined)
  let status: ExitStatus = EXIT.done
  const lote = program(async (action, manner) => {
    // Loaded on demand: help needs none of it, and it takes longer than everything else.
    const { perform } = await import('./perform.js')
    status = await perform(action, manner, language)
  }, language)
  try {
    await lote.parseAsync(inEnglish(lote, process.argv))
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    status = error.exitCode === 0 ? EXIT.done : EXIT.usage
    if (status === EXIT.usage)
      await printUsage(error, lote, newOutput(language, process.argv.includes('--json')))
  }
  process.exitCode = status
  exitSoon()
}
