import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { publicationsHtml, worstReading } from '../../src/panel/nights.js'
import type { NightRecord } from '../../src/watches/watch.js'

const EVIL = '</p><script>alert(1)</script><img src=x onerror="alert(1)">'
const ESCAPED =
  '&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;'
const request = { language: 'pt' } as FastifyRequest

function nightOf(coverage: NightRecord['coverage']): NightRecord {
  const none = { new: 1, late: 0, check: 0, changed: 0, cancelled: 0, seen: 0 }
  return { night: '2026-11-24', batch: 'b1', coverage, ...none } as NightRecord
}

test('markup in each field of a publication → shown as text', () => {
  const names = [
    'processo',
    'dia',
    'tribunal',
    'orgao',
    'tipo',
    'fim',
    'prazo',
    'sugestao',
    'texto',
  ]
  const fields = Object.fromEntries(names.map((name) => [name, EVIL]))
  const publications = [{ place: 'new' as const, fields, watched: [EVIL] }]
  const night = nightOf({ complete: 1, incomplete: 0, failed: 0 })
  const { text } = publicationsHtml(request, {
    name: 'x',
    night,
    publications,
    today: '2026-11-24',
  })
  expect(text).not.toMatch(/<script|<img/)
  expect(text.split(ESCAPED)).toHaveLength(names.length + 2)
})

test('night that was read in part and found nothing → no word of nothing published', () => {
  const night = nightOf({ complete: 1, incomplete: 1, failed: 1 })
  const { text } = publicationsHtml(request, {
    name: 'x',
    night,
    publications: [],
    today: '2026-11-24',
  })
  expect(text).toContain('Nem tudo foi lido')
  expect(text).toContain('Nada foi encontrado no que se conseguiu ler.')
})

test.each([
  [{ fim: '2026-11-30' }, '2026-11-30', /Fim do prazo [^<]*30\/11\/2026<\/strong><\/p>/],
  [
    { fim: '2026-11-30' },
    '2026-12-01',
    /30\/11\/2026<\/strong> <span class="state bad">já passou</,
  ],
  [{ prazo: 'prazo de 5 dias' }, '2026-11-27', /leia o texto\.<\/strong> ·/],
  [
    { prazo: 'prazo de 5 dias' },
    '2026-12-24',
    /leia o texto\.<\/strong> <span class="state bad">pode ter passado</,
  ],
])('a term %j, read on %s → the page says whether it is over', (term, today, expected) => {
  const fields = { processo: 'P1', dia: '2026-11-24', ...term } as Record<string, string>
  const publications = [{ place: 'new' as const, fields, watched: [] }]
  const night = nightOf({ complete: 1, incomplete: 0, failed: 0 })
  const { text } = publicationsHtml(request, { name: 'x', night, publications, today })
  expect(text).toMatch(expected)
})

const covered = ([complete, incomplete, failed]: number[]) => ({ complete, incomplete, failed })
/** `unread`: what its supplements read again; an older night does not say it. */
const night = (batch: string, read: number[], supplementOf?: string, unread?: number[]) => {
  const again = unread && { unread: covered(unread) }
  return { batch, supplementOf, coverage: covered(read), ...again } as NightRecord
}

test.each<[string, NightRecord[], string]>([
  ['a night read in part', [night('a', [58, 0, 2])], 'part'],
  ['its supplement read the rest', [night('a', [58, 0, 2]), night('b', [2, 0, 0], 'a')], 'whole'],
  ['its supplement read one', [night('a', [58, 0, 2]), night('b', [1, 0, 1], 'a')], 'part'],
  [
    'its second supplement read the last',
    [night('a', [58, 0, 2]), night('b', [1, 0, 1], 'a'), night('c', [1, 0, 0], 'a')],
    'whole',
  ],
  [
    'its supplement read the rest, but for a registration that was read in part',
    [night('a', [16, 3, 8], undefined, [0, 0, 8]), night('b', [8, 0, 0], 'a')],
    'part',
  ],
  [
    'its supplements read all that was read in part',
    [
      night('a', [16, 1, 8], undefined, [8, 1, 8]),
      night('b', [9, 0, 8], 'a', [0, 0, 8]),
      night('c', [8, 0, 0], 'a'),
    ],
    'whole',
  ],
  [
    'another night of the day read nothing',
    [night('a', [9, 0, 0]), night('b', [0, 0, 9])],
    'unread',
  ],
])('%s → the reading of its day', (_, nights, expected) => {
  expect(worstReading(nights)).toBe(expected)
})
