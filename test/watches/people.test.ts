import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runWatchCommand } from '../../src/cli/watch/watch-run.js'
import { nameOf, subjectOfOab } from '../../src/legal/gazette/subject.js'
import { sentence } from '../../src/messages/message-code.js'
import { compose } from '../../src/notices/compose.js'
import type { Notice } from '../../src/notices/notice.js'
import { Outbox } from '../../src/notices/outbox.js'
import { bodyOf } from '../../src/notices/webhook/body.js'
import type { Registration } from '../../src/sandbox/index.js'
import { agendaIcs } from '../../src/watches/agenda.js'
import { doubtfulFacts } from '../../src/watches/list-remarks.js'
import type { NightRow } from '../../src/watches/night-results.js'
import { noticesOfNight, notifyPeople } from '../../src/watches/people.js'
import { WatchRecords } from '../../src/watches/records.js'
import type { NightRecord } from '../../src/watches/watch.js'
import { heardVoice } from '../support/voice.js'
import { readWorkbook } from '../support/workbook.js'
import { useRig } from './rig.js'

const NIGHT = '2026-01-15'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, NIGHT)

const named = ({ oab, uf }: Registration) => nameOf(subjectOfOab(uf, oab)!)

/** Ana has two registrations, and Rui one of them too. */
async function watchForTwo(): Promise<Registration[]> {
  const some = rig.sandbox.gazetteBase.registrations().slice(0, 3)
  const people = ['ana@adv.example', 'Ana@adv.example; rui@adv.example', '']
  const rows = some.map(({ oab, uf }, at) => `OAB/${uf} ${oab};"${people[at]}"`)
  await rig.add('noite', ['OAB;E-mail', ...rows].join('\n'))
  return some
}

async function notices(): Promise<Notice[]> {
  const bucket = await rig.app.bucket()
  const found: Notice[] = []
  for await (const key of bucket.list('outbox/notices/')) {
    const notice = await new Outbox(bucket).notice(key.slice(15, -5))
    if (notice) found.push(notice)
  }
  return found.toSorted((a, b) => (JSON.stringify(a.target) < JSON.stringify(b.target) ? -1 : 1))
}

interface Body {
  day: string
  counts: Record<string, number>
  caseNumbers?: string[]
  cases?: number
  texts?: object[]
}

/** What their receivers would be sent. */
async function webhooks(): Promise<Body[]> {
  const sent = (await notices()).filter(({ target }) => target.is === 'webhook')
  return sent.map((notice) => (JSON.parse(bodyOf(notice)) as { data: Body }).data)
}

test('each responsible person is told of their own registrations, by number and without a text', async () => {
  const [one, both] = await watchForTwo()
  const told = await rig.night(NIGHT)
  const [ana, rui, ...more] = await notices()
  expect(more).toEqual([])
  expect(ana).toMatchObject({ target: { is: 'mail', address: 'ana@adv.example' } })
  expect(ana!.facts.watched).toEqual([one, both].map((each) => named(each!)))
  expect(rui!.facts.watched).toEqual([named(both!)])
  // What the rig reads is a sandbox.
  expect([ana, rui].map((notice) => notice!.facts.rehearsal)).toEqual([true, true])
  const own = told
    .lines('Novas')
    .filter((line) => String(line['Inscrição ou processo acompanhado']).includes(named(both!)))
  expect(own.length).toBeGreaterThan(0)
  expect(rui!.facts.counts.new).toBe(own.length)
  const cases = [...new Set(own.map((line) => line.Processo))].toSorted()
  expect(rui!.facts.caseNumbers!.toSorted()).toEqual(cases)
  expect(rui!.facts.texts).toBeUndefined()
  expect(rui!.facts.publications!.map((line) => line.caseNumber)).toHaveLength(own.length)
  const ends = own.flatMap(
    (line) => (line['Fim do prazo (sugerido: conferir)'] as Date | undefined) ?? [],
  )
  const days = ends.map((end) => end.toISOString().slice(0, 10)).toSorted()
  expect(rui!.facts.nearestDeadline).toBe(days.find((day) => day >= NIGHT))
  expect(rui!.facts.pastDeadlines ?? 0).toBe(days.filter((day) => day < NIGHT).length)
  const slug = named(both!).replace(/[/ ]/g, '-')
  const [file] = rui!.facts.attached!
  expect(file!.name).toBe(`${slug} ${NIGHT}.xlsx`)
  const book = join(rig.dir, 'attached.xlsx')
  await writeFile(book, (await (await rig.app.bucket()).get(file!.key))!)
  expect([...(await readWorkbook(book)).keys()]).toEqual(['Hoje', 'Prazos'])
  expect(rui!.facts.attached!.map(({ name }) => name)).toContain(`${slug} ${NIGHT}.ics`)
  expect(rui!.facts.workbook).toBeUndefined()
  const { subject, text } = compose(rui!)
  for (const { type, available, published, watched } of rui!.facts.publications!) {
    expect(watched).toEqual([named(both!)])
    expect([type, available, published]).not.toContain(undefined)
  }
  expect(subject).not.toContain('INCOMPLETO')
  expect(text).toContain(named(both!))
  expect(text).not.toContain(named(one!))
  expect(told.people.join('\n')).toContain('Avisos a responsáveis na caixa de saída: 2')
})

