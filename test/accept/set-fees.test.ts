import { expect, test } from 'vitest'
import { fitOf } from '../../src/accept/find/match-columns.js'

test('fees that a court set as a percentage → the fees; as an amount → not', () => {
  expect(fitOf('honorarios', 'Honorários arbitrados (%)')).toBe('exact')
  expect(fitOf('honorarios', '% Honorários fixados')).toBe('exact')
  expect(fitOf('honorarios', 'Honorários arbitrados (R$)')).toBeUndefined()
  expect(fitOf('honorarios', 'Honorários periciais')).toBeUndefined()
})
