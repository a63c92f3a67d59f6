import {
  didYouMean,
  list,
  localDay,
  type Messages,
  many,
  manyInEnglish,
  quoted,
  spans,
} from './message.js'

const because = (problem: unknown) => (problem ? ` (${String(problem)})` : '')

/** Messages of the gazette's watches. */
export const watchMessages = {
  // Rows of its sheet
  oab_nothing: {
    pt: 'A linha não tem OAB nem número de processo.',
    ptTodo: 'Preencha um dos dois.',
    en: 'The row has neither an OAB number nor a case number.',
    enTodo: 'Fill in one of them.',
  },
  oab_or_case: {
    pt: (f) => `A linha tem OAB (${quoted(f.value)}) e número de processo: só um é perguntado.`,
    ptTodo:
      'Tire da tabela a coluna que não deve ser acompanhada, ou ponha a inscrição e o processo em linhas separadas.',
    en: (f) => `The row has an OAB (${quoted(f.value)}) and a case number: one is asked.`,
    enTodo:
      'Take the column out that is not to be watched, or give the registration and the case rows of their own.',
  },
  ask_oab_or_case: {
    pt: (f) =>
      `Todas as linhas têm inscrição e processo (linha ${f.line}: ${quoted(f.value)}), e cada linha acompanha um dos dois.`,
    ptTodo:
      'Para acompanhar as inscrições diga --map numero_processo= (vazio); os processos, --map oab_numero= (vazio); as duas coisas, ponha-as em linhas separadas.',
    en: (f) =>
      `Each line has a registration and a case (line ${f.line}: ${quoted(f.value)}), and a line watches one of them.`,
    enTodo:
      'To watch the registrations say --map numero_processo= (empty); the cases, --map oab_numero= (empty); both, give them lines of their own.',
  },
  // A night
  watch_bad_address: {
    pt: (f) =>
      `${quoted(f.value)} não é um endereço de e-mail: o responsável desta linha não será avisado.`,
    ptTodo: 'Corrija o endereço e acrescente o acompanhamento de novo.',
    en: (f) => `${quoted(f.value)} is no e-mail address: the person of this row will not be told.`,
    enTodo: 'Mend the address and add the watch again.',
  },
  watch_bad_addresses: {
    pt: (f) =>
      `Não são endereços de e-mail, e ninguém será avisado por eles (linhas): ${list(f.rows)}.`,
    ptTodo: 'Corrija a coluna e troque a lista: lote watch replace.',
    en: (f) => `Not e-mail addresses, and nobody will be told by them (rows): ${list(f.rows)}.`,
    enTodo: 'Correct the column and replace the list: lote watch replace.',
  },
  watch_no_addresses: {
    pt: (f) =>
      `Sem e-mail do responsável, que por isso não recebe aviso (linhas): ${list(f.lines)}.`,
    en: (f) =>
      `Without the address of who is in charge, who hence gets no notice (rows): ${list(f.lines)}.`,
  },
  watch_odd_letters: {
    pt: (f) =>
      `Inscrições na OAB com letra que não é das usuais (A, B, D, N, O, P, S), ou com um O que pode ser zero, por linha: ${list(f.rows)}.`,
    ptTodo:
      'São acompanhadas com a letra e sem ela. Se houver erro de digitação, corrija e troque a lista: lote watch replace.',
    en: (f) =>
      `Registrations with a letter that is not a usual one (A, B, D, N, O, P, S), or with an O that may be a zero, by row: ${list(f.rows)}.`,
    enTodo:
      'They are watched with the letter and without it. If it is a slip, correct it and replace the list: lote watch replace.',
  },
  watch_two_names: {
    pt: (f) => `Uma inscrição na OAB com dois nomes (linhas): ${list(f.rows)}.`,
    ptTodo:
      'Uma das duas está errada, e aquele advogado não é acompanhado: corrija e troque a lista, com lote watch replace.',
    en: (f) => `One registration with two names (rows): ${list(f.rows)}.`,
    enTodo:
      'One of the two is wrong, and that lawyer is not watched: correct it and replace the list by lote watch replace.',
  },
  watch_no_night: {
    pt: 'Falta a noite da leitura.',
    ptTodo: 'Use lote watch run, ou -p night=DD/MM/AAAA.',
    en: 'The night of the reading is missing.',
    enTodo: 'Use lote watch run, or -p night=YYYY-MM-DD.',
  },
  watch_no_column: {
    pt: 'A planilha não tem coluna de OAB nem de número de processo.',
    ptTodo: 'Diga qual é: --map oab_numero=Título ou --map numero_processo=Título.',
    en: 'The sheet has no column of OAB numbers or case numbers.',
    enTodo: 'Name it: --map oab_numero=Heading or --map numero_processo=Heading.',
  },
  watch_price_least: {
    pt: 'Este é o orçamento da 1ª etapa: as grafias e o começo de cada leitura. O resto depende das respostas: grafias novas, períodos que não cabem em uma página e detalhes de publicações custam mais. O orçamento é dito de novo antes de cada etapa.',
    en: 'This is the quote of the first stage: spellings, and the beginning of each reading. The rest hangs on the answers: new spellings, periods of several pages and details of publications cost more. The quote is told again before each stage.',
  },
  watch_first_night: {
    pt: (f) =>
      `Primeira noite, com os 30 dias anteriores: ao menos ${many(f.calls, 'chamada', 'chamadas')}; conte com até cerca de ${f.most}. Não há um máximo certo: depende das respostas.`,
    ptTodo: (f) =>
      `Para começar de hoje, sem os dias anteriores: lote watch run ${f.name} --from hoje`,
    en: (f) =>
      `First night, with the 30 days before it: at least ${manyInEnglish(f.calls, 'call', 'calls')}; expect up to about ${f.most}. There is no certain most: it depends on the answers.`,
    enTodo: (f) => `To begin today, without the days before: lote watch run ${f.name} --from today`,
  },
  watch_begun: {
    pt: (f) => `--from: o acompanhamento ${quoted(f.name)} já começou.`,
    ptTodo:
      'O primeiro dia se diz em lote watch add, ou em lote watch run antes da primeira noite.',
    en: (f) => `--from: the watch ${quoted(f.name)} has begun already.`,
    enTodo: 'The first day is said to lote watch add, or to lote watch run before the first night.',
  },
  watch_interrupted: {
    pt: 'A noite ficou pela metade. O que foi respondido está guardado.',
    ptTodo: (f) =>
      `Para terminá-la: lote watch run ${f.name}. Em outro dia, isso a termina antes de ler a daquele dia.`,
    en: 'The night was left halfway. What was answered is stored.',
    enTodo: (f) =>
      `To end it: lote watch run ${f.name}. On another day, this ends it before that day's own.`,
  },
  watch_unread: {
    pt: (f) =>
      `INCOMPLETA: o serviço não respondeu por ${f.count === 1 ? '1 acompanhado' : `${f.count} acompanhados`} (FALHOU na aba Cobertura). A noite dos outros está pronta.`,
    ptTodo: (f) =>
      `Um agendamento lê de novo o que falta nas próximas horas e o entrega em um suplemento da mesma noite; sem agendamento: lote watch run ${f.name}`,
    en: (f) =>
      `INCOMPLETE: the service did not answer for ${f.count === 1 ? '1 registration or case' : `${f.count} registrations or cases`} (FALHOU in the sheet Cobertura). The night of the others is ready.`,
    enTodo: (f) =>
      `A schedule reads what is left again within hours, and hands it out as a supplement of the same night; without one: lote watch run ${f.name}`,
  },
  watch_spellings_cut: {
    pt: 'A lista de grafias da base pode estar cortada: pode haver outras, que não foram perguntadas.',
    ptTodo: 'Confira no serviço como os tribunais escrevem esta inscrição.',
    en: "The base's list of spellings may be cut: there may be others.",
    enTodo: 'Look up at the service how the courts write this registration.',
  },
  watch_nobody: {
    pt: (f) =>
      `A base do diário não tem advogado com a inscrição ${f.registration}, nem publicação dela nos dias lidos.`,
    ptTodo:
      'Confira o número e a seccional: com um número errado, cada noite vem COMPLETA e sem publicações.',
    en: (f) =>
      `The gazette's base has no lawyer of the registration ${f.registration}, nor a publication of it on the days that were read.`,
    enTodo:
      'Check the number and the state: of a wrong number, the nights come COMPLETA and without publications.',
  },
  watch_spellings_untold: {
    pt: (f) =>
      `A base não disse as grafias da inscrição${because(f.problem)}: só as conhecidas foram perguntadas, e pode haver outras.`,
    ptTodo: 'Serão perguntadas de novo na próxima noite.',
    en: (f) =>
      `The base did not tell the spellings${because(f.problem)}: only the known ones were asked for, and there may be others.`,
    enTodo: 'They are asked again on the next night.',
  },
  watch_days_failed: {
    pt: (f) =>
      `Não foi possível ler ${quoted(f.spelling)} ${spans(f.days, ['em', 'de', 'a'])}${because(f.problem)}: não se sabe se houve publicação.`,
    ptTodo: 'Será lido de novo na próxima noite; se o prazo importa, confira no diário.',
    en: (f) =>
      `${quoted(f.spelling)} could not be read ${spans(f.days, ['on', 'from', 'to'])}${because(f.problem)}: whether anything was published is not known.`,
    enTodo: 'It is read again on the next night; where a deadline matters, look it up.',
  },
  watch_days_incomplete: {
    pt: (f) =>
      `A leitura de ${quoted(f.spelling)} ${spans(f.days, ['em', 'de', 'a'])} pode não ter vindo inteira.`,
    ptTodo: 'Será lido de novo na próxima noite; se o prazo importa, confira no diário.',
    en: (f) =>
      `What was read of ${quoted(f.spelling)} ${spans(f.days, ['on', 'from', 'to'])} may not be all.`,
    enTodo: 'It is read again on the next night; where a deadline matters, look it up.',
  },
  watch_beyond: {
    pt: (f) =>
      `De ${f.from} a ${f.to} ${quoted(f.spelling)} não foi lida, e não será: são mais de 90 dias atrás.`,
    ptTodo: 'Consulte estes dias com lote run --job publications.',
    en: (f) =>
      `${quoted(f.spelling)} was not read from ${f.from} to ${f.to}: over 90 days ago, and will not be.`,
    enTodo: 'Ask these days by lote run --job publications.',
  },
  watch_details_failed: {
    pt: (f) =>
      `Não foi possível saber os advogados de ${many(f.count, 'publicação', 'publicações')}${because(f.problem)}.`,
    ptTodo: 'Estão na aba Conferir.',
    en: (f) =>
      `The lawyers of ${f.count} publications could not be found out${because(f.problem)}.`,
    enTodo: 'They are on the sheet Conferir.',
  },
  // Watches
  watch_bad_name: {
    pt: (f) => `${quoted(f.name)} não serve de nome para um acompanhamento.`,
    ptTodo: 'Até 60 letras, números, ponto e hífen.',
    en: (f) => `${quoted(f.name)} cannot be the name of a watch.`,
    enTodo: 'At most 60 letters, digits, dots and hyphens.',
  },
  watch_exists: {
    pt: (f) => `Já existe um acompanhamento ${quoted(f.name)}.`,
    ptTodo: 'Escolha outro nome, ou troque a lista do que existe: lote watch replace.',
    en: (f) => `There is a watch ${quoted(f.name)} already.`,
    enTodo: 'Choose another name, or give it another list: lote watch replace.',
  },
  watch_unknown: {
    pt: (f) => `Não há acompanhamento ${quoted(f.name)}.`,
    ptTodo: (f) =>
      `${didYouMean(f.name, f.known, 'pt')}Veja lote watch list.${f.isRemoval ? ' Para tirar uma só inscrição: lote watch replace NOME ARQUIVO.' : ''}`,
    en: (f) => `There is no watch ${quoted(f.name)}.`,
    enTodo: (f) =>
      `${didYouMean(f.name, f.known, 'en')}See lote watch list.${f.isRemoval ? ' To take out one registration: lote watch replace NAME FILE.' : ''}`,
  },
  watch_forgets: {
    pt: (f) =>
      `Remover ${quoted(f.name)} esquece o que já mostrou (${many(f.count, 'publicação', 'publicações')}): acrescentado de novo, começa do início.`,
    en: (f) =>
      `Removing ${quoted(f.name)} forgets what it has shown (${manyInEnglish(f.count, 'publication', 'publications')}): added again, it begins anew.`,
  },
  watch_scheduled: {
    pt: (f) => `Sem ${quoted(f.name)} não há o que fazer nos agendamentos: ${list(f.schedules)}.`,
    ptTodo: 'Remova-os também (lote schedule remove) ou mude-os (lote schedule edit).',
    en: (f) =>
      `Without ${quoted(f.name)} these schedules have nothing to do: ${list(f.schedules)}.`,
    enTodo: 'Remove them as well (lote schedule remove) or change them (lote schedule edit).',
  },
  watch_still_scheduled: {
    pt: (f) => `O nome ${quoted(f.name)} está em agendamentos: ${list(f.schedules)}.`,
    ptTodo: 'Antes, remova-os ou mude o que fazem.',
    en: (f) => `Schedules have the name ${quoted(f.name)}: ${list(f.schedules)}.`,
    enTodo: 'Remove them first, or change what they do.',
  },
  watch_remove_unconfirmed: {
    pt: 'Nada foi removido.',
    ptTodo: (f) => `Para remover: lote watch remove ${f.name} --yes.`,
    en: 'Nothing was removed.',
    enTodo: (f) => `To remove it: lote watch remove ${f.name} --yes.`,
  },
  schedules_without_watch: {
    pt: (f) => `O acompanhamento não existe: ${list(f.schedules)}.`,
    ptTodo: 'Acrescente-o (lote watch add), ou remova o agendamento (lote schedule remove).',
    en: (f) => `There is no such watch: ${list(f.schedules)}.`,
    enTodo: 'Add it (lote watch add), or remove the schedule (lote schedule remove).',
  },
  watch_empty: {
    pt: (f) =>
      `Nenhuma linha de ${f.file} pode ser acompanhada: ${many(f.rejected, 'rejeitada', 'rejeitadas')}.`,
    ptTodo: 'Corrija as inscrições ou os números e tente de novo.',
    en: (f) => `No row of ${f.file} can be watched: ${f.rejected} rejected.`,
    enTodo: 'Correct the registrations or numbers and try again.',
  },
  columns_left_out: {
    pt: (f) => `Colunas que não são usadas: ${list(f.columns)}.`,
    en: (f) => `Columns that are not used: ${list(f.columns)}.`,
  },
  watch_rejected: {
    pt: (f) =>
      Array.isArray(f.lines) && f.lines.length === 1
        ? `A linha ${list(f.lines)} não será acompanhada:`
        : `As linhas ${list(f.lines)} não serão acompanhadas:`,
    en: (f) =>
      Array.isArray(f.lines) && f.lines.length === 1
        ? `Row ${list(f.lines)} is not watched:`
        : `Rows ${list(f.lines)} are not watched:`,
  },
  watch_future: {
    pt: (f) => `--date: ${f.date} ainda não chegou.`,
    ptTodo: 'Use uma data até hoje, DD/MM/AAAA.',
    en: (f) => `--date: ${f.date} is yet to come.`,
    enTodo: 'Use a date up to today, DD/MM/YYYY.',
  },
  watch_busy: {
    pt: (f) => `O acompanhamento ${quoted(f.name)} já está sendo executado em outro processo.`,
    ptTodo: 'Espere que termine.',
    en: (f) => `The watch ${quoted(f.name)} is being run by another process.`,
    enTodo: 'Wait until it ends.',
  },
  watch_caught_up: {
    pt: (f) =>
      `A noite de ${localDay(f.night)} tinha ficado pela metade e agora está contada (lote ${f.batch}): o que é novo nela só está na sua própria pasta de trabalho.`,
    en: (f) =>
      `The night ${f.night} had been left halfway and counts now (batch ${f.batch}): what is new in it is in its own workbook only.`,
  },
  watch_overdue: {
    pt: (f) =>
      `Noite de ${localDay(f.night)}: ${many(f.count, 'publicação não está', 'publicações não estão')} entre as tardias dela, mas o dia da publicação passou depois da leitura; o prazo pode já correr.`,
    ptTodo: 'Os dias passados, na pasta de trabalho dessa noite, contam só até a leitura.',
    en: (f) =>
      `Since the night ${f.night} was read the day of publication has passed of ${f.count} that are not among its late ones: their deadlines may be running.`,
    enTodo: 'The days gone in the workbook of that night are counted up to its reading.',
  },
  watch_damaged: {
    pt: (f) =>
      `A pasta de trabalho da noite de ${localDay(f.night)} não confere com o que está guardado: ${f.problem} A noite não foi contada.`,
    ptTodo: 'Confira com lote verify; a próxima noite mostra tudo de novo.',
    en: (f) =>
      `The workbook of the night ${f.night} does not agree with what is stored: ${f.problem} The night does not count.`,
    enTodo: 'Check it by lote verify; the next night shows everything again.',
  },
  watch_doubtful: {
    pt: (f) =>
      `${many(f.count, 'inscrição ou processo', 'inscrições ou processos')} a conferir, pois pode faltar publicação: ${[f.lines].flat().join(' ')}`,
    ptTodo: 'Corrija a lista e troque-a: lote watch replace NOME ARQUIVO',
    en: (f) =>
      `${manyInEnglish(f.count, 'registration', 'registrations')} to check, as publications may be missing: ${[f.lines].flat().join(' ')}`,
    enTodo: 'Mend the list and replace it: lote watch replace NAME FILE',
  },
  watch_people_told: {
    pt: (f) =>
      `Avisos a responsáveis na caixa de saída: ${f.count}. São entregues por lote worker (lote notice list mostra).`,
    en: (f) =>
      `Notices to responsible people in the outbox: ${f.count}. A lote worker delivers them (see lote notice list).`,
  },
  watch_rehearsal: {
    pt: 'Ensaio: o que esta noite mostrou não conta como visto.',
    en: 'Rehearsal: what this night showed does not count as seen.',
  },
} satisfies Messages
