import { type Month, monthOf } from '../engine/day.js'

/**
 * Lei 14.905/2024 made the IPCA the legal index from 30/08/2024; monthly tables change in 09/2024.
 */
export const LEI_14905: Month = monthOf(2024, 9)

/** EC 113/2021 replaced correction and interest by SELIC from 09/12/2021. */
export const EC_113 = { month: monthOf(2021, 12), day: 9 }