test.each([
  [undefined, 2],
  ['none', 0],
] as const)('a night read whole without a publication, if nothing: %s → %i mails', async (ifNothing, count) => {
  await watchForTwo()
  const records = new WatchRecords(await rig.app.bucket(), 'noite')
  const watch = (await records.definition())!
  await records.define({ ...watch, ...(ifNothing ? { ifNothing } : {}) })
  const told = await rig.night(NIGHT)
  const before = (await notices()).length
  expect(before).toBe(2)
  await rig.night(NIGHT)
  expect(told.status).toBe(0)
  expect(await notices()).toHaveLength(before + count)
})

test('a registration with a suggested deadline → its agenda goes with its workbook, and no other does', async () => {
  const bucket = await rig.app.bucket()
  const day = { uid: 'a', readOn: NIGHT, day: '2026-02-02', title: 'Prazo', about: '' }
  const lists = { new: [{ id: '1' }] }
  const { people } = await noticesOfNight(NIGHT, NIGHT, [
    row('OAB/SP 1', 'ana@adv.example', { lists }),
    row('OAB/SP 2', 'ana@adv.example', { lists }),
  ])
  for (const name of ['OAB-SP-1', 'OAB-SP-2'])
    await bucket.put(`batches/x/por-advogado/${name}.xlsx`, 'a workbook')
  const agenda = agendaIcs([day], `${NIGHT}T09:00:00Z`)
  await bucket.put('batches/x/por-advogado/OAB-SP-1.ics', agenda)
  const night = { night: NIGHT, batch: 'x' } as NightRecord
  const what = { watch: { name: 'noite' }, night, people, texts: false, language: 'pt' as const }
  await notifyPeople(bucket, what, 0)
  const [ana] = await notices()
  expect(ana!.facts.attached!.map(({ name }) => name)).toEqual([
    `OAB-SP-1 ${NIGHT}.xlsx`,
    `OAB-SP-1 ${NIGHT}.ics`,
    `OAB-SP-2 ${NIGHT}.xlsx`,
  ])
})

test('texts go to them where they are asked for', async () => {
  await watchForTwo()
  await rig.night(NIGHT, { office: { name: 'seis', notify: [], texts: true } })
  for (const { facts } of await notices()) expect(facts.texts!.length).toBe(facts.counts.new)
})

test('those of the schedule are told the cases of the whole night, and texts where they asked', async () => {
  await watchForTwo()
  const hook = (texts: boolean) => ({
    office: { name: 'seis', notify: [`https://escritorio.example/${texts}`], texts },
  })
  const told = await rig.night(NIGHT, hook(true))
  const cases = [...new Set(told.lines('Novas').map((line) => String(line.Processo)))]
  const [body] = await webhooks()
  expect(cases.length).toBeGreaterThan(0)
  expect(body!.caseNumbers!.toSorted()).toEqual(cases.toSorted())
  expect(body).toMatchObject({ cases: cases.length, truncated: false })
  expect(body!.texts).toHaveLength(body!.counts.new!)
  await rig.night('2026-01-16', hook(false))
  const [silent] = (await webhooks()).filter(({ day }) => day === '2026-01-16')
  expect(silent!.counts.new).toBeGreaterThan(0)
  expect(silent!.cases).toBeGreaterThan(0)
  expect(silent!.texts).toBeUndefined()
})

