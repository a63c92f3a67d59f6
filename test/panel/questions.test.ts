import { expect, test } from 'vitest'
import { workbook } from '../accept/support/workbook.js'
import { form } from '../api/support.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env))

/** The page of an upload that is asked about. */
async function asked(content: string | Buffer, name = 'a.csv'): Promise<string> {
  const sending = { method: 'POST', body: form(content, {}, name) }
  const answer = await fetch(`${served.url}/api/batches?plan=true`, sending)
  expect(answer.status).toBe(409)
  const { batch } = (await answer.json()) as { batch: string }
  return `${served.url}/lotes/${batch}`
}

const text = async (url: string) => (await fetch(url)).text()

/** The letters of the columns that are marked. */
const marked = (page: string) =>
  [...page.matchAll(/<th scope="col" class="known[^>]*><a[^>]*>(\w+)/g)].map(([, letter]) => letter)

test('two columns that may be the amount → the lines from the header on beside the question, both columns marked', async () => {
  const rows = '15/03/2021;15,00;12,00\n'.repeat(20)
  const sheet = `Escritório\n\nVencimento;Valor da Guia;Valor do Depósito\n${rows}`
  const url = await asked(sheet)
  const lines = (await text(`${url}?csv=amostra-0`)).trim().split('\r\n')
  expect(lines).toHaveLength(9)
  expect(lines.slice(0, 3)).toEqual([
    'Linha;A;B;C',
    '3;Vencimento;Valor da Guia;Valor do Depósito',
    '4;15/03/2021;15,00;12,00',
  ])
  expect(marked(await text(url))).toEqual(['B', 'C'])
})

/** The texts of the first list of columns. */
const offered = (page: string) => {
  const [list = ''] = /<select id="q0.*?<\/select>/s.exec(page) ?? []
  return [...list.matchAll(/<option value="=[^"]*">([^<]+)/g)].map(([, one]) => one)
}

test('one column that may be the amount → it is offered first, and each other column of the sheet', async () => {
  const rows = '0001;15/03/2021;15,00\n'.repeat(20)
  const page = await text(await asked(`Contrato;Vencimento;Valor atualizado\n${rows}`))
  expect(offered(page)[0]).toContain('C «Valor atualizado»')
  expect(offered(page)).toEqual(expect.arrayContaining(['A «Contrato»', 'B «Vencimento»']))
  expect(offered(page).filter((one) => one?.includes('C «'))).toHaveLength(1)
})

test('no heading that is known → the first lines of the sheet, by whose letters a column is named', async () => {
  const url = await asked('Coisa;Outra\nabc;def\n')
  const csv = await text(`${url}?csv=amostra-0`)
  expect(csv).toContain('1;Coisa;Outra\r\n2;abc;def')
})

test('two sheets that hold a table each → the first lines of both', async () => {
  const rows = [
    ['Valor', 'Vencimento'],
    ['10,00', '10/01/2020'],
  ]
  const url = await asked(Buffer.from(await workbook({ Janeiro: rows, Fevereiro: rows })), 'a.xlsx')
  const page = await text(url)
  for (const sheet of ['Janeiro', 'Fevereiro'])
    expect(page).toContain(`As primeiras linhas da aba ${sheet}`)
})

test('cells of a line that are many or long → shown up to a bound', async () => {
  const wide = Array.from({ length: 200 }, () => 'x'.repeat(5_000)).join(';')
  const csv = await text(`${await asked(`${wide}\n`)}?csv=amostra-0`)
  expect(csv.length).toBeLessThan(20_000)
})

test('the same sheet again, and the button to do it all the same → another batch, not the question once more', async () => {
  const sheet = 'Valor;Vencimento\n7,00;10/01/2020\n'
  const sending = () => ({ method: 'POST', body: form(sheet), redirect: 'manual' as const })
  const first = await fetch(`${served.url}/api/batches`, sending())
  const { batch } = (await first.json()) as { batch: string }
  const second = await fetch(`${served.url}/api/batches?plan=true`, sending())
  const draft = ((await second.json()) as { batch: string }).batch
  expect(await text(`${served.url}/lotes/${draft}`)).toContain('name="again" value="true"')
  const body = new URLSearchParams({ again: 'true' })
  const asking = { method: 'POST', body, redirect: 'manual' } as const
  const answer = await fetch(`${served.url}/lotes/${draft}/respostas`, asking)
  const page = await text(new URL(answer.headers.get('location')!, served.url).href)
  expect(page).not.toContain('name="again"')
  expect(answer.headers.get('location')).not.toContain(batch)
})
