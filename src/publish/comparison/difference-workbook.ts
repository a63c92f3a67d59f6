import type { Readable } from 'node:stream'
import type { Manifest } from '../../core/batch.js'
import type { Job } from '../../core/job/job.js'
import type { SheetToWrite, Value } from '../../spreadsheets/sheet.js'
import { REHEARSAL } from '../../spreadsheets/xlsx/paper.js'
import { writeWorkbook } from '../../spreadsheets/xlsx/write.js'
import type { Bucket } from '../../storage/bucket.js'
import { REHEARSED, termTexts } from '../first-page/read-me.js'
import { linkTo } from '../manual.js'
import { sealerOf } from '../seal-key.js'
import { type ComparedRows, comparisonSheet, hasField } from './comparison.js'
import { type ComparisonTotals, comparisonLines } from './comparison-totals.js'

export interface Difference {
  before: Manifest
  now: Manifest
  figure: string
  totals: ComparisonTotals
}

/** Writes the comparison of two finished batches; the same bytes each time. */
export async function differenceWorkbook(
  of: Difference,
  job: Job,
  rows: ComparedRows,
  bucket: Bucket,
): Promise<Readable> {
  const { before, now, totals } = of
  const sealer = await sealerOf(bucket)
  const ends = [before, now].map(({ finishedAt, createdAt }) => finishedAt ?? createdAt)
  const sheet = comparisonSheet(rows, totals, {
    about: 'Cada linha nos dois lotes, a diferença e a sua causa.',
    hasCases: hasField(before, 'numero_processo') || hasField(now, 'numero_processo'),
    hasTwoFiles: true,
  })
  return writeWorkbook([readMe(of, job), sheet], {
    createdAt: new Date(ends.toSorted().at(-1)!),
    title: `Comparação - ${before.id} e ${now.id}`,
    creator: 'lote',
    paper: {
      foot: `lote ${before.id} e ${now.id}`,
      ...(before.rehearsal || now.rehearsal ? { banner: REHEARSAL } : {}),
    },
    seal: sealer.for(`diff:${before.id}:${now.id}`),
  })
}

function readMe({ before, now, figure, totals }: Difference, job: Job): SheetToWrite {
  const of = ({ id, input }: Manifest): string => `${id}: ${input.name}, aba ${input.sheet}.`
  const rows: Value[][] = [
    [{ title: `Comparação: ${job.title}` }],
    [],
    ...(before.rehearsal || now.rehearsal ? REHEARSED : []),
    ['Antes', of(before)],
    ...termsOf(before),
    ['Agora', of(now)],
    ...termsOf(now),
    ['Valor comparado', figure],
    [],
    ...comparisonLines(totals),
    [],
    [{ heading: 'Como ler' }],
    [linkTo('Comparação'), 'Cada linha antes e agora, a diferença e por quê.'],
    ...NOTES.map((note) => ['', note]),
  ]
  return { name: 'Leia-me', widths: [26, 90], rows, portrait: true }
}

function termsOf(manifest: Manifest): Value[][] {
  return termTexts(manifest).map((text) => ['', text])
}

const NOTES = [
  'As diferenças das causas somam a diferença dos totais. Uma linha nova conta com o valor que tem, e uma que saiu com o que tinha, com sinal trocado.',
  'Uma linha sem valor de um dos lados não é zero: fica sem diferença na aba, e a sua causa diz de que lado falta.',
  'Uma linha é a mesma quando vem da mesma linha de uma versão anterior, diz o mesmo, é a única do seu processo (ou cliente), ou está no mesmo lugar entre duas iguais.',
]
