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
  unpriced,
}) => {
  const log = pino({ level: 'silent' })
  const app = new App({ config: readConfig({}), jobs, log, embeddedEntry: ENTRY })
  expect(unpriced).toBe(true)
  expect(app.costOf(route, 1, { unpricedCost: 0 })).toEqual({ units: 1, unpriced: true })
  expect(app.costOf(route, 1, { unpricedCost: 3 })).toEqual({ units: 3, unpriced: true })
})
