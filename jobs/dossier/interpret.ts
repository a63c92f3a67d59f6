import type { ItemOutcome, ReadAnswer, TaskState } from '../../src/core/job/job.js'
import { caseOf, dayOf } from '../../src/legal/gazette/item.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { isRecord } from '../../src/services/classify-response.js'
import { byId, caseDigits } from '../../src/services/gazette/item-key.js'
import { leavesOf, onlyOne } from '../../src/services/gazette/named-in.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { masked } from '../../src/values/case-number.js'
import { caseFigures } from '../gazette/case-figures.js'
import { courtOf, isCovered } from '../gazette/court.js'
import type { CourtsKnowledge } from '../gazette/courts.js'
import { listsByKind, withoutLists } from '../gazette/lists.js'
import {
  byDay,
  missingFieldNotes,
  publicationFigures,
  readableText,
  type TextKnowledge,
} from '../gazette/publication.js'
import { scalarsOf } from '../gazette/scalars.js'
import { refusedRows } from '../rejected-rows.js'
import type { DossierItem } from './plan-row.js'
import { isNotFound } from './request.js'
import { FOUND, NOTHING, OUTSIDE, UNKNOWN, UNREAD } from './words.js'

/** Batches planned before the cover told parties and the timeline texts lack the mark. */
export interface DossierKnowledge extends CourtsKnowledge, TextKnowledge {
  tellsCases?: true
}

/**
 * Reads the answer of one case. All rows of the case get the same outcome, and the first row alone
 * carries the lists.
 */
export function readDossier(
  { parameters, items, answers: [dossier] }: TaskState<DossierItem>,
  knowledge: DossierKnowledge,
): ReadAnswer {
  const numero = String(parameters.numero)
  if (!dossier || (dossier.is === 'refused' && !isNotFound(dossier)))
    return refusedRows(items, dossier)
  if (dossier.is === 'refused') return sameForAllRows(notFound(numero, knowledge.courts), items)
  const answered = dossier.is === 'answered' ? dossier.body : undefined
  const body = isRecord(answered) ? answered : {}
  const otherCase = otherCaseIn(body, numero)
  if (otherCase !== undefined) {
    const facts = { position: 1, asked: masked(numero), answered: masked(otherCase) }
    return { is: 'mismatch', problem: sentence('answer_wrong_item', facts) }
  }
  return sameForAllRows(found(body, numero, knowledge), items)
}

function sameForAllRows(first: ItemOutcome, items: readonly DossierItem[]): ReadAnswer {
  const { lists: _once, ...others } = first
  return { is: 'read', items: items.map((_, at) => (at === 0 ? first : others)), totals: {} }
}

/**
 * A 404 only says that the base has nothing of the case; the list of courts shows whether it could
 * have something.
 */
function notFound(numero: string, courts: readonly Fields[] = []): ItemOutcome {
  const court = courtOf(numero) ?? ''
  const covered = isCovered(court, courts)
  const [consulta, code] =
    covered === undefined
      ? ([UNKNOWN, 'case_coverage_unknown'] as const)
      : covered
        ? ([NOTHING, 'case_nothing_published'] as const)
        : ([OUTSIDE, 'case_out_of_coverage'] as const)
  const motivo = { [UNKNOWN]: NOT_KNOWN, [NOTHING]: NO_PUBLICATION, [OUTSIDE]: NO_COURT }[consulta]
  const line = { processo: masked(numero), consulta, tribunal: court, motivo }
  return {
    outcome: 'warned',
    figures: { consulta, tribunal: court },
    notes: [sentence(code, { court })],
    lists: { naoEncontrados: [line] },
  }
}

const NOT_KNOWN = 'A base não tem o processo, e não disse se tem o tribunal.'
const NO_PUBLICATION = 'O tribunal está na base, e ela não tem publicação deste processo.'
const NO_COURT =
  'O tribunal não está na base, ou está inativo nela: nada do processo pode estar lá.'

