import { list, type Message, quoted } from './message.js'

const TARGETS = 'mailto:pessoa@escritorio.com.br ou https://endereço'

/** What people are told about notices and schedules. */
export const nightlyPt = {
  // Notices
  notify_bad_target: {
    text: (f) => `--notify: esperava ${TARGETS}, recebi ${quoted(f.got)}.`,
    todo: () => 'Corrija a opção.',
  },
  notify_bad_address: {
    text: (f) => `--notify: esperava um endereço de e-mail, recebi ${quoted(f.got)}.`,
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
  notices_none_dead: { text: () => 'Nenhum aviso foi abandonado.' },
} satisfies Record<string, Message>
