import { pino } from 'pino'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import { readConfig } from '../../src/config/config.js'
import { atualiza, lerTabela, listaTabelas } from '../../src/services/update/endpoints.js'
import { ENTRY } from '../redis/embedded.js'

test.each([
  listaTabelas,
  lerTabela,
  atualiza,
])('$route, three units seen for what the contract does not price → three units', ({
  route,
  untold,
}) => {
  const log = pino({ level: 'silent' })
  const app = new App({ config: readConfig({}), jobs, log, embeddedEntry: ENTRY })
  expect(untold).toBe(true)
  expect(app.costOf(route, 1, { untoldCost: 0 })).toEqual({ units: 1, untold: true })
  expect(app.costOf(route, 1, { untoldCost: 3 })).toEqual({ units: 3, untold: true })
})
