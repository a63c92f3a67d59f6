import { type Messages, many, manyInEnglish, quoted, reais } from './message.js'
import * as en from './terms-en.js'
import * as pt from './terms-pt.js'

/** Questions about rates, and about columns that override a parameter. */
export const termsMessages = {
  ask_charge_follows: {
    pt: (f) =>
      `Coluna ${f.column}: ${quoted(f.value)} na linha ${f.line} é ${pt.number(f.ratio)}% do valor dela (${quoted(f.amount)}), e assim em ${f.rows} de ${f.of_rows} linhas: parece um valor em reais, e o serviço espera percentual.`,
    ptTodo: (f) =>
      `Se é em reais, diga o percentual com -p e não use a coluna, com --map ${f.field}= (vazio); se é mesmo percentual, diga -p ${f.most}.`,
    en: (f) =>
      `Column ${f.column}: ${quoted(f.value)} on line ${f.line} is ${f.ratio}% of its amount (${quoted(f.amount)}), and so in ${f.rows} of ${f.of_rows} rows: it looks like an amount in reais, and the service takes a percentage.`,
    enTodo: (f) =>
      `If it is in reais, say the percentage with -p and leave the column out with --map ${f.field}= (empty); if it is a percentage indeed, say -p ${f.most}.`,
  },
  ask_charge_varies: {
    pt: (f) =>
      `Coluna ${f.column}: quase cada linha tem outro número (${quoted(f.value)} na linha ${f.line}): parecem valores em reais, e o serviço espera percentual.`,
    ptTodo: (f) =>
      `Se são em reais, diga o percentual com -p e não use a coluna, com --map ${f.field}= (vazio); se são mesmo percentuais, diga -p ${f.most}.`,
    en: (f) =>
      `Column ${f.column}: nearly each row has another number (${quoted(f.value)} on line ${f.line}): they look like amounts in reais, and the service takes a percentage.`,
    enTodo: (f) =>
      `If they are in reais, say the percentage with -p and leave the column out with --map ${f.field}= (empty); if they are percentages indeed, say -p ${f.most}.`,
  },
  ask_percent_of_fixed: {
    pt: (f) =>
      `Coluna ${f.column}: ${quoted(f.value)} na linha ${f.line} é um percentual, e os honorários foram ditos em reais (${f.mode ?? 'honorarios.modo'}=v).`,
    ptTodo: (f) =>
      `Diga ${f.mode ?? 'honorarios.modo'}=p se são percentuais, corrija as células, ou não use a coluna, com --map ${f.field}= (vazio).`,
    en: (f) =>
      `Column ${f.column}: ${quoted(f.value)} on line ${f.line} is a percentage, and the fees were said to be in reais (${f.mode ?? 'honorarios.modo'}=v).`,
    enTodo: (f) =>
      `Say ${f.mode ?? 'honorarios.modo'}=p if they are percentages, mend the cells, or leave the column out with --map ${f.field}= (empty).`,
  },
  ask_high_parameter: {
    pt: (f) =>
      `-p ${f.name}=${pt.number(f.value)} iria ao serviço como ${pt.rate(f.of, f.points)}, acima de ${pt.number(f.ceiling)}%${pt.byMonth(f.of)}.${f.of === 'interest' ? ' 12% ao ano são 1% ao mês.' : ''}`,
    ptTodo: (f) => `Se é isso mesmo, acrescente -p ${f.most}; se não, corrija -p ${f.name}.`,
    en: (f) =>
      `-p ${f.name}=${f.value} would go to the service as ${en.rate(f.of, f.points)}, above ${f.ceiling}%${en.byMonth(f.of)}.${f.of === 'interest' ? ' 12% a year is 1% a month.' : ''}`,
    enTodo: (f) => `If that is meant, add -p ${f.most}; if not, mend -p ${f.name}.`,
  },
  ask_fraction_parameter: {
    pt: (f) =>
      `-p ${f.name}=${pt.number(f.value)} pode ser uma fração (${pt.number(f.whole)}%) ou um percentual (${pt.number(f.value)}%).`,
    ptTodo: (f) =>
      `Se são ${pt.number(f.whole)}%, diga -p ${f.name}=${pt.number(f.whole)}; se são ${pt.number(f.value)}%, acrescente -p ${f.most}.`,
    en: (f) =>
      `-p ${f.name}=${f.value} may be a fraction (${f.whole}%) or a percentage (${f.value}%).`,
    enTodo: (f) =>
      `If it is ${f.whole}%, say -p ${f.name}=${f.whole}; if it is ${f.value}%, add -p ${f.most}.`,
  },
  ask_high_inside: {
    pt: (f) =>
      `${f.name}: ${pt.number(f.value)} iria ao serviço como ${pt.rate(f.of, f.points)}, acima de ${pt.number(f.ceiling)}%${pt.byMonth(f.of)}.${f.of === 'interest' ? ' 12% ao ano são 1% ao mês.' : ''}`,
    ptTodo: (f) => `Se é isso mesmo, acrescente -p ${f.most}; se não, corrija ${f.name}.`,
    en: (f) =>
      `${f.name}: ${f.value} would go to the service as ${en.rate(f.of, f.points)}, above ${f.ceiling}%${en.byMonth(f.of)}.${f.of === 'interest' ? ' 12% a year is 1% a month.' : ''}`,
    enTodo: (f) => `If that is meant, add -p ${f.most}; if not, mend ${f.name}.`,
  },
  ask_fraction_inside: {
    pt: (f) =>
      `${f.name}: ${pt.number(f.value)} pode ser uma fração (${pt.number(f.whole)}%) ou um percentual (${pt.number(f.value)}%).`,
    ptTodo: (f) =>
      `Se são ${pt.number(f.whole)}%, escreva ${pt.number(f.whole)}; se são ${pt.number(f.value)}%, acrescente -p ${f.most}.`,
    en: (f) =>
      `${f.name}: ${f.value} may be a fraction (${f.whole}%) or a percentage (${f.value}%).`,
    enTodo: (f) =>
      `If it is ${f.whole}%, write ${f.whole}; if it is ${f.value}%, add -p ${f.most}.`,
  },
  ask_interest_start: {
    pt: (f) =>
      `Coluna ${f.column}: diz desde quando correm os juros, e não seria usada, porque nada diz de quando eles correm.`,
    ptTodo: (f) =>
      `Se correm desse dia, diga -p ${f.parameter}=${f.value}; se correm do vencimento de cada linha, -p ${f.parameter}=vencimento.`,
    en: (f) =>
      `Column ${f.column}: it says from when interest runs, and would not be used, as nothing says from when it does.`,
    enTodo: (f) =>
      `If it runs from that day, say -p ${f.parameter}=${f.value}; if it runs from the due date of each row, -p ${f.parameter}=vencimento.`,
  },
  ask_column_overrides: {
    pt: (f) =>
      `-p ${f.parameter}=${f.stated} foi dito para todas as linhas, e a coluna ${f.column} diz outra coisa (linha ${f.line}: ${quoted(f.value)}).`,
    ptTodo: (f) =>
      `Se vale o que foi dito, acrescente --map ${f.field}= (vazio): a coluna não é usada. Se vale a coluna, linha por linha, --map ${f.field}="${f.heading}".`,
    en: (f) =>
      `-p ${f.parameter}=${f.stated} was said for all rows, and column ${f.column} says something else (line ${f.line}: ${quoted(f.value)}).`,
    enTodo: (f) =>
      `If what was said holds, add --map ${f.field}= (empty): the column is not used. If the column holds, row by row, --map ${f.field}="${f.heading}".`,
  },
  told_total_stated: {
    pt: (f) =>
      `Total: lido de ${f.path}, como foi dito em ${f.on}${f.example === undefined ? '' : ` (${many(f.rows, 'linha', 'linhas')}; a primeira: ${pt.number(f.example)})`}; onde a resposta não o tem, é procurado.`,
    ptTodo: 'Se o lugar é outro, diga -p total=...',
    en: (f) =>
      `Total: read at ${f.path}, as was said on ${f.on}${f.example === undefined ? '' : ` (${manyInEnglish(f.rows, 'row', 'rows')}; the first: ${f.example})`}; where an answer has none there, it is looked for.`,
    enTodo: 'If it is elsewhere, say -p total=...',
  },
  told_total_recognised: {
    pt: (f) =>
      `Total: em ${f.on} foi reconhecido em ${f.path}${f.example === undefined ? '' : ` (${many(f.rows, 'linha', 'linhas')}; a primeira: ${pt.number(f.example)})`}; é procurado de novo em cada resposta.`,
    ptTodo: 'Se o lugar é outro, diga -p total=...',
    en: (f) =>
      `Total: on ${f.on} it was recognised at ${f.path}${f.example === undefined ? '' : ` (${manyInEnglish(f.rows, 'row', 'rows')}; the first: ${f.example})`}; it is looked for again in each answer.`,
    enTodo: 'If it is elsewhere, say -p total=...',
  },
  told_saved_terms: {
    pt: (f) => `Termos: ${pt.savedTermsOf(f).join('; ')}.`,
    en: (f) => `Terms: ${en.savedTermsOf(f).join('; ')}.`,
  },
  told_terms: {
    pt: (f) => `Termos: ${pt.termsOf(f).join('; ')}.`,
    en: (f) => `Terms: ${en.termsOf(f).join('; ')}.`,
  },
  told_payments_charged: {
    pt: (f) =>
      `${many(f.count, 'pagamento', 'pagamentos')} com valor negativo${f.sum === undefined ? '' : ` (${reais(f.sum)} ao todo)`}, e ${pt.chargesOf(f)} entre o que se pede: o contrato do serviço não diz se o pagamento abate primeiro os juros ou o principal (Código Civil, art. 354), nem se leva encargos ele mesmo.`,
    ptTodo: 'Confira os encargos dessas linhas no resultado, antes de usar o total.',
    en: (f) =>
      `${manyInEnglish(f.count, 'payment', 'payments')} with a negative amount${f.sum === undefined ? '' : ` (${reais(f.sum)} in all)`}, and ${en.chargesOf(f)} among what is asked for: the contract of the service does not say whether a payment abates interest or principal first (Código Civil, art. 354), nor whether it bears charges itself.`,
    enTodo: 'Check the charges of those rows in the result before using the total.',
  },
  told_payments_no_fee: {
    pt: (f) =>
      `${many(f.count, 'pagamento vai', 'pagamentos vão')} sem os honorários de valor fixo (${reais(f.sum)} ao todo): esses honorários são de cada débito, e num pagamento o diminuiriam.`,
    en: (f) =>
      `${manyInEnglish(f.count, 'payment goes', 'payments go')} without the fixed fees (${reais(f.sum)} in all): such fees belong to each debt, and on a payment would lessen it.`,
  },
  told_unpublished: {
    pt: (f) => `${f.index} ainda não publicado ${pt.spanned(f)}: sem correção até que saia.`,
    ptTodo: 'Para parar antes: -p updateTo="último mês publicado".',
    en: (f) =>
      `${f.index} is not yet published ${en.spanned(f)}: it enters without correction; compute again when it is.`,
    enTodo: 'To stop before: -p updateTo="último mês publicado".',
  },
} satisfies Messages
