import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { type Example, exampleTexts } from '../../cells/example.js'
import { normaliseHeading, normaliseText, withoutRecord } from '../../find/normalise-heading.js'
import { HEADS_PAID } from '../../find/summed-total.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
import { HEADS_REMARKS } from '../remarks/remark-rules.js'
import { isFlagged, isRefund, saysNothing } from './flagged.js'
import {
  ENDING_ACT,
  endsClaim,
  FLAG_OF_DATA_BASE,
  isDenied,
  isFilled,
  isNamedSettled,
  isOfOtherTime,
  isProof,
  LAPSES,
  LEFT_OPEN,
  OF_CASES,
  OF_OTHERS,
  PROOF,
  RECEIPT,
  REPLACED,
  SETTLED_ABROAD,
  STATUS,
  SUSPENDED,
  saysSettled,
  WRITTEN_OFF,
} from './settlement-columns.js'
import { observeState } from './state-codes.js'

/** Decisions to exclude a line, whatever other words the remark has. */
const EXCLUDED =
  /^(?:em |com )?acordo(?=$| (?:vigente|ativo|em (?:dia|andamento|curso|vigor)|firmad|celebrad|realizad|feito|parcelad|n|\d))|(?<!\bnao )\b(?:inclu[ií]d|abrangid|negociad|novad|lancad|consolidad)[oa]s? (?:n[oa]s?|em|pel[oa]s?) (?:\w+ )?(?:acordos?|parcelamentos?|confiss(?:ao|oes)|renegociac(?:ao|oes)|repactuac(?:ao|oes)|refis)\b|\bnao (?:incluir|incluid[oa](?! (?:n[oa]s?|em) (?:acordo|parcelamento))|considerar|computar|somar|entra)\b|(?<!\bnao )\b(?:excluir|exclu[ií]d[oa]s?|desconsiderar|desconsiderad[oa]s?|retirar|remover)\b|\b(?:exigibilidade|cobranca|parcela|debito|divida|credito)s? (?:\w+ )?suspens[oa]s?\b|(?<!\bnao )\bsuspens[oa]s? (?:por|pel[oa]|em (?:razao|virtude|face)|conforme|cf)\b|(?<!\bnao )\bprescrit[oa]s?\b|(?<!\bsem )\b(?:desistencia|renuncia) (?:homologad|d[ao] (?:acao|credito|direito))|\bhomologad[oa] a (?:desistencia|renuncia)|\b(?:glosa|contestacao|impugnacao) (?:total |parcial )?(?:acatad|aceit|deferid|provid|acolhid|revertid|recuperad)[oa]|\b(?:exonerad[oa]|exoneracao|maioridade)\b|(?<!\bnao )\b(?:seguro|fianca|sinistro|seguradora)\b(?: \w+){0,2} (?:indenizad[oa]|indenizou|cobriu)\b|(?<!\bnao )\bindenizad[oa] pel[oa]\b|(?<!\bnao )\b(?:(?:depositad|consignad)[oa]s? (?:em juizo|judicialmente|em conta judicial)|levantad[oa]s? (?:pel[oa]|por|em(?! (?:auditoria|inventario|vistoria|pericia))|via|ao?)|liberad[oa]s? (?:ao?|para [oa]) (?:re|reu|autor|autora|reclama\w+|exe[qc]\w+|credor|devedor)[a]?)\b|(?<!\b(?:sem|nega\w*|indefer\w*|cass\w*|revog\w*) )\b(?:liminar|tutela)(?: (?:de urgencia|antecipada|provisoria))?\b(?! (?:nega|indefer|cass|revog|nao|sem|inexist))/
/** Remarks that nothing is to be charged, or that something was paid, whatever follows. */
const NOT_TO_CHARGE =
  /\bnao (?:cobrar|atualizar|corrigir|(?:re)?calcular|executar)\b|\bacordo (?:cumprido|quitado|pago)\b|\b(?:fez|efetuou|realizou|enviou) (?:o )?(?:pix|ted|pagamento|deposito)\b|(?<!\bnao )(?<!\bnunca )\b(?:pg|pgto|pagou|pagaram|pag[oa]s? (?:em|r|via|por|parcial\w*)|abat(?:eu|id[oa]s?)|amortiz(?:ou|ad[oa]s?)|restam|restou|resta|resto liquidado)\b/
