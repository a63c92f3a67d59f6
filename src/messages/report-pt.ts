import { toBrazilian } from '../values/dates.js'
import { list, type Message, quoted } from './message.js'

/** Messages about reports. */
export const reportPt = {
  report_kind: {
    text: (f) => `Não há relatório ${quoted(f.got)}.`,
    todo: (f) => `Há: ${list(f.known)}.`,
  },
  no_report: {
    text: (f) => `Não há relatório ${f.kind} ${quoted(f.report)}.`,
    todo: () => 'Veja lote report list.',
  },
  report_needs: {
    text: (f) => `Ao relatório ${f.kind} falta dizer -p ${f.name}=...`,
    todo: (f) =>
      f.name === 'watch'
        ? 'Os acompanhamentos estão em lote watch list.'
        : 'É o nome da planilha dos lotes, como em lote list; * vale por qualquer parte.',
  },
  report_month: {
    text: (f) => `-p month=${f.got}: é preciso um mês já começado.`,
    todo: () => 'Como 10/2026 ou 2026-10.',
  },
  report_period: {
    text: (f) =>
      `De ${toBrazilian(String(f.from))} a ${toBrazilian(String(f.to))} não é um período já passado de até ${f.most} dias.`,
    todo: () => 'Diga -p from=DD/MM/AAAA -p to=DD/MM/AAAA.',
  },
  report_quote_free: {
    text: (f) => `Séries a ler no serviço: ${f.series}. São leituras gratuitas: 0 unidades.`,
  },
  report_stored_only: {
    text: () => 'Só lê o que está guardado: 0 chamadas, 0 unidades.',
  },
  report_no_batch: {
    text: (f) =>
      `Nenhum ${f.sandbox ? 'ensaio' : 'lote'} terminado de uma planilha ${quoted(f.portfolio)} que tenha valores a comparar.`,
    todo: () => 'Veja os nomes em lote list; * vale por qualquer parte do nome.',
  },
  report_only_rehearsed: {
    text: (f) => `De uma planilha ${quoted(f.portfolio)} só há ensaios (sandbox) terminados.`,
    todo: () =>
      'Rode a planilha no serviço; ou peça a posição de um ensaio, com --sandbox ou -p batch=ID.',
  },
  report_other_portfolio: {
    text: (f) =>
      `O lote ${f.batch} é da planilha ${quoted(f.input)}, e não de ${quoted(f.portfolio)}.`,
    todo: () => 'Diga em portfolio o nome dela; * vale por qualquer parte do nome.',
  },
  report_no_position: {
    text: (f) => `O lote ${f.batch} é de ${f.job}, que não tem um valor por linha a comparar.`,
    todo: () => 'Comparam-se lotes de correct, update e recalc.',
  },
  report_unlike: {
    text: (f) =>
      `Os lotes ${f.batch} e ${f.since} não se comparam: um trabalho ou ambiente é outro.`,
    todo: () => 'Diga outro em -p since=ID.',
  },
  report_incomplete: {
    text: () => 'INCOMPLETO: parte do que o relatório devia dizer não se sabe.',
    todo: () => 'A aba Leia-me diz o quê.',
  },
} satisfies Record<string, Message>
