import { expect, test } from 'vitest'
import { fitted } from '../../src/cli/progress.js'
import { wrapped } from '../../src/cli/wrap.js'

test.each([
  ['uma linha curta', 20, 'uma linha curta'],
  ['as linhas lidas somam 28.988,45', 20, 'as linhas lidas\n  somam 28.988,45'],
  ['  recuada e mais longa que a tela', 20, '  recuada e mais\n    longa que a tela'],
  ['/uma/palavra/mais/longa/que/a/tela sim', 20, '/uma/palavra/mais/longa/que/a/tela\n  sim'],
  [
    'veja lote pending X1 --out pendencias.xlsx; depois lote run x.xlsx',
    30,
    'veja\n  lote pending X1 --out pendencias.xlsx;\n  depois lote run x.xlsx',
  ],
  ['(lote schedule remove NOME) ou outro', 20, '(lote schedule remove NOME)\n  ou outro'],
  [
    'use lote run a.csv --job correct ou outro',
    12 + 20,
    'use lote run a.csv --job correct\n  ou outro',
  ],
  ['um lote novo de 3 linhas', 20, 'um lote novo de 3\n  linhas'],
  ['sem largura conhecida não se quebra', 0, 'sem largura conhecida não se quebra'],
])('%j at %i columns → broken between words', (text, columns, lines) => {
  expect(wrapped(text, columns)).toBe(lines)
})

const BAR = [
  '[####] 50%',
  '5 de 10 linhas',
  'orçamento: 1 chamada',
  '59/60 por 1 min',
  'faltam ~1 s',
]

test.each([
  [200, BAR.join('  ')],
  [60, '[####] 50%  5 de 10 linhas  59/60 por 1 min  faltam ~1 s'],
  [45, '[####] 50%  5 de 10 linhas  faltam ~1 s'],
  [30, '[####] 50%  5 de 10 linhas'],
  [9, '[####] 5'],
])('a bar on %i columns → one line, how far it is the last to go', (columns, line) => {
  expect(fitted(BAR, columns)).toBe(line)
})
