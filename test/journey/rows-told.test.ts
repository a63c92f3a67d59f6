import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'
import { readWorkbook } from '../support/workbook.js'

const bench = useWorkbench()
const CORRECT = ['--job', 'correct', '-p', 'index=ipca', '-p', 'updateTo=31/12/2024', '--yes']
const GOOD = ['01/02/2021;100,00', '01/03/2021;200,00', '01/04/2021;300,00']

async function run(name: string, lines: readonly string[], ...more: string[]) {
  const file = await bench.file(name, `Débitos;\n\nVencimento;Valor\n${lines.join('\n')}\n`)
  return lote(['run', file, ...CORRECT, ...more], bench.env, bench.dir)
}

test('a batch ends with rejected rows → rows as people count them, and the commands that mend them', async () => {
  const { stderr, status } = await run('a.csv', [...GOOD, '31/02/2021;400,00'])
  expect(status).toBe(3)
  expect(stderr).toMatch(/: 4 linhas = 3 \S.* \+ 1 rejeitada \(fora da conta, 2 de cabeçalho/)
  expect(stderr).not.toMatch(/ 0 (?:com falha|repetidas|pendentes)/)
  const [, batch, same] =
    /Sem resultado: 1 linha\. .*lote pending (\S+) --out \S+; corrija .*; depois lote run \S+ --patch (\S+)/.exec(
      stderr,
    )!
  expect(same).toBe(batch)
})

test('a version with one mended row → one row to process, the others already answered', async () => {
  const first = await run('b.csv', [...GOOD, '31/02/2021;400,00'], '--json')
  const mended = await bench.file(
    'c.csv',
    `Débitos;\n\nVencimento;Valor\n${[...GOOD, '28/02/2021;400,00'].join('\n')}\n`,
  )
  const patch = ['--patch', String(first.report?.batch)]
  const plan = await lote(['plan', mended, ...patch], bench.env, bench.dir)
  expect(plan.stderr).toMatch(/^Linhas: 1 a processar, 3 já respondidas, 0 rejeitadas/m)
  const again = await lote(['run', mended, ...patch, '--yes'], bench.env, bench.dir)
  expect(again.stderr).toMatch(/: 1 linha a processar, 3 já respondidas$/m)
  expect(again.stderr).not.toContain('lote pending')
  const { stdout } = await lote(['list'], bench.env, bench.dir)
  const listed = stdout.split('\n').find((line) => line.includes('c.csv'))!
  expect(listed).toMatch(/ pronto, versão 2, ENSAIO +c\.csv$/)
  const version = `lote ${listed.split(' ')[0]} (versão 2)`
  expect(again.stderr).toContain(`${version}, c.csv, aba c: 1 linha`)
  expect(again.stderr).toContain(`Pasta de trabalho do ${version}: `)
})

test('a rehearsal ends with a rejected row → the commands that mend it say --sandbox', async () => {
  const { stderr } = await run(
    'd.csv',
    [...GOOD, 'x;1,00'],
    '--sandbox',
    '--out',
    join(bench.dir, 'd.xlsx'),
  )
  const [, batch] = /--patch (\S+) --sandbox$/m.exec(stderr)!
  const path = join(bench.dir, 'd-pendencias.xlsx')
  await lote(['pending', batch!, '--out', path], bench.env, bench.dir)
  const manual = (await readWorkbook(path)).get('Leia-me')!.flat()
  expect(manual).toContain(`lote run ESTE-ARQUIVO.xlsx --patch ${batch} --sandbox`)
})
