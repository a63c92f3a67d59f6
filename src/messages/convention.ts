import {
  atLines,
  eachCounted,
  type Facts,
  list,
  localDay,
  localMonth,
  type Messages,
  many,
  manyInEnglish,
  quoted,
} from './message.js'
import * as en from './terms-en.js'
import * as pt from './terms-pt.js'

const markPt = (f: Facts) =>
  f.mark === 'comma' ? 'vírgula decimal (1.234,56)' : 'ponto decimal (1,234.56)'
const markEn = (f: Facts) =>
  f.mark === 'comma' ? 'decimal comma (1.234,56)' : 'decimal dot (1,234.56)'
/** The count knows dates, and debtors by their names alone. */
const whoeverPt = ({ law, laws = law, treasury }: Facts) => {
  if (!/\bEC /.test(list(laws))) return ''
  if (treasury === undefined)
    return ' As da Fazenda Pública são contadas pela data, seja quem for o devedor.'
  const which = many(treasury, 'linha tem parte', 'linhas têm parte')
  return ` As da Fazenda Pública são contadas pela data: ${treasury === 0 ? 'nenhuma linha tem parte' : which} que, pelo nome, é dela.`
}
const whoeverEn = ({ law, laws = law, treasury }: Facts) => {
  if (!/\bEC /.test(list(laws))) return ''
  if (treasury === undefined) return ' Those of the Treasury are counted by date, whoever owes.'
  const which = manyInEnglish(treasury, 'row has a party', 'rows have a party')
  return ` Those of the Treasury are counted by date: ${treasury === 0 ? 'no row has a party' : which} that its name shows to be public.`
}
/** Without a text all dates were turned round, of a series of months. */
const swappedPt = (f: Facts) => {
  const dates = atLines(f.examples, 'linha', 'linhas')
  return list(f.texts) === ''
    ? `as datas são dias seguidos de um mês (${dates}), onde as linhas seguem mês a mês`
    : `todo texto tem dia maior que 12 (${atLines(f.texts, 'linha', 'linhas')}) e toda data tem dia até 12 (${dates})`
}
const swappedEn = (f: Facts) => {
  const dates = atLines(f.examples, 'line', 'lines')
  return list(f.texts) === ''
    ? `the dates are consecutive days of a month (${dates}), where the lines go on month by month`
    : `every text has a day after the 12th (${atLines(f.texts, 'line', 'lines')}) and every date one up to it (${dates})`
}
const orderPt = (f: Facts) => (f.order === 'mdy' ? 'mês/dia/ano' : 'dia/mês/ano')
const orderEn = (f: Facts) => (f.order === 'mdy' ? 'month/day/year' : 'day/month/year')
const hasEnding = (name: Facts[string]) => /\.\w{2,5}$/.test(String(name))
/** What a document may be, where its content does not match its name. */
const CONTENTS_PT = {
  html: 'é uma página da internet, e não o documento (uma página de erro ou de login que foi salva no lugar dele?)',
  zip_empty: 'é um arquivo compactado vazio',
  encrypted: 'está protegido por senha',
  other_document: 'não é o que a extensão do nome diz: é um documento de outro formato',
}
const CONTENTS_EN = {
  html: 'is a web page and not the document (a page of an error or a login saved in its place?)',
  zip_empty: 'is an empty archive',
  encrypted: 'is protected by a password',
  other_document: 'is not what the ending of its name says: it is a document of another format',
}

