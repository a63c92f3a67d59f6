import { randomFrom, randomText } from '../random.js'
import type { Act } from './base/act.js'
import type { Base } from './base/base.js'
import { masked } from './base/case-number.js'
import type { Case } from './base/cases.js'
import { mixed } from './base/chance.js'
import { brazilianOf, dayAt, isoOf, localTime } from './base/day.js'
import { KINDS } from './base/kinds.js'
import { lawyerRecord, partyRecord } from './people-records.js'

/** Which items of lists contain their lawyers; the contract promises them only in the detail. */
export type ListLawyers = 'all' | 'some' | 'none'

const REASONS = [
  'Publicação em duplicidade',
  'Erro material no texto',
  'Comunicação enviada a destinatário errado',
]
const HASH_LENGTH = 30
/** One item in this many comes without its lawyers. */
const WITHOUT_LAWYERS = 8

/**
 * Returns a publication as an item of a list, with the origin's fields, which the contract does not
 * show.
 */
export function listItem(base: Base, act: Act, at: number, listLawyers: ListLawyers) {
  const without =
    listLawyers === 'none' || (listLawyers === 'some' && act.id % WITHOUT_LAWYERS === 3)
  return {
    ...publication(base, act, at),
    ...(!without && { destinatarioadvogados: lawyersOf(base, act) }),
  }
}

/**
 * Returns the detail of a publication: the item, always with its lawyers, and the linked records.
 */
export function detail(base: Base, act: Act, at: number) {
  return {
    ...publication(base, act, at),
    destinatarioadvogados: lawyersOf(base, act),
    lawyers: base.listed(act).map(lawyerRecord),
    parties: base.caseOf(act).parties.map(partyRecord),
  }
}

function publication(base: Base, act: Act, at: number) {
  const its = base.caseOf(act)
  return {
    id: act.id,
    data_disponibilizacao: isoOf(act.day),
    ...placeOf(its),
    tipoComunicacao: KINDS[act.kind]?.tipoComunicacao,
    texto: base.text(act, at),
    numero_processo: its.number,
    meio: 'D',
    link: `https://exemplo.invalid/comunicacao/${act.id}`,
    tipoDocumento: KINDS[act.kind]?.tipoDocumento,
    nomeClasse: its.classe.nome,
    codigoClasse: its.classe.codigo,
    numeroComunicacao: act.id % 100_000,
    hash: randomText(randomFrom(mixed(its.index, act.id)), HASH_LENGTH),
    ...cancellationFields(base, act, at),
    datadisponibilizacao: brazilianOf(act.day),
    meiocompleto: 'Diário de Justiça Eletrônico Nacional',
    numeroprocessocommascara: masked(its.number),
    destinatarios: its.parties.map(({ tipo, nome }) => ({
      polo: tipo,
      nome,
      comunicacao_id: act.id,
    })),
  }
}

function placeOf({ court, organ }: Case) {
  return { siglaTribunal: court.sigla, nomeOrgao: organ.nome, idOrgao: organ.id }
}

function cancellationFields(base: Base, act: Act, at: number) {
  const since = base.cancelledAt(act)
  if (since === undefined || since > at) {
    return { ativo: true, status: 'P', motivo_cancelamento: null, data_cancelamento: null }
  }
  return {
    ativo: false,
    status: 'C',
    motivo_cancelamento: REASONS[act.id % REASONS.length],
    data_cancelamento: isoOf(dayAt(since)),
  }
}

function lawyersOf(base: Base, act: Act) {
  const stamp = localTime(act.appearsAt)
  return base.listed(act).map((spelling, at) => ({
    id: act.id * 10 + at,
    comunicacao_id: act.id,
    advogado_id: spelling.id,
    created_at: stamp,
    updated_at: stamp,
    advogado: lawyerRecord(spelling),
  }))
}
