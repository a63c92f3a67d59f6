import { toBrazilian } from '../values/dates.js'
import { list, type Messages, quoted } from './message.js'

export const reportMessages = {
  report_kind: {
    pt: (f) => `Não há relatório ${quoted(f.got)}.`,
    ptTodo: (f) => `Há: ${list(f.known)}.`,
    en: (f) => `There is no report ${quoted(f.got)}.`,
    enTodo: (f) => `There are: ${list(f.known)}.`,
  },
  no_report: {
    pt: (f) => `Não há relatório ${f.kind} ${quoted(f.report)}.`,
    ptTodo: 'Veja lote report list.',
    en: (f) => `There is no report ${f.kind} ${quoted(f.report)}.`,
    enTodo: 'See lote report list.',
  },
  report_needs: {
    pt: (f) => `Ao relatório ${f.kind} falta dizer -p ${f.name}=...`,
    ptTodo: (f) =>
      f.name === 'watch'
        ? 'Os acompanhamentos estão em lote watch list.'
        : 'É o nome da planilha dos lotes, como em lote list; * vale por qualquer parte.',
    en: (f) => `The report ${f.kind} needs -p ${f.name}=...`,
    enTodo: (f) =>
      f.name === 'watch'
        ? 'Watches are in lote watch list.'
        : "It is the name of the batches' spreadsheet, as in lote list; * is any part of it.",
  },
  report_month: {
    pt: (f) => `-p month=${f.got}: é preciso um mês já começado.`,
    ptTodo: 'Como 10/2026 ou 2026-10.',
    en: (f) => `-p month=${f.got}: expected a month that has begun.`,
    enTodo: 'Such as 10/2026 or 2026-10.',
  },
  report_period: {
    pt: (f) =>
      `De ${toBrazilian(String(f.from))} a ${toBrazilian(String(f.to))} não é um período já passado de até ${f.most} dias.`,
    ptTodo: 'Diga -p from=DD/MM/AAAA -p to=DD/MM/AAAA.',
    en: (f) => `${f.from} to ${f.to} is no past period of at most ${f.most} days.`,
    enTodo: 'Say -p from=DD/MM/YYYY -p to=DD/MM/YYYY.',
  },
  report_quote_free: {
    pt: (f) => `Séries a ler no serviço: ${f.series}. São leituras gratuitas: 0 unidades.`,
    en: (f) => `Series to read at the service: ${f.series}. These reads are free: 0 units.`,
  },
  report_stored_only: {
    pt: 'Só lê o que está guardado: 0 chamadas, 0 unidades.',
    en: 'Reads only what is stored: 0 calls, 0 units.',
  },
  report_no_batch: {
    pt: (f) =>
      `Nenhum ${f.sandbox ? 'ensaio' : 'lote'} terminado de uma planilha ${quoted(f.portfolio)} que tenha valores a comparar.`,
    ptTodo: 'Veja os nomes em lote list; * vale por qualquer parte do nome.',
    en: (f) =>
      `No finished ${f.sandbox ? 'rehearsal' : 'batch'} of a spreadsheet ${quoted(f.portfolio)} that has amounts to compare.`,
    enTodo: 'See the names in lote list; * is any part of a name.',
  },
  report_only_rehearsed: {
    pt: (f) => `De uma planilha ${quoted(f.portfolio)} só há ensaios (sandbox) terminados.`,
    ptTodo:
      'Rode a planilha no serviço; ou peça a posição de um ensaio, com --sandbox ou -p batch=ID.',
    en: (f) =>
      `Of a spreadsheet ${quoted(f.portfolio)} there are only finished rehearsals (sandbox).`,
    enTodo:
      'Run the spreadsheet at the service; or ask for the position of a rehearsal, by --sandbox or -p batch=ID.',
  },
  report_other_portfolio: {
    pt: (f) =>
      `O lote ${f.batch} é da planilha ${quoted(f.input)}, e não de ${quoted(f.portfolio)}.`,
    ptTodo: 'Diga em portfolio o nome dela; * vale por qualquer parte do nome.',
    en: (f) =>
      `Batch ${f.batch} is of the spreadsheet ${quoted(f.input)}, and not of ${quoted(f.portfolio)}.`,
    enTodo: 'Say its name in portfolio; * is any part of a name.',
  },
  report_no_position: {
    pt: (f) => `O lote ${f.batch} é de ${f.job}, que não tem um valor por linha a comparar.`,
    ptTodo: 'Comparam-se lotes de correct, update e recalc.',
    en: (f) => `Batch ${f.batch} is of ${f.job}, which has no amount a row to compare.`,
    enTodo: 'Batches of correct, update and recalc are compared.',
  },
  report_unlike: {
    pt: (f) => `Os lotes ${f.batch} e ${f.since} não se comparam: um trabalho ou ambiente é outro.`,
    ptTodo: 'Diga outro em -p since=ID.',
    en: (f) =>
      `Batches ${f.batch} and ${f.since} cannot be compared: of another job or environment.`,
    enTodo: 'Say another in -p since=ID.',
  },
  report_incomplete: {
    pt: 'INCOMPLETO: parte do que o relatório devia dizer não se sabe.',
    ptTodo: 'A aba Leia-me diz o quê.',
    en: 'INCOMPLETE: part of what the report ought to say is not known.',
    enTodo: 'The sheet Leia-me says what.',
  },
} satisfies Messages
