import { fork } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { mutateBytes, mutateCsv, mutateWorkbook, random } from './mutate.mjs'

/** `--runs N` mutated spreadsheets through the real door, from `--seed` on; 1 where one of them falls. */
const MOST_MS = 10_000
const MOST_KB = 500 * 1024

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100' }, seed: { type: 'string' } },
})
const runs = Number(values.runs)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const folder = join(tmpdir(), `lote-fuzz-accept-${seed}-${process.pid}`)
const seeds = await seedFiles()
const counts = {}
const worst = { ms: 0, kilobytes: 0 }
let fallen = 0
let child
await mkdir(folder, { recursive: true })
process.stdout.write(`${runs} runs from seed ${seed}, ${seeds.length} seed files\n`)
for (let run = 0; run < runs; run += 1) await one(run)
child?.kill('SIGKILL')
if (fallen === 0) await rm(folder, { recursive: true })
process.stdout.write(`${JSON.stringify(counts)}\n`)
const most = `${Math.round(worst.ms)} ms and ${Math.round(worst.kilobytes / 1024)} MB at most`
process.stdout.write(
  `seed ${seed}: ${most}; fallen: ${fallen === 0 ? 'none' : `${fallen}, kept in ${folder}`}\n`,
)
process.exitCode = fallen > 0 ? 1 : 0

async function seedFiles() {
  const root = new URL('../../docs/exemplos/', import.meta.url).pathname
  const names = await readdir(root, { recursive: true })
  return names
    .filter((name) => /\.(?:csv|xlsx)$/.test(name))
    .map((name) => join(root, name))
    .sort()
}

async function one(run) {
  // Each run has its own draws, so that it can be repeated alone.
  const draw = random(seed * 1_000_003 + run)
  const from = seeds[Math.floor(draw() * seeds.length)]
  const kind = extname(from).slice(1)
  const path = join(folder, `${run}.${kind}`)
  const bytes = await readFile(from)
  const inside = kind === 'csv' ? mutateCsv : () => mutateWorkbook(from, draw)
  await writeFile(path, draw() < 0.25 ? mutateBytes(bytes, draw) : await inside(bytes, draw))
  const ended = await submit(path, draw() < 0.5 ? 'correct' : 'publications')
  worst.ms = Math.max(worst.ms, ended.ms)
  worst.kilobytes = Math.max(worst.kilobytes, ended.peak)
  const name = `${kind} ${ended.is}`
  counts[name] = (counts[name] ?? 0) + 1
  const isGood = ['accepted', 'asks', 'refused'].includes(ended.is)
  if (isGood && ended.ms <= MOST_MS && ended.peak <= MOST_KB) return rm(path)
  fallen += 1
  child?.kill('SIGKILL')
  child = undefined
  process.stdout.write(`run ${run}, of ${from}: ${JSON.stringify(ended)}\n`)
}

/** In a process of its own, which is used again as long as all goes well. */
function submit(path, job) {
  child ??= fork(new URL('child.mjs', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const asked = child
  return new Promise((resolve) => {
    const end = (ended) => {
      clearTimeout(late)
      asked.removeAllListeners('exit')
      asked.removeAllListeners('message')
      resolve(ended)
    }
    const broken = (is, codes = []) => end({ is, codes, ms: MOST_MS, peak: 0 })
    const late = setTimeout(() => broken('hangs'), MOST_MS)
    asked.once('exit', (status, signal) => broken('crash', [`${status ?? signal}`]))
    asked.once('message', end)
    asked.send({ path, job })
  })
}
