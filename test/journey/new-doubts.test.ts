import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const CORRECT = '--job correct -p index=ipca -p updateTo=31/12/2024'.split(' ')

async function ran(...args: string[]) {
  const yes = args[0] === 'plan' ? [] : ['--yes']
  const ended = await lote([...args, '--json', ...yes], bench.env, bench.dir)
  return { ...ended, batch: ended.report?.batch as string, units: ended.report?.units?.spent }
}

const fileOf = (name: string, lines: string[]) => bench.file(name, `${lines.join('\r\n')}\r\n`)

async function answersOf(question: string, answers: object): Promise<string[]> {
  const path = join(bench.dir, 'respostas.json')
  await writeFile(path, JSON.stringify({ answers: [{ question, ...answers }] }))
  return ['--answers', path]
}

const LINES = [
  'Cliente;Valor;Data;Observação',
  'Ana;1.234,00;15/03/2018;',
  'Bia;10,50;16/03/2018;',
  'Caio;abc;17/03/2018;',
  'Davi;2.500,00;18/03/2018;ligar',
]
const MENDED = LINES.map((line) => line.replace('abc', '100,00'))
const SUMMED = [...MENDED, ';3.844,50;18/03/2018;']

test.each([
  ['a line that sums the others', SUMMED, 'ask_sum_row', 'é a soma das linhas'],
  [
    'a row that is now marked as paid',
    MENDED.map((line) => line.replace('ligar', 'PAGO')),
    'ask_settled',
    'PAGO',
  ],
])('a mended file with %s → asked as of a fresh file, and answered', async (_, lines, code, said) => {
  const first = await ran('run', await fileOf('a.csv', LINES), ...CORRECT)
  expect(first.status, first.stderr).toBe(3)
  const mended = await fileOf('b.csv', lines)
  const asked = await ran('run', mended, '--patch', first.batch)
  expect(asked.status, asked.stderr).toBe(4)
  expect(asked.stderr).toContain(said)
  expect(asked.stderr).not.toContain('Confirmado')
  const map = ['--map', 'valor==Valor']
  const confirmed = await ran('plan', mended, '--patch', first.batch, ...map)
  expect(confirmed, confirmed.stderr).toMatchObject({ status: 0 })
  const answers = await answersOf(code, { map: { valor: '=Valor' } })
  const answered = await ran('run', mended, '--patch', first.batch, ...answers)
  expect(answered.status, answered.stderr).toBe(0)
  expect(answered.stderr).toContain('Confirmado')
})

test('a doubt that was confirmed in the batch → a mended file with it is not asked again', async () => {
  const wrong = SUMMED.map((line) => line.replace('16/03/2018', '31/02/2018'))
  const first = await ran('run', await fileOf('a.csv', wrong), ...CORRECT, '--map', 'valor==Valor')
  expect(first.status, first.stderr).toBe(3)
  const second = await ran('run', await fileOf('b.csv', SUMMED), '--patch', first.batch)
  expect(second.status, second.stderr).toBe(0)
  expect(second.stderr).toContain('Confirmado')
  const paid = SUMMED.map((line) => line.replace('ligar', 'PAGO'))
  const third = await ran('run', await fileOf('c.csv', paid), '--patch', second.batch)
  expect(third.status, third.stderr).toBe(4)
  expect(third.report.problems).toEqual([expect.stringContaining('PAGO')])
})

const DATED = [
  'Cliente;Valor;Vencimento;Atualizar até',
  'Ana;1.000,00;15/03/2018;31/01/2024',
  'Bia;2.000,00;16/03/2019;31/01/2024',
]

test('rerun with a date that a column overrides → asked; the column left out, other figures', async () => {
  const first = await ran(
    'run',
    await fileOf('u.csv', DATED),
    '--job',
    'correct',
    '-p',
    'index=ipca',
  )
  expect(first.status, first.stderr).toBe(0)
  const again = ['rerun', first.batch, '-p', 'updateTo=31/10/2023']
  const asked = await ran(...again)
  expect(asked.status, asked.stderr).toBe(4)
  expect(asked.stderr).toContain('Atualizar até')
  const second = await ran(...again, '--map', 'data_atualizacao=', '--map', 'valor==Valor')
  expect(second.status, JSON.stringify(second.report.problems)).toBe(0)
  expect(second.stderr).toContain('diferença -R$ ')
})

test('rerun with SELIC beside a column of interest → asked as of a fresh file; confirmed once', async () => {
  const lines = ['Cliente;Valor;Vencimento;Juros (% a.m.)', 'Ana;1.000,00;15/03/2018;1']
  const first = await ran('run', await fileOf('q.csv', lines), ...CORRECT)
  expect(first.status, first.stderr).toBe(0)
  const again = ['rerun', first.batch, '-p', 'index=selic']
  const asked = await ran(...again)
  expect(asked.status, asked.stderr).toBe(4)
  const answers = await answersOf('ask_interest_beside_selic', {
    map: { juros_percentual: '=Juros (% a.m.)' },
  })
  const second = await ran(...again, ...answers)
  expect(second.status, second.stderr).toBe(0)
  const third = await ran('rerun', second.batch, '-p', 'updateTo=31/10/2024')
  expect(third.status, third.stderr).toBe(0)
})

test('a rerun that begins or ceases to use a column → the same file is taken, with and without it', async () => {
  const lines = [
    'Cliente;Valor;Vencimento;Data da citação',
    'Ana;1.000,00;15/03/2018;20/05/2019',
    'Bia;2.000,00;16/03/2018;21/06/2019',
  ]
  const given = [...CORRECT, '-p', 'juros=1', '-p', 'juros.from=citacao']
  const first = await ran('run', await fileOf('r.csv', lines), ...given)
  expect(first.status, first.stderr).toBe(0)
  const due = await ran('rerun', first.batch, '-p', 'juros.from=vencimento')
  expect(due.status, due.stderr).toBe(0)
  const back = await ran(
    'rerun',
    due.batch,
    '-p',
    'juros.from=citacao',
    '-p',
    'updateTo=31/10/2024',
  )
  expect(back.status, back.stderr).toBe(0)
})

test('mended rows that would turn the decimal mark of the others → asked; answered, taken', async () => {
  const lines = ['Cliente;Valor;Data', 'Ana;1.234;15/03/2018', 'Bia;10,5;16/03/2018']
  const more = ['Caio;abc;17/03/2018', 'Davi;2.500;18/03/2018']
  const first = await ran('run', await fileOf('a.csv', [...lines, ...more]), ...CORRECT)
  expect(first.status, first.stderr).toBe(3)
  const dotted = [...lines, 'Caio;100.00;17/03/2018', more[1]!].map((line) =>
    line.replace('10,5', '10.5'),
  )
  const mended = await fileOf('b.csv', dotted)
  const asked = await ran('run', mended, '--patch', first.batch)
  expect(asked.status, asked.stderr).toBe(4)
  expect(asked.stderr).toContain('1.234')
  const dot = await answersOf('patch_read_otherwise', { decimal: 'dot' })
  const byDot = await ran('run', mended, '--patch', first.batch, ...dot)
  expect(byDot.status, byDot.stderr).toBe(0)
})
