import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { program } from '../../src/cli/commands.js'

const ENGLISH = /\b(Usage|Options|Commands|Arguments|display|default|options|output)\b/

function all(command: Command): Command[] {
  return [command, ...command.commands.flatMap(all)]
}

test('no help of any command has a word that commander put there in English', () => {
  const commands = all(program(async () => undefined, 'pt'))
  expect(commands.length).toBeGreaterThan(20)
  const english = commands.filter((one) => ENGLISH.test(one.helpInformation()))
  expect(english.map((one) => one.name())).toEqual([])
})
