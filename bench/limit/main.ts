import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { CONTESTANTS } from './contestants/index.js'
import { OptionError, type Options, readOptions } from './options.js'
import { putBetween } from './page.js'
import { type RedisProcess, startRedis } from './redis.js'
import { run } from './run.js'
import { grantsOf, nameOf, type Row, tableOf } from './table.js'

const PAGE = fileURLToPath(new URL('../../../docs/bench-limit.md', import.meta.url))

/**
 * Runs each limiter under the same load, one after the other; docs/bench-limit.md explains the
 * output.
 */
async function main(options: Options, signal: AbortSignal): Promise<void> {
  const redis = await startRedis()
  try {
    const parts = [conditions(options, redis)]
    for (const calls of options.bursts) parts.push(await burst(calls, options, redis, signal))
    const block = parts.join('\n\n')
    process.stdout.write(`${block}\n`)
    if (options.write) {
      const page = await readFile(PAGE, 'utf8')
      await writeFile(PAGE, putBetween(page, `bench:limit ${options.countAt}`, block))
    }
  } finally {
    await redis.close()
  }
}

function conditions(options: Options, { version }: RedisProcess): string {
  const { limit, processes, callers, seed, countAt } = options
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}`
  const when = countAt === 'arrival' ? 'on arrival' : 'at a random moment of the call'
  return [
    `${day}, ${machine}, Node ${process.version}, redis-server ${version}.`,
    `Limit ${nameOf(limit.short)} and ${nameOf(limit.long)}, ${processes} processes with ${callers}`,
    `callers each, seed ${seed}, calls counted ${when}.`,
  ].join(' ')
}

async function burst(
  calls: number,
  options: Options,
  redis: RedisProcess,
  signal: AbortSignal,
): Promise<string> {
  const rows: Row[] = []
  const notes: string[] = []
  const chosen = CONTESTANTS.filter(({ name }) => isChosen(name, options))
  for (const contestant of chosen) {
    const say = (what: string) =>
      process.stderr.write(`${contestant.name}, ${calls} calls: ${what}\n`)
    const progress = (answered: number, seconds: number) =>
      say(`${answered} answered after ${seconds.toFixed(0)} s`)
    const ran = await run({ contestant, calls, options, redis, signal, progress })
    const { title } = contestant
    say(`${ran.answered} answered, ended after ${(ran.finishMs / 1_000).toFixed(1)} s`)
    rows.push({ title, ran })
    const grants = grantsOf(ran)
    if (grants) notes.push(`Grants of ${title}, within redis-server: ${grants}.`)
    notes.push(...new Set(ran.failures.map((failure) => `${title}: ${failure}`)))
  }
  return [`#### ${calls} calls`, tableOf(rows, options.limit), ...notes].join('\n\n')
}

function isChosen(name: string, { only }: Options): boolean {
  return only.length === 0 || only.includes(name)
}

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => stopping.abort(new Error(name)))
try {
  const names = CONTESTANTS.map(({ name }) => name)
  await main(readOptions(process.argv.slice(2), names), stopping.signal)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = error instanceof OptionError ? 2 : 1
}
