import { didYouMean, list, type Message, many, quoted } from './message.js'

const CRON = 'Por exemplo 0 6 * * 1-5: às 6h00, de segunda a sexta.'
const FIELDS: Record<string, string> = {
  minute: '1 (minuto, 0 a 59)',
  hour: '2 (hora, 0 a 23)',
  day: '3 (dia do mês, 1 a 31, L para o último)',
  month: '4 (mês, 1 a 12)',
  weekday: '5 (dia da semana, 0 a 7, domingo é 0)',
}
const TARGETS = 'pessoa@escritorio.com.br ou https://endereço'

/** Messages about notices and schedules. */
export const nightlyPt = {
  // Notices
  notify_bad_target: {
    text: (f) => `--notify: ${quoted(f.got)} não serve; é preciso ${TARGETS}.`,
    todo: () => 'Corrija a opção.',
  },
  notify_bad_address: {
    text: (f) => `--notify: ${quoted(f.got)} não é um endereço de e-mail.`,
    todo: () => 'Um endereço em cada --notify, sem nome e sem lista.',
  },
  notify_credential: {
    text: (f) => `--notify: o endereço em ${f.host} traz usuário ou senha, que ficariam guardados.`,
    todo: () => 'Tire-os; o webhook é assinado com LOTE_WEBHOOK_SECRET.',
  },
  no_notice: {
    text: (f) => `Não há aviso ${quoted(f.notice)}.`,
    todo: () => 'Veja lote notice list --all.',
  },
  notice_not_dead: {
    text: (f) =>
      f.state === 'delivered'
        ? `O aviso ${f.notice} já foi entregue.`
        : `O aviso ${f.notice} ainda espera; será tentado de novo.`,
    todo: () => 'Só se reenvia o que foi abandonado.',
  },
  notices_replayed: {
    text: (f) => `De volta à fila: ${list(f.notices)}.`,
    todo: () => 'Um lote worker os envia.',
  },
  notices_none: { text: () => 'Nenhum aviso.' },
  notices_none_open: {
    text: () => 'Nenhum aviso espera nem foi abandonado.',
    todo: () => 'Os entregues: lote notice list --all.',
  },
  notices_none_dead: {
    text: (f) =>
      f.waiting
        ? `Nenhum aviso foi abandonado; ${many(f.waiting, 'espera', 'esperam')} a próxima tentativa, que vem sozinha.`
        : 'Nenhum aviso foi abandonado.',
    todo: (f) => (f.waiting ? 'Quando: lote notice list.' : ''),
  },

  // Schedules
  cron_fields: {
    text: (f) =>
      `--cron: são cinco campos (minuto, hora, dia, mês, dia da semana), e ${quoted(f.got)} tem ${f.count}.`,
    todo: () => CRON,
  },
  cron_field: {
    text: (f) => `--cron: o campo ${FIELDS[String(f.field)]} não vale: ${quoted(f.got)}.`,
    todo: () => CRON,
  },
  cron_never: {
    text: (f) => `--cron: ${quoted(f.got)} não acontece em dia nenhum.`,
    todo: () => 'Confira o dia e o mês.',
  },
  bad_zone: {
    text: (f) => `--tz: o fuso ${quoted(f.got)} não é conhecido.`,
    todo: () => 'Um nome da IANA, como America/Sao_Paulo ou America/Manaus.',
  },
  every_unknown: {
    text: (f) => `--every: ${quoted(f.got)} não diz em que dias.`,
    todo: () => 'Use dia, "dia útil", segunda, "segunda e quinta", "segunda a sexta"; ou --cron.',
  },
  schedule_when: {
    text: () => 'Diga quando: --every DIAS com --at HORA, ou só --cron.',
    todo: () => 'Por exemplo --every "dia útil" --at 06:00.',
  },
  schedule_edit_nothing: {
    text: () => 'Diga o que mudar no agendamento.',
    todo: () => 'Veja lote help schedule edit.',
  },
  schedule_edited: {
    text: (f) => `Agendamento ${f.name} mudado; o próximo disparo é ${f.next} (${f.tz}).`,
  },
  schedule_skips: {
    text: (f) => `Não dispara em feriado nacional; os próximos: ${list(f.days)}.`,
  },
  schedule_bad_name: {
    text: (f) => `Um agendamento não pode chamar-se ${quoted(f.got)}.`,
    todo: () => 'Até 40 letras, números, hífen e sublinhado.',
  },
  schedule_exists: {
    text: (f) => `Já há um agendamento ${f.name}.`,
    todo: (f) =>
      `Mude-o, e o histórico fica: lote schedule edit ${f.name}. Ou dê outro nome ao novo.`,
  },
  no_schedule: {
    text: (f) => `Não há agendamento ${quoted(f.name)}.`,
    todo: (f) => `${didYouMean(f.name, f.known, 'pt')}Há: ${list(f.known) || 'nenhum'}.`,
  },
  schedule_does_what: {
    text: () =>
      'Diga o que fazer, e uma coisa só: --job (com ARQUIVO), --watch NOME ou --report QUAL.',
    todo: () => 'Veja lote help schedule add.',
  },
  schedule_stray: {
    text: (f) => `${list(f.options)}: não se usa com ${f.with}.`,
    todo: () => 'Retire a opção; a conta de um acompanhamento é a de lote watch add.',
  },
  notify_private: {
    text: (f) => `--notify: ${f.got} fica numa rede privada, e nenhum aviso sairia para lá.`,
    todo: () =>
      'Use um endereço público, ou permita com LOTE_WEBHOOK_ALLOW_PRIVATE=true, aqui e nos workers.',
  },
  notify_plain_http: {
    text: (f) => `--notify: ${f.got} é http sem TLS.`,
    todo: () => 'Use https, ou permita com LOTE_ALLOW_HTTP=1, aqui e nos workers.',
  },
  mail_login_fault: {
    text: (f) => `O servidor de e-mail ${f.server} não aceitou a conexão ou o login: ${f.detail}.`,
    todo: () => 'Confira SMTP_URL e SMTP_PASSWORD: até lá, nenhum aviso por e-mail sai.',
  },
  notify_undelivered: {
    text: (f) => `Daqui nenhum aviso sairia para ${list(f.to)}: falta ${list(f.missing)}.`,
    todo: () =>
      'Defina nos workers: um aviso que não sai em dois dias é abandonado (lote notice list).',
  },
  schedule_needs_file: {
    text: (f) => `O trabalho ${f.job} precisa de um arquivo.`,
    todo: (f) => `Sem arquivo agendam-se --watch, --report e --job ${list(f.known)}.`,
  },
  schedule_added: {
    text: (f) => `Agendamento ${f.name} criado; o próximo disparo é ${f.next} (${f.tz}).`,
    todo: () => 'Quem dispara é um lote worker; deixe um de pé.',
  },
  schedule_file_elsewhere: {
    text: (f) =>
      `${f.file} não existe agora nesta máquina; será lido na hora do disparo, na máquina do worker.`,
  },
  schedule_bad_key: {
    text: (f) => `${quoted(f.got)} não é uma chave do armazenamento.`,
    todo: () => 'Depois de bucket: vem a chave de um arquivo, como entrada/carteira.xlsx.',
  },
  schedule_paused: {
    text: (f) => `Agendamento ${f.name} pausado: nada dispara até lote schedule resume ${f.name}.`,
  },
  schedule_resumed: {
    text: (f) => `Agendamento ${f.name} de volta; o próximo disparo é ${f.next} (${f.tz}).`,
    todo: () => 'O que caiu na pausa não é recuperado.',
  },
  schedule_removed: {
    text: (f) => `Agendamento ${f.name} removido; o histórico fica.`,
  },
  schedule_asked: {
    text: (f) => `Disparo ${f.firing} pedido; um lote worker o faz em segundos.`,
  },
  redis_away: {
    text: (f) =>
      `O Redis em ${f.url} não responde: nada anda até que volte, e até lá se tenta de novo.`,
    todo: () => 'Confira se ele está ligado, e REDIS_URL.',
  },
  redis_back: { text: (f) => `O Redis em ${f.url} responde de novo: o trabalho continua.` },
  worker_no_account: {
    text: () =>
      'Nenhuma conta configurada: este worker só faz relatórios do que está guardado e entrega avisos; lotes e acompanhamentos esperam.',
    todo: () => 'Para eles, defina CALC_, GAZETTE_ ou UPDATE_BASE_URL e _API_KEY.',
  },
  worker_nothing: {
    text: () =>
      'Nenhuma conta configurada, nenhum agendamento e nenhum aviso a entregar: um worker não teria o que fazer.',
    todo: () =>
      'Defina CALC_BASE_URL e CALC_API_KEY (ou GAZETTE_, UPDATE_), ou crie um agendamento com lote schedule add.',
  },
  firing_not_begun: {
    text: () => 'Nenhum worker o começou.',
    todo: (f) =>
      `Veja se há um worker com a conta dele, e se um disparo anterior ainda espera: lote schedule history ${f.name}`,
  },
  firing_under_way: {
    text: () => 'Ainda não terminou.',
    todo: (f) =>
      f.batch === undefined
        ? `Veja lote schedule history ${f.name}`
        : `Veja o que ele espera: lote status ${f.batch}`,
  },
  firing_died: {
    text: (f) => `Abandonado: ${f.times} processos terminaram no meio dele.`,
    todo: () => 'Veja o log dos workers e use lote schedule run-now.',
  },
} satisfies Record<string, Message>
