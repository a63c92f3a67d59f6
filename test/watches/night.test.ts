import { expect, test } from 'vitest'
import { NOTHING, NOTHING_YET } from '../../jobs/watch/words.js'
import type { Registration } from '../../src/sandbox/index.js'
import { idsOf, type Told, useRig } from './rig.js'

const FIRST = '2026-01-15'
const rig = useRig({ lawyers: 12, perDay: 20, days: 60, full: false }, FIRST)
const SHOWN = ['Novas', 'Tardias', 'Conferir', 'Alteradas', 'Canceladas'] as const

/** Some registrations as a sheet has them, those with several spellings first. */
async function watchSome(count: number): Promise<Registration[]> {
  const some = rig.sandbox.gazetteBase
    .registrations()
    .toSorted((a, b) => b.spellings.length - a.spellings.length)
    .slice(0, count)
  const rows = some.map(({ oab, uf }, at) => `OAB/${uf} ${oab};Pessoa ${at}`)
  await rig.add('noite', ['OAB;Responsável', ...rows].join('\n'))
  return some
}

/** Ids that the base has for them now, in these days. */
function there(some: readonly Registration[], from: string, to: string): string[] {
  const found = some.flatMap(({ oab, uf }) =>
    rig.sandbox.gazetteBase.published({ oab, uf, from, to }),
  )
  return [...new Set(found.map(({ id }) => String(id)))].toSorted()
}

const dayOf = (value: unknown) => (value as Date).toISOString().slice(0, 10)
/** One that is new for a registration may have to be checked for another. */
const shown = (told: Told) =>
  [...new Set(SHOWN.flatMap((sheet) => idsOf(told.lines(sheet))))].toSorted()
const spellingsIn = (told: Told) =>
  new Set(told.lines('Cobertura').map((line) => line['Grafia perguntada']))

test('the first night shows all of a month as new, over every spelling; the same again shows nothing', async () => {
  const some = await watchSome(3)
  const first = await rig.night(FIRST)
  expect(first.status).toBe(0)
  expect(shown(first)).toEqual(there(some, '2025-12-16', FIRST))
  expect(first.first).not.toContain('Nenhuma pendência')
  expect(first.lines('Tardias')).toEqual([])
  expect(first.report.units.spent).toBe(
    rig.sandbox.journal().filter(({ units }) => units > 0).length,
  )
  const spelled = some[0]!.spellings.map((one) => one.oab)
  expect(spelled.length).toBeGreaterThan(1)
  expect([...spellingsIn(first)]).toEqual(expect.arrayContaining(spelled))
  expect(first.report.coverage).toMatchObject({ incomplete: 0, failed: 0 })

  const own = first.lines('Cobertura').filter((line) => line.Leitura === NOTHING_YET)
  expect(own.map((line) => dayOf(line.Dia))).toEqual(own.map(() => FIRST))
  const before = first.lines('Cobertura').filter((line) => line.Leitura === NOTHING)
  expect(before.map((line) => dayOf(line.Dia))).not.toContain(FIRST)

  const again = await rig.again(FIRST)
  expect(shown(again)).toEqual([])
  expect(idsOf(again.lines('Já vistas'))).toEqual(there(some, '2026-01-08', FIRST))
  // The spellings of this week are known.
  expect(again.report.calls).toBe(again.report.units.quoted)
})

test('what comes after its day is late, what is cancelled keeps its id, and a week of standstill is caught up', async () => {
  const some = await watchSome(2)
  await rig.night(FIRST)
  const [{ oab, uf }] = some as [Registration, Registration]
  const [late] = rig.sandbox.gazetteBase.grow({ items: [{ oab, uf, day: '2026-01-10' }] })
  const next = await rig.night('2026-01-16')
  expect(idsOf(next.lines('Tardias'))).toContain(String(late))
  const line = next.lines('Tardias').find((one) => one['ID da publicação'] === String(late))
  expect(line).toMatchObject({ 'Dias passados': 6, Responsável: 'Pessoa 0' })

  rig.sandbox.gazetteBase.cancel(late!)
  const before = new Set(there(some, '2025-12-01', '2026-01-16'))
  const after = await rig.night('2026-01-24')
  expect(idsOf(after.lines('Canceladas'))).toContain(String(late))
  expect(shown(after)).not.toEqual([])
  const fresh = there(some, '2025-12-25', '2026-01-24').filter((id) => !before.has(id))
  expect(shown(after)).toEqual(expect.arrayContaining(fresh))
  expect(after.report.late + after.report.new).toBeGreaterThan(0)
})

