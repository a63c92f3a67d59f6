import {
  didYouMean,
  localDay,
  localMonth,
  type Messages,
  many,
  manyInEnglish,
  quoted,
  spans,
} from './message.js'
import { serviceFault } from './service-fault.js'

export const rowMessages = {
  row_left_out: {
    pt: (f) => `Deixada de fora por ser igual à linha ${f.line}.`,
    en: (f) => `Left out, being the same as line ${f.line}.`,
  },
  row_no_index: {
    pt: 'A linha não diz o índice ou a tabela.',
    ptTodo: (f) => `Preencha a coluna ou dê -p ${f.parameter ?? 'index'}=... para todas.`,
    en: 'The row names no index or table.',
    enTodo: (f) => `Fill in the column or give -p ${f.parameter ?? 'index'}=... for all.`,
  },
  row_unknown_index: {
    pt: (f) => `O serviço não conhece o índice ou a tabela ${quoted(f.value)}.`,
    ptTodo: (f) => `${didYouMean(f.value, f.known, 'pt')}Use um nome da lista do serviço.`,
    en: (f) => `The service knows no index or table ${quoted(f.value)}.`,
    enTodo: (f) => `${didYouMean(f.value, f.known, 'en')}Use a name of the service's list.`,
  },
  row_index_or_table: {
    pt: (f) => `${quoted(f.value)} é nome de um índice e de uma tabela.`,
    ptTodo: 'Use o nome curto (slug) de um dos dois.',
    en: (f) => `${quoted(f.value)} names an index and a table.`,
    enTodo: 'Use the slug of the one you mean.',
  },
  row_no_update_date: {
    pt: 'A linha não diz até quando atualizar.',
    ptTodo: (f) => `Preencha a coluna ou dê -p ${f.parameter ?? 'updateTo'}=... para todas.`,
    en: 'The row does not say until when to update.',
    enTodo: (f) => `Fill in the column or give -p ${f.parameter ?? 'updateTo'}=... for all.`,
  },
  row_after_update: {
    pt: (f) =>
      `A data da linha (${localDay(f.date)}) é posterior à data de atualização (${localDay(f.updateTo)}).`,
    ptTodo: 'Confira as datas.',
    en: (f) =>
      `The row's date (${localDay(f.date)}) is after the update date (${localDay(f.updateTo)}).`,
    enTodo: 'Check the dates.',
  },
  row_before_coverage: {
    pt: (f) =>
      `A data da linha (${localDay(f.date)}) é anterior ao início do índice ${quoted(f.index)} (${localMonth(f.begins)}).`,
    ptTodo: 'Escolha para a linha um índice ou uma tabela que alcance a data.',
    en: (f) =>
      `The row's date (${localDay(f.date)}) is before the index ${quoted(f.index)} begins (${localMonth(f.begins)}).`,
    enTodo: 'Choose an index or a table for the row that reaches back to it.',
  },
  row_index_and_table: {
    pt: (f) => `A linha diz índice (${quoted(f.indice)}) e tabela (${quoted(f.tabela)}).`,
    ptTodo: 'Deixe só um dos dois: o serviço aceita um só.',
    en: (f) => `The row names an index (${quoted(f.indice)}) and a table (${quoted(f.tabela)}).`,
    enTodo: 'Leave one of them: the service takes one only.',
  },
  row_selic_not_on: {
    pt: (f) => `A linha dá ${f.parameter}, e nada diz se a SELIC se aplica.`,
    ptTodo: 'Preencha a coluna selic com S ou N, ou dê -p selic=true para todas.',
    en: (f) => `The row gives ${f.parameter}, and nothing says whether SELIC applies.`,
    enTodo: 'Fill in the column selic with S or N, or give -p selic=true for all.',
  },
  selic_dates_reversed: {
    pt: (f) => `O fim da SELIC (${localDay(f.until)}) é anterior ao começo (${localDay(f.from)}).`,
    ptTodo: 'Confira selicFrom e selicUntil.',
    en: (f) => `SELIC ends (${localDay(f.until)}) before it begins (${localDay(f.from)}).`,
    enTodo: 'Check selicFrom and selicUntil.',
  },
  row_no_interest_rate: {
    pt: 'A linha diz desde quando correm os juros, e não o percentual.',
    ptTodo: 'Preencha o percentual ou dê -p juros.percentual=... para todas.',
    en: 'The row says since when interest runs, and not its rate.',
    enTodo: 'Fill in the rate or give -p juros.percentual=... for all.',
  },
  row_no_citation: {
    pt: 'Juros desde a citação, sem a data da citação.',
    ptTodo:
      'Dê -p juros.from=citacao com uma coluna "Data da citação" preenchida na linha, ou -p juros.citacao=10/05/2020 para todas.',
    en: 'Interest since the citation, without its date.',
    enTodo:
      'Give -p juros.from=citacao with a column "Data da citação" filled in on the row, or -p juros.citacao=10/05/2020 for all.',
  },
  row_no_fee_mode: {
    pt: 'Honorários sem dizer se são percentual ou valor fixo.',
    ptTodo: 'Dê -p honorarios.modo=p ou -p honorarios.modo=v.',
    en: 'Fees without saying whether they are a percentage or a fixed amount.',
    enTodo: 'Give -p honorarios.modo=p or -p honorarios.modo=v.',
  },
  row_refused: {
    pt: (f) => `O serviço recusou: ${f.message} (${f.code}).`,
    ptTodo: 'Corrija o que o serviço aponta e envie a linha de novo.',
    en: (f) => `The service refused: ${f.message} (${f.code}).`,
    enTodo: 'Correct what it names and send the row again.',
  },
  row_group_broken: {
    pt: 'Outra linha do mesmo grupo foi rejeitada: o grupo não foi enviado.',
    ptTodo: 'Corrija a outra linha e envie o grupo inteiro de novo.',
    en: 'Another row of the same group was rejected: the group was not sent.',
    enTodo: 'Correct the other row and send the whole group again.',
  },
  row_refused_together: {
    pt: (f) =>
      `O serviço recusou ${f.rows} linhas juntas sem dizer qual: ${f.message} (${f.code}).`,
    ptTodo: 'Confira os parâmetros; envie as linhas de novo em lote menor.',
    en: (f) =>
      `The service refused ${f.rows} rows together without naming one: ${f.message} (${f.code}).`,
    enTodo: 'Check the parameters; send the rows again in a smaller batch.',
  },
  row_service_failed: {
    pt: (f) =>
      `O serviço falhou em ${many(f.attempts, 'tentativa', 'tentativas')} (${serviceFault(f.reason)}).`,
    ptTodo: 'Envie a linha de novo mais tarde.',
    en: (f) =>
      `The service failed in ${manyInEnglish(f.attempts, 'attempt', 'attempts')} (${f.reason}).`,
    enTodo: 'Send the row again later.',
  },
  row_not_waited_for: {
    pt: 'O serviço não respondeu no tempo que a noite espera por ela (--patience).',
    ptTodo: 'Será lida de novo; se o prazo importa, confira no diário.',
    en: 'The service did not answer in the time that the night waits for it (--patience).',
    enTodo: 'It is read again later; where a deadline matters, look it up in the gazette.',
  },
  row_uncertain: {
    pt: (f) =>
      f.name === undefined
        ? 'Resultado incerto: a resposta se perdeu, e nada no serviço diz se o documento foi lido.'
        : `Resultado incerto: a resposta se perdeu${f.id ? `, mas o cálculo foi salvo no serviço com o ID ${f.id}` : ' e não foi possível saber se o cálculo foi salvo'}.`,
    ptTodo: (f) =>
      f.name === undefined
        ? 'Mande o documento de novo só se aceita que a leitura seja cobrada outra vez.'
        : `Procure no serviço o cálculo ${quoted(f.name)} antes de repetir.`,
    en: (f) =>
      f.name === undefined
        ? 'Uncertain (incerto): the answer was lost, and nothing at the service shows whether the document was read.'
        : `Uncertain (incerto): the answer was lost${f.id ? `, but the calculation was saved with ID ${f.id}` : ' and whether it was saved could not be found out'}.`,
    enTodo: (f) =>
      f.name === undefined
        ? 'Send the document again only if the reading may be charged a second time.'
        : `Look for ${quoted(f.name)} at the service before repeating.`,
  },
  row_nominal: {
    pt: (f) =>
      `O serviço devolveu o valor sem correção${f.factor ? ` (pela série, o fator seria ${String(f.factor).replace('.', ',')})` : ''}: conta sem assinatura corrige só os últimos 2 anos, ou o índice não foi publicado.`,
    ptTodo: 'Não use o valor antes de conferir a assinatura da conta e o índice.',
    en: (f) =>
      `The service gave the amount back uncorrected${f.factor ? ` (by its series the factor would be ${f.factor})` : ''}: an account without subscription, or an index not published.`,
    enTodo: 'Do not use it before checking the subscription and the index.',
  },
  row_divergent: {
    pt: (f) =>
      `DIVERGENTE: difere R$ ${String(f.difference).replace('.', ',')} do valor refeito pela série do serviço.`,
    ptTodo: 'Confira o cálculo antes de usar.',
    en: (f) =>
      `DIVERGENT: differs by R$ ${f.difference} from the value computed again from the service's series.`,
    enTodo: 'Check before using it.',
  },
  row_charges_not_split: {
    pt: 'O serviço informa juros, multa e honorários só para a chamada inteira, e não há conta que os reparta entre as linhas ao centavo: o total desta linha pode não ter todos eles.',
    ptTodo:
      'Use os totais do serviço, no Resumo. Para ter a repartição, envie as linhas do processo em uma planilha de até 3 linhas: elas são pedidas uma a uma.',
    en: 'The service tells interest, fine and fees only for the call as a whole, and nothing divides them between the rows to the cent: the total of this row may lack some of them.',
    enTodo:
      "Use the service's totals, on Resumo. To have them divided, send the rows of the case in a sheet of up to 3 rows: those are asked one by one.",
  },
  row_interest_start: {
    pt: (f) =>
      `Os juros não correm do início pedido (${f.from}): equivalem a ${f.found} meses, e desde essa data seriam ${f.expected}.`,
    ptTodo: 'Confira os juros antes de usar; o demonstrativo do processo não é impresso.',
    en: (f) =>
      `The interest does not run from the start that was asked for (${f.from}): it comes to ${f.found} months, and from that date it would be ${f.expected}.`,
    enTodo: 'Check the interest before using it; the statement of its case is not printed.',
  },
  row_selic_whole_month: {
    pt: (f) =>
      `A versão 1 da SELIC conta por mês: o mês ${localMonth(f.month)} entrou inteiro, e não a partir de ${localDay(f.from)}.`,
    ptTodo: 'Para contar do dia, peça de novo com -p selicVersion=2.',
    en: (f) =>
      `Version 1 of SELIC counts by month: the whole month ${localMonth(f.month)} entered, and not from ${localDay(f.from)}.`,
    enTodo: 'To count from the day, ask again with -p selicVersion=2.',
  },
  row_selic_whole_month_until: {
    pt: (f) =>
      `A versão 1 da SELIC conta por mês: o mês ${localMonth(f.month)} não foi contado até ${localDay(f.until)}, e sim inteiro ou nada.`,
    ptTodo: 'Para contar até o dia, peça de novo com -p selicVersion=2.',
    en: (f) =>
      `Version 1 of SELIC counts by month: the month ${localMonth(f.month)} was not counted up to ${localDay(f.until)}, but whole or not at all.`,
    enTodo: 'To count up to the day, ask again with -p selicVersion=2.',
  },
  row_unpublished: {
    pt: (f) =>
      `Índice ainda não publicado ${spans(f.months, ['em', 'de', 'a'])}: esses meses entraram sem variação.`,
    ptTodo: 'Recalcule quando o índice for publicado.',
    en: (f) =>
      `Index not yet published ${spans(f.months, ['for', 'from', 'to'])}: those months entered without variation.`,
    enTodo: 'Compute again when it is published.',
  },
  answer_empty: {
    pt: 'O serviço respondeu à chamada com nada (null): não há resultado.',
    ptTodo: 'Nenhum valor foi aproveitado; peça de novo mais tarde ou avise o suporte do serviço.',
    en: 'The service answered the call with nothing (null): there is no result.',
    enTodo: 'No figure was used; ask again later, or tell the support of the service.',
  },
  answer_unreadable: {
    pt: (f) => `A resposta do serviço não tem o campo esperado (${f.where}: ${f.problem}).`,
    ptTodo: 'Nenhum valor foi aproveitado; avise o suporte do serviço.',
    en: (f) => `The answer lacks what was expected (${f.where}: ${f.problem}).`,
    enTodo: 'No figure was used.',
  },
  answer_not_recognised: {
    pt: 'Resposta não reconhecida: não se sabe qual valor é de qual linha. A resposta inteira está na aba Respostas não reconhecidas.',
    ptTodo: 'Nenhum valor foi aproveitado, e a chamada não é repetida; avise o suporte.',
    en: 'Answer not recognised: it cannot be told which value belongs to which row. The whole answer is on the sheet Respostas não reconhecidas.',
    enTodo: 'No value was taken from it, and the call is not repeated; tell the support.',
  },
  answer_value_unknown: {
    pt: 'A resposta não diz, num campo conhecido, qual é o valor atualizado; todos os campos dela estão nas colunas à direita.',
    ptTodo: 'Leia os campos da resposta antes de usar a linha.',
    en: 'The answer tells the updated value in no field that is known; all its fields are in the columns to the right.',
    enTodo: 'Read the fields of the answer before you use the row.',
  },
  answer_wrong_count: {
    pt: (f) => `O serviço devolveu ${f.answered} itens para ${f.asked} pedidos.`,
    ptTodo: 'Nenhum valor foi aproveitado; avise o suporte do serviço.',
    en: (f) => `The service answered ${f.answered} items for ${f.asked} asked.`,
    enTodo: 'No figure was used.',
  },
  answer_wrong_item: {
    pt: (f) =>
      `O serviço devolveu o item ${f.position} trocado: pedido ${f.asked}, devolvido ${f.answered}.`,
    ptTodo: 'Nenhum valor foi aproveitado; avise o suporte do serviço.',
    en: (f) =>
      `The service answered item ${f.position} with another: asked ${f.asked}, answered ${f.answered}.`,
    enTodo: 'No figure was used.',
  },
} satisfies Messages
