import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { OAUTH_ROWS } from './rows/oauth.js'
import { startWorld, type World } from './support/world.js'

/** Beside the description: OAuth has its own standards, and another base URL. */
let world: World
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(() => world.reset())
afterAll(() => world.close())

for (const row of OAUTH_ROWS) test(row.id, () => row.meet(world))
