import type { ExitStatus } from '../../core/errors.js'
import type * as Actions from '../actions.js'
import type { Cli } from '../output.js'

/** In Portuguese and in English. */
export type Text = readonly [pt: string, en: string]

/** The form of an option; its name is the key in camel case. */
interface Written {
  text?: Text
  short?: string
  /** Placeholder of the value: `<arquivo.xlsx>`. */
  value?: string
  /** Description of `--no-NAME`. */
  off?: Text
  initial?: string
  required?: true
}

export interface Option extends Written {
  is: 'flag' | 'unless' | 'value' | 'values'
}

/** `--NAME` */
export const flag = (text?: Text, short?: string) => ({ is: 'flag', text, short }) as const

/** `--no-NAME`; true without it. */
export const unless = (off: Text) => ({ is: 'unless', off }) as const

/** `--NAME VALUE` */
export const value = (value: string, text?: Text) => ({ is: 'value', value, text }) as const

/** `--NAME VALUE`, repeatable. */
export const values = (value: string, text?: Text, short?: string) =>
  ({ is: 'values', value, text, short }) as const

type ValueOf<One> = One extends { is: 'unless' }
  ? boolean
  :
      | (One extends { is: 'flag' } ? true : One extends { is: 'values' } ? string[] : string)
      | (One extends { off: Text } ? false : never)
      | (One extends { initial: string } | { required: true } ? never : undefined)

/** The values of options, as the user gave them. */
export type Given<Options> = { [Name in keyof Options]: ValueOf<Options[Name]> }

type Argument<Word> = Word extends `${string}...${']' | '>'}`
  ? [string[]]
  : Word extends `<${string}`
    ? [string]
    : Word extends `[${string}`
      ? [string | undefined]
      : []

/** Types the arguments of `show <nome> [arquivo]`: a string, and a string or undefined. */
type Arguments<Usage> = Usage extends `${infer Word} ${infer Others}`
  ? [...Argument<Word>, ...Arguments<Others>]
  : Argument<Usage>

/** The tools of a command. `act` is loaded when a command runs: help needs none of it. */
export interface Tools extends Cli {
  act: typeof Actions
}

interface Declaration<Usage, Args, Options, Values> {
  /** Name and arguments: `<needed>`, `[optional]`. */
  usage: Usage
  /** The Portuguese alias. */
  alias?: string
  /** Further Portuguese aliases. */
  also?: readonly string[]
  text: Text
  options?: Options
  /** The `job` of the `--json` line for a command without `--job`. */
  job?: string
  /** Runs until it is stopped, and logs each task; other commands log errors only. */
  serves?: true
  run(tools: Tools, args: Args, options: Values): Promise<ExitStatus>
}

export type Command = Declaration<
  string,
  (string | string[] | undefined)[],
  Readonly<Record<string, Option>>,
  Record<string, unknown>
>

/** Commands under one name: `watch add`, `watch list`. */
export interface Group {
  name: string
  alias?: string
  text: Text
  commands: readonly Command[]
  /** What it calls `<nome>` has no accents and blanks: a name is taken without those that are typed. */
  hasPlainNames?: true
}

/** Portuguese aliases of the commands in a group: `agenda listar`. */
export const VERBS: Readonly<Record<string, string>> = {
  list: 'listar',
  show: 'mostrar',
  add: 'acrescentar',
  edit: 'mudar',
  remove: 'remover',
  run: 'rodar',
  replace: 'trocar',
  history: 'historico',
  next: 'proximos',
  forget: 'esquecer',
  pause: 'pausar',
  resume: 'continuar',
  create: 'criar',
  disable: 'desativar',
  enable: 'ativar',
  password: 'senha',
  revoke: 'revogar',
  replay: 'reenviar',
  series: 'serie',
  index: 'indices',
  portfolio: 'carteira',
  gazette: 'semana',
}

/** Checks the types of `run` against the declared usage and options. */
export function command<
  const Usage extends string,
  const Options extends Readonly<Record<string, Option>>,
>(declared: Declaration<Usage, Arguments<Usage>, Options, Given<Options>>): Command {
  // The common type loses the checked types of arguments and options.
  return declared
}

export const json = flag([
  'a última linha da saída é um objeto JSON',
  'the last line of stdout is one JSON object',
])
