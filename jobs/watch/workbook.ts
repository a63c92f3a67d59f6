import type { WorkbookDeclaration } from '../../src/core/job/define-job.js'
import type { FigureColumn, ListSheet, UnansweredRow } from '../../src/core/job/job.js'
import { KIND_ORDER } from '../../src/legal/gazette/classify.js'
import { SEALED } from '../../src/legal/gazette/secrecy.js'
import { NOT_IN_THE_BASE, pressingBySituation } from '../../src/watches/deadline-state.js'
import { CANCELLED as OF_PUBLICATION } from '../gazette/publication.js'
import { firstLook } from './first-sheet.js'
import { LOOKED_AT, TO_READ } from './urgent.js'
import { calendarName, NOT_WATCHED, READ } from './words.js'

const WHO: readonly FigureColumn[] = [
  { figure: 'inscricao', title: 'Inscrição ou processo acompanhado', kind: 'text', width: 26 },
  { figure: 'responsavel', title: 'Responsável', kind: 'text', width: 22 },
  { figure: 'cliente', title: 'Cliente', kind: 'text', width: 24 },
]
const WHAT: readonly FigureColumn[] = [
  { figure: 'processo', title: 'Processo', kind: 'text', width: 27 },
  { figure: 'dia', title: 'Disponibilização', kind: 'date', width: 16 },
  { figure: 'inscricao', title: 'Inscrição ou processo acompanhado', kind: 'text', width: 20 },
  { figure: 'responsavel', title: 'Responsável', kind: 'text', width: 14 },
  { figure: 'tribunal', title: 'Tribunal', kind: 'text', width: 11 },
  { figure: 'tipo', title: 'Comunicação', kind: 'text', width: 14 },
]
/** The width depends on the room that the other columns of the sheet leave on a page. */
function textOf(width: number): FigureColumn {
  return { figure: 'texto', title: 'Texto', kind: 'text', width, wrap: 'whole', marks: 'marcas' }
}
/** Further columns, shown on screen only. */
const FURTHER_COLUMNS: readonly FigureColumn[] = [
  { figure: 'dias', title: 'Dias passados', kind: 'integer', width: 9 },
  { figure: 'orgao', title: 'Órgão', kind: 'text', width: 28 },
  { figure: 'cliente', title: 'Cliente', kind: 'text', width: 24 },
  { figure: 'partes', title: 'Partes', kind: 'text', width: 36 },
  { figure: 'advogados', title: 'Advogados', kind: 'text', width: 36 },
  { figure: 'classe', title: 'Classe', kind: 'text', width: 28 },
  { figure: 'documento', title: 'Documento', kind: 'text', width: 16 },
  { figure: 'atos', title: 'Atos do processo no dia', kind: 'integer', width: 12 },
  { figure: 'link', title: 'Link', kind: 'link', width: 30 },
  { figure: 'grafia', title: 'Grafia encontrada', kind: 'text', width: 14 },
  { figure: 'id', title: 'ID da publicação', kind: 'text', width: 16 },
]
const CANCELLED: FigureColumn = { ...OF_PUBLICATION, width: 24 }
const CHECK: FigureColumn = {
  figure: 'conferir',
  title: 'O que conferir',
  kind: 'text',
  width: 20,
}
const LATE: FigureColumn = { figure: 'chegada', title: 'Por que só agora', kind: 'text', width: 20 }
/**
 * Only for publications shown for the first time; the columns that explain the date are shown on
 * screen only.
 */
const END: readonly FigureColumn[] = [
  { figure: 'fim', title: 'Fim do prazo (sugerido: conferir)', kind: 'date', width: 13 },
  { figure: 'situacao', title: 'Situação do prazo', kind: 'text', width: 13, wrap: true },
]
const COUNTED: readonly FigureColumn[] = [
  { figure: 'prazo', title: 'Prazo no texto', kind: 'text', width: 20 },
  { figure: 'sugestao', title: 'Datas: conferir', kind: 'text', width: 24 },
  { figure: 'publicacao', title: 'Publicação (sugerida)', kind: 'date', width: 14 },
  { figure: 'inicio', title: 'Início do prazo (sugerido)', kind: 'date', width: 14 },
  { figure: 'corridos', title: 'Dias do prazo já passados', kind: 'integer', width: 12 },
  { figure: 'perfil', title: 'Calendário usado', kind: 'text', width: 14 },
]

function onScreen(columns: readonly FigureColumn[]): FigureColumn[] {
  return columns.map((column) => ({ ...column, onScreen: true }))
}

/** An empty sheet does not prove that there are no publications. */
const SEE_COVERAGE = 'A aba Cobertura diz o que foi lido por inteiro.'

/** One publication found for two registrations becomes one line that names both. */
const ONCE = {
  figure: 'id',
  join: [
    'inscricao',
    'responsavel',
    'cliente',
    'grafia',
    'mudanca',
    'para',
    'chegada',
    'conferir',
    'marcas',
  ],
}

