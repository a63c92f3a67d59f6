import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { enqueueNotices } from '../../src/notices/outbox.js'
import { rememberAnswer } from '../../src/records/remembered-answers.js'
import { workbook } from '../accept/support/workbook.js'
import { type Served, startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { form } from './support.js'

const CALENDAR = new URL('../../docs/exemplos/calendario-tjsp.json', import.meta.url)
const bench = useWorkbench()
const ROWS = [
  ['valor', 'vencimento'],
  ['abc', '10/01/2020'],
  ['10,50', '10/01/2020'],
]

interface Schema {
  $ref?: string
  examples?: unknown[]
}
interface Operation {
  operationId: string
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
  responses: Record<string, unknown>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

interface Asked {
  path?: Record<string, string>
  query?: string
  body?: FormData | object
}

/** Runs operations by their names in the document, and knows which of them were run. */
async function documented({ url }: Served) {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const unrun = new Set(operations.map(({ operation }) => operation.operationId))
  const bodyOf = ({ operationId, requestBody }: Operation): object | undefined => {
    const [{ example, schema } = {}] = Object.values(requestBody?.content ?? {})
    const name = schema?.$ref?.split('/').at(-1)
    const told = example ?? (name && document.components.schemas[name]?.examples?.[0])
    if (requestBody && !told) throw new Error(`${operationId} has no example`)
    const isForm = requestBody !== undefined && 'multipart/form-data' in requestBody.content
    return isForm ? formOf(told as Record<string, string>) : (told as object | undefined)
  }
  const run = async (id: string, { path: values = {}, query = '', body }: Asked = {}) => {
    const { path, method, operation } = operations.find((one) => one.operation.operationId === id)!
    const filled = path.replace(/\{([^}]+)\}/g, (_, name) => values[name]!)
    const sent = body ?? bodyOf(operation)
    const answer = await fetch(`${url}${filled}${query}`, {
      method: method.toUpperCase(),
      signal: AbortSignal.timeout(20_000),
      ...(sent === undefined
        ? {}
        : sent instanceof FormData
          ? { body: sent }
          : { body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } }),
    })
    const isDeclared = String(answer.status) in operation.responses
    if (!isDeclared) throw new Error(`${id}: ${answer.status} ${await answer.text()}`)
    unrun.delete(id)
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return isJson ? ((await answer.json()) as Record<string, never>) : await answer.arrayBuffer()
  }
  return { run, unrun }
}

/** A form as its example has it: the file as its text. */
function formOf({ file = '', ...fields }: Record<string, string>): FormData {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set('file', new Blob([file]), 'exemplo.csv')
  return body
}

