import { list, type Message, many, quoted } from './message.js'

/** What the lines of a sheet say against one another. */
export const doubledLinesPt = {
  ask_part_of_year: {
    text: (f) =>
      `Coluna ${f.column}: na linha ${f.line}, ${quoted(f.value)} parece um semestre ou outra parte do ano, e seria lido como o mês desse número.`,
    todo: (f) =>
      `Escreva em cada linha o dia do vencimento; se são mesmo meses, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_joined_lines: {
    text: (f) =>
      `As linhas ${f.line} e ${f.other} só diferem no contato (coluna ${f.column}, linha ${f.other}: ${quoted(f.value)}), como quando um sistema repete a dívida para cada telefone ou endereço; seriam somadas.`,
    todo: (f) =>
      `Deixe uma linha para cada dívida; se são dívidas diferentes, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_alternatives: {
    text: (f) =>
      `Há linhas de mais de uma hipótese de cálculo (linha ${f.line}: ${quoted(f.value)}; linha ${f.otherLine}: ${quoted(f.other)}), das quais só uma é devida, e tudo seria somado.`,
    todo: (f) =>
      `Deixe uma hipótese, ou ponha cada uma na sua planilha; se tudo é para somar, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_offered: {
    text: (f) =>
      `Coluna ${f.column}: o título fala de um orçamento, de uma proposta ou de uma previsão, que ainda não é dívida, e todas as linhas seriam calculadas.`,
    todo: (f) =>
      `Aponte com --map ${f.field}="Título" a coluna do que se deve; se os valores são mesmo devidos, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_instalment_twice: {
    text: (f) =>
      `Coluna ${f.column}: a parcela ${quoted(f.value)} está nas linhas ${f.line} e ${f.other}, que só diferem na data; as duas são calculadas. Confira se uma delas sobra.`,
  },
  told_instalment_beyond: {
    text: (f) =>
      `Coluna ${f.column}: na linha ${f.line} o número da parcela (${quoted(f.value)}) passa do total delas. Confira o número e se a parcela é devida.`,
  },
  told_due_before_issue: {
    text: (f) =>
      `Coluna ${f.column}: na linha ${f.line} o vencimento (${quoted(f.value)}) vem antes da data em ${f.issued} (${quoted(f.other)})${others(f.count)}. Confira qual data está certa.`,
  },
  told_due_off_term: {
    text: (f) =>
      `Coluna ${f.column}: na linha ${f.line} o vencimento (${quoted(f.value)}) não está a ${f.days} dias da data em ${f.issued} (${quoted(f.other)}), como diz ${f.term} e como é nas outras linhas${others(f.count)}. Confira qual está certo.`,
  },
  told_consecutive_oabs: {
    text: (f) =>
      `Coluna ${f.column}: da linha ${f.from} à ${f.to} os números sobem de um em um (de ${quoted(f.first)} a ${quoted(f.last)})${f.isOfMany ? '' : ' para o mesmo nome'}, como quando se arrasta uma célula para baixo. Confira as inscrições.`,
  },
  told_oab_of_two: {
    text: (f) =>
      `Coluna ${f.column}: a inscrição ${f.value} está nas linhas ${f.line} e ${f.other} com nomes diferentes (${list(f.names)}). Confira de quem ela é.`,
  },
  told_key_of_two: {
    text: (f) =>
      `Coluna ${f.column}: ${quoted(f.value)} está nas linhas ${f.line} e ${f.other} com nomes diferentes (${list(f.names)}). Se não é o mesmo para os dois, confira o de cada linha.`,
  },
  ask_opponents: {
    text: (f) =>
      `Pelo título ${quoted(f.value)}, as inscrições são de advogados da outra parte (${many(f.count, 'linha', 'linhas')}, a partir da ${f.row}), e viriam as publicações deles.`,
    todo: (f) =>
      `Ponha as inscrições dos advogados do escritório. Se é para procurar mesmo as da outra parte, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_two_oabs_of_one: {
    text: (f) =>
      `Coluna ${f.column}: ${quoted(f.value)} está nas linhas ${f.line} e ${f.other} com inscrições diferentes do mesmo estado (${list(f.numbers)}). Confira qual é a certa.`,
  },
  ask_written_amount: {
    text: (f) =>
      `Coluna ${f.column}: na linha ${f.line} o valor por extenso (${quoted(f.value)}) não é o dos algarismos (${quoted(f.figures)}); no cheque prevalece o extenso (Lei 7.357/1985, art. 12).`,
    todo: (f) =>
      `Corrija o valor da linha; se vale o dos algarismos, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_brought_back: {
    text: (f) =>
      `Coluna ${f.column}: há cálculos que já estão em um dia posterior ao do pedido (linha ${f.line}: ${quoted(f.value)}), e seriam trazidos de volta.`,
    todo: (f) =>
      `Peça o recálculo até um dia posterior; se é mesmo para voltar, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_brought_forward: {
    text: (f) =>
      `Coluna ${f.column}: a linha ${f.line} (${quoted(f.value)}) traz o que veio de antes da planilha, e é corrigida desde a sua data como uma dívida só. Confira se é devida, e se não tem encargos dentro.`,
  },
} satisfies Record<string, Message>

function others(count: unknown): string {
  return Number(count) > 1 ? `; são ${count} linhas assim` : ''
}
