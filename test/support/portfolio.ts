/** A portfolio whose amounts are all different, so that each row can be found at the service. */
export function portfolio(
  rows: number,
  more: { headings?: string[]; cells?: (i: number) => string[] } = {},
): string {
  const lines = [
    ['Nº do Processo', 'Cliente', 'Valor', 'Vencimento', ...(more.headings ?? [])].join(';'),
  ]
  for (let i = 1; i <= rows; i += 1) {
    lines.push(
      [caseNumber(i), `Cliente ${i % 7}`, amount(i), date(i), ...(more.cells?.(i) ?? [])].join(';'),
    )
  }
  return `${lines.join('\r\n')}\r\n`
}

/** 100,01 for the first row, 100,02 for the second. */
export function amount(i: number): string {
  const cents = String(10_000 + i)
  return `${cents.slice(0, -2)},${cents.slice(-2)}`
}

function date(i: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(1 + (i % 28))}/${two(1 + (i % 12))}/${2015 + (i % 8)}`
}

/** Check digits close (Resolução CNJ 65/2008). */
export function caseNumber(i: number): string {
  const sequence = String(1_000_000 + i)
  const rest = '20218260100'
  const check = String(98n - (BigInt(`${sequence}${rest}00`) % 97n)).padStart(2, '0')
  return `${sequence}-${check}.2021.8.26.0100`
}

/** Up to 500 rows to a call. */
export const PACKED = '--job correct -p index=ipca -p updateTo=31/12/2024 --json --yes'.split(' ')

/** A fixed fee belongs to one row: with these parameters each row is a call of its own. */
export const ONE_CALL_A_ROW = [
  '--job',
  'correct',
  '-p',
  'index=ipca',
  '-p',
  'updateTo=31/12/2024',
  '-p',
  'honorarios.valor=100',
  '-p',
  'honorarios.modo=v',
  '--json',
  '--yes',
]
