import { two } from '../../engine/day.js'
import { caseNumber as cnjNumber, masked } from '../../gazette/base/case-number.js'
import type { Random } from '../../random.js'

/** Makes up the data of a document. */
export type Reader = (random: Random) => object

/** A whole number from `least` to `most`, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

export function oneOf<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[between(random, 0, choices.length - 1)] ?? choices[0]
}

/** Between `least` and `most` reais, with cents. */
export function amount(random: Random, least: number, most: number): number {
  return between(random, least * 100, most * 100) / 100
}

export function personName(random: Random): string {
  const first = oneOf(random, [
    'Ana',
    'Bruno',
    'Carla',
    'Davi',
    'Elisa',
    'Fábio',
    'Joana',
    'Otávio',
  ])
  const last = oneOf(random, ['Amaral', 'Barroso', 'Conceição', 'Farias', 'Lacerda', 'Quintela'])
  return `${first} ${oneOf(random, ['de', 'da', 'dos'])} ${last}`
}

export function companyName(random: Random): string {
  const trade = oneOf(random, ['Comércio', 'Indústria', 'Transportes', 'Serviços', 'Construtora'])
  return `${trade} ${oneOf(random, ['Aurora', 'Boreal', 'Cruzeiro', 'Planalto', 'Serrana'])} Ltda.`
}

export function cpf(random: Random): string {
  const [a, b, c, checks] = closed(random, 9, [CPF_FIRST, CPF_SECOND])
    .match(/^(.{3})(.{3})(.{3})(..)$/)!
    .slice(1)
  return `${a}.${b}.${c}-${checks}`
}

export function cnpj(random: Random): string {
  const [a, b, c, d, checks] = closed(random, 12, [CNPJ_FIRST, CNPJ_SECOND])
    .match(/^(..)(.{3})(.{3})(.{4})(..)$/)!
    .slice(1)
  return `${a}.${b}.${c}/${d}-${checks}`
}

/** The worker's social security number. */
export function nit(random: Random): string {
  const [a, b, c, check] = closed(random, 10, [NIT])
    .match(/^(.{3})(.{5})(..)(.)$/)!
    .slice(1)
  return `${a}.${b}.${c}-${check}`
}

export function caseNumber(random: Random, year: number): string {
  const sequence = Number(digits(random, 7))
  const codigo = two(between(random, 1, 24))
  return masked(cnjNumber({ sequence, year, ramo: '5', codigo, origin: between(random, 1, 90) }))
}

/** `DD/MM/YYYY`, on a day that every month has. */
export function dateIn(random: Random, year: number): string {
  return `${two(between(random, 1, 28))}/${two(between(random, 1, 12))}/${year}`
}

/** `MM/YYYY`, the given number of months after January of the year. */
export function monthAfter(year: number, months: number): string {
  return `${two((months % 12) + 1)}/${year + Math.floor(months / 12)}`
}

/** `HH:MM`. */
export function clockTime(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const CPF_FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2]
const CPF_SECOND = [11, ...CPF_FIRST]
const CNPJ_FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
const CNPJ_SECOND = [6, ...CNPJ_FIRST]
const NIT = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Digits followed by their check digits, each with its own weights (modulo 11). */
function closed(
  random: Random,
  length: number,
  weightings: readonly (readonly number[])[],
): string {
  return weightings.reduce(
    (number, weights) => {
      const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
      return number + (sum % 11 < 2 ? 0 : 11 - (sum % 11))
    },
    digits(random, length),
  )
}

function digits(random: Random, length: number): string {
  return Array.from({ length }, () => between(random, 0, 9)).join('')
}
