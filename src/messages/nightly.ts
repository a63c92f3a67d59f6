import { didYouMean, list, type Messages, many, manyInEnglish, quoted } from './message.js'

const CRON_PT = 'Por exemplo 0 6 * * 1-5: às 6h00, de segunda a sexta.'
const CRON_EN = 'For example 0 6 * * 1-5: at 6:00, Monday to Friday.'
const FIELDS_PT: Record<string, string> = {
  minute: '1 (minuto, 0 a 59)',
  hour: '2 (hora, 0 a 23)',
  day: '3 (dia do mês, 1 a 31, L para o último)',
  month: '4 (mês, 1 a 12)',
  weekday: '5 (dia da semana, 0 a 7, domingo é 0)',
}
const FIELDS_EN: Record<string, string> = {
  minute: '1 (minute, 0 to 59)',
  hour: '2 (hour, 0 to 23)',
  day: '3 (day of the month, 1 to 31, L for the last)',
  month: '4 (month, 1 to 12)',
  weekday: '5 (day of the week, 0 to 7, Sunday is 0)',
}
const TARGETS_PT = 'pessoa@escritorio.com.br ou https://endereço'
const TARGETS_EN = 'person@firm.example or https://address'

/** Messages about notices and schedules. */
export const nightlyMessages = {
  // Notices
  notify_bad_target: {
    pt: (f) => `--notify: ${quoted(f.got)} não serve; é preciso ${TARGETS_PT}.`,
    ptTodo: 'Corrija a opção.',
    en: (f) => `--notify: expected ${TARGETS_EN}, got ${quoted(f.got)}.`,
    enTodo: 'Correct the option.',
  },
  notify_bad_address: {
    pt: (f) => `--notify: ${quoted(f.got)} não é um endereço de e-mail.`,
    ptTodo: 'Um endereço em cada --notify, sem nome e sem lista.',
    en: (f) => `--notify: expected an e-mail address, got ${quoted(f.got)}.`,
    enTodo: 'One address in each --notify, without a name and without a list.',
  },
  notify_credential: {
    pt: (f) => `--notify: o endereço em ${f.host} traz usuário ou senha, que ficariam guardados.`,
    ptTodo: 'Tire-os; o webhook é assinado com LOTE_WEBHOOK_SECRET.',
    en: (f) => `--notify: the address at ${f.host} has a user or password, which would be stored.`,
    enTodo: 'Take them out; the webhook is signed with LOTE_WEBHOOK_SECRET.',
  },
  no_notice: {
    pt: (f) => `Não há aviso ${quoted(f.notice)}.`,
    ptTodo: 'Veja lote notice list --all.',
    en: (f) => `There is no notice ${quoted(f.notice)}.`,
    enTodo: 'See lote notice list --all.',
  },
  notice_not_dead: {
    pt: (f) =>
      f.state === 'delivered'
        ? `O aviso ${f.notice} já foi entregue.`
        : `O aviso ${f.notice} ainda espera; será tentado de novo.`,
    ptTodo: 'Só se reenvia o que foi abandonado.',
    en: (f) =>
      f.state === 'delivered'
        ? `Notice ${f.notice} was delivered already.`
        : `Notice ${f.notice} still waits; it will be tried again.`,
    enTodo: 'Only what was given up is sent again.',
  },
  notices_replayed: {
    pt: (f) => `De volta à fila: ${list(f.notices)}.`,
    ptTodo: 'Um lote worker os envia.',
    en: (f) => `Back in the queue: ${list(f.notices)}.`,
    enTodo: 'A lote worker sends them.',
  },
  notices_none: {
    pt: 'Nenhum aviso.',
    en: 'No notice.',
  },
  notices_none_open: {
    pt: 'Nenhum aviso espera nem foi abandonado.',
    ptTodo: 'Os entregues: lote notice list --all.',
    en: 'No notice waits, and none was given up.',
    enTodo: 'Those delivered: lote notice list --all.',
  },
  notices_none_dead: {
    pt: (f) =>
      f.waiting
        ? `Nenhum aviso foi abandonado; ${many(f.waiting, 'espera', 'esperam')} a próxima tentativa, que vem sozinha.`
        : 'Nenhum aviso foi abandonado.',
    ptTodo: (f) => (f.waiting ? 'Quando: lote notice list.' : ''),
    en: (f) =>
      f.waiting
        ? `No notice was given up; ${manyInEnglish(f.waiting, 'waits', 'wait')} for the next attempt, which comes by itself.`
        : 'No notice was given up.',
    enTodo: (f) => (f.waiting ? 'When: lote notice list.' : ''),
  },
  // Schedules
  cron_fields: {
    pt: (f) =>
      `--cron: são cinco campos (minuto, hora, dia, mês, dia da semana), e ${quoted(f.got)} tem ${f.count}.`,
    ptTodo: CRON_PT,
    en: (f) =>
      `--cron: expected five fields (minute, hour, day, month, day of week), got ${f.count} in ${quoted(f.got)}.`,
    enTodo: CRON_EN,
  },
  cron_field: {
    pt: (f) => `--cron: o campo ${FIELDS_PT[String(f.field)]} não vale: ${quoted(f.got)}.`,
    ptTodo: CRON_PT,
    en: (f) => `--cron: the field ${FIELDS_EN[String(f.field)]} is not valid: ${quoted(f.got)}.`,
    enTodo: CRON_EN,
  },
  cron_never: {
    pt: (f) => `--cron: ${quoted(f.got)} não acontece em dia nenhum.`,
    ptTodo: 'Confira o dia e o mês.',
    en: (f) => `--cron: ${quoted(f.got)} happens on no day.`,
    enTodo: 'Check the day and the month.',
  },
  bad_zone: {
    pt: (f) => `--tz: o fuso ${quoted(f.got)} não é conhecido.`,
    ptTodo: 'Um nome da IANA, como America/Sao_Paulo ou America/Manaus.',
    en: (f) => `--tz: unknown zone ${quoted(f.got)}.`,
    enTodo: 'A name of IANA, such as America/Sao_Paulo.',
  },
  every_unknown: {
    pt: (f) => `--every: ${quoted(f.got)} não diz em que dias.`,
    ptTodo: 'Use dia, "dia útil", segunda, "segunda e quinta", "segunda a sexta"; ou --cron.',
    en: (f) => `--every: ${quoted(f.got)} does not say on which days.`,
    enTodo: 'Use day, weekday, monday, "monday and thursday", "monday to friday"; or --cron.',
  },
  schedule_when: {
    pt: 'Diga quando: --every DIAS com --at HORA, ou só --cron.',
    ptTodo: 'Por exemplo --every "dia útil" --at 06:00.',
    en: 'Say when: --every DAYS with --at TIME, or --cron alone.',
    enTodo: 'For example --every weekday --at 06:00.',
  },
  schedule_edit_nothing: {
    pt: 'Diga o que mudar no agendamento.',
    ptTodo: 'Veja lote help schedule edit.',
    en: 'Say what is to be changed in the schedule.',
    enTodo: 'See lote help schedule edit.',
  },
  schedule_edited: {
    pt: (f) => `Agendamento ${f.name} mudado; o próximo disparo é ${f.next} (${f.tz}).`,
    en: (f) => `Schedule ${f.name} changed; the next firing is ${f.next} (${f.tz}).`,
  },
  schedule_skips: {
    pt: (f) => `Não dispara em feriado nacional; os próximos: ${list(f.days)}.`,
    en: (f) => `It does not fire on national holidays; the next: ${list(f.days)}.`,
  },
  schedule_bad_name: {
    pt: (f) => `Um agendamento não pode chamar-se ${quoted(f.got)}.`,
    ptTodo: 'Até 40 letras, números, hífen e sublinhado.',
    en: (f) => `A schedule cannot be called ${quoted(f.got)}.`,
    enTodo: 'Up to 40 letters, digits, hyphens and underscores.',
  },
  schedule_exists: {
    pt: (f) => `Já há um agendamento ${f.name}.`,
    ptTodo: (f) =>
      `Mude-o, e o histórico fica: lote schedule edit ${f.name}. Ou dê outro nome ao novo.`,
    en: (f) => `There is a schedule ${f.name} already.`,
    enTodo: (f) =>
      `Change it, and its history stays: lote schedule edit ${f.name}. Or choose another name.`,
  },
  no_schedule: {
    pt: (f) => `Não há agendamento ${quoted(f.name)}.`,
    ptTodo: (f) => `${didYouMean(f.name, f.known, 'pt')}Há: ${list(f.known) || 'nenhum'}.`,
    en: (f) => `There is no schedule ${quoted(f.name)}.`,
    enTodo: (f) => `${didYouMean(f.name, f.known, 'en')}There are: ${list(f.known) || 'none'}.`,
  },
  schedule_does_what: {
    pt: 'Diga o que fazer, e uma coisa só: --job (com ARQUIVO), --watch NOME ou --report QUAL.',
    ptTodo: 'Veja lote help schedule add.',
    en: 'Say what to do, and one thing only: --job (with FILE), --watch NAME or --report WHICH.',
    enTodo: 'See lote help schedule add.',
  },
  schedule_stray: {
    pt: (f) => `${list(f.options)}: não se usa com ${f.with}.`,
    ptTodo: 'Retire a opção; a conta de um acompanhamento é a de lote watch add.',
    en: (f) => `${list(f.options)}: not used with ${f.with}.`,
    enTodo: 'Take the option away; the account of a watch is that of lote watch add.',
  },
  notify_private: {
    pt: (f) => `--notify: ${f.got} fica numa rede privada, e nenhum aviso sairia para lá.`,
    ptTodo:
      'Use um endereço público, ou permita com LOTE_WEBHOOK_ALLOW_PRIVATE=true, aqui e nos workers.',
    en: (f) => `--notify: ${f.got} is in a private network, and no notice would go there.`,
    enTodo:
      'Use a public address, or allow it by LOTE_WEBHOOK_ALLOW_PRIVATE=true, here and for the workers.',
  },
  notify_plain_http: {
    pt: (f) => `--notify: ${f.got} é http sem TLS.`,
    ptTodo: 'Use https, ou permita com LOTE_ALLOW_HTTP=1, aqui e nos workers.',
    en: (f) => `--notify: ${f.got} is http without TLS.`,
    enTodo: 'Use https, or allow it by LOTE_ALLOW_HTTP=1, here and for the workers.',
  },
  mail_login_fault: {
    pt: (f) => `O servidor de e-mail ${f.server} não aceitou a conexão ou o login: ${f.detail}.`,
    ptTodo: 'Confira SMTP_URL e SMTP_PASSWORD: até lá, nenhum aviso por e-mail sai.',
    en: (f) => `The mail server ${f.server} took no connection or login: ${f.detail}.`,
    enTodo: 'Check SMTP_URL and SMTP_PASSWORD: until then no notice goes out by mail.',
  },
  notify_undelivered: {
    pt: (f) => `Daqui nenhum aviso sairia para ${list(f.to)}: falta ${list(f.missing)}.`,
    ptTodo:
      'Defina nos workers: um aviso que não sai em dois dias é abandonado (lote notice list).',
    en: (f) => `From here no notice would go to ${list(f.to)}: not set: ${list(f.missing)}.`,
    enTodo:
      'Set it for the workers: a notice that cannot leave within two days is given up (lote notice list).',
  },
  schedule_needs_file: {
    pt: (f) => `O trabalho ${f.job} precisa de um arquivo.`,
    ptTodo: (f) => `Sem arquivo agendam-se --watch, --report e --job ${list(f.known)}.`,
    en: (f) => `The job ${f.job} needs a file.`,
    enTodo: (f) => `Without a file one schedules --watch, --report and --job ${list(f.known)}.`,
  },
  schedule_added: {
    pt: (f) => `Agendamento ${f.name} criado; o próximo disparo é ${f.next} (${f.tz}).`,
    ptTodo: 'Quem dispara é um lote worker; deixe um de pé.',
    en: (f) => `Schedule ${f.name} added; it fires next at ${f.next} (${f.tz}).`,
    enTodo: 'It is fired by a lote worker; keep one running.',
  },
  schedule_file_elsewhere: {
    pt: (f) =>
      `${f.file} não existe agora nesta máquina; será lido na hora do disparo, na máquina do worker.`,
    en: (f) =>
      `${f.file} is not there now; it is read when it fires, on the machine of the worker.`,
  },
  schedule_bad_key: {
    pt: (f) => `${quoted(f.got)} não é uma chave do armazenamento.`,
    ptTodo: 'Depois de bucket: vem a chave de um arquivo, como entrada/carteira.xlsx.',
    en: (f) => `${quoted(f.got)} is no key of the storage.`,
    enTodo: 'After bucket: comes the key of a file, such as entrada/carteira.xlsx.',
  },
  schedule_paused: {
    pt: (f) => `Agendamento ${f.name} pausado: nada dispara até lote schedule resume ${f.name}.`,
    en: (f) => `Schedule ${f.name} paused: nothing fires until lote schedule resume ${f.name}.`,
  },
  schedule_resumed: {
    pt: (f) => `Agendamento ${f.name} de volta; o próximo disparo é ${f.next} (${f.tz}).`,
    ptTodo: 'O que caiu na pausa não é recuperado.',
    en: (f) => `Schedule ${f.name} resumed; it fires next at ${f.next} (${f.tz}).`,
    enTodo: 'What fell into the pause is not caught up.',
  },
  schedule_removed: {
    pt: (f) => `Agendamento ${f.name} removido; o histórico fica.`,
    en: (f) => `Schedule ${f.name} removed; its history stays.`,
  },
  schedule_asked: {
    pt: (f) => `Disparo ${f.firing} pedido; um lote worker o faz em segundos.`,
    en: (f) => `Firing ${f.firing} asked for; a lote worker makes it within seconds.`,
  },
  redis_away: {
    pt: (f) =>
      `O Redis em ${f.url} não responde: nada anda até que volte, e até lá se tenta de novo.`,
    ptTodo: 'Confira se ele está ligado, e REDIS_URL.',
    en: (f) =>
      `Redis at ${f.url} does not answer: nothing moves until it is back, and it is tried until then.`,
    enTodo: 'Check that it runs, and REDIS_URL.',
  },
  redis_back: {
    pt: (f) => `O Redis em ${f.url} responde de novo: o trabalho continua.`,
    en: (f) => `Redis at ${f.url} answers again: the work goes on.`,
  },
  worker_no_account: {
    pt: 'Nenhuma conta configurada: este worker só faz relatórios do que está guardado e entrega avisos; lotes e acompanhamentos esperam.',
    ptTodo: 'Para eles, defina CALC_, GAZETTE_ ou UPDATE_BASE_URL e _API_KEY.',
    en: 'No account is configured: this worker only makes reports of what is stored and delivers notices; batches and watches wait.',
    enTodo: 'For them, set CALC_, GAZETTE_ or UPDATE_BASE_URL and _API_KEY.',
  },
  worker_nothing: {
    pt: 'Nenhuma conta configurada, nenhum agendamento e nenhum aviso a entregar: um worker não teria o que fazer.',
    ptTodo:
      'Defina CALC_BASE_URL e CALC_API_KEY (ou GAZETTE_, UPDATE_), ou crie um agendamento com lote schedule add.',
    en: 'No account is configured, nothing is scheduled and no notice waits: a worker would have nothing to do.',
    enTodo:
      'Set CALC_BASE_URL and CALC_API_KEY (or GAZETTE_, UPDATE_), or add a schedule with lote schedule add.',
  },
  firing_not_begun: {
    pt: 'Nenhum worker o começou.',
    ptTodo: (f) =>
      `Veja se há um worker com a conta dele, e se um disparo anterior ainda espera: lote schedule history ${f.name}`,
    en: 'No worker has begun it.',
    enTodo: (f) =>
      `See whether there is a worker with its account, and whether an earlier firing still waits: lote schedule history ${f.name}`,
  },
  firing_under_way: {
    pt: 'Ainda não terminou.',
    ptTodo: (f) =>
      f.batch === undefined
        ? `Veja lote schedule history ${f.name}`
        : `Veja o que ele espera: lote status ${f.batch}`,
    en: 'It has not ended yet.',
    enTodo: (f) =>
      f.batch === undefined
        ? `See lote schedule history ${f.name}`
        : `See what it waits for: lote status ${f.batch}`,
  },
  firing_died: {
    pt: (f) => `Abandonado: ${f.times} processos terminaram no meio dele.`,
    ptTodo: 'Veja o log dos workers e use lote schedule run-now.',
    en: (f) => `Given up: ${f.times} processes ended in the middle of it.`,
    enTodo: 'See the logs of the workers and use lote schedule run-now.',
  },
  firing_asks: {
    pt: 'O disparo parou nesta pergunta, sem gastar nada.',
    ptTodo: (f) =>
      `Responda na planilha, ou com lote schedule edit ${f.name} e a opção dita aqui, e dispare com lote schedule run-now ${f.name}.`,
    en: 'The firing stopped at this question and spent nothing.',
    enTodo: (f) =>
      `Answer it in the sheet, or with lote schedule edit ${f.name} and the option named here, and fire with lote schedule run-now ${f.name}.`,
  },
} satisfies Messages
