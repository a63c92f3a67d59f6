import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { printFileProgress } from '../../src/cli/perform.js'
import { FILE_PROGRESS } from '../../src/spreadsheets/open.js'
import { handMade, worksheet } from '../spreadsheets/support/workbook.js'
import { portfolio } from '../support/portfolio.js'
import { heardVoice } from '../support/voice.js'
import { type Ran, useCommands } from './in-process.js'

const CORRECT = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024']
const idOf = ({ results }: Ran) => JSON.parse(results.at(-1)!).batch as string
const at = (name: string) => join(bench.dir, name)
const cell = (ref: string, text: string) =>
  `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`

let headless = ''
let charted = ''
let damaged = ''
let unanswered = ''

const bench = useCommands(async ({ file, lote, dir }) => {
  const run = async (name: string, ...more: string[]) =>
    idOf(await lote(['run', join(dir, name), ...CORRECT, ...more, '--json', '--yes']))
  await file('sem-titulos.csv', '10/01/2024;1,00\n31/02/2024;2,00\n12/01/2024;3,00\n')
  headless = await run(
    'sem-titulos.csv',
    '--map',
    'valor=B',
    '--map',
    'data_base=A',
    '--dates',
    'dmy',
  )
  await lote(['pending', headless, '--out', join(dir, 'sem-titulos.xlsx')])
  const rows = `<row r="1">${cell('A1', 'Vencimento')}${cell('B1', 'Valor')}</row><row r="2">${cell('A2', '31/02/2024')}<c r="B2"><v>1</v></c></row><row r="3">${cell('A3', '10/02/2024')}<c r="B3"><v>1</v></c></row>`
  const parts = { 'xl/charts/chart1.xml': '<c/>' }
  await file(
    'grafico.xlsx',
    await handMade({ sheets: [{ xml: worksheet(rows), name: 'Plan1' }], parts }),
  )
  charted = await run('grafico.xlsx')
  await file('boa.csv', 'Data;Valor\n10/12/2024;1.000,00\n')
  damaged = await run('boa.csv')
  await file('perdida.csv', 'Data;Valor\n10/12/2024;2.000,00\n')
  unanswered = await run('perdida.csv')
  const lose = async (batch: string, folder: string) => {
    const path = join(dir, 'data/batches', batch, folder)
    for (const name of await readdir(path)) await rm(join(path, name))
  }
  await lose(damaged, 'outcomes')
  await lose(unanswered, 'outcomes')
  await lose(unanswered, 'answers')
  await file('pontos.csv', 'Data;Valor\n10/12/2023;1.234\n10/12/2023;2.345\nTotal;3.579,00\n')
  await file('grande.csv', portfolio(300))
})

test.each<[code: string, args: () => string[], status: number, said: () => string]>([
  [
    'patch_needs_whole',
    () => ['plan', at('sem-titulos.xlsx'), '--patch', headless],
    2,
    () =>
      `A tabela do lote ${headless} não pode ser refeita a partir da planilha de pendências (não tem títulos, ou é lida de outro modo fora do arquivo inteiro). Corrija o arquivo original inteiro e dê-o com --patch.`,
  ],
  [
    'marked_without',
    () => ['result', charted, '--marked', at('marcada.xlsx')],
    0,
    () => 'A cópia não leva do original: gráficos.',
  ],
  [
    'verify_wrong',
    () => ['verify', damaged],
    3,
    () => 'Não confere. Foram conferidas 1 linha, 22 células e 1 chamada.',
  ],
  [
    'verify_uncertain',
    () => ['verify', unanswered],
    3,
    () =>
      '1 chamada foi contada como incerta: não se sabe como terminou. As linhas dizem o nome a procurar no serviço.',
  ],
  [
    'told_mark_by_total',
    () => ['plan', at('pontos.csv'), ...CORRECT],
    0,
    () =>
      'Coluna B «Valor»: vírgula decimal, porque só assim a soma das linhas é o total da planilha (3.579,00).',
  ],
])('%s → the whole sentence, with its figures and what to do', async (_code, args, status, said) => {
  const ran = await bench.lote(args())
  expect.soft(ran.said).toContain(said())
  expect(ran.status).toBe(status)
})

test('told_pack_limit, the service refused a large call before → the quote counts with smaller ones', async () => {
  bench.sandbox.fault({ status: 413, envelope: { code: 'TOO_LARGE', message: 'Grande demais.' } })
  await bench.lote(['run', at('grande.csv'), ...CORRECT, '--yes'])
  await bench.file('outra.csv', portfolio(400))
  const { said } = await bench.lote(['plan', at('outra.csv'), ...CORRECT])
  expect(said).toMatch(
    /O serviço recusou 300 linhas numa só chamada em \d\d\/\d\d \d\d:\d\d: o orçamento conta com no máximo 225 por chamada, e assim 400 linhas são 2 chamadas\. Se ele recusar também essas, cada chamada recusada vira outras duas\. O limite volta a crescer com as respostas, e é esquecido em um dia\./,
  )
  expect((await bench.lote(['status'])).results.join('\n')).toMatch(
    /correct: no máximo 225 linhas por chamada, pois o serviço recusou 300 \(\d\d\/\d\d/,
  )
})

function toldOfReading(steps: readonly (readonly [ms: number, read: number])[]): string[] {
  const now = vi.spyOn(performance, 'now')
  const output = heardVoice()
  const telling = printFileProgress(output)
  const tell = ([ms, read]: readonly [number, number]) => {
    now.mockReturnValue(ms)
    FILE_PROGRESS.publish({ path: '/x/grande.xlsx', read, of: 30_000_000 })
  }
  steps.forEach(tell)
  telling.end()
  tell([600_000, 30_000_000])
  now.mockRestore()
  return output.people
}

test('told_large_file, a reading that takes long → how far it is, and that it spends nothing', () => {
  const wait = 'Aguarde, ou pare com Ctrl-C; a leitura em si não gasta nada.'
  const steps = [
    ...([
      [0, 0],
      [2_999, 9_000_000],
      [3_000, 10_000_000],
    ] as const),
    ...([
      [7_999, 11_000_000],
      [8_000, 20_000_000],
    ] as const),
  ]
  expect(toldOfReading(steps)).toEqual([
    `A leitura de grande.xlsx demora: 10 de 29 MB desta etapa. ${wait}`,
    `A leitura de grande.xlsx demora: 20 de 29 MB desta etapa. ${wait}`,
  ])
})

test('told_large_file, a file read again after a question was answered → not told of the time between', () => {
  expect(
    toldOfReading([
      [0, 0],
      [500, 30_000_000],
      [60_000, 0],
      [60_500, 30_000_000],
    ]),
  ).toEqual([])
})
