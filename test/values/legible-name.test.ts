import { expect, test } from 'vitest'
import { legibleName, legibleNames } from '../../src/values/legible-name.js'

test.each([
  ['jurosPendentes', 'Juros pendentes'],
  ['correcaoMonetaria', 'Correção monetária'],
  ['data_disponibilizacao', 'Data disponibilização'],
  ['dados.processo.ufOab', 'Processo: UF OAB'],
  ['vínculos nº', 'Vínculos nº'],
  ['numeroprocessocommascara', 'Número do processo com máscara'],
  ['valorINSS', 'Valor INSS'],
  ['numeroProcesso', 'Número do processo'],
  ['docType', 'Tipo do documento'],
  ['arquivo.mimeType', 'Arquivo: formato'],
  ['certidaoDivida', 'Certidão divida'],
  ['movimentacoes', 'Movimentações'],
  ['balcao', 'Balcão'],
  ['funcionarios.jornadaDiaria', 'Funcionários: jornada diária'],
  ['percentualSalarioMinimo', 'Percentual salário mínimo'],
  ['selicAte', 'SELIC até'],
  ['diferencas', 'Diferenças'],
  ['frequencia', 'Frequência'],
  ['exercicio', 'Exercício'],
  ['ministerio', 'Ministério'],
  ['ao', 'Ao'],
  ['campoQueNinguemConhece', 'Campo que ninguem conhece'],
  ['constructor', 'Constructor'],
  ['', ''],
  ['...', '...'],
])('a field called %s → headed %s', (name, heading) => {
  expect(legibleName(name)).toBe(heading)
})

test('a field without a name → headed so, and told apart from one of that name', () => {
  expect(legibleNames(['', 'sem_nome'])).toEqual(['Sem nome', 'Sem nome (sem_nome)'])
})

test('headings that are taken, or come twice → told apart by the name of the field', () => {
  expect(legibleNames(['situacao', 'totalJuros', 'total_juros'], ['Situação'])).toEqual([
    'Situação (situacao)',
    'Total juros',
    'Total juros (total_juros)',
  ])
})
