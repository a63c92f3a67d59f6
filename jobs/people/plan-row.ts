import type { Parameters, RowFields, RowPlan } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { stateIn } from '../../src/values/oab.js'
import { isDitto } from '../gazette/ditto.js'
import { isPlaceholder } from '../gazette/placeholder.js'
import { oabOfRow } from '../gazette/row-oab.js'

/** The name that stands beside a registration: compared, never asked. */
export interface PersonItem {
  nome?: string
}

export function checkParameters(given: Parameters, columns: ReadonlySet<string>): Sentence[] {
  const { who } = given
  if (who === undefined) return [sentence('need_who')]
  const wanted = who === 'lawyers' ? ['oab_numero', 'advogado_nome'] : ['parte_nome']
  if (wanted.some((name) => columns.has(name))) return []
  const told = who === 'lawyers' ? 'OAB nem Advogado' : 'Parte'
  return [sentence('need_people_column', { columns: told })]
}

/** By registration where the row has one: a name is of many. Rows that ask for the same share a call. */
export function planRow(row: RowFields, batch: Parameters): RowPlan<PersonItem> {
  const { who, details = 'single', tipo } = batch
  const common = { who: who!, details }
  if (who === 'lawyers') return planLawyer(row, common)
  return byName(nameIn(row.parte_nome), { ...common, ...(tipo === undefined ? {} : { tipo }) })
}

function planLawyer(row: RowFields, common: Parameters): RowPlan<PersonItem> {
  const nome = nameIn(row.advogado_nome)
  const found = oabOfRow(row)
  if (found.is === 'rejected') return { is: 'rejected', problems: [found.problem] }
  if (found.is === 'oab') {
    const { digits: numero_oab, uf: uf_oab } = found.oab
    const parameters = { ...common, numero_oab, uf_oab }
    return { is: 'item', parameters, item: nome ? { nome } : {}, notes: [] }
  }
  if (typeof row.oab_uf !== 'string') return byName(nome, common)
  const uf_oab = stateIn(row.oab_uf)
  if (uf_oab !== undefined) return byName(nome, { ...common, uf_oab })
  const problem = sentence('row_not_a_uf', { label: 'UF da OAB', value: row.oab_uf })
  return { is: 'rejected', problems: [problem] }
}

function byName(nome: string, common: Parameters): RowPlan<PersonItem> {
  const problem = problemOf(nome)
  if (problem) return { is: 'rejected', problems: [problem] }
  return { is: 'item', parameters: { ...common, nome }, item: {}, notes: [] }
}

/** Nobody is found under two names, or under what says that there are more. */
const SEVERAL =
  /\s(?:x|versus|vs\.?)\s|;|\s\/\s|\se (?:outr[oa](?:s|\(s\)|\(a\))?|s\/m|(?:s(?:ua|eu) )?(?:mulher|espos[oa]|marido|c[oô]njuge|filh[oa]s?))(?:\s|$)/iu
/** A tax number, a registration or what somebody is called in a case is no part of a name. */
const NOT_OF_A_NAME = /\d[\d./-]{4,}|^\p{L}+\(?\p{L}?\)?:\s/u

function problemOf(nome: string): Sentence | undefined {
  if (nome === '' || isPlaceholder(nome)) return sentence('row_nobody_to_look_for')
  const facts = { label: 'Nome', value: nome }
  if (isDitto(nome)) return sentence('row_ditto', facts)
  if (!/\p{L}/u.test(nome) || NOT_OF_A_NAME.test(nome)) return sentence('row_not_a_name', facts)
  return SEVERAL.test(nome) ? sentence('row_several_names', facts) : undefined
}

function nameIn(name: RowFields[string]): string {
  return typeof name === 'string'
    ? name
        .replace(/\s+/g, ' ')
        .replace(/(?<!\*)\*+$/, '')
        .trim()
    : ''
}
