import { expect, test } from 'vitest'
import { readPeople } from '../../jobs/people/interpret.js'
import { sheets } from '../../jobs/people/workbook.js'
import type { StepAnswer } from '../../src/core/job/job.js'

const answered = (body: unknown): StepAnswer => ({ is: 'answered', status: 200, body })
const NUMBER = '8267605-69.2022.8.16.0026'
const record = (id: number, numero_oab: string, nome = 'HELOÍSA LIMA') => ({
  id,
  nome,
  numero_oab,
  uf_oab: 'SP',
})
const one = (publications: number, day: string) => ({
  numero_processo: NUMBER,
  total_publicacoes: publications,
  primeira_publicacao: day,
  ultima_publicacao: day,
})

function read(counts: [number, number], knowledge = { groupsSpellings: true as const }) {
  const parameters = { who: 'lawyers', details: 'single', numero_oab: '94719', uf_oab: 'SP' }
  const records = [record(1, '94719'), record(2, '094719-A', 'HELOISA LIMA')]
  const profiles = records.map((who, at) =>
    answered({ ...who, processos: [one(counts[at]!, `2026-0${at + 1}-05`)] }),
  )
  const answers = [answered({ items: records, total: 2 }), ...profiles]
  const answer = readPeople({ parameters, items: [{}], name: '', answers }, knowledge)
  return answer.is === 'read' ? answer.items[0]!.lists! : {}
}

test('one registration in two spellings → one line of the person, and one of the case, with both', () => {
  const { encontrados, processos } = read([3, 3])
  expect(encontrados).toHaveLength(1)
  expect(encontrados![0]).toMatchObject({
    pessoa: 'HELOÍSA LIMA; HELOISA LIMA',
    oab: 'SP 94719',
    grafia: '94719; 094719-A',
    id: '1; 2',
    perfil: 'lido',
    processos: '1',
  })
  expect(processos).toHaveLength(1)
  expect(processos![0]).toMatchObject({
    grafia: '94719; 094719-A',
    total_publicacoes: '3',
    primeira_publicacao: '2026-01-05',
    ultima_publicacao: '2026-02-05',
  })
})

test('spellings with other counts of one case → each count in the order of the spellings, and no sum', () => {
  const [line] = read([1, 2]).processos!
  expect(line).toMatchObject({ grafia: '94719; 094719-A', publicacoesPorGrafia: '1; 2' })
  expect(line).not.toHaveProperty('total_publicacoes')
})

test('a record with no id that is recognised → its profile is missing, and the row is no ok', () => {
  const parameters = { who: 'lawyers', details: 'single', nome: 'Ana Lima' }
  const answers = [answered([{ codigo: 'a-1', nome: 'ANA LIMA' }])]
  const knowledge = { groupsSpellings: true as const }
  const answer = readPeople({ parameters, items: [{}], name: '', answers }, knowledge)
  const [row] = answer.is === 'read' ? answer.items : []
  expect(row).toMatchObject({ outcome: 'warned', notes: [{ code: 'people_profile_missing' }] })
  expect(row!.lists!.encontrados).toMatchObject([{ pessoa: 'ANA LIMA', perfil: 'não veio' }])
})

test('a batch planned before the spellings were grouped → a line of each record, as then', () => {
  const { encontrados, processos } = read([1, 2], {} as { groupsSpellings: true })
  expect([encontrados!.length, processos!.length]).toEqual([2, 2])
})

test('two rows find one registration, and records without one → each person counts once', () => {
  const collected = [
    { oab: 'RS 50001', id: '1' },
    { oab: 'RS 50002', id: '2' },
    { oab: 'RS 50001', id: '1; 3' },
    { id: '7' },
    { id: '8' },
    {},
    {},
  ]
  const lists = new Map([['encontrados', { lines: 7, tally: new Map(), collected }]])
  const figure = (who: string) =>
    sheets.firstPage!(lists, { parameters: { who }, knowledge: { groupsSpellings: true } })
      .figures?.[0]
  expect(figure('lawyers')).toEqual(['Pessoas encontradas', 6])
  expect(figure('parties')).toEqual(['Registros encontrados', 6])
})
