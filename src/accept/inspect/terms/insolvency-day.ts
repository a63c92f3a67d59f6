import type { Parameters } from '../../../core/job/job.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { firstText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { fitOf } from '../../find/match-columns.js'
import { normaliseText } from '../../find/normalise-heading.js'
import type { Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** A title that names the date up to which claims are counted. */
const INSOLVENCY =
  /\b(?:recuperac(?:ao|oes) judicia(?:l|is)|pedido de recuperacao|falencia|liquidacao extrajudicial)\b/
const DAY = /\b(\d{2})\/(\d{2})\/(\d{4})\b/

/** "Massa Falida de Tecelagem Ipê Ltda.", "Lume S.A. - em recuperação judicial". */
const INSOLVENT =
  /^massa falida\b|\b(?:massa falida|falida|falencia decretada|(?:em )?(?:recuperacao judicial|liquidacao extrajudicial))$/

/** A cheap test before a name is normalised. */
const MAY_BE_INSOLVENT = /fal[ieê]|recupera|liquida/i

/**
 * Asks about a title with the date of an insolvency that no parameter has, and about a debtor that is
 * insolvent.
 */
export class InsolvencyDay implements DebtCheck {
  private title: Example | undefined
  private debtor: Example | undefined
  private readonly debtors: number
  /** A client of whom a seller has others owes; the only one of a sheet may be who claims. */
  private readonly clients: Set<string> | undefined

  constructor(
    private readonly given: Parameters,
    { headings, roles }: Table,
  ) {
    const under = (field: string) => headings.findIndex((heading) => fitOf(field, heading))
    const debtors = under('parte_contraria')
    const isOfClients = debtors < 0 && roles.case === undefined
    const column = isOfClients ? under('cliente') : debtors
    this.debtors = roles.amounts.length > 0 ? column : -1
    this.clients = isOfClients ? new Set() : undefined
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const value = cells[this.debtors]
    if (typeof value !== 'string') return
    if (this.clients && this.clients.size < 2) this.clients.add(value)
    if (!this.debtor && isInsolvent(value) && !this.isAsked(value))
      this.debtor = { line, value: value.trim() }
  }

  observeOtherLine(cells: readonly Cell[], line: number): void {
    const value = firstText(cells, (text) => this.saysDay(text))
    if (value !== undefined) this.title ??= { line, value: value.trim() }
  }

  found(): Found {
    const isDebtor = this.debtor && this.clients?.size !== 1
    const facts = this.title ?? (isDebtor && { ...this.debtor, isDebtor })
    return facts ? [{ code: 'ask_insolvency_day', facts: { ...facts } }] : []
  }

  private saysDay(text: string): boolean {
    return DAY.test(text) && INSOLVENCY.test(normaliseText(text)) && !this.isAsked(text)
  }

  private isAsked(text: string): boolean {
    const [, day, month, year] = DAY.exec(text) ?? []
    return Object.values(this.given).includes(`${year}-${month}-${day}`)
  }
}

function isInsolvent(name: string): boolean {
  return MAY_BE_INSOLVENT.test(name) && INSOLVENT.test(normaliseText(name))
}
