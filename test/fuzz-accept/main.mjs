import { execFile, fork } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { jobs } from '../../dist/jobs/index.js'
import { FORMS } from './forms.mjs'
import {
  mutateBytes,
  mutateCsv,
  mutateRecords,
  mutateWorkbook,
  mutateZip,
  random,
  zipOf,
} from './mutate.mjs'

/**
 * Hostile forms, then `--runs N` mutated spreadsheets of all formats from `--seed` on, through the
 * real door; 1 where one falls. `--mutated` leaves the forms out, and `--seconds` bounds each file.
 */
const MOST_KB = 500 * 1024
const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))
const command = promisify(execFile)

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string' },
    mutated: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '10' },
  },
})
const MOST_MS = Number(values.seconds) * 1_000
const runs = Number(values.runs)
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const folder = join(tmpdir(), `lote-fuzz-accept-${seed}-${process.pid}`)
/** What other programs wrote of the same tables, in the formats that no template has. */
const OTHERS = ['../spreadsheets/programs/', '../accept/quirks/files/']
const KINDS = /\.(?:csv|xlsx|xls|xlsb|ods|zip)$/
const WAYS = {
  csv: mutateCsv,
  xls: mutateRecords,
  zip: (_, draw, from) => mutateZip(from, draw),
}
const counts = {}
const worst = { ms: 0, kilobytes: 0 }
let fallen = 0
let child
await mkdir(folder, { recursive: true })
const seeds = await seedFiles()
process.stdout.write(`${runs} runs from seed ${seed}, ${seeds.length} seed files\n`)
for (const each of values.mutated ? [] : Object.entries(FORMS)) await form(each)
for (let run = 0; run < runs; run += 1) await one(run)
child?.kill('SIGKILL')
if (fallen === 0) await rm(folder, { recursive: true })
process.stdout.write(`${JSON.stringify(counts)}\n`)
const most = `${Math.round(worst.ms)} ms and ${Math.round(worst.kilobytes / 1024)} MB at most`
process.stdout.write(
  `seed ${seed}: ${most}; fallen: ${fallen === 0 ? 'none' : `${fallen}, kept in ${folder}`}\n`,
)
process.exitCode = fallen > 0 ? 1 : 0

/**
 * The template of each job as a csv and as a workbook, the examples of the documents, the files of
 * other programs, and some of all these in a zip.
 */
async function seedFiles() {
  const templates = join(folder, 'templates')
  await mkdir(templates)
  for (const job of jobs.keys()) {
    for (const kind of ['csv', 'xlsx']) {
      await command(process.execPath, [
        MAIN,
        'template',
        job,
        '--out',
        join(templates, `${job}.${kind}`),
      ])
    }
  }
  const roots = ['../../docs/exemplos/', ...OTHERS].map(
    (path) => new URL(path, import.meta.url).pathname,
  )
  const found = await Promise.all(
    [...roots, templates].map(async (root) =>
      (await readdir(root, { recursive: true })).map((name) => join(root, name)),
    ),
  )
  const files = found.flat().filter((path) => KINDS.test(path))
  return [...files, ...(await zipped(files))].sort()
}

/** The first file of each kind. */
function zipped(files) {
  const kinds = new Map(files.map((path) => [extname(path), path]))
  return Promise.all(
    [...kinds].map(async ([kind, path]) => {
      const zip = join(folder, `carteira${kind}.zip`)
      await writeFile(zip, await zipOf([[basename(path), await readFile(path)]]))
      return zip
    }),
  )
}

/** A template is put before its own job, any other file before one of money or one of cases. */
function jobOf(path, draw) {
  const name = basename(path, extname(path))
  return jobs.has(name) ? name : draw() < 0.5 ? 'correct' : 'publications'
}

/** A form that once stopped a worker, as it is. */
async function form([name, write]) {
  const path = join(folder, name)
  await write(path)
  await judge(path, 'correct', `form ${name}`)
}

/** Each run has its own draws, so that it can be repeated alone. */
async function one(run) {
  const draw = random(seed * 1_000_003 + run)
  const from = seeds[Math.floor(draw() * seeds.length)]
  const kind = extname(from).slice(1)
  const path = join(folder, `${run}.${kind}`)
  const bytes = await readFile(from)
  const inside = WAYS[kind] ?? (() => mutateWorkbook(from, draw))
  await writeFile(path, draw() < 0.25 ? mutateBytes(bytes, draw) : await inside(bytes, draw, from))
  await judge(path, jobOf(from, draw), `run ${run}, of ${basename(from)}`)
}

/** A file that falls is kept. */
async function judge(path, job, what) {
  const ended = await submit(path, job)
  worst.ms = Math.max(worst.ms, ended.ms)
  worst.kilobytes = Math.max(worst.kilobytes, ended.peak)
  const name = `${extname(path).slice(1)} ${ended.is}`
  counts[name] = (counts[name] ?? 0) + 1
  const isGood = ['accepted', 'asks', 'refused'].includes(ended.is)
  const fell = !isGood || ended.ms > MOST_MS || ended.peak > MOST_KB
  if (fell || what.startsWith('form')) process.stdout.write(`${what}: ${JSON.stringify(ended)}\n`)
  if (!fell) return rm(path)
  fallen += 1
  child?.kill('SIGKILL')
  child = undefined
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
