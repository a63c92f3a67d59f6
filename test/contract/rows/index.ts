import { CALCULATION_ROWS } from './calculation.js'
import { GAZETTE_ROWS } from './gazette.js'
import { OAUTH_ROWS } from './oauth.js'
import type { Row } from './row.js'
import { UPDATE_ROWS } from './update.js'

/** The whole contract: every route, status and code, and every rule that can be observed. */
export const ROWS: readonly Row[] = [
  ...CALCULATION_ROWS,
  ...OAUTH_ROWS,
  ...GAZETTE_ROWS,
  ...UPDATE_ROWS,
]
