import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { sentence } from '../../src/messages/message-code.js'
import { verifiedHtml } from '../../src/panel/checks.js'
import type { Verified } from '../../src/verify/verify.js'

const request = { language: 'pt' } as FastifyRequest
const LOOKED = { rows: 1_200, cells: 9, calls: 24, units: 7, grants: 3, uncertain: 2 }
const found = (count: number, listed = count) =>
  verifiedHtml(request, {
    ...{ ...LOOKED, count, warnings: [] },
    problems: Array.from({ length: listed }, () => sentence('not_finished', { batch: 'b' })),
  } as unknown as Verified).text

test('a batch that was checked and fits → that it does, and how much was looked at', () => {
  const page = found(0)
  expect(page).toContain('<p class="lead" role="status">Confere: ')
  expect(page).not.toContain('<ul')
  const figures = [...page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, ...of]) => of)
  expect(figures).toEqual([
    ['linhas', '1.200'],
    ['células', '9'],
    ['chamadas', '24'],
    ['unidades', '7'],
    ['chamadas incertas', '2'],
  ])
})

test.each([
  [1, 1, '1 problema.'],
  [1_001, 20, '1.001 problemas.'],
])('%i faults, of which %i are listed → how many, and the listed', (count, listed, said) => {
  const page = found(count, listed)
  expect(page).toContain(`<p class="bad" role="status">Não confere: ${said}</p><ul class="told">`)
  expect(page.split('<li>')).toHaveLength(listed + 1)
})
