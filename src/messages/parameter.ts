import { didYouMean, isIpcaE, list, type Messages, quoted } from './message.js'

export const parameterMessages = {
  bad_parameter: {
    pt: (f) => `-p ${f.name}=${f.value}: ${f.expected}.`,
    ptTodo: 'Corrija o valor.',
    en: (f) => `-p ${f.name}=${f.value}: ${f.expected}.`,
    enTodo: 'Correct the value.',
  },
  unknown_parameter: {
    pt: (f) => `-p ${f.name}: o trabalho ${f.job} não tem esse parâmetro.`,
    ptTodo: (f) =>
      `${f.isBare ? 'Um parâmetro se escreve -p NOME=VALOR. ' : ''}${didYouMean(f.name, f.names, 'pt')}Os parâmetros são: ${list(f.known)}.`,
    en: (f) => `-p ${f.name}: the job ${f.job} has no such parameter.`,
    enTodo: (f) =>
      `${f.isBare ? 'A parameter is written -p NAME=VALUE. ' : ''}${didYouMean(f.name, f.names, 'en')}The parameters are: ${list(f.known)}.`,
  },
  missing_parameter: {
    pt: (f) => `Falta o parâmetro ${f.parameter}.`,
    ptTodo: (f) =>
      `Dê -p ${f.parameter}=${f.example}, ou uma coluna com esse título.${f.field ? ` Se a coluna não vale, ou só tem zeros, deixe-a de fora com --map ${f.field}= (vazio).` : ''}`,
    en: (f) => `The parameter ${f.parameter} is missing.`,
    enTodo: (f) =>
      `Give -p ${f.parameter}=${f.example}, or a column of that heading.${f.field ? ` If the column does not count, or has zeros alone, leave it out with --map ${f.field}= (empty).` : ''}`,
  },
  missing_citation: {
    pt: 'Juros desde a citação (juros.from=citacao), sem a data da citação.',
    ptTodo: (f) =>
      `Dê uma coluna "Data da citação", ou -p ${f.parameter}=10/05/2020 para todas as linhas.`,
    en: 'Interest since the citation (juros.from=citacao), without its date.',
    enTodo: (f) => `Give a column "Data da citação", or -p ${f.parameter}=10/05/2020 for all rows.`,
  },
  missing_index_or_table: {
    pt: 'Falta dizer o índice ou a tabela da correção.',
    ptTodo: 'Dê -p index=ipca (ou outro), -p table=..., ou uma coluna "Índice".',
    en: 'No index or table was given.',
    enTodo: 'Give -p index=ipca (or another), -p table=..., or a column "Índice".',
  },
  both_index_and_table: {
    pt: 'Índice e tabela foram dados juntos, e o serviço aceita um só.',
    ptTodo: 'Retire -p index ou -p table.',
    en: 'Both index and table were given; the service takes one.',
    enTodo: 'Remove -p index or -p table.',
  },
  only_with_selic: {
    pt: (f) => `O parâmetro ${f.parameter} só vale com selic=true.`,
    ptTodo: 'Dê também -p selic=true.',
    en: (f) => `The parameter ${f.parameter} goes with selic=true only.`,
    enTodo: 'Give -p selic=true too.',
  },
  not_an_index_name: {
    pt: (f) =>
      `${quoted(f.name)} não é nome de índice: tem uma taxa, um percentual ou dois períodos.`,
    ptTodo: 'Diga só um nome ou um identificador da lista do serviço.',
    en: (f) =>
      `${quoted(f.name)} is not the name of an index: it has a rate, a percentage or two periods.`,
    enTodo: 'Say only a name or an id of the list of the service.',
  },
  unknown_index: {
    pt: (f) => `O serviço não conhece o índice ${quoted(f.name)}.`,
    ptTodo: (f) =>
      `${isIpcaE(f) ? 'O IPCA-E é o IPCA-15 acumulado no trimestre: veja ipca15. ' : didYouMean(f.name, f.known, 'pt')}Os índices são: ${list(f.known)}.`,
    en: (f) => `The service knows no index ${quoted(f.name)}.`,
    enTodo: (f) =>
      `${isIpcaE(f) ? 'IPCA-E is IPCA-15 accumulated over the quarter: see ipca15. ' : didYouMean(f.name, f.known, 'en')}The indices are: ${list(f.known)}.`,
  },
  unknown_table: {
    pt: (f) => `O serviço não conhece a tabela ${quoted(f.name)}.`,
    ptTodo: (f) => `${didYouMean(f.name, f.known, 'pt')}As tabelas são: ${list(f.known)}.`,
    en: (f) => `The service knows no table ${quoted(f.name)}.`,
    enTodo: (f) => `${didYouMean(f.name, f.known, 'en')}The tables are: ${list(f.known)}.`,
  },
  index_is_a_table: {
    pt: (f) => `${quoted(f.name)} é uma tabela judicial, não um índice.`,
    ptTodo: (f) => `Dê -p table=${f.name}.`,
    en: (f) => `${quoted(f.name)} is a judicial table, not an index.`,
    enTodo: (f) => `Give -p table=${f.name}.`,
  },
  table_is_an_index: {
    pt: (f) => `${quoted(f.name)} é um índice, não uma tabela judicial.`,
    ptTodo: (f) => `Dê -p index=${f.name}.`,
    en: (f) => `${quoted(f.name)} is an index, not a judicial table.`,
    enTodo: (f) => `Give -p index=${f.name}.`,
  },
  legacy_index_id: {
    pt: (f) => `O número ${f.id} é o antigo identificador de uma tabela; o atual é ${f.right}.`,
    ptTodo: (f) => `Use table=${f.right}.`,
    en: (f) => `${f.id} is the former id of a table; it is now ${f.right}.`,
    enTodo: (f) => `Use table=${f.right}.`,
  },
} satisfies Messages
