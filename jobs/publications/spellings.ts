import { type LawyersAnswer, type Spellings, spellingsOf } from '../../src/gazette/spellings.js'
import { type Watched, watchedOab } from '../../src/gazette/watched.js'
import type {
  CallRequest,
  Knowledge,
  Parameters,
  Reading,
  Readings,
  StepAnswer,
} from '../../src/job.js'
import { callRequest } from '../../src/services/endpoint.js'
import { searchLawyers } from '../../src/services/gazette/endpoints.js'
import { mainList } from '../../src/services/lists-in.js'
import { whyNot } from '../gazette/why-not.js'

export type Registration = Extract<Watched, { is: 'oab' }>

export interface PublicationsKnowledge extends Knowledge {
  /** How the base spells each registration, by its key. */
  lawyers?: Record<string, LawyersAnswer>
}

/** "Up to 200 results": so many spellings of one number may be fewer than there are. */
const MOST_LAWYERS = 200

/**
 * The filter is an exact string, and so the spellings of each registration come before its rows. They
 * are not kept for a later batch: a spelling of today would be missed by it.
 */
export const readings: Readings = {
  together: true,
  wantedBy(parameters: Parameters): Reading[] {
    const registration = registrationOf(parameters)
    if (!registration) return []
    const { key, digits, uf } = registration
    return [{ name: key, parameters: { numero_oab: digits, uf_oab: uf } }]
  },
  request({ parameters }: Reading): CallRequest {
    const { numero_oab, uf_oab } = parameters
    return callRequest(searchLawyers, { numero_oab: String(numero_oab), uf_oab: String(uf_oab) })
  },
  learnt: (answers): PublicationsKnowledge => ({
    lawyers: Object.fromEntries(answers.map(({ name, answer }) => [name, lawyersIn(answer)])),
  }),
}

export function registrationOf({ numero_oab, uf_oab }: Parameters): Registration | undefined {
  const watched = watchedOab(String(uf_oab ?? ''), String(numero_oab ?? ''))
  return watched?.is === 'oab' ? watched : undefined
}

/** The plain number and what the rows have (`written`) alone where the service told none. */
export function spellingsIn(
  { lawyers = {} }: PublicationsKnowledge,
  registration: Registration,
  written: readonly string[],
): Spellings {
  const untold: LawyersAnswer = { is: 'failed', reason: 'sem resposta' }
  return spellingsOf(registration, lawyers[registration.key] ?? untold, [], written)
}

function lawyersIn(answer: StepAnswer): LawyersAnswer {
  if (answer.is !== 'answered') return { is: 'failed', reason: whyNot(answer) }
  const items = mainList(answer.body)
  if (!items) return { is: 'failed', reason: 'no list' }
  return { is: 'found', items, cut: items.length >= MOST_LAWYERS }
}