/**
 * A sheet of publications. `own` are the columns that only this sheet has, its texts last; `beside`
 * are its columns shown on screen only.
 */
function publications(
  sheet: Pick<ListSheet, 'list' | 'name' | 'about' | 'none' | 'tally'>,
  own: readonly FigureColumn[] = [],
  beside: readonly FigureColumn[] = [],
): ListSheet {
  return {
    ...sheet,
    collects: LOOKED_AT,
    order: pressingBySituation,
    columns: [...WHAT, ...own, ...onScreen([...beside, ...FURTHER_COLUMNS])],
    open: 'onScreen',
    mergeBy: ONCE,
  }
}

function failedLine({ value, reason, fields }: UnansweredRow): Record<string, string> {
  const { oab_numero, oab_uf, numero_processo, responsavel, cliente } = fields
  const written = [oab_numero, oab_uf, numero_processo].filter(Boolean).join(' ')
  return {
    inscricao: written || value,
    ...(typeof responsavel === 'string' ? { responsavel } : {}),
    ...(typeof cliente === 'string' ? { cliente } : {}),
    estado: 'FALHOU',
    motivo: reason,
  }
}

const COVERAGE: ListSheet = {
  name: 'Cobertura',
  about: 'Cada grafia e dia: se foi lido por inteiro. Só COMPLETA diz que não houve publicação.',
  list: 'coverage',
  tally: 'leitura',
  first: { figure: 'leitura', values: [READ.FALHOU, READ.INCOMPLETA, NOT_WATCHED] },
  rejected: (row) => ({ ...failedLine(row), estado: 'NÃO ACOMPANHADA', leitura: NOT_WATCHED }),
  unanswered: (row) => ({ ...failedLine(row), leitura: READ.FALHOU }),
  columns: [
    { figure: 'dia', title: 'Dia', kind: 'date', width: 12 },
    { figure: 'estado', title: 'Estado', kind: 'text', width: 16 },
    { figure: 'leitura', title: 'Leitura', kind: 'text', width: 36 },
    ...WHO.slice(0, 2),
    { figure: 'grafia', title: 'Grafia perguntada', kind: 'text', width: 18 },
    { figure: 'recebidas', title: 'Recebidas do dia', kind: 'integer', width: 12 },
    {
      figure: 'motivo',
      title: 'Como se sabe, ou por que não',
      kind: 'text',
      width: 38,
      wrap: true,
    },
    ...onScreen([
      ...WHO.slice(2),
      { figure: 'de', title: 'Perguntado de', kind: 'date', width: 13 },
      { figure: 'ate', title: 'Perguntado até', kind: 'date', width: 13 },
      { figure: 'informadas', title: 'Total informado do período', kind: 'integer', width: 14 },
    ]),
  ],
}

const COUNTS: readonly FigureColumn[] = [
  { figure: 'new', title: 'Novas', kind: 'integer', width: 9 },
  { figure: 'late', title: 'Tardias', kind: 'integer', width: 9 },
  { figure: 'check', title: 'Conferir', kind: 'integer', width: 10 },
  { figure: 'changed', title: 'Alteradas', kind: 'integer', width: 10 },
  { figure: 'cancelled', title: 'Canceladas', kind: 'integer', width: 11 },
  { figure: 'seen', title: 'Já vistas', kind: 'integer', width: 10 },
]

const READING: readonly FigureColumn[] = [
  { figure: 'leitura', title: 'Leitura', kind: 'text', width: 14 },
  { figure: 'grafias', title: 'Grafias perguntadas', kind: 'text', width: 24 },
  { figure: 'consultas', title: 'Consultas', kind: 'integer', width: 11 },
  { figure: 'divisoes', title: 'Divisões', kind: 'integer', width: 10 },
]

