import { list, type Message, many, quoted, quotes } from './message.js'

/** Messages about deadlines and court profiles. */
export const gazettePt = {
  // Court profiles
  profile_not_json: {
    text: (f) => `O perfil de tribunal ${f.file} não pôde ser lido como JSON.`,
    todo: () => 'Abra-o em um editor de texto e corrija vírgulas, aspas e chaves.',
  },
  profile_field: {
    text: (f) =>
      `No perfil de tribunal ${f.file}, o campo ${f.field} deveria ser ${f.expected}${f.got === undefined ? '' : ` (recebido: ${quoted(f.got)})`}.`,
    todo: () => 'Corrija o campo e tente de novo; o perfil não foi usado.',
  },
  profile_unknown_field: {
    text: (f) =>
      `No perfil de tribunal ${f.file} há campos que não são de um perfil: ${list(f.fields)}.`,
    todo: () => 'Retire-os ou corrija os nomes; o perfil não foi usado.',
  },
  profile_twins: {
    text: (f) =>
      `Os perfis de tribunal ${f.one} e ${f.other} valem para o tribunal ${f.court} nos mesmos dias.`,
    todo: () => 'Retire um deles, ou mude as datas de validade.',
  },
  calendar_exists: {
    text: (f) => `Já há um calendário ${f.id}, da mesma versão ${f.version}, com outro conteúdo.`,
    todo: () => 'Mude o campo versao: com os dias muda a versão, que sai em cada data sugerida.',
  },
  calendar_built_in: {
    text: (f) => `O calendário ${f.id} vem com o programa e não se troca nem se remove.`,
    todo: () => 'Dê outro id ao seu, com base nele.',
  },
  calendar_unknown: {
    text: (f) => `Não há calendário ${quoted(f.id)}.`,
    todo: (f) => `Há: ${list(f.known)}.`,
  },
  calendar_added: {
    text: (f) =>
      f.before === undefined
        ? `Calendário ${f.id} ${f.version} guardado: ${many(f.days, 'período', 'períodos')}, de ${f.from} a ${f.to}.`
        : `Calendário ${f.id}: a versão ${f.before} deu lugar à ${f.version}; ${many(f.days, 'período', 'períodos')}, de ${f.from} a ${f.to}.`,
    todo: () =>
      'Vale para as noites que começarem agora: os prazos que já foram mostrados não são contados de novo. Confira cada dia com a sua fonte: um feriado inventado perde um prazo.',
  },
  calendar_removed: {
    text: (f) => `Calendário ${f.id} removido; as próximas noites contam sem ele.`,
  },
  // Deadlines
  deadline_suggested: { text: () => 'sugerida - conferir' },
  deadline_before_code: {
    text: () => 'Disponibilizada antes do CPC de 2015: datas não sugeridas.',
  },
  deadline_court_unknown: {
    text: () => 'Sem calendário para este tribunal: início e fim não sugeridos.',
    todo: () => 'Um perfil do tribunal pode ser acrescentado.',
  },
  deadline_type_unknown: {
    text: (f) =>
      `A contagem de ${quoted(f.type)} não é a da intimação: início e fim não sugeridos.`,
  },
  deadline_type_untold: {
    text: () => 'O tipo da comunicação não foi informado: início e fim não sugeridos.',
  },
  deadline_class_unknown: {
    text: (f) =>
      `Em ${quoted(f.class)} os prazos podem não ser os do CPC: início e fim não sugeridos.`,
  },
  deadline_class_untold: {
    text: () => 'A classe do processo não foi informada: início e fim não sugeridos.',
  },
  deadline_organ_apart: {
    text: (f) => `Em ${quoted(f.organ)} os prazos podem ser outros: início e fim não sugeridos.`,
  },
  deadline_not_in_text: { text: () => 'O texto não diz um prazo em dias: fim não sugerido.' },
  deadline_unsure: {
    text: (f) =>
      `O texto fala de ${quotes(f.quotes)}, e isso pode não ser um prazo das partes que começa com esta publicação: fim não sugerido.`,
  },
  deadline_elapsed: {
    text: (f) => `O texto só diz o prazo como decorrido (${quotes(f.quotes)}): fim não sugerido.`,
  },
  deadline_beside: {
    text: (f) =>
      `Além de ${quoted(f.quote)} o texto fala de ${quotes(f.others)}, que pode ser outro prazo: fim não sugerido.`,
  },
  deadline_judged: {
    text: (f) =>
      `O texto fala de ${quoted(f.words)}: com uma sentença ou um acórdão corre o prazo do recurso, que pode não ser ${quoted(f.quote)}: fim não sugerido.`,
  },
  deadline_appeal: {
    text: (f) =>
      `${quoted(f.words)}: contra uma sentença ou um acórdão pode caber recurso, e o programa não calcula o prazo do recurso: fim não sugerido.`,
  },
  deadline_apart: {
    text: (f) =>
      `O texto fala de ${quoted(f.words)}, em que o prazo de ${quoted(f.quote)} pode ser contado de outro modo: fim não sugerido.`,
  },
  deadline_calendar_days: {
    text: (f) =>
      `O prazo é ${quoted(f.quote)}, mas o texto fala também de ${quoted(f.words)}: fim não sugerido.`,
  },
  deadline_several: {
    text: (f) => `O texto diz mais de um prazo (${list(f.quotes)}): fim não sugerido.`,
  },
  deadline_not_in_business_days: {
    text: (f) => `O prazo ${quoted(f.quote)} não é em dias úteis: fim não sugerido.`,
  },
  deadline_contradictory: {
    text: (f) => `O prazo ${quoted(f.quote)} diz dois números: fim não sugerido.`,
  },
  deadline_past_calendar: {
    text: (f) =>
      `Depois de ${f.to} o perfil não diz os feriados do tribunal; foram contados só os do ${f.base}.`,
  },
} satisfies Record<string, Message>
