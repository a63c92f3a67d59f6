import {
  atLines,
  list,
  type Messages,
  many,
  manyInEnglish,
  quoted,
  quotes,
  reais,
} from './message.js'

const AROUND_PT: Record<string, string> = {
  file: 'O nome do arquivo',
  page: 'O cabeçalho ou rodapé da página',
}
const AROUND_EN: Record<string, string> = {
  file: 'The name of the file',
  page: 'The head or foot of the page',
}
const aroundPt = (where: unknown) => AROUND_PT[String(where)] ?? 'O nome da aba'
const aroundEn = (where: unknown) => AROUND_EN[String(where)] ?? 'The name of the sheet'

/** Questions about the layout of a sheet. */
export const layoutMessages = {
  ask_hidden_sheets: {
    pt: (f) => `A tabela não está inteira nas abas visíveis; há abas ocultas: ${quotes(f.sheets)}.`,
    ptTodo: (f) =>
      `Se a tabela está numa delas, diga qual com --sheet NOME${Array.isArray(f.other) ? `; ou qual das visíveis: ${quotes(f.other)}` : ''}.`,
    en: (f) =>
      `The whole table is in no visible sheet; there are hidden ones: ${quotes(f.sheets)}.`,
    enTodo: (f) =>
      `If the table is in one of them, say which with --sheet NAME${Array.isArray(f.other) ? `; or which of the visible: ${quotes(f.other)}` : ''}.`,
  },
  ask_hidden_column: {
    pt: (f) =>
      `A coluna ${f.column} está oculta, e à vista há ${list(f.candidates)}: qualquer uma pode ser ${f.label}.`,
    ptTodo: (f) => `Escolha com --map ${f.field}="Título", ou a letra da coluna.`,
    en: (f) =>
      `Column ${f.column} is hidden, and ${list(f.candidates)} can be seen: any of them may be ${f.label}.`,
    enTodo: (f) => `Choose with --map ${f.field}="Heading", or the letter of the column.`,
  },
  told_hidden_columns: {
    pt: (f) => `Lido de coluna oculta: ${list(f.columns)}.`,
    ptTodo: 'Reexiba a coluna e confira antes de confirmar.',
    en: (f) => `Read from a hidden column: ${list(f.columns)}.`,
    enTodo: 'Unhide the column and check it before you confirm.',
  },
  ask_header_any: {
    pt: (f) => `O cabeçalho da tabela não foi reconhecido (abas lidas: ${list(f.sheets)}).`,
    ptTodo: (f) =>
      `Diga as colunas com --map CAMPO="Título". É preciso ao menos uma destas: ${list(f.asked)}. Se não há linha de títulos, ponha uma acima dos dados.`,
    en: (f) => `No header that is known (sheets read: ${list(f.sheets)}).`,
    enTodo: (f) =>
      `Name the columns with --map FIELD="Heading". Needed is one of: ${list(f.asked)}. If there is no line of headings, put one above the data.`,
  },
  swallowed_lines: {
    pt: (f) =>
      `Linha ${f.line}: as aspas abertas aí só fecham na linha ${f.last}, e tudo entre elas foi lido como uma célula só (${quoted(f.value)}).`,
    ptTodo: 'Feche ou retire as aspas, ou salve como .xlsx.',
    en: (f) =>
      `Line ${f.line}: the quote opened there closes only on line ${f.last}, and all between was read as one cell (${quoted(f.value)}).`,
    enTodo: 'Close or take away the quote, or save it as .xlsx.',
  },
  ask_items_above: {
    pt: (f) =>
      `Acima do cabeçalho da linha ${f.header} há o que parece ser outra tabela (${atLines(f.lines, 'linha', 'linhas')}), que ficaria de fora.`,
    ptTodo:
      'Ponha cada tabela na sua aba e diga qual com --sheet NOME, ou apague o que não é da tabela.',
    en: (f) =>
      `Above the header on line ${f.header} there seems to be another table (${atLines(f.lines, 'line', 'lines')}), which would be left out.`,
    enTodo:
      'Put each table on its own sheet and say which with --sheet NAME, or delete what is not of the table.',
  },
  ask_other_header: {
    pt: (f) =>
      `Linha ${f.line}: parece o cabeçalho de outra tabela (${quotes(f.headings)}); as linhas abaixo seriam lidas pelas colunas do cabeçalho da linha ${f.header}.`,
    ptTodo:
      'Ponha cada tabela na sua aba e diga qual com --sheet NOME, ou apague o que não é da tabela.',
    en: (f) =>
      `Line ${f.line} seems to be the header of another table (${quotes(f.headings)}); the lines below would be read by the columns of the header on line ${f.header}.`,
    enTodo:
      'Put each table on its own sheet and say which with --sheet NAME, or delete what is not of the table.',
  },
  ask_said_corrected: {
    pt: (f) =>
      `${f.line === undefined ? aroundPt(f.around) : `Linha ${f.line}:`} ${quoted(f.value)}: os valores da coluna ${f.amount} podem já estar corrigidos ou ter encargos, que seriam contados duas vezes.`,
    ptTodo: (f) =>
      `Se são os valores históricos, confirme com --map ${f.field}="${f.heading}"; se já estão corrigidos, use a coluna dos valores históricos, ou ponha como data de cada linha a da última correção.`,
    en: (f) =>
      `${f.line === undefined ? aroundEn(f.around) : `Line ${f.line}:`} ${quoted(f.value)}: the amounts of column ${f.amount} may be corrected already or have charges in them, which would count twice.`,
    enTodo: (f) =>
      `If they are the original amounts, confirm with --map ${f.field}="${f.heading}"; if they are corrected, use the column of the original ones, or give each line the date of the last correction.`,
  },
  ask_instalments: {
    pt: (f) =>
      `Coluna ${f.column}: há linhas de várias parcelas ou unidades (linha ${f.line}: ${quoted(f.value)}), e a linha tem um valor e uma data só; só isso seria corrigido.`,
    ptTodo: (f) =>
      `Ponha uma linha para cada parcela, com o seu vencimento; se a coluna ${f.amount} é mesmo tudo o que há a corrigir, a partir da data da linha, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: there are lines of several instalments or units (line ${f.line}: ${quoted(f.value)}), and a line has one amount and one date; only that would be corrected.`,
    enTodo: (f) =>
      `Put a line for each instalment, with its due date; if column ${f.amount} is all there is to correct, from the date of its line, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_first_due: {
    pt: (f) =>
      `Coluna ${f.column}: é o vencimento da primeira parcela (linha ${f.line}: ${quoted(f.value)}), e cada linha seria corrigida a partir dele, também a de outra parcela.`,
    ptTodo: (f) =>
      `Ponha o vencimento de cada parcela em sua linha; se cada linha é mesmo a primeira parcela, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column} is the due date of the first instalment (line ${f.line}: ${quoted(f.value)}), and every line would be corrected from it, that of another instalment too.`,
    enTodo: (f) =>
      `Put the due date of each instalment in its line; if every line is a first instalment, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_running_balance: {
    pt: (f) =>
      `Coluna ${f.amount}: o saldo só cresce, ou só diminui, de uma linha para a outra (a partir da linha ${f.line}: ${quoted(f.value)}), como o que se acumula; o mesmo lançamento seria corrigido em várias linhas.`,
    ptTodo: (f) =>
      `Use a coluna do valor de cada lançamento; se cada saldo é mesmo uma dívida própria, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.amount}: the balance only grows, or only shrinks, from line to line (from line ${f.line}: ${quoted(f.value)}), as one that accumulates; the same entry would be corrected in several lines.`,
    enTodo: (f) =>
      `Use the column of each entry's amount; if each balance is a debt of its own, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_all_negative: {
    pt: (f) =>
      `Coluna ${f.amount}: a soma dos valores é negativa (linha ${f.line}: ${quoted(f.value)}); os negativos iriam como pagamentos, e o total seria negativo.`,
    ptTodo: (f) =>
      `Escreva as dívidas sem o sinal de menos; se são mesmo pagamentos ou créditos, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.amount}: the sum of the amounts is negative (line ${f.line}: ${quoted(f.value)}); those below zero would go as payments, and the total would be negative.`,
    enTodo: (f) =>
      `Write debts without a minus sign; if they are payments or credits, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_settled_sheet: {
    pt: (f) =>
      `${aroundPt(f.around)} ${quoted(f.value)} parece dizer que as dívidas já foram pagas ou canceladas, ou que a planilha não vale mais, e as linhas seriam calculadas como as outras.`,
    ptTodo: (f) =>
      `Use a planilha ou a aba (--sheet NOME) do que é devido; se estas são mesmo devidas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `${aroundEn(f.around)} ${quoted(f.value)} seems to say that the debts were paid or cancelled, or that the spreadsheet is void, and its lines would be computed like others.`,
    enTodo: (f) =>
      `Use the spreadsheet or the sheet (--sheet NAME) of what is owed; if these are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_interest_on_charges: {
    pt: (f) =>
      `Coluna ${f.column}: há linhas que já são juros ou multa (linha ${f.line}: ${quoted(f.value)}), e os juros pedidos incidiriam também sobre elas.`,
    ptTodo: (f) =>
      `Deixe na planilha só o principal, ou faça um lote à parte, sem juros, para essas linhas; se os juros são mesmo sobre tudo, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: there are lines that are interest or a fine already (line ${f.line}: ${quoted(f.value)}), and the interest asked for would run on them too.`,
    enTodo: (f) =>
      `Leave the principal alone in the sheet, or make a batch of its own, without interest, for those lines; if interest runs on all, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_rate_by_year: {
    pt: (f) =>
      `Coluna ${f.column}: a planilha fala de taxa ao ano (linha ${f.line}: ${quoted(f.value)}), e o serviço espera juros ao mês.`,
    ptTodo: (f) =>
      `Escreva a taxa de cada mês; se a coluna já tem ${f.label} ao mês, confirme com --map ${f.field}="${f.heading}"; para não usá-la, --map ${f.field}= (vazio).`,
    en: (f) =>
      `Column ${f.column}: the sheet speaks of a rate by the year (line ${f.line}: ${quoted(f.value)}), and the service takes interest by the month.`,
    enTodo: (f) =>
      `Write the rate of each month; if the column holds ${f.label} by the month, confirm with --map ${f.field}="${f.heading}"; to leave it out, --map ${f.field}= (empty).`,
  },
  ask_interest_beside_selic: {
    pt: (f) =>
      `Coluna ${f.column}: há juros ao lado da SELIC, que já os contém (linha ${f.line}: ${quoted(f.value)}); seriam contados duas vezes.`,
    ptTodo: (f) =>
      `Para não usar a coluna, --map ${f.field}= (vazio); se são juros de outro tempo que não o da SELIC, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: it has interest beside SELIC, which contains it (line ${f.line}: ${quoted(f.value)}); it would be counted twice.`,
    enTodo: (f) =>
      `To leave the column out, --map ${f.field}= (empty); if it is interest of another time than SELIC's, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_constant_day: {
    pt: (f) =>
      `Coluna ${f.column}: é o mesmo dia em todas as linhas (${quoted(f.value)}), e a coluna ${f.other} tem um dia para cada uma; a correção começaria do primeiro.`,
    ptTodo: (f) =>
      `Diga qual é com --map ${f.field}="${f.otherHeading}" ou --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: the same day on every line (${quoted(f.value)}), while column ${f.other} has a day for each; correction would begin at the first.`,
    enTodo: (f) =>
      `Say which it is with --map ${f.field}="${f.otherHeading}" or --map ${f.field}="${f.heading}".`,
  },
  ask_thousandths: {
    pt: (f) =>
      `Coluna ${f.amount}: os valores aparecem com três casas (linha ${f.line}: ${quoted(f.value)} em reais), como milhares cujo ponto foi lido como vírgula.`,
    ptTodo: (f) =>
      `Confira no original e corrija; se são mesmo reais e frações, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.amount}: amounts are shown with three decimals (line ${f.line}: ${quoted(f.value)} in reais), as thousands are whose mark was read as a decimal one.`,
    enTodo: (f) =>
      `Compare with the original and mend it; if they are reais and fractions, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_no_strikes: {
    pt: 'Em arquivos .xls e .xlsb não se vê o que está riscado, e as linhas riscadas são lidas como as outras.',
    ptTodo: 'Se há linhas riscadas, retire-as, ou salve o arquivo como .xlsx.',
    en: 'In .xls and .xlsb files nobody sees what is struck through, and such lines are read like others.',
    enTodo: 'If there are any, remove them, or save the file as .xlsx.',
  },
  told_comments: {
    pt: (f) =>
      `Há comentários em células ou caixas de texto na planilha (linha ${list(f.examples)}), e nem todos são entendidos.`,
    ptTodo:
      'Veja se algum muda o que a linha pede: um número trocado, uma linha que não vale, um valor já corrigido, pago ou em outra unidade.',
    en: (f) =>
      `Cells or text boxes of the sheet have comments (line ${list(f.examples)}), and not all are understood.`,
    enTodo:
      'See whether one changes what its row asks: another number, a row that is void, an amount that is corrected, paid or in another unit.',
  },
  ask_payments_positive: {
    pt: (f) =>
      `Coluna ${f.column}: há pagamentos entre as dívidas (linha ${f.line}: ${quoted(f.value)}) sem o sinal de menos; seriam corrigidos como dívidas.`,
    ptTodo: (f) =>
      `Ponha o sinal no próprio valor: pagamento é negativo. Se todas as linhas são mesmo dívidas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: there are payments among the debts (line ${f.line}: ${quoted(f.value)}) without a minus sign; they would be corrected as debts.`,
    enTodo: (f) =>
      `Put the sign on the amount: a payment is negative. If all lines are debts, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_settled: {
    pt: (f) =>
      f.isOfAll
        ? `Coluna ${f.column}: todas as linhas constam como pagas ou encerradas (linha ${f.line}: ${quoted(f.value)}), e seriam calculadas como dívidas em aberto desde o vencimento.`
        : `Coluna ${f.column}: há linhas pagas, canceladas, excluídas, suspensas, cedidas ou de um contrato já encerrado entre as outras (linha ${f.line}: ${quoted(f.value)}), e seriam calculadas como as outras.`,
    ptTodo: (f) =>
      `${f.isOfAll ? 'Use a planilha do que ainda é devido.' : 'Retire essas linhas.'} Se todas são mesmo devidas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      f.isOfAll
        ? `Column ${f.column}: all lines are paid or ended (line ${f.line}: ${quoted(f.value)}), and they would be computed like open debts from their due days.`
        : `Column ${f.column}: there are lines that are paid, cancelled, deleted, suspended, assigned or of a contract that has ended among the others (line ${f.line}: ${quoted(f.value)}), and they would be computed like the others.`,
    enTodo: (f) =>
      `${f.isOfAll ? 'Use the spreadsheet of what is still owed.' : 'Remove those lines.'} If all of them are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_not_chosen: {
    pt: (f) =>
      `Coluna ${f.column}: há linhas que a própria planilha não escolhe (linha ${f.line}${f.value === '' ? '' : `: ${quoted(f.value)}`}), e seriam calculadas como as outras.`,
    ptTodo: (f) =>
      `Retire essas linhas. Se todas entram, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: the sheet itself does not choose some lines (line ${f.line}${f.value === '' ? '' : `: ${quoted(f.value)}`}), and they would be computed like the others.`,
    enTodo: (f) =>
      `Remove those lines. If all of them are meant, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_struck: {
    pt: (f) =>
      `Há linhas riscadas na planilha (linha ${f.line}: ${quoted(f.value)}), e seriam corrigidas como as outras.`,
    ptTodo: (f) =>
      `Retire essas linhas. Se também são devidas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Lines of the sheet are struck through (line ${f.line}: ${quoted(f.value)}), and would be corrected like the others.`,
    enTodo: (f) =>
      `Take these lines out. If they are owed as well, confirm it with --map ${f.field}="${f.heading}".`,
  },
  ask_struck_rows: {
    pt: (f) =>
      `${many(f.count, 'linha está riscada', 'linhas estão riscadas')} na planilha (linha ${f.line}: ${quoted(f.value)}), e o que está riscado seria lido como o resto.`,
    ptTodo: (f) =>
      `Retire o que não é para ler. Se é para ler também as riscadas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `${manyInEnglish(f.count, 'line is', 'lines are')} struck through in the sheet (line ${f.line}: ${quoted(f.value)}), and what is struck through would be read like the rest.`,
    enTodo: (f) =>
      `Take out what is not to be read. If those struck through are to be read too, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_struck_rows: {
    pt: (f) =>
      `As linhas riscadas são lidas como as outras: ${many(f.count, 'linha', 'linhas')} (linha ${f.line}: ${quoted(f.value)}).`,
    en: (f) =>
      `Lines struck through are read like the others: ${manyInEnglish(f.count, 'line', 'lines')} (line ${f.line}: ${quoted(f.value)}).`,
  },
  ask_marked_rows: {
    pt: (f) =>
      `Coluna ${f.column}: diz de ${many(f.count, 'linha', 'linhas')} que não é para ler, ou que já foi lida (linha ${f.line}: ${quoted(f.value)}), e o que diz isso seria lido e pago como o resto.`,
    ptTodo: (f) =>
      `Retire o que não é para ler. Se todas são para ler, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: says of ${manyInEnglish(f.count, 'line', 'lines')} not to read it, or that it was read (line ${f.line}: ${quoted(f.value)}), and what says so would be read and paid like the rest.`,
    enTodo: (f) =>
      `Take out what is not to be read. If all are to be read, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_marked_rows: {
    pt: (f) =>
      `Coluna ${f.column}: não é usada, e diz de ${many(f.count, 'linha', 'linhas')} que não é para ler, ou que já foi lida (linha ${f.line}: ${quoted(f.value)}); todas são lidas.`,
    en: (f) =>
      `Column ${f.column}: is not used, and says of ${manyInEnglish(f.count, 'line', 'lines')} not to read it, or that it was read (line ${f.line}: ${quoted(f.value)}); all are read.`,
  },
  ask_unread_periods: {
    pt: (f) =>
      `Coluna ${f.column}: diz o período de cada linha, mas não em datas de início e fim (linha ${f.line}: ${quoted(f.value)}), e nada a lê; em todas seria procurado o período do pedido ou, sem ele, tudo o que há.`,
    ptTodo: (f) =>
      `Ponha em duas colunas, Data início e Data fim, o primeiro e o último dia de cada linha; se o período do pedido vale para todas, diga --map ${f.field}= (vazio).`,
    en: (f) =>
      `Column ${f.column}: says the period of each line, but not in dates of its start and end (line ${f.line}: ${quoted(f.value)}), and nothing reads it; the period of the request, or without one all there is, would be searched for all.`,
    enTodo: (f) =>
      `Write the first and the last day of each line in two columns, Data início and Data fim; if the period of the request is meant for all, say --map ${f.field}= (empty).`,
  },
  ask_exceptions: {
    pt: (f) =>
      `Coluna ${f.column}: diz de ${many(f.count, 'linha', 'linhas')} o que não é para procurar (linha ${f.line}: ${quoted(f.value)}), e nada a lê; isso seria procurado e pago como o resto.`,
    ptTodo: (f) =>
      `Retire a coluna, e filtre o resultado depois; se tudo é para procurar, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: says of ${manyInEnglish(f.count, 'line', 'lines')} what is not to be searched (line ${f.line}: ${quoted(f.value)}), and nothing reads it; that would be searched and paid like the rest.`,
    enTodo: (f) =>
      `Take the column out, and filter the result afterwards; if all is to be searched, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_exceptions: {
    pt: (f) =>
      `Coluna ${f.column}: diz de ${many(f.count, 'linha', 'linhas')} o que não é para procurar (linha ${f.line}: ${quoted(f.value)}), e não é usada; nada fica fora.`,
    en: (f) =>
      `Column ${f.column}: says of ${manyInEnglish(f.count, 'line', 'lines')} what is not to be searched (line ${f.line}: ${quoted(f.value)}), and is not used; nothing is left out.`,
  },
  ask_doubtful_keys: {
    pt: (f) =>
      `Coluna ${f.column}: diz de ${many(f.count, 'linha', 'linhas')} que o número ou o arquivo está errado, foi trocado ou não está confirmado (linha ${f.line}: ${quoted(f.value)}), e seria lido o da linha como está.`,
    ptTodo: (f) =>
      `Corrija as linhas. Se é para ler mesmo o que está nelas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: says of ${manyInEnglish(f.count, 'row', 'rows')} that the number or the file is wrong, was replaced or is not confirmed (line ${f.line}: ${quoted(f.value)}), and that of the row would be read as it is.`,
    enTodo: (f) =>
      `Correct the rows. If what they have is to be read after all, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_doubtful_keys: {
    pt: (f) =>
      `Coluna ${f.column}: não é usada, e diz de ${many(f.count, 'linha', 'linhas')} que o número ou o arquivo está errado, foi trocado ou não está confirmado (linha ${f.line}: ${quoted(f.value)}); é lido o que está na linha.`,
    en: (f) =>
      `Column ${f.column}: is not used, and says of ${manyInEnglish(f.count, 'row', 'rows')} that the number or the file is wrong, was replaced or is not confirmed (line ${f.line}: ${quoted(f.value)}); that of the row is read.`,
  },
  told_list_remarks: {
    pt: (f) =>
      f.isFilter
        ? `Coluna ${f.column}: em ${many(f.count, 'linha', 'linhas')} (linha ${list(f.examples)}) o tribunal não é o do número do processo, e filtra o que se procura: nada dessas linhas seria achado. Confira o tribunal ou o número.`
        : `Coluna ${f.column}: há observações em ${many(f.count, 'linha', 'linhas')} (linha ${list(f.examples)}), que não são usadas. Confira se nenhuma diz que a linha não é para ler, que é outro o número ou o arquivo, ou que há mais para procurar.`,
    en: (f) =>
      f.isFilter
        ? `Column ${f.column}: on ${manyInEnglish(f.count, 'row', 'rows')} (line ${list(f.examples)}) the court is not that of the case number, and it filters what is searched: nothing of these rows would be found. Check the court or the number.`
        : `Column ${f.column}: there are remarks on ${manyInEnglish(f.count, 'row', 'rows')} (line ${list(f.examples)}), which are not used. Check that none says that a row is not to be read, that the number or the file is another one, or that more is to be looked for.`,
  },
  ask_list_note: {
    pt: (f) =>
      `${f.line === undefined ? aroundPt(f.around) : `Linha ${f.line}:`} ${quoted(f.value)} parece dizer que a lista, ou uma parte dela, não é para ler, não vale mais ou não foi conferida, e tudo seria lido como está.`,
    ptTodo: (f) =>
      `Retire o que não é para ler, ou corrija. Se tudo é para ler, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `${f.line === undefined ? aroundEn(f.around) : `Line ${f.line}:`} ${quoted(f.value)} seems to say that the list, or a part of it, is not to be read, is void or was not checked, and all of it would be read as it is.`,
    enTodo: (f) =>
      `Take out what is not to be read, or correct it. If all is to be read, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_list_note: {
    pt: (f) =>
      `${f.line === undefined ? aroundPt(f.around) : `Linha ${f.line}:`} ${quoted(f.value)} parece dizer que a lista, ou uma parte dela, não é para ler, não vale mais ou não foi conferida; tudo é lido como está.`,
    en: (f) =>
      `${f.line === undefined ? aroundEn(f.around) : `Line ${f.line}:`} ${quoted(f.value)} seems to say that the list, or a part of it, is not to be read, is void or was not checked; all of it is read as it is.`,
  },
  told_state_of_title: {
    pt: (f) =>
      `As inscrições sem UF são lidas como de ${f.uf}, como diz o título da linha ${f.line} (${quoted(f.value)}). Se alguma é de outra seccional, escreva a UF ao lado do número.`,
    en: (f) =>
      `Registrations without a state are read as those of ${f.uf}, as the title on line ${f.line} says (${quoted(f.value)}). If one is of another section, write the state beside its number.`,
  },
  told_list_notes: {
    pt: (f) =>
      `Há textos fora das linhas da tabela (linha ${list(f.examples)}), que não são usados. Confira se nenhum diz respeito às linhas; cores não são lidas.`,
    en: (f) =>
      `There are texts beside the rows of the table (line ${list(f.examples)}), which are not used. Check that none concerns the rows; colours are not read.`,
  },
  ask_open_periods: {
    pt: (f) =>
      `Coluna ${f.column}: em ${f.count} de ${many(f.starts, 'linha', 'linhas')} há o começo de um período e não o fim (linha ${f.line}: ${quoted(f.value)}). Como período de busca, essas linhas seriam rejeitadas.`,
    ptTodo: (f) =>
      `Se são datas do processo ou do contrato, deixe-as de fora: --map data_inicio= --map data_fim= (vazios). Se são o período da busca, preencha o fim, ou confirme com --map data_inicio="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: ${f.count} of ${manyInEnglish(f.starts, 'line', 'lines')} have the start of a period and not its end (line ${f.line}: ${quoted(f.value)}). As the period of a search these lines would be rejected.`,
    enTodo: (f) =>
      `If they are days of the case or the contract, leave them out: --map data_inicio= --map data_fim= (empty). If they are the period of the search, fill in the end, or confirm with --map data_inicio="${f.heading}".`,
  },
  ask_trainees: {
    pt: (f) =>
      `${f.line === f.row ? 'Ao lado' : 'Abaixo'} de ${quoted(f.value)} (linha ${f.line}) há ${many(f.count, 'inscrição', 'inscrições')} sem a letra E, a partir da linha ${f.row}. Estagiários têm numeração própria: o advogado desse número é outra pessoa.`,
    ptTodo: (f) =>
      `Retire essas linhas. Se são inscrições de advogados, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `${f.line === f.row ? 'Beside' : 'Below'} ${quoted(f.value)} (line ${f.line}) there are ${manyInEnglish(f.count, 'registration', 'registrations')} without the letter E, from line ${f.row} on. Trainees are numbered apart: the lawyer of that number is somebody else.`,
    enTodo: (f) =>
      `Take these lines out. If they are registrations of lawyers, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_firms: {
    pt: (f) =>
      `${f.line === f.row ? 'Ao lado' : 'Abaixo'} de ${quoted(f.value)} (linha ${f.line}) há ${many(f.count, 'inscrição', 'inscrições')}, a partir da linha ${f.row}. Sociedades de advogados têm numeração própria: o advogado desse número é outra pessoa.`,
    ptTodo: (f) =>
      `Ponha as inscrições dos advogados da sociedade. Se já são as deles, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `${f.line === f.row ? 'Beside' : 'Below'} ${quoted(f.value)} (line ${f.line}) there are ${manyInEnglish(f.count, 'registration', 'registrations')}, from line ${f.row} on. Firms are numbered apart: the lawyer of that number is somebody else.`,
    enTodo: (f) =>
      `Give the registrations of the firm's lawyers. If these are theirs, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_deducted: {
    pt: (f) =>
      `Coluna ${f.column}: parece haver pagamento, desconto ou quota-parte ao lado do valor (linha ${f.line}: ${quoted(f.value)}), e o valor da coluna ${f.amount} seria corrigido inteiro.`,
    ptTodo: (f) =>
      `Ponha cada pagamento em uma linha sua, com a sua data e o sinal de menos, ou use a coluna do saldo; se o valor é mesmo para corrigir inteiro, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: there seems to be a payment, a discount or a share beside the amount (line ${f.line}: ${quoted(f.value)}), and the amount of column ${f.amount} would be corrected whole.`,
    enTodo: (f) =>
      `Put each payment on a line of its own, with its date and a minus sign, or use the column of the balance; if the amount is to be corrected whole, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_other_sheet: {
    pt: (f) =>
      `A tabela está na aba ${quoted(f.sheet)}, e a aba ${quoted(f.other)} também parece tê-la (linha ${f.line}: ${quoted(f.value)}), com um título desconhecido.`,
    ptTodo: 'Diga qual com --sheet NOME.',
    en: (f) =>
      `The table is in sheet ${quoted(f.sheet)}, and sheet ${quoted(f.other)} seems to have it too (line ${f.line}: ${quoted(f.value)}), under a heading that is unknown.`,
    enTodo: 'Say which with --sheet NAME.',
  },
  ask_transposed: {
    pt: (f) =>
      `A tabela da aba ${quoted(f.sheet)} está deitada: os títulos (${list(f.headings)}) estão um abaixo do outro, com os valores ao lado.`,
    ptTodo: 'Copie a tabela e cole com Colar especial → Transpor, para ter um título por coluna.',
    en: (f) =>
      `The table of the sheet ${quoted(f.sheet)} lies on its side: its headings (${list(f.headings)}) stand below each other, with the values beside them.`,
    enTodo: 'Copy the table and paste it with Paste special → Transpose, for one heading a column.',
  },
  ask_left_out_sheet: {
    pt: (f) =>
      `A aba ${quoted(f.other)} parece dizer o que não entra (linha ${f.line}: ${quoted(f.value)}), e isso está também na aba ${quoted(f.sheet)}, que seria lida inteira.`,
    ptTodo: (f) =>
      `Retire as linhas que não entram; se todas entram, diga --sheet ${quoted(f.sheet)}.`,
    en: (f) =>
      `The sheet ${quoted(f.other)} seems to tell what is left out (line ${f.line}: ${quoted(f.value)}), and that is on the sheet ${quoted(f.sheet)} too, which would be read as a whole.`,
    enTodo: (f) =>
      `Remove the lines that are left out; if all of them are meant, say --sheet ${quoted(f.sheet)}.`,
  },
  ask_merged_heading: {
    pt: (f) =>
      `Coluna ${f.column}: o título está mesclado sobre várias colunas preenchidas (${list(f.columns)}), e não está dito qual delas é ${f.label}.`,
    ptTodo: (f) =>
      `Dê a cada coluna o seu título, ou diga a letra da coluna: --map ${f.field}=LETRA.`,
    en: (f) =>
      `Column ${f.column}: the heading is merged over several filled columns (${list(f.columns)}); which of them is ${f.label} is unknown.`,
    enTodo: (f) =>
      `Give each column its heading, or say the letter of the column: --map ${f.field}=LETTER.`,
  },
  ask_group_title: {
    pt: (f) =>
      `Coluna ${f.column}: está sob o título ${quoted(f.group)}, e pode não ser ${f.label}.`,
    ptTodo: (f) =>
      `Se for, confirme com --map ${f.field}=${f.letter}; se não, diga a coluna certa${f.required === true ? '' : ` ou, se não há, --map ${f.field}= (vazio)`}.`,
    en: (f) =>
      `Column ${f.column}: it stands under the title ${quoted(f.group)}, and may not be ${f.label}.`,
    enTodo: (f) =>
      `If it is, confirm with --map ${f.field}=${f.letter}; else say the right column${f.required === true ? '' : ` or, if there is none, --map ${f.field}= (empty)`}.`,
  },
  ask_group_reais: {
    pt: (f) =>
      `Coluna ${f.column}: está sob o título ${quoted(f.group)}, e o serviço espera percentual em ${f.label}.`,
    ptTodo: (f) =>
      `Se for percentual, confirme com --map ${f.field}=${f.letter}; se não, --map ${f.field}= (vazio).`,
    en: (f) =>
      `Column ${f.column}: it stands under the title ${quoted(f.group)}, and ${f.label} is a rate for the service.`,
    enTodo: (f) =>
      `If it is a rate, confirm with --map ${f.field}=${f.letter}; else --map ${f.field}= (empty).`,
  },
  told_total_differs: {
    pt: (f) =>
      `Linha ${f.line}: o total da planilha${f.label ? ` (${quoted(f.label)})` : ''} é ${reais(f.value)}, e as linhas com valor, também as rejeitadas, somam ${reais(f.sum)} (coluna ${f.column}): o da planilha é ${reais(String(f.difference).replace(/^-/, ''))} ${String(f.difference).startsWith('-') ? 'menor' : 'maior'}.`,
    ptTodo: 'Confira se falta ou sobra alguma linha, ou se alguma não pôde ser lida.',
    en: (f) =>
      `Line ${f.line}: the total of the sheet${f.label ? ` (${quoted(f.label)})` : ''} is ${reais(f.value)}, and the rows with an amount, rejected ones too, sum to ${reais(f.sum)} in ${f.column}: a difference of ${reais(f.difference)}.`,
    enTodo: 'See whether a row is missing or there is one too many, or one cannot be read.',
  },
  told_total_skips_texts: {
    pt: (f) =>
      `Linha ${f.line}: o total da planilha${f.label ? ` (${quoted(f.label)})` : ''} é ${reais(f.value)} porque deixa de fora ${many(f.count, 'valor escrito como texto', 'valores escritos como texto')}, ao todo ${reais(f.of_texts)}: ${list(f.cells)}${Number(f.count) > 12 ? ', …' : ''}. As linhas lidas somam ${reais(f.sum)}.`,
    ptTodo: 'Esses valores são lidos e calculados: o total da planilha é que está errado.',
    en: (f) =>
      `Line ${f.line}: the total of the sheet${f.label ? ` (${quoted(f.label)})` : ''} is ${reais(f.value)} because it passes over ${manyInEnglish(f.count, 'amount stored as text', 'amounts stored as text')}, ${reais(f.of_texts)} in all: ${list(f.cells)}${Number(f.count) > 12 ? ', …' : ''}. The rows that are read sum to ${reais(f.sum)}.`,
    enTodo: 'Those amounts are read and calculated: it is the total of the sheet that is wrong.',
  },
  told_total_visible: {
    pt: (f) =>
      `Linha ${f.line}: o total da planilha é só das linhas visíveis, e ${many(f.hidden, 'linha oculta', 'linhas ocultas')} também entram na conta.`,
    ptTodo: 'Se não valem, retire-as da planilha.',
    en: (f) =>
      `Line ${f.line}: the total of the sheet is that of the visible rows, and ${manyInEnglish(f.hidden, 'hidden row', 'hidden rows')} count as well.`,
    enTodo: 'If they do not count, take them out of the sheet.',
  },
  line_maybe_note: {
    pt: (f) =>
      `A célula de ${f.label} traz ${quoted(f.value)}: pode ser um item ou uma observação.`,
    ptTodo:
      'Se for um item, deixe na célula só o que é procurado; se for observação, ponha-a fora dessa coluna.',
    en: (f) => `The cell of ${f.label} says ${quoted(f.value)}: it may be an item or a remark.`,
    enTodo:
      'If an item, leave only what is looked for in the cell; if a remark, put it outside this column.',
  },
  line_maybe_total_undated: {
    pt: (f) =>
      `A linha traz ${quoted(f.value)} e não tem data: pode ser uma dívida, ou a soma ou a média de outras.`,
    ptTodo: 'Se for dívida, preencha a data; se não, escreva só Total.',
    en: (f) =>
      `The line says ${quoted(f.value)} and has no date: it may be a debt, or the sum or mean of others.`,
    enTodo: 'If a debt, fill in the date; if not, write Total alone.',
  },
} satisfies Messages
