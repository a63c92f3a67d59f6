import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../jobs/index.js'
import { type Sandbox, startSandbox } from '../src/sandbox/index.js'
import { lote } from './support/cli.js'

const DOCS = fileURLToPath(new URL('../docs', import.meta.url))
const PAGES = readdirSync(join(DOCS, 'trabalhos')).map((name) => name.replace(/\.md$/, ''))

/** What the readers of a page have in their storage before they come to it. */
const BEFORE: Record<string, string[]> = {
  report: [
    'template correct --out carteira-09.xlsx',
    'run carteira-09.xlsx --job correct -p index=ipca -p updateTo=30/09/2025',
    'template correct --out carteira-10.xlsx',
    'run carteira-10.xlsx --job correct -p index=ipca -p updateTo=31/10/2025',
    'template watch --out oabs.xlsx',
    'watch add escritorio oabs.xlsx',
    'watch run escritorio',
  ],
}

let sandbox: Sandbox
const wide = [{ units: 100_000, ms: 60_000 }]
/** A page has up to ten commands, of some seconds each. */
const PATIENCE_MS = 180_000

beforeAll(async () => {
  sandbox = await startSandbox({ calcLimits: wide, gazetteLimits: wide, updateLimits: wide })
})
afterAll(() => sandbox.close())

test('each kind of job has its page', () => {
  expect(PAGES.toSorted()).toEqual([...jobs.keys(), 'report'].toSorted())
})

test.each(PAGES)(
  'the commands of docs/trabalhos/%s.md run as they are written',
  async (page) => {
    const dir = mkdtempSync(join(tmpdir(), 'lote-docs-'))
    cpSync(join(DOCS, 'exemplos'), join(dir, 'docs/exemplos'), { recursive: true })
    try {
      const commands = commandsOf(readFileSync(join(DOCS, 'trabalhos', `${page}.md`), 'utf8'))
      if (page !== 'report') {
        const runs = commands.filter(({ words }) => words[0] === 'run')
        expect(runs.map(({ words }) => words.includes(page))).toContain(true)
      }
      for (const words of (BEFORE[page] ?? []).map(wordsOf)) {
        const { status, stderr } = await lote(words, environment(dir), dir)
        expect(status, stderr).toBe(0)
      }
      for (const { words: written, expected } of commands) {
        const words = [...written, ...withoutTerminal(written)]
        const { status, stderr } = await lote(words, environment(dir), dir)
        expect([words.join(' '), status, stderr]).toEqual([words.join(' '), expected, stderr])
      }
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  },
  PATIENCE_MS,
)

/**
 * What a command is told besides: here all services are a sandbox, where a rehearsal is a position
 * only if that is said, and nobody is there to answer a question.
 */
function withoutTerminal([command, kind]: readonly string[]): string[] {
  if (command === 'report' && kind === 'portfolio') return ['--sandbox']
  return command === 'watch' && kind === 'remove' ? ['--yes'] : []
}

/** Those in blocks of code; a status other than 0 is told behind them: `# código de saída 3`. */
function commandsOf(page: string): { words: string[]; expected: number }[] {
  const blocks = [...page.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, block]) => block!)
  return blocks.flatMap((block) => {
    // Whoever adds a line that is not run as it stands learns it here.
    const lines = block.split('\n').filter((line) => line !== '')
    expect(lines.filter((line) => !line.startsWith('npx lote '))).toEqual([])
    return lines.map((line) => {
      const [command = '', comment = ''] = line.split(/\s+#\s/)
      const status = /código de saída (\d+)/.exec(comment)?.[1]
      return { words: wordsOf(command.replace(/^npx lote /, '')), expected: Number(status ?? 0) }
    })
  })
}

/** As a shell parts them. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain!,
  )
}

function environment(dir: string): Record<string, string> {
  const { calc, gazette, update, apiKey } = sandbox
  return {
    STORAGE_URL: `file:${join(dir, 'data')}`,
    LOTE_RUN_DIR: join(dir, 'run'),
    CALC_BASE_URL: calc,
    CALC_API_KEY: apiKey,
    GAZETTE_BASE_URL: gazette,
    GAZETTE_API_KEY: apiKey,
    UPDATE_BASE_URL: update,
    UPDATE_API_KEY: apiKey,
  }
}
