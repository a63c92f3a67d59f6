import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { withInput } from '../../src/batches/batch-input.js'
import type { PatchRequest } from '../../src/batches/submission/prepare.js'
import type { Manifest } from '../../src/core/batch.js'
import { cancel } from '../../src/records/control.js'
import { keys } from '../../src/records/keys.js'
import { verify } from '../../src/verify/verify.js'
import { asObjects } from '../support/workbook.js'
import { useEngine } from './support/engine.js'

const engine = useEngine({}, { CALC_TIMEOUT: '5s' })

/** Two calculations, of which the first is between two calls when the batch is cancelled. */
const SHEETS: Record<string, { lines: [string, string, string]; pairs: string[] }> = {
  calc: {
    lines: [
      'Cliente;indexador;parcelas.data;parcelas.valor',
      'Ana;262;05/02/2019;100,00',
      'Bia;262;05/02/2019;200,00',
    ],
    pairs: ['type=calculosJudiciais', 'fields.dia_atualiza=31/12/2025', 'export=html'],
  },
  recalc: {
    lines: ['ID do cálculo;Cliente', '700030;Ana', '700040;Bia'],
    pairs: ['updateTo=31/12/2025', 'export=html'],
  },
}

async function cancelAll(): Promise<void> {
  const bucket = await engine.app().bucket()
  for await (const key of bucket.list('open/')) await cancel(bucket, key.slice('open/'.length), 0)
}

const patchOf = (base: Manifest): PatchRequest => ({
  base,
  dropMissing: false,
  withInput: (use) => withInput(engine.app(), base, use),
})

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce((inner) => [inner], 1)

const paidCalls = () => engine.sandbox.journal().filter(({ units }) => units > 0)

test.each([
  ['calc', 1],
  ['recalc', 2],
])('%s cancelled after %i answers, patched → the version goes on at the next call, at the price of the rest', async (job, answers) => {
  const { lines, pairs } = SHEETS[job]!
  const before = paidCalls().length
  const sheet = await engine.file(`${job}-${answers}.csv`, `${lines.slice(0, 2).join('\n')}\n`)
  const request = engine.request(sheet, job, pairs)
  const base = (await engine.killedAt(request, 'answer-written', answers, cancelAll)) as Manifest
  expect(base).toMatchObject({ state: 'cancelled', quote: { units: 4 } })
  const bucket = await engine.app().bucket()
  const checked = await verify(base, { bucket, job: jobs.get(job)! })
  expect(checked).toMatchObject({ uncertain: 0, problems: [] })
  const more = await engine.file(`${job}-${answers}-mais.csv`, `${lines.join('\n')}\n`)
  const patch = patchOf(base)
  const version = await engine.run({ ...engine.request(more, job, pairs), patch })
  const rest = 8 - answers
  expect([version.quote.units, version.units]).toEqual([rest, { quoted: rest, spent: rest }])
  expect(version.rows).toMatchObject({ ok: 2, failed: 0 })
  const asked = paidCalls().slice(before)
  expect(asked).toHaveLength(8)
  expect(asked.filter(({ path }) => path.endsWith('/v1/calc'))).toHaveLength(job === 'calc' ? 2 : 0)
  expect(asObjects((await engine.workbook(version)).get('Resultado')!)).toHaveLength(3)
  expect(await engine.problems(version)).toEqual([])
})

test('calc cancelled between two calls → the row is told to go on by a patch, and the same sheet does', async () => {
  const { lines, pairs } = SHEETS.calc!
  const before = paidCalls().length
  const sheet = await engine.file('mesma.csv', `${lines[0]}\nEva;262;05/02/2019;150,00\n`)
  const request = engine.request(sheet, 'calc', pairs)
  const base = (await engine.killedAt(request, 'answer-written', 1, cancelAll)) as Manifest
  const [row] = asObjects((await engine.workbook(base)).get('Pendências')!)
  expect(row!['O que fazer']).toContain(`--patch ${base.id} continua de onde ele parou`)
  const version = await engine.run({ ...request, again: false, patch: patchOf(base) })
  expect(version.rows).toMatchObject({ ok: 1, failed: 0 })
  expect(paidCalls().slice(before)).toHaveLength(4)
  const twice = engine.run({ ...request, again: false, patch: patchOf(base) })
  await expect(twice).rejects.toThrow(`the same as batch ${version.id}`)
})

