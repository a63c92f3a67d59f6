import { Command, type HelpConfiguration } from 'commander'
import type { Language } from '../messages/index.js'
import { VERSION } from '../runtime/version.js'
import { folded } from '../values/folded.js'
import { plainName } from '../values/plain-name.js'
import type { Perform } from './command.js'
import {
  type Command as Declared,
  type Group,
  type Option,
  type Text,
  VERBS,
} from './commands/declare.js'
import { COMMANDS } from './commands/index.js'
import { words } from './output.js'

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
}

type Translate = (text: Text) => string

/**
 * Replaces the Portuguese words for which commander accepts only one English word, commands with
 * accents, and `help watch add`, of which commander reads the group alone.
 */
export function inEnglish(
  lote: Command,
  [node = '', script = '', first, ...others]: readonly string[],
): string[] {
  const given = first === undefined ? [] : [first === 'ajuda' ? 'help' : first, ...others]
  const english = withoutAccents(lote, given).map((word) => (word === '--ajuda' ? '--help' : word))
  const [command, ...named] = english
  const isNested = command === 'help' && named.length > 1
  return [node, script, ...(isNested ? [...named, '--help'] : english)]
}

/** Returns the commands to suggest for an unknown one: those of its group, or all. */
export function knownTo(lote: Command, words: readonly string[]) {
  const [first] = commandsIn(lote, words)
  const group = first && first.commands.length > 0 ? first : undefined
  const known = (group ?? lote).commands.flatMap((one) => [one.name(), ...one.aliases()])
  return { known, group: group?.name() }
}

/**
 * Returns the first argument that the command has no place for, the same with the one before it,
 * which may be the beginning of one name, and the command.
 */
export function extraArgument(lote: Command, words: readonly string[]) {
  const path = commandsIn(lote, words)
  const command = path.at(-1) ?? lote
  const { length } = command.registeredArguments
  const before = command.args[length - 1]
  const extra = command.args[length]
  const whole = before === undefined ? undefined : `${before} ${extra}`
  return { extra, whole, command: pathText(path) }
}

/** Returns the options to suggest for an unknown one, and the command that they belong to. */
export function optionsTo(lote: Command, words: readonly string[]) {
  const path = commandsIn(lote, words)
  const { options } = path.at(-1) ?? lote
  const known = options.flatMap(({ long }) => long ?? [])
  return { known, command: pathText(path) }
}

/** The command that the first words name, after its group. */
function commandsIn(parent: Command, [word, ...others]: readonly string[]): Command[] {
  const found = parent.commands.find((one) => namesOf(one).includes(word ?? ''))
  return found ? [found, ...commandsIn(found, others)] : []
}

const namesOf = (command: Command) => [command.name(), ...command.aliases()]

/** Takes the accents off the words that name a command (`lote orçar`), and off no other. */
function withoutAccents(parent: Command, words: readonly string[]): readonly string[] {
  const [word = '', ...others] = words
  if (word === 'help') return [word, ...withoutAccents(parent, others)]
  const found = parent.commands.find((one) => namesOf(one).includes(folded(word)))
  return found ? [folded(word), ...withoutAccents(found, others)] : words
}

const pathText = (path: readonly Command[]) => path.map((one) => one.name()).join(' ')

/** Builds the parser of the command line from the declared commands. */
export function program(perform: Perform, language: Language): Command {
  const translate: Translate = ([pt, en]) => words(language, pt, en)
  const lote = new Command('lote')
    .description(
      translate([
        'Processa planilhas em lote nos serviços de cálculo, dentro dos limites deles.',
        'Processes spreadsheets in batches at the calculation services, within their limits.',
      ]),
    )
    .version(VERSION, '-V, --version', translate(['mostra a versão', 'output the version number']))
    .exitOverride()
    // Errors are reported in the user's language by this program.
    .configureOutput({ outputError: () => undefined })
  // Set before the commands, which inherit it.
  if (language === 'pt') helpInPortuguese(lote)
  for (const one of COMMANDS) {
    if ('commands' in one) addGroup(lote, one, translate, perform)
    else addCommand(lote, one, translate, perform)
  }
  return lote
}

