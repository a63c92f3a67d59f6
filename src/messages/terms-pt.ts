import { type Facts, list, localDay, localMonth, many, quoted } from './message.js'

type Fact = Facts[string]

export const number = (value: Fact) => String(value ?? '').replace('.', ',')
const NAMES: Record<string, string> = {
  interest: 'juros',
  fine: 'multa',
  fees: 'honorários',
  wage: 'percentual do salário mínimo',
}
export const chargesOf = ({ charges }: Facts) =>
  Array.isArray(charges)
    ? new Intl.ListFormat('pt-BR').format(charges.map((of) => NAMES[of] ?? of))
    : list(charges)
export const byMonth = (of: Fact) => (of === 'interest' ? ' ao mês' : '')
export const rate = (of: Fact, points: Fact) =>
  `${NAMES[String(of)]} de ${number(points)}%${byMonth(of)}`

const between = (ends: Fact, unit: string) =>
  (Array.isArray(ends) ? ends : []).map((end) => inUnit(number(end), unit)).join(' a ')
const inUnit = (amount: string, unit: string) =>
  unit === 'R$' ? `R$ ${amount} por valor` : `${amount}${unit}`
const byColumn = (heading: Fact) => (heading === undefined ? '' : ` (coluna ${quoted(heading)})`)
const without = (rows: Fact) => (rows ? ` (${many(rows, 'linha', 'linhas')} sem)` : '')
/** Nothing was sent, and the contract does not say what the service then takes for the start. */
export const NO_START = 'sem termo inicial informado no pedido'
const STARTS: Record<string, string> = {
  vencimento: ' desde o vencimento',
  citacao: ', pedidos desde a citação',
  due: ', pedidos desde o vencimento',
  own: ' desde a data de cada valor',
  '': `, ${NO_START}`,
}

function interestOf(f: Facts): string {
  if (f.interest === undefined)
    return f.ofTable ? 'juros da própria tabela, se ela os tem' : 'sem juros'
  const starts = (Array.isArray(f.from) ? f.from : []).map((one) => STARTS[one] ?? '')
  const from =
    starts.length < 2
      ? starts.join('')
      : `${starts.map((one) => one.replace(/^,(?: pedidos)?/, '')).join(' ou')}, como pedidos`
  return `juros${f.simple ? ' simples' : ''} de ${between(f.interest, '%')} ao mês${from}${byColumn(f.interestHeading)}${without(f.interestWithout)}`
}

function chargeOf(f: Facts, name: string, of: string, unit: string): string[] {
  if (f[of] === undefined) return []
  const heading = byColumn(f[`${of}Heading`])
  const base = f[`${of}On`] === undefined ? '' : String(f[`${of}On`])
  return [`${name} de ${between(f[of], unit)}${base}${heading}${without(f[`${of}Without`])}`]
}

/** Older builds told the days in words, without saying which end they are. */
function selicOf({ selic, selicDays }: Facts): string[] {
  const spans = Array.isArray(selicDays) ? selicDays.map(selicSpan) : selic
  if (!Array.isArray(spans) || spans.length === 0) return []
  return [`${list(spans)} no lugar da correção e dos juros`]
}

function selicSpan(span: string): string {
  const [from, until] = span.split('/').map(localDay)
  if (from && until) return `SELIC de ${from} a ${until}`
  return ['SELIC', ...(from ? [`desde ${from}`] : []), ...(until ? [`até ${until}`] : [])].join(' ')
}

export function termsOf(f: Facts): string[] {
  const until = `até ${between(f.until, '')}${byColumn(f.untilHeading)}`
  return [
    `${list(f.by)}${byColumn(f.byHeading)}${isParted(f) ? ',' : ''} ${until}`,
    ...(f.isIndexOnly ? ['só o índice: juros, multa e honorários não são pedidos'] : []),
    ...(f.from === undefined ? [] : [interestOf(f)]),
    ...selicOf(f),
    ...chargeOf(f, 'multa', 'fine', '%'),
    ...chargeOf(f, 'honorários', 'fees', '%'),
    ...chargeOf(f, 'honorários', 'fixed', 'R$'),
  ]
}

/** Separates several names from the words that follow. */
const isParted = (f: Facts) => f.byHeading === undefined && Array.isArray(f.by) && f.by.length > 1

const undated = (f: Facts) =>
  f.untilWithout ? ` (${many(f.untilWithout, 'cálculo', 'cálculos')} sem data nova)` : ''

export const spanned = ({ first, last }: Facts) =>
  first === last ? `em ${localMonth(first)}` : `de ${localMonth(first)} a ${localMonth(last)}`

export function savedTermsOf(f: Facts): string[] {
  const until =
    f.until === undefined
      ? ''
      : ` até ${between(f.until, '')}${byColumn(f.untilHeading)}${undated(f)}`
  const subject = f.isRecalc
    ? `recálculo${until || ', cada um até a data que já tem'}`
    : `novos cálculos, ${list(f.types)}`
  return [
    subject,
    ...(Array.isArray(f.set) ? f.set : []),
    ...chargeOf(f, 'juros', 'interest', '% ao mês'),
    ...chargeOf(f, 'multa', 'fine', '%'),
    ...chargeOf(f, 'honorários', 'fees', '%'),
    ...(Array.isArray(f.columns)
      ? [`linha por linha, conforme as colunas: ${list(f.columns)}`]
      : []),
  ]
}