test('an answer to the creation without its id → looked up, and not taken for a calculation', async () => {
  const { lines, pairs } = SHEETS.calc!
  engine.sandbox.fault({ method: 'POST', path: '/v1/calc', status: 201, body: { ok: true } })
  const sheet = await engine.file('sem-id.csv', `${lines.slice(0, 2).join('\n')}\n`)
  const before = paidCalls().length
  const batch = await engine.run(engine.request(sheet, 'calc', pairs))
  expect(batch.rows).toMatchObject({ ok: 1, failed: 0 })
  // The sandbox had made nothing: the list does not have its name.
  const created = paidCalls()
    .slice(before)
    .filter(({ path }) => path.endsWith('/v1/calc'))
  expect(created).toHaveLength(2)
  expect(await engine.problems(batch)).toEqual([])
})

test('a calculation made, whose next call failed for good, patched → goes on at that call, made once', async () => {
  const { lines, pairs } = SHEETS.calc!
  engine.sandbox.fault({ path: '/v1/calc/{type}/{id}/run', status: 200, body: deep(600) })
  const before = paidCalls().length
  const sheet = await engine.file('falhou.csv', `${lines.slice(0, 2).join('\n')}\n`)
  const base = await engine.run(engine.request(sheet, 'calc', pairs))
  expect(base.rows).toMatchObject({ failed: 1 })
  const more = await engine.file('falhou-mais.csv', `${lines.join('\n')}\n`)
  const patch = patchOf(base)
  const version = await engine.run({ ...engine.request(more, 'calc', pairs), patch })
  expect(version.units).toEqual({ quoted: 6, spent: 6 })
  expect(version.rows).toMatchObject({ ok: 2, failed: 0 })
  const created = paidCalls()
    .slice(before)
    .filter(({ path }) => path.endsWith('/v1/calc'))
  expect(created).toHaveLength(2)
  expect(await engine.problems(version)).toEqual([])
})

test('an answer that the store has lost → its row is asked again, in the price; the others are kept', async () => {
  const lines = ['Cliente;Valor;Data', 'Ana;100,01;05/02/2019', 'Bia;200,02;05/02/2019']
  const pairs = ['index=ipca', 'updateTo=31/12/2024', 'honorarios.valor=9', 'honorarios.modo=v']
  const sheet = await engine.file('perdida.csv', `${lines.join('\n')}\n`)
  const base = await engine.run(engine.request(sheet, 'correct', pairs))
  expect(base.units).toEqual({ quoted: 2, spent: 2 })
  await (await engine.app().bucket()).delete(keys.answer(base.id, 't000002'))
  const more = await engine.file('mais.csv', `${[...lines, 'Caio;333,33;05/02/2019'].join('\n')}\n`)
  const patch = patchOf(base)
  const version = await engine.run({ ...engine.request(more, 'correct', pairs), patch })
  expect(version).toMatchObject({ plan: { kept: 1 }, units: { quoted: 2, spent: 2 } })
  expect(version.rows).toMatchObject({ ok: 3 })
  expect(await engine.problems(version)).toEqual([])
})

test('a version cancelled after it paid, its base patched → the version is named; without paid calls → not', async () => {
  const { lines, pairs } = SHEETS.calc!
  const asking = async (...sheet: string[]) => {
    const file = await engine.file('versao.csv', `${sheet.join('\n')}\n`)
    return engine.request(file, 'calc', pairs)
  }
  const base = await engine.run(await asking(lines[0], lines[1]))
  const patch = patchOf(base)
  const asked = { ...(await asking(...lines)), patch }
  const unpaid = await engine.killedAt(asked, 'announced', 1, cancelAll)
  expect(unpaid).toMatchObject({ state: 'cancelled', units: { spent: 0 } })
  // The first four are the answers of the base, copied.
  const paid = await engine.killedAt(asked, 'answer-written', 5, cancelAll)
  expect(paid).toMatchObject({ state: 'cancelled', units: { spent: 1 } })
  const other = { ...(await asking(...lines, lines[2].replace('200', '300'))), patch }
  await expect(engine.submit(engine.app(), other)).rejects.toMatchObject({
    status: 4,
    sentences: [{ code: 'patch_later_version', facts: { later: paid!.id, cancelled: true } }],
  })
})
