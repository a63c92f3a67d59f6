import type { Worksheet } from 'exceljs'
import { day } from '../../accept/support/workbook.js'
import { cents, type Draw, draws, type Kept, type Row, rowsOf } from './honest-rows.js'
import type { OfficeSheet } from './outcome.js'
import { correct, update } from './requests.js'

export interface HonestSheet extends OfficeSheet {
  /** What has to be read of each line with an item, by its number. */
  truth: Map<number, string>
}

/** Title, how the amounts come about, columns: headings and the key of a row; after `?` it may be missing. */
const MONEY = `
Condomínio das Acácias/monthly/Unidade|Apto:unit;Condômino|Proprietário:name;?CPF:taxId;?Competência:month
  ;Vencimento:day;Valor|Valor da cota:amount
Edifício Central/shares/Unidade:unit;Vencimento:day;Cota condominial:most;Fundo de reserva:tenth
  ;Total do boleto|Total:amount
Aluguéis em atraso/monthly/Locatário|Inquilino:name;?Imóvel:place;Histórico:kind;Vencimento:day
  ;Valor do aluguel|Valor:amount
Mensalidades/monthly/?RA:id;Aluno:name;?Parcela:part;Vencimento:day;Valor da mensalidade|Valor:amount
Pensão em atraso/monthly/Alimentante|Devedor:name;?Mês de referência:month;Vencimento:day
  ;Valor da pensão|Valor devido:amount
Tarifas indevidas/monthly/Cliente:name;?Conta:id;Lançamento:kind;Data do desconto|Data:day
  ;Valor descontado|Valor:amount
Financiamentos/monthly/Contrato:id;Mutuário:name;?Valor financiado:whole;Parcela:part;Vencimento:day
  ;Valor da prestação|Valor da parcela:amount
Consórcio/monthly/Grupo:group;Cota:unit;Data do pagamento:day;Parcela paga (R$)|Valor pago:amount
Acordos vencidos/plan/?Processo:case;Devedor|Executado:name;Parcela:part;Vencimento:day;Valor:amount
Carteira de créditos/portfolio/Contrato|Operação:id;Devedor|Cliente:name;?CPF/CNPJ:taxId;?Processo:case
  ;?UF:uf;Vencimento|Data de vencimento:day;Saldo devedor|Valor|Valor do débito:amount
Títulos vencidos/portfolio/NF|Duplicata:id;Sacado|Razão social:firm;?Emissão:issued;Vencimento:day
  ;Valor do título|Valor original:amount
Faturas de energia/portfolio/UC|Instalação:id;Titular|Cliente:name;?kWh:many;Vencimento:day;Valor:amount
Dívida ativa/portfolio/CDA:id;Contribuinte:name;Tributo:kind;?Exercício:year;Vencimento:day
  ;Valor originário|Principal:amount
Precatórios/portfolio/Precatório:id;Processo de origem:case;Beneficiário:name;Ente devedor:town
  ;Data-base:day;Valor requisitado|Valor:amount
Despesas a reembolsar/portfolio/Processo:case;Descrição:kind;Data do desembolso|Data:day;Valor:amount
Cheques devolvidos/round/Banco:bank;Cheque nº:id;Emitente:name;Bom para|Data:day;?Motivo:motive;Valor:amount
Valores da causa/round/Processo:case;Autor|Requerente:name;Réu|Requerido:firm;?Vara:court
  ;Data da distribuição:day;Valor da causa:amount
Condenações/round/Autos|Processo:case;Autor:name;Data do arbitramento|Data:day;Valor da condenação:amount
Verbas deferidas/wages/?Processo:case;Reclamante:name;Verba:kind;Competência|Mês/Ano:month;Valor devido:amount
Diferenças de benefício/wages/Segurado:name;?Benefício:id;Competência:month;Devido:due;Pago|Recebido:paid
  ;Diferença:amount`
