/** What a column of the input may mean for a job. */
export interface Field {
  /** The field's name in the dictionary of headings, and in `--map`. */
  name: string
  type: FieldType
  /** Without it there is no batch: the person has to say which column it is. */
  required?: boolean
  /** The service's parameter that a cell of this column overrides, row by row. */
  parameter?: string
  /** Other parameters that such a cell takes the place of. */
  overrides?: readonly string[]
  choices?: readonly string[]
  /** What the service says of it, for a template. */
  about?: string
  /** It is looked for only where the batch asks for this: else nothing in it is anybody's mistake. */
  onlyWith?: {
    parameter: string
    value: FieldValue
    /** The field that it changes: where that is used and nobody gave the parameter, it is asked. */
    changes?: string
  }
  /** Words in it are what is asked for, as a name is, and no footer that begins in its column. */
  asked?: true
  /** It says nothing of its own, and leaves out what a row would find without it. */
  narrows?: true
  /** Only compared with what is found: no header and no row is known by it. */
  isCompared?: true
  /** An amount that says something at zero: no interest, no fine. */
  mayBeZero?: true
  /** A day that ends a period: of a month alone it is the last. */
  endsPeriod?: true
  /** Its name is the service's own for a field, that no word of the data is. */
  isOwn?: true
  /** It holds percentages. */
  ceiling?: Ceiling
}

/** Above it, a percentage is asked about until a person says that it is meant. */
export interface Ceiling {
  of: 'interest' | 'fine' | 'fees' | 'wage'
  /** Percent points: of interest by the month. */
  points: string
  /** Up to so much, a number may be a fraction of one instead of percent points. */
  fraction: string
  /** The parameter that says the highest that is meant. */
  statedBy: string
}

export type FieldType =
  | 'amount'
  | 'date'
  | 'percent'
  | 'fee'
  | 'yesno'
  | 'choice'
  | 'case'
  | 'oab'
  | 'text'

/** A cell that was understood: an amount or percentage as a decimal string, a date as ISO. */
export type FieldValue = string | boolean
export type RowFields = Record<string, FieldValue | undefined>

/** A parameter of the service that `-p name=value` may set. */
export interface Parameter {
  /** `fields.*` stands for every name that begins so. */
  name: string
  /** What an office calls it; taken in any case, with or without accents. */
  aliases?: readonly string[]
  /** `age`: a day, also as so many days before today. */
  type: Exclude<FieldType, 'case' | 'fee' | 'oab'> | 'number' | 'age'
  /** A date that may be said as the last month that is published. */
  published?: true
  /** A date that is today's where nobody says another. */
  today?: true
  /** It only chooses what {@link Job.listed} lists. */
  ofList?: true
  choices?: readonly string[]
}
export type Parameters = Record<string, FieldValue>

/** What was read for free before anything was spent: catalogue entries and series, by name. */
export type Knowledge = Record<string, unknown>
