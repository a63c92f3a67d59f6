import type {
  CallRequest,
  Knowledge,
  Prefetch,
  PrefetchAnswer,
  Prefetches,
  Survey,
} from '../../src/core/job/job.js'
import { callRequest } from '../../src/services/endpoint.js'
import { lerTabela, listaTabelas } from '../../src/services/update/endpoints.js'
import { idOf, namesIn, type UpdateKnowledge, type UsedSeries } from './names.js'
import { seriesIn, seriesKey } from './series.js'

/** Each series costs a unit; rows of further series count as not checked. */
const MOST_SERIES = 60
const LIST = 'listaTabelas'

/**
 * Reads the list of names, unless it is cached, and each series with which the figures are checked.
 */
export const readings: Prefetches = {
  forBatch({ groups }: Survey, { tables }: UpdateKnowledge): Prefetch[] {
    const list: Prefetch[] = tables ? [] : [{ name: LIST, parameters: {}, keep: true }]
    const series = groups
      .toSorted((a, b) => b.rows - a.rows)
      .slice(0, MOST_SERIES)
      .map(({ parameters }) => ({ name: seriesKey(parameters), parameters }))
    return [...list, ...series]
  },
  request({ name, parameters }: Prefetch, knowledge: Knowledge): CallRequest | undefined {
    if (name === LIST) return callRequest(listaTabelas, {})
    const tabela = idOf(parameters.indiceAtualizacao as string, knowledge)
    const dataAtualizacao = parameters.dataAtualizacao as string
    return tabela === undefined ? undefined : callRequest(lerTabela, { tabela, dataAtualizacao })
  },
  addAnswers(answers: PrefetchAnswer[], knowledge: UpdateKnowledge): UpdateKnowledge {
    const learnt: UpdateKnowledge = {}
    const series: Record<string, UsedSeries> = { ...knowledge.series }
    for (const { name, parameters, answer } of answers) {
      if (answer.is !== 'answered') continue
      if (name === LIST) Object.assign(learnt, namesIn(answer.body))
      else series[name] = seriesIn(answer.body, parameters)
    }
    return { ...learnt, series }
  },
}
