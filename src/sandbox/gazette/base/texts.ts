import type { Act } from './act.js'
import { masked } from './case-number.js'
import type { Case } from './cases.js'
import { chanceOf } from './chance.js'
import { brazilianOf } from './day.js'
import { DEADLINES, KINDS } from './kinds.js'
import type { Spelling } from './people.js'
import { FORMS } from './text-formats.js'

export interface TextInputs {
  seed: number
  act: Act
  its: Case
  listed: readonly Spelling[]
  /** Whether the court has already sent the corrected text. */
  corrected: boolean
}

/** Returns the body of the publication as the court sends it: HTML of any kind, or plain text. */
export function textOf(writing: TextInputs): string {
  const form = FORMS[writing.act.form % FORMS.length]
  return form ? form(paragraphsOf(writing)) : ''
}

/** Returns the readable text, in which `q` searches. */
export function plainTextOf(writing: TextInputs): string {
  return paragraphsOf(writing).join(' ')
}

/** The text contains full names even in a sealed case. */
function paragraphsOf({ seed, act, its, listed, corrected }: TextInputs): string[] {
  const chance = chanceOf(seed, 'text', act.id)
  const advogados = listed
    .map(({ nome, numero_oab, uf_oab }) => `${nome} (OAB ${numero_oab}/${uf_oab})`)
    .join(', ')
  const [autor, reu] = its.parties
  const facts = {
    processo: masked(its.number),
    orgao: its.organ.nome,
    autor: autor?.fullName ?? '',
    reu: reu?.fullName ?? '',
    advogados,
    prazo: chance.one(DEADLINES),
    data: brazilianOf(act.day),
  }
  const body = KINDS[act.kind]?.paragraphs(facts) ?? []
  const head = `Processo ${facts.processo} - ${its.classe.nome} - ${facts.orgao}`
  const correction = corrected ? ['RETIFICAÇÃO: texto republicado por incorreção.'] : []
  return [...correction, head, ...body, `Adv(s).: ${advogados}`]
}
