import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '../../src/records/codec.js'
import { ReportRecords } from '../../src/reports/records.js'
import { ScheduleRecords } from '../../src/schedules/records.js'
import { firingRequest, type Schedule } from '../../src/schedules/schedule.js'
import { openFolder } from '../../src/storage/folder.js'
import { ended, lote, start } from '../support/cli.js'
import { caseNumber } from '../support/portfolio.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const bench = useWorkbench()
const asked = (...words: string[]) => lote(words, bench.env, bench.dir)
const told = (stdout: string) => JSON.parse(stdout.trim().split('\n').at(-1)!)
const units = () => bench.sandbox.journal().reduce((sum, one) => sum + one.units, 0)

const HEADINGS = 'Processo;Cliente;Valor;Vencimento'
const line = (n: number, client: string, amount: string, date: string) =>
  `${caseNumber(n)};${client};${amount};${date}`
const run = (file: string, updateTo: string) =>
  asked(
    'run',
    file,
    '--job',
    'correct',
    '-p',
    'index=ipca',
    '-p',
    `updateTo=${updateTo}`,
    '--yes',
    '--json',
  )

async function twoMonths(): Promise<void> {
  const both = line(1, 'Padaria Estrela', '1.500,00', '10/03/2020')
  const gone = line(2, 'Maria da Luz', '900,00', '05/06/2021')
  const broken = (date: string) => line(3, 'Oficina São João', '700,00', date)
  const fresh = line(4, 'Padaria Estrela', '300,00', '05/07/2021')
  const before = [HEADINGS, both, gone, broken('05/05/2021')].join('\n')
  const now = [HEADINGS, both, broken('31/02/2021'), fresh].join('\n')
  await run(await bench.file('carteira-11.csv', before), '30/11/2025')
  await run(await bench.file('carteira-12.csv', now), '31/12/2025')
}

test('report index: the movement of the month from the free series, no unit spent, each source kept', async () => {
  const out = join(bench.dir, 'indices.xlsx')
  const made = await asked('report', 'index', '-p', 'month=12/2025', '--out', out, '--json')
  expect(made.status, made.stderr).toBe(0)
  expect(made.stderr).toMatch(/Séries a ler no serviço: 12\. São leituras gratuitas: 0 unidades/)
  expect(units()).toBe(0)
  const sheets = await readWorkbook(out)
  expect([...sheets.keys()]).toEqual(['Leia-me', 'Movimento', 'Meses', 'Resumo', 'Fontes'])
  const movement = asObjects(sheets.get('Movimento')!)
  const of = (name: string) => movement.find((one) => one['Nome curto'] === name)!
  // IBGE: the IPCA of 12/2025 and of the year; the table that follows it says the same.
  for (const name of ['ipca', 'tjsp-pratica']) {
    expect(of(name)).toMatchObject({ 'Variação (%)': 0.33, Mês: new Date('2025-12-01T00:00:00Z') })
    expect(Number(of(name)['Acumulado em 12 meses (%)'])).toBeCloseTo(4.26, 2)
  }
  expect(of('multi').Situação).toMatch(/não tem série própria/)
  expect(of('ipca')['Desde o último relatório']).toBe('sem relatório anterior')
  const [source] = asObjects(sheets.get('Fontes')!)
  const [, key] = /resposta em (\S+)$/.exec(String(source!['O que é, e onde está'])) ?? []
  expect(sha256(await readFile(join(bench.dir, 'data', key!)))).toBe(source!['SHA-256'])
})

test('report index: what is not published is no zero, and the next report says what changed', async () => {
  const one = ['report', 'index', '-p', 'index=ipca']
  await asked(...one, '-p', 'month=12/2025')
  const out = join(bench.dir, 'janeiro.xlsx')
  const made = await asked(...one, '-p', 'month=01/2026', '--out', out, '--json')
  expect(told(made.stdout)).toMatchObject({ counts: { series: 1, unpublished: 1 } })
  const [ipca] = asObjects((await readWorkbook(out)).get('Movimento')!)
  expect(ipca).toMatchObject({
    'Consta no serviço?': 'NÃO',
    'Desde o último relatório': 'não mudou em 11 meses',
  })
  expect(ipca!['Variação (%)'] ?? null).toBeNull()
  expect(ipca!['Acumulado em 12 meses (%)'] ?? null).toBeNull()
})

