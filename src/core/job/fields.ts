/** What a column of the input may mean for a job. */
export interface Field {
  /** Name of the field in the dictionary of headings and in `--map`. */
  name: string
  type: FieldType
  /** Without such a column there is no batch: the user has to name the column. */
  required?: boolean
  /** The service's parameter that a cell of this column overrides, row by row. */
  parameter?: string
  /** Other parameters that such a cell replaces. */
  overrides?: readonly string[]
  choices?: readonly string[]
  /** The service's description of the field, for a template. */
  about?: string
  /** The field is used only where this parameter has this value; otherwise its cells are unchecked. */
  onlyWith?: {
    parameter: string
    value: FieldValue
    /** The field that it changes: where that is used without the parameter, the user is asked. */
    changes?: string
  }
  /** Words in this column are data, such as a name, and never the start of a footer. */
  asked?: true
  /** The field only restricts: a row without it asks for more. */
  narrows?: true
  /** The field is only compared with the answer: it identifies neither a header nor a row. */
  isCompared?: true
  /** Zero is a meaningful amount: no interest, no fine. */
  mayBeZero?: true
  /** A date that ends a period: a month alone means its last day. */
  endsPeriod?: true
  /** The name is the service's identifier of a field, which is never a word of the data. */
  isOwn?: true
  /** The field holds percentages. */
  ceiling?: Ceiling
  /** The catalogue's name of the value that the field has in the whole batch. */
  named?: string
}

/** A percentage above it is asked about, unless the user confirmed it. */
export interface Ceiling {
  of: 'interest' | 'fine' | 'fees' | 'wage'
  /** Percent points; of interest, by the month. */
  points: string
  /** A number up to this one may be a fraction of one instead of percent points. */
  fraction: string
  /** The parameter that confirms a higher percentage. */
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

/** The value of a parsed cell: an amount or percentage as a decimal string, a date as ISO. */
export type FieldValue = string | boolean
export type RowFields = Record<string, FieldValue | undefined>

/** A parameter of the service that `-p name=value` may set. */
export interface Parameter {
  /** `fields.*` stands for every name with this beginning. */
  name: string
  /** Names that offices use, compared without case and accents. */
  aliases?: readonly string[]
  /** `age`: a date, also given as a number of days before today. */
  type: Exclude<FieldType, 'case' | 'fee' | 'oab'> | 'number' | 'age'
  /** A date for which the user may write the last published month. */
  published?: true
  /** A date that is today unless the user gives another. */
  today?: true
  /** The parameter only selects rows for {@link Job.listed}. */
  ofList?: true
  choices?: readonly string[]
}
export type Parameters = Record<string, FieldValue>

/** Catalogue entries and series by name, read for free before any unit is spent. */
export type Knowledge = Record<string, unknown>
