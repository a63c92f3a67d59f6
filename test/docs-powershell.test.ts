import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)
const GRAMMAR = require.resolve('tree-sitter-powershell/tree-sitter-powershell.wasm')

/** As much of web-tree-sitter as is used: its own types need those of a browser. */
interface Parser {
  setLanguage(language: unknown): this
  parse(text: string): { rootNode: { hasError: boolean } } | null
}
interface TreeSitter {
  Parser: { new (): Parser; init(): Promise<void> }
  Language: { load(grammar: Uint8Array): Promise<unknown> }
}
const { Parser, Language } = require('web-tree-sitter') as TreeSitter

const PAGES = [
  'README.md',
  'README.pt-BR.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

const blocksOf = (language: string) =>
  PAGES.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/```(\w*)\n([\s\S]*?)```/g)]
      .filter(([, named]) => named === language)
      .map(([, , text]) => ({ page, text: text! })),
  )

async function parser(): Promise<Parser> {
  await Parser.init()
  const made = new Parser()
  return made.setLanguage(await Language.load(readFileSync(GRAMMAR)))
}

test('each PowerShell block of the pages → parses, and sets no variable as bash does', async () => {
  const powershell = await parser()
  const blocks = blocksOf('powershell')
  const wrong = blocks.filter(({ text }) => powershell.parse(text)!.rootNode.hasError)
  expect(wrong).toEqual([])
  // Windows comes with PowerShell 5, which knows no `&&`.
  expect(blocks.filter(({ text }) => /^export |\\$|&&/m.test(text))).toEqual([])
  expect(blocks.length).toBeGreaterThan(3)
})

test('each Portuguese page that sets variables as bash does → does it for PowerShell as well', () => {
  const inBash = [...blocksOf('bash'), ...blocksOf('')].filter(({ text }) => /^export /m.test(text))
  const inPowershell = blocksOf('powershell').filter(({ text }) => text.includes('$env:'))
  const pages = inBash.map(({ page }) => page).filter((page) => page !== 'README.md')
  expect(pages.filter((page) => !inPowershell.some((block) => block.page === page))).toEqual([])
})