function addGroup(
  lote: Command,
  { name, alias, text, commands, hasPlainNames }: Group,
  translate: Translate,
  perform: Perform,
) {
  const group = lote.command(name).description(translate(text))
  if (alias !== undefined) group.alias(alias)
  for (const one of commands)
    addCommand(
      group,
      { alias: VERBS[one.usage.split(' ')[0]!], ...named(one, hasPlainNames) },
      translate,
      perform,
    )
}

/** With the name that comes first as it is kept. */
function named(one: Declared, hasPlainNames: true | undefined): Declared {
  if (!hasPlainNames || !/^\S+ <nome>/.test(one.usage)) return one
  const run: Declared['run'] = (tools, [name, ...others], asked) =>
    one.run(tools, [plainName(String(name)), ...others], asked)
  return { ...one, run }
}

function addCommand(
  parent: Command,
  declared: Declared,
  translate: Translate,
  perform: Perform,
): void {
  const { usage, alias, also = [], text, options = {}, job, serves, run } = declared
  const command = parent.command(usage).description(translate(text))
  if (alias !== undefined) command.aliases([alias, ...also])
  for (const [name, option] of Object.entries(options)) addOption(command, name, option, translate)
  command.action((...given: unknown[]) => {
    const args = given.slice(0, command.registeredArguments.length) as (string | string[])[]
    const asked = command.opts<{ json?: boolean; job?: string }>()
    const manner = { json: asked.json, job: job ?? asked.job, serves }
    return perform(async (app, output, act) => {
      const whole = await withWholeIds(usage, args, (text) => act.wholeBatchId(app, text))
      return run({ app, output, act }, whole, asked)
    }, manner)
  })
}

/** What a usage calls a batch. */
const BATCH = /^[<[](?:lote|antes|agora)\b/

/** Of a batch its last six letters are enough. */
function withWholeIds(
  usage: string,
  args: readonly (string | string[])[],
  whole: (text: string) => Promise<string>,
): Promise<(string | string[])[]> {
  const places = usage.split(' ').slice(1)
  return Promise.all(
    args.map((text, at) =>
      typeof text === 'string' && BATCH.test(places[at] ?? '') ? whole(text) : text,
    ),
  )
}

function addOption(command: Command, name: string, option: Option, translate: Translate): void {
  const { is, text, off, initial, required } = option
  const told = text && translate(text)
  const written = flagsOf(name, option)
  if (required) command.requiredOption(written, told)
  else if (is === 'values' && !isVariadic(option)) command.option(written, told ?? '', collect)
  else if (is !== 'unless') command.option(written, told, initial)
  if (off) command.option(`--no-${kebab(name)}`, translate(off))
}

/** Formats an option as the user writes it: `-p, --param <nome=valor>`. */
export function flagsOf(name: string, { short, value, is }: Option): string {
  if (is === 'unless') return `--no-${kebab(name)}`
  return `${short ? `-${short}, ` : ''}--${kebab(name)}${value ? ` ${value}` : ''}`
}

const isVariadic = ({ value }: Option) => value?.endsWith('...>') === true
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const collect = (value: string, all: string[] = []) => [...all, value]

/** Translates the words that commander itself adds to the help. */
function helpInPortuguese(lote: Command): void {
  lote
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      styleUsage: inPortuguese,
      styleSubcommandTerm: inPortuguese,
      styleOptionDescription: withoutEmptyDefault,
    } satisfies HelpConfiguration)
    .helpOption('-h, --help', 'mostra esta ajuda')
    .helpCommand('help [comando]', 'mostra a ajuda de um comando')
}

function inPortuguese(text: string): string {
  return text.replace('[options]', '[opções]').replace('[command]', '[comando]')
}

/** The empty default of a repeatable option is left out, because it says nothing. */
function withoutEmptyDefault(text: string): string {
  return text.replace(/\s*\(default: \[\]\)/, '').replace('(default: ', '(se nada for dito: ')
}
