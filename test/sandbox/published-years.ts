/**
 * What the year came to, in percent, as it was published and typed in from there: never from the
 * months of the sandbox, which are held to it. IBGE, Sistema Nacional de Índices de Preços ao
 * Consumidor, variation in twelve months at December (SIDRA tables 1737, 1736 and 3065).
 */
export const PUBLISHED_YEARS = {
  ipca: {
    2013: 5.91,
    2014: 6.41,
    2015: 10.67,
    2016: 6.29,
    2017: 2.95,
    2018: 3.75,
    2019: 4.31,
    2020: 4.52,
    2021: 10.06,
    2022: 5.79,
    2023: 4.62,
    2024: 4.83,
  },
  inpc: {
    2013: 5.56,
    2014: 6.23,
    2015: 11.28,
    2016: 6.58,
    2017: 2.07,
    2018: 3.43,
    2019: 4.48,
    2020: 5.45,
    2021: 10.16,
    2022: 5.93,
    2023: 3.71,
    2024: 4.77,
  },
  ipca15: {
    2013: 5.85,
    2014: 6.46,
    2015: 10.71,
    2016: 6.58,
    2017: 2.94,
    2018: 3.86,
    2019: 3.91,
    2020: 4.23,
    2021: 10.42,
    2022: 5.9,
    2023: 4.72,
    2024: 4.71,
  },
} as const

/**
 * Sums and products of the twelve months in percent, as a download of the time series of the Banco
 * Central has them: series 4390, SELIC accumulated in the month, which is summed (EC 113/2021), and
 * series 189, IGP-M.
 */
export const SGS_YEARS = {
  selic: {
    2014: 10.4,
    2015: 12.54,
    2016: 13.2,
    2017: 9.53,
    2018: 6.24,
    2019: 5.79,
    2020: 2.72,
    2021: 4.35,
    2022: 11.73,
    2023: 12.31,
    2024: 10.38,
    2025: 13.47,
  },
  igpm: {
    2013: 5.5257,
    2014: 3.6749,
    2015: 10.5443,
    2016: 7.1907,
    2017: -0.5326,
    2018: 7.5521,
    2019: 7.3179,
    2020: 23.1391,
    2021: 17.7925,
    2022: 5.4584,
    2023: -3.1783,
    2024: 6.5362,
    2025: -1.0422,
  },
} as const
