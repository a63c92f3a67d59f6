import type { FieldValue, Parameters } from '../../../core/job/job.js'
import type { MessageCode } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { daysBetween, toBrazilian } from '../../../values/dates.js'
import { readYesNo } from '../../cells/cell-text.js'
import { A_CENT, areSameCents, isMoney, looseAmount } from '../../cells/loose-amount.js'
import type { Table } from '../../find/table.js'
import { correctionBy, type Named, otherTerm } from '../terms/compared-terms.js'

/** A cell below a heading of a meaning, and what its line has in the columns that are read. */
export interface Said {
  cells: readonly Cell[]
  cell: Cell
  text: string
  /** The date in the cell. */
  day?: string
  /** The date of the debt, and the end of what is owed by the month. */
  due?: string
  end?: string
  amount?: number
  /** The rate of its loan, in percent points. */
  rate?: number
  given: Parameters
  named?: Named
}

/** What a column that no field reads says of the debts. */
export interface Meaning {
  code: MessageCode
  /** Matches {@link plainHeading}. */
  heads: RegExp
  says(said: Said): boolean
  /** The columns that are read leave it open. */
  isOpen?(context: {
    due: string
    amount: string
    columns: Table['columns']
    given: Parameters
  }): boolean
  /** One line of which this holds shows another kind of column. */
  isRefuted?(said: Said): boolean
  /** It is said only where all lines say the same, or where not all do. */
  isOfAll?: 'same' | 'mixed'
}

const TERM =
  '(?:indice|indexador|tabela|correcao|juro|taxa|percentual|multa|honorario|data base|termo inicial|citacao)'
/** The parameters and columns that apply a charge: beside them, a yes may say to which lines. */
const APPLIED = {
  juro: /juros|selic|taxa/,
  multa: /multa/,
  honorario: /honorarios/,
  encargo: /juros|selic|taxa|multa/,
}
const RATE_OR_INDEX = /\d ?%|\b(?:inpc|ipca|igp|selic|cdi|incc|tjlp|poupanca)\b/i
const DAYS = /^(?:em |a |para )?(\d{1,3})(?: ?(?:dias?|d|ddl|dd|dfm))?\b(?![.,/])/i
const WITH_UNIT = /^(?:em |a |para )?\d{1,3}(?: ?\/ ?\d{1,3}){0,11} ?(?:dias?|d|ddl|dd|dfm)\b/i
const PAST_DUE = /\b(?:venc\w*|pagamento|pag[oa]|deposito|desembolso|recolhimento)\b/

const ONE =
  '(?:empregad[oa]|funcionari[oa]|trabalhador|servidor|substituid[oa]|associad[oa]|filiad[oa]|alun[oa]|pessoa|cabeca|vida|beneficiari[oa]|dependente|vaga|lote|leito|hectare|ha|saca|tonelada|hora|diaria|visita|sessao|consulta|plantao|aula)'
/** "Contribuição por empregado", "R$/ha", "Tarifa", as {@link plainHeading} has them. */
const OF_EACH = new RegExp(
  `\\b(?:por|cada|p) (?:cada )?${ONE}$|^(?:(?:valor|preco) )?(?:hectare|ha|saca|sc|tonelada|hora|diaria)$|^tarifa\\b|\\bunitari[oa]\\b|^preco (?:\\p{L}+ )?(?:por|p)\\b`,
  'u',
)

const LONGEST_TERM_DAYS = 365
const LONGEST_MONTH_DAYS = 31

const isTerm = (days: number) => days > 0 && days <= LONGEST_TERM_DAYS
const isOther = ({ day }: Said, one: FieldValue | undefined) => day !== undefined && day !== one
export const isNotGiven = ({ day, given }: Said) =>
  day !== undefined && ![day, toBrazilian(day)].some((one) => Object.values(given).includes(one))
/** A difference is what is left of it. */
const isNoDifference = ({ amount }: { amount: string }) => !/^diferenca\b/.test(amount)
const isLess = ({ cell, amount = 0 }: Said) => {
  const left = looseAmount(cell) ?? amount
  return left < amount && left >= 0
}
const isBeforeDue = ({ due }: { due: string }) => !PAST_DUE.test(due)

