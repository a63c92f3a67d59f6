import { CALCULATION_ROWS } from './rows/calculation.js'
import { conformance } from './support/conformance.js'

conformance('calculation', CALCULATION_ROWS, {
  // "400 invalid parameter, including any asOf on a common index".
  inputs: ['calculation.indices.series query asOf:string'],
  outputs: [
    // The one key of the sandbox's panel has a name.
    'calculation.keys.list frontendKeys[].name=null',
    // The coefficients of a table are by month.
    'calculation.tables.series sampling=as_stored',
  ],
})
