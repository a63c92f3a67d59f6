import { type SandboxOptions, type Shapes, startSandbox } from '../../src/sandbox/index.js'

const { LOTE_TEST_SHAPES = '1', LOTE_TEST_SAVED = '0' } = process.env

/**
 * The sandbox as the suite asks for it: `npm run test:shapes` runs the journeys once more on the
 * second shapes, beside an account of 520 saved calculations.
 */
export function startStandIn(options: SandboxOptions = {}) {
  const shapes = Number(LOTE_TEST_SHAPES) as Shapes
  return startSandbox({ shapes, saved: Number(LOTE_TEST_SAVED), ...options })
}
