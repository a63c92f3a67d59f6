import { expect, test } from 'vitest'
import { askedFiles, exportedName } from '../../jobs/saved/exports.js'

const PLACE = { type: 'calculosJudiciais', id: '7' }

test.each([
  [
    'case and client',
    '0001234-56.2023.8.26.0100 José d’Ávila',
    '0001234-56.2023.8.26.0100-Jose-d-Avila-',
  ],
  ['a path', '../../etc/passwd', 'etc-passwd-'],
  ['nothing', undefined, ''],
  ['signs alone', '…—…', ''],
])('a file of %s → a name of letters, digits, points and dashes, with the number', (_, subject, expected) => {
  expect(exportedName({ ...PLACE, ...(subject ? { subject } : {}) }, 'excel')).toBe(
    `${expected}calculosJudiciais-7.xlsx`,
  )
})

test('a long subject is cut, its number is not', () => {
  const name = exportedName({ ...PLACE, subject: 'a'.repeat(300) }, 'pdf')
  expect(name).toBe(`${'a'.repeat(60)}-calculosJudiciais-7.pdf`)
})

test.each([
  [{ numero_processo: '1', cliente: 'Ana' }, 'Caso', '1 Ana'],
  [{ cliente: 'Ana' }, undefined, 'Ana'],
  [{}, 'Caso', 'Caso'],
  [{}, 'lote b t000001 - Caso', 'Caso'],
  [{}, undefined, undefined],
])('a row of %j named %s → files are called after %s', (row, name, subject) => {
  expect(askedFiles(row, { export: 'pdf' }, name).subject).toBe(subject)
})

test('a row whose files nobody asks for keeps no subject', () => {
  expect(askedFiles({ cliente: 'Ana' }, {})).toEqual({ formats: [] })
})
