import { agents } from './agents.js'
import { indices, tables } from './catalogue.js'
import { correction } from './correction.js'
import { credentials } from './credentials.js'
import { figures } from './figures.js'
import { exports, extraction } from './files.js'
import { keys } from './keys.js'
import { limits } from './limits.js'
import { ownership } from './ownership.js'
import { patches } from './patch.js'
import { people } from './people.js'
import type { Row } from './row.js'
import { saved } from './saved.js'

export const CALCULATION_ROWS: readonly Row[] = [
  ...people,
  ...credentials,
  ...keys,
  ...indices,
  ...tables,
  ...figures,
  ...correction,
  ...saved,
  ...patches,
  ...ownership,
  ...exports,
  ...extraction,
  ...agents,
  ...limits,
]
