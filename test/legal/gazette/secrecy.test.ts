import { expect, test } from 'vitest'
import { isSealed } from '../../../src/legal/gazette/secrecy.js'

test.each([
  ['H. F. S. F. (A); É. S. (P)', true],
  ['JOÃO DA SILVA (A); M. P. F. (P)', true],
  ['BANCO EXEMPLO S.A. (A); J. P. MORGAN (P)', false],
  ['Banco Exemplo S. A.', false],
  ['I.N.S.S. (P)', false],
  ['', false],
])('parties «%s» → shown by their initials: %s', (parties, expected) => {
  expect(isSealed(parties)).toBe(expected)
})