const SETTLED =
  /^(?:pag[oa]|quitad[oa]|liquidad[oa]|baixad[oa]|recebid[oa]|compensad[oa]|cancelad[oa]|estornad[oa]|anulad[oa]|renegociad[oa]|repactuad[oa]|novad[oa]|refinanciad[oa]|recomprad[oa]|resgatad[oa]|adimplid[oa]|perdoad[oa]|remi(?:ti)?d[oa]|cedid[oa](?= (?:ao?s?|para)\b)|prescrit[oa]|extint[oa]|em parcelamento|parcelamento(?= (?:ativo|em dia|em andamento|em curso|vigente|deferido|refis|pert)\b)|parcelad[oa](?= (?:refis|pert|na|no|pel[oa]|junto|perante|administrativ\w+)\b))s?(?!.*\b(?:parcial\w*|nao|a menor)\b)(?: |$)/
/** "Já ajuizado (nº da ação)": some of the lines are claimed in another suit. */
const SUED = /^(?:ja )?(?:ajuizad|em cobranca judicial|cobrad[oa]s? judicialmente)[oa]?s?\b/
/** Codes of ERPs; below, states that concern the debt only where the line has no case. */
const CODE = /^(?:lq|liq|bx|bxd|canc)$/
const HELD = /^(?:suspens|parcelad|sobrestad)[oa]s?(?: em \d+ ?(?:x|vezes|parcelas|prestacoes))?$/
/** The word alone, or with how, when and to whom: a name may start with the same word. */
const ALONE = /^\S+(?: (?:em|por|via|pel[oa]|ao?s?|para|conforme|cf|\d).*)?$/
/** "Pago", "Data da baixa", "Quitado em": a column of yes or of dates. */
const FLAG =
  /^(?:(?:dt|data)(?: d[aeo])? )?(?:pag[oa]s?|pagamentos?|pagtos?|pgtos?|pgt|pg|quit|liq|bx|quitad[oa]|quitac(?:ao|oes)|baixad?[oa]?s?|liquidad[oa]|liquidacao|recebid[oa]s?|recebimentos?|cancelad[oa]|cancelamento|prescrit[oa]|decaid[oa]|isent[oa]|estornad[oa]|estorno|recompra|recomprad[oa]|devolvid[oa]|devoluc(?:ao|oes)|arrecadad[oa]|arrecadacao|compensad[oa]|compensacao|conciliad[oa]|creditad[oa]|recolhid[oa]|recolhimento|depositad[oa]|deposito judicial|(?<=^(?:dt|data)(?: d[aeo])? )deposito|resgatad[oa]|resgate|encerrad[oa]|encerramento|garantia executada|(?:extinc(?:ao)|extint[oa]|satisfac(?:ao)|satisfeit[oa])(?: d[aeo] (?:execucao|obrigacao|divida|credito|debito|cumprimento(?: de sentenca)?))?|(?:bem|veiculo|imovel) (?:retomad|apreendid|vendid|leiload)o|(?<=^(?:dt|data)(?: d[aeo])? )credito)(?: em)?$/
/** "1/3" below "Parcelamento": which instalment the line is, and no plan of a debt. */
const INSTALMENT = /^\d{1,3} ?(?:\/|de) ?\d{1,3}$/
const HEADS_INSTALMENTS = /^parcelamentos?$/
/** Columns with the name of a line or of its party, which may end in a remark about a payment. */
const TEXT =
  /^(?:historico|descricao|discriminacao|especificacao|lancamento|verba|rubrica|item|evento|titulo|documento|parcela|prestacao|mensalidade|competencia|contrato|nota|nf|fatura|duplicata|boleto|cheque|cliente|nome|autor|reu|credor|devedor|exequente|executad[oa]|reclamante|substituid[oa]|sacad[oa]|alun[oa]|inquilin[oa]|locatari[oa]|condomin[oa]|mutuari[oa]|beneficiari[oa]|unidade)(?: |$)/