/** Messages about the conventions of a column, and about files beside the sheet. */
export const conventionMessages = {
  ask_mark: {
    pt: (f) =>
      `Coluna ${f.column}: não dá para saber se o ponto e a vírgula são decimais ou de milhar (${atLines(f.examples, 'linha', 'linhas')}).`,
    ptTodo: 'Diga --decimal comma (1.234,56) ou --decimal dot (1,234.56).',
    en: (f) =>
      `Column ${f.column}: dot and comma may be decimal or thousands (${atLines(f.examples, 'line', 'lines')}).`,
    enTodo: 'Say --decimal comma or --decimal dot.',
  },
  ask_mark_contradiction: {
    pt: (f) =>
      `Coluna ${f.column}: há valores nas duas convenções (${atLines(f.against, 'linha', 'linhas')}), e por isso não dá para ler as linhas ${list(f.examples)}.`,
    ptTodo:
      'Diga --decimal comma (1.234,56) ou --decimal dot (1,234.56); o que não couber será rejeitado.',
    en: (f) =>
      `Column ${f.column}: values in both conventions (${atLines(f.against, 'line', 'lines')}), so lines ${list(f.examples)} cannot be read.`,
    enTodo: 'Say --decimal comma or --decimal dot; what does not fit is rejected.',
  },
  ask_order: {
    pt: (f) =>
      `Coluna ${f.column}: não dá para saber se as datas são dia/mês ou mês/dia (${atLines(f.examples, 'linha', 'linhas')}): ${f.isSeries ? 'lidas como dia/mês são dias seguidos de um mês, e como mês/dia, meses seguidos' : 'nenhuma o prova, e a planilha não é toda brasileira'}.`,
    ptTodo: 'Diga --dates dmy ou --dates mdy.',
    en: (f) =>
      `Column ${f.column}: dates may be day/month or month/day (${atLines(f.examples, 'line', 'lines')})${f.isSeries ? ': consecutive days of a month, or consecutive months' : ''}.`,
    enTodo: 'Say --dates dmy or --dates mdy.',
  },
  ask_order_heading: {
    pt: (f) =>
      `Coluna ${f.column}: o título diz mês/dia/ano, mas há datas que só existem como dia/mês/ano (${atLines(f.examples, 'linha', 'linhas')}), e as outras servem nas duas ordens.`,
    ptTodo: 'Diga --dates dmy ou --dates mdy; o que não couber será rejeitado.',
    en: (f) =>
      `Column ${f.column}: the heading says month/day/year, but some dates exist only as day/month/year (${atLines(f.examples, 'line', 'lines')}), and the others fit either order.`,
    enTodo: 'Say --dates dmy or --dates mdy; what does not fit is rejected.',
  },
  ask_order_mdy: {
    pt: (f) =>
      `Coluna ${f.column}: há datas que só existem como mês/dia/ano (${atLines(f.examples, 'linha', 'linhas')}).`,
    ptTodo: 'Diga --dates dmy ou --dates mdy; o que não couber será rejeitado.',
    en: (f) =>
      `Column ${f.column}: some dates exist only as month/day/year (${atLines(f.examples, 'line', 'lines')}).`,
    enTodo: 'Say --dates dmy or --dates mdy; what does not fit is rejected.',
  },
  ask_swapped_dates: {
    pt: (f) => `Coluna ${f.column}: ${swappedPt(f)}; o Excel pode ter trocado dia e mês nas datas.`,
    ptTodo:
      'Confira essas datas na origem. Se estiverem certas, diga --dates dmy; se trocadas, importe de novo com a coluna como texto.',
    en: (f) =>
      `Column ${f.column}: ${swappedEn(f)}; Excel may have swapped day and month in the dates.`,
    enTodo:
      'Compare those dates with their source. If they are right, say --dates dmy; if swapped, import again with the column as text.',
  },
  ask_shifted_dates: {
    pt: (f) =>
      `Coluna ${f.column}: todas as datas estão no fim da noite (${atLines(f.examples, 'linha', 'linhas')}), como fica a meia-noite de outro fuso no horário de Brasília; o dia certo pode ser o seguinte.`,
    ptTodo:
      'Confira essas datas na origem. Se o dia está certo, diga --dates dmy; se é o seguinte, corrija a coluna.',
    en: (f) =>
      `Column ${f.column}: all dates are late in the evening (${atLines(f.examples, 'line', 'lines')}), as midnight of another time zone is shown in Brasília; the right day may be the next.`,
    enTodo:
      'Compare those dates with their source. If the day is right, say --dates dmy; if it is the next, correct the column.',
  },
  ask_eaten_commas: {
    pt: (f) =>
      `Coluna ${f.column}: todo texto tem ponto e vírgula (${atLines(f.texts, 'linha', 'linhas')}) e todo número é inteiro (${atLines(f.examples, 'linha', 'linhas')}); um Excel em inglês pode ter tirado a vírgula dos números, que ficam cem vezes maiores.`,
    ptTodo:
      'Confira esses números na origem. Se estiverem certos, diga --decimal comma; se não, importe de novo com a coluna como texto.',
    en: (f) =>
      `Column ${f.column}: every text has a point and a comma (${atLines(f.texts, 'line', 'lines')}) and every number is whole (${atLines(f.examples, 'line', 'lines')}); an English Excel may have dropped the decimal comma of the numbers, which are then a hundred times too high.`,
    enTodo:
      'Compare those numbers with their source. If they are right, say --decimal comma; if not, import again with the column as text.',
  },
  ask_debit_letter: {
    pt: (f) =>
      `Coluna ${f.column}: há D e C, débito e crédito ou um sinal à parte (${atLines(f.examples, 'linha', 'linhas')}), e não está dito qual é pagamento.`,
    ptTodo: 'Ponha o sinal no próprio valor: pagamento é negativo.',
    en: (f) =>
      `Column ${f.column}: D and C, debit and credit or a sign of its own (${atLines(f.examples, 'line', 'lines')}); which is a payment is not known.`,
    enTodo: 'Put the sign on the amount itself: a payment is negative.',
  },
  ask_in_thousands: {
    pt: (f) => `Coluna ${f.column}: há valores em milhares ou milhões (${list(f.examples)}).`,
    ptTodo: 'Escreva os valores por inteiro, em reais.',
    en: (f) => `Column ${f.column}: values in thousands or millions (${list(f.examples)}).`,
    enTodo: 'Write the values in full.',
  },
  ask_foreign_said: {
    pt: (f) =>
      `Coluna ${f.column}: a planilha fala de outra moeda ou unidade que o real (linha ${f.line}: ${quoted(f.value)}).`,
    ptTodo: 'Escreva os valores em reais; se já estão em reais, retire essa frase.',
    en: (f) =>
      `Column ${f.column}: the sheet tells of another currency or unit than the real (line ${f.line}: ${quoted(f.value)}).`,
    enTodo: 'Write the amounts in reais; if they are, remove that sentence.',
  },
  ask_charge_in_reais: {
    pt: (f) =>
      `Coluna ${f.column}: há encargo em reais (${f.line === undefined ? '' : `linha ${f.line}: `}${quoted(f.value)}), e o serviço espera percentual.`,
    ptTodo: (f) =>
      f.field === 'honorarios'
        ? `Troque por percentual; para honorários fixos, diga -p ${f.mode ?? 'honorarios.modo'}=v; para não usar a coluna, --map honorarios= (vazio).`
        : `Troque por percentual; para não usar a coluna, diga --map ${f.field}= (vazio).`,
    en: (f) =>
      `Column ${f.column}: a charge in reais (${f.line === undefined ? '' : `line ${f.line}: `}${quoted(f.value)}) where the service takes a percentage.`,
    enTodo: (f) =>
      f.field === 'honorarios'
        ? `Use a percentage; for fixed fees, say -p ${f.mode ?? 'honorarios.modo'}=v; to leave the column out, --map honorarios= (empty).`
        : `Use a percentage; to leave the column out, say --map ${f.field}= (empty).`,
  },
  ask_high_rate: {
    pt: (f) =>
      `Coluna ${f.column}: ${quoted(f.value)} na linha ${f.line} iria ao serviço como ${pt.rate(f.of ?? 'interest', f.points ?? f.value)}, acima do comum; pode ser ${f.of === 'interest' ? 'uma taxa ao ano (12% ao ano são 1% ao mês) ou ' : ''}um valor em reais.`,
    ptTodo: (f) =>
      `${f.of === 'interest' ? 'Se é taxa ao ano, ponha na planilha a taxa ao mês; s' : 'S'}e é mesmo esse percentual, diga -p ${f.most}; para não usar a coluna, diga --map ${f.field}= (vazio).`,
    en: (f) =>
      `Column ${f.column}: ${quoted(f.value)} on line ${f.line} would go to the service as ${en.rate(f.of ?? 'interest', f.points ?? f.value)}, which is unusual; it may be ${f.of === 'interest' ? 'a rate by the year (12% a year is 1% a month) or ' : ''}an amount in reais.`,
    enTodo: (f) =>
      `${f.of === 'interest' ? 'If it is by the year, write the rate by the month; i' : 'I'}f that percentage is meant, say -p ${f.most}; to leave the column out, say --map ${f.field}= (empty).`,
  },
  ask_fraction: {
    pt: (f) =>
      f.isDaily
        ? `Coluna ${f.column}: ${quoted(f.value)} na linha ${f.line} parece uma taxa por dia (0,033 % ao dia é 1 % ao mês), e o serviço espera juros ao mês.`
        : `Coluna ${f.column}: ${quoted(f.value)} na linha ${f.line} pode ser uma fração (0,01 = 1 %) ou um percentual (0,01 %).`,
    ptTodo: (f) =>
      f.isDaily
        ? `Escreva a taxa do mês, ou, se já é, diga -p juros.maximo=1; para não usar a coluna, diga --map ${f.field}= (vazio).`
        : `Escreva com o sinal de %, ou em pontos (1 para 1 %); para não usar a coluna, diga --map ${f.field}= (vazio).`,
    en: (f) =>
      f.isDaily
        ? `Column ${f.column}: ${quoted(f.value)} on line ${f.line} looks like a daily rate (0.033 % a day is 1 % a month), and the service expects interest by the month.`
        : `Column ${f.column}: ${quoted(f.value)} on line ${f.line} may be a fraction (0.01 = 1 %) or a percentage (0.01 %).`,
    enTodo: (f) =>
      f.isDaily
        ? `Write the monthly rate, or say -p juros.maximo=1 if it is one; to leave the column out, say --map ${f.field}= (empty).`
        : `Write it with the % sign, or in points (1 for 1 %); to leave the column out, say --map ${f.field}= (empty).`,
  },
  ask_unfit: {
    pt: (f) =>
      `Coluna ${f.column}: foi entendida como ${f.label}, mas contém valores em dinheiro (linha ${f.line}: ${quoted(f.value)}).`,
    ptTodo: (f) =>
      f.required
        ? `Se a coluna certa é outra, diga --map ${f.field}="Título"; se não, escreva os números sem pontos nem centavos.`
        : `Se a coluna é outra coisa, diga --map ${f.field}= (vazio) para não usá-la; se não, corrija as células.`,
    en: (f) =>
      `Column ${f.column}: taken for ${f.label}, but it holds amounts of money (line ${f.line}: ${quoted(f.value)}).`,
    enTodo: (f) =>
      f.required
        ? `If another column is the one, say --map ${f.field}="Heading"; if not, write the numbers without marks or cents.`
        : `If it is something else, say --map ${f.field}= (empty) to leave it out; if not, correct the cells.`,
  },
  told_csv: {
    pt: (f) => `Arquivo de texto lido como ${f.encoding}, separado por ${quoted(f.separator)}.`,
    en: (f) => `Text file read as ${f.encoding}, separated by ${quoted(f.separator)}.`,
  },
  told_double_encoded: {
    pt: 'Os acentos do arquivo foram salvos trocados (UTF-8 lido como Latin-1) e foram lidos como deviam ser.',
    en: 'The accents were saved garbled (UTF-8 read as Latin-1) and read as they were meant.',
  },
  told_sheet_hidden: {
    pt: (f) => `Aba oculta não processada: ${quoted(f.sheet)}.`,
    en: (f) => `Hidden sheet, not processed: ${quoted(f.sheet)}.`,
  },
  told_sheet_left: {
    pt: (f) => `Aba não processada: ${quoted(f.sheet)}.`,
    en: (f) => `Sheet not processed: ${quoted(f.sheet)}.`,
  },
  told_payments_left: {
    pt: (f) =>
      `Aba não processada: ${quoted(f.sheet)}, que parece ter pagamentos; nada do que há nela é abatido.`,
    ptTodo:
      'Ponha cada pagamento na tabela das dívidas, em uma linha sua, com a sua data e o sinal de menos.',
    en: (f) =>
      `Sheet not processed: ${quoted(f.sheet)}, which seems to hold payments; nothing in it is taken off.`,
    enTodo:
      'Put each payment into the table of the debts, on a line of its own, with its date and a minus.',
  },
  told_tie_settled: {
    pt: (f) =>
      `${f.label}: das colunas ${list(f.candidates)} foi usada ${f.column}, pelo que há nas células.`,
    en: (f) =>
      `${f.label}: of the columns ${list(f.candidates)}, ${f.column} was used, by what its cells hold.`,
  },
  told_joined: {
    pt: (f) =>
      `${f.label}: o ${f.hasDay ? 'dia, o mês' : 'mês'} e o ano das colunas ${list(f.candidates)} foram lidos juntos (${quoted(f.value)}).`,
    en: (f) =>
      `${f.label}: the ${f.hasDay ? 'day, the month' : 'month'} and the year of the columns ${list(f.candidates)} were read together (${quoted(f.value)}).`,
  },
  told_due_day: {
    pt: (f) =>
      `${f.label}: das colunas ${list(f.candidates)} foi usada ${f.column}, o dia em que a dívida venceu.`,
    ptTodo: (f) => `Se vale a outra, diga --map ${f.field}="Título", ou a letra da coluna.`,
    en: (f) =>
      `${f.label}: of the columns ${list(f.candidates)} ${f.column} is used, the day the debt fell due.`,
    enTodo: (f) =>
      `If the other counts, say --map ${f.field}="Heading", or the letter of the column.`,
  },
  told_tie_unused: {
    pt: (f) =>
      `${f.label}: mais de uma coluna pode ser (${list(f.candidates)}), e nenhuma foi usada.`,
    ptTodo: (f) => `Se quiser uma delas, diga --map ${f.field}="Título".`,
    en: (f) => `${f.label}: more than one column may be (${list(f.candidates)}); none was used.`,
    enTodo: (f) => `To use one of them, say --map ${f.field}="Heading".`,
  },
  told_mark_stated: {
    pt: (f) => `Coluna ${f.column}: ${markPt(f)}, como foi dito.`,
    en: (f) => `Column ${f.column}: ${markEn(f)}, as you said.`,
  },
  told_mark_by_column: {
    pt: (f) =>
      `Coluna ${f.column}: ${markPt(f)}, provado por outros valores da coluna; assim foram lidas as linhas ${list(f.examples)}.`,
    en: (f) =>
      `Column ${f.column}: ${markEn(f)}, proved by other values of the column; so lines ${list(f.examples)} were read.`,
  },
  told_marks_mixed: {
    pt: (f) =>
      `Coluna ${f.column}: há valores com vírgula e com ponto decimal; cada um só pode ser lido de um jeito.`,
    en: (f) =>
      `Column ${f.column}: values with decimal comma and with decimal dot; each can be read in one way only.`,
  },
  told_order_stated: {
    pt: (f) => `Coluna ${f.column}: datas em ${orderPt(f)}, como foi dito.`,
    en: (f) => `Column ${f.column}: dates in ${orderEn(f)}, as you said.`,
  },
  told_order_heading: {
    pt: (f) => `Coluna ${f.column}: datas em ${orderPt(f)}, como diz o título.`,
    en: (f) => `Column ${f.column}: dates in ${orderEn(f)}, as its heading says.`,
  },
  told_order_brazilian: {
    pt: (f) =>
      `Coluna ${f.column}: datas em dia/mês/ano, porque a planilha é brasileira e nada indica o contrário (linhas ${list(f.examples)}).`,
    en: (f) =>
      `Column ${f.column}: dates in day/month/year, the sheet being Brazilian and nothing speaking against it (lines ${list(f.examples)}).`,
  },
  told_hidden_rows: {
    pt: (f) =>
      `${many(f.count, 'linha oculta por filtro, ou com o valor oculto pelo formato, foi lida', 'linhas ocultas por filtro, ou com o valor oculto pelo formato, foram lidas')} como as outras.`,
    en: (f) =>
      `${manyInEnglish(f.count, 'row', 'rows')} hidden by a filter, or whose amount its format hides, read like the others.`,
  },
  told_stopped_early: {
    pt: (f) =>
      `O lote parou cedo: ${f.refused} das ${f.of} primeiras chamadas, escolhidas por todo o lote, foram recusadas (${f.code}: ${f.message}).`,
    ptTodo: 'Corrija o parâmetro ou a coluna e envie de novo; o que falta não foi gasto.',
    en: (f) =>
      `The batch stopped early: ${f.refused} of the first ${f.of} calls, chosen all over it, were refused (${f.code}: ${f.message}).`,
    enTodo: 'Correct the parameter or the column and submit again; what is left was not spent.',
  },
  told_repeated: {
    pt: (f) =>
      `${many(f.count, 'linha repetida foi deixada', 'linhas repetidas foram deixadas')} de fora, como pedido.`,
    en: (f) =>
      `${manyInEnglish(f.count, 'repeated row was', 'repeated rows were')} left out, as asked.`,
  },
  told_done_once: {
    pt: (f) =>
      `${many(f.count, 'linha pede', 'linhas pedem')} o mesmo que uma linha acima, do mesmo cálculo: é feito uma vez, com o resultado na primeira linha, e somado uma vez.`,
    en: (f) =>
      `${manyInEnglish(f.count, 'row asks', 'rows ask')} the same as a row above, of the same calculation: it is done once, with its result on the first row, and summed once.`,
  },
  told_catalogue_unavailable: {
    pt: 'O serviço não deu a lista de índices ou de tabelas; os nomes não foram conferidos antes.',
    en: 'The service gave no list of indices or tables; names were not checked beforehand.',
  },
  told_price_charges: {
    pt: (f) =>
      `Juros, multa e honorários vêm somados para a chamada inteira. Onde os totais não disserem quanto é de cada linha, até ${f.most} linhas da chamada são pedidas também sozinhas, uma unidade cada (ao todo até ${f.units} a mais); o orçamento é dito de novo antes disso.`,
    en: (f) =>
      `Interest, fine and fees come summed for the call as a whole. Where the totals do not tell how much is of each row, up to ${f.most} rows of the call are asked alone too, one unit each (up to ${f.units} more in all); the quote is told again before that.`,
  },
  told_selic_whole_month: {
    pt: (f) =>
      `A SELIC foi pedida de ${localDay(f.from)} com a versão 1, que conta por mês: o mês ${localMonth(f.month)} entra inteiro, desde o dia 1º. Para contar do dia, dê -p selicVersion=2.`,
    en: (f) =>
      `SELIC was asked for from ${localDay(f.from)} with version 1, which counts by month: the whole month ${localMonth(f.month)} enters, from its first day. To count from the day, give -p selicVersion=2.`,
  },
  told_selic_whole_month_until: {
    pt: (f) =>
      `A SELIC foi pedida até ${localDay(f.until)} com a versão 1, que conta por mês: o mês ${localMonth(f.month)} entra inteiro ou nem entra. Para contar até o dia, dê -p selicVersion=2.`,
    en: (f) =>
      `SELIC was asked for until ${localDay(f.until)} with version 1, which counts by month: the month ${localMonth(f.month)} enters whole or not at all. To count up to the day, give -p selicVersion=2.`,
  },
  told_citation_not_sent: {
    pt: 'O contrato do serviço não tem onde dizer a data da citação: ela não é enviada. Os juros que voltarem são comparados com ela, e a linha em que não corram desde a citação vem com aviso.',
    en: "The service's contract has no place for the date of citation: it is not sent. The interest that comes back is compared with it, and a row whose interest does not run from the citation comes with a warning.",
  },
  told_pack_limit: {
    pt: (f) =>
      `O serviço recusou ${f.refused} linhas numa só chamada em ${f.at}: o orçamento conta com no máximo ${f.most} por chamada, e assim ${f.rows} linhas são ${f.calls} chamadas. Se ele recusar também essas, cada chamada recusada vira outras duas.`,
    ptTodo: 'O limite volta a crescer com as respostas, e é esquecido em um dia.',
    en: (f) =>
      `The service refused ${f.refused} rows in one call on ${f.at}: the quote counts with at most ${f.most} a call, so that ${f.rows} rows are ${f.calls} calls. If it refuses these too, each refused call becomes two more.`,
    enTodo: 'The limit grows again with the answers, and is forgotten in a day.',
  },
  told_cost_untold: {
    pt: (f) =>
      `O contrato do serviço não diz quanto custa ${f.route}: ${f.units === 1 ? 'conta-se 1 unidade' : `contam-se ${f.units} unidades`} por chamada, até que uma recusa do serviço mostre outra coisa.`,
    en: (f) =>
      `The service's contract does not tell what ${f.route} costs: ${f.units === 1 ? '1 unit a call is' : `${f.units} units a call are`} counted, until a refusal of the service shows otherwise.`,
  },
  document_missing: {
    pt: (f) => `O documento ${quoted(f.name)} não existe.`,
    ptTodo: (f) =>
      hasEnding(f.name)
        ? 'Confira o caminho; ele é contado da pasta da planilha.'
        : 'Se a célula é um link, só o texto dela é lido: escreva nela o nome do arquivo, com a extensão.',
    en: (f) => `The document ${quoted(f.name)} was not found.`,
    enTodo: (f) =>
      hasEnding(f.name)
        ? 'Check the path; it is counted from the folder of the sheet.'
        : 'If the cell is a link, only its text is read: write the name of the file there, with its ending.',
  },
  document_outside: {
    pt: (f) =>
      `${quoted(f.name)} é um caminho ou atalho que leva para fora da pasta; não foi lido.`,
    ptTodo: 'Copie o documento para a pasta, ou diga com --documents em que pasta ele está.',
    en: (f) => `${quoted(f.name)} is a path or link that leads out of the folder; it was not read.`,
    enTodo:
      'Copy the document into the folder, or name the folder in which it lies with --documents.',
  },
  document_unreadable: {
    pt: (f) => `O documento ${quoted(f.name)} não pôde ser lido (${f.reason}).`,
    ptTodo: 'Confira se o arquivo abre e se há permissão de leitura.',
    en: (f) => `The document ${quoted(f.name)} could not be read (${f.reason}).`,
    enTodo: 'Check that the file opens and that you may read it.',
  },
  document_empty: {
    pt: (f) => `O documento ${quoted(f.name)} está vazio.`,
    en: (f) => `The document ${quoted(f.name)} is empty.`,
  },
  document_not_itself: {
    pt: (f) =>
      `O documento ${quoted(f.name)} ${CONTENTS_PT[f.content as keyof typeof CONTENTS_PT]}.`,
    ptTodo: 'Abra o arquivo, salve-o de novo como o documento que é, sem senha, e envie outra vez.',
    en: (f) =>
      `The document ${quoted(f.name)} ${CONTENTS_EN[f.content as keyof typeof CONTENTS_EN]}.`,
    enTodo:
      'Open the file, save it again as the document it is, without a password, and send it once more.',
  },
  document_list: {
    pt: (f) =>
      `${quoted(f.name)} é a planilha que nomeia os documentos da pasta, e não um deles: não foi enviada.`,
    ptTodo: (f) =>
      `Para enviar o que ela nomeia, rode com ela no lugar da pasta: lote run .../${f.name}.`,
    en: (f) =>
      `${quoted(f.name)} is the spreadsheet that names the documents of the folder, and none of them: it was not sent.`,
    enTodo: (f) =>
      `To send what it names, run with it in the place of the folder: lote run .../${f.name}.`,
  },
  document_too_big: {
    pt: (f) =>
      `O documento ${quoted(f.name)} tem ${(Number(f.bytes) / 1e6).toFixed(1).replace('.', ',')} MB; o serviço aceita até ${Number(f.most) / 1e6} MB.`,
    ptTodo: 'Divida ou comprima o documento.',
    en: (f) =>
      `The document ${quoted(f.name)} has ${(Number(f.bytes) / 1e6).toFixed(1)} MB; the service takes up to ${Number(f.most) / 1e6} MB.`,
    enTodo: 'Divide or compress the document.',
  },
  document_again: {
    pt: (f) => `É o mesmo documento que ${quoted(f.name)}: foi enviado uma vez só.`,
    en: (f) => `It is the same document as ${quoted(f.name)}: it was sent once.`,
  },
  document_without_client: {
    pt: (f) => `O cliente ${quoted(f.client)} não aparece no que o serviço leu deste documento.`,
    ptTodo: 'Confira se o documento é dele, e se é o que a linha devia nomear.',
    en: (f) => `The client ${quoted(f.client)} is not in what the service read of this document.`,
    enTodo: 'Check that the document is theirs, and the one that the row was to name.',
  },
  document_no_data: {
    pt: 'O serviço respondeu, e não leu nenhum dado no documento.',
    ptTodo: 'Confira o tipo do documento e se ele está legível.',
    en: 'The service answered, and read no data in the document.',
    enTodo: 'Check the type of the document and whether it can be read.',
  },
  need_document_type: {
    pt: 'Falta dizer o tipo dos documentos.',
    ptTodo:
      'Dê -p docType=sentenca (ou outro) para todos, ou diga a coluna que o tem: --map tipo_documento="Tipo".',
    en: 'The type of the documents is not said.',
    enTodo:
      'Give -p docType=sentenca (or another) for all, or say the column that has it: --map tipo_documento="Tipo".',
  },
  row_no_document_type: {
    pt: 'A linha não diz o tipo do documento.',
    ptTodo: 'Preencha a coluna Tipo do documento, ou dê -p docType=... para todas.',
    en: 'The row does not say the type of the document.',
    enTodo: 'Fill in the column or give -p docType=... for all.',
  },
  row_several_documents: {
    pt: (f) => `Há mais de um documento na célula: ${quoted(f.value)}.`,
    ptTodo: 'Ponha um documento em cada linha, com o tipo dele.',
    en: (f) => `There is more than one document in the cell: ${quoted(f.value)}.`,
    enTodo: 'Put one document in each row, with its type.',
  },
  note_document_kind: {
    pt: (f) =>
      `O nome ou a descrição do arquivo fala de outro tipo de documento: ${quoted(f.name)} vai como ${quoted(f.docType)}.`,
    ptTodo: 'Se é de outro tipo, diga qual na coluna Tipo, ou com -p docType=.',
    en: (f) =>
      `The name or the description of the file tells of another kind of document: ${quoted(f.name)} is sent as ${quoted(f.docType)}.`,
    enTodo: 'If it is of another kind, say which in a column Tipo, or with -p docType=.',
  },
  note_document_holder: {
    pt: (f) =>
      `O documento está em nome de ${quoted(f.holder)}, e o cliente é ${quoted(f.client)}.`,
    ptTodo: 'Confira se é o documento do cliente.',
    en: (f) =>
      `The document is in the name of ${quoted(f.holder)}, and the client is ${quoted(f.client)}.`,
    enTodo: 'Check whether it is the document of the client.',
  },
  note_whole_document: {
    pt: (f) =>
      `O documento vai inteiro: o que o serviço leu não é só das páginas ${quoted(f.value)}.`,
    ptTodo: 'Para extrair só algumas páginas, grave-as em um arquivo próprio.',
    en: (f) =>
      `The whole document is sent: what was read is not of pages ${quoted(f.value)} alone.`,
    enTodo: 'To have some pages read alone, save them as a file of their own.',
  },
  row_two_documents: {
    pt: (f) => `Há dois documentos diferentes: ${quoted(f.name)} e ${quoted(f.joined)}.`,
    ptTodo: 'Escreva na célula do arquivo o caminho inteiro, e deixe a da pasta vazia.',
    en: (f) => `There are two different documents: ${quoted(f.name)} and ${quoted(f.joined)}.`,
    enTodo: 'Write the whole path in the cell of the file, and leave that of the folder empty.',
  },
  told_documents_twice: {
    pt: (f) =>
      `${many(f.documents, 'documento está na lista', 'documentos estão na lista')} com mais de um tipo (${list(f.types)}): cada tipo é um envio e é pago, ao todo ${many(f.calls, 'envio', 'envios')}.`,
    ptTodo: 'Se o tipo é um só, corrija a coluna Tipo do documento antes de enviar.',
    en: (f) =>
      `${manyInEnglish(f.documents, 'document stands', 'documents stand')} in the list with more than one type (${list(f.types)}): each type is sent and paid, ${f.calls} in all.`,
    enTodo: 'If there is only one type, correct the column Tipo do documento first.',
  },
  document_changed: {
    pt: (f) => `O documento ${quoted(f.name)} mudou enquanto era lido.`,
    ptTodo: 'Repita quando ninguém estiver gravando nele.',
    en: (f) => `The document ${quoted(f.name)} changed while it was read.`,
    enTodo: 'Try again when nobody is writing to it.',
  },
  documents_no_folder: {
    pt: (f) => `--documents ${f.path}: não há essa pasta.`,
    ptTodo: 'Confira o caminho da pasta.',
    en: (f) => `--documents ${f.path}: there is no such folder.`,
    enTodo: 'Check the path of the folder.',
  },
  documents_none: {
    pt: (f) => `Não há documentos em ${quoted(f.path)}.`,
    ptTodo: 'Arquivos ocultos não contam.',
    en: (f) => `There are no documents in ${quoted(f.path)}.`,
    enTodo: 'Hidden files do not count.',
  },
  documents_prefix_wrong: {
    pt: (f) => `${quoted(f.path)} não é um endereço s3://bucket/prefixo.`,
    ptTodo: 'O bucket tem letras minúsculas, números, pontos e hífens.',
    en: (f) => `${quoted(f.path)} is no address s3://bucket/prefix.`,
    enTodo: 'A bucket has small letters, digits, dots and hyphens.',
  },
  documents_no_bucket: {
    pt: (f) => `O bucket ${f.where} não existe.`,
    ptTodo: 'Confira o nome dele e S3_ENDPOINT.',
    en: (f) => `There is no bucket ${f.where}.`,
    enTodo: 'Check its name and S3_ENDPOINT.',
  },
  documents_denied: {
    pt: (f) => `Sem permissão em ${quoted(f.path)}.`,
    ptTodo: 'A credencial precisa poder listar, ler e gravar ali.',
    en: (f) => `No permission at ${quoted(f.path)}.`,
    enTodo: 'The credential has to be able to list, read and write there.',
  },
  documents_zip_damaged: {
    pt: (f) => `O zip ${quoted(f.path)} não pôde ser lido (${f.reason}).`,
    ptTodo: 'Abra-o e compacte de novo.',
    en: (f) => `The zip ${quoted(f.path)} could not be read (${f.reason}).`,
    enTodo: 'Open it and pack it again.',
  },
  documents_zip_bomb: {
    pt: (f) => `O zip ${quoted(f.path)} é grande demais por dentro (${f.reason}).`,
    ptTodo: 'Descompacte e confira o que há nele, ou divida.',
    en: (f) => `The zip ${quoted(f.path)} is too large inside (${f.reason}).`,
    enTodo: 'Unpack it and look at what it holds, or divide it.',
  },
  told_readings: {
    pt: (f) =>
      f.count === 1
        ? '1 das chamadas vem antes das linhas e lê o que elas precisam saber (índices, séries, tribunais ou grafias): este serviço também a cobra.'
        : `${f.count} das chamadas vêm antes das linhas e leem o que elas precisam saber (índices, séries, tribunais ou grafias): este serviço também as cobra.`,
    en: (f) =>
      f.count === 1
        ? '1 of the calls comes before the rows and reads what they have to know (indices, series, courts or spellings): this service charges for it too.'
        : `${f.count} of the calls come before the rows and read what they have to know (indices, series, courts or spellings): this service charges for them too.`,
  },
  told_regime: {
    pt: (f) =>
      `${many(f.rows, 'linha atravessa', 'linhas atravessam')} ${f.law}; o regime é escolha do advogado.${whoeverPt(f)}`,
    en: (f) =>
      `${manyInEnglish(f.rows, 'row crosses', 'rows cross')} ${f.law}; which regime applies is the lawyer's choice.${whoeverEn(f)}`,
  },
  told_regimes: {
    pt: (f) =>
      `${eachCounted(f.laws, (rows) => many(rows, 'linha atravessa', 'linhas atravessam'))}; o regime é escolha do advogado.${whoeverPt(f)}`,
    en: (f) =>
      `${eachCounted(f.laws, (rows) => manyInEnglish(rows, 'row crosses', 'rows cross'))}; which regime applies is the lawyer's choice.${whoeverEn(f)}`,
  },
} satisfies Messages
