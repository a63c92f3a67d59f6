import { list, type Messages, many, manyInEnglish, quoted, quotes } from './message.js'

/** Messages about deadlines and court profiles. */
export const gazetteMessages = {
  // Court profiles
  profile_not_json: {
    pt: (f) => `O perfil de tribunal ${f.file} não pôde ser lido como JSON.`,
    ptTodo: 'Abra-o em um editor de texto e corrija vírgulas, aspas e chaves.',
    en: (f) => `The court profile ${f.file} is no JSON that can be read.`,
    enTodo: 'Open it in a text editor and mend commas, quotes and braces.',
  },
  profile_field: {
    pt: (f) =>
      `No perfil de tribunal ${f.file}, o campo ${f.field} deveria ser ${f.expected}${f.got === undefined ? '' : ` (recebido: ${quoted(f.got)})`}.`,
    ptTodo: 'Corrija o campo e tente de novo; o perfil não foi usado.',
    en: (f) =>
      `In the court profile ${f.file} the field ${f.field} should be ${f.expected}${f.got === undefined ? '' : ` (got ${quoted(f.got)})`}.`,
    enTodo: 'Mend the field and try again; the profile was not used.',
  },
  profile_unknown_field: {
    pt: (f) =>
      `No perfil de tribunal ${f.file} há campos que não são de um perfil: ${list(f.fields)}.`,
    ptTodo: 'Retire-os ou corrija os nomes; o perfil não foi usado.',
    en: (f) => `The court profile ${f.file} has fields that are unknown: ${list(f.fields)}.`,
    enTodo: 'Remove them or mend their names; the profile was not used.',
  },
  profile_twins: {
    pt: (f) =>
      `Os perfis de tribunal ${f.one} e ${f.other} valem para o tribunal ${f.court} nos mesmos dias.`,
    ptTodo: 'Retire um deles, ou mude as datas de validade.',
    en: (f) =>
      `The court profiles ${f.one} and ${f.other} hold for the court ${f.court} on the same days.`,
    enTodo: 'Remove one of them, or change their validity.',
  },
  calendar_exists: {
    pt: (f) => `Já há um calendário ${f.id}, da mesma versão ${f.version}, com outro conteúdo.`,
    ptTodo: 'Mude o campo versao: com os dias muda a versão, que sai em cada data sugerida.',
    en: (f) => `There is a calendar ${f.id} of the same version ${f.version} and other content.`,
    enTodo: 'Change the field versao: with the days changes the version, told with each date.',
  },
  calendar_built_in: {
    pt: (f) => `O calendário ${f.id} vem com o programa e não se troca nem se remove.`,
    ptTodo: 'Dê outro id ao seu, com base nele.',
    en: (f) => `The calendar ${f.id} comes with the program: it is neither replaced nor removed.`,
    enTodo: 'Give yours another id, and base it on this one.',
  },
  calendar_unknown: {
    pt: (f) => `Não há calendário ${quoted(f.id)}.`,
    ptTodo: (f) => `Há: ${list(f.known)}.`,
    en: (f) => `There is no calendar ${quoted(f.id)}.`,
    enTodo: (f) => `There are: ${list(f.known)}.`,
  },
  calendar_added: {
    pt: (f) =>
      f.before === undefined
        ? `Calendário ${f.id} ${f.version} guardado: ${many(f.days, 'período', 'períodos')}, de ${f.from} a ${f.to}.`
        : `Calendário ${f.id}: a versão ${f.before} deu lugar à ${f.version}; ${many(f.days, 'período', 'períodos')}, de ${f.from} a ${f.to}.`,
    ptTodo:
      'Vale para as noites que começarem agora: os prazos que já foram mostrados não são contados de novo. Confira cada dia com a sua fonte: um feriado inventado perde um prazo.',
    en: (f) =>
      f.before === undefined
        ? `Calendar ${f.id} ${f.version} stored: ${manyInEnglish(f.days, 'period', 'periods')}, ${f.from} to ${f.to}.`
        : `Calendar ${f.id}: version ${f.before} gave way to ${f.version}; ${manyInEnglish(f.days, 'period', 'periods')}, ${f.from} to ${f.to}.`,
    enTodo:
      'It holds for nights that begin from now on: deadlines that were shown are not counted anew. Check each day by its source: an invented holiday loses a deadline.',
  },
  calendar_removed: {
    pt: (f) => `Calendário ${f.id} removido; as próximas noites contam sem ele.`,
    en: (f) => `Calendar ${f.id} removed; the next nights count without it.`,
  },
  // Deadlines
  deadline_suggested: {
    pt: 'sugerida - conferir',
    en: 'suggested - to be checked',
  },
  deadline_before_code: {
    pt: 'Disponibilizada antes do CPC de 2015: datas não sugeridas.',
    en: 'Available before the civil procedure code of 2015: no dates suggested.',
  },
  deadline_court_unknown: {
    pt: 'Sem calendário para este tribunal, ou o número do processo é de outro: início e fim não sugeridos.',
    ptTodo: 'Um perfil do tribunal pode ser acrescentado.',
    en: 'No calendar for this court, or the case has the number of another: no first day or end suggested.',
    enTodo: 'A profile of the court can be added.',
  },
  deadline_type_unknown: {
    pt: (f) => `A contagem de ${quoted(f.type)} não é a da intimação: início e fim não sugeridos.`,
    en: (f) => `${quoted(f.type)} is not counted like a notice: no first day or end suggested.`,
  },
  deadline_type_untold: {
    pt: 'O tipo da comunicação não foi informado: início e fim não sugeridos.',
    en: 'The type of the communication is not told: no first day or end suggested.',
  },
  deadline_class_unknown: {
    pt: (f) =>
      `Em ${quoted(f.class)} os prazos podem não ser os do CPC: início e fim não sugeridos.`,
    en: (f) =>
      `Unknown whether the code of civil procedure holds in ${quoted(f.class)}: no first day or end suggested.`,
  },
  deadline_class_untold: {
    pt: 'A classe do processo não foi informada: início e fim não sugeridos.',
    en: 'The class of the case is not told: no first day or end suggested.',
  },
  deadline_organ_apart: {
    pt: (f) => `Em ${quoted(f.organ)} os prazos podem ser outros: início e fim não sugeridos.`,
    en: (f) => `Other deadlines may hold in ${quoted(f.organ)}: no first day or end suggested.`,
  },
  deadline_not_in_text: {
    pt: 'O texto não diz um prazo em dias: fim não sugerido.',
    en: 'No deadline in days was found in the text: no end suggested.',
  },
  deadline_unsure: {
    pt: (f) =>
      `O texto fala de ${quotes(f.quotes)}, e isso pode não ser um prazo das partes que começa com esta publicação: fim não sugerido.`,
    en: (f) =>
      `The text speaks of ${quotes(f.quotes)}; unknown whether that is a deadline of the parties that begins with this publication: no end suggested.`,
  },
  deadline_elapsed: {
    pt: (f) => `O texto só diz o prazo como decorrido (${quotes(f.quotes)}): fim não sugerido.`,
    en: (f) =>
      `The text tells the deadline only as run out (${quotes(f.quotes)}): no end suggested.`,
  },
  deadline_beside: {
    pt: (f) =>
      `Além de ${quoted(f.quote)} o texto fala de ${quotes(f.others)}, que pode ser outro prazo: fim não sugerido.`,
    en: (f) =>
      `Besides ${quoted(f.quote)} the text speaks of ${quotes(f.others)}; unknown whether that is another deadline: no end suggested.`,
  },
  deadline_judged: {
    pt: (f) =>
      `O texto fala de ${quoted(f.words)}: com uma sentença, um acórdão ou outra decisão corre o prazo do recurso, que pode não ser ${quoted(f.quote)}: fim não sugerido.`,
    en: (f) =>
      `The text speaks of ${quoted(f.words)}: with a judgment or another decision runs the time to appeal, and whether that is ${quoted(f.quote)} is unknown. No end suggested.`,
  },
  deadline_appeal: {
    pt: (f) =>
      `${quoted(f.words)}: contra uma sentença ou um acórdão pode caber recurso, e o programa não calcula o prazo do recurso: fim não sugerido.`,
    en: (f) =>
      `${quoted(f.words)}: a judgment may be appealed, and the program does not compute the time to appeal. No end suggested.`,
  },
  deadline_apart: {
    pt: (f) =>
      `O texto fala de ${quoted(f.words)}, em que o prazo de ${quoted(f.quote)} pode ser contado de outro modo: fim não sugerido.`,
    en: (f) =>
      `The text speaks of ${quoted(f.words)}, where ${quoted(f.quote)} may be counted otherwise: no end suggested.`,
  },
  deadline_calendar_days: {
    pt: (f) =>
      `O prazo é ${quoted(f.quote)}, mas o texto fala também de ${quoted(f.words)}: fim não sugerido.`,
    en: (f) =>
      `The deadline is ${quoted(f.quote)}, but the text also speaks of ${quoted(f.words)}: no end suggested.`,
  },
  deadline_several: {
    pt: (f) => `O texto diz mais de um prazo (${list(f.quotes)}): fim não sugerido.`,
    en: (f) => `The text tells several deadlines (${list(f.quotes)}): no end suggested.`,
  },
  deadline_not_in_business_days: {
    pt: (f) => `O prazo ${quoted(f.quote)} não é em dias úteis: fim não sugerido.`,
    en: (f) => `The deadline ${quoted(f.quote)} is not in business days: no end suggested.`,
  },
  deadline_contradictory: {
    pt: (f) => `O prazo ${quoted(f.quote)} diz dois números: fim não sugerido.`,
    en: (f) => `The deadline ${quoted(f.quote)} tells two numbers: no end suggested.`,
  },
  deadline_past_calendar: {
    pt: (f) =>
      `Depois de ${f.to} o perfil não diz os feriados do tribunal; foram contados só os do ${f.base}.`,
    en: (f) =>
      `After ${f.to} the profile does not tell the court's holidays; only those of ${f.base} were counted.`,
  },
} satisfies Messages