test('each operation of the document → its example is answered as the document says', async () => {
  const served = await startServed(bench.env, { worker: true })
  const { app } = served.context
  const { run, unrun } = await documented(served)
  try {
    const { batch } = (await run('createBatch', { query: '?plan=true' })) as {
      batch: never
    }
    const path = { id: batch, '*': 'result.xlsx' }
    await run('pauseBatch', { path })
    await run('moveBatch', { path })
    await run('resumeBatch', { path })
    await run('startBatch', { path })
    await expect.poll(() => run('getBatch', { path })).toMatchObject({ state: 'finished' })
    for (const id of ['listBatches', 'followBatch', 'listRows', 'listFiles', 'getResult'])
      await run(id, { path })
    await run('getFile', { path })
    await run('getPending', { path })
    expect(await run('verifyBatch', { path })).toMatchObject({ ok: true, problems: [] })
    expect(await run('makeStatements', { path })).toMatchObject({
      name: expect.stringMatching(/^demonstrativos\/\w+\.zip$/),
    })
    expect(await run('repeatUncertain', { path })).toMatchObject({ state: 'finished' })
    const traced = await run('traceRow', { path: { id: batch, line: '2' as never } })
    expect(traced).toMatchObject({ outcome: 'ok', calls: [{ ended: '200' }] })
    const mended = (await run('patchBatch', { path })) as { batch: never }
    const later = { path: { id: mended.batch } }
    await expect.poll(() => run('getBatch', later)).toMatchObject({ state: 'finished' })
    const both = { id: batch, other: mended.batch }
    const difference = await run('getDifference', { path: both })
    expect(difference).toMatchObject({ rows: { added: 0, removed: 0, changed: 1 } })
    await run('getDifferenceWorkbook', { path: both })
    const again = (await run('rerunBatch', { ...later, query: '?plan=true' })) as { batch: never }
    await run('cancelBatch', { path: { id: again.batch } })
    const own = form(Buffer.from(await workbook({ Carteira: ROWS })), {}, 'carteira.xlsx')
    const { batch: marked } = (await run('createBatch', { body: own })) as { batch: never }
    await expect
      .poll(() => run('getBatch', { path: { id: marked } }))
      .toMatchObject({ state: 'finished' })
    await run('getMarked', { path: { id: marked } })
    const asking = form('valor;vencimento\n1.234,56;01/02/2020\n', { map: '{}' })
    const other = (await run('createBatch', { body: asking, query: '?plan=true' })) as {
      batch: never
    }
    await run('cancelBatch', { path: { id: other.batch } })
    const doubtful = form('valor;data\n1.234;01/02/2020\n')
    const refused = await fetch(`${served.url}/api/batches?plan=true`, {
      method: 'POST',
      body: doubtful,
    })
    const { batch: asked } = (await refused.json()) as { batch: string }
    await run('answerBatch', { path: { id: asked }, query: '?plan=true' })
    await run('listAccounts')

    await run('addWatch')
    const watch = { name: 'diario' }
    await run('replaceWatch', { path: watch })
    for (const id of ['listWatches', 'getWatch', 'listNights', 'runWatch', 'listRuns'])
      await run(id, { path: watch })
    await run('removeWatch', { path: watch })

    const { schedule } = (await run('addSchedule')) as { schedule: never }
    const verbs = ['editSchedule', 'pauseSchedule', 'resumeSchedule', 'getSchedule', 'nextFirings']
    for (const id of [...verbs, 'fireSchedule', 'listFirings', 'listSchedules', 'removeSchedule'])
      await run(id, { path: { name: schedule } })

    const [notice = ''] = await enqueueNotices(
      await app.bucket(),
      {
        about: 'example',
        targets: [{ is: 'mail', address: 'ana@escritorio.example' }],
        facts: { kind: 'batch.finished', name: 'correct', incomplete: false, counts: {} },
        language: 'pt',
      },
      app.clock.now(),
    )
    for (const id of ['listNotices', 'getNotice', 'replayNotices'])
      await run(id, { path: { id: notice } })

    const made = (await run('makeReport', { path: { kind: 'index' } })) as { report: never }
    await run('listReports')
    await run('getReport', { path: { kind: 'index', id: made.report } })

    const text = await readFile(CALENDAR, 'utf8')
    const added = (await run('addCalendar', { body: { file: 'tjsp.json', text } })) as {
      calendar: never
    }
    for (const id of ['listCalendars', 'getCalendar', 'removeCalendar'])
      await run(id, { path: { id: added.calendar } })

    const entry = { kind: 'indices', ref: 'ipca' }
    for (const id of ['listEntries', 'getEntry', 'getSeries']) await run(id, { path: entry })
    await run('listTemplates')
    await run('getTemplate', { path: { job: 'correct' } })
    await run('prune')
    const kept = await rememberAnswer(
      await app.bucket(),
      { book: 'livro', job: 'correct', headings: ['Item', 'Saldo'] },
      {
        at: new Date(app.clock.now()).toISOString(),
        account: 'default',
        question: 'ask_tie',
        facts: {},
        field: 'valor',
        said: 'B',
        column: 'B «Saldo»',
      },
    )
    await run('listAnswers')
    await run('forgetAnswer', { path: { id: kept.id } })
    expect([...unrun]).toEqual([])
  } finally {
    await served.close()
  }
})