test('a night that died before it counted tells nobody twice', async () => {
  await watchForTwo()
  const dies = rig.night(NIGHT, { handOver: () => Promise.reject(new Error('killed')) })
  await expect(dies).rejects.toThrow('killed')
  expect(await notices()).toHaveLength(2)
  await rig.restart()
  await rig.night(NIGHT)
  const about = (await notices()).map(
    ({ target, facts }) => `${JSON.stringify(target)} ${facts.batch}`,
  )
  expect(new Set(about).size).toBe(2)
  expect(about).toHaveLength(2)
  expect((await notices()).every(({ facts }) => facts.counts.new! > 0)).toBe(true)
})

test('who brings a night to its end tells those of the schedule that began it', async () => {
  await watchForTwo()
  const office = { name: 'seis', notify: ['mailto:socia@adv.example'], texts: false }
  const run = (options: object) =>
    runWatchCommand({ app: rig.app, output: heardVoice() }, 'noite', {
      sandbox: false,
      date: NIGHT,
      ...options,
    })
  rig.sandbox.fault({ service: 'gazette', status: 401, path: '/v1/lawyers', times: 1 })
  expect(await run({ office })).toBe(2)
  expect(await notices()).toEqual([])
  await rig.restart()
  expect(await run({})).toBe(0)
  const told = (await notices()).filter(({ target }) => JSON.stringify(target).includes('socia'))
  expect(told).toHaveLength(1)
  expect(told[0]!.facts.counts.new).toBeGreaterThan(0)
  expect(told[0]!.facts.texts).toBeUndefined()
})

test('a rehearsal tells nobody', async () => {
  await watchForTwo()
  await rig.night(NIGHT, { sandbox: true })
  expect(await notices()).toEqual([])
})

const row = (task: string, email: string, over: Partial<NightRow> = {}): NightRow => ({
  outcome: 'ok',
  task,
  fields: { oab_numero: task, responsavel_email: email },
  figures: { inscricao: task, leitura: 'COMPLETA' },
  ...over,
})

test('a registration that nobody has, or somebody else → its person and the office are told, even of an empty night', async () => {
  const nobody = sentence('watch_nobody', { registration: 'OAB/SP 1' })
  const other = sentence('people_name_differs', { value: 'Ana', found: 'HELOÍSA' })
  const another = sentence('people_name_differs', { value: 'Bia', found: 'HELOÍSA' })
  const { people, doubts } = await noticesOfNight(NIGHT, NIGHT, [
    row('OAB/SP 1', 'ana@adv.example', { outcome: 'warned', said: [nobody] }),
    row('OAB/SP 2', 'rui@adv.example', { outcome: 'warned', said: [other] }),
    row('OAB/SP 2', 'rui@adv.example', { outcome: 'warned', said: [other, another] }),
    row('OAB/SP 3', 'eva@adv.example'),
  ])
  const night = { night: NIGHT, batch: 'x' } as NightRecord
  const watch = { name: 'noite', ifNothing: 'none' as const }
  const what = { watch, night, people, texts: false, language: 'pt' as const }
  await notifyPeople(await rig.app.bucket(), what, 0)
  expect((await notices()).map(({ facts }) => facts.doubtful)).toEqual([
    [
      expect.stringMatching(
        /^OAB\/SP 1: A base do diário não tem advogado com a inscrição OAB\/SP 1,/,
      ),
    ],
    [
      'OAB/SP 2: A inscrição é de HELOÍSA, e a linha diz «Ana». A inscrição é de HELOÍSA, e a linha diz «Bia».',
    ],
  ])
  expect(doubtfulFacts(doubts, 'pt').doubtful).toHaveLength(2)
})

