import { list, type Message, many, quoted } from './message.js'

const TERM_PT: Record<string, string> = {
  index: 'outro índice',
  fine: 'outra multa',
  fees: 'outros honorários',
  start: 'outro início dos juros',
  none: 'que isso não se cobra',
}

/**
 * Questions about debts that occur twice or are sums of others; asked before anything is computed.
 */
export const claimsPt = {
  ask_sum_row: {
    text: (f) =>
      `Coluna ${f.amount}: a linha ${f.line} (${quoted(f.value)}) é a soma das linhas ${f.from} a ${f.to}, e a mesma dívida seria calculada duas vezes.`,
    todo: (f) =>
      `Deixe a soma ou as parcelas, e não as duas; se todas são devidas, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_same_debt: {
    text: (f) =>
      `Coluna ${f.column}: as linhas ${f.line} e ${f.other} são do mesmo título (${quoted(f.value)})${f.isReissue ? ', que foi emitido outra vez' : ' e do mesmo valor, como de um devedor e de quem o garante, de um cheque apresentado duas vezes, ou de uma fatura e da sua 2ª via'}.`,
    todo: (f) =>
      `Deixe uma linha para cada dívida; se são dívidas diferentes, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_whole_and_parts: {
    text: (f) =>
      `Coluna ${f.column}: a linha ${f.line} (${quoted(f.value)}) parece ${f.isAgreement ? 'de um acordo, que toma o lugar de dívidas de antes' : 'a dívida inteira'}, e na linha ${f.other} (${quoted(f.beside)}) está ${f.isAgreement ? 'uma delas' : 'uma parcela dela'}; as duas seriam somadas.`,
    todo: (f) =>
      `Deixe ${f.isAgreement ? 'o acordo ou as dívidas que ele substituiu' : 'a dívida inteira ou as parcelas'}; se não são a mesma dívida, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_broken_relation: {
    text: (f) =>
      `Coluna ${f.amount}: na linha ${f.line} o valor (${quoted(f.value)}) não é ${f.is === 'sum' ? 'a soma de ' : ''}${f.one} ${f.is === 'sum' ? 'e' : f.is === 'product' ? 'vezes' : 'menos'} ${f.other}, como ${Number(f.count) > 1 ? `nas outras (e assim em ${f.count} linhas)` : 'nas outras linhas'}. Confira qual número está certo.`,
  },
  ask_product: {
    text: (f) =>
      `Coluna ${f.amount}: o valor é ${f.base} vezes ${f.factor} (linha ${f.line}: ${quoted(f.value)}), como um valor já corrigido por um fator; seria corrigido outra vez.`,
    todo: (f) =>
      `Use a coluna do valor de antes do fator; se este é mesmo o valor a corrigir, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_day_of_today: {
    text: (f) =>
      `A data da linha ${f.line} (${quoted(f.value)}) vem de uma fórmula com o dia de hoje: amanhã seria outra.`,
    todo: (f) =>
      `Escreva a data de cada valor; se é mesmo a que está à vista, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_due_later: {
    text: (f) =>
      `Coluna ${f.column}: há prazo, carência ou parcela posterior (linha ${f.line}: ${quoted(f.value)}), e o valor venceu depois da data da linha.`,
    todo: (f) =>
      `Ponha em cada linha a data em que o valor venceu; se já é ela, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_undone_payment: {
    text: (f) =>
      `A linha ${f.line} abate um pagamento que, pelo que está escrito (${quoted(f.value)}), não entrou ou foi devolvido.`,
    todo: (f) =>
      `Retire o pagamento que não houve; se foi mesmo recebido, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_new_terms: {
    text: (f) =>
      `Coluna ${f.column}: a planilha quer outros termos (linha ${f.line}: ${quoted(f.value)}), e nenhum campo lê a coluna; o cálculo sairia sem eles.`,
    todo: (f) =>
      `Diga os termos com -p, em um lote para cada termo; se a coluna não é para este cálculo, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_whole_each: {
    text: (f) =>
      `Coluna ${f.amount}: parece o valor do todo, e a coluna ${f.column} diz que cada linha é uma parcela (linha ${f.line}: ${quoted(f.value)}); o todo seria calculado em cada uma.`,
    todo: (f) =>
      `Dê em cada linha o valor da parcela; se este já é o da parcela, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_settled_note: {
    text: (f) =>
      `Uma nota da planilha diz que algo foi pago, abatido ou cancelado, é de outra pessoa, ou não vale (linha ${f.line}: ${quoted(f.value)}), e as linhas seriam calculadas inteiras.`,
    todo: (f) =>
      `Ponha o pagamento em uma linha própria, com valor negativo e a sua data, e tire o que não é mais devido; se as linhas já estão certas, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_deduction_section: {
    text: (f) =>
      `A linha ${f.line} abre uma seção do que se deduz (${quoted(f.value)}), e a linha ${f.row}, abaixo dela, tem valor positivo: seria somada à dívida.`,
    todo: (f) =>
      `Ponha sinal de menos nos valores da seção; se eles são mesmo devidos, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_settled_section: {
    text: (f) =>
      `A linha ${f.line} abre uma seção do que não é mais devido (${quoted(f.value)}), e as linhas abaixo dela, desde a ${f.row}, seriam calculadas como as outras.`,
    todo: (f) =>
      `Retire essas linhas; se todas são mesmo devidas, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_accelerated: {
    text: (f) =>
      `A planilha diz que a dívida venceu antecipadamente (linha ${f.line}: ${quoted(f.value)}), e cada parcela seria corrigida do seu próprio vencimento, a da linha ${f.row} depois desse dia.`,
    todo: (f) =>
      `Ponha no vencimento o dia em que a dívida toda venceu; se cada parcela é mesmo corrigida do seu, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_charge_not_on_all: {
    text: (f) =>
      `Coluna ${f.column}: há linhas sem esse encargo (linha ${f.line}: ${quoted(f.value)}), e o que foi pedido iria a todas.`,
    todo: (f) =>
      `Ponha o percentual em uma coluna, 0 onde não há (Juros % a.m., Multa %, Honorários %), ou envie as linhas em duas planilhas; se todas levam o encargo, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_stated_limit: {
    text: (f) =>
      `A planilha diz desde quando, ou até quando, se deve (linha ${f.line}: ${quoted(f.value)}), e ${many(f.count, 'linha está', 'linhas estão')} fora disso: ${list(f.lines)}.`,
    todo: (f) =>
      `Tire as linhas que não se cobram; se todas entram, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_later_prices: {
    text: (f) =>
      `A planilha diz que os valores são os vigentes em data posterior (linha ${f.line}: ${quoted(f.value)}); seriam corrigidos outra vez.`,
    todo: (f) =>
      `Ponha em cada linha o valor devido à época; se os valores são mesmo para corrigir, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_swapped: {
    text: (f) =>
      `Colunas ${f.amount} e ${f.column}: em ${many(f.count, 'linha', 'linhas')} (${list(f.lines)}) o valor parece um número da outra coluna (${quoted(f.value)}), e ela tem os centavos: as duas células parecem trocadas.`,
    todo: (f) =>
      `Confira essas linhas; se estão certas, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_some_formulas: {
    text: (f) =>
      `Coluna ${f.amount}: ${many(f.count, 'valor é resultado', 'valores são resultado')} de fórmula (${f.count === 1 ? 'linha' : 'linhas'} ${list(f.lines)}), e os outros foram digitados; multa, juros ou reajuste podem estar dentro.`,
    todo: (f) =>
      `Confira as fórmulas; se os valores são mesmo os de origem, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_insolvency_day: {
    text: (f) =>
      `A planilha fala de ${f.isDebtor ? 'um devedor em recuperação judicial, falência ou liquidação' : 'recuperação judicial, falência ou liquidação com uma data'} (linha ${f.line}: ${quoted(f.value)}), e o cálculo pedido ${f.isDebtor ? 'pode passar desse dia' : 'vai até outra'}; na recuperação e na falência os créditos são atualizados até a data do pedido ou da decretação (Lei 11.101/2005, art. 9º, II).`,
    todo: (f) =>
      `Peça o cálculo até essa data${f.isDebtor ? ', com os outros devedores à parte' : ''}; se é mesmo até a que foi pedida, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_fees_on_fees: {
    text: (f) =>
      `Coluna ${f.column}: há linhas que já são honorários ou multa do art. 523 (linha ${f.line}: ${quoted(f.value)}), e os honorários pedidos incidiriam também sobre elas.`,
    todo: (f) =>
      `Tire essas linhas, ou faça delas um lote à parte, sem honorários; se é mesmo sobre tudo, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_two_sides: {
    text: (f) =>
      `Coluna ${f.column}: há linhas dos dois lados, de débito e de crédito ou a receber e a pagar (linha ${f.line}: ${quoted(f.value)}; linha ${f.otherLine}: ${quoted(f.other)}), sem sinal nos valores; tudo seria somado como dívida.`,
    todo: (f) =>
      `Escreva com sinal de menos o que se abate, ou ponha cada lado na sua planilha; se tudo é mesmo dívida, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_changing_parties: {
    text: (f) =>
      `${quoted(f.value)} está dos dois lados: na coluna ${f.creditor} (linha ${f.otherLine}) e na coluna ${f.debtor} (linha ${f.line}); o que tem a receber e o que deve seriam somados.`,
    todo: (f) =>
      `Escreva com sinal de menos o que se abate, ou ponha cada lado na sua planilha; se tudo é para somar, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_two_creditors: {
    text: (f) =>
      `Coluna ${f.column}: as dívidas são de mais de um credor (linha ${f.line}: ${quoted(f.value)}; linha ${f.otherLine}: ${quoted(f.other)}), e tudo seria somado como de um só.`,
    todo: (f) =>
      `Deixe as linhas de quem cobra, ou ponha cada credor na sua planilha; se tudo é para somar, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_stated_share: {
    text: (f) =>
      `A planilha diz que se deve um múltiplo ou uma parte dos valores (linha ${f.line}: ${quoted(f.value)}), e cada linha seria calculada como está.`,
    todo: (f) =>
      `Ponha em cada linha o valor devido; se os valores já são esses, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_revised: {
    text: (f) =>
      `Coluna ${f.column}: parece o valor que tomou o lugar do da coluna ${f.amount} (linha ${f.line}: ${quoted(f.value)}), e não está dito qual é devido.`,
    todo: (f) => `Diga com --map ${f.field}="Título" qual das duas colunas se corrige.`,
  },
  ask_postponed: {
    text: (f) =>
      `Coluna ${f.column}: há vencimentos que mudaram de dia (linha ${f.line}: ${quoted(f.value)}), e a correção começaria do dia da coluna do vencimento.`,
    todo: (f) =>
      `Ponha na coluna do vencimento o dia que vale para cada linha; se já é o que está nela, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_not_owed: {
    text: (f) =>
      `Coluna ${f.column}: há linhas que não são dívida, como uma garantia, um orçamento ou uma remessa sem preço (linha ${f.line}: ${quoted(f.value)}), e seriam calculadas como as outras.`,
    todo: (f) =>
      `Retire essas linhas. Se todas são mesmo devidas, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_stated_rate: {
    text: (f) =>
      `A planilha diz outra taxa de juros (linha ${f.line}: ${quoted(f.value)}), e o pedido é de ${f.rate}% ao mês.`,
    todo: (f) =>
      `Diga em -p ${f.parameter ?? 'juros'}= a taxa que se deve; se é mesmo a do pedido, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_stated_term: {
    text: (f) =>
      `A planilha diz ${TERM_PT[String(f.of)] ?? 'outros termos'} (linha ${f.line}: ${quoted(f.value)}), e o pedido é ${f.parameter}=${f.asked}.`,
    todo: (f) =>
      `Diga em -p ${f.parameter}= o que se deve${f.of === 'none' ? ', ou tire isso do pedido' : ''}; se é mesmo o do pedido, confirme com --map ${f.field}="${f.heading}".`,
  },
  ask_less_delivered: {
    text: (f) =>
      `Coluna ${f.column}: na linha ${f.line} há menos do que se pediu (${quoted(f.value)} de ${quoted(f.ordered)}), e o valor da coluna ${f.amount} seria calculado inteiro.`,
    todo: (f) =>
      `Ponha em cada linha o valor do que foi entregue; se o valor já é esse, ou é devido inteiro, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_stated_terms: {
    text: (f) =>
      `A planilha diz como os valores se corrigem (linha ${f.line}: ${quoted(f.value)}); o cálculo segue o que foi pedido, e não o que ela diz. Compare com os termos.`,
  },
  told_unseen_year: {
    text: (f) =>
      `Coluna ${f.column}: as datas aparecem sem o ano, e o ano guardado é o que vale (linha ${list(f.examples)}). Confira se é esse.`,
  },
  told_other_texts: {
    text: (f) =>
      `Fora da tabela a planilha diz ainda (linha ${list(f.examples)}), e isso não entra no cálculo. Confira se muda o que é devido.`,
  },
  told_states: {
    text: (f) =>
      `Coluna ${f.column}: nem todas as linhas têm o mesmo estado (linha ${list(f.examples)}), e todas são calculadas. Confira se são devidas.`,
  },
  told_odd_day: {
    text: (f) =>
      `Há ${many(f.count, 'linha', 'linhas')} com data que destoa da anterior e da seguinte em cerca de um ano ou mais: ${list(f.lines)} (${quoted(f.value)}). Confira se o ano está certo.`,
  },
  told_odd_amount: {
    text: (f) =>
      `Há ${many(f.count, 'linha', 'linhas')} com valor de outra grandeza que o da maioria (dez, cem, mil vezes ou mais, um centésimo ou um milésimo dele): ${list(f.lines)} (${quoted(f.value)}). Confira a vírgula, o ponto e a unidade.`,
  },
  told_amount_of_months: {
    text: (f) =>
      `Há ${many(f.count, 'linha', 'linhas')} com duas ou mais vezes o valor da maioria e, antes ou depois, outros tantos meses até o vencimento vizinho: ${list(f.lines)} (${quoted(f.value)}). Se é o valor de vários meses, só um vencimento é contado: separe-os.`,
  },
  told_dragged_amounts: {
    text: (f) =>
      `Há ${f.count} linhas seguidas cujo valor sobe de um em um: ${list(f.lines)} (a partir de ${quoted(f.value)}), como quando se arrasta uma célula para baixo. Confira os valores.`,
  },
  told_pages_missing: {
    text: (f) =>
      `A planilha diz que tem ${f.pages} páginas (linha ${f.line}: ${quoted(f.value)}), e a última não está nela.`,
  },
  told_rows_missing: {
    text: (f) =>
      `A planilha diz quantas linhas tem (linha ${f.line}: ${quoted(f.value)}), e ${many(f.rows, 'foi achada', 'foram achadas')}.`,
  },
  told_only_money: {
    text: (f) => `${f.label}: foi usada a coluna ${f.column}, a única com valores em dinheiro.`,
  },
  told_only_date: {
    text: (f) =>
      `${f.label}: foi usada a coluna ${f.column}, a única com datas que podem ser essa.`,
  },
  told_only_such: {
    text: (f) => `${f.label}: foi usada a coluna ${f.column}, a única com valores que são isso.`,
  },
  told_mark_by_total: {
    text: (f) =>
      `Coluna ${f.column}: ${f.mark === 'comma' ? 'vírgula decimal' : 'ponto decimal'}, porque só assim a soma das linhas é o total da planilha (${f.total}).`,
  },
  told_serial_texts: {
    text: (f) =>
      `Coluna ${f.column}: as datas estão escritas pelo número do dia, como o Excel as conta (linhas ${list(f.examples)}); foram lidas assim.`,
  },
  told_list: {
    text: (f) =>
      `${f.label}: a lista não tem linha de títulos; foi usada a coluna ${f.column}, a única preenchida.`,
  },
  told_beside: {
    text: (f) =>
      `Há colunas com valores que não entram no cálculo: ${list(f.columns)}. Confira se nenhuma diminui o que é devido.`,
  },
  told_exchange: {
    text: (f) =>
      `Há uma coluna de câmbio ao lado dos valores (${list(f.columns)}), que não é usada: confira se os valores já estão em reais.`,
  },
  ask_remarks: {
    text: (f) =>
      `Coluna ${f.column}: há observações que mudam o que é devido, desde quando ou em que termos (linha ${list(f.examples)}), e as linhas seriam calculadas sem elas.`,
    todo: (f) =>
      `Ponha-as no valor, na data ou nos termos da linha; se não mudam o cálculo, confirme com --map ${f.field}="${f.heading}".`,
  },
  told_remarks: {
    text: (f) =>
      `Coluna ${f.column}: há observações em ${many(f.count, 'linha', 'linhas')} (linha ${list(f.examples)}), que não entram no cálculo. Confira se nenhuma muda o que é devido.`,
  },
  told_notes_beside: {
    text: (f) =>
      `Há anotações ao lado das linhas, na coluna ${f.column}, sem título (linha ${f.line}: ${quoted(f.value)}); não entram no cálculo. Confira se nenhuma diz que algo não é devido.`,
  },
  told_beside_later: {
    text: (f) =>
      `Há colunas com datas depois do dia da atualização, que não são usadas: ${list(f.columns)}. Confira se nenhuma diz que algo ainda não é devido.`,
  },
  told_sheet_explains: {
    text: (f) =>
      `A aba ${quoted(f.sheet)}, que não é processada, explica a outra (linha ${list(f.examples)}). Cores não são lidas, e nada do que ela diz entra no cálculo. Confira as linhas.`,
  },
  told_beside_days: {
    text: (f) =>
      `Há colunas com uma data só em parte das linhas, que não são usadas: ${list(f.columns)}. Confira se nenhuma diz que algo já não é devido.`,
  },
  told_selic_and_interest: {
    text: () =>
      'Foram pedidos juros ao lado da SELIC, que já os contém: o valor contará juros duas vezes.',
    todo: () => 'Tire os juros, ou use outro índice.',
  },
  cell_period: {
    text: (f) =>
      `${f.label} (coluna ${f.column}): ${quoted(f.value)} é um período, e não um dia nem um mês.`,
    todo: () => 'Escreva uma linha para cada mês, com o seu valor e o seu vencimento.',
  },
} as const satisfies Record<string, Message>
