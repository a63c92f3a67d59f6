import { UPDATE_ROWS } from './rows/update.js'
import { conformance } from './support/conformance.js'

conformance('update', UPDATE_ROWS)
