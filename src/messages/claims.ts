import { type Facts, list, type Messages, many, manyInEnglish, quoted } from './message.js'

const TERM_PT: Record<string, string> = {
  index: 'outro índice',
  fine: 'outra multa',
  fees: 'outros honorários',
  start: 'outro início dos juros',
  day: 'outra data de atualização',
  none: 'que isso não se cobra',
}
const TERM_EN: Record<string, string> = {
  index: 'another index',
  fine: 'another fine',
  fees: 'other fees',
  start: 'another start of the interest',
  day: 'another day to update to',
  none: 'that this is not charged',
}

/**
 * Questions about debts that occur twice or are sums of others; asked before anything is computed.
 */
/** The columns of names and states beside those of registrations, if there are any. */
function besideList({ names, states }: Facts, words: string[], and: string): string {
  const columns = [names, states]
  return words.flatMap((word, at) => (columns[at] ? [`${word} ${columns[at]}`] : [])).join(and)
}

export const claimsMessages = {
  ask_sum_row: {
    pt: (f) =>
      `Coluna ${f.amount}: a linha ${f.line} (${quoted(f.value)}) é a soma das linhas ${f.from} a ${f.to}, e a mesma dívida seria calculada duas vezes.`,
    ptTodo: (f) =>
      `Deixe a soma ou as parcelas, e não as duas; se todas são devidas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.amount}: line ${f.line} (${quoted(f.value)}) is the sum of lines ${f.from} to ${f.to}, and the same debt would be computed twice.`,
    enTodo: (f) =>
      `Keep the sum or its parts, not both; if all are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_same_debt: {
    pt: (f) =>
      `Coluna ${f.column}: as linhas ${f.line} e ${f.other} são do mesmo título, imóvel ou processo (${quoted(f.value)})${f.isReissue ? ', que foi emitido outra vez' : ' e do mesmo valor, como de um devedor e de quem o garante, de um cheque apresentado duas vezes, de uma fatura e da sua 2ª via, ou de um sistema que repete o valor para cada contato, produto, garantia, parte ou andamento'}.`,
    ptTodo: (f) =>
      `Deixe uma linha para cada dívida; se são dívidas diferentes, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: lines ${f.line} and ${f.other} are of the same paper, property or case (${quoted(f.value)})${f.isReissue ? ', which was issued again' : ' and the same amount, as of a debtor and of who guarantees it, of a cheque that was presented twice, of a bill and its second copy, or of a program that repeats the amount for each contact, product, surety, party or event'}.`,
    enTodo: (f) =>
      `Keep one line for each debt; if they are different debts, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_whole_and_parts: {
    pt: (f) =>
      `Coluna ${f.column}: a linha ${f.line} (${quoted(f.value)}) parece ${f.isAgreement ? 'de um acordo, que toma o lugar de dívidas de antes' : 'a dívida inteira'}, e na linha ${f.other} (${quoted(f.beside)}) está ${f.isAgreement ? 'uma delas' : 'uma parcela dela'}; as duas seriam somadas.`,
    ptTodo: (f) =>
      `Deixe ${f.isAgreement ? 'o acordo ou as dívidas que ele substituiu' : 'a dívida inteira ou as parcelas'}; se não são a mesma dívida, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: line ${f.line} (${quoted(f.value)}) seems to be ${f.isAgreement ? 'of an agreement, which takes the place of earlier debts' : 'the whole debt'}, and line ${f.other} (${quoted(f.beside)}) ${f.isAgreement ? 'one of them' : 'an instalment of it'}; both would be added up.`,
    enTodo: (f) =>
      `Leave ${f.isAgreement ? 'the agreement or the debts that it replaced' : 'the whole debt or the instalments'}; if they are not the same debt, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_broken_relation: {
    pt: (f) =>
      `Coluna ${f.amount}: na linha ${f.line} o valor (${quoted(f.value)}) não é ${f.is === 'sum' ? 'a soma de ' : ''}${f.one} ${f.is === 'sum' ? 'e' : f.is === 'product' ? 'vezes' : 'menos'} ${f.other}, como ${Number(f.count) > 1 ? `nas outras (e assim em ${f.count} linhas)` : 'nas outras linhas'}. Confira qual número está certo.`,
    en: (f) =>
      `Column ${f.amount}: on line ${f.line} the amount (${quoted(f.value)}) is not ${f.is === 'sum' ? 'the sum of ' : ''}${f.one} ${f.is === 'sum' ? 'and' : f.is === 'product' ? 'times' : 'less'} ${f.other}, as ${Number(f.count) > 1 ? `on the others (so on ${f.count} lines)` : 'on the other lines'}. Check which number is right.`,
  },
  ask_product: {
    pt: (f) =>
      `Coluna ${f.amount}: o valor é ${f.base} vezes ${f.factor} (linha ${f.line}: ${quoted(f.value)}), como um valor já corrigido por um fator; seria corrigido outra vez.`,
    ptTodo: (f) =>
      `Use a coluna do valor de antes do fator; se este é mesmo o valor a corrigir, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.amount}: the amount is ${f.base} times ${f.factor} (line ${f.line}: ${quoted(f.value)}), as of an amount that was corrected by a factor; it would be corrected again.`,
    enTodo: (f) =>
      `Use the column of the amount before the factor; if this one is to be corrected, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_day_of_today: {
    pt: (f) =>
      `A data da linha ${f.line} (${quoted(f.value)}) vem de uma fórmula com o dia de hoje: amanhã seria outra.`,
    ptTodo: (f) =>
      `Escreva a data de cada valor; se é mesmo a que está à vista, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `The date of line ${f.line} (${quoted(f.value)}) comes from a formula of today's date: tomorrow it would be another.`,
    enTodo: (f) =>
      `Write the date of each amount; if the one in sight is meant, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_due_later: {
    pt: (f) =>
      `Coluna ${f.column}: há prazo, carência ou parcela posterior (linha ${f.line}: ${quoted(f.value)}), e o valor venceu depois da data da linha.`,
    ptTodo: (f) =>
      `Ponha em cada linha a data em que o valor venceu; se já é ela, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: there is a term, a time of grace or a later instalment (line ${f.line}: ${quoted(f.value)}), and the amount fell due after the date of its line.`,
    enTodo: (f) =>
      `Put in each line the day on which its amount fell due; if it is that already, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_undone_payment: {
    pt: (f) =>
      `A linha ${f.line} abate um pagamento que, pelo que está escrito (${quoted(f.value)}), não entrou ou foi devolvido.`,
    ptTodo: (f) =>
      `Retire o pagamento que não houve; se foi mesmo recebido, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Line ${f.line} takes off a payment that, by what is written there (${quoted(f.value)}), did not come in or was given back.`,
    enTodo: (f) =>
      `Remove the payment that was none; if it was received, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_new_terms: {
    pt: (f) =>
      `Coluna ${f.column}: a planilha quer outros termos (linha ${f.line}: ${quoted(f.value)}), e nenhum campo lê a coluna; o cálculo sairia sem eles.`,
    ptTodo: (f) =>
      `Diga os termos com -p, em um lote para cada termo; se a coluna não é para este cálculo, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: the sheet wants other terms (line ${f.line}: ${quoted(f.value)}), and no field takes the column; the calculation would be made without them.`,
    enTodo: (f) =>
      `Say the terms with -p, in a batch for each of them; if the column is not for this calculation, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_whole_each: {
    pt: (f) =>
      `Coluna ${f.amount}: parece o valor do todo, e a coluna ${f.column} diz que cada linha é uma parcela (linha ${f.line}: ${quoted(f.value)}); o todo seria calculado em cada uma.`,
    ptTodo: (f) =>
      `Dê em cada linha o valor da parcela; se este já é o da parcela, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.amount}: it looks like the whole amount, and column ${f.column} says that each line is an instalment (line ${f.line}: ${quoted(f.value)}); the whole would be computed for each.`,
    enTodo: (f) =>
      `Give each line the amount of its instalment; if it is that already, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_settled_note: {
    pt: (f) =>
      `Uma nota da planilha diz que algo foi pago, abatido ou cancelado, é de outra pessoa, ou não vale (linha ${f.line}: ${quoted(f.value)}), e as linhas seriam calculadas inteiras.`,
    ptTodo: (f) =>
      `Ponha o pagamento em uma linha própria, com valor negativo e a sua data, e tire o que não é mais devido; se as linhas já estão certas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `A note of the sheet says that something was paid, deducted or cancelled, is owed by another, or is not valid (line ${f.line}: ${quoted(f.value)}), and the lines would be computed whole.`,
    enTodo: (f) =>
      `Put the payment on a line of its own, with a negative amount and its date, and take out what is not owed any more; if the lines are right already, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_of_debtor: {
    pt: (f) =>
      `A planilha diz que os valores são os que o devedor apresentou (linha ${f.line}: ${quoted(f.value)}), e ele pode reconhecer menos do que deve.`,
    ptTodo: (f) =>
      `Use a planilha ou a aba (--sheet NOME) do que se cobra; se são mesmo estes os valores, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `The sheet says that the amounts are those that the debtor presented (line ${f.line}: ${quoted(f.value)}), who may admit less than is owed.`,
    enTodo: (f) =>
      `Use the spreadsheet or the sheet (--sheet NAME) of what is claimed; if these are the amounts, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_deduction_section: {
    pt: (f) =>
      `A linha ${f.line} abre uma seção do que se deduz (${quoted(f.value)}), e a linha ${f.row}, abaixo dela, tem valor positivo: seria somada à dívida.`,
    ptTodo: (f) =>
      `Ponha sinal de menos nos valores da seção; se eles são mesmo devidos, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Line ${f.line} opens a section of what is deducted (${quoted(f.value)}), and line ${f.row} below it has a positive amount: it would be added to the debt.`,
    enTodo: (f) =>
      `Put a minus before the amounts of the section; if they are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_settled_section: {
    pt: (f) =>
      `A linha ${f.line} abre uma seção do que não é mais devido (${quoted(f.value)}), e as linhas abaixo dela, desde a ${f.row}, seriam calculadas como as outras.`,
    ptTodo: (f) =>
      `Retire essas linhas; se todas são mesmo devidas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Line ${f.line} opens a section of what is not owed any more (${quoted(f.value)}), and the lines below it, from ${f.row} on, would be computed like the others.`,
    enTodo: (f) =>
      `Take these lines out; if all are owed after all, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_accelerated: {
    pt: (f) =>
      `A planilha diz que a dívida venceu antecipadamente (linha ${f.line}: ${quoted(f.value)}), e cada parcela seria corrigida do seu próprio vencimento, a da linha ${f.row} depois desse dia.`,
    ptTodo: (f) =>
      `Ponha no vencimento o dia em que a dívida toda venceu; se cada parcela é mesmo corrigida do seu, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `The sheet says that the whole debt fell due at once (line ${f.line}: ${quoted(f.value)}), and each instalment would be corrected from its own due date, that of line ${f.row} after that day.`,
    enTodo: (f) =>
      `Write the day on which the whole debt fell due; if each instalment is corrected from its own, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_charge_not_on_all: {
    pt: (f) =>
      `Coluna ${f.column}: há linhas sem esse encargo (linha ${f.line}: ${quoted(f.value)}), e o que foi pedido iria a todas.`,
    ptTodo: (f) =>
      `Ponha o percentual em uma coluna, 0 onde não há (Juros % a.m., Multa %, Honorários %), ou envie as linhas em duas planilhas; se todas levam o encargo, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: some lines do not bear this charge (line ${f.line}: ${quoted(f.value)}), and what is asked for would go to all of them.`,
    enTodo: (f) =>
      `Write the percentage in a column, 0 where there is none, or send the lines in two sheets; if all bear it, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_stated_limit: {
    pt: (f) =>
      `A planilha diz desde quando, ou até quando, se deve (linha ${f.line}: ${quoted(f.value)}), e ${many(f.count, 'linha está', 'linhas estão')} fora disso: ${list(f.lines)}.`,
    ptTodo: (f) =>
      `Tire as linhas que não se cobram; se todas entram, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `The sheet says since when, or until when, something is owed (line ${f.line}: ${quoted(f.value)}), and ${manyInEnglish(f.count, 'row is', 'rows are')} beyond it: ${list(f.lines)}.`,
    enTodo: (f) =>
      `Remove the rows that are not claimed; if all of them are, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_later_prices: {
    pt: (f) =>
      `A planilha diz que os valores são os vigentes em data posterior (linha ${f.line}: ${quoted(f.value)}); seriam corrigidos outra vez.`,
    ptTodo: (f) =>
      `Ponha em cada linha o valor devido à época; se os valores são mesmo para corrigir, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `The sheet says that the amounts are those in force at a later day (line ${f.line}: ${quoted(f.value)}); they would be corrected again.`,
    enTodo: (f) =>
      `Give each line the amount owed at its time; if these are to be corrected, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_swapped: {
    pt: (f) =>
      `Colunas ${f.amount} e ${f.column}: em ${many(f.count, 'linha', 'linhas')} (${list(f.lines)}) o valor parece um número da outra coluna (${quoted(f.value)}), e ela tem os centavos: as duas células parecem trocadas.`,
    ptTodo: (f) =>
      `Confira essas linhas; se estão certas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Columns ${f.amount} and ${f.column}: in ${manyInEnglish(f.count, 'row', 'rows')} (${list(f.lines)}) the amount looks like a number of the other column (${quoted(f.value)}), which has the cents: the two cells seem to have changed places.`,
    enTodo: (f) =>
      `Check these rows; if they are right, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_columns_swapped: {
    pt: (f) =>
      `Colunas ${f.amount} e ${f.column}: em todas as linhas foi recebido mais do que era devido (linha ${f.line}: ${quoted(f.value)}); as duas colunas parecem trocadas.`,
    ptTodo: (f) =>
      `Troque os títulos das duas; se foi mesmo recebido a mais, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Columns ${f.amount} and ${f.column}: on all lines more was received than was due (line ${f.line}: ${quoted(f.value)}); the two columns seem to have changed places.`,
    enTodo: (f) =>
      `Exchange their headings; if too much was received indeed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_some_formulas: {
    pt: (f) =>
      `Coluna ${f.amount}: ${many(f.count, 'valor é resultado', 'valores são resultado')} de fórmula (${f.count === 1 ? 'linha' : 'linhas'} ${list(f.lines)}), e os outros foram digitados; multa, juros ou reajuste podem estar dentro.`,
    ptTodo: (f) =>
      `Confira as fórmulas; se os valores são mesmo os de origem, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.amount}: ${manyInEnglish(f.count, 'amount is', 'amounts are')} the result of a formula (${f.count === 1 ? 'line' : 'lines'} ${list(f.lines)}), and the others were typed; a fine, interest or an adjustment may be inside.`,
    enTodo: (f) =>
      `Check the formulas; if these are the amounts to correct, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_insolvency_day: {
    pt: (f) =>
      `A planilha fala de ${f.isDebtor ? 'um devedor em recuperação judicial, falência ou liquidação' : 'recuperação judicial, falência ou liquidação com uma data'} (linha ${f.line}: ${quoted(f.value)}), e o cálculo pedido ${f.isDebtor ? 'pode passar desse dia' : 'vai até outra'}; na recuperação e na falência os créditos são atualizados até a data do pedido ou da decretação (Lei 11.101/2005, art. 9º, II).`,
    ptTodo: (f) =>
      `Peça o cálculo até essa data${f.isDebtor ? ', com os outros devedores à parte' : ''}; se é mesmo até a que foi pedida, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `The sheet tells of ${f.isDebtor ? 'a debtor in judicial reorganisation, bankruptcy or liquidation' : 'a judicial reorganisation, bankruptcy or liquidation with a date'} (line ${f.line}: ${quoted(f.value)}), and the computation ${f.isDebtor ? 'may go beyond that day' : 'goes to another'}; in the first two claims are updated until the petition or the decree (Law 11.101/2005, art. 9, II).`,
    enTodo: (f) =>
      `Ask for that date${f.isDebtor ? ', and for the other debtors apart' : ''}; if it is to be the one that was asked for, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_fees_on_fees: {
    pt: (f) =>
      `Coluna ${f.column}: há linhas que já são honorários ou multa do art. 523 (linha ${f.line}: ${quoted(f.value)}), e os honorários pedidos incidiriam também sobre elas.`,
    ptTodo: (f) =>
      `Tire essas linhas, ou faça delas um lote à parte, sem honorários; se é mesmo sobre tudo, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: there are lines that are fees or the fine of art. 523 already (line ${f.line}: ${quoted(f.value)}), and the fees asked for would be charged on them as well.`,
    enTodo: (f) =>
      `Remove those lines, or make a batch of them without fees; if the fees are on everything, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_two_sides: {
    pt: (f) =>
      `Coluna ${f.column}: há linhas dos dois lados, de débito e de crédito ou a receber e a pagar (linha ${f.line}: ${quoted(f.value)}; linha ${f.otherLine}: ${quoted(f.other)}); tudo seria somado como dívida, e o que tem sinal de menos abatido como pagamento.`,
    ptTodo: (f) =>
      `Escreva com sinal de menos o que se abate, ou ponha cada lado na sua planilha; se os sinais já estão certos, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: lines of both sides, of debit and of credit or to receive and to pay (line ${f.line}: ${quoted(f.value)}; line ${f.otherLine}: ${quoted(f.other)}); all would be added up as debts, and what has a minus taken off as a payment.`,
    enTodo: (f) =>
      `Write what is taken off with a minus, or each side in a sheet of its own; if the signs are right already, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_changing_parties: {
    pt: (f) =>
      `${quoted(f.value)} está dos dois lados: na coluna ${f.creditor} (linha ${f.otherLine}) e na coluna ${f.debtor} (linha ${f.line}); o que tem a receber e o que deve seriam somados.`,
    ptTodo: (f) =>
      `Escreva com sinal de menos o que se abate, ou ponha cada lado na sua planilha; se tudo é para somar, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `${quoted(f.value)} stands on both sides: in column ${f.creditor} (line ${f.otherLine}) and in column ${f.debtor} (line ${f.line}); what is owed to them and by them would be added up.`,
    enTodo: (f) =>
      `Write what is taken off with a minus, or each side in a sheet of its own; if all is to be added up, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_two_creditors: {
    pt: (f) =>
      `Coluna ${f.column}: as dívidas são de mais de um credor (linha ${f.line}: ${quoted(f.value)}; linha ${f.otherLine}: ${quoted(f.other)}), e tudo seria somado como de um só.`,
    ptTodo: (f) =>
      `Deixe as linhas de quem cobra, ou ponha cada credor na sua planilha; se tudo é para somar, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: the debts are of more than one creditor (line ${f.line}: ${quoted(f.value)}; line ${f.otherLine}: ${quoted(f.other)}), and all would be summed as those of one.`,
    enTodo: (f) =>
      `Leave the lines of the one who claims, or put each creditor in a sheet of its own; if all is to be summed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_stated_share: {
    pt: (f) =>
      `A planilha diz que se deve um múltiplo ou uma parte dos valores (linha ${f.line}: ${quoted(f.value)}), e cada linha seria calculada como está.`,
    ptTodo: (f) =>
      `Ponha em cada linha o valor devido; se os valores já são esses, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `The sheet says that a multiple or a part of the amounts is owed (line ${f.line}: ${quoted(f.value)}), and each line would be computed as it is.`,
    enTodo: (f) =>
      `Give each line the amount that is owed; if the amounts are that already, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_revised: {
    pt: (f) =>
      `Coluna ${f.column}: parece o valor que tomou o lugar do da coluna ${f.amount} (linha ${f.line}: ${quoted(f.value)}), e não está dito qual é devido.`,
    ptTodo: (f) => `Diga com --map ${f.field}="Título" qual das duas colunas se corrige.`,
    en: (f) =>
      `Column ${f.column}: it looks like the amount that took the place of the one in column ${f.amount} (line ${f.line}: ${quoted(f.value)}), and it is not said which is owed.`,
    enTodo: (f) =>
      `Say with --map ${f.field}="Heading" which of the two columns is to be corrected.`,
  },
  ask_postponed: {
    pt: (f) =>
      `Coluna ${f.column}: há vencimentos que mudaram de dia (linha ${f.line}: ${quoted(f.value)}), e a correção começaria do dia da coluna do vencimento.`,
    ptTodo: (f) =>
      `Ponha na coluna do vencimento o dia que vale para cada linha; se já é o que está nela, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: due dates were moved (line ${f.line}: ${quoted(f.value)}), and the correction would begin at the date in the column of due dates.`,
    enTodo: (f) =>
      `Put the day that holds into the column of due dates; if it is there already, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_not_owed: {
    pt: (f) =>
      `Coluna ${f.column}: há linhas que não são dívida, como uma garantia, um orçamento ou uma remessa sem preço (linha ${f.line}: ${quoted(f.value)}), e seriam calculadas como as outras.`,
    ptTodo: (f) =>
      `Retire essas linhas. Se todas são mesmo devidas, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: some lines are no debts, such as a security, a quote or goods sent without a price (line ${f.line}: ${quoted(f.value)}), and would be computed like the others.`,
    enTodo: (f) =>
      `Take these lines out. If all are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_stated_rate: {
    pt: (f) =>
      `A planilha diz outra taxa de juros (linha ${f.line}: ${quoted(f.value)}), e o pedido é de ${f.rate}% ao mês.`,
    ptTodo: (f) =>
      `Diga em -p ${f.parameter ?? 'juros'}= a taxa que se deve; se é mesmo a do pedido, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `The sheet states another rate of interest (line ${f.line}: ${quoted(f.value)}), and the request is for ${f.rate}% a month.`,
    enTodo: (f) =>
      `Say the rate that is owed with -p ${f.parameter ?? 'juros'}=; if it is that of the request, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_stated_term: {
    pt: (f) =>
      `A planilha diz ${TERM_PT[String(f.of)] ?? 'outros termos'} (linha ${f.line}: ${quoted(f.value)}), e o pedido é ${f.parameter}=${f.asked}.`,
    ptTodo: (f) =>
      `Diga em -p ${f.parameter}= o que se deve${f.of === 'none' ? ', ou tire isso do pedido' : ''}; se é mesmo o do pedido, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `The sheet states ${TERM_EN[String(f.of)] ?? 'other terms'} (line ${f.line}: ${quoted(f.value)}), and the request is ${f.parameter}=${f.asked}.`,
    enTodo: (f) =>
      `Say what is owed with -p ${f.parameter}=${f.of === 'none' ? ', or leave it out of the request' : ''}; if it is that of the request, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_less_delivered: {
    pt: (f) =>
      `Coluna ${f.column}: na linha ${f.line} há menos do que se pediu (${quoted(f.value)} de ${quoted(f.ordered)}), e o valor da coluna ${f.amount} seria calculado inteiro.`,
    ptTodo: (f) =>
      `Ponha em cada linha o valor do que foi entregue; se o valor já é esse, ou é devido inteiro, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: on line ${f.line} there is less than was ordered (${quoted(f.value)} of ${quoted(f.ordered)}), and the amount in column ${f.amount} would be computed whole.`,
    enTodo: (f) =>
      `Put the amount of what was delivered on each line; if it is that already, or is owed whole, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_stated_terms: {
    pt: (f) =>
      `A planilha diz como os valores se corrigem (linha ${f.line}: ${quoted(f.value)}); o cálculo segue o que foi pedido, e não o que ela diz. Compare com os termos.`,
    en: (f) =>
      `The sheet says how the amounts are to be corrected (line ${f.line}: ${quoted(f.value)}); the calculation follows what was asked, and not what the sheet says. Compare it with the terms.`,
  },
  told_unseen_year: {
    pt: (f) =>
      `Coluna ${f.column}: as datas aparecem sem o ano, e o ano guardado é o que vale (linha ${list(f.examples)}). Confira se é esse.`,
    en: (f) =>
      `Column ${f.column}: the dates are shown without their year, and the stored year counts (line ${list(f.examples)}). Check that it is the right one.`,
  },
  told_other_texts: {
    pt: (f) =>
      `Fora da tabela a planilha diz ainda (linha ${list(f.examples)}), e isso não entra no cálculo. Confira se muda o que é devido.`,
    en: (f) =>
      `Outside the table the sheet also says (line ${list(f.examples)}), and none of it is computed. Check that it does not change what is owed.`,
  },
  told_states: {
    pt: (f) =>
      `Coluna ${f.column}: nem todas as linhas têm o mesmo estado (linha ${list(f.examples)}), e todas são calculadas. Confira se são devidas.`,
    en: (f) =>
      `Column ${f.column}: not all lines have the same state (line ${list(f.examples)}), and all are computed. Check that they are owed.`,
  },
  told_odd_day: {
    pt: (f) =>
      `Há ${many(f.count, 'linha', 'linhas')} com data que destoa da anterior e da seguinte em cerca de um ano ou mais: ${list(f.lines)} (${quoted(f.value)}). Confira se o ano está certo.`,
    en: (f) =>
      `There is a date on ${manyInEnglish(f.count, 'line', 'lines')} that differs from the one before and the one after by about a year or more: ${list(f.lines)} (${quoted(f.value)}). Check whether the year is right.`,
  },
  told_odd_amount: {
    pt: (f) =>
      `Há ${many(f.count, 'linha', 'linhas')} com valor de outra grandeza que o da maioria (dez, cem, mil vezes ou mais, um centésimo ou um milésimo dele): ${list(f.lines)} (${quoted(f.value)}). Confira a vírgula, o ponto e a unidade.`,
    en: (f) =>
      `The amount of ${manyInEnglish(f.count, 'line', 'lines')} is of another size than that of most (ten, a hundred, a thousand times or more, a hundredth or a thousandth of it): ${list(f.lines)} (${quoted(f.value)}). Check the comma, the point and the unit.`,
  },
  told_amount_of_months: {
    pt: (f) =>
      `Há ${many(f.count, 'linha', 'linhas')} com duas ou mais vezes o valor da maioria e, antes ou depois, outros tantos meses até o vencimento vizinho: ${list(f.lines)} (${quoted(f.value)}). Se é o valor de vários meses, só um vencimento é contado: separe-os.`,
    en: (f) =>
      `The amount of ${manyInEnglish(f.count, 'line', 'lines')} is two or more times that of most, and the due date before or after is as many months away: ${list(f.lines)} (${quoted(f.value)}). If it is the amount of several months, only one due date is counted: give each its own line.`,
  },
  told_dragged_amounts: {
    pt: (f) =>
      `Há ${f.count} linhas seguidas cujo valor sobe de um em um: ${list(f.lines)} (a partir de ${quoted(f.value)}), como quando se arrasta uma célula para baixo. Confira os valores.`,
    en: (f) =>
      `The amounts of ${f.count} lines in a row go up one by one: ${list(f.lines)} (from ${quoted(f.value)}), as when a cell is dragged down. Check the amounts.`,
  },
  told_pages_missing: {
    pt: (f) =>
      `A planilha diz que tem ${f.pages} páginas (linha ${f.line}: ${quoted(f.value)}), e a última não está nela.`,
    en: (f) =>
      `The sheet says that it has ${f.pages} pages (line ${f.line}: ${quoted(f.value)}), and the last one is not there.`,
  },
  told_rows_missing: {
    pt: (f) =>
      `A planilha diz quantas linhas tem (linha ${f.line}: ${quoted(f.value)}), e ${many(f.rows, 'foi achada', 'foram achadas')}.`,
    en: (f) =>
      `The sheet says how many lines it has (line ${f.line}: ${quoted(f.value)}), and ${manyInEnglish(f.rows, 'was', 'were')} found.`,
  },
  told_only_money: {
    pt: (f) => `${f.label}: foi usada a coluna ${f.column}, a única com valores em dinheiro.`,
    en: (f) => `${f.label}: column ${f.column} was used, the only one with amounts of money.`,
  },
  told_only_date: {
    pt: (f) => `${f.label}: foi usada a coluna ${f.column}, a única com datas que podem ser essa.`,
    en: (f) => `${f.label}: column ${f.column} was used, the only one with days that can be it.`,
  },
  told_only_such: {
    pt: (f) => `${f.label}: foi usada a coluna ${f.column}, a única com valores que são isso.`,
    en: (f) => `${f.label}: column ${f.column} was used, the only one whose cells are that.`,
  },
  told_mark_by_total: {
    pt: (f) =>
      `Coluna ${f.column}: ${f.mark === 'comma' ? 'vírgula decimal' : 'ponto decimal'}, porque só assim a soma das linhas é o total da planilha (${f.total}).`,
    en: (f) =>
      `Column ${f.column}: ${f.mark === 'comma' ? 'decimal comma' : 'decimal dot'}, since only so do its rows add up to the total of the sheet (${f.total}).`,
  },
  told_serial_texts: {
    pt: (f) =>
      `Coluna ${f.column}: as datas estão escritas pelo número do dia, como o Excel as conta (linhas ${list(f.examples)}); foram lidas assim.`,
    en: (f) =>
      `Column ${f.column}: the dates are written as day numbers, as Excel counts them (lines ${list(f.examples)}), and were read so.`,
  },
  told_list: {
    pt: (f) =>
      `${f.label}: a lista não tem linha de títulos; foi usada a coluna ${f.column}, ${besideList(f, ['com os nomes da coluna', 'com os estados da coluna'], ' e ') || (f.parties ? 'a única com números de processo' : 'a única preenchida')}.`,
    en: (f) =>
      `${f.label}: the list has no line of headings; column ${f.column} was used, ${besideList(f, ['with the names of column', 'with the states of column'], ' and ') || (f.parties ? 'the only one with case numbers' : 'the only one that is filled')}.`,
  },
  told_beside: {
    pt: (f) =>
      `Há colunas com valores que não entram no cálculo: ${list(f.columns)}. Confira se nenhuma diminui o que é devido.`,
    en: (f) =>
      `There are columns with amounts that are not used: ${list(f.columns)}. Check that none of them lowers what is owed.`,
  },
  told_exchange: {
    pt: (f) =>
      `Há uma coluna de câmbio ao lado dos valores (${list(f.columns)}), que não é usada: confira se os valores já estão em reais.`,
    en: (f) =>
      `There is a column of an exchange rate beside the amounts (${list(f.columns)}), which is not used: check whether the amounts are in reais already.`,
  },
  ask_remarks: {
    pt: (f) =>
      `Coluna ${f.column}: há observações que mudam o que é devido, desde quando ou em que termos (linha ${list(f.examples)}), e as linhas seriam calculadas sem elas.`,
    ptTodo: (f) =>
      `Ponha-as no valor, na data ou nos termos da linha; se não mudam o cálculo, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: there are remarks that change what is owed, since when or on what terms (line ${list(f.examples)}), and the lines would be calculated without them.`,
    enTodo: (f) =>
      `Put them into the amount, the date or the terms of the line; if they do not change the calculation, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_remarks: {
    pt: (f) =>
      `Coluna ${f.column}: há observações em ${many(f.count, 'linha', 'linhas')} (linha ${list(f.examples)}), que não entram no cálculo. Confira se nenhuma muda o que é devido.`,
    en: (f) =>
      `Column ${f.column}: there are remarks on ${manyInEnglish(f.count, 'line', 'lines')} (line ${list(f.examples)}), which do not enter the calculation. Check that none changes what is owed.`,
  },
  told_notes_beside: {
    pt: (f) =>
      `Há anotações ao lado das linhas, na coluna ${f.column}, sem título (linha ${f.line}: ${quoted(f.value)}); não entram no cálculo. Confira se nenhuma diz que algo não é devido.`,
    en: (f) =>
      `There are notes beside the rows, in column ${f.column} without a heading (line ${f.line}: ${quoted(f.value)}); they are not used. Check that none says that something is not owed.`,
  },
  told_beside_later: {
    pt: (f) =>
      `Há colunas com datas depois do dia da atualização, que não são usadas: ${list(f.columns)}. Confira se nenhuma diz que algo ainda não é devido.`,
    en: (f) =>
      `There are columns with dates after the day of the update, that are not used: ${list(f.columns)}. Check that none of them says that something is not due yet.`,
  },
  told_sheet_explains: {
    pt: (f) =>
      `A aba ${quoted(f.sheet)}, que não é processada, explica a outra (linha ${list(f.examples)}). Cores não são lidas, e nada do que ela diz entra no cálculo. Confira as linhas.`,
    en: (f) =>
      `The sheet ${quoted(f.sheet)}, which is not processed, explains the other (line ${list(f.examples)}). Colours are not read, and nothing of what it says is computed. Check the rows.`,
  },
  told_beside_days: {
    pt: (f) =>
      `Há colunas com uma data só em parte das linhas, que não são usadas: ${list(f.columns)}. Confira se nenhuma diz que algo já não é devido.`,
    en: (f) =>
      `There are columns with a date on some lines only, that are not used: ${list(f.columns)}. Check that none of them says that something is not owed any more.`,
  },
  told_selic_and_interest: {
    pt: 'Foram pedidos juros ao lado da SELIC, que já os contém: o valor contará juros duas vezes.',
    ptTodo: 'Tire os juros, ou use outro índice.',
    en: 'Interest was asked for beside SELIC, which contains it: the amount will count interest twice.',
    enTodo: 'Remove the interest, or use another index.',
  },
  cell_period: {
    pt: (f) =>
      `${f.label} (coluna ${f.column}): ${quoted(f.value)} é um período, e não um dia nem um mês.`,
    ptTodo: 'Escreva uma linha para cada mês, com o seu valor e o seu vencimento.',
    en: (f) =>
      `${f.label} (column ${f.column}): ${quoted(f.value)} is a span of time, not a day or a month.`,
    enTodo: 'Write a line for each month, with its amount and its due date.',
  },
} satisfies Messages