test('report portfolio: two batches by the pattern of their names, differences where both sides are whole', async () => {
  await twoMonths()
  const spent = units()
  const out = join(bench.dir, 'carteira.xlsx')
  const made = await asked(
    'report',
    'portfolio',
    'carteira-*.csv',
    '--sandbox',
    '--out',
    out,
    '--json',
  )
  expect(made.status, made.stderr).toBe(3)
  expect(told(made.stdout)).toMatchObject({
    job: 'report',
    state: 'finished',
    incomplete: true,
    units: { quoted: 0, spent: 0 },
    rows: { read: 4, ok: 3, warned: 1 },
    counts: { newCases: 1, goneCases: 1, newRows: 2, goneRows: 2, unanswered: 1 },
  })
  expect(units()).toBe(spent)
  const sheets = await readWorkbook(out)
  const cases = asObjects(sheets.get('Por processo')!)
  const of = (n: number) => cases.find((one) => one.Processo === caseNumber(n))!
  const kept = of(1)
  const was = Number(kept['Total antes'])
  const is = Number(kept['Total agora'])
  expect(is).toBeGreaterThan(was)
  expect(Number(kept['Diferença (R$)'])).toBeCloseTo(is - was, 2)
  expect(of(2).Situação).toBe('SAIU')
  expect(of(3).Situação).toMatch(/INCOMPLETO: 1 linha sem resultado agora/)
  expect(of(3)['Diferença (R$)'] ?? null).toBeNull()
  expect(of(4).Situação).toBe('NOVO')
  expect(asObjects(sheets.get('Parâmetros')!)).toContainEqual(
    expect.objectContaining({ Parâmetro: 'Atualizar até', 'Mudou?': 'MUDOU' }),
  )
  expect(JSON.stringify(sheets.get('Leia-me'))).toMatch(
    /INCOMPLETO: 0 linhas sem resultado antes e 1 agora/,
  )
})

test('a worker without an account refuses to start where nothing is scheduled, in one sentence', async () => {
  const { CALC_BASE_URL: _url, CALC_API_KEY: _key, ...alone } = bench.env
  const { status, stderr } = await lote(['worker'], alone, bench.dir)
  expect([status, stderr.trim().split('\n')]).toEqual([
    2,
    [expect.stringMatching(/nenhum agendamento .* não teria o que fazer.*CALC_BASE_URL/)],
  ])
})

test('a report by schedule, in a worker that has no account: made once, and in the history', async () => {
  const file = await bench.file(
    'carteira.csv',
    [HEADINGS, line(1, 'A', '1,00', '10/03/2020')].join('\n'),
  )
  const { batch } = (await run(file, '30/11/2025')).report
  const bucket = await openFolder(join(bench.dir, 'data'), 'data')
  const records = new ScheduleRecords(bucket)
  const at = new Date().toISOString()
  const schedule: Schedule = {
    name: 'carteira',
    cron: '0 7 1 * *',
    tz: 'America/Sao_Paulo',
    catchUp: 'last',
    // It was run at a sandbox, and a rehearsal is no position unless it is named.
    does: {
      is: 'report',
      report: 'portfolio',
      param: ['portfolio=carteira.csv', `batch=${batch}`],
    },
    notify: [],
    texts: false,
    createdAt: at,
    since: at,
  }
  await records.add(schedule)
  const ask = firingRequest(schedule, Date.now(), 'manual')
  await records.writeRequest(ask)
  const { CALC_BASE_URL: _url, CALC_API_KEY: _key, ...alone } = bench.env
  const worker = start(['worker'], alone, bench.dir)
  const stopped = ended(worker)
  const firing = () => records.firing('carteira', ask.stamp)
  await expect.poll(async () => (await firing())?.state).toBe('done')
  worker.kill('SIGTERM')
  expect((await stopped).stderr).toMatch(/só faz relatórios do que está guardado/)
  const made = await new ReportRecords(bucket).ids('portfolio')
  expect(made).toEqual([(await firing())!.batch])
})
