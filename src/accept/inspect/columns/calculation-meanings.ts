import type { Parameters } from '../../../core/job/job.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { looseAmount } from '../../cells/loose-amount.js'
import { readPercent } from '../../cells/percent.js'
import type { Table } from '../../find/table.js'
import { otherTerm } from '../terms/compared-terms.js'
import { isNotGiven, type Meaning, type Said } from './column-meanings.js'

/** Of a new or a saved calculation, whose terms are fields of its type. */
const isCalculation = ({ type }: Parameters) => type !== undefined

/** A saved calculation has its terms in it, which columns beside its number may only describe. */
const isOf =
  (type: string) =>
  ({ columns, given }: { columns: Table['columns']; given: Parameters }) =>
    given.type === type && !columns.has('calc_id')
const saysYes = ({ text }: Said) => /^(?:s|sim|x|ok|verdadeiro)$/i.test(text)
/** As columns of rates are read: a cell that shows 1% is 1. Of other words, the number they begin with. */
export function pointsOf(cell: Cell): number {
  const read = readPercent(cell, 'comma')
  if (read.is === 'value') return Number(read.value)
  return Number.parseFloat(cellText(cell).replace(',', '.'))
}
const isPositive = ({ cell }: Said) => (looseAmount(cell) ?? 0) > 0

/** Columns of one type of calculation, which has no field for them. */
const MEANINGS_OF_TYPES: readonly Meaning[] = [
  {
    code: 'ask_stated_share',
    heads: /^(?:(?:n|no|nr|numero|qtd|qtde|quantidade) )?(?:filho|alimentand[oa]|menor(?:e)?)$/,
    isOpen: isOf('pensaoAlimenticia'),
    says: ({ cell }) => (looseAmount(cell) ?? 0) > 1,
  },
  {
    code: 'ask_new_terms',
    heads: /\b(?:13|decimo terceiro|ferias)\b/,
    isOpen: isOf('pensaoAlimenticia'),
    says: saysYes,
  },
  {
    code: 'ask_new_terms',
    heads: /^base(?: calculo| incidencia)?$|^(?:percentual|incidencia) sobre$/,
    isOpen: ({ columns, given }) =>
      isOf('pensaoAlimenticia')({ columns, given }) &&
      !columns.has('valor_pensao') &&
      given['fields.valor_pensao'] === undefined,
    says: ({ text }) =>
      /rendiment|vencimentos|remunera|renda|sal[aá]rio (?:l[ií]q|brut)/i.test(text),
  },
  // "Vencimento: dia 5", where the day is not given.
  {
    code: 'ask_new_terms',
    heads: /^(?:dia )?(?:vencimento|pagamento)$/,
    isOpen: ({ columns, given }) =>
      isOf('pensaoAlimenticia')({ columns, given }) && !columns.has('dia_vencimento'),
    says: ({ text, given }) => {
      const [, day] = /^(?:todo |ate o )?(?:dia )?(\d{1,2})$/i.exec(text) ?? []
      return day !== undefined && Number(day) !== Number(given['fields.dia_vencimento'] ?? 10)
    },
  },
  // "Exoneração em", before the last month.
  {
    code: 'ask_new_terms',
    heads:
      /^(?:data |dia |mes )?(?:exonera(?:cao|d[oa])|maioridade|cessacao|ultim[oa] (?:parcela|prestacao|mes|pensao)|termino)(?: (?:em|pensao|obrigacao|devid[oa]))*$/,
    isOpen: isOf('pensaoAlimenticia'),
    says: ({ day = '9999', end = '' }) => day.slice(0, 7) < end.slice(0, 7),
  },
  // Without the day of the action, nothing is barred by time.
  {
    code: 'ask_new_terms',
    heads: /^(?:data |dia )?(?:ajuizamento|distribuicao|propositura)(?: acao| processo)?$/,
    isOpen: ({ columns, given }) =>
      isOf('prevDifNRecebidas')({ columns, given }) &&
      !columns.has('ajuizamento') &&
      given['fields.ajuizamento'] === undefined,
    says: ({ day }) => day !== undefined,
  },
  {
    code: 'ask_new_terms',
    heads: /^(?:(?:regime|forma|tipo) )?(?:capitalizacao|juro|regime)$/,
    isOpen: ({ columns, given }) =>
      isOf('saldoDevedor')({ columns, given }) && !columns.has('regime'),
    says: ({ text, given }) =>
      /\bcompost/i.test(text) !== (given['fields.regime'] === 'composto') &&
      /\b(?:compost|simples)/i.test(text),
  },
  // "Juros de mora", "Juros remuneratórios" beside the only rate of the type.
  ...[
    /^(?:taxa )?(?:juro )?(?:mora|moratori[oa])\b(?!.*\b(?:data|desde|dia|em|inicio)\b)/,
    /^(?:taxa )?juro (?:remunera|contrat)/,
  ].map(
    (heads, at): Meaning => ({
      code: 'ask_new_terms',
      heads,
      isOpen: ({ columns, given }) =>
        isOf('saldoDevedor')({ columns, given }) &&
        (columns.has('taxa') || given['fields.taxa'] !== undefined),
      says: ({ cell, rate }) => pointsOf(cell) > 0 && (at === 0 || pointsOf(cell) !== rate),
    }),
  ),
  {
    code: 'ask_new_terms',
    heads: /^(?:indice|indexador)(?: correcao| atualizacao)?$/,
    isOpen: isOf('saldoDevedor'),
    says: ({ text }) => /\b(?:inpc|ipca|igp|selic|cdi|incc|tr)\b/i.test(text),
  },
  {
    code: 'ask_new_terms',
    heads: /^(?:(?:sistema|metodo|tipo) )?(?:amortizacao|sistema|metodo)$/,
    isOpen: ({ columns, given }) =>
      isOf('tabelasFinanciamento')({ columns, given }) && !columns.has('sistema'),
    says: ({ text, given }) =>
      /^(?:sac|price)$/i.test(text) &&
      text.toLowerCase() !== String(given['fields.sistema'] ?? 'price'),
  },
  {
    code: 'ask_new_terms',
    heads: /^(?:adicional|percentual)(?: hora)?(?: extra)?(?: %)?$/,
    isOpen: ({ columns, given }) =>
      isOf('cartaoPonto')({ columns, given }) && !columns.has('adicional_hora_extra'),
    says: ({ cell, given }) =>
      isPositive({ cell } as Said) &&
      pointsOf(cell) !== pointsOf(String(given['fields.adicional_hora_extra'] ?? 50)),
  },
  {
    code: 'ask_new_terms',
    heads: /^(?:feriado|dsr|domingo)$/,
    isOpen: isOf('cartaoPonto'),
    says: saysYes,
  },
  {
    code: 'ask_deducted',
    heads: /^(?:hora extra (?:pag|quitad|compensad)[oa]|banco hora)$/,
    isOpen: isOf('cartaoPonto'),
    says: ({ text }) => /[1-9]|^compensad/i.test(text),
  },
]

