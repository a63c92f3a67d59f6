import { expect, test } from 'vitest'
import { sheets } from '../../jobs/publications/workbook.js'

const WEEK = { consulta: 'OAB SP 1', de: '2026-11-16', ate: '2026-11-20' }
const LATER = { consulta: 'q: x', de: '2026-11-23', ate: '2026-11-27' }
const ALL = { consulta: 'OAB SP 2' }
const REJECTED = {}

test.each([
  [[WEEK, WEEK, REJECTED], ['Período procurado: de 16/11/2026 a 20/11/2026.']],
  [[WEEK, LATER, LATER], ['Período procurado: 2 períodos, conforme a linha (aba Cobertura).']],
  [
    [WEEK, ALL],
    ['Período procurado: de 16/11/2026 a 20/11/2026; de parte das linhas nenhum foi pedido.'],
  ],
  [
    [ALL, REJECTED],
    ['Período procurado: nenhum foi pedido, e a procura foi em tudo o que a base tem.'],
  ],
  [[REJECTED], []],
])('readings %j → the first page says over which period', (collected, lines) => {
  const lists = new Map([['cobertura', { lines: collected.length, tally: new Map(), collected }]])
  expect(sheets.firstPage!(lists, { parameters: {}, knowledge: {} }).lines).toEqual(lines)
})

const URGENT = { ...WEEK, consulta: 'OAB SP 1; q: tutela de urgência' }
const OF_COURT = { ...WEEK, consulta: 'numero_processo: 00012344720198260100; tribunal: TJSP' }

test.each([
  [
    [URGENT, WEEK],
    '1 consulta tem filtro (OAB/SP 1; Termo: tutela de urgência): só o que passa por ele foi lido.',
  ],
  [
    [URGENT, OF_COURT],
    '2 consultas têm filtro (a primeira: OAB/SP 1; Termo: tutela de urgência): só o que passa por ele foi lido.',
  ],
])('readings %j → the first page says that a filter left out the rest', (collected, line) => {
  const lists = new Map([['cobertura', { lines: 2, tally: new Map(), collected }]])
  const { lines } = sheets.firstPage!(lists, { parameters: {}, knowledge: {} })
  expect(lines.at(-1)).toBe(line)
})
