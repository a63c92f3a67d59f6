import { list, type Messages, many, manyInEnglish, quoted } from './message.js'

function othersPt(count: unknown): string {
  return Number(count) > 1 ? `; são ${count} linhas assim` : ''
}
function othersEn(count: unknown): string {
  return Number(count) > 1 ? `; ${count} lines are like that` : ''
}

/** What the lines of a sheet say against one another. */
export const doubledLinesMessages = {
  ask_part_of_year: {
    pt: (f) =>
      `Coluna ${f.column}: na linha ${f.line}, ${quoted(f.value)} parece um semestre ou outra parte do ano, e seria lido como o mês desse número.`,
    ptTodo: (f) =>
      `Escreva em cada linha o dia do vencimento; se são mesmo meses, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: on line ${f.line}, ${quoted(f.value)} seems to be a half or another part of the year, and would be read as the month of that number.`,
    enTodo: (f) =>
      `Write the due date on each line; if they are months indeed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_joined_lines: {
    pt: (f) =>
      `As linhas ${f.line} e ${f.other} só diferem no contato (coluna ${f.column}, linha ${f.other}: ${quoted(f.value)}), como quando um sistema repete a dívida para cada telefone ou endereço; seriam somadas.`,
    ptTodo: (f) =>
      `Deixe uma linha para cada dívida; se são dívidas diferentes, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Lines ${f.line} and ${f.other} differ in the contact alone (column ${f.column}, line ${f.other}: ${quoted(f.value)}), as when a program repeats the debt for each telephone or address; they would be added up.`,
    enTodo: (f) =>
      `Keep one line for each debt; if they are different debts, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_alternatives: {
    pt: (f) =>
      `Há linhas de mais de uma hipótese de cálculo (linha ${f.line}: ${quoted(f.value)}; linha ${f.otherLine}: ${quoted(f.other)}), das quais só uma é devida, e tudo seria somado.`,
    ptTodo: (f) =>
      `Deixe uma hipótese, ou ponha cada uma na sua planilha; se tudo é para somar, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `There are lines of several hypotheses (line ${f.line}: ${quoted(f.value)}; line ${f.otherLine}: ${quoted(f.other)}), of which one alone is owed, and all would be summed.`,
    enTodo: (f) =>
      `Keep one hypothesis, or put each into a sheet of its own; if all is to be summed, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_offered: {
    pt: (f) =>
      `Coluna ${f.column}: o título fala de um orçamento, de uma proposta ou de uma previsão, que ainda não é dívida, e todas as linhas seriam calculadas.`,
    ptTodo: (f) =>
      `Aponte com --map ${f.field}="Título" a coluna do que se deve; se os valores são mesmo devidos, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: the heading is that of a quote, an offer or a forecast, which is no debt yet, and all lines would be computed.`,
    enTodo: (f) =>
      `Name the column of what is owed with --map ${f.field}="Heading"; if the amounts are owed, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_instalment_twice: {
    pt: (f) =>
      `Coluna ${f.column}: a parcela ${quoted(f.value)} está nas linhas ${f.line} e ${f.other}, que só diferem na data; as duas são calculadas. Confira se uma delas sobra.`,
    en: (f) =>
      `Column ${f.column}: the instalment ${quoted(f.value)} stands on lines ${f.line} and ${f.other}, which differ in the date alone; both are computed. Check whether one of them is too many.`,
  },
  told_instalment_beyond: {
    pt: (f) =>
      `Coluna ${f.column}: na linha ${f.line} o número da parcela (${quoted(f.value)}) passa do total delas. Confira o número e se a parcela é devida.`,
    en: (f) =>
      `Column ${f.column}: on line ${f.line} the number of the instalment (${quoted(f.value)}) is past how many there are. Check the number and whether the instalment is owed.`,
  },
  told_due_before_issue: {
    pt: (f) =>
      `Coluna ${f.column}: na linha ${f.line} o vencimento (${quoted(f.value)}) vem antes da data em ${f.issued} (${quoted(f.other)})${othersPt(f.count)}. Confira qual data está certa.`,
    en: (f) =>
      `Column ${f.column}: on line ${f.line} the due date (${quoted(f.value)}) is before the date in ${f.issued} (${quoted(f.other)})${othersEn(f.count)}. Check which date is right.`,
  },
  told_due_off_term: {
    pt: (f) =>
      `Coluna ${f.column}: na linha ${f.line} o vencimento (${quoted(f.value)}) não está a ${f.days} dias da data em ${f.issued} (${quoted(f.other)}), como diz ${f.term} e como é nas outras linhas${othersPt(f.count)}. Confira qual está certo.`,
    en: (f) =>
      `Column ${f.column}: on line ${f.line} the due date (${quoted(f.value)}) is not ${f.days} days after the date in ${f.issued} (${quoted(f.other)}), as ${f.term} says and as on the other lines${othersEn(f.count)}. Check which is right.`,
  },
  told_consecutive_oabs: {
    pt: (f) =>
      `Coluna ${f.column}: da linha ${f.from} à ${f.to} os números sobem de um em um (de ${quoted(f.first)} a ${quoted(f.last)})${f.isOfMany ? '' : ' para o mesmo nome'}, como quando se arrasta uma célula para baixo. Confira as inscrições.`,
    en: (f) =>
      `Column ${f.column}: from line ${f.from} to ${f.to} the numbers go up one by one (from ${quoted(f.first)} to ${quoted(f.last)})${f.isOfMany ? '' : ' for the same name'}, as when a cell is dragged down. Check the registrations.`,
  },
  told_oab_of_two: {
    pt: (f) =>
      `Coluna ${f.column}: a inscrição ${f.value} está nas linhas ${f.line} e ${f.other} com nomes diferentes (${list(f.names)}). Confira de quem ela é.`,
    en: (f) =>
      `Column ${f.column}: the registration ${f.value} stands on lines ${f.line} and ${f.other} with different names (${list(f.names)}). Check whose it is.`,
  },
  told_key_of_two: {
    pt: (f) =>
      `Coluna ${f.column}: ${quoted(f.value)} está nas linhas ${f.line} e ${f.other} com nomes diferentes (${list(f.names)}). Se não é o mesmo para os dois, confira o de cada linha.`,
    en: (f) =>
      `Column ${f.column}: ${quoted(f.value)} is on lines ${f.line} and ${f.other} with different names (${list(f.names)}). If it is not the same for both, check that of each line.`,
  },
  ask_opponents: {
    pt: (f) =>
      `Pelo título ${quoted(f.value)}, as inscrições são de advogados da outra parte (${many(f.count, 'linha', 'linhas')}, a partir da ${f.row}), e viriam as publicações deles.`,
    ptTodo: (f) =>
      `Ponha as inscrições dos advogados do escritório. Se é para procurar mesmo as da outra parte, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `By the heading ${quoted(f.value)}, the registrations are of lawyers of the other side (${manyInEnglish(f.count, 'row', 'rows')}, from line ${f.row} on), and their publications would come.`,
    enTodo: (f) =>
      `Give the registrations of the office's lawyers. If those of the other side are meant, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_two_oabs_of_one: {
    pt: (f) =>
      `Coluna ${f.column}: ${quoted(f.value)} está nas linhas ${f.line} e ${f.other} com inscrições diferentes do mesmo estado (${list(f.numbers)}). Confira qual é a certa.`,
    en: (f) =>
      `Column ${f.column}: ${quoted(f.value)} stands on lines ${f.line} and ${f.other} with different registrations of one state (${list(f.numbers)}). Check which one is right.`,
  },
  ask_written_amount: {
    pt: (f) =>
      `Coluna ${f.column}: na linha ${f.line} o valor por extenso (${quoted(f.value)}) não é o dos algarismos (${quoted(f.figures)}); no cheque prevalece o extenso (Lei 7.357/1985, art. 12).`,
    ptTodo: (f) =>
      `Corrija o valor da linha; se vale o dos algarismos, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: on line ${f.line} the amount in words (${quoted(f.value)}) is not that of the figures (${quoted(f.figures)}); on a cheque the words prevail (Lei 7.357/1985, art. 12).`,
    enTodo: (f) =>
      `Correct the amount of the line; if the figures are right, confirm with --map ${f.field}="${f.heading}".`,
  },
  ask_brought_back: {
    pt: (f) =>
      `Coluna ${f.column}: há cálculos que já estão em um dia posterior ao do pedido (linha ${f.line}: ${quoted(f.value)}), e seriam trazidos de volta.`,
    ptTodo: (f) =>
      `Peça o recálculo até um dia posterior; se é mesmo para voltar, confirme com --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `Column ${f.column}: some calculations already stand at a later day than the one asked for (line ${f.line}: ${quoted(f.value)}), and would be brought back.`,
    enTodo: (f) =>
      `Ask for a later day; if they are to go back, confirm with --map ${f.field}="${f.heading}".`,
  },
  told_blank_below: {
    pt: (f) =>
      `${many(f.count, 'linha', 'linhas')} sem nada em ${list(f.columns)}, abaixo de outras que o têm (${list(f.lines)}): entram na soma, mas em nenhum processo ou cliente.`,
    ptTodo: 'Se são do mesmo da linha de cima, preencha as células para baixo.',
    en: (f) =>
      `${manyInEnglish(f.count, 'line', 'lines')} with nothing in ${list(f.columns)}, below others that have it (${list(f.lines)}): they are in the sum, but of no case or client.`,
    enTodo: 'If they are of the one above, fill the cells down.',
  },
  told_brought_forward: {
    pt: (f) =>
      `Coluna ${f.column}: a linha ${f.line} (${quoted(f.value)}) traz o que veio de antes da planilha, e é corrigida desde a sua data como uma dívida só. Confira se é devida, e se não tem encargos dentro.`,
    en: (f) =>
      `Column ${f.column}: line ${f.line} (${quoted(f.value)}) brings forward what was before the sheet, and is corrected from its date like one debt. Check whether it is owed, and has no charges in it.`,
  },
} satisfies Messages
