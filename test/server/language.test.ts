import { expect, test } from 'vitest'
import { preferredLanguage } from '../../src/server/language.js'

test.each([
  ['en-US,en;q=0.9', 'en'],
  ['EN', 'en'],
  ['pt;q=0.5, en;q=0.8', 'en'],
  ['en;q=0.5,pt-BR;q=0.8', 'pt'],
  ['pt;q=0.9,en', 'en'],
  // Both are liked alike: the one that stands first.
  ['pt;q=1,en', 'pt'],
  ['en,pt;q=1.0', 'en'],
  ['fr-FR,fr;q=0.9,en;q=0.1', 'en'],
  ['pt ; q=0, en ; q=0.1', 'en'],
])('a browser that asks for %s → %s', (header, language) => {
  for (const otherwise of ['pt', 'en'] as const) {
    expect(preferredLanguage(header, otherwise)).toBe(language)
  }
})

test.each([
  undefined,
  '',
  'fr',
  'fr;q=0.9,de',
  'en;q=0',
  'en;q=x',
  `${'fr,'.repeat(20)}en`,
])('neither language within twenty (%j) → the default', (header) => {
  expect(preferredLanguage(header, 'pt')).toBe('pt')
  expect(preferredLanguage(header, 'en')).toBe('en')
})
