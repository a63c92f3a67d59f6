import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { putBetween } from '../limit/page.js'
import { measure } from '../measure.js'
import { convert, writeCsv } from './files.js'
import type { Measurement } from './reader.js'

const PAGE = fileURLToPath(new URL('../../../docs/bench-accept.md', import.meta.url))
const READER = fileURLToPath(new URL('./reader.js', import.meta.url))

const OF_WORKBOOKS = ['lote', 'exceljs, streaming', 'hucre', 'SheetJS']
const OF_TEXTS = ['lote', 'csv-parse', 'hucre', 'SheetJS']

const { values } = parseArgs({
  options: {
    workbook: { type: 'string', default: '100000' },
    text: { type: 'string', default: '1000000' },
    write: { type: 'boolean', default: false },
  },
})

/** Reads the same files with `lote` and with other readers, one after the other. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lote-bench-'))
  try {
    const parts = [conditions(), await beside(folder), await blocks(folder), loadNow()]
    const block = parts.join('\n\n')
    console.log(block)
    if (!values.write) return
    await writeFile(PAGE, putBetween(await readFile(PAGE, 'utf8'), 'bench:accept', block))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function beside(folder: string): Promise<string> {
  const workbook = await convert(await csv(folder, Number(values.workbook)), 'xlsx')
  const text = await csv(folder, Number(values.text))
  const lines = [
    ...(await compared(workbook, `xlsx, ${values.workbook} rows`, OF_WORKBOOKS)),
    ...(await compared(text, `csv, ${values.text} rows`, OF_TEXTS)),
  ]
  return table(['file', 'reader', 'seconds', 'of lote', 'CPU s', 'peak MB', 'of lote'], lines)
}

async function compared(path: string, file: string, readers: string[]): Promise<string[][]> {
  const lines: string[][] = []
  let ofLote: { seconds: number; peakMb: number } | undefined
  for (const name of readers) {
    const { took, peakMb, failure } = await measured(name, path)
    if (!took) {
      lines.push([
        `${file}, ${await megabytes(path)}`,
        name,
        failure,
        '',
        '',
        peakMb.toFixed(0),
        '',
      ])
      continue
    }
    ofLote ??= { seconds: took.seconds, peakMb }
    lines.push([
      `${file}, ${await megabytes(path)}`,
      name,
      took.seconds.toFixed(1),
      (took.seconds / ofLote.seconds).toFixed(2),
      took.cpuSeconds.toFixed(1),
      peakMb.toFixed(0),
      (peakMb / ofLote.peakMb).toFixed(2),
    ])
  }
  return lines
}

/** Measures the longest time that the event loop was blocked while a process accepted a file. */
async function blocks(folder: string): Promise<string> {
  const half = await csv(folder, Number(values.workbook) / 2)
  // SheetJS needs some 500 bytes for each cell of an .xls; more rows exceed the allowed memory.
  const fifth = await csv(folder, Number(values.workbook) / 5)
  const paths = [
    await convert(half, 'xlsx'),
    await convert(half, 'ods'),
    await convert(fifth, 'xls'),
    await csv(folder, Number(values.workbook)),
  ]
  const lines: string[][] = []
  for (const path of paths) {
    const { took, failure } = await measured('lote', path)
    const rows = took ? String(took.rows - 1) : failure
    const ms = took ? [took.blockedMs, took.stretchMs].map((each) => each.toFixed(0)) : ['', '']
    lines.push([path.split('.').at(-1)!, rows, ...ms])
  }
  return table(['file', 'rows', 'longest block, ms', 'of computing, ms'], lines)
}

async function measured(name: string, path: string) {
  process.stderr.write(`${name}, ${path}\n`)
  const { status, stdout, stderr, peakMb } = await measure(READER, [name, path], process.env, '.')
  const took = status === 0 ? (JSON.parse(stdout) as Measurement) : undefined
  const failure = `no: ${/^(?:\w*Error|FATAL ERROR)[^\n]*/m.exec(stderr)?.[0] ?? status}`
  return { took, peakMb, failure }
}

const csv = (folder: string, rows: number) => writeCsv(join(folder, `${rows}.csv`), rows)
const megabytes = async (path: string) => `${((await stat(path)).size / 1e6).toFixed(0)} MB`

function table(head: string[], lines: string[][]): string {
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function conditions(): string {
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.version}. Twelve columns.`
}

/** The load of the last minute and of the last five and fifteen; this bench alone causes 1 to 2. */
function loadNow(): string {
  return `Load of the machine at the end: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}.`
}

await main()
