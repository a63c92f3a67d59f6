import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Outbox } from '../../../src/notices/outbox.js'
import { withFile } from '../../../src/schedules/file.js'
import { notifyRecipients } from '../../../src/schedules/notices.js'
import { firingRequest } from '../../../src/schedules/schedule.js'
import { PARAMETERS, SIX, useScheduleRig, WATCH } from '../schedule-rig.js'

const rig = useScheduleRig()
const { schedule } = rig

test('add: a batch, with the arguments of submit, its file as a path that does not depend on where one is', async () => {
  const { status, said } = await schedule(
    'add',
    'mensal',
    'carteira.xlsx',
    '--cron',
    ' 0  6 1 * * ',
    '--tz',
    'America/Sao_Paulo',
    '--job',
    'correct',
    ...PARAMETERS,
    '--lane',
    'background',
    '--map',
    'valor=Valor',
    '--notify',
    'mailto:ana@x.com',
    '--notify',
    'https://x.com/a',
    '--catch-up',
    'all',
  )
  expect(status).toBe(0)
  expect(said).toMatch(/carteira\.xlsx não existe agora/)
  expect(said).toMatch(/mensal criado; o próximo disparo é ter\., 01\/12\/2026, 06:00 GMT-3/)
  expect(await rig.records.schedule('mensal')).toEqual({
    name: 'mensal',
    cron: '0 6 1 * *',
    tz: 'America/Sao_Paulo',
    catchUp: 'all',
    does: {
      is: 'batch',
      file: `${process.cwd()}/carteira.xlsx`,
      job: 'correct',
      param: ['index=ipca', 'updateTo=31/12/2024'],
      map: ['valor=Valor'],
      lane: 'background',
    },
    notify: ['mailto:ana@x.com', 'https://x.com/a'],
    texts: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    since: '2026-11-20T12:00:00.000Z',
  })
})

test('add: a watch, caught up by its last firing unless said', async () => {
  await schedule('add', 'noturno', ...WATCH, '--texts')
  expect(await rig.records.schedule('noturno')).toMatchObject({
    catchUp: 'last',
    texts: true,
    does: { is: 'watch', watch: 'noturno', param: [] },
  })
})

test('add: what needs no file: a job that lists its rows, and a report', async () => {
  const listed = ['--job', 'recalc', '-p', 'type=calculosJudiciais', '-p', 'updateTo=31/12/2024']
  expect((await schedule('add', 'mensal', ...SIX, ...listed)).status).toBe(0)
  const { does } = (await rig.records.schedule('mensal'))!
  expect(does).toMatchObject({ is: 'batch', job: 'recalc' })
  expect(does).not.toHaveProperty('file')
  const report = ['--report', 'gazette', '-p', 'watch=noturno']
  expect((await schedule('add', 'semana', ...SIX, ...report)).status).toBe(0)
  expect(await rig.records.schedule('semana')).toMatchObject({
    does: { is: 'report', report: 'gazette', param: ['watch=noturno'] },
  })
  expect((await schedule('list')).results.join('\n')).toMatch(/report gazette watch=noturno/)
})

