import type { Act } from './act.js'
import { masked } from './case-number.js'
import type { Case } from './cases.js'
import { chanceOf } from './chance.js'
import { brazilianOf } from './day.js'
import { DEADLINES, KINDS } from './kinds.js'
import type { Spelling } from './people.js'
import { FORMS } from './text-formats.js'

/** What a text is written from. */
export interface Writing {
  seed: number
  act: Act
  its: Case
  listed: readonly Spelling[]
  /** Whether the court has sent the corrected text by now. */
  corrected: boolean
}

/** The body of the publication as the court sends it: HTML from anywhere, or plain. */
export function textOf(writing: Writing): string {
  const form = FORMS[writing.act.form % FORMS.length]
  return form ? form(paragraphsOf(writing)) : ''
}

/** What a person reads of it, which is what `q` searches. */
export function plainTextOf(writing: Writing): string {
  return paragraphsOf(writing).join(' ')
}

/** Sealed or not: the names are in the text. */
function paragraphsOf({ seed, act, its, listed, corrected }: Writing): string[] {
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
