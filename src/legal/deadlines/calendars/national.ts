import type { DayRule, Profile } from '../calendar.js'

const LEI_662 = 'Lei 662/1949, art. 1 (redação da Lei 10.607/2002)'

const holiday = (each: string, name: string, source: string): DayRule => ({
  name,
  source,
  does: 'closes',
  when: { each },
})

/**
 * The national holidays by statute and no others: Good Friday, Carnival and Corpus Christi are not
 * among them. A missing holiday makes a date too early, an invented one makes it too late.
 */
export const NATIONAL: Profile = {
  id: 'NAC',
  version: '2024-01',
  name: 'Feriados nacionais',
  courts: ['8'],
  // Deadlines count business days since the CPC of 2015 (Lei 13.105/2015, art. 1.045; STJ,
  // Enunciado adm. 1).
  from: '2016-03-18',
  rules: [
    holiday('01-01', 'Confraternização Universal', LEI_662),
    holiday('04-21', 'Tiradentes', LEI_662),
    holiday('05-01', 'Dia do Trabalho', LEI_662),
    holiday('09-07', 'Independência', LEI_662),
    holiday('10-12', 'Nossa Senhora Aparecida', 'Lei 6.802/1980, art. 1'),
    holiday('11-02', 'Finados', LEI_662),
    holiday('11-15', 'Proclamação da República', LEI_662),
    {
      ...holiday('11-20', 'Zumbi e Consciência Negra', 'Lei 14.759/2023, art. 1'),
      since: '2024-01-01',
    },
    holiday('12-25', 'Natal', LEI_662),
    {
      name: 'Prazos suspensos',
      source: 'CPC, art. 220',
      does: 'suspends',
      when: { each: '12-20', to: '01-20' },
    },
  ],
}
