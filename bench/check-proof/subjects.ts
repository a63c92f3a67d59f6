import { calc } from '../../jobs/calc/index.js'
import type { CorrectItem } from '../../jobs/correct/item.js'
import { update } from '../../jobs/update/index.js'
import type { Job, Knowledge, Parameters, ReadAnswer, TaskState } from '../../src/core/job/job.js'
import { RowSurvey } from '../../src/dispatch/row-survey.js'
import type { Sandbox } from '../../src/sandbox/index.js'
import { toBrazilian } from '../../src/values/dates.js'
import { complete, readsAt } from './ask.js'

/** A figure of an answer: its value, what it adds up to, and the verdict of the check. */
export interface Figure {
  corrected: number
  total: number
  verdict?: string
  why?: string
}

/** A call of another job than `correct`, with parameters and the rows that it makes of items. */
export interface Subject {
  name: string
  job: Job
  parameters: Parameters
  rows(items: readonly CorrectItem[]): Record<string, string>[]
  /** Returns the figures of an answer, in the order of the items. */
  figures(answered: TaskState, read: ReadAnswer): Figure[]
}

const UNTIL = '2025-11-20'

export const SUBJECTS: readonly Subject[] = [
  saved('calculosJudiciais', 'tabela do TJES', 'parcelas', { indexador: '262' }),
  saved('calculosJudiciais', 'tabela com SELIC própria', 'parcelas', { indexador: '184' }),
  saved('atualizacaoMonetaria', 'IPCA, juros de 1%', 'valores', { indexador: '5', juros: '1' }),
  saved('prevDifNRecebidas', 'tabela do TJES', 'competencias', { indexador: '262' }),
  updated('ipca'),
  updated('selic'),
  updated('tjes-inpc'),
]

function saved(type: string, name: string, list: string, fields: Record<string, string>): Subject {
  const given = Object.entries(fields).map(([campo, value]) => [`fields.${campo}`, value])
  const entry = ({ date, amount }: CorrectItem) =>
    type === 'prevDifNRecebidas'
      ? { data: toBrazilian(date), devido: Math.abs(Number(amount)), recebido: 0 }
      : { data: toBrazilian(date), valor: Number(amount) }
  return {
    name: `calc: ${type}, ${name}`,
    job: calc as Job,
    parameters: { type, 'fields.dia_atualiza': toBrazilian(UNTIL), ...Object.fromEntries(given) },
    rows: (items) => [{ [list]: JSON.stringify(items.map(entry)) }],
    figures: ({ answers }, read) => {
      const lines = read.is === 'read' ? (read.items[0]?.lists?.memoria ?? []) : []
      return listIn(answers, 'memoria').map((line, at) => ({
        corrected: Number(line.corrigido),
        total: Number(line.total),
        ...(lines[at]?.conferencia === undefined ? {} : { verdict: lines[at].conferencia }),
        ...(lines[at]?.causa === undefined ? {} : { why: lines[at].causa }),
      }))
    },
  }
}

function updated(indiceAtualizacao: string): Subject {
  return {
    name: `update: ${indiceAtualizacao}`,
    job: update as Job,
    parameters: { indiceAtualizacao, dataAtualizacao: UNTIL },
    rows: (items) => items.map(({ date, amount }) => ({ data_base: date, valor: amount })),
    figures: ({ answers }, read) =>
      listIn(answers, 'lista').map(({ valorAtualizado }, at) => {
        const figures = read.is === 'read' ? read.items[at]?.figures : undefined
        return {
          corrected: Number(valorAtualizado),
          total: Number(valorAtualizado),
          ...(figures?.conferencia === undefined ? {} : { verdict: figures.conferencia }),
          ...(figures?.causa === undefined ? {} : { why: figures.causa }),
        }
      }),
  }
}

function listIn(answers: TaskState['answers'], list: string): Record<string, unknown>[] {
  const last = answers.at(-1)
  const body = last?.is === 'answered' ? (last.body as Record<string, unknown>) : {}
  return body[list] as Record<string, unknown>[]
}

/** Plans the rows of a subject and reads what its job reads before a batch. */
export async function planned(
  { job, parameters, rows }: Subject,
  items: readonly CorrectItem[],
  sandbox: Sandbox,
): Promise<{ items: unknown[]; knowledge: Knowledge; parameters: Parameters }> {
  const reads = readsAt(sandbox)
  const catalogue = await job.catalogue(reads, parameters)
  const survey = new RowSurvey([])
  const plans = rows(items).map((row) => job.planRow(row, parameters, catalogue))
  const own = plans.map((plan) => {
    if (plan.is === 'rejected') throw new Error(JSON.stringify(plan.problems))
    survey.note(plan)
    return plan
  })
  const learnt = await job.learn(survey.summary(), reads, catalogue)
  const knowledge = { ...catalogue, ...learnt }
  const { prefetches } = job
  const asked = prefetches?.forBatch?.(survey.summary(), knowledge) ?? []
  const answers = []
  for (const one of asked) {
    const call = prefetches!.request(one, knowledge)!
    answers.push({ ...one, answer: await complete(job, call, sandbox) })
  }
  return {
    items: own.map(({ item }) => item),
    parameters: own[0]!.parameters,
    knowledge: prefetches ? prefetches.addAnswers(answers, knowledge) : knowledge,
  }
}