const CASES = `?Pasta:id;Processo|Número CNJ|Autos:case;Cliente:firm;?Adverso|Réu:name;?Vara:court;?Comarca:town`
/** Job, parameters, columns, and what is read of a line, with the keys of its row in brackets. */
const LISTS = `
publications/PERIOD/Advogado|Nome:name;OAB|Inscrição OAB:oab;?Equipe:team/numero_oab=(number) uf_oab=(uf)
publications/PERIOD/Nome:name;OAB|Nº OAB:number;UF|Seccional:uf;?E-mail:mail/numero_oab=(number) uf_oab=(uf)
publications/PERIOD/${CASES}/numero_processo=(digits)
dossier//${CASES}/numero=(digits)
watch/night=15-01-2026/Nome:name;OAB:oab;?Núcleo:team;?E-mail:mail/registration=oab:(uf):(number)
watch/night=15-01-2026/${CASES};Responsável:team/registration=case:(digits)
people/who=lawyers/Advogado|Nome:name;OAB:oab/numero_oab=(number) uf_oab=(uf)
people/who=parties/Nome|Parte|Razão social:name;?CPF:taxId/nome=(name)
extract/docType=sentenca/Arquivo:file;Cliente:firm;?Processo:case/{arquivo:(file),`
/** Columns, remarks and lines above that change nothing of what is read. */
const BESIDE = `Situação:open;Forma de pagamento:paying;Filial:town;Telefone:phone;E-mail:mail;CEP:cep;Nº:n
  ;Gerente:manager;Último contato:seen;Dias em atraso:many;Nosso número:id;Plano:plan`
const NOTES = `Carta devolvida|AR devolvido|Cheque devolvido pelo motivo 11|Mandado devolvido sem cumprimento
  |Ligar novamente|Endereço atualizado|Proposta recusada|Sem bens|Negativado no Serasa|Não atende|ok
  |Protestado em 10/03/2023|Réu citado em 10/02/2022|Penhora de veículo|conferido|Quer parcelar
  |Documentos na pasta|Em negociação|Prescreve em 2025`
const ABOVE = `Emitido em 04/11/2024|Departamento Jurídico|CNPJ: 11.222.333/0001-81|Cliente: Banco do Vale`
const linesOf = (table: string) =>
  table
    .replace(/\n {2}/g, '')
    .trim()
    .split('\n')
const wordsOf = (list: string, mark = '|') => list.replace(/\n {2}/g, '').split(mark)

/** A clear sheet, as an office exports it. */
export function honestSheet(seed: number): HonestSheet {
  const d = draws(seed)
  const count = d.one([5, 5, 12, 30, 60])
  const made = d.chance(0.7) ? sheetOfMoney(d, count) : listOf(d, count)
  return { ...made, sheet: `seed ${seed}`, expects: [] }
}

type Made = Omit<HonestSheet, 'sheet' | 'expects'>

function sheetOfMoney(d: Draw, count: number): Made {
  const [title = '', debts = '', ...rest] = d.one(linesOf(MONEY)).split('/')
  const columns = rest.join('/')
  const extra = d.shuffled(wordsOf(BESIDE, ';')).slice(0, d.one([0, 0, 1, 3]))
  const rows = sorted(d, rowsOf(d, debts, count))
  const request = d.one([correct, correct, update])
  const [of, is] = request === update ? ['dia', 'valor'] : ['date', 'amount']
  const isOfDay = columns.includes(':day')
  const truth = ({ date, amount }: Row) =>
    `{${of}:${isOfDay ? date : `${date.slice(0, 7)}-01`},${is}:${amount.money}}`
  return { ...request, ...written(d, title, [columns, ...extra].join(';'), rows, truth) }
}

function listOf(d: Draw, count: number): Made {
  const [, job = '', of = '', columns = '', reads = ''] =
    /^(\w+)\/([^/]*)\/(.*)\/([^/]*)$/.exec(d.one(linesOf(LISTS))) ?? []
  const period = ['data_inicio=01/03/2025', 'data_fim=31/03/2025']
  const parameters = of === 'PERIOD' ? period : of === '' ? [] : [of.replaceAll('-', '/')]
  const rows = rowsOf(d, 'portfolio', count)
  const truth = (row: Row) => reads.replace(/\((\w+)\)/g, (_, key: string) => String(row[key]))
  const documents = rows.map(({ file }) => String(file))
  return { job, parameters, documents, ...written(d, job, columns, rows, truth) }
}

