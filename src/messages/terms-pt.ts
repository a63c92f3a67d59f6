import type { Facts } from './message.js'
import { list, type Message, many, quoted, reais } from './message.js'

type Fact = Facts[string]

const number = (value: Fact) => String(value ?? '').replace('.', ',')
const NAMES: Record<string, string> = {
  ...{ interest: 'juros', fine: 'multa', fees: 'honorários' },
  wage: 'percentual do salário mínimo',
}
const chargesOf = ({ charges }: Facts) =>
  list(Array.isArray(charges) ? charges.map((of) => NAMES[of] ?? of) : charges)
const byMonth = (of: Fact) => (of === 'interest' ? ' ao mês' : '')
export const ratePt = (of: Fact, points: Fact) =>
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

function termsOf(f: Facts): string[] {
  const until = `até ${between(f.until, '')}${byColumn(f.untilHeading)}`
  const selic =
    Array.isArray(f.selic) && f.selic.length > 0 ? [`${list(f.selic)} no lugar dos juros`] : []
  return [
    `${list(f.by)}${byColumn(f.byHeading)}${isParted(f) ? ',' : ''} ${until}`,
    ...(f.isIndexOnly ? ['só o índice: juros, multa e honorários não são pedidos'] : []),
    ...(f.from === undefined ? [] : [interestOf(f)]),
    ...selic,
    ...chargeOf(f, 'multa', 'fine', '%'),
    ...chargeOf(f, 'honorários', 'fees', '%'),
    ...chargeOf(f, 'honorários', 'fixed', 'R$'),
  ]
}

/** Separates several names from the words that follow. */
const isParted = (f: Facts) => f.byHeading === undefined && Array.isArray(f.by) && f.by.length > 1

const undated = (f: Facts) =>
  f.untilWithout ? ` (${many(f.untilWithout, 'cálculo', 'cálculos')} sem data nova)` : ''

const month = (of: Fact) => String(of ?? '').replace(/^(\d{4})-(\d{2})$/, '$2/$1')
const spanned = ({ first, last }: Facts) =>
  first === last ? `em ${month(first)}` : `de ${month(first)} a ${month(last)}`