export const MEANINGS: readonly Meaning[] = [
  // "Novo vencimento", "Prorrogado para", "Vencimento antecipado", "Vencimento original".
  {
    code: 'ask_postponed',
    heads:
      /^(?:nov[oa] (?:data|(?:data )?(?:vencimento|prazo))|(?:vencimento|data|prazo) (?:prorrogad|repactuad|postergad|adiad|antecipad|alterad|nov|antig|primitiv)[oa]|vencimento (?:original|anterior|inicial)|(?:antigo|primeiro) vencimento|(?:prorrogad|postergad|adiad)[oa](?: (?:para|ate))?|exigivel (?:a partir|desde|em)|carencia ate|prorrogacao(?: (?:vencimento|para|ate))?)$/,
    says: (said) => said.due !== undefined && isOther(said, said.due),
  },
  // "Prazo (dias)", "Condição de pagamento", "Dia do vencimento", beside the date of an invoice.
  {
    code: 'ask_due_later',
    heads:
      /^(?:prazo|(?:prazo )?ddl|vencimento em|vence em|(?:prazo|vencimento|vence)(?: em)? dia|dia (?:(?:para|p|ate) )?(?:o )?(?:vencimento|pagamento|prazo)|prazo (?:(?:para|p) )?(?:o )?(?:pagamento|vencimento|faturamento|fatura|nota|boleto|venda|concedido)(?: (?:em )?dia)?)$/,
    isOpen: isBeforeDue,
    says: ({ text }) => isTerm(Number(DAYS.exec(text)?.[1])),
  },
  {
    code: 'ask_due_later',
    heads: /^(?:condicao|cond)(?: (?:pagamento|pag|venda|comercial))?$/,
    isOpen: isBeforeDue,
    says: ({ text }) => WITH_UNIT.test(text) && !/^0 /.test(text),
  },
  {
    code: 'ask_due_later',
    heads: /^(?:(?:prazo|periodo|mes|dia|qtd|qtde) )?carencia\b/,
    isOpen: ({ due }) => !/\bvenc\w*\b/.test(due),
    says: ({ text }) => /^[1-9]\d{0,3}(?: ?(?:mes(?:es)?|dias?))?$/i.test(text),
  },
  // "Valor revisado"; below, what is left of an amount: where it is more, it has interest in it.
  {
    code: 'ask_revised',
    heads:
      /^(?:nov[oa] (?:valor|montante|saldo|preco|parcela|aluguel)|(?:(?:valor|montante|parcela|aluguel|preco) )?(?:nov[oa]|(?:revist|revisad|retificad|repactuad|renegociad|negociad|ajustad|acordad|reduzid|homologad|reconhecid|incontrovers|aprovad)[oa]|revisao|renegociacao))$/,
    says: ({ cell, amount }) => amount !== undefined && (looseAmount(cell) ?? amount) !== amount,
  },
  {
    code: 'ask_revised',
    heads:
      /^(?:(?:valor|montante|saldo|principal|titulo|debito) )?(?:(?:ainda )?em aberto|aberto|pendente|remanescente|restante|residual|a receber|inadimplente|nao pag[oa])$|^(?:saldo|valor) (?:devido|a pagar|que falta|faltante|em atraso)$|^(?:valor )?(?:saldo|sld)(?: (?:liquido|titulo|parcela|prestacao|duplicata|documento|doc|nota|fatura|boleto|cheque|cobranca))?$|^(?:resta|falta pagar)$/,
    isOpen: isNoDifference,
    says: isLess,
  },
  // "Saldo atual" of a title, but not of an account, of a loan, or of hours.
  {
    code: 'ask_revised',
    heads: /^(?:valor )?(?:saldo|sld) (?:atual|debito|divida)$/,
    isOpen: isNoDifference,
    says: (said) => isMoney(said.cell) && isLess(said),
    isRefuted: ({ cell, amount = Infinity }) => (looseAmount(cell) ?? 0) > amount,
  },
  // "Valor liberado" beside "Valor financiado": no more was lent.
  {
    code: 'ask_revised',
    heads: /^(?:valor |montante |total )?(?:liberad|desembolsad|creditad|utilizad|sacad)[oa]$/,
    isOpen: ({ amount }) =>
      /\b(?:financiad|contratad|aprovad|concedid|limite|credito)/.test(amount),
    says: ({ cell, amount = 0 }) => (looseAmount(cell) ?? amount) < amount,
  },
  // "Fração ideal" beside an expense of the whole building.
  {
    code: 'ask_deducted',
    heads: /^(?:fracao|quota|cota)(?: parte)? ideal\b/,
    isOpen: ({ amount }) =>
      /^(?:despesa|gasto|custo|orcamento|total|valor (?:total|despesa|obra))\b/.test(amount),
    says: ({ cell }) => {
      const part = looseAmount(cell) ?? 1
      return part > 0 && part < 1
    },
  },
  // "Parcela superpreferencial", "Adiantamento": paid before the rest.
  {
    code: 'ask_deducted',
    heads:
      /^(?:(?:parcela|valor|pagamento|credito) )?(?:super ?preferencial|adiantamento|antecipacao|(?:adiantad|antecipad)[oa])(?: (?:pag|recebid|levantad)[oa])?$/,
    says: ({ cell, amount = 0 }) => {
      const paid = looseAmount(cell) ?? 0
      return paid > 0 && paid < amount
    },
  },
  // "Nº de herdeiros": each owes, or is owed, a part.
  {
    code: 'ask_deducted',
    heads:
      /^(?:n|no|numero|qtd|qtde|quantidade|total) (?:herdeir[oa]|sucessor(?:e)?|soci[oa]|devedor(?:e)?|credor(?:e)?|coobrigad[oa]|beneficiari[oa]|(?:co)?proprietari[oa]|condomin[oa]|autor(?:e)?|exequente|executad[oa]|fiador(?:e)?)$/,
    says: ({ cell }) => (looseAmount(cell) ?? 0) > 1,
  },
  // "Nº de empregados" beside "Contribuição por empregado", "Consumo (kWh)" beside "Tarifa": the
  // amount is that of one. Days and instalments are no use.
  {
    code: 'ask_stated_share',
    heads: new RegExp(
      `^(?:(?:n|no|nr|num|numero|qtd|qtde|quantidade|total) )?${ONE}$|^(?:qtd|qtde|quantidade|consumo|volume|peso|area|carga|leitura|medicao)\\b(?!.*\\b(?:dia|mes|parcela|prestacao)\\b)`,
    ),
    isOpen: ({ amount }) => OF_EACH.test(amount),
    says: ({ cell, amount }) => ![1, amount].includes(looseAmount(cell) ?? 1),
  },
  // "Rescindido em", "Matrícula trancada em", "Exoneração", before the day on which the line falls due.
  {
    code: 'ask_settled',
    heads:
      /^(?:data )?(?:\p{L}+ )?(?:(?:trancad|rescindid|desligad|desocupad|exonerad)[oa](?: (?:em|desde))?|trancamento|desocupacao|entrega (?:as )?chave|(?:exoneracao|maioridade)(?: em)?)$|^(?:proprietari|locatari|inquilin|morador|responsavel|soci)[oa]? ate$|^(?:unidade|apartamento|apto|sala|lote) (?:vendid|alienad|transferid)[oa](?: em)?$/u,
    says: ({ day, due }) => day !== undefined && due !== undefined && day < due,
  },
  // "De", "Até" and an amount of each month: the line stands for all of them.
  {
    code: 'ask_instalments',
    heads: /^(?:(?:data|mes|periodo|vigencia) )?(?:ate|fim|final|termino)$/,
    isOpen: ({ due }) =>
      /^(?:(?:data|mes|periodo|vigencia) )?(?:de|desde|inicio|inicial|a partir)$|^(?:vigencia|periodo)$/.test(
        due,
      ),
    says: ({ day, due }) =>
      day !== undefined && due !== undefined && daysBetween(due, day) > LONGEST_MONTH_DAYS,
  },
  // "Competência final", more than a month after the line fell due.
  {
    code: 'ask_instalments',
    heads: /^competencia (?:final|fim|ate)$/,
    says: ({ day, due }) =>
      day !== undefined && due !== undefined && daysBetween(due, day) > LONGEST_MONTH_DAYS,
  },
  // "Novo índice", "Tabela a usar", "Juros fixados"; "Encargos contratuais" with a rate or an index.
  {
    code: 'ask_new_terms',
    heads: new RegExp(
      `^(?:nov[oa] (?:\\p{L}+ )?${TERM}|${TERM}(?: \\p{L}+){0,2} (?:(?:nov|corret|substitut|fixad|determinad|deferid)[oa]|usar|aplicar|utilizar|adotar))\\b`,
      'u',
    ),
    says: () => true,
  },
  {
    code: 'ask_new_terms',
    heads:
      /^(?:(?:encargo|clausula|juro|taxa|multa|correcao|reajuste|indice|indexador)(?: \p{L}+){0,2} (?:contrat\p{L}+|pactuad[oa]|previst[oa]|convencionad[oa]|moratori[oa])|encargo(?: mora| atraso| financeiro)?)$/u,
    says: ({ text }) => RATE_OR_INDEX.test(text),
  },
  {
    code: 'ask_new_terms',
    heads: /^(?:correcao|atualizacao) monetaria$/,
    says: ({ text, given, named }) => otherTerm(correctionBy(text), given, named) !== undefined,
  },
  {
    code: 'ask_new_terms',
    heads: /^(?:(?:re)?calcular|corrigir|atualizar|reajustar|posicionar) (?:\w+ )?(?:ate|em|para)$/,
    says: isNotGiven,
  },
  // "Posição atual" later than the day to which they are brought.
  {
    code: 'ask_brought_back',
    heads:
      /^(?:(?:data|dia) )?(?:posicao|(?:ultim[oa] )?(?:atualizacao|recalculo|calculo)|(?:atualizad|posicionad|calculad|recalculad)[oa])(?: (?:atual|ate|em|para))?$/,
    isOpen: ({ columns, given }) => columns.has('calc_id') && given.updateTo !== undefined,
    says: ({ day, given }) => day !== undefined && day > String(given.updateTo),
  },
  // "Atualizado em": of the amounts, and not of an edit, where it is one day on all lines.
  {
    code: 'ask_said_corrected',
    heads:
      /^(?:(?:valor|saldo|debito|ja) )?(?:atualizad|corrigid|posicionad|reajustad)[oa] (?:ate|em|para)$|^data(?: base)? calculo$/,
    isOfAll: 'same',
    says: ({ day }) => day !== undefined,
  },
  {
    code: 'ask_said_corrected',
    heads:
      /^(?:(?:data|dia) )?(?:posicao(?: (?:saldo|em|atual))?|ultim[oa] (?:reajuste|correcao|atualizacao)(?: valor)?)$|^(?:data|dia) (?:saldo|(?:consolidacao|apuracao)(?: (?:saldo|debito|divida))?)$/,
    isOfAll: 'same',
    says: ({ day, due }) => day !== undefined && due !== undefined && day > due,
  },
  {
    code: 'ask_said_corrected',
    heads:
      /^(?:(?:ja|foi|esta|valor) )*(?:atualizad|corrigid|reajustad)[oa]$|^(?:com |ja )*(?:juro|multa|encargo|honorario|correcao|mora)(?: \p{L}+)? (?:ja )?(?:inclus|incluid|embutid|computad)[oa]$|^(?:ja )?inclui (?:juro|multa|encargo|honorario|correcao)/u,
    says: ({ cell }) => {
      const yes = readYesNo(cell)
      return yes.is === 'value' && yes.value
    },
  },
  ...Object.entries(APPLIED).map(
    ([charge, applied]): Meaning => ({
      code: 'ask_said_corrected',
      heads: new RegExp(`^(?:(?:com|c) )?${charge}$`),
      isOpen: ({ columns, given }) =>
        ![...Object.entries(given).flat(), ...columns.keys()].some((one) =>
          applied.test(String(one)),
        ),
      says: ({ cell, text }) => {
        const yes = readYesNo(cell)
        return yes.is === 'value' && yes.value && !/\d/.test(text)
      },
    }),
  ),
  // "Fator de correção": whether the amounts are from before it, a column of the results would show.
  {
    code: 'ask_said_corrected',
    heads:
      /^(?:fator|coeficiente|coef)(?: (?:correcao|atualizacao|acumulado|indice|monetari[oa]|reajuste|aplicado))+$/,
    says: ({ cell, amount = 0, cells }) => {
      const factor = looseAmount(cell) ?? 1
      const isResult = (one: Cell) => areSameCents(looseAmount(one), amount * factor, A_CENT)
      return !Number.isInteger(factor) && !cells.some(isResult)
    },
  },
  // "Valores em moeda de": of the prices of another month than that of the debt.
  {
    code: 'ask_said_corrected',
    heads:
      /^(?:valor )?(?:em |a )?(?:preco|moeda|poder aquisitivo)(?: constante)?$|^(?:mes|data) base (?:preco|valor)$/,
    says: ({ day, due }) => day !== undefined && day.slice(0, 7) !== due?.slice(0, 7),
  },
  // "Data do pedido de RJ", "Quebra em".
  {
    code: 'ask_insolvency_day',
    heads:
      /^(?:(?:data|dia) )?(?:(?:pedido|deferimento|ajuizamento|decretacao|distribuicao) )?(?:rj|recuperacao(?: judicial)?|falencia|quebra|liquidacao extrajudicial)(?: em)?$/,
    says: isNotGiven,
  },
]
