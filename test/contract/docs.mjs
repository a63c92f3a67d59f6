import { startVitest } from 'vitest/node'

/**
 * Writes docs/contract.md from the rows; with `--check` only tells whether it is out of date. The rows
 * are TypeScript beside the tests, and vitest is what reads them: the page is a snapshot of its own.
 */
const update = process.argv.includes('--check') ? 'none' : 'all'
const options = { run: true, project: ['npm'], testNamePattern: 'docs/contract.md', update }
const vitest = await startVitest('test', ['test/contract/table.test.ts'], options)
await vitest.close()
