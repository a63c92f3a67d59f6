import type { Plan, Reason } from '../core/batch.js'
import { EXIT, UserError } from '../core/errors.js'
import type {
  Job,
  Knowledge,
  Parameters,
  Prefetch,
  Price,
  RowPlan,
  Survey,
} from '../core/job/job.js'
import type { RowRecord, TaskRecord } from '../core/task.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { ROWS_PER_CHUNK } from '../records/batch-records.js'
import { taskId } from '../records/keys.js'
import type { IsoDate } from '../values/dates.js'
import { GroupSpellings } from './group-spellings.js'
import { Packer, type Place } from './pack.js'
import { type PlannableRow, planOf, recordOf } from './plannable-row.js'
import { PlannedGroups } from './planned-groups.js'
import { Reasons } from './reasons.js'
import { Repeats } from './repeats.js'
import { type ReusableAnswers, ReusedTasks } from './reused-tasks.js'
import { type Crossing, RowSurvey } from './row-survey.js'
import { StateChanges } from './state-changes.js'

/** The destination of the plan: the bucket, or nothing if only the price is needed. */
export interface PlanSink {
  rows(chunk: number, rows: RowRecord[]): Promise<void>
  task(task: string, record: TaskRecord): Promise<void>
  /** Records a task whose answers are those of task `from` in an earlier version of the batch. */
  reuse?(task: string, from: string): Promise<void>
}

export interface PlanOptions {
  parameters: Parameters
  knowledge: Knowledge
  duplicates: 'warn' | 'drop'
  /** The most items of a call, if the service has shown that the job's own number is too high. */
  pack?: number
  /** Dates, such as those of a change of law, that the span of a row may cross. */
  watched?: readonly IsoDate[]
  reusable?: ReusableAnswers | undefined
  /** The rows are those of a batch that was made. */
  isSettled?: boolean
  progress?(rows: number): void
}

export interface Planned {
  plan: Plan
  /** By reason, the most frequent first. */
  rejections: readonly Reason[]
  /** Why each row of a group that is not made ends as rejected, by its line. */
  unmade: ReadonlyMap<number, Sentence[]>
  /** The remarks on rows to compute, in the same way, and how many rows have one. */
  remarks: readonly Reason[]
  remarked: number
  /** How many rows to compute cross each of the watched dates. */
  crossings: ReadonlyMap<IsoDate, Crossing>
  survey: Survey
}

/** Plans tasks from rows: streams the input once, writing rows in chunks, tasks as they fill. */
export async function planBatch(
  rows: AsyncIterable<PlannableRow>,
  job: Job,
  sink: PlanSink,
  options: PlanOptions,
): Promise<Planned> {
  const planner = new Planner(job, sink, options)
  for await (const row of rows) await planner.add(row)
  return planner.end()
}

class Planner {
  private readonly price: Price = { calls: 0, units: 0 }
  private readonly plan: Plan = {
    rows: 0,
    chunks: 0,
    tasks: 0,
    rejected: 0,
    duplicate: 0,
    ignored: 0,
    toCall: 0,
    hidden: 0,
    groups: 0,
    price: this.price,
  }
  private readonly survey: RowSurvey
  private readonly spellings: GroupSpellings
  private readonly repeats = new Repeats()
  private readonly states = new StateChanges()
  private readonly rejections = new Reasons()
  private readonly unmade = new Map<number, Sentence[]>()
  private readonly remarks = new Reasons()
  private remarked = 0
  private readonly packer: Packer
  private chunk: RowRecord[] = []
  private readonly groups: PlannedGroups
  private readonly reused: ReusedTasks | undefined
  /** Prefetches that tasks need, by name. */
  private readonly prefetches = new Map<string, Prefetch>()

