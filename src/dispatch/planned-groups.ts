import type { Job, Knowledge } from '../core/job/job.js'
import type { TaskRecord } from '../core/task.js'
import { type Sentence, sentence } from '../messages/message-code.js'

interface Group {
  name: string
  /** In the order of its items. */
  lines: number[]
}

/** The groups of a batch by their tasks, and which of them are not made. */
export class PlannedGroups {
  private readonly groups = new Map<string, Group>()
  /** Groups with a rejected row; their tasks are written when all rows are known. */
  private readonly broken = new Set<string>()

  constructor(
    private readonly job: Job,
    private readonly knowledge: Knowledge,
  ) {}

  add(task: string, name: string, line: number): void {
    const group = this.groups.get(task)
    if (group) group.lines.push(line)
    else this.groups.set(task, { name, lines: [line] })
  }

  breakGroup(name: string): void {
    this.broken.add(name)
  }

  has(task: string): boolean {
    return this.groups.has(task)
  }

  isBroken(task: string): boolean {
    const group = this.groups.get(task)
    return group !== undefined && this.broken.has(group.name)
  }

  /** Returns why each row of a group for which no call is made ends as rejected, by its line. */
  unmade(task: string, { broken, price, parameters, items }: TaskRecord): [number, Sentence[]][] {
    const { lines } = this.groups.get(task) ?? { lines: [] }
    if (lines.length === 0) return []
    if (broken) return lines.map((line) => [line, [sentence('row_group_broken')]])
    if (price?.calls !== 0) return []
    const read = this.job.read({ parameters, items, name: '', answers: [] }, this.knowledge)
    return lines.map((line, at) => [line, (read.is === 'read' && read.items[at]?.notes) || []])
  }
}
