import { expect, test } from 'vitest'
import { useEngine } from '../jobs/support/engine.js'
import { asObjects } from '../support/workbook.js'

const gazette = { lawyers: 12, perDay: 20, days: 40, full: false }
const engine = useEngine({ gazette }, (sandbox) => ({
  GAZETTE_BASE_URL: sandbox.gazette,
  GAZETTE_API_KEY: sandbox.apiKey,
  GAZETTE_LIMITS: '100000/1m',
}))

/** What the result says of each row of a list. */
async function resultOf(kind: string, pairs: string[], lines: string[]): Promise<unknown[][]> {
  const file = await engine.file(`${kind}-${lines.length}.csv`, lines.join('\n'))
  const manifest = await engine.run(engine.request(file, kind, pairs))
  expect(await engine.problems(manifest)).toEqual([])
  const rows = asObjects((await engine.workbook(manifest)).get('Resultado')!)
  return rows.slice(1).map((row) => [row.Situação, row.Cobertura ?? row.Consulta ?? null])
}

test('texts that a publication may have otherwise, and silence → INCOMPLETA, com aviso', async () => {
  const rows = await resultOf(
    'publications',
    [],
    [
      'Termo;Tribunal',
      'palavra que não há;',
      'palavra que não há;-',
      'palavra*;',
      '1. palavra que não há;',
      'palavra OU termo que não há;',
      '"palavra" AND prazo;',
      '0006101-83.2019.8.26.0100;',
      'OAB/SP 94719;',
      'Dra. Thaís de Lima que não há;',
      'PE\ufffdANHA que não há;',
      'penhora;Todos',
      'penhora;TJSP e TJRJ',
      'penhora de cr?ditos;',
      'penhora;26',
    ],
  )
  expect(rows).toEqual([
    ['OK', 'COMPLETA'],
    ['OK', 'COMPLETA'],
    ['Com aviso', 'INCOMPLETA'],
    ['Com aviso', 'INCOMPLETA'],
    ['Com aviso', 'INCOMPLETA'],
    ['Com aviso', 'INCOMPLETA'],
    ['Com aviso', 'INCOMPLETA'],
    ['Com aviso', 'INCOMPLETA'],
    ['Com aviso', 'INCOMPLETA'],
    ['Com aviso', 'INCOMPLETA'],
    ['Rejeitada', null],
    ['Rejeitada', null],
    ['Com aviso', 'INCOMPLETA'],
    ['Rejeitada', null],
  ])
})

test.each([
  'Advogado',
  'Nome',
])('%s beside a registration that the base has for somebody else → told', async (heading) => {
  const lines = [
    `OAB;${heading}`,
    'OAB/SP 123.456;Dra. Heloísa P. de Lima',
    'OAB/SP 123.456;Otávio Carteira',
    'OAB/RJ 94.719;Heloísa Peçanha de Lima',
    'OAB/RJ 94.719;Cláudio Nuñez',
    'OAB/RJ 94.719;Nuñez, Dr. Álvaro',
  ]
  const file = await engine.file(`${heading}.csv`, lines.join('\n'))
  const manifest = await engine.run(engine.request(file, 'publications', []))
  expect(await engine.problems(manifest)).toEqual([])
  const rows = asObjects((await engine.workbook(manifest)).get('Resultado')!).slice(1)
  const isTold = rows.map(({ Avisos }) => /A inscrição é de .+, e a linha diz/.test(String(Avisos)))
  expect(isTold).toEqual([false, true, true, true, false])
})

test('registrations of a lawyer, of a firm, with marks → read, rejected, read', async () => {
  const lines = ['OAB', 'OAB/SP 12.345 (sociedade)', '94.719 OAB/SP', 'OAB/SP sob o nº 94.719']
  expect(await resultOf('publications', [], lines)).toEqual([
    ['Rejeitada', null],
    ['OK', 'COMPLETA'],
    ['OK', 'COMPLETA'],
  ])
})

test('what is in the place of a name → rejected, and nothing is asked', async () => {
  const lines = ['Advogado;UF', 'a definir;', '-;', 'Ana Lima e outros;', 'sem advogado;']
  expect(await resultOf('people', ['who=lawyers'], lines)).toEqual([
    ['Rejeitada', null],
    ['Rejeitada', null],
    ['Rejeitada', null],
    ['Rejeitada', null],
  ])
})