  constructor(
    private readonly job: Job,
    private readonly sink: PlanSink,
    private readonly options: PlanOptions,
  ) {
    this.survey = new RowSurvey(options.watched ?? [])
    this.spellings = new GroupSpellings(options.isSettled)
    this.groups = new PlannedGroups(job, options.knowledge)
    const most = Math.min(job.pack, options.pack ?? job.pack)
    this.reused = options.reusable && sink.reuse && new ReusedTasks(options.reusable, sink.reuse)
    this.packer = new Packer(most, async (task, record) => {
      if (await this.reusesGroup(task, record)) return
      if (job.groupOf) record.whole = this.groups.has(task)
      if (this.groups.isBroken(task)) record.broken = true
      else this.addPrice(record)
      this.countUnmade(this.groups.unmade(task, record))
      return sink.task(task, record)
    })
  }

  async add(row: PlannableRow): Promise<void> {
    this.plan.rows += 1
    if (row.hidden) this.plan.hidden += 1
    this.chunk.push(await this.record(row))
    if (this.chunk.length >= ROWS_PER_CHUNK) await this.writeChunk()
  }

  async end(): Promise<Planned> {
    if (this.chunk.length > 0) await this.writeChunk()
    await this.packer.end()
    await this.reused?.end()
    if (this.reused) {
      this.plan.kept = this.reused.rows
      this.price.calls += this.reused.price.calls
      this.price.units += this.reused.price.units
    }
    this.plan.tasks = this.packer.tasks
    const survey = this.survey.summary()
    this.plan.groups = survey.groups.length
    await this.addPrefetches(survey)
    return {
      plan: this.plan,
      survey,
      crossings: this.survey.crossings,
      rejections: this.rejections.byRows(),
      unmade: this.unmade,
      remarks: this.remarks.byRows(),
      remarked: this.remarked,
    }
  }

  private async record(row: PlannableRow): Promise<RowRecord> {
    const record = recordOf(row)
    if (row.ignored) return this.count('ignored', { ...record, ignored: row.ignored })
    record.fields = row.fields
    const why = this.job.excludes?.(row.fields, this.options.knowledge)
    if (why !== undefined) return this.count('ignored', { ...record, ignored: why })
    const group = this.groupIn(row)
    const planned = planOf(row, this.job, this.options)
    if (planned.is === 'rejected') {
      if (planned.asks) throw decisionError(planned.problems, row)
      return this.reject(record, planned.problems, group)
    }
    const notes = [...row.notes, ...planned.notes]
    const done = this.earlierChange(row, planned)
    const earlier = done ?? this.repeats.firstLineOf(row)
    if (earlier !== undefined) {
      if (done !== undefined || this.options.duplicates === 'drop')
        return this.count('duplicate', { ...record, duplicateOf: earlier })
      notes.push(sentence('note_repeated_row', { line: earlier }))
    }
    this.survey.note(planned)
    const { parameters, item, alone = false } = planned
    const kept = group === undefined ? this.reusedPlace(parameters, item) : undefined
    const place = kept ?? (await this.packer.add(parameters, item, alone, group))
    if (group !== undefined) this.groups.add(place.task, group, row.line)
    if (notes.length === 0) return this.count('toCall', { ...record, ...place })
    this.remarks.note(notes, row.line)
    this.remarked += 1
    return this.count('toCall', { ...record, ...place, notes })
  }

  private reject(record: RowRecord, problems: Sentence[], group: string | undefined): RowRecord {
    if (group !== undefined) this.groups.breakGroup(group)
    this.rejections.note(problems, record.line)
    return this.count('rejected', { ...record, problems })
  }

  /** The rows stay in their task, by which each comes back. */
  private countUnmade(rows: readonly [line: number, problems: Sentence[]][]): void {
    if (rows.length > 0) this.plan.unmade = (this.plan.unmade ?? 0) + rows.length
    for (const [line, problems] of rows) {
      this.unmade.set(line, problems)
      this.rejections.note(problems, line)
    }
  }

