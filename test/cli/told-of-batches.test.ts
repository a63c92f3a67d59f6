import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import type { Manifest, Result } from '../../src/core/batch.js'
import { renderedBy } from '../../src/publish/render.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { openFolder } from '../../src/storage/folder.js'
import { ONE_CALL_A_ROW, portfolio } from '../support/portfolio.js'
import { type Ran, useCommands } from './in-process.js'

const CORRECT = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
const EXTRACT = ['--job', 'extract', '-p', 'docType=sentenca']
const PEOPLE = ['--job', 'people', '-p', 'who=lawyers']
const PENDING_ID = 'ID da linha pendente'
const REFUSAL = '7 das 10 primeiras chamadas'

/** The batches of this file, by what became of them. */
const of = {} as Record<
  | 'first'
  | 'second'
  | 'twice'
  | 'other'
  | 'documents'
  | 'people'
  | 'morePeople'
  | 'open'
  | 'rehearsal'
  | 'stopped',
  string
>

const idOf = ({ results }: Ran) => JSON.parse(results.at(-1)!).batch as string
const at = (name: string) => join(bench.dir, name)
const stored = (batch: string, ...path: string[]) => at(join('data/batches', batch, ...path))

const bench = useCommands(
  async ({ file, lote, dir, sandbox }) => {
    const run = async (name: string, ...asked: string[]) =>
      idOf(await lote(['run', join(dir, name), ...asked, '--json', '--yes']))
    await file('carteira.csv', 'Data;Valor\n10/01/2024;1,00\n31/02/2024;2,00\n32/01/2024;3,00\n')
    await file('outra.csv', 'Data;Valor\n10/12/2024;1.000,00\n')
    await file('menos.csv', 'Data;Valor\n10/01/2024;1,00\n30/01/2024;3,00\n')
    await file('fila.csv', 'Data;Valor\n10/01/2024;7,00\n')
    await file('nomes.csv', 'Nome\nANA PAULA DE LIMA SOUZA\n')
    await file('nome.csv', 'Nome\nBRUNO DE LIMA\n')
    of.first = await run('carteira.csv', ...CORRECT)
    await lote(['pending', of.first, '--out', join(dir, 'pendencias.xlsx')])
    await file('erradas.csv', 'Data;Valor\n31/02/2024;2,00\n32/01/2024;3,00\n10/01/2024;9,00\n')
    of.twice = await run('erradas.csv', ...CORRECT)
    await lote(['pending', of.twice, '--out', join(dir, 'erradas.xlsx')])
    await withIds(join(dir, 'duas-vezes.xlsx'), `${of.twice}:2`)
    await withIds(join(dir, 'arrastada.xlsx'), `${of.twice}:4`)
    await file('a.pdf', '%PDF-1.4')
    await file('lista.csv', 'Arquivo;Cliente\na.pdf;Ana\nfalta.pdf;Bia\n')
    of.documents = await run('lista.csv', ...EXTRACT)
    of.rehearsal = await run('outra.csv', ...CORRECT, '--sandbox')
    // As if its process had ended before it.
    await change(of.rehearsal, () => ({ state: 'open' }), dir)
    of.other = await run('outra.csv', ...CORRECT)
    of.people = await run('nomes.csv', ...PEOPLE)
    of.morePeople = await run('nome.csv', ...PEOPLE)
    of.open = (await lote(['submit', join(dir, 'fila.csv'), ...CORRECT])).results.at(-1)!
    await file('cem.csv', portfolio(100))
    const envelope = { code: 'INDEX_NOT_FOUND', message: 'Índice inexistente.' }
    sandbox.fault({ delayMs: 1, times: 3 })
    sandbox.fault({ status: 400, envelope, times: 100 })
    of.stopped = await run('cem.csv', ...ONE_CALL_A_ROW)
    of.second = await run('menos.csv', '--patch', of.first, '--drop-missing')
  },
  { calcLimits: [{ units: 1_000, ms: 1_000 }] },
)