/** "Mensalidade (paga em 10/03)", "Bia Souza - EXCLUÍDA": a remark after the text. */
const BEHIND =
  /(?:[([]|\s[-\u2013\u2014:/*]|[\r\n])\s?(?:j[áa] )?(?:pag[oa]s?(?=[)\]]|\s(?:em|r\$|via|parcial)|$)|(?:quitad|cancelad|estornad|devolvid|prescrit|exclu[íi]d)[oa]s?(?!\p{L})|(?:cortesia|brinde|isent[oa]s?|bonificad[oa]s?|gratuit[oa]s?)(?=[)\]]|$)|desist(?:ente|iu|[êe]ncia)|acordo (?:homologad|cumprid|quitad|pag|celebrad|realizad)o|n[ãa]o (?:cobrar|incluir|(?:re)?calcular))|(?:[([,;]|\s[-\u2013\u2014:])\s?(?:j[áa] )?(?:recebid|pag|abatid|amortizad|descontad)[oa]s?\s(?:r\$\s?)?\d[\d.]{0,12},\d{2}(?!\d)/iu
/** "1 (superada)": another version took its place. */
const SUPERSEDED = /^(?:superad|obsolet|substituid|descartad|revogad)[oa]s?$/
const IN_BRACKETS = /[([]([^()[\]]{1,80})[)\]]/
/** Decides whether the name of a sheet or a list says that its lines are no longer owed. */
export function isSettledName(name: string): boolean {
  return SETTLED.test(normaliseHeading(name))
}

/** Decides whether a remark says that its line is no longer owed, wholly or in part. */
export function statesSettled(text: string): boolean {
  return isSettled(text, 'state')
}

interface SettledColumn {
  settled?: Example
  hasOpen: boolean
  /** Some line is not merely written off. */
  isEnded?: boolean
  is: 'state' | 'flag' | 'text' | 'word' | 'replaced' | 'act' | 'proof' | 'case'
}

/** Without a letter nothing is settled in such a column. */
const OF_WORDS: readonly string[] = ['state', 'text', 'word', 'case']
/** What may say of all lines that they are no longer owed. */
const OF_ALL: readonly string[] = ['state', 'flag']
/** Headings of what ends no debt where all lines have it: a contract, a settlement, returned cheques. */
const LEAVES_OWED = /\b(?:cancel|devol|encerr|acordo|protest)/
const PAID_ON = /\b(?:pagamento|pagto|pgto|desembolso|recolhimento)\b/
const VALUE_OF_CASE = 'valor da causa'
/** Headings of the days of debts that are open. */
const DUE = /\bv(?:enc\w*|cto)\b|^bom para$|^due date$/

/**
 * Asks about columns that say that some amounts are no longer owed, wholly or in part: paid,
 * cancelled, discounted. Where every line was paid, the payments are what is claimed back, unless
 * the amounts would be corrected from their due days.
 */
export class Settlements implements DebtCheck {
  private readonly settled: Map<number, SettledColumn>
  /** Notes in columns without a heading, beside some of the lines. */
  private readonly notes = new Map<number, Example>()
  /** The different states of a column, each with its first line. */
  private readonly states: Map<number, Map<string, Example>>
  /** Columns with figures that tell something. */
  private readonly figured = new Set<number>()
  private readonly sued: number
  private readonly used: ReadonlySet<number>
  /** What was paid is claimed back. */
  private readonly isClaim: boolean
  /** Whether all lines may be settled without a question. */
  private readonly mayBeAll: boolean

  constructor(
    private readonly table: Table,
    amount: number,
    due?: number,
    /** The day to which the amounts are corrected. */
    private readonly until?: string,
  ) {
    const heading = (at: number | undefined) => normaliseHeading(table.headings[at ?? -1] ?? '')
    const owed = heading(amount)
    this.isClaim = HEADS_PAID.test(owed) || PAID_ON.test(heading(due))
    this.mayBeAll = !DUE.test(heading(due)) || HEADS_PAID.test(owed) || LEFT_OPEN.test(owed)
    const used = new Set(table.columns.values())
    this.used = used
    const free = table.headings.flatMap((heading, at) => {
      const text = normaliseHeading(heading)
      return saysNothing(text, owed) || (used.has(at) && !STATUS.test(text)) ? [] : [{ at, text }]
    })
    const under = (is: (text: string) => boolean) => free.filter(({ text }) => is(text))
    const texts = table.headings.flatMap((heading, at) =>
      at !== amount && TEXT.test(withoutRecord(heading)) ? [{ at }] : [],
    )
    const isStatus = (text: string) => STATUS.test(text) && !OF_OTHERS.test(text)
    const mayRest = !table.columns.has('numero_processo')
    const isReplaced = (text: string) =>
      REPLACED.test(text) || (mayRest && (SUSPENDED.test(text) || LAPSES.test(text)))
    // Of a column under several of these, the last one counts.
    const kinds: [SettledColumn['is'], { at: number }[]][] = [
      ['word', under((text) => !OF_OTHERS.test(text))],
      ['text', texts],
      ['state', under(isStatus)],
      ['flag', under((text) => FLAG.test(text) || FLAG_OF_DATA_BASE.test(text))],
      [
        'proof',
        under(
          (text) => PROOF.test(text) && !FLAG.test(text) && !(this.isClaim && RECEIPT.test(text)),
        ),
      ],
      ['replaced', under(isReplaced)],
      ['act', under((text) => ENDING_ACT.test(text))],
      ['case', under((text) => STATUS.test(text) && OF_CASES.test(text) && owed !== VALUE_OF_CASE)],
    ]
    this.settled = new Map(
      kinds.flatMap(([is, columns]) => columns.map(({ at }) => [at, { is, hasOpen: false }])),
    )
    const isState = (text: string) => isStatus(text) || SUED.test(text)
    this.sued = table.headings.findIndex((heading) => SUED.test(normaliseHeading(heading)))
    this.states = new Map(
      under((text) => isState(text) && !HEADS_REMARKS.test(text)).flatMap(({ at }) =>
        used.has(at) ? [] : [[at, new Map()] as const],
      ),
    )
  }

  observeNew(cell: Cell, column: number, line: number): void {
    const seen = this.settled.get(column)
    const value = cellText(cell).trim()
    if (seen && !this.isSettledAt(cell, seen.is, column)) seen.hasOpen = true
    else if (seen) {
      seen.settled ??= { line, value }
      if (!WRITTEN_OFF.test(normaliseText(value))) seen.isEnded = true
    }
    const states = this.states.get(column)
    if (states) observeState(states, value, line, column === this.sued)
    if (typeof cell === 'string') this.observeNote(cell, column, line)
  }

  hearsFigures(column: number): boolean {
    const seen = this.settled.get(column)
    const isOfWords = seen !== undefined && OF_WORDS.includes(seen.is)
    if (isOfWords) seen.hasOpen = true
    const isHeard = this.states.has(column) || (seen !== undefined && !isOfWords)
    if (isHeard) this.figured.add(column)
    return isHeard
  }

  observeHeard(cells: readonly Cell[], line: number): void {
    for (const column of this.figured) this.observeNew(cells[column] ?? null, column, line)
  }

  /** A case may be suspended although its debt is owed. */
  private isSettledAt(cell: Cell | undefined, is: SettledColumn['is'], column: number): boolean {
    const heading = normaliseHeading(this.table.headings[column] ?? '')
    if (isOfOtherTime(heading, cell, this.until)) return false
    if (is === 'act' && HEADS_INSTALMENTS.test(heading) && INSTALMENT.test(cellText(cell).trim()))
      return false
    if (isSettled(cell, is)) return true
    if (is === 'text') return isNamedSettled(cellText(cell), this.isClaim)
    if (is === 'word' && isExcluded(this.table.headings[column] ?? '', cell)) return true
    if (is !== 'state' || this.table.columns.has('numero_processo')) return false
    return HELD.test(normaliseText(cellText(cell)))
  }

  private observeNote(text: string, column: number, line: number): void {
    if (!isBlank(this.table.headings[column]) || this.used.has(column)) return
    const example = { line, value: text.trim() }
    if (isWords(text) && !this.notes.has(column)) this.notes.set(column, example)
    // Lines without a note are owed.
    if (!this.settled.has(column) && isSettled(text, 'state'))
      this.settled.set(column, { is: 'state', hasOpen: true, settled: example })
  }

  /** Reports states and notes beside the lines that are not known to change the debt. */
  remarks(): Sentence[] {
    const states = [...this.states].flatMap(([column, seen]) => {
      const examples = exampleTexts([...seen.values()])
      const facts = { column: columnName(this.table.headings, column), examples }
      return seen.size > 1 ? [sentence('told_states', facts)] : []
    })
    return [...states, ...this.remarksBeside()]
  }

  private remarksBeside(): Sentence[] {
    return [...this.notes].flatMap(([column, example]) =>
      this.settled.has(column)
        ? []
        : [
            sentence('told_notes_beside', {
              ...example,
              column: columnName(this.table.headings, column),
            }),
          ],
    )
  }

  found(): Found {
    const named = (column: number) => columnName(this.table.headings, column)
    return [...this.settled].flatMap(([column, seen]) => {
      const { settled: example, hasOpen } = seen
      if (!example || !(hasOpen || this.endsAll(seen, column))) return []
      const facts = { ...example, column: named(column), isOfAll: !hasOpen }
      return [{ code: 'ask_settled' as const, facts }]
    })
  }

  private endsAll({ is, settled, isEnded = false }: SettledColumn, column: number): boolean {
    const heading = normaliseHeading(this.table.headings[column] ?? '')
    const mayEnd = isEnded && OF_ALL.includes(is) && !LEAVES_OWED.test(heading)
    return mayEnd && (!this.mayBeAll || isRefund(heading, settled?.value))
  }
}

const LONGEST_STATE = 40

/** "Exigibilidade: suspensa", "Cobrança: suspensa por liminar". */
function isExcluded(heading: string, cell: Cell | undefined): boolean {
  if (typeof cell !== 'string' || !/^\s*\p{L}/u.test(cell) || cell.length > LONGEST_STATE)
    return false
  const named = `${normaliseHeading(heading)} ${normaliseText(cell)}`
  return EXCLUDED.test(named) || isDenied(named)
}

/** More than a currency sign or a letter D or C. */
function isWords(text: string): boolean {
  return text.split(/\P{L}+/u).filter((word) => word.length > 1).length > 1
}

function isSettledWord(text: string, plain: string): boolean {
  if (ALONE.test(plain) && SETTLED.test(plain)) return true
  if (SETTLED_ABROAD.test(plain)) return true
  return SUPERSEDED.test(normaliseText(IN_BRACKETS.exec(text)?.[1] ?? plain))
}

function isSettled(cell: Cell | undefined, is: SettledColumn['is']): boolean {
  if (isBlank(cell)) return false
  const text = cellText(cell).trim()
  if (is === 'replaced' || is === 'act') return isFilled(cell!, is)
  if (is === 'proof') return isProof(text)
  if (is === 'case') return endsClaim(text)
  if (is !== 'flag' && !/\p{L}/u.test(text)) return false
  if (is === 'text') {
    const remark = normaliseText(IN_BRACKETS.exec(text)?.[1] ?? '')
    return BEHIND.test(text) || NOT_TO_CHARGE.test(remark)
  }
  const plain = normaliseText(text)
  if (is === 'word') return isSettledWord(text, plain)
  if (is === 'state' && saysSettled(plain)) return true
  if (
    [SETTLED, SETTLED_ABROAD, NOT_TO_CHARGE, EXCLUDED, CODE].some((pattern) => pattern.test(plain))
  )
    return true
  return is === 'flag' && isFlagged(cell!, text)
}