/** What a column that no field of a calculation reads says of its terms. */
export const MEANINGS_OF_CALCULATIONS: readonly Meaning[] = [
  ...MEANINGS_OF_TYPES,
  {
    code: 'ask_new_terms',
    heads: /^(?:percentual |indice )?reajuste(?: anual)?(?: %)?$/,
    isOpen: ({ columns, given }) => isCalculation(given) && !columns.has('calc_id'),
    says: ({ text }) => /[1-9]|\b(?:inpc|ipca|igp)\b/i.test(text),
  },
  // "Base" of which some lines are gross and some net, "Forma" of which some are doubled.
  {
    code: 'ask_stated_share',
    heads: /^(?:base|tipo(?: valor)?|natureza valor|forma|restituicao|devolucao|repeticao)$/,
    says: ({ text }) =>
      /^(?:valor )?(?:brut[oa]|l[ií]quid[oa]|simples|dobro|(?:com|sem) (?:impost|descont|reten)\p{L}*)$/iu.test(
        text,
      ),
    isOfAll: 'mixed',
  },
  // "Mora desde", beside interest that was asked for from the due day.
  {
    code: 'ask_new_terms',
    heads:
      /^(?:em )?mora (?:desde|a partir)$|^(?:(?:termo|marco) inicial|inicio|data inicio) (?:juro(?: mora)?|mora)$|^juro(?: mora)? (?:a partir|desde|inicio)$/,
    isOpen: ({ columns, given }) =>
      given['juros.from'] === 'vencimento' && !columns.has('data_citacao'),
    says: ({ day, due }) => day !== undefined && day !== due,
  },
  // "Data da citação", "Juros a partir de": of a rate that was asked for, which runs from the due day.
  {
    code: 'ask_new_terms',
    heads:
      /^(?:(?:data|dia) )?citacao$|^(?:termo|marco) inicial(?: juro)?(?: mora)?$|^juro(?: mora)? (?:a partir|desde|inicio)$|^(?:inicio|data) juro$|^(?:em )?mora (?:desde|a partir)$/,
    isOpen: ({ columns, given }) =>
      (pointsOf(String(given['fields.juros'] ?? 0)) !== 0 || columns.has('juros')) &&
      !columns.has('juros_desde') &&
      given['fields.juros_desde'] === undefined,
    says: ({ text, day, due }) =>
      day === undefined
        ? /^(?:d?[ao] )?(?:cita|ajuiza|tr[aâ]nsito|senten)/i.test(text)
        : day !== due,
  },
  {
    code: 'ask_new_terms',
    heads: /^(?:aplicar|usar|incide) selic(?: (?:desde|a partir|em))?$|^selic (?:desde|a partir)$/,
    isOpen: ({ columns, given }) =>
      ![...columns.keys(), ...Object.keys(given)].some((name) => /selic|^calc_id$/i.test(name)),
    says: (said) => saysYes(said) || said.day !== undefined,
  },
  // "Tipo de juros: compostos", of a rate that the service applies as simple interest.
  {
    code: 'ask_new_terms',
    heads: /^(?:(?:tipo|regime|forma|modalidade) (?:juro|capitalizacao)|capitalizacao)$/,
    isOpen: ({ columns, given }) =>
      !columns.has('calc_id') &&
      (['juros', 'juros_percentual'].some((name) => columns.has(name)) ||
        ['fields.juros', 'juros.percentual'].some((name) => given[name] !== undefined)),
    says: ({ text }) =>
      /\b(?:compost|capitalizad)/i.test(text) && !/\b(?:n[aã]o|sem)\b/i.test(text),
  },
  // What is to be changed in a saved calculation first.
  {
    code: 'ask_new_terms',
    heads:
      /^(?:nov[oa] (?:id|parcela|pagamento|lancamento|deposito|valor|principal|saldo)|(?:parcela|pagamento|lancamento|deposito) (?:a )?(?:lancar|incluir|acrescentar|abater|excluir|retirar|remover)|(?:excluir|retirar|remover|abater|incluir|lancar) (?:parcela|pagamento|lancamento|deposito)|valor (?:corret|cert)[oa])$/,
    isOpen: ({ columns }) => columns.has('calc_id'),
    says: ({ text }) => /[1-9]/.test(text),
  },
  {
    code: 'ask_new_terms',
    heads:
      /^(?:corrigir|alterar|mudar|trocar|substituir) (?:valor|parcela|indice|indexador|tabela|juro|multa|data|taxa)(?: (?:para|por))?$/,
    isOpen: ({ columns }) => columns.has('calc_id'),
    says: ({ text }) =>
      /[1-9]|\p{L}{2}/u.test(text) && !/^(?:n[aã]o|sem|nada|nenhum|mant[eé][mr])/i.test(text),
  },
  // "Juros a.m.", "Multa (%)": no field of a calculation, into which another rate, or none, goes.
  ...['juro', 'multa', 'honorario'].map((name): Meaning => {
    const field = name.replace(/[^a]$/, '$&s')
    const stated = (given: Parameters) => given[`fields.${field}`]
    return {
      code: 'ask_new_terms',
      heads: new RegExp(`^(?:taxa )?${name}(?: (?:mora|mes|mensal|%|a|m|am|art|\\d+))*$`),
      isOpen: ({ columns, given }) =>
        columns.has('calc_id')
          ? stated(given) !== undefined
          : isCalculation(given) &&
            !columns.has(field) &&
            (!columns.has('taxa') || (name !== 'juro' && isOf('saldoDevedor')({ columns, given }))),
      says: ({ cell, given }) =>
        !Number.isNaN(pointsOf(cell)) && pointsOf(cell) !== pointsOf(String(stated(given) ?? 0)),
    }
  }),
  ...['indice|indexador', 'tabela'].map(
    (name): Meaning => ({
      code: 'ask_new_terms',
      heads: new RegExp(`^(?:${name})(?: (?:correcao|atualizacao|judicial|pratica))?$`),
      isOpen: ({ columns, given }) => isCalculation(given) && !columns.has('calc_id'),
      says: ({ text, given, named }) =>
        otherTerm(`Correção: ${name === 'tabela' ? name : ''} ${text}`, given, named) !== undefined,
    }),
  ),
  {
    code: 'ask_new_terms',
    heads: /^(?:data )?(?:atualizacao|atualizar ate|final correcao)$|^data base calculo$/,
    isOpen: ({ columns, given }) => isCalculation(given) && !columns.has('calc_id'),
    says: isNotGiven,
  },
  // "Nova data" beside the day of a saved calculation that is read.
  {
    code: 'ask_new_terms',
    heads: /^nov[oa] (?:data|dia|posicao)(?: (?:calculo|atualizacao))?$/,
    isOpen: ({ columns }) => columns.has('calc_id'),
    says: isNotGiven,
  },
  // Beside saved calculations: the target date, or the day on which they were made.
  {
    code: 'ask_new_terms',
    heads: /^(?:data|dia|ate)$/,
    isOpen: ({ columns, given }) =>
      columns.has('calc_id') && given.updateTo === undefined && !columns.has('data_atualizacao'),
    says: () => true,
  },
]