test('what was not read is told to those whose it is, and to nobody else', async () => {
  const rows = [
    row('1', 'ana@adv.example'),
    row('2', 'rui@adv.example', {
      outcome: 'warned',
      figures: { inscricao: '2', leitura: 'INCOMPLETA' },
    }),
    row('3', 'eva@adv.example', { outcome: 'failed', figures: {} }),
    {
      outcome: 'rejected' as const,
      fields: { oab_numero: '4', responsavel_email: 'ivo@adv.example' },
    },
  ]
  const { people } = await noticesOfNight(NIGHT, NIGHT, rows)
  expect(people.map(({ address, unread }) => [address, unread])).toEqual([
    ['ana@adv.example', []],
    ['rui@adv.example', ['2']],
    ['eva@adv.example', ['3']],
    ['ivo@adv.example', []],
  ])
  expect(people.map(({ incomplete }) => incomplete)).toEqual([false, true, true, false])
})

const office = { name: 'seis', notify: ['https://escritorio.example/'], texts: false }
/** Who is told on that night: whether it is incomplete, and which rows nobody watches. */
async function toldOn(night: string) {
  await rig.night(night, { office })
  return noticesOn(night)
}
async function noticesOn(night: string) {
  const all = (await notices()).filter(({ facts }) => facts.day === night)
  return all.map(({ target, facts: { incomplete, unwatched } }) => [
    target.is === 'mail' ? target.address : 'office',
    incomplete,
    unwatched?.map((said) => said.slice(0, 8)),
  ])
}

test('a row that nobody watches → its person and the office are told of it with the first night of a list alone', async () => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  const rows = [`OAB/${one!.uf} ${one!.oab};ana@adv.example`, '50001;ivo@adv.example']
  const csv = ['OAB;E-mail', ...rows].join('\n')
  await rig.add('noite', csv)
  const first = [
    ['ana@adv.example', false, undefined],
    ['ivo@adv.example', false, ['linha 3:']],
    ['office', false, ['linha 3:']],
  ]
  const later = [
    ['ana@adv.example', false, undefined],
    ['office', false, undefined],
  ]
  expect(await toldOn(NIGHT)).toEqual(first)
  expect(await toldOn('2026-01-16')).toEqual(later)
  await rig.replace('noite', csv)
  expect(await toldOn('2026-01-17')).toEqual(first)
  const [, ivo] = (await notices()).filter(({ facts }) => facts.day === '2026-01-17')
  const { subject, text } = compose(ivo!)
  expect(subject).toMatch(/^ENSAIO · 1 linha da lista não é acompanhada · noite/)
  expect(text).toMatch(/Não são acompanhadas \(dito só desta vez\):\nlinha 3: /)
  expect(text).not.toContain('INCOMPLETO')
})

test('list replaced while a night was left halfway → the rows of the present list are told, with its first night', async () => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  const good = `OAB/${one!.uf} ${one!.oab};ana@adv.example`
  await rig.add('noite', ['OAB;E-mail', '50001;ivo@adv.example', good].join('\n'))
  rig.sandbox.fault({ service: 'gazette', status: 401, path: '/v1/lawyers', times: 1 })
  const asked = { sandbox: false, date: NIGHT }
  expect(await runWatchCommand({ app: rig.app, output: heardVoice() }, 'noite', asked)).toBe(2)
  await rig.restart()
  rig.passDays(0.1)
  await rig.replace('noite', ['OAB;E-mail', good, '50001;ivo@adv.example'].join('\n'))
  const next = await toldOn('2026-01-16')
  const ana = ['ana@adv.example', false, undefined]
  expect(await noticesOn(NIGHT)).toEqual([ana, ['office', false, undefined]])
  expect(next).toEqual([
    ana,
    ['ivo@adv.example', false, ['linha 3:']],
    ['office', false, ['linha 3:']],
  ])
})

test('a publication of several registrations is told once, and new ones before the others', async () => {
  const line = (id: string, processo: string) => ({ id, processo, texto: `texto ${id}` })
  const rows = [
    row('1', 'ana@adv.example', { lists: { cancelled: [line('c', 'C')], new: [line('a', 'A')] } }),
    row('2', '', { lists: { seen: [line('s', 'S')], new: [line('a', 'A'), line('b', 'A')] } }),
  ]
  const { people, cases } = await noticesOfNight(NIGHT, NIGHT, rows)
  expect(cases.caseNumbers).toEqual(['A', 'C'])
  expect(cases.texts.map(({ text }) => text)).toEqual(['texto a', 'texto b', 'texto c'])
  expect(people.map(({ texts }) => texts.map(({ text }) => text))).toEqual([['texto a', 'texto c']])
})
