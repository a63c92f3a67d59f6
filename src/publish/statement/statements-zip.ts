import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Job, StatementDocument, StatementSheet } from '../../core/job/job.js'
import { BatchRecords } from '../../records/batch-records.js'
import { readKnowledge } from '../../records/prefetch.js'
import { BoundedCache } from '../../runtime/bounded-cache.js'
import { dateInSaoPaulo } from '../../runtime/clock.js'
import { folded } from '../../values/folded.js'
import type { Ended, RenderDeps } from '../render.js'
import { type ResultRow, resultRows } from '../rows.js'
import { blockOf, caseOf, isOfStatement, statementRow, statementsOf } from './statement.js'
import { statementDocx } from './statement-docx.js'
import { statementPdf } from './statement-pdf.js'
import { debtText, type Filing, type Office, UNPRINTED } from './statement-text.js'

export const STATEMENT_FORMATS = ['pdf', 'docx'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

/** Chunks of rows in memory. */
const CHUNKS_HELD = 3

interface Asked {
  format: StatementFormat
  office: Office
  /** Called after each case. */
  onCase?: ((done: number, of: number) => void) | undefined
}

/**
 * Returns the statements of all cases of a batch as a zip of one document each, which is made while
 * it is read: memory holds one document, some thousand rows, and the chunks of each case.
 */
export async function statementsZip(
  manifest: Ended,
  job: Job,
  deps: RenderDeps,
  { format, office, onCase }: Asked,
): Promise<Readable> {
  const sheet = job.sheets.statement
  if (!sheet) throw new Error(`${job.kind} has no statements`)
  const records = new BatchRecords(deps.bucket, manifest.id)
  const { knowledge } = await readKnowledge(records, job, manifest.plan)
  const filing: Filing = {
    office,
    date: dateInSaoPaulo(Date.parse(manifest.finishedAt)),
    isRehearsal: manifest.rehearsal,
    batch: manifest.id,
  }
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const add = async () => {
    const statements = new Statements(sheet, manifest, deps)
    const names = new Set<string>()
    const unprinted: string[] = []
    for await (const { rows, at, of } of statements.all()) {
      // Nobody files a statement without a value.
      if (rows.some(hasResult)) {
        const key = caseOf(rows[0]!, sheet)
        const lines = rows.map((row) => statementRow(row, { manifest, job, knowledge }))
        const content = sheet.document(key, lines, knowledge)
        if (content.refused !== undefined) {
          unprinted.push(`${debtText(content)}\n${content.refused}\n`)
        } else {
          const bytes = await documentOf(content, filing, format)
          const name = unique(`${nameOf(key, rows)}.${format}`, names)
          await addEntry(zip, name, bytes, entryOf(manifest))
        }
      }
      onCase?.(at + 1, of)
    }
    if (unprinted.length > 0) {
      const bytes = Buffer.from(unprinted.join('\n'))
      await addEntry(zip, `${UNPRINTED}.txt`, bytes, entryOf(manifest))
    }
    zip.end()
  }
  add().catch((error: Error) => output.destroy(error))
  return output
}

/**
 * Resolves when the bytes are in the zip; the zip keeps its entries, and must not keep the bytes.
 */
function addEntry(
  zip: ZipFile,
  name: string,
  bytes: Buffer,
  options: ReturnType<typeof entryOf>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let waiting: Buffer[] | undefined = [bytes]
    zip.addReadStreamLazy(name, options, (give) => {
      const stream = Readable.from(waiting!)
      waiting = undefined
      stream.once('close', resolve).once('error', reject)
      give(null, stream)
    })
  })
}

async function documentOf(
  content: StatementDocument,
  filing: Filing,
  format: StatementFormat,
): Promise<Buffer> {
  if (format === 'docx') return statementDocx(content, filing)
  return buffer(await statementPdf(content, filing))
}

/** Yields the rows of each statement, in the order in which cases first occur. */
class Statements {
  private readonly held = new BoundedCache<number, ResultRow[]>(CHUNKS_HELD)

  constructor(
    private readonly sheet: StatementSheet,
    private readonly manifest: Ended,
    private readonly deps: RenderDeps,
  ) {}

  async *all(): AsyncIterable<{ rows: ResultRow[]; at: number; of: number }> {
    const places = await this.places()
    const statements = statementsOf(places.keys())
    for (const [at, blocks] of statements.entries()) {
      const own = new Set(blocks)
      const chunks = new Set(blocks.flatMap((block) => [...places.get(block)!]))
      const rows: ResultRow[] = []
      for (const chunk of [...chunks].toSorted((a, b) => a - b)) {
        const all = await this.held.of(chunk, () => this.rowsOf(chunk))
        rows.push(
          ...all.filter(
            (row) => isOfStatement(row, this.sheet) && own.has(blockOf(row, this.sheet)),
          ),
        )
      }
      yield { rows, at, of: statements.length }
    }
  }

  private async places(): Promise<Map<string, Set<number>>> {
    const records = new BatchRecords(this.deps.bucket, this.manifest.id)
    const places = new Map<string, Set<number>>()
    for (let chunk = 1; chunk <= this.manifest.plan.chunks; chunk += 1) {
      for (const row of await records.rows(chunk)) {
        if (!isOfStatement(row, this.sheet)) continue
        const block = blockOf(row, this.sheet)
        const known = places.get(block)
        if (known) known.add(chunk)
        else places.set(block, new Set([chunk]))
      }
    }
    return places
  }

  private async rowsOf(chunk: number): Promise<ResultRow[]> {
    const { manifest, deps } = this
    const rows: ResultRow[] = []
    for await (const row of resultRows({ manifest, ...deps }, new Set([chunk]))) rows.push(row)
    return rows
  }
}

function hasResult({ outcome }: ResultRow): boolean {
  return outcome === 'ok' || outcome === 'warned'
}

/** Words, and numbers with the points inside them. */
const WORDS = /[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu

/** Case and client, by which users look for the file. */
function nameOf(key: string | undefined, rows: readonly ResultRow[]): string {
  const client = rows.find(({ fields }) => typeof fields?.cliente === 'string')?.fields?.cliente
  return [key ?? 'sem-numero', client]
    .filter((one): one is string => typeof one === 'string')
    .flatMap((one) => one.slice(0, 60).match(WORDS) ?? [])
    .join('-')
}

/** Capitals make no other file on Windows and macOS. */
function unique(name: string, names: Set<string>): string {
  let found = name
  for (let count = 2; names.has(folded(found)); count += 1)
    found = name.replace(/(\.\w+)$/, `-${count}$1`)
  names.add(folded(found))
  return found
}

/** The documents are compressed already. */
function entryOf({ finishedAt }: Ended) {
  return { mtime: new Date(finishedAt), forceDosTimestamp: true, compress: false }
}
