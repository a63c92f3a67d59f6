import type { Parameters } from '../core/job/job.js'
import type { TaskRecord } from '../core/task.js'
import { taskId } from '../records/keys.js'

/** Items in open tasks, over all parameter sets; beyond it the fullest tasks are closed early. */
const MOST_WAITING = 100_000

interface OpenTask extends TaskRecord {
  task: string
  isGroup: boolean
}

/** The place of an item: its task, and its position in it. */
export interface Place {
  task: string
  item: number
}

/**
 * Packs items with equal parameters into one call. A task gets its number with its first item, and
 * is closed when it is full; a group has a task of its own, which stays open to the end.
 */
export class Packer {
  private readonly open = new Map<string, OpenTask>()
  private waiting = 0
  private count = 0

  constructor(
    private readonly most: number,
    private readonly write: (task: string, record: TaskRecord) => Promise<void>,
  ) {}

  get tasks(): number {
    return this.count
  }

  /** Returns a new task number, for a task that is not packed here. */
  reserve(): string {
    this.count += 1
    return taskId(this.count)
  }

  async add(parameters: Parameters, item: unknown, alone: boolean, group?: string): Promise<Place> {
    const isGroup = group !== undefined
    const key = alone ? `alone ${this.count}` : keyOf(parameters, group)
    const task = this.open.get(key) ?? this.begin(key, parameters, isGroup)
    task.items.push(item)
    const place = { task: task.task, item: task.items.length - 1 }
    if (isGroup) return place
    this.waiting += 1
    if (alone || task.items.length >= this.most) await this.close(key)
    else if (this.waiting >= MOST_WAITING) await this.makeRoom()
    return place
  }

  async end(): Promise<void> {
    for (const key of [...this.open.keys()]) await this.close(key)
  }

  private begin(key: string, parameters: Parameters, isGroup: boolean): OpenTask {
    const task = { task: this.reserve(), parameters, items: [], isGroup }
    this.open.set(key, task)
    return task
  }

  private async close(key: string): Promise<void> {
    const task = this.open.get(key)
    if (!task) return
    this.open.delete(key)
    if (!task.isGroup) this.waiting -= task.items.length
    await this.write(task.task, { parameters: task.parameters, items: task.items })
  }

  /** Closes the fullest tasks until half of the room is free, so that they are rarely sorted. */
  private async makeRoom(): Promise<void> {
    const byItems = [...this.open]
      .filter(([, { isGroup }]) => !isGroup)
      .toSorted(([, a], [, b]) => b.items.length - a.items.length)
    for (const [key] of byItems) {
      if (this.waiting <= MOST_WAITING / 2) return
      await this.close(key)
    }
  }
}

function keyOf(parameters: Parameters, group: string | undefined): string {
  const key = sameKey(parameters)
  return group === undefined ? key : JSON.stringify([key, group])
}

/** Returns a key that is equal for equal parameters, in any order. */
export function sameKey(parameters: Parameters): string {
  return JSON.stringify(Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