test.each<[string, string[], RegExp]>([
  [
    'no file',
    ['a', ...SIX, '--job', 'correct', ...PARAMETERS],
    /correct precisa de um arquivo.*recalc/,
  ],
  ['no report', ['a', ...SIX, '--report', 'mensal'], /Não há relatório «mensal»/],
  ['no watch of a report', ['a', ...SIX, '--report', 'gazette'], /falta dizer -p watch/],
  ['a report of a file', ['a', 'f.xlsx', ...SIX, '--report', 'index'], /Diga o que fazer/],
  [
    'four fields',
    ['a', '--cron', '0 6 * *', '--tz', 'UTC', '--watch', 'w'],
    /cinco campos .* tem 4/,
  ],
  [
    'a bad hour',
    ['a', '--cron', '0 25 * * *', '--tz', 'UTC', '--watch', 'w'],
    /campo 2 \(hora.*«25»/,
  ],
  ['no such day', ['a', '--cron', '0 6 31 2 *', '--tz', 'UTC', '--watch', 'w'], /dia nenhum/],
  ['a zone', ['a', '--cron', '0 6 * * *', '--tz', 'Brasilia', '--watch', 'w'], /fuso «Brasilia»/],
  ['a name', ['a/b', ...WATCH], /não pode chamar-se «a\/b»/],
  ['nothing to do', ['a', ...SIX], /Diga o que fazer/],
  ['a file without a job', ['a', 'f.xlsx', ...SIX], /Diga o que fazer/],
  ['both', ['a', 'f.xlsx', ...WATCH, '--job', 'correct'], /Diga o que fazer/],
  ['no such job', ['a', 'f.xlsx', ...SIX, '--job', 'corretor'], /«corretor»/],
  ['a parameter', ['a', 'f.xlsx', ...SIX, '--job', 'correct', '-p', 'tabela'], /«tabela»|tabela/],
  ['a lane', ['a', 'f', ...SIX, '--job', 'correct', ...PARAMETERS, '--lane', 'x'], /--lane/],
  ['catch-up', ['a', ...WATCH, '--catch-up', 'some'], /--catch-up: é preciso none, last, all/],
  ['an address', ['a', ...WATCH, '--notify', 'mailto:ana'], /--notify: .*«mailto:ana»/],
  ['a target', ['a', ...WATCH, '--notify', 'ana'], /--notify: .*«ana»/],
  ['no time', ['a', '--watch', 'noturno'], /Diga quando: --every DIAS com --at HORA/],
  ['days without an hour', ['a', '--every', 'dia', '--watch', 'noturno'], /Diga quando/],
  ['two times', ['a', ...WATCH, '--every', 'dia', '--at', '6h'], /Diga quando/],
  [
    'unknown days',
    ['a', '--every', 'lua cheia', '--at', '6h', '--watch', 'noturno'],
    /--every: «lua cheia» não diz em que dias/,
  ],
  ['a bad time', ['a', '--every', 'dia', '--at', '25h', '--watch', 'noturno'], /--at: .*25h/],
  ['no such watch', ['a', ...SIX, '--watch', 'diurno'], /Não há acompanhamento «diurno»/],
  [
    'no such watch of a report',
    ['a', ...SIX, '--report', 'gazette', '-p', 'watch=diurno'],
    /Não há acompanhamento «diurno»/,
  ],
  ['a parameter of a watch', ['a', ...WATCH, '-p', 'night=15/01/2026'], /^-p: não se usa/],
  ['an account of a watch', ['a', ...WATCH, '--account', 'b'], /^--account: não se usa/],
  ['a lane of a watch', ['a', ...WATCH, '--lane', 'urgent'], /^--lane: não se usa/],
  [
    'texts of a report',
    ['a', ...SIX, '--report', 'index', '--texts'],
    /^--texts: não se usa com --report/,
  ],
  [
    'texts of a batch',
    ['a', 'x.csv', ...SIX, '--job', 'correct', ...PARAMETERS, '--texts'],
    /^--texts: não se usa com --job/,
  ],
  ['a private address', ['a', ...WATCH, '--notify', 'https://10.0.0.1/x'], /rede privada/],
  ['a mapped one', ['a', ...WATCH, '--notify', 'https://[::ffff:10.0.0.1]/x'], /rede privada/],
  ['this machine', ['a', ...WATCH, '--notify', 'https://localhost:8443/x'], /rede privada/],
  ['no TLS', ['a', ...WATCH, '--notify', 'http://x.com/a'], /http sem TLS/],
])('add refuses %s by one sentence, and stores nothing', async (_, args, says) => {
  const { status, problems } = await schedule('add', ...args)
  expect(problems).toEqual([expect.stringMatching(says)])
  expect(status).toBe(2)
  expect(await rig.keys('schedules/')).toEqual([])
})

test('add looks into a file that is there: what the job lacks is told now', async () => {
  const file = join(rig.dir, 'carteira.csv')
  await writeFile(file, 'Processo;Valor;Data\n0000001-68.2026.8.26.0100;1.000,00;31/01/2020\n')
  const add = (...more: string[]) => schedule('add', 'a', file, ...SIX, '--job', 'correct', ...more)
  const lacking = await add('-p', 'index=ipca')
  expect(lacking.problems).toEqual([expect.stringMatching(/updateTo/)])
  expect(lacking.status).toBe(2)
  expect(await rig.keys('schedules/')).toEqual([])
  expect((await add(...PARAMETERS)).problems).toEqual([])
})

test('add, pause and resume → one object with --json and nothing on standard output without', async () => {
  const added = await schedule('add', 'noturno', ...WATCH, '--json')
  expect([added.results.length, added.object()]).toEqual([
    1,
    { schedule: 'noturno', state: 'active', next: '2026-11-23T09:00:00.000Z' },
  ])
  await schedule('pause', 'noturno')
  const plain = await schedule('resume', 'noturno')
  expect([plain.status, plain.results]).toEqual([0, []])
})

test('a name is taken once', async () => {
  await schedule('add', 'noturno', ...WATCH)
  const { status, problems } = await schedule('add', 'noturno', ...WATCH)
  expect([status, problems]).toEqual([2, [expect.stringMatching(/Já há um agendamento noturno/)]])
})

test('list: what it does, when it fires next, how the last ended', async () => {
  await schedule('add', 'noturno', ...WATCH)
  await schedule('add', 'parado', ...SIX, '--watch', 'noturno')
  await schedule('pause', 'parado')
  rig.clock.set('2026-11-23T09:00Z')
  await rig.worker().work()
  const { object } = await schedule('list', '--json')
  const { schedules } = object() as { schedules: Record<string, unknown>[] }
  expect(schedules).toMatchObject([
    {
      schedule: 'noturno',
      state: 'active',
      does: 'watch noturno',
      lastState: 'done',
      next: '2026-11-24T09:00:00.000Z',
      last: '2026-11-23T09:00:00.000Z',
    },
    { schedule: 'parado', state: 'paused', next: null, last: null },
  ])
  const told = (await schedule('list')).results.join('\n')
  expect(told).toMatch(
    /noturno +segunda a sexta, 06:00 +America\/Sao_Paulo +watch noturno +ter\., 24/,
  )
  expect(told).toMatch(/parado .* pausado/)
})

test('add: every business day, by words → national holidays are left out and told, in the zone of the settings', async () => {
  rig.clock.set('2026-12-24T12:00Z')
  const { said, status } = await rig.scheduleIn(
    { LOTE_TZ: 'America/Manaus' },
    'add',
    'noturno',
    '--every',
    'dia útil',
    '--at',
    '6h',
    '--watch',
    'noturno',
    '--notify',
    'ana@x.com.br',
  )
  expect(status).toBe(0)
  expect(said).toMatch(/próximo disparo é seg\., 28\/12\/2026, 06:00 GMT-4 \(America\/Manaus\)/)
  expect(said).toMatch(/feriado nacional; os próximos: 25\/12\/2026 \(Natal\), 01\/01\/2027/)
  expect(await rig.records.schedule('noturno')).toMatchObject({
    cron: '0 6 * * 1-5',
    businessDays: true,
    notify: ['mailto:ana@x.com.br'],
  })
  expect((await schedule('list')).results.join('\n')).toMatch(/noturno +dias úteis, 06:00/)
})

test('next: in the hour of the place and in UTC', async () => {
  await schedule('add', 'noturno', ...WATCH)
  const { results } = await schedule('next', 'noturno', '--count', '2')
  expect(results).toEqual([
    'seg., 23/11/2026, 06:00 GMT-3  2026-11-23T09:00:00.000Z',
    'ter., 24/11/2026, 06:00 GMT-3  2026-11-24T09:00:00.000Z',
  ])
  const { object } = await schedule('next', 'noturno', '--json')
  expect((object() as { next: string[] }).next).toHaveLength(5)
  expect((await schedule('next', 'noturno', '--count', '0')).status).toBe(2)
  const { status, problems } = await schedule('next', 'diurno')
  expect([status, problems[0]]).toEqual([2, 'Não há agendamento «diurno». Há: noturno.'])
})

test('pause and resume: what falls into the pause is not caught up', async () => {
  await schedule('add', 'noturno', ...WATCH)
  await schedule('pause', 'noturno')
  rig.clock.set('2026-11-25T15:00Z')
  const { said } = await schedule('resume', 'noturno')
  expect(said).toMatch(/de volta; o próximo disparo é qui\., 26\/11\/2026, 06:00/)
  const worker = rig.worker()
  await worker.work()
  expect(await rig.history()).toEqual([])
  rig.clock.set('2026-11-26T09:00Z')
  await worker.work()
  expect(await rig.history()).toEqual(['done 2026-11-26T09:00'])
})

test('resume of one that is not paused forgets nothing that was missed', async () => {
  await schedule('add', 'noturno', ...WATCH)
  rig.clock.set('2026-11-25T15:00Z')
  await schedule('resume', 'noturno')
  await rig.worker().work()
  expect(await rig.history()).toHaveLength(3)
})

test('run-now: fired once by a worker, out of its turn, also when it is paused', async () => {
  await schedule('add', 'noturno', ...WATCH)
  await schedule('pause', 'noturno')
  const { object } = await schedule('run-now', 'noturno', '--json')
  expect(object()).toMatchObject({ firing: 'noturno-20261120T120000Zm', state: 'asked' })
  expect(await rig.history()).toEqual(['asked 2026-11-20T12:00 manual'])
  const workers = ['a', 'b', 'c'].map((host) => rig.worker(host))
  await Promise.all(workers.map(({ work }) => work()))
  await Promise.all(workers.map(({ work }) => work()))
  const fired = workers.flatMap((worker) => worker.fired)
  expect(fired).toMatchObject([{ id: 'noturno-20261120T120000Zm', manual: true }])
})

test('history: missed firings, failures and their reasons', async () => {
  await schedule('add', 'noturno', ...WATCH)
  rig.clock.set('2026-11-25T15:00Z')
  await rig.worker('a', async () => ({ is: 'failed', reason: 'sem serviço', batch: 'b1' })).work()
  const { results } = await schedule('history', 'noturno')
  expect(results.slice(1)).toEqual([
    expect.stringMatching(/^qua\., 25\/11.* FALHOU +recuperado +b1 +sem serviço$/),
    expect.stringMatching(/^ter\., 24\/11.* PERDIDO$/),
    expect.stringMatching(/^seg\., 23\/11.* PERDIDO$/),
  ])
  const { object } = await schedule('history', 'noturno', '--count', '1', '--json')
  expect((object() as { firings: unknown[] }).firings).toMatchObject([
    { state: 'failed', reason: 'sem serviço', batch: 'b1', caughtUp: true },
  ])
  expect((await schedule('history', 'nada')).status).toBe(2)
})

test('remove: it fires no more, what nobody has begun is taken back, the history stays', async () => {
  await schedule('add', 'noturno', ...WATCH)
  rig.clock.set('2026-11-23T09:00Z')
  const worker = rig.worker()
  await worker.work()
  await schedule('run-now', 'noturno')
  expect((await schedule('remove', 'noturno')).status).toBe(0)
  rig.clock.set('2026-11-24T09:00Z')
  await worker.work()
  expect(worker.fired).toHaveLength(1)
  expect(await rig.history()).toEqual(['done 2026-11-23T09:00'])
  expect((await schedule('history', 'noturno')).results).toHaveLength(2)
  expect((await schedule('remove', 'noturno')).status).toBe(2)
})

test('what happened to it is told to its people, once for each event', async () => {
  const notify = ['mailto:ana@x.com', 'https://x.com/a']
  const plan = await rig.add({ notify })
  const firing = { ...firingRequest(plan, Date.parse('2026-11-21T01:30Z'), 'due'), claims: [] }
  const failed = {
    is: 'failed' as const,
    about: 'firing/x/failed',
    firing: { ...firing, state: 'failed' as const, reason: 'sem serviço' },
  }
  for (const _ of [1, 2]) await notifyRecipients(rig.bucket, failed, 'pt', rig.clock.now())
  const about = 'schedule/noturno/missed/y'
  const missed = { is: 'missed' as const, about, schedule: plan, missed: [1, 2], caughtUp: 1 }
  await notifyRecipients(rig.bucket, missed, 'pt', rig.clock.now())
  const ids = (await rig.keys('outbox/notices/')).map((key) => key.slice(15, -5))
  const notices = await Promise.all(ids.map((id) => new Outbox(rig.bucket).notice(id)))
  const facts = notices.map((notice) => notice!.facts)
  expect(facts).toHaveLength(4)
  // 22:30 of the day before, where the schedule is.
  expect(facts.filter(({ kind }) => kind === 'schedule.failed')).toMatchObject(
    notify.map(() => ({ day: '2026-11-20', reason: 'sem serviço', incomplete: true })),
  )
  expect(facts.filter(({ kind }) => kind === 'schedule.missed')).toMatchObject(
    notify.map(() => ({ counts: { missed: 2, caughtUp: 1 } })),
  )
})

test('a file in the storage is lent as a path, under its own name, and taken away again', async () => {
  await rig.bucket.put('entrada/carteira.csv', 'a;b\n')
  const { readFile } = await import('node:fs/promises')
  let lent = ''
  const read = await withFile('bucket:entrada/carteira.csv', rig.bucket, (path) => {
    lent = path
    return readFile(path, 'utf8')
  })
  expect([read, lent.endsWith('/carteira.csv')]).toEqual(['a;b\n', true])
  await expect(readFile(lent)).rejects.toThrow('ENOENT')
  await expect(withFile('bucket:nada.csv', rig.bucket, readFile)).rejects.toThrow('file_missing')
  expect(await withFile('/x/y.csv', rig.bucket, async (path) => path)).toBe('/x/y.csv')
})
