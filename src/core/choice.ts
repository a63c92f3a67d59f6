import { UserError } from './errors.js'

/**
 * Returns what an option chooses; undefined where it is not given.
 * @throws UserError (2) that names the choices, for another word
 */
export function choiceOf<T extends string>(option: string, got: string, choices: readonly T[]): T
export function choiceOf<T extends string>(
  option: string,
  got: string | undefined,
  choices: readonly T[],
): T | undefined
export function choiceOf(option: string, got: string | undefined, choices: readonly string[]) {
  if (got === undefined || choices.includes(got)) return got
  throw UserError.usage('bad_option', { option, expected: choices.join(', '), got })
}