/** Rewrites the manifest of a batch. */
async function change(
  batch: string,
  over: (manifest: Manifest) => Partial<Manifest>,
  dir = bench.dir,
): Promise<void> {
  const records = new BatchRecords(await openFolder(join(dir, 'data')), batch)
  const manifest = (await records.manifest())!
  await records.writeManifest({ ...manifest, ...over(manifest) })
}

/** A copy of the rows to correct in which the last has the id of another. */
async function withIds(to: string, id: string): Promise<void> {
  const book = new exceljs.Workbook()
  await book.xlsx.readFile(join(dirname(to), 'erradas.xlsx'))
  const sheet = book.worksheets[0]!
  const column = (sheet.getRow(1).values as string[]).indexOf(PENDING_ID)
  sheet.getRow(3).getCell(column).value = id
  await book.xlsx.writeFile(to)
}

const onItsOwn = () =>
  `Para corrigir: lote pending ${of.documents} --out pendencias.xlsx, na pasta dos documentos; corrija nela o que está errado e rode-a como um lote novo, com --again: só ela é paga.`

test.each<[code: string, args: () => string[], status: number, said: () => string]>([
  [
    'rerun_later',
    () => ['rerun', of.first, '-p', 'updateTo=30/11/2024'],
    4,
    () =>
      `O lote ${of.first} foi corrigido: a versão atual é o lote ${of.second}. Refaça a mais nova: lote rerun ${of.second}`,
  ],
  [
    'diff_no_worth',
    () => ['diff', of.people, of.morePeople],
    2,
    () =>
      'As linhas de um lote de people não têm um valor que se compare. lote diff compara lotes de correct, update e recalc.',
  ],
  [
    'report_no_position',
    () => ['report', 'portfolio', 'nomes.csv', '-p', `batch=${of.people}`],
    2,
    () =>
      `O lote ${of.people} é de people, que não tem um valor por linha a comparar. Comparam-se lotes de correct, update e recalc.`,
  ],
  [
    'last_published_unknown',
    () => [
      'plan',
      at('outra.csv'),
      '--job',
      'correct',
      '-p',
      'table=tjes-inpc',
      '-p',
      'updateTo=último mês publicado',
    ],
    2,
    () =>
      'Não se sabe qual é o último mês publicado para updateTo: ele só é conhecido de um índice que vale para o lote inteiro. Dê -p index=, ou escreva a data.',
  ],
  [
    'patch_row_twice',
    () => ['plan', at('duas-vezes.xlsx'), '--patch', of.twice],
    4,
    () =>
      `As linhas 3 e 2 do arquivo corrigem a mesma linha do lote ${of.twice}. Apague uma das duas; ou apague só o identificador de uma, e ela entra como linha nova.`,
  ],
  [
    'patch_row_gone',
    () => ['plan', at('pendencias.xlsx'), '--patch', of.second],
    4,
    () =>
      `A linha 2 do arquivo corrige uma linha que a versão atual (${of.second}) não tem mais: foi retirada. Apague do arquivo essa linha; ou apague só o identificador dela, e ela entra como linha nova.`,
  ],
  [
    'patch_row_done',
    () => ['plan', at('arrastada.xlsx'), '--patch', of.twice],
    4,
    () =>
      `A linha 3 do arquivo tem o identificador de uma linha do lote ${of.twice} que já tem resultado, e ficaria no lugar dela. Se é outra dívida, apague só o identificador dessa linha, e ela entra como linha nova; para mudar a que tem resultado, corrija o arquivo inteiro.`,
  ],
  [
    'patch_documents',
    () => ['run', at('lista.csv'), '--patch', of.documents],
    2,
    () =>
      `O lote ${of.documents} enviou documentos, e um lote de documentos não é corrigido: nada foi consultado. ${onItsOwn()}`,
  ],
  [
    'rows_to_mend',
    () => ['resume', of.documents],
    3,
    () => `Sem resultado: 1 linha. ${onItsOwn()}`,
  ],
  [
    'submitted_stopped',
    () => ['run', at('cem.csv'), ...ONE_CALL_A_ROW],
    4,
    () =>
      `é o mesmo arquivo com o mesmo pedido, e parou cedo: ${REFUSAL} foram recusadas (INDEX_NOT_FOUND: Índice inexistente.). Use lote result ${of.stopped} para ver o que foi respondido; corrigido o que faltava, --again paga por todas as linhas.`,
  ],
  [
    'told_stopped_early',
    () => ['resume', of.stopped],
    3,
    () =>
      `O lote parou cedo: ${REFUSAL}, escolhidas por todo o lote, foram recusadas (INDEX_NOT_FOUND: Índice inexistente.). Corrija o parâmetro ou a coluna e envie de novo; o que falta não foi gasto.`,
  ],
  [
    'rows_to_mend',
    () => ['resume', of.first],
    3,
    () =>
      `Sem resultado: 2 linhas. Para corrigir: lote pending ${of.first} --out pendencias.xlsx; corrija nela o que está errado; depois lote run pendencias.xlsx --patch ${of.first}`,
  ],
  [
    'verify_not_finished',
    () => ['verify', of.open],
    3,
    () => `O lote ${of.open} não terminou: falta 1 chamada. Continue com lote resume ${of.open}.`,
  ],
  [
    'repeat_cancelled',
    () => ['resume', of.stopped, '--repeat-uncertain'],
    4,
    () =>
      `O lote ${of.stopped} foi cancelado: as linhas pendentes também seriam pedidas, e pagas. Envie as linhas incertas, que estão em Pendências, numa planilha só com elas.`,
  ],
  [
    'resume_needs_sandbox',
    () => ['resume', of.rehearsal],
    2,
    () => `O lote ${of.rehearsal} é um ensaio. Retome com lote resume ${of.rehearsal} --sandbox.`,
  ],
  [
    'seal_none',
    () => ['verify', at('duas-vezes.xlsx')],
    3,
    () => 'A pasta de trabalho não tem selo: foi feita por uma versão anterior, ou não é do lote.',
  ],
])('%s → the whole sentence, with its figures and what to do', async (code, args, status, said) => {
  const ran = await bench.lote(args())
  expect.soft(ran.codes).toContain(code)
  expect.soft(ran.said).toContain(said())
  expect(ran.status).toBe(status)
})

