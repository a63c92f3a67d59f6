import type { DayRule, Profile, When } from '../calendar.js'
import { NATIONAL } from './national.js'

const closed = (when: When, name: string, clause: string): DayRule => ({
  name,
  source: `Lei 5.010/1966, art. 62, ${clause}`,
  does: 'closes',
  when,
})

/**
 * The calendar of the federal courts of first and second instance; their statute names the movable
 * days.
 */
export const FEDERAL: Profile = {
  id: 'JF',
  version: '2024-01',
  name: 'Justiça Federal',
  courts: ['4.01', '4.02', '4.03', '4.04', '4.05', '4.06'],
  from: NATIONAL.from,
  base: NATIONAL,
  rules: [
    closed({ each: '12-20', to: '01-06' }, 'Recesso', 'I'),
    closed({ easter: -4, to: 0 }, 'Semana Santa', 'II'),
    closed({ easter: -48, to: -47 }, 'Carnaval', 'III'),
    closed({ each: '08-11' }, 'Criação dos cursos jurídicos', 'IV'),
    closed({ each: '11-01', to: '11-02' }, 'Todos os Santos e Finados', 'IV'),
    closed({ each: '12-08' }, 'Dia da Justiça', 'IV'),
  ],
}
