import { expect, test } from 'vitest'
import { foldWords, singular } from '../../src/accept/find/heading-words.js'
import { HEADINGS } from '../../src/accept/find/headings.js'
import { mayBeOnly } from '../../src/accept/find/only-column.js'
import { ONLY_COLUMN_WORDS } from '../../src/accept/find/only-column-words.js'

test.each([
  ['valor', 'Vl. Orig. (R$)', true],
  ['valor', 'COTAS CONDOMINIAIS', true],
  ['valor', 'Valor da Guia', true],
  ['valor', 'Valor mensal', false],
  ['valor', 'Valor atualizado', false],
  ['valor', 'Valor em 31/12/2023', false],
  ['valor', '', false],
  ['data_base', 'Dt. de Pgto.', true],
  ['data_base', 'Mês/Ano Ref.', true],
  ['data_base', 'Ajuizada em', true],
  ['data_base', 'Data do Inadimplemento', true],
  ['data_base', 'Data de nascimento', false],
  ['data_base', 'Cadastrado em', false],
])('as the only column of %s, the heading %j → %s', (field, heading, expected) => {
  expect(mayBeOnly(field, heading)).toBe(expected)
})

test('words of only columns → each is written as headings are compared', () => {
  const words = Object.values(ONLY_COLUMN_WORDS).flatMap((origins) =>
    origins.flatMap(({ words }) => words.split(' ')),
  )
  expect(words.map((word) => singular(foldWords(word)))).toEqual(words)
})

test('docs/cabecalhos.md → has each word of the dictionary, with its origin', async () => {
  await expect(page()).toMatchFileSnapshot('../../docs/cabecalhos.md')
})

function page(): string {
  const fields = Object.entries(HEADINGS).map(([field, { label, names, wholes, weak }]) => {
    const all = [...names, ...wholes, ...weak].map((name) => `\`${name}\``)
    return `| ${label} (\`${field}\`) | ${all.join(', ')} |`
  })
  const origins = Object.entries(ONLY_COLUMN_WORDS).flatMap(([field, all]) => [
    `\n### ${HEADINGS[field]!.label} (\`${field}\`)\n`,
    '| palavras | de onde vêm |',
    '|---|---|',
    ...all.map(({ words, from }) => `| ${words.split(' ').join(', ')} | ${from} |`),
  ])
  return [INTRO, '| campo | títulos |', '|---|---|', ...fields, ONLY, ...origins, ''].join('\n')
}

const INTRO = `# Cabeçalhos

O \`lote\` acha as colunas pelos títulos. Acentos, maiúsculas, pontuação, \`R$\`, preposições (de, do, da), o plural e as abreviaturas usuais (Vl., Dt., Venc., Pgto., Ref., Proc., Orig.) não fazem diferença. A mesma lista está em \`src/accept/find/headings.ts\` e \`src/accept/find/only-column-words.ts\`; um teste confere esta página.

## Títulos conhecidos

Vêm de planilhas de escritórios e de tribunais: títulos lidos em planilhas de débitos, listas de processos e relatórios dos sistemas que os escritórios usam. Estão escritos como são comparados.
`
const ONLY = `
## Títulos de uma coluna única

Cada palavra abaixo basta quando a planilha tem **uma** coluna de dinheiro, ou **uma** de datas, que possa ser o campo: a coluna é usada, e isso é dito no orçamento. Havendo outra que também possa ser, o \`lote\` pergunta. A origem diz que lei, súmula ou uso chama assim o valor ou o dia.`