function found(body: Fields, numero: string, knowledge: DossierKnowledge): ItemOutcome {
  const { tellsCases } = knowledge
  const { publications, lawyers = [], parties = [] } = listsByKind(body)
  const items = byDay(distinct(publications ?? []))
  const days = items.flatMap((item) => dayOf(item) ?? [])
  const notes = notesOn(body, publications, items)
  const processo = masked(numero)
  const figures: Record<string, string> = {
    consulta: publications ? FOUND : UNREAD,
    tribunal: courtOf(numero) ?? '',
    publicacoes: String(items.length),
    advogados: String(lawyers.length),
    partes: String(parties.length),
    ...(days[0] ? { primeira: days[0], ultima: days.at(-1)! } : {}),
  }
  return {
    outcome: notes.length > 0 ? 'warned' : 'ok',
    figures,
    notes,
    lists: {
      capa: [
        {
          ...(tellsCases ? coverFacts(numero, items, parties) : {}),
          ...caseFigures(withoutLists(body)),
          processo,
        },
      ],
      linhaDoTempo: items.map((item) => ({
        ...publicationFigures(item),
        ...(tellsCases ? beginningOf(item, knowledge) : {}),
        processo,
      })),
      advogados: lawyers.map((one) => ({ ...scalarsOf(one), processo })),
      partes: parties.map((one) => ({ ...scalarsOf(one), processo })),
      textos: items.flatMap((item) => textLine(item, processo, knowledge)),
    },
  }
}

/** What the answer shows of the case beyond its own fields, which come first where it has them. */
function coverFacts(
  numero: string,
  items: readonly Fields[],
  parties: readonly Fields[],
): Record<string, string> {
  const last = items.findLast((item) => dayOf(item) !== undefined)
  const first = items.map(dayOf).find(Boolean)
  const day = last && dayOf(last)
  const named = parties.flatMap((one) => {
    const { nome = '', tipo = '' } = scalarsOf(one)
    return nome === '' ? [] : [tipo === '' ? nome : `${nome} (${tipo})`]
  })
  const { tipo: ultimoTipo = '' } = last ? publicationFigures(last) : {}
  return {
    siglaTribunal: courtOf(numero) ?? '',
    total_publicacoes: String(items.length),
    ...(first && day ? { primeira_publicacao: first, ultima_publicacao: day } : {}),
    ...(ultimoTipo === '' ? {} : { ultimoTipo }),
    ...(named.length === 0 ? {} : { partes: named.join('; ') }),
  }
}

const LONGEST_BEGINNING = 280

/** The beginning of the text, cut between words: the timeline is read on paper. */
function beginningOf(item: Fields, knowledge: TextKnowledge): { trecho?: string } {
  const text = readableText(item, knowledge)?.replace(/\s+/g, ' ').trim() ?? ''
  if (text === '') return {}
  if (text.length <= LONGEST_BEGINNING) return { trecho: text }
  const cut = text.slice(0, LONGEST_BEGINNING)
  return { trecho: `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …` }
}

function textLine(
  item: Fields,
  processo: string,
  knowledge: TextKnowledge,
): Record<string, string>[] {
  const texto = readableText(item, knowledge)
  const { dia = '', tipo = '', id = '' } = publicationFigures(item)
  return texto === undefined ? [] : [{ processo, ...(dia ? { dia } : {}), tipo, id, texto }]
}

function distinct(items: readonly Fields[]): Fields[] {
  return [...new Map(items.map((item) => [byId(item), item])).values()]
}

function notesOn(
  body: Fields,
  publications: Fields[] | undefined,
  items: readonly Fields[],
): Sentence[] {
  if (!publications) return [sentence('case_unrecognised')]
  const stated = statedCount(body)
  if (stated !== undefined && stated !== items.length) {
    return [sentence('case_cut', { told: stated, came: items.length })]
  }
  if (items.length === 0) return [sentence('case_without_items')]
  return missingFieldNotes(items)
}

/** The number of publications that the answer states, which must equal the number it lists. */
function statedCount(body: Fields): number | undefined {
  return onlyOne(leavesOf(body), ({ path, value }) =>
    COUNT.test(path) && typeof value === 'number' ? value : undefined,
  )
}

const COUNT = /(?:^|\.)(?:total|qtd|quantidade)(?:(?:de)?(?:publicac|comunicac|communic)\w*)?$/

/**
 * The number of another case, in the cover or in a publication: the answer is not the one that was
 * asked for.
 */
function otherCaseIn(body: Fields, numero: string): string | undefined {
  const records = [body, ...(listsByKind(body).publications ?? [])]
  return records
    .map((record) => caseOf(record) ?? caseDigits(record.numero))
    .find((digits) => digits !== undefined && digits !== numero)
}
