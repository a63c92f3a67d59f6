import { expect, test } from 'vitest'
import { withPlaceholders } from '../support/placeholders.js'
import { useCommands } from './in-process.js'

const SHEET = [
  'Processo;Cliente;Valor;Vencimento',
  '1000001-45.2021.8.26.0100;Ana Lima;1.234,56;10/01/2020',
  '0000002-11.2020.4.03.6100;Beta & Cia;2.000,00;15/03/2021',
  '0000002-11.2020.4.03.6100;Beta & Cia;abc;15/03/2021',
].join('\n')
const TERMS = ['--job', 'correct', '-p', 'index=ipca', '-p']
const batches: string[] = []

const bench = useCommands(async ({ file, lote }) => {
  await file('carteira.csv', SHEET)
  await file('oabs.csv', 'OAB;UF\n94719;SP\n')
  await batchUntil('30/11/2024')
  await lote(['watch', 'add', 'noite', `${bench.dir}/oabs.csv`])
  const six = ['--cron', '0 6 * * 1-5', '--watch', 'noite']
  await lote(['schedule', 'add', 'noturno', ...six])
})

async function batchUntil(day: string): Promise<string> {
  const args = ['run', `${bench.dir}/carteira.csv`, ...TERMS, `updateTo=${day}`, '--yes', '--json']
  const { results } = await bench.lote(args)
  const { batch } = JSON.parse(results.at(-1)!) as { batch: string }
  batches.push(batch)
  return batch
}

function told(text: string): string {
  const named = batches.reduce((all, id, at) => all.replaceAll(id, `‹lote ${at + 1}›`), text)
  return withPlaceholders(named)
    .replaceAll(bench.dir, '‹pasta›')
    .replace(/\b\d+(?:,\d+)? (?:ms|s)\b/g, '‹tempo›')
    .replace(/ +$/gm, '')
}

const FIRST = () => batches[0]!
test.each<[string, () => string[] | Promise<string[]>]>([
  ['plan', () => ['plan', `${bench.dir}/carteira.csv`, ...TERMS, 'updateTo=31/10/2024']],
  ['status', () => ['status', FIRST()]],
  ['list', () => ['list']],
  ['verify', () => ['verify', FIRST()]],
  ['trace', () => ['trace', FIRST(), '2']],
  // Batches of one second are listed in any order: the second is made after the list.
  ['diff', async () => ['diff', FIRST(), await batchUntil('31/12/2024')]],
  ['schedule list', () => ['schedule', 'list']],
  ['watch list', () => ['watch', 'list']],
  ['watch show', () => ['watch', 'show', 'noite']],
])('%s → what is printed is as it was approved', async (name, args) => {
  const { status, said, results } = await bench.lote(await args())
  const text = [`exit ${status}`, said, '---', ...results].join('\n')
  await expect(`${told(text)}\n`).toMatchFileSnapshot(`approved/${name.replace(' ', '-')}.txt`)
})
