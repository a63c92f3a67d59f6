import { didYouMean, type Facts, list, type Message, many, quoted, spans } from './message.js'

/** Nights are stored in ISO form and shown in the local form. */
const day = (value: Facts[string]) =>
  String(value ?? '').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
const because = (problem: unknown) => (problem ? ` (${String(problem)})` : '')

/** Messages of the gazette's watches. */
export const watchPt = {
  // Rows of its sheet
  oab_nothing: {
    text: () => 'A linha não tem OAB nem número de processo.',
    todo: () => 'Preencha um dos dois.',
  },
  oab_or_case: {
    text: (f) => `A linha tem OAB (${quoted(f.value)}) e número de processo: só um é perguntado.`,
    todo: () => 'Separe em duas linhas.',
  },
  // A night
  watch_bad_address: {
    text: (f) =>
      `${quoted(f.value)} não é um endereço de e-mail: o responsável desta linha não será avisado.`,
    todo: () => 'Corrija o endereço e acrescente o acompanhamento de novo.',
  },
  watch_bad_addresses: {
    text: (f) =>
      `Não são endereços de e-mail, e ninguém será avisado por eles (linhas): ${list(f.rows)}.`,
    todo: () => 'Corrija a coluna e troque a lista: lote watch replace.',
  },
  watch_no_addresses: {
    text: (f) =>
      `Sem e-mail do responsável, que por isso não recebe aviso (linhas): ${list(f.lines)}.`,
  },
  watch_odd_letters: {
    text: (f) =>
      `Inscrições na OAB com letra que não é das usuais (A, B, D, N, O, P, S), por linha: ${list(f.rows)}.`,
    todo: () =>
      'São acompanhadas com a letra e sem ela. Se houver erro de digitação, corrija e troque a lista: lote watch replace.',
  },
  watch_two_names: {
    text: (f) => `Uma inscrição na OAB com dois nomes (linhas): ${list(f.rows)}.`,
    todo: () =>
      'Uma das duas está errada, e aquele advogado não é acompanhado: corrija e troque a lista, com lote watch replace.',
  },
  watch_no_night: {
    text: () => 'Falta a noite da leitura.',
    todo: () => 'Use lote watch run, ou -p night=DD/MM/AAAA.',
  },
  watch_no_column: {
    text: () => 'A planilha não tem coluna de OAB nem de número de processo.',
    todo: () => 'Diga qual é: --map oab_numero=Título ou --map numero_processo=Título.',
  },
  watch_price_least: {
    text: () =>
      'Este é o orçamento da 1ª etapa: as grafias e o começo de cada leitura. O resto depende das respostas: grafias novas, períodos que não cabem em uma página e detalhes de publicações custam mais. O orçamento é dito de novo antes de cada etapa.',
  },
  watch_first_night: {
    text: (f) =>
      `Primeira noite, com os 30 dias anteriores: ao menos ${many(f.calls, 'chamada', 'chamadas')}; conte com até cerca de ${f.most}. Não há um máximo certo: depende das respostas.`,
    todo: (f) =>
      `Para começar de hoje, sem os dias anteriores: lote watch run ${f.name} --from hoje`,
  },
  watch_begun: {
    text: (f) => `--from: o acompanhamento ${quoted(f.name)} já começou.`,
    todo: () =>
      'O primeiro dia se diz em lote watch add, ou em lote watch run antes da primeira noite.',
  },
  watch_interrupted: {
    text: () => 'A noite ficou pela metade. O que foi respondido está guardado.',
    todo: (f) =>
      `Para terminá-la: lote watch run ${f.name}. Em outro dia, isso a termina antes de ler a daquele dia.`,
  },
  watch_unread: {
    text: (f) =>
      `INCOMPLETA: o serviço não respondeu por ${f.count === 1 ? '1 acompanhado' : `${f.count} acompanhados`} (FALHOU na aba Cobertura). A noite dos outros está pronta.`,
    todo: (f) =>
      `Um agendamento lê de novo o que falta nas próximas horas e o entrega em um suplemento da mesma noite; sem agendamento: lote watch run ${f.name}`,
  },
  watch_spellings_cut: {
    text: () =>
      'A lista de grafias da base pode estar cortada: pode haver outras, que não foram perguntadas.',
    todo: () => 'Confira no serviço como os tribunais escrevem esta inscrição.',
  },
  watch_nobody: {
    text: (f) =>
      `A base do diário não tem advogado com a inscrição ${f.registration}, nem publicação dela nos dias lidos.`,
    todo: () =>
      'Confira o número e a seccional: com um número errado, cada noite vem COMPLETA e sem publicações.',
  },
  watch_spellings_untold: {
    text: (f) =>
      `A base não disse as grafias da inscrição${because(f.problem)}: só as conhecidas foram perguntadas, e pode haver outras.`,
    todo: () => 'Serão perguntadas de novo na próxima noite.',
  },
  watch_days_failed: {
    text: (f) =>
      `Não foi possível ler ${quoted(f.spelling)} ${spans(f.days, ['em', 'de', 'a'])}${because(f.problem)}: não se sabe se houve publicação.`,
    todo: () => 'Será lido de novo na próxima noite; se o prazo importa, confira no diário.',
  },
  watch_days_incomplete: {
    text: (f) =>
      `A leitura de ${quoted(f.spelling)} ${spans(f.days, ['em', 'de', 'a'])} pode não ter vindo inteira.`,
    todo: () => 'Será lido de novo na próxima noite; se o prazo importa, confira no diário.',
  },
  watch_beyond: {
    text: (f) =>
      `De ${f.from} a ${f.to} ${quoted(f.spelling)} não foi lida, e não será: são mais de 90 dias atrás.`,
    todo: () => 'Consulte estes dias com lote run --job publications.',
  },
  watch_details_failed: {
    text: (f) =>
      `Não foi possível saber os advogados de ${many(f.count, 'publicação', 'publicações')}${because(f.problem)}.`,
    todo: () => 'Estão na aba Conferir.',
  },
  // Watches
  watch_bad_name: {
    text: (f) => `${quoted(f.name)} não serve de nome para um acompanhamento.`,
    todo: () => 'Até 60 letras, números, ponto e hífen.',
  },
  watch_exists: {
    text: (f) => `Já existe um acompanhamento ${quoted(f.name)}.`,
    todo: () => 'Escolha outro nome, ou troque a lista do que existe: lote watch replace.',
  },
  watch_unknown: {
    text: (f) => `Não há acompanhamento ${quoted(f.name)}.`,
    todo: (f) =>
      `${didYouMean(f.name, f.known, 'pt')}Veja lote watch list.${f.isRemoval ? ' Para tirar uma só inscrição: lote watch replace NOME ARQUIVO.' : ''}`,
  },
  watch_forgets: {
    text: (f) =>
      `Remover ${quoted(f.name)} esquece o que já mostrou (${many(f.count, 'publicação', 'publicações')}): acrescentado de novo, começa do início.`,
  },
  watch_scheduled: {
    text: (f) => `Sem ${quoted(f.name)} não há o que fazer nos agendamentos: ${list(f.schedules)}.`,
    todo: () => 'Remova-os também (lote schedule remove) ou mude-os (lote schedule edit).',
  },
  watch_remove_unconfirmed: {
    text: () => 'Nada foi removido.',
    todo: (f) => `Para remover: lote watch remove ${f.name} --yes.`,
  },
  schedules_without_watch: {
    text: (f) => `O acompanhamento não existe: ${list(f.schedules)}.`,
    todo: () => 'Acrescente-o (lote watch add), ou remova o agendamento (lote schedule remove).',
  },
  watch_empty: {
    text: (f) =>
      `Nenhuma linha de ${f.file} pode ser acompanhada: ${many(f.rejected, 'rejeitada', 'rejeitadas')}.`,
    todo: () => 'Corrija as inscrições ou os números e tente de novo.',
  },
  columns_left_out: {
    text: (f) => `Colunas que não são usadas: ${list(f.columns)}.`,
  },
  watch_rejected: {
    text: (f) =>
      Array.isArray(f.lines) && f.lines.length === 1
        ? `A linha ${list(f.lines)} não será acompanhada:`
        : `As linhas ${list(f.lines)} não serão acompanhadas:`,
  },
  watch_future: {
    text: (f) => `--date: ${f.date} ainda não chegou.`,
    todo: () => 'Use uma data até hoje, DD/MM/AAAA.',
  },
  watch_busy: {
    text: (f) => `O acompanhamento ${quoted(f.name)} já está sendo executado em outro processo.`,
    todo: () => 'Espere que termine.',
  },
  watch_caught_up: {
    text: (f) =>
      `A noite de ${day(f.night)} tinha ficado pela metade e agora está contada (lote ${f.batch}): o que é novo nela só está na sua própria pasta de trabalho.`,
  },
  watch_overdue: {
    text: (f) =>
      `Noite de ${day(f.night)}: ${many(f.count, 'publicação não está', 'publicações não estão')} entre as tardias dela, mas o dia da publicação passou depois da leitura; o prazo pode já correr.`,
    todo: () => 'Os dias passados, na pasta de trabalho dessa noite, contam só até a leitura.',
  },
  watch_damaged: {
    text: (f) =>
      `A pasta de trabalho da noite de ${day(f.night)} não confere com o que está guardado: ${f.problem} A noite não foi contada.`,
    todo: () => 'Confira com lote verify; a próxima noite mostra tudo de novo.',
  },
  watch_doubtful: {
    text: (f) =>
      `${many(f.count, 'inscrição ou processo', 'inscrições ou processos')} a conferir, pois pode faltar publicação: ${[f.lines].flat().join(' ')}`,
    todo: () => 'Corrija a lista e troque-a: lote watch replace NOME ARQUIVO',
  },
  watch_people_told: {
    text: (f) =>
      `Avisos a responsáveis na caixa de saída: ${f.count}. São entregues por lote worker (lote notice list mostra).`,
  },
  watch_rehearsal: {
    text: () => 'Ensaio: o que esta noite mostrou não conta como visto.',
  },
} satisfies Record<string, Message>
