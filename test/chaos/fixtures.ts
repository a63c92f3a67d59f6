import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sandbox } from '../../src/sandbox/index.js'
import { caseNumber, portfolio } from '../support/portfolio.js'

/** A small batch of a kind of job, with which it is killed and disturbed. */
export interface Fixture {
  name: string
  job: string
  /** Rows ride together in one call, which is divided where it is too large. */
  isPacked?: true
  /** Where the packs are sent, at a service that counts other calls as well. */
  packsTo?: string
  /** Calls that a row makes, about, where it makes several. */
  callsARow?: number
  /** As many tasks as there are at the most, however many rows. */
  mostTasks?: number
  /** What is written beside records of calls: the names of points that only some jobs meet. */
  meets?: readonly ('document-written' | 'file-written' | 'kept')[]
  /** Its calls cost nothing that the contract tells. */
  isFree?: true
  /** Options of `lote run`. */
  args: readonly string[]
  /** The file, of so many rows that this sandbox answers. */
  file(rows: number, sandbox: Sandbox): string
  /** Files beside it, by name. */
  documents?(rows: number): Record<string, string>
}

const CORRECT = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
/** A fixed fee belongs to one row. */
const ALONE = ['-p', 'honorarios.valor=100', '-p', 'honorarios.modo=v']
const SAVED = ['-p', 'save=true']

const correct = { job: 'correct', file: (rows: number) => portfolio(rows) }

/** At least one for each kind in the registry; a test holds that. */
export const fixtures: Record<string, Fixture[]> = {
  correct: [
    { ...correct, name: 'correct', args: [...CORRECT, ...ALONE] },
    { ...correct, name: 'correct packed', isPacked: true, args: CORRECT },
    { ...correct, name: 'correct saved', args: [...CORRECT, ...ALONE, ...SAVED] },
    { ...correct, name: 'correct packed saved', isPacked: true, args: [...CORRECT, ...SAVED] },
  ],
  update: [
    {
      name: 'update',
      job: 'update',
      isPacked: true,
      packsTo: '/atualiza-v1/atualiza',
      meets: ['kept'],
      args: ['--job', 'update', '-p', 'indiceAtualizacao=ipca', '-p', 'dataAtualizacao=31/12/2024'],
      file: (rows) => portfolio(rows),
    },
  ],
  calc: [
    {
      name: 'calc',
      job: 'calc',
      callsARow: 4,
      meets: ['file-written'],
      args: [
        '--job',
        'calc',
        '-p',
        'type=calculosJudiciais',
        '-p',
        'fields.indexador=262',
        '-p',
        'fields.dia_atualiza=31/12/2025',
        '-p',
        'export=html',
      ],
      file: (rows) =>
        csv(['Cliente', 'name', 'parcelas.data', 'parcelas.valor'], rows, (i) => [
          `Cliente ${i}`,
          `Cliente ${i} x Banco`,
          '05/02/2019',
          `${1000 + i},00`,
        ]),
    },
  ],
  recalc: [
    {
      name: 'recalc',
      job: 'recalc',
      callsARow: 4,
      mostTasks: 3,
      meets: ['file-written'],
      args: ['--job', 'recalc', '-p', 'updateTo=31/12/2025', '-p', 'export=html'],
      file: (rows, { seeded: { ready } }) => {
        const { calculosJudiciais, pensaoAlimenticia, saldoDevedor } = ready
        const ids = [calculosJudiciais, pensaoAlimenticia, saldoDevedor]
        return csv(['ID do cálculo', 'Cliente'], rows, (i) => [
          String(ids[i % ids.length]!.calcId),
          `Cliente ${i % ids.length}`,
        ])
      },
    },
  ],
  extract: [
    {
      name: 'extract',
      job: 'extract',
      isFree: true,
      meets: ['document-written'],
      args: ['--job', 'extract', '-p', 'docType=sentenca'],
      file: (rows) => csv(['Arquivo', 'Cliente'], rows, (i) => [`papeis/${i}.txt`, `Cliente ${i}`]),
      documents: (rows) =>
        Object.fromEntries(each(rows, (i) => [`papeis/${i}.txt`, `Sentença de Cliente ${i}`])),
    },
  ],
  publications: [
    {
      name: 'publications',
      job: 'publications',
      callsARow: 4,
      args: ['--job', 'publications'],
      file: (rows, sandbox) => csv(['OAB', 'Cliente'], rows, (i) => registered(sandbox, i)),
    },
  ],
  dossier: [
    {
      name: 'dossier',
      job: 'dossier',
      args: ['--job', 'dossier'],
      // Every fourth is not there: then the list of courts is asked as well.
      file: (rows, sandbox) =>
        csv(['Processo', 'Cliente'], rows, (i) => [
          i % 4 === 0 ? caseNumber(i) : published(sandbox, i),
          `Cliente ${i}`,
        ]),
    },
  ],
  people: [
    {
      name: 'people',
      job: 'people',
      callsARow: 2,
      args: ['--job', 'people', '-p', 'who=lawyers'],
      file: (rows, sandbox) => csv(['OAB', 'Cliente'], rows, (i) => registered(sandbox, i)),
    },
  ],
  watch: [
    {
      name: 'watch',
      job: 'watch',
      callsARow: 4,
      args: ['--job', 'watch', '-p', 'night=15/01/2026'],
      file: (rows, sandbox) => csv(['OAB', 'Cliente'], rows, (i) => registered(sandbox, i)),
    },
  ],
}

/** Writes the file of a batch, and what lies beside it; its path. */
export async function writeInput(
  fixture: Fixture,
  rows: number,
  { dir, sandbox }: { dir: string; sandbox: Sandbox },
): Promise<string> {
  const path = join(dir, 'carteira.csv')
  await writeFile(path, fixture.file(rows, sandbox))
  for (const [name, text] of Object.entries(fixture.documents?.(rows) ?? {})) {
    await mkdir(join(dir, name, '..'), { recursive: true })
    await writeFile(join(dir, name), text)
  }
  return path
}

function each<T>(rows: number, of: (i: number) => T): T[] {
  return Array.from({ length: rows }, (_, at) => of(at + 1))
}

function csv(headings: string[], rows: number, cells: (i: number) => string[]): string {
  return [headings, ...each(rows, cells)].map((line) => `${line.join(';')}\n`).join('')
}

/** Of those whose days hold a few publications, and not hundreds. */
function registered({ gazetteBase }: Sandbox, i: number): string[] {
  const all = gazetteBase.registrations().filter(({ trait }) => !trait?.startsWith('full-'))
  const { uf, oab } = all[i % all.length]!
  return [`OAB/${uf} ${oab}`, `Cliente ${i}`]
}

function published({ gazetteBase }: Sandbox, i: number): string {
  const all = gazetteBase.published().filter(({ sealed }) => !sealed)
  return all[(i * 7) % all.length]!.processo
}
