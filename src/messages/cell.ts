import { type Facts, list, type Messages, quoted } from './message.js'

const cellPt = (f: Facts) =>
  f.value === '' || f.value === undefined ? '' : ` (recebido: ${quoted(f.value)})`
const cellEn = (f: Facts) =>
  f.value === '' || f.value === undefined ? '' : ` (got ${quoted(f.value)})`

export const cellMessages = {
  cell_missing: {
    pt: (f) => `Falta ${f.label}.`,
    ptTodo: (f) =>
      f.maySum === true
        ? 'Se for uma dívida, preencha a célula; se for uma soma, não: escreva só Total.'
        : 'Preencha a célula.',
    en: (f) => `${f.label} is missing.`,
    enTodo: (f) =>
      f.maySum === true
        ? 'If a debt, fill in the cell; if a sum, do not: write only Total.'
        : 'Fill in the cell.',
  },
  cell_merged_amount: {
    pt: (f) => `${f.label} está numa célula mesclada com a linha ${f.line}, que já conta o valor.`,
    ptTodo: 'Se cada linha tem o seu valor, desfaça a mesclagem e preencha as células.',
    en: (f) => `${f.label} is in a cell merged with line ${f.line}, which counts the amount.`,
    enTodo: 'If each line has its own amount, unmerge the cells and fill them in.',
  },
  line_maybe_total: {
    pt: (f) =>
      `A linha traz ${quoted(f.value)} e tem data: pode ser uma dívida, ou a soma ou a média de outras.`,
    ptTodo: 'Se for dívida, escreva outro nome; se não, escreva só Total.',
    en: (f) =>
      `The line says ${quoted(f.value)} and has a date: it may be a debt, or the sum or mean of others.`,
    enTodo: 'If a debt, write another name; if not, write Total alone.',
  },
  cell_no_value: {
    pt: (f) => `${f.label} sem valor${cellPt(f)}.`,
    ptTodo: 'Escreva o valor ou retire a linha.',
    en: (f) => `${f.label} has no value${cellEn(f)}.`,
    enTodo: 'Write the value or remove the row.',
  },
  cell_error: {
    pt: (f) => `A célula de ${f.label} contém um erro de fórmula${cellPt(f)}.`,
    ptTodo: 'Corrija a fórmula e salve.',
    en: (f) => `The cell of ${f.label} holds a formula error${cellEn(f)}.`,
    enTodo: 'Mend the formula and save.',
  },
  cell_bare_formula: {
    pt: (f) => `A célula de ${f.label} é uma fórmula salva sem resultado.`,
    ptTodo: 'Escreva o valor; ou abra no Excel, deixe calcular e salve de novo.',
    en: (f) => `The cell of ${f.label} is a formula saved without its result.`,
    enTodo: 'Type the value; or open in Excel, let it calculate and save.',
  },
  cell_not_a_number: {
    pt: (f) => `${f.label} não é um número${cellPt(f)}.`,
    ptTodo: 'Escreva só o número, como 1.234,56.',
    en: (f) => `${f.label} is not a number${cellEn(f)}.`,
    enTodo: 'Write the number alone, such as 1.234,56.',
  },
  cell_rate_by_year: {
    pt: (f) => `${f.label} está ao ano${cellPt(f)}, e o serviço espera uma taxa ao mês.`,
    ptTodo: 'Escreva a taxa de um mês.',
    en: (f) => `${f.label} is by the year${cellEn(f)}, and the service takes a rate by the month.`,
    enTodo: 'Write the rate of one month.',
  },
  cell_zero: {
    pt: (f) => `${f.label} é zero: nada a corrigir.`,
    ptTodo: 'Confira o valor ou retire a linha.',
    en: (f) => `${f.label} is zero: nothing to correct.`,
    enTodo: 'Check the value or remove the row.',
  },
  cell_too_many_digits: {
    pt: (f) => `${f.label} tem mais de 15 dígitos${cellPt(f)}.`,
    ptTodo: 'Confira o valor.',
    en: (f) => `${f.label} has more than 15 digits${cellEn(f)}.`,
    enTodo: 'Check the value.',
  },
  cell_other_convention: {
    pt: (f) => `${f.label} está em outra convenção que a da coluna${cellPt(f)}.`,
    ptTodo: 'Escreva como as outras linhas da coluna.',
    en: (f) => `${f.label} is in another convention than its column${cellEn(f)}.`,
    enTodo: 'Write it like the others.',
  },
  cell_foreign_currency: {
    pt: (f) => `${f.label} está em moeda estrangeira ou em outra unidade${cellPt(f)}.`,
    ptTodo: 'Converta para reais; a conversão não é feita aqui.',
    en: (f) => `${f.label} is in a foreign currency or another unit${cellEn(f)}.`,
    enTodo: 'Convert it to reais; that is not done here.',
  },
  cell_other_unit: {
    pt: (f) => `O formato da célula de ${f.label} mostra outra unidade que o real${cellPt(f)}.`,
    ptTodo: 'Escreva o valor em reais, com formato de número.',
    en: (f) => `The format of the cell of ${f.label} shows another unit than reais${cellEn(f)}.`,
    enTodo: 'Write the amount in reais, in a format of numbers.',
  },
  cell_draws_minus: {
    pt: (f) =>
      `O formato da célula de ${f.label} mostra um sinal de menos que o valor não tem${cellPt(f)}.`,
    ptTodo: 'Escreva o sinal no próprio valor: pagamento é negativo, dívida é positiva.',
    en: (f) =>
      `The format of the cell of ${f.label} shows a minus sign that the amount does not have${cellEn(f)}.`,
    enTodo: 'Write the sign in the amount itself: a payment is negative, a debt is positive.',
  },
  cell_old_currency: {
    pt: (f) => `${f.label} está em moeda anterior ao real${cellPt(f)}.`,
    ptTodo: 'Converta para reais; a conversão não é feita aqui.',
    en: (f) => `${f.label} is in a currency before the real${cellEn(f)}.`,
    enTodo: 'Convert it to reais; that is not done here.',
  },
  cell_debit_letter: {
    pt: (f) => `${f.label} tem letra D ou C${cellPt(f)}.`,
    ptTodo: 'Use o sinal: pagamento é negativo.',
    en: (f) => `${f.label} has a letter D or C${cellEn(f)}.`,
    enTodo: 'Use the sign: a payment is negative.',
  },
  cell_padded_number: {
    pt: (f) =>
      `${f.label} tem zeros à esquerda, como em arquivo de banco${cellPt(f)}: pode estar em centavos.`,
    ptTodo: 'Escreva o valor em reais, sem os zeros da frente.',
    en: (f) =>
      `${f.label} has leading zeros, as in a bank's file${cellEn(f)}: it may be in centavos.`,
    enTodo: 'Write the value in reais, without the leading zeros.',
  },
  cell_in_thousands: {
    pt: (f) => `${f.label} está em milhares ou milhões${cellPt(f)}.`,
    ptTodo: 'Escreva o valor por inteiro.',
    en: (f) => `${f.label} is in thousands or millions${cellEn(f)}.`,
    enTodo: 'Write the value in full.',
  },
  cell_date_for_amount: {
    pt: (f) => `Há uma data no lugar de ${f.label}${cellPt(f)}.`,
    ptTodo: 'Confira a coluna.',
    en: (f) => `A date stands where ${f.label} should${cellEn(f)}.`,
    enTodo: 'Check the column.',
  },
  cell_not_a_date: {
    pt: (f) => `${f.label} não é uma data${cellPt(f)}.`,
    ptTodo: 'Escreva como dd/mm/aaaa.',
    en: (f) => `${f.label} is not a date${cellEn(f)}.`,
    enTodo: 'Write dd/mm/yyyy.',
  },
  cell_no_such_date: {
    pt: (f) => `${f.label}: essa data não existe${cellPt(f)}.`,
    ptTodo: 'Corrija o dia ou o mês.',
    en: (f) => `${f.label}: there is no such date${cellEn(f)}.`,
    enTodo: 'Correct the day or the month.',
  },
  cell_other_weekday: {
    pt: (f) => `${f.label}: a data não cai nesse dia da semana${cellPt(f)}.`,
    ptTodo: 'Corrija a data, ou tire o dia da semana.',
    en: (f) => `${f.label}: the date is not on that weekday${cellEn(f)}.`,
    enTodo: 'Correct the date, or take the weekday out.',
  },
  cell_other_date_order: {
    pt: (f) => `${f.label} só existe na outra ordem de dia e mês${cellPt(f)}.`,
    ptTodo: 'Escreva como dd/mm/aaaa.',
    en: (f) => `${f.label} exists only in the other order of day and month${cellEn(f)}.`,
    enTodo: 'Write dd/mm/yyyy.',
  },
  cell_before_real: {
    pt: (f) => `${f.label} é anterior ao real (07/1994)${cellPt(f)}.`,
    ptTodo: 'Valores de antes de 07/1994 não são calculados aqui.',
    en: (f) => `${f.label} is before the real (07/1994)${cellEn(f)}.`,
    enTodo: 'Amounts before 07/1994 are not computed here.',
  },
  cell_percent_out_of_range: {
    pt: (f) => `${f.label}: percentual fora de 0 a 1000${cellPt(f)}.`,
    ptTodo: 'Confira o percentual.',
    en: (f) => `${f.label}: percentage outside 0 to 1000${cellEn(f)}.`,
    enTodo: 'Check the percentage.',
  },
  cell_not_yes_no: {
    pt: (f) => `${f.label}: é preciso S ou N${cellPt(f)}.`,
    ptTodo: 'Escreva S ou N.',
    en: (f) => `${f.label}: expected S or N${cellEn(f)}.`,
    enTodo: 'Write S or N.',
  },
  cell_not_a_choice: {
    pt: (f) => `${f.label}: valor não previsto${cellPt(f)}.`,
    ptTodo: (f) => `Use um dos valores do serviço${f.choices ? `: ${list(f.choices)}` : ''}.`,
    en: (f) => `${f.label}: not one of the service's values${cellEn(f)}.`,
    enTodo: (f) => `Use one of the service's values${f.choices ? `: ${list(f.choices)}` : ''}.`,
  },
  cell_case_digits_lost: {
    pt: (f) => `O número do processo virou número no Excel e perdeu dígitos${cellPt(f)}.`,
    ptTodo: 'Digite o número de novo, com a coluna formatada como texto.',
    en: (f) => `The case number became a number in Excel and lost digits${cellEn(f)}.`,
    enTodo: 'Type it again in a column formatted as text.',
  },
  note_two_digit_year: {
    pt: (f) =>
      `Ano com dois dígitos em ${f.label}${cellPt(f)}: entendido como o único ano possível.`,
    en: (f) => `Two-digit year in ${f.label}${cellEn(f)}: read as the only possible one.`,
  },
  note_month_only: {
    pt: (f) => `${f.label} só tem mês e ano${cellPt(f)}: usado o dia 1º.`,
    en: (f) => `${f.label} has month and year only${cellEn(f)}: day 1 was used.`,
  },
  note_month_to_its_end: {
    pt: (f) => `${f.label} só tem mês e ano${cellPt(f)}: usado o último dia do mês.`,
    en: (f) => `${f.label} has month and year only${cellEn(f)}: its last day was used.`,
  },
  note_date_shown_in_part: {
    pt: (f) =>
      `A planilha mostra só o mês ou só o ano de ${f.label}: usado o dia que a célula guarda${cellPt(f)}.`,
    en: (f) =>
      `The sheet shows only the month or the year of ${f.label}: the day that the cell holds was used${cellEn(f)}.`,
  },
  note_serial_date: {
    pt: (f) => `${f.label} estava como número de série do Excel${cellPt(f)}.`,
    en: (f) => `${f.label} was an Excel serial number${cellEn(f)}.`,
  },
  note_case_check_digits: {
    pt: (f) => `Os dígitos verificadores do processo não conferem${cellPt(f)}.`,
    ptTodo: 'Confira o número; o valor não depende dele.',
    en: (f) => `The check digits of the case number do not close${cellEn(f)}.`,
    enTodo: 'Check the number; the figure does not depend on it.',
  },
  note_case_administrative: {
    pt: (f) => `Parece um processo administrativo (SEI), não um número do CNJ${cellPt(f)}.`,
    ptTodo: 'Confira o número; o valor não depende dele.',
    en: (f) => `This looks like an administrative case (SEI), not a CNJ number${cellEn(f)}.`,
    enTodo: 'Check the number; the figure does not depend on it.',
  },
  note_repeated_row: {
    pt: (f) =>
      `Igual à linha ${f.line}: o mesmo processo, a mesma data e o mesmo valor (numa planilha sem valores, as mesmas células).`,
    ptTodo:
      'Confira se não é o mesmo item duas vezes; --duplicates drop deixa a repetição de fora.',
    en: (f) => `The same as line ${f.line} (case, date and amount).`,
    enTodo: 'Check that it is not one debt twice; --duplicates drop leaves the repetition out.',
  },
} satisfies Messages
