import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameOf, subjectOfOab } from '../../src/legal/gazette/subject.js'
import { compose } from '../../src/notices/compose.js'
import type { Notice } from '../../src/notices/notice.js'
import { Outbox } from '../../src/notices/outbox.js'
import type { Published } from '../../src/sandbox/index.js'
import { readWorkbook } from '../support/workbook.js'
import { idsOf, type Told, useRig } from './rig.js'

/** A Monday. */
const FIRST = '2026-03-09'
const DAY = '2026-03-10'
const rig = useRig({ lawyers: 8, perDay: 60, days: 40, full: false, latestDays: 0 }, FIRST)
const SHOWN = ['Novas', 'Tardias', 'Conferir', 'Alteradas', 'Canceladas']

type Oab = { oab: string; uf: string }
const named = ({ oab, uf }: Oab) => nameOf(subjectOfOab(uf, oab)!)
const ids = (told: Told, sheets = SHOWN) => sheets.flatMap((sheet) => idsOf(told.lines(sheet)))

/** A lawyer of one spelling and a colleague in a case, and the publications that name both. */
function twoOf(from: string, to: string): { both: Oab[]; shared: string[] } {
  const own = rig.sandbox.gazetteBase
    .registrations()
    .filter(({ oab, spellings }) => spellings.length === 1 && spellings[0]!.oab === oab)
  const leads = new Set(own.map(({ spellings, uf }) => `${spellings[0]!.oab} ${uf}`))
  const published = rig.sandbox.gazetteBase
    .published({ from, to, at: Date.parse(`${to}T23:00Z`) })
    .filter(({ cancelledAt, correctedAt }) => (cancelledAt ?? correctedAt) === undefined)
  const isOfTwo = ({ listed: [lead, other, ...more] }: Published) =>
    leads.has(`${lead?.oab} ${lead?.uf}`) &&
    /^[1-9]\d*$/.test(other?.oab ?? '') &&
    more.length === 0
  const both = published.find(isOfTwo)!.listed
  const text = JSON.stringify(both)
  const shared = published.filter(({ listed }) => JSON.stringify(listed) === text)
  return { both, shared: shared.map(({ id }) => String(id)) }
}

const listOf = (some: readonly Oab[]) =>
  ['OAB;E-mail', ...some.map((one) => `OAB/${one.uf} ${one.oab};${one.oab}@adv.example`)].join('\n')

interface Block {
  id: string
  facts: Record<string, string>
}

/** The publications on the page of a lawyer, by the section in which they stand. */
async function ownPage(one: Oab): Promise<(section: string) => Block[]> {
  const file = `${named(one).replace(/[/ ]/g, '-')}.xlsx`
  const workbook = await readWorkbook(join(rig.dir, 'pastas', file))
  const sections = new Map<string, Block[]>()
  let blocks: Block[] = []
  for (const [first, second] of workbook.get('Hoje')!) {
    const [, title] =
      /^(Novas|Tardias|Conferir|Alteradas|Canceladas).*\(\d+\)$/.exec(String(first)) ?? []
    if (title) {
      blocks = []
      sections.set(title, blocks)
    } else if (/\d{7}-\d\d\./.test(String(first))) blocks.push({ id: '', facts: {} })
    const block = blocks.at(-1)
    if (!block || typeof first !== 'string' || first === '') continue
    const text = textOf(second)
    block.facts[first] = text
    if (first === 'Link') block.id = text.slice(text.lastIndexOf('/') + 1)
  }
  return (section) => sections.get(section) ?? []
}

const textOf = (cell: unknown) =>
  typeof cell === 'object' && cell !== null && 'text' in cell ? String(cell.text) : String(cell)
const idsIn = (blocks: readonly Block[]) => blocks.map(({ id }) => id)

async function lastNoticeTo(one: Oab): Promise<Notice> {
  const bucket = await rig.app.bucket()
  const found: Notice[] = []
  for await (const key of bucket.list('outbox/notices/')) {
    const notice = await new Outbox(bucket).notice(key.slice(15, -5))
    const address = notice?.target.is === 'mail' ? notice.target.address : ''
    if (notice && address === `${one.oab}@adv.example`) found.push(notice)
  }
  return found.toSorted((a, b) => (a.facts.day! < b.facts.day! ? -1 : 1)).at(-1)!
}

