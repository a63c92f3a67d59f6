import type { ListCount } from '../../src/core/job/job.js'
import { OWN } from '../../src/watches/per-lawyer-view.js'
import { NOT_WATCHED, READ } from './words.js'

const KINDS: readonly [list: string, one: string, many: string, where: string][] = [
  ['new', 'publicação nova', 'publicações novas', 'na aba Novas'],
  ['late', 'publicação TARDIA', 'publicações TARDIAS', 'na aba Tardias: o prazo pode já correr'],
  ['check', 'publicação a conferir', 'publicações a conferir', 'na aba Conferir'],
  ['changed', 'publicação alterada', 'publicações alteradas', 'na aba Alteradas'],
  ['cancelled', 'publicação cancelada', 'publicações canceladas', 'na aba Canceladas'],
]

/** What a person has to see first: what could not be read before all else. */
export function look(lists: ReadonlyMap<string, ListCount>): { lines: string[]; first?: string[] } {
  const readings = lists.get('coverage')?.tally
  const countOf = (reading: string) => readings?.get(reading) ?? 0
  const [failed, incomplete] = [countOf(READ.FALHOU), countOf(READ.INCOMPLETA)]
  const unwatched = countOf(NOT_WATCHED)
  const lines = KINDS.map(([list, one, many, where]) => {
    const count = lists.get(list)?.lines ?? 0
    return `${count === 0 ? 'Nenhuma' : count} ${count > 1 ? many : one}${count === 0 ? '' : `, ${where}`}.`
  })
  lines.push(...newToSome(lists.get('changed')))
  if (unwatched > 0) lines.push(unwatchedLine(unwatched))
  if (failed + incomplete === 0) {
    return { lines: [...lines, 'Tudo o que foi perguntado foi lido por inteiro.'] }
  }
  const open = `INCOMPLETO: leituras de grafia e dia que falharam (FALHOU): ${failed}; em que pode faltar algo: ${incomplete}. Veja a aba Cobertura.`
  return { lines: [open, ...lines], first: ['Cobertura'] }
}

function unwatchedLine(count: number): string {
  const what =
    count === 1
      ? '1 linha da lista não é acompanhada'
      : `${count} linhas da lista não são acompanhadas`
  return `${what}: a aba Pendências diz por quê.`
}

/** The workbook of all tells each publication as new once; whom that was not for has to see it as well. */
function newToSome(changed: ListCount | undefined): string[] {
  const count = (word: string) => changed?.tally.get(word) ?? 0
  const [fresh, late, check] = [count(OWN.new), count(OWN.late), count(OWN.check)]
  if (fresh + late + check === 0) return []
  return [
    `Das alteradas, são novas para um acompanhado que ainda não as tinha visto: ${fresh}; TARDIAS: ${late}; a conferir: ${check}. O prazo pode já correr.`,
  ]
}
