import { expect, test } from 'vitest'
import * as rules from '../../../../src/accept/inspect/lists/list-rules.js'

type Rule = (heading: string, plain: string) => boolean

const RULES = {
  no: rules.answersNo,
  takenOut: rules.isTakenOut,
  exception: rules.namesException,
  key: rules.doubtsKey,
  halves: rules.tellsOfHalves,
  password: rules.tellsOfPassword,
  document: rules.doubtsDocument,
  ofCase: rules.tellsOfCase,
  search: (heading, plain) => rules.tellsOfSearch(heading, plain, false),
  liable: (heading, plain) => rules.tellsOfSearch(heading, plain, true),
  reversal: rules.tellsOfReversal,
  leaving: rules.tellsOfLeaving,
  excludes: (heading, plain) => rules.excludesRow(plain, heading),
  which: (heading) => rules.asksWhich(heading),
  from: (heading) => rules.saysFrom(heading),
  until: (heading) => rules.saysUntil(heading),
} satisfies Record<string, Rule>

/** A letter at neither end of a heading or a text may leave them what they are. */
test.each<[rule: keyof typeof RULES, heading: string, plain: string]>([
  ['no', 'acompanhar', 'n'],
  ['no', 'para acompanhar agora', 'falso'],
  ['no', 'status do monitoramento', 'cancelada'],
  ['no', 'recebe publicacoes', 'suspenso'],
  ['no', 'ativo', '0'],
  ['no', 'enabled', 'nao'],
  ['no', 'nao acompanhar', 'sim'],
  ['no', 'excluir da lista', 'x'],
  ['takenOut', 'lixeira', 'verdadeiro'],
  ['takenOut', 'data de exclusao', '1714521600'],
  ['takenOut', 'data de exclusao', '1714521600000'],
  ['key', 'confere', 'n'],
  ['key', 'check', 'faltam'],
  ['key', '', 'a confirmar'],
  ['key', '', 'trocar por oab'],
  ['halves', 'volume', 'vol 1 de 2'],
  ['halves', 'partes', '1 2'],
  ['document', '', 'legivel nao'],
  ['document', '', 'rascunho'],
  ['document', '', 'copia do item'],
  ['document', '', 'copia da peticao de 2020 pdf'],
  ['ofCase', 'segredo', 'nivel 3'],
  ['ofCase', 'segredo', 'sigiloso'],
  ['ofCase', '', 'arquivado'],
  ['ofCase', 'fase', 'baixa definitiva'],
  ['ofCase', 'procuracao', 'revogada'],
  ['ofCase', 'mandato', 'sem'],
  ['ofCase', 'data da baixa', 'ok'],
  ['ofCase', 'contrato rescindido em', 'x'],
  ['ofCase', 'suporte', 'fisico'],
  ['reversal', 'decisao', 'anulada'],
  ['leaving', 'fim do mandato', 'sim'],
  ['excludes', '', 'nao acompanhar'],
  ['excludes', '', 'excluir da lista'],
  ['excludes', '', 'nao recalcular agora'],
])('rule %s of «%s» and «%s» → holds, and not within longer words', (name, heading, plain) => {
  const rule: Rule = RULES[name]
  expect(rule(heading, plain)).toBe(true)
  for (const glued of [`_${plain}`, `${plain}_`]) expect(rule(heading, glued)).toBe(false)
  if (heading === '') return
  for (const glued of [`_${heading}`, `${heading}_`]) expect(rule(glued, plain)).toBe(false)
})

test.each<[rule: keyof typeof RULES, heading: string]>([
  ['which', 'consultar'],
  ['which', 'e para monitorar s n'],
  ['which', 'monitoramento'],
  ['which', 'situacao do acompanhamento'],
  ['from', 'acompanhar a partir de'],
  ['from', 'inicio do monitoramento'],
  ['until', 'acompanhar ate'],
  ['until', 'termino do acompanhamento'],
  ['exception', 'exceto tribunais'],
  ['password', 'senha'],
  ['search', 'grafias'],
  ['search', 'pesquisar por'],
  ['liable', 'nome do avalista'],
  ['ofCase', 'homonimo'],
])('rule %s of a heading «%s» → holds, and not within longer words', (name, heading) => {
  const rule: Rule = RULES[name]
  expect(rule(heading, 'x')).toBe(name !== 'exception')
  expect(rule(heading, 'tjsp')).toBe(name !== 'ofCase')
  for (const glued of [`_${heading}`, ...(heading === 'homonimo' ? [] : [`${heading}_`])])
    for (const plain of ['x', 'tjsp']) expect(rule(glued, plain)).toBe(false)
})

test.each<[rule: keyof typeof RULES, heading: string, plain: string]>([
  ['takenOut', 'deleted at', '12024 05 01'],
  ['takenOut', 'deleted at', '2024 005 01'],
  ['takenOut', 'deleted at', '2024 05 00001'],
  ['takenOut', 'deleted at', '17145216000'],
  ['takenOut', 'deleted at', '00 00 0000'],
  ['exception', 'exceto', ''],
  ['exception', 'exceto', 'nada'],
  ['exception', 'exceto', 'n'],
  ['halves', 'volume', '1 de 1'],
  ['halves', 'volume', '1 de 100'],
  ['halves', 'volume', '100 de 2'],
  ['password', 'senha', ''],
  ['password', 'senha', 'nao'],
  ['key', '', ''],
  ['document', '', ''],
  ['ofCase', 'sigilo', '0'],
  ['ofCase', 'vara', 'arquivado'],
  ['search', 'variacoes do nome', 'nenhum'],
  ['search', 'pesquisar por', 'oab'],
  ['search', 'nome do avalista', 'ana'],
  ['liable', 'socio responsavel', 'ana'],
  ['leaving', 'situacao do desligado', 'ana'],
  ['leaving', 'desligado', 'n'],
  ['excludes', 'pedido', 'excluir'],
])('rule %s of «%s» and «%s» → does not hold', (name, heading, plain) => {
  expect(RULES[name](heading, plain)).toBe(false)
})

test.each([
  ['☐', 'nao', undefined],
  ['✗\uFE0F', 'nao', undefined],
  ['☑', 'x', 'x'],
  ['✔\uFE0F', 'x', 'x'],
  ['X', 'X', 'x'],
  ['Sim', 'Sim', 'sim'],
  ['☐☐', '☐☐', undefined],
  ['☑ ok', '☑ ok', undefined],
  ['a☑', 'a☑', undefined],
  ['a☐', 'a☐', undefined],
  ['xx', 'xx', undefined],
  ['simx', 'simx', undefined],
])('a mark %j → the answer %j, and the tick %s', (text, answer, tick) => {
  expect(rules.asAnswer(text)).toBe(answer)
  expect(rules.tickOf(text)).toBe(tick)
})