test('whose reading failed is told later, as late and with the deadline, of what others were shown', async () => {
  const { both, shared } = twoOf(DAY, DAY)
  await rig.add('noite', listOf(both))
  await rig.night(FIRST)
  rig.sandbox.fault({ service: 'gazette', status: 400, path: '/v1/communications', times: 1 })
  const failed = await rig.night('2026-03-11')
  const unread = failed.lines('Cobertura').find((line) => line.Estado === 'FALHOU')!
  const one = both.find((each) => named(each) === unread['Inscrição ou processo acompanhado'])!
  expect(ids(failed, ['Novas'])).toEqual(expect.arrayContaining(shared))

  const told = await rig.night('2026-03-13', { perLawyer: join(rig.dir, 'pastas') })
  // The office has seen it as new.
  expect(ids(told, ['Alteradas'])).toEqual(expect.arrayContaining(shared))
  expect(ids(told, ['Novas', 'Tardias', 'Conferir']).filter((id) => shared.includes(id))).toEqual(
    [],
  )
  const [line] = told.lines('Alteradas').filter((each) => shared.includes(idsOf([each])[0]!))
  expect(line).toMatchObject({
    'O que mudou': `Ainda não tinha sido mostrada para ${named(one)}`,
    'Para quem ainda não a viu': 'Tardia',
    'Por que só agora':
      'Recuperada: o seu dia não pôde ser lido a tempo; Já mostrada a outro acompanhado em 11/03/2026',
    'Publicação (sugerida)': new Date('2026-03-11'),
  })
  expect(told.first).toMatch(/Das alteradas, são novas .*TARDIAS: \d+;/)

  const own = await ownPage(one)
  expect(idsIn(own('Tardias'))).toEqual(expect.arrayContaining(shared))
  expect(idsIn(own('Alteradas')).filter((id) => shared.includes(id))).toEqual([])
  const { facts } = own('Tardias').find(({ id }) => shared.includes(id))!
  expect(facts.Atenção).toContain('Já mostrada a outro acompanhado em 11/03/2026')
  expect(facts.Disponibilização).toContain('10/03/2026')

  const isKnown = ({ facts: { Atenção = '' } }: Block) => Atenção.includes('Já mostrada a outro')
  const notice = await lastNoticeTo(one)
  expect(notice.facts.counts).toMatchObject({
    late: own('Tardias').length,
    changed: own('Alteradas').length,
    shownToOthers: own('Tardias').filter(isKnown).length,
  })
  expect(compose(notice).text).toContain('Destas, já mostradas a outro acompanhado')
})

test('a partner who comes later sees a month as new; the office sees nothing new twice', async () => {
  const { both, shared } = twoOf('2026-02-09', FIRST)
  const [ana, rui] = both as [Oab, Oab]
  await rig.add('noite', listOf([ana]))
  const before = ids(await rig.night(FIRST), ['Novas', 'Tardias', 'Conferir'])
  await rig.replace('noite', listOf([ana, rui]))
  const told = await rig.night('2026-03-10', { perLawyer: join(rig.dir, 'pastas') })
  const fresh = ids(told, ['Novas', 'Tardias', 'Conferir'])
  expect(fresh.filter((id) => before.includes(id))).toEqual([])
  const own = await ownPage(rui)
  const known = shared.filter((id) => before.includes(id))
  expect(known).not.toEqual([])
  const mine = ['Novas', 'Tardias'].flatMap((sheet) => own(sheet))
  expect(idsIn(mine)).toEqual(expect.arrayContaining(known))
  expect(own('Alteradas')).toEqual([])
  expect((await lastNoticeTo(rui)).facts.counts.new).toBe(own('Novas').length)
})

test('in one night a publication stands in one place, whoever found it as what', async () => {
  const all = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', listOf(all))
  const told = await rig.night(FIRST)
  const shown = ids(told, [...SHOWN, 'Já vistas'])
  expect(new Set(shown).size).toBe(shown.length)
  const next = await rig.night('2026-03-10')
  const again = ids(next, [...SHOWN, 'Já vistas'])
  expect(new Set(again).size).toBe(again.length)
  const { new: fresh, late } = next.report
  expect([fresh, late]).toEqual([next.lines('Novas').length, next.lines('Tardias').length])
})

test('what stands again after it was cancelled comes with its dates', async () => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', listOf([one!]))
  const told = await rig.night(FIRST)
  // The latest is read again the night after.
  const day = (each: Record<string, unknown>) => (each.Disponibilização as Date).toISOString()
  const line = told
    .lines('Novas')
    .filter((each) => each['Início do prazo (sugerido)'])
    .toSorted((a, b) => day(a).localeCompare(day(b)))
    .at(-1)
  const id = idsOf([line!])[0]!
  // It was told as cancelled, and is not.
  const { WatchRecords } = await import('../../src/watches/records.js')
  const records = new WatchRecords(await rig.app.bucket(), 'noite')
  const state = await records.state()
  const seen = { ...state.seen[`id:${id}`]!, cancelled: true as const }
  await records.writeState({ ...state, seen: { ...state.seen, [`id:${id}`]: seen } })
  const next = await rig.night('2026-03-10')
  const again = next.lines('Alteradas').find((each) => idsOf([each])[0] === id)
  expect(again).toMatchObject({
    'O que mudou': 'Estava cancelada e voltou a valer',
    'Início do prazo (sugerido)': line!['Início do prazo (sugerido)'],
  })
})
