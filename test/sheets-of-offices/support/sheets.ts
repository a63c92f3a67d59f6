import { chargesAndTitles } from './charges-sheets.js'
import {
  claimDoubledSheets,
  claimReducedSheets,
  claimTermsSheets,
} from './claims-doubled-sheets.js'
import { managerLedgers } from './claims-ledgers-sheets.js'
import { managerSheets } from './claims-manager-sheets.js'
import { claimPartsSheets } from './claims-parts-sheets.js'
import { claimRateSheets } from './claims-rates-sheets.js'
import { claimSheets } from './claims-sheets.js'
import { datesAndAmounts } from './dates-sheets.js'
import { layouts } from './layouts-sheets.js'
import { ledgers } from './ledgers-sheets.js'
import { deskLists } from './lists-desk.js'
import { dossier } from './lists-dossier.js'
import { keysElsewhere } from './lists-elsewhere.js'
import { extract } from './lists-extract.js'
import { filters } from './lists-filters.js'
import { hurried } from './lists-hurried.js'
import { listLayouts } from './lists-layouts.js'
import { paralegal } from './lists-paralegal.js'
import { people } from './lists-people.js'
import { registrations } from './lists-registrations.js'
import { reviewed } from './lists-review.js'
import { watch } from './lists-watch.js'
import { ordinary } from './ordinary-sheets.js'
import type { OfficeSheet } from './outcome.js'
import { saidBesideSheets } from './said-beside-sheets.js'
import { otherJobs } from './saved-sheets.js'
import { settled } from './settled-sheets.js'

/** Amounts, by what they have in common. */
export const moneySheets: [name: string, sheets: OfficeSheet[]][] = [
  ['settled, cancelled, deducted', settled],
  ['dates and amounts', datesAndAmounts],
  ['charges, titles and sums', chargesAndTitles],
  ['layouts', layouts],
  ['ledgers', ledgers],
  ['update, calc and recalc', otherJobs],
  ['ordinary', ordinary],
  ['claims', claimSheets],
  ['claims and their charges', claimRateSheets],
  ['claims and their parts', claimPartsSheets],
  ['claims of a credit manager', managerSheets],
  ['ledgers of a credit manager', managerLedgers],
  ['claims that stand twice', claimDoubledSheets],
  ['claims of which less is owed', claimReducedSheets],
  ['claims against their terms', claimTermsSheets],
  ['said beside the amounts', saidBesideSheets],
]

/** Registrations, cases, names and documents. */
export const listSheets: [name: string, sheets: OfficeSheet[]][] = [
  ['publications, registrations and cases', registrations],
  ['publications, filters', filters],
  ['publications, layouts', listLayouts],
  ['dossier', dossier],
  ['people', people],
  ['watch', watch],
  ['extract', extract],
  ['in a hurry', deskLists],
  ['of a paralegal', paralegal],
  ['in a hurry, once more', hurried],
  ['reviewed', reviewed],
  ['keys beside the columns that are read', keysElsewhere],
]
