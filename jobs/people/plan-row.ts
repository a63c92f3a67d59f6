import type { Parameters, RowFields, RowPlan } from '../../src/job.js'
import { stateIn } from '../../src/oab.js'
import { type Sentence, sentence } from '../../src/sentence.js'
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
  if (nome === '') return { is: 'rejected', problems: [sentence('row_nobody_to_look_for')] }
  return { is: 'item', parameters: { ...common, nome }, item: {}, notes: [] }
}

function nameIn(name: RowFields[string]): string {
  return typeof name === 'string' ? name.replace(/\s+/g, ' ').trim() : ''
}