export const sheets: WorkbookDeclaration = {
  figures: [
    { figure: 'inscricao', title: 'Acompanhado', kind: 'text', width: 24 },
    ...READING.slice(0, 2),
    ...COUNTS,
  ],
  tallies: [{ figure: 'leitura', title: 'Leitura da noite' }],
  firstPage: firstLook,
  once: { figure: ONCE.figure, lists: KIND_ORDER },
  lists: [
    publications(
      {
        list: 'new',
        name: 'Novas',
        about: 'O que ainda não tinha sido mostrado.',
        none: `Nenhuma publicação nova foi recebida. ${SEE_COVERAGE}`,
      },
      [...END, textOf(51)],
      [...COUNTED, LATE, CHECK, CANCELLED],
    ),
    publications(
      {
        list: 'late',
        name: 'Tardias',
        about:
          'Novas com atraso: entraram na base depois do seu dia, ou o dia da publicação já passou. O prazo pode já correr.',
        none: `Nenhuma publicação tardia foi recebida. ${SEE_COVERAGE}`,
      },
      [LATE, ...END, textOf(32)],
      [...COUNTED, CHECK, CANCELLED],
    ),
    publications(
      {
        list: 'check',
        name: 'Conferir',
        about:
          'Novas que não trazem a inscrição perguntada entre os advogados: confira de quem são.',
        none: 'Nenhuma publicação recebida deixa dúvida de quem é.',
      },
      [CHECK, ...END, textOf(32)],
      [...COUNTED, LATE, CANCELLED],
    ),
    publications(
      {
        list: 'changed',
        name: 'Alteradas',
        about:
          'Já mostradas, e que mudaram desde então ou são novas para outro acompanhado. O prazo pode já correr.',
        none: `Nenhuma alteração foi recebida. ${SEE_COVERAGE}`,
        tally: 'para',
      },
      [
        { figure: 'mudanca', title: 'O que mudou', kind: 'text', width: 20 },
        { figure: 'para', title: 'Para quem ainda não a viu', kind: 'text', width: 11 },
        ...END,
        textOf(21),
      ],
      [...COUNTED, LATE, CHECK, CANCELLED],
    ),
    publications(
      {
        list: 'cancelled',
        name: 'Canceladas',
        about: 'Canceladas pelo tribunal, sob o mesmo ID.',
        none: `Nenhum cancelamento foi recebido. ${SEE_COVERAGE}`,
      },
      [CANCELLED, textOf(45)],
      [LATE],
    ),
    publications(
      {
        list: 'seen',
        name: 'Já vistas',
        about: 'Mostradas em outra noite, e sem mudança.',
        none: 'Nenhuma das recebidas tinha sido mostrada antes.',
      },
      [],
      [CANCELLED, textOf(66)],
    ),
    COVERAGE,
    {
      name: 'Por advogado',
      about: 'Uma linha por inscrição ou processo acompanhado: o que a noite trouxe.',
      list: 'lawyers',
      tally: 'lida',
      collects: ['inscricao', 'nomes', 'leitura', ...TO_READ.map(([list]) => list)],
      first: { figure: 'leitura', values: ['FALHOU', 'INCOMPLETA'] },
      columns: [
        ...WHO.slice(0, 2),
        { figure: 'nomes', title: 'Nome na base', kind: 'text', width: 30, wrap: true },
        ...COUNTS,
        ...READING.slice(0, 2),
        ...onScreen([
          ...WHO.slice(2),
          ...READING.slice(2),
          { figure: 'lida', title: 'Lida em', kind: 'date', width: 12 },
        ]),
      ],
    },
    {
      name: 'Calendário',
      about: 'Os dias pulados nas datas sugeridas, com a lei de cada um, fora os fins de semana.',
      list: 'calendar',
      none: 'Nenhuma data sugerida pulou feriado ou suspensão.',
      mergeBy: { figure: 'chave', join: [] },
      spans: { from: 'dia', to: 'ate', within: 'perfil' },
      columns: [
        { figure: 'dia', title: 'De', kind: 'date', width: 12 },
        { figure: 'ate', title: 'Até', kind: 'date', width: 12 },
        { figure: 'nome', title: 'O que é', kind: 'text', width: 40 },
        { figure: 'fonte', title: 'Fonte', kind: 'text', width: 50, wrap: true },
        { figure: 'perfil', title: 'Calendário', kind: 'text', width: 34, shown: calendarName },
      ],
    },
  ],
  notes: [
    SEALED,
    NOT_IN_THE_BASE,
    'Só um dia COMPLETA na aba Cobertura prova que não houve publicação. INCOMPLETA: pode faltar. FALHOU: não se sabe; será lido de novo na próxima noite.',
    'As datas são sugeridas: confira cada uma. Só se sugere onde o regime é conhecido; o fim, onde o texto diz um só prazo.',
    'A coluna Calendário usado: NAC tem os feriados nacionais e o recesso, JF os da Justiça Federal. Um feriado do tribunal que não está no calendário adianta a data sugerida.',
    'TARDIA: entrou na base depois que o seu dia já tinha sido lido por inteiro, ou não foi mostrada até o dia da publicação (o dia útil seguinte ao da disponibilização). A coluna Por que só agora diz qual dos dois.',
    'O que foi publicado antes do início do acompanhamento é Nova, e a coluna Por que só agora o diz.',
    'A coluna Dias passados conta os dias corridos desde a disponibilização.',
    'A coluna Dias do prazo já passados conta os que contam e já terminaram.',
    'Os tribunais escrevem uma inscrição de vários modos: cada grafia é uma pergunta, e a aba Por advogado diz quais foram feitas.',
    'As colunas à direita que não são desta pasta têm o nome que o serviço dá ao campo, por extenso, e o que ele mandou.',
  ],
}
