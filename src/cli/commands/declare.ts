import type { App } from '../../app/app.js'
import type { ExitStatus } from '../../core/errors.js'
import type * as Actions from '../actions.js'
import type { Output } from '../output.js'

/** In Portuguese and in English. */
export type Text = readonly [pt: string, en: string]

/** How an option is written; its name is that of the option in camel case. */
interface Written {
  text?: Text
  short?: string
  /** The placeholder of its value: `<arquivo.xlsx>`. */
  value?: string
  /** What `--no-NAME` does. */
  off?: Text
  initial?: string
  required?: true
}

export interface Option extends Written {
  is: 'flag' | 'unless' | 'value' | 'values'
}

/** `--NAME` */
export const flag = (text?: Text, short?: string) => ({ is: 'flag', text, short }) as const

/** `--no-NAME`, and true without it */
export const unless = (off: Text) => ({ is: 'unless', off }) as const

/** `--NAME VALUE` */
export const value = (value: string, text?: Text) => ({ is: 'value', value, text }) as const

/** `--NAME VALUE`, which may be given several times. */
export const values = (value: string, text?: Text, short?: string) =>
  ({ is: 'values', value, text, short }) as const

type ValueOf<One> = One extends { is: 'unless' }
  ? boolean
  :
      | (One extends { is: 'flag' } ? true : One extends { is: 'values' } ? string[] : string)
      | (One extends { off: Text } ? false : never)
      | (One extends { initial: string } | { required: true } ? never : undefined)

/** The values of options, as a person gave them. */
export type Given<Options> = { [Name in keyof Options]: ValueOf<Options[Name]> }

type Argument<Word> = Word extends `${string}...${']' | '>'}`
  ? [string[]]
  : Word extends `<${string}`
    ? [string]
    : Word extends `[${string}`
      ? [string | undefined]
      : []

/** Of `show <nome> [arquivo]`: a text, and a text or nothing. */
type Arguments<Usage> = Usage extends `${infer Word} ${infer Others}`
  ? [...Argument<Word>, ...Arguments<Others>]
  : Argument<Usage>

/** What a command works with. `act` is loaded when one is performed: help needs none of it. */
export interface Tools {
  app: App
  output: Output
  act: typeof Actions
}

interface Declaration<Usage, Args, Options, Values> {
  /** Its name, and what it takes: `<needed>`, `[optional]`. */
  usage: Usage
  /** What an office would type first. */
  alias?: string
  /** Other words that it types for the same. */
  also?: readonly string[]
  text: Text
  options?: Options
  /** Said in the line of `--json` where no `--job` is. */
  job?: string
  /** It stays until it is stopped, and logs each task; a command of a person logs errors only. */
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
}

/** What an office types for a command of a group: `agenda listar`. */
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
  revoke: 'revogar',
  replay: 'reenviar',
  series: 'serie',
  index: 'indices',
  portfolio: 'carteira',
  gazette: 'semana',
}

/** Holds what a command is run with to what it declares. */
export function command<
  const Usage extends string,
  const Options extends Readonly<Record<string, Option>>,
>(declared: Declaration<Usage, Arguments<Usage>, Options, Given<Options>>): Command {
  // In the table all stand alike: what each is run with was held to its declaration here.
  return declared as unknown as Command
}

export const json = flag([
  'a última linha da saída é um objeto JSON',
  'the last line of stdout is one JSON object',
])