test('rows without a result of a batch of documents, run on their own → asked alone', async () => {
  await bench.lote(['pending', of.documents, '--out', at('pendencias.xlsx')])
  await bench.file('falta.pdf', '%PDF-1.4 b')
  const asked = ['run', at('pendencias.xlsx'), ...EXTRACT, '--again', '--json', '--yes']
  const { results } = await bench.lote(asked)
  expect(JSON.parse(results.at(-1)!)).toMatchObject({ units: { quoted: 1, spent: 1 } })
})

test('a workbook that is gone or damaged, of this program or of another release → rendered_restored, rendered_replaced, rendered_other', async () => {
  const workbook = stored(of.other, 'result.xlsx')
  await rm(workbook)
  const said = async (result: Partial<Result> = {}) => {
    await change(of.other, (manifest) => ({ result: { ...manifest.result!, ...result } }))
    return (await bench.lote(['resume', of.other])).said
  }
  const verify = `Confira com lote verify ${of.other}.`
  expect(await said()).toContain(
    'A pasta de trabalho não estava no armazenamento: foi refeita dos registros e está de volta, a mesma byte a byte.',
  )
  expect(await said({ sha256: '0'.repeat(64), by: 'lote 0.1.0' })).toContain(
    `A pasta de trabalho estava danificada: foi refeita dos registros, com outros bytes: foi feita por lote 0.1.0, e este é ${renderedBy()}. ${verify}`,
  )
  await writeFile(workbook, 'x')
  const sha256 = createHash('sha256').update('x').digest('hex')
  expect(await said({ sha256, bytes: 1 })).toContain(
    `Refeita dos registros, a pasta de trabalho teria outros bytes: os registros mudaram depois que ela foi feita. A guardada está intacta e fica. ${verify}`,
  )
})
