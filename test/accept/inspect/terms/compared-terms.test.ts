import { expect, test } from 'vitest'
import {
  agreesWithTerms,
  otherRate,
  otherTerm,
} from '../../../../src/accept/inspect/terms/compared-terms.js'
import { isMadeNote } from '../../../../src/accept/read/footnotes.js'
import type { Parameters } from '../../../../src/core/job/job.js'

const IPCA = { index: 'ipca' }
const TABLE = { table: 'tjsp' }
const UNTIL = { updateTo: '2024-01-31' }

test.each<[string, Parameters, string | undefined]>([
  ['corrigir pelo INPC', IPCA, 'index'],
  ['corrigir pelo IPCA', IPCA, undefined],
  ['corrigir pelo IPCA-E', IPCA, 'index'],
  ['corrigir pelo IPCA e INPC', IPCA, 'index'],
  ['tabela: TJMG', TABLE, 'index'],
  ['tabela: TJSP', TABLE, undefined],
  ['tabela: CNJ', TABLE, undefined],
  ['INPC', IPCA, 'index'],
  ['INPCx', IPCA, undefined],
  ['o INPC', IPCA, undefined],
  ['corrigir pelo INPC', {}, undefined],
  ['corrigir pela SELIC', { ...IPCA, selic: true }, undefined],
  ['multa de 10%', { 'multa.percentual': '2' }, 'fine'],
  ['multa de 2%', { 'multa.percentual': '2' }, undefined],
  ['multa de 10% (art. 523)', { 'multa.percentual': '2' }, undefined],
  ['multa de 10%', {}, undefined],
  ['honorários de 20%', { 'honorarios.valor': '10', 'honorarios.modo': 'p' }, 'fees'],
  ['juros desde a citação', { 'juros.from': 'vencimento' }, 'start'],
  ['juros desde o vencimento', { 'juros.from': 'vencimento' }, undefined],
  ['atualizar até janeiro/2024', UNTIL, undefined],
  ['atualizar até jan/2024', UNTIL, undefined],
  ['atualizar até fev/2024', UNTIL, 'day'],
  ['atualizar até dez/2024', { updateTo: '2024-12-31' }, undefined],
  ['atualizar até 01/2024', UNTIL, undefined],
  ['atualizar até 31/01/2024', UNTIL, undefined],
  ['atualizar até 30/01/2024', UNTIL, 'day'],
  ['última atualização até 30/01/2024', UNTIL, undefined],
  ['não incidem juros', { 'juros.percentual': '1' }, 'none'],
  ['não incidem juros', { 'juros.percentual': '0' }, undefined],
  ['apenas correção', { 'multa.percentual': '2' }, 'none'],
  ['10%', { 'multa.percentual': '2' }, undefined],
])('«%s» beside %j → another %s', (text, given, of) => {
  expect(otherTerm(text, given)?.of).toBe(of)
})

test.each<[string, Parameters, string | undefined]>([
  ['juros de 2% ao mês', { 'juros.percentual': '1' }, '1'],
  ['juros de 1% ao mês', { 'juros.percentual': '1' }, undefined],
  ['juros de 12% a.a.', { 'juros.percentual': '1' }, undefined],
  ['juros de 6% ao ano', { 'juros.percentual': '1' }, '1'],
  ['juros de 2% ao mês', {}, undefined],
])('«%s» beside %j → another rate than %s', (text, given, rate) => {
  expect(otherRate(text, given)?.rate).toBe(rate)
})

test.each<[string, Parameters, boolean]>([
  ['correção pelo IPCA', IPCA, true],
  ['correção pelo IPCA, juros de 1% ao mês', { ...IPCA, 'juros.percentual': '1' }, true],
  ['correção pelo IPCA e juros de 1% ao mês', IPCA, false],
  ['correção pelo IPCA do contrato', IPCA, false],
  ['correção monetária', IPCA, false],
  ['correção pelo INPC', IPCA, false],
])('«%s» beside %j → terms alone, all as asked for: %s', (text, given, expected) => {
  expect(agreesWithTerms(text, given)).toBe(expected)
})

test.each([
  ['Elaborado por Ana', true],
  ['Pág. 1', true],
  ['Mostrando 1 a 20 de 30', true],
  ['São Paulo, 15 de março de 2024.', true],
  ['São Paulo, 1º de março de 2024', true],
  ['-----', true],
  ['São Paulo, 15 de março de 20245', false],
  ['Em 1 São Paulo, 15 de março de 2024', false],
  ['São Paulo, 115 de março de 2024', false],
  ['Reelaborado por Ana', false],
  ['valor em dobro', false],
])('a note «%s» → of the sheet alone: %s', (text, expected) => {
  expect(isMadeNote(text)).toBe(expected)
})