  /** Returns the earlier line that asks for the same change at the service. */
  private earlierChange(
    row: PlannableRow,
    { item, parameters }: RowPlan & { is: 'item' },
  ): number | undefined {
    const changed = this.job.changes?.(item)
    if (changed === undefined) return undefined
    const earlier = this.states.earlier(changed, parameters, row.line)
    if (earlier?.asks === 'other')
      throw decisionError(
        [sentence('ask_two_states', { id: changed, other_line: earlier.line })],
        row,
      )
    return earlier?.line
  }

  /** Returns the place of the row's answer, if an earlier version of the batch has it. */
  private reusedPlace(parameters: Parameters, item: unknown): Place | undefined {
    const kept = this.reused?.item(parameters, item, () => this.packer.reserve())
    if (kept?.isFirst) this.notePrefetches(parameters)
    return kept?.place
  }

  /** Decides whether a group reuses its answer: all of its rows have to be unchanged. */
  private async reusesGroup(task: string, { parameters, items }: TaskRecord): Promise<boolean> {
    if (!this.groups.has(task) || this.groups.isBroken(task)) return false
    const isKept = (await this.reused?.group(task, parameters, items)) === true
    if (isKept) this.notePrefetches(parameters)
    return isKept
  }

  /** Adds prefetch tasks: they are last in the plan, and are executed before all others. */
  private async addPrefetches(survey: Survey): Promise<void> {
    const { prefetches } = this.job
    const ofBatch = prefetches?.forBatch?.(survey, this.options.knowledge) ?? []
    const wanted = [...ofBatch, ...this.prefetches.values()]
    if (!prefetches || this.plan.toCall === 0 || wanted.length === 0) return
    // A patch that asks nothing else keeps what its base knew.
    const asksNothing = this.reused !== undefined && this.price.calls === 0
    for (const reading of wanted) {
      const task = taskId(this.plan.tasks + 1)
      const isKept = await this.reused?.reading(task, reading)
      if (!isKept && asksNothing) continue
      this.plan.tasks += 1
      this.plan.readings = (this.plan.readings ?? 0) + 1
      if (isKept) continue
      const request = prefetches.request(reading, this.options.knowledge)
      this.price.calls += request ? 1 : 0
      this.price.units += request?.units ?? 0
      const { parameters } = reading
      await this.sink.task(task, { parameters, items: [], reading })
    }
  }

  private addPrice(record: TaskRecord): void {
    const { job } = this
    const { parameters, items } = record
    const { knowledge } = this.options
    const price = job.price?.({ parameters, items, answers: [] }, knowledge)
    if (price) record.price = price
    this.price.calls += price?.calls ?? 1
    this.price.units += price?.units ?? 1
    this.notePrefetches(parameters)
  }

  private notePrefetches(parameters: Parameters): void {
    const { prefetches } = this.job
    for (const reading of prefetches?.forTask?.(parameters, this.options.knowledge) ?? []) {
      this.prefetches.set(reading.name, reading)
    }
  }

  private groupIn(row: PlannableRow): string | undefined {
    if (!this.job.groupOf) return undefined
    const group = this.job.groupOf(row.fields)
    const question = this.spellings.question(group, row)
    if (question) throw decisionError([question], row)
    return group
  }

  private count(as: 'ignored' | 'rejected' | 'duplicate' | 'toCall', record: RowRecord): RowRecord {
    this.plan[as] += 1
    return record
  }

  private async writeChunk(): Promise<void> {
    const rows = this.chunk
    this.chunk = []
    this.plan.chunks += 1
    await this.sink.rows(this.plan.chunks, rows)
    this.options.progress?.(this.plan.rows)
  }
}

function decisionError(problems: readonly Sentence[], { line }: PlannableRow): UserError {
  const ofLine = problems.map(({ code, facts }) => sentence(code, { ...facts, line }))
  return new UserError(EXIT.decision, ofLine)
}
