import { GAZETTE_ROWS } from './rows/gazette.js'
import { conformance } from './support/conformance.js'

conformance('gazette', GAZETTE_ROWS)
