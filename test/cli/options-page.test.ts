import { expect, test } from 'vitest'
import { type Command, type Group, type Option, VERBS } from '../../src/cli/commands/declare.js'
import { COMMANDS } from '../../src/cli/commands/index.js'
import { flagsOf } from '../../src/cli/program.js'

const HEAD = `# Opções

O que cada comando recebe, como \`lote COMANDO --help\` diz. Esta página é escrita a partir da tabela de comandos (\`src/cli/commands\`); \`npx vitest run --project npm test/cli/options-page.test.ts -u\` a escreve de novo. O que cada um faz, em mais palavras: [referência](referencia.md).
`

const cell = (text: string) => text.replaceAll('|', '\\|')

function lineOf([name, option]: [string, Option]): string[] {
  const { text, off, initial, required } = option
  const more = [required ? 'necessária' : '', initial ? `sem ela, \`${initial}\`` : '']
  const told = [text?.[0] ?? '', ...more].filter((one) => one !== '').join('; ')
  const lines =
    option.is === 'unless' ? [] : [`| \`${cell(flagsOf(name, option))}\` | ${cell(told)} |`]
  return off ? [...lines, `| \`${flagsOf(name, { is: 'unless' })}\` | ${cell(off[0])} |`] : lines
}

function sectionOf({ usage, alias, text, options = {} }: Command, group?: Group): string {
  const name = ['lote', ...(group ? [group.name] : []), usage].join(' ')
  const other =
    alias ??
    (group?.alias && `${group.alias} ${VERBS[usage.split(' ')[0]!] ?? usage.split(' ')[0]}`)
  const called = other ? ` (\`${other}\`)` : ''
  const table = Object.entries(options).flatMap(lineOf)
  return [
    `## \`${name}\`${called}`,
    text[0],
    ...(table.length > 0 ? [['| opção | |', '|---|---|', ...table].join('\n')] : []),
  ].join('\n\n')
}

test('docs/opcoes.md → tells each command and each of its options, as they are declared', async () => {
  const sections = COMMANDS.flatMap((one) =>
    'commands' in one ? one.commands.map((each) => sectionOf(each, one)) : [sectionOf(one)],
  )
  const page = `${[HEAD.trimEnd(), ...sections].join('\n\n')}\n`
  await expect(page).toMatchFileSnapshot('../../docs/opcoes.md')
})