/** Messages about changes to saved calculations. */
function savedTermsOf(f: Facts): string[] {
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

/** Questions about rates, and about columns that override a parameter. */
export const termsPt = {
  ask_charge_follows: {
    text: (f) =>
      `Coluna ${f.column}: ${quoted(f.value)} na linha ${f.line} é ${number(f.ratio)}% do valor dela (${quoted(f.amount)}), e assim em ${f.rows} de ${f.of_rows} linhas: parece um valor em reais, e o serviço espera percentual.`,
    todo: (f) =>
      `Se é em reais, diga o percentual com -p e não use a coluna, com --map ${f.field}= (vazio); se é mesmo percentual, diga -p ${f.most}.`,
  },
  ask_charge_varies: {
    text: (f) =>
      `Coluna ${f.column}: quase cada linha tem outro número (${quoted(f.value)} na linha ${f.line}): parecem valores em reais, e o serviço espera percentual.`,
    todo: (f) =>
      `Se são em reais, diga o percentual com -p e não use a coluna, com --map ${f.field}= (vazio); se são mesmo percentuais, diga -p ${f.most}.`,
  },
  ask_percent_of_fixed: {
    text: (f) =>
      `Coluna ${f.column}: ${quoted(f.value)} na linha ${f.line} é um percentual, e os honorários foram ditos em reais (${f.mode ?? 'honorarios.modo'}=v).`,
    todo: (f) =>
      `Diga ${f.mode ?? 'honorarios.modo'}=p se são percentuais, corrija as células, ou não use a coluna, com --map ${f.field}= (vazio).`,
  },
  ask_high_parameter: {
    text: (f) =>
      `-p ${f.name}=${number(f.value)} iria ao serviço como ${ratePt(f.of, f.points)}, acima de ${number(f.ceiling)}%${byMonth(f.of)}.${f.of === 'interest' ? ' 12% ao ano são 1% ao mês.' : ''}`,
    todo: (f) => `Se é isso mesmo, acrescente -p ${f.most}; se não, corrija -p ${f.name}.`,
  },
  ask_fraction_parameter: {
    text: (f) =>
      `-p ${f.name}=${number(f.value)} pode ser uma fração (${number(f.whole)}%) ou um percentual (${number(f.value)}%).`,
    todo: (f) =>
      `Se são ${number(f.whole)}%, diga -p ${f.name}=${number(f.whole)}; se são ${number(f.value)}%, acrescente -p ${f.most}.`,
  },
  ask_high_inside: {
    text: (f) =>
      `${f.name}: ${number(f.value)} iria ao serviço como ${ratePt(f.of, f.points)}, acima de ${number(f.ceiling)}%${byMonth(f.of)}.${f.of === 'interest' ? ' 12% ao ano são 1% ao mês.' : ''}`,
    todo: (f) => `Se é isso mesmo, acrescente -p ${f.most}; se não, corrija ${f.name}.`,
  },
  ask_fraction_inside: {
    text: (f) =>
      `${f.name}: ${number(f.value)} pode ser uma fração (${number(f.whole)}%) ou um percentual (${number(f.value)}%).`,
    todo: (f) =>
      `Se são ${number(f.whole)}%, escreva ${number(f.whole)}; se são ${number(f.value)}%, acrescente -p ${f.most}.`,
  },
  ask_interest_start: {
    text: (f) =>
      `Coluna ${f.column}: diz desde quando correm os juros, e não seria usada, porque nada diz de quando eles correm.`,
    todo: (f) =>
      `Se correm desse dia, diga -p ${f.parameter}=${f.value}; se correm do vencimento de cada linha, -p ${f.parameter}=vencimento.`,
  },
  ask_column_overrides: {
    text: (f) =>
      `-p ${f.parameter}=${f.stated} foi dito para todas as linhas, e a coluna ${f.column} diz outra coisa (linha ${f.line}: ${quoted(f.value)}).`,
    todo: (f) =>
      `Se vale o que foi dito, acrescente --map ${f.field}= (vazio): a coluna não é usada. Se vale a coluna, linha por linha, --map ${f.field}="${f.heading}".`,
  },
  told_total_stated: {
    text: (f) =>
      `Total: lido de ${f.path}, como foi dito em ${f.on}${f.example === undefined ? '' : ` (${many(f.rows, 'linha', 'linhas')}; a primeira: ${number(f.example)})`}; onde a resposta não o tem, é procurado.`,
    todo: () => 'Se o lugar é outro, diga -p total=...',
  },
  told_total_recognised: {
    text: (f) =>
      `Total: em ${f.on} foi reconhecido em ${f.path}${f.example === undefined ? '' : ` (${many(f.rows, 'linha', 'linhas')}; a primeira: ${number(f.example)})`}; é procurado de novo em cada resposta.`,
    todo: () => 'Se o lugar é outro, diga -p total=...',
  },
  told_saved_terms: { text: (f) => `Termos: ${savedTermsOf(f).join('; ')}.` },
  told_terms: { text: (f) => `Termos: ${termsOf(f).join('; ')}.` },
  told_payments_charged: {
    text: (f) =>
      `${many(f.count, 'pagamento', 'pagamentos')} com valor negativo${f.sum === undefined ? '' : ` (${reais(f.sum)} ao todo)`}, e ${chargesOf(f)} entre o que se pede: o contrato do serviço não diz se o pagamento abate primeiro os juros ou o principal (Código Civil, art. 354), nem se leva encargos ele mesmo.`,
    todo: () => 'Confira os encargos dessas linhas no resultado, antes de usar o total.',
  },
  told_unpublished: {
    text: (f) => `${f.index} ainda não publicado ${spanned(f)}: sem correção até que saia.`,
    todo: () => 'Para parar antes: -p updateTo="último mês publicado".',
  },
} satisfies Record<string, Message>