test('what cannot be read is FALHOU and first, is nowhere told as empty, and is read again', async () => {
  const some = await watchSome(1)
  const first = await rig.night(FIRST)
  const [{ oab, uf, spellings }] = some as [Registration]
  rig.sandbox.gazetteBase.grow({ items: [{ oab: spellings[0]!.oab, uf, day: '2026-01-16' }] })
  rig.sandbox.fault({
    service: 'gazette',
    status: 400,
    path: '/v1/communications',
    times: spellingsIn(first).size,
  })
  const failed = await rig.night('2026-01-16')
  expect(failed.status).toBe(3)
  expect(failed.sheets.slice(0, 2)).toEqual(['Leia-me', 'Cobertura'])
  const states = failed.lines('Cobertura').map((line) => [line.Estado, line.Leitura])
  expect(new Set(states.flat())).toEqual(new Set(['FALHOU', 'Não foi lida: pode haver publicação']))
  expect(failed.people.join('\n')).toContain('INCOMPLETO')
  // watch_days_failed
  expect(failed.lines('Pendências')[0]).toMatchObject({
    Problema: `Não foi possível ler «${spellings[0]!.oab}» de 09/01/2026 a 16/01/2026 (bad_request: Falha pedida ao sandbox.): não se sabe se houve publicação.`,
    'O que fazer': 'Será lido de novo na próxima noite; se o prazo importa, confira no diário.',
  })
  const name = failed.lines('Por advogado')[0]!['Inscrição ou processo acompanhado']
  expect(failed.first).toContain(`INCOMPLETO\nNão foi lido por inteiro: ${name}.`)
  expect(failed.first).toContain(
    'Nenhuma publicação nova, TARDIA, a conferir, alterada ou cancelada no que foi lido.',
  )
  expect(shown(failed)).toEqual([])

  const next = await rig.night('2026-01-17')
  expect(next.status).toBe(0)
  const owed = there([{ oab, uf, spellings }], '2026-01-16', '2026-01-17')
  expect(owed).not.toEqual([])
  expect(shown(next)).toEqual(expect.arrayContaining(owed))
})

test('a process that dies between the workbook and the state loses nothing and repeats nothing', async () => {
  const some = await watchSome(2)
  const dies = rig.night(FIRST, { handOver: () => Promise.reject(new Error('killed')) })
  await expect(dies).rejects.toThrow('killed')
  await rig.restart()
  const told: string[] = []
  const next = await rig.night('2026-01-16', {
    handOver: async ({ night }) => void told.push(night),
  })
  expect(next.people.join('\n')).toContain('tinha ficado pela metade e agora está contada')
  expect(told).toEqual([FIRST, '2026-01-16'])
  const seen = idsOf(next.lines('Já vistas'))
  expect(seen).not.toEqual([])
  expect(shown(next).filter((id) => seen.includes(id))).toEqual([])
  expect(there(some, '2026-01-09', '2026-01-16')).toEqual(
    expect.arrayContaining([...seen, ...shown(next)].filter((id) => seen.includes(id))),
  )
})

test('nobody has a registration, and another is of whom the list does not name → read, and each is told', async () => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  const rows = [`OAB/${one!.uf} ${one!.oab};Zuleica Ximenes`, 'OAB/SP 599.999;Rui Prado']
  await rig.add('noite', ['OAB;Advogado', ...rows].join('\n'))
  const { status, lines, first, people } = await rig.night(FIRST)
  expect(status).toBe(0)
  expect(people.join('\n')).toContain(
    '2 inscrições ou processos a conferir, pois pode faltar publicação: ',
  )
  expect(first).toContain('e a linha diz «Zuleica Ximenes»')
  expect(first).toContain('não tem advogado com a inscrição OAB/SP 599.999')
  expect(lines('Por advogado')[1]).toMatchObject({
    Leitura: 'COMPLETA',
    Novas: 0,
    'Nome na base': 'ninguém com esta inscrição',
  })
  expect(lines('Pendências').map(({ Problema }) => Problema)).toEqual([
    expect.stringMatching(/^A inscrição é de .+, e a linha diz «Zuleica Ximenes»\.$/),
    'A base do diário não tem advogado com a inscrição OAB/SP 599.999, nem publicação dela nos dias lidos.',
  ])
})

test('nobody has a registration, and the next night does not ask the base for it → told again', async () => {
  await rig.add('noite', 'OAB\nOAB/SP 599.999\n')
  await rig.night('2026-01-15')
  const { lines } = await rig.night('2026-01-16')
  expect(lines('Por advogado')[0]).toMatchObject({ 'Nome na base': 'ninguém com esta inscrição' })
  expect(lines('Pendências').map(({ Problema }) => Problema)).toEqual([
    expect.stringMatching(/^A base do diário não tem advogado com a inscrição OAB\/SP 599\.999,/),
  ])
})

test('a row that cannot be watched → the night is complete, and says how many there are', async () => {
  const [one] = rig.sandbox.gazetteBase.registrations()
  await rig.add('noite', `OAB;Responsável\nOAB/${one!.uf} ${one!.oab};Ana\n50001;Rui`)
  const { status, sheets, lines, first } = await rig.night(FIRST)
  expect(status).toBe(0)
  expect(sheets.slice(0, 2)).not.toContain('Cobertura')
  expect(first).toContain(
    '1 linha da lista não é acompanhada: pode haver publicação que não está aqui.',
  )
  expect(first).toMatch(/A inscrição na OAB não tem a UF \(recebido: «50001»\)/)
  expect(first).not.toContain('INCOMPLETO')
  expect(lines('Cobertura').filter(({ Estado }) => Estado !== 'COMPLETA')).toMatchObject([
    {
      Estado: 'NÃO ACOMPANHADA',
      Leitura: 'Não é acompanhada: pode haver publicação',
      Responsável: 'Rui',
      'Inscrição ou processo acompanhado': '50001',
    },
  ])
})