function sorted(d: Draw, rows: Row[]): Row[] {
  const by = d.one(['owner', 'day', 'amount', 'nothing'])
  if (by === 'day') return [...rows].sort((a, b) => (a.date < b.date ? -1 : 1))
  if (by === 'amount') return [...rows].sort((a, b) => a.amount.money - b.amount.money)
  return by === 'nothing' ? d.shuffled(rows) : rows
}

/** Titles, a header, the rows, blank lines between owners, a right total. */
function written(d: Draw, title: string, all: string, rows: Row[], truthOf: (row: Row) => string) {
  const kept = all.split(';').filter((one) => !(one.startsWith('?') && d.chance(0.5)))
  const columns = kept.map((one) => {
    const [headings = '', key = ''] = one.replace('?', '').split(':')
    return { heading: d.one(headings.split('|')), key }
  })
  const notes = d.chance(0.4)
  const isUpper = d.chance(0.3)
  const isParted = d.chance(0.2)
  const above = d.chance(0.5) ? [[d.one(ABOVE.split('|'))]] : []
  const lines: Kept[][] = d.chance(0.4) ? [[title], ...above, ...(d.chance(0.5) ? [[]] : [])] : []
  const headings = [...columns.map(({ heading }) => heading), ...(notes ? ['Observações'] : [])]
  lines.push(headings.map((heading) => (isUpper ? heading.toUpperCase() : heading)))
  const truth = new Map<number, string>()
  for (const [at, row] of rows.entries()) {
    if (isParted && at > 0 && rows[at - 1]!.name !== row.name) lines.push([])
    const cells = columns.map(({ key }) => (key === 'n' ? at + 1 : row[key]))
    lines.push(notes && d.chance(0.2) ? [...cells, d.one(wordsOf(NOTES))] : cells)
    truth.set(lines.length, truthOf(row))
  }
  const total = { money: cents(rows.reduce((sum, { amount }) => sum + amount.money, 0)) }
  if (columns.some(({ key }) => key === 'amount') && d.chance(0.3))
    lines.push(columns.map(({ key }, at) => (key === 'amount' ? total : at === 0 ? 'Total' : '')))
  return { truth, ...asFile(d, lines, headings.length) }
}

/** A text file or a workbook, in one habit of writing days and money. */
function asFile(d: Draw, lines: Kept[][], width: number): Pick<OfficeSheet, 'lines' | 'encoding'> {
  const br = (iso: string) => iso.split('-').reverse().join('/')
  const comma = (amount: number) => amount.toLocaleString('pt-BR', { minimumFractionDigits: 2 })
  const short = (iso: string) => br(iso).replace(/20(?=\d\d$)/, '')
  const days = d.one([br, br, short, (iso: string) => br(iso).replaceAll('/', '.')])
  const plain = (amount: number) => comma(amount).replaceAll('.', '')
  const money = d.one([comma, plain, (amount: number) => `R$ ${comma(amount)}`])
  const isText = d.chance(0.6)
  const habits = {
    typed: { days, money },
    program: { days: (iso: string) => iso, money: (amount: number) => amount.toFixed(2) },
    values: { days: day, money: (amount: number) => amount },
  }
  const own = isText ? d.one([habits.typed, habits.program]) : habits.values
  const habit = d.chance(0.2) ? habits.typed : own
  const cellOf = (kept: Kept) => {
    if (typeof kept !== 'object') return kept
    if ('month' in kept) return br(kept.month)
    return 'day' in kept ? habit.days(kept.day) : habit.money(kept.money)
  }
  const rows = lines.map((line) => Array.from({ length: width }, (_, at) => cellOf(line[at])))
  if (isText) {
    const encoding = d.chance(0.4) ? { encoding: 'latin1' as const } : {}
    return { lines: rows.map((line) => line.join(';')), ...encoding }
  }
  const isMoney = (kept: Kept) => typeof kept === 'object' && 'money' in kept
  const make = (sheet: Worksheet) => {
    for (const [row, line] of lines.entries())
      for (const [column, kept] of line.entries())
        if (isMoney(kept)) sheet.getCell(row + 1, column + 1).numFmt = '#,##0.00'
  }
  return { lines: { Plan1: { rows, make } } }
}
