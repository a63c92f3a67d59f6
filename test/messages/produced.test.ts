import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messages } from '../../src/messages/catalogue.js'
import type { Message } from '../../src/messages/message.js'
import type { MessageCode } from '../../src/messages/message-code.js'

const TESTS = join(import.meta.dirname, '..')
const CODES = Object.keys(messages) as MessageCode[]

/** Told in a test that hears the words of a command: its file, and words that only this message has. */
const BY_WORDS: Partial<Record<MessageCode, [file: string, words: string]>> = {
  choice_stop: ['cli/answers-terminal.system.test.ts', 'parar aqui, para corrigir a planilha'],
  asking_in_place: ['cli/answers-terminal.system.test.ts', 'antes do orçamento. Nada foi gasto'],
  asking_rows: ['cli/answers-terminal.system.test.ts', 'a única linha'],
  asking_unknown_choice: ['cli/answers-terminal.system.test.ts', 'Responda com um número de 0 a '],
  answer_remembered: [
    'cli/answers-terminal.system.test.ts',
    'Resposta guardada para os mesmos títulos: ',
  ],
  answers_forgotten: [
    'cli/answers-terminal.system.test.ts',
    'esquecida: da próxima vez se pergunta de novo',
  ],
  answers_saved: ['cli/answers-terminal.system.test.ts', 'Respostas gravadas em '],
  answers_unreadable: ['cli/answers-terminal.system.test.ts', 'não é um arquivo de respostas'],
  answers_not_asked: ['cli/answers-terminal.system.test.ts', 'não foi perguntado: '],
  submitted_rows: ['journey/repeated.test.ts', 'têm o identificador das do lote'],
  submitted_cancelled: ['journey/cancelled.test.ts', 'cancelado depois de chamadas já feitas'],
  rendered_same: ['journey/kept.test.ts', 'é a mesma, byte a byte'],
  verify_no_batch: ['journey/kept.test.ts', 'não diz de que lote é'],
  deadline_suggested: ['watches/lawyer-block.test.ts', 'sugerida - conferir'],
  told_patch: ['journey/patched.test.ts', ', correção do lote '],
  told_patch_reverted: [
    'journey/patched-hard.test.ts',
    'De volta ao que era antes de uma correção: ',
  ],
  patch_unchanged: [
    'journey/patched.test.ts',
    'Nada mudou: o arquivo tem as mesmas linhas do lote ',
  ],
  patch_of_another: ['journey/patched.test.ts', 'tem linhas do lote'],
  patch_header_moved: ['journey/patched.test.ts', 'os títulos mudaram de lugar'],
  planned_pending: ['journey/follow.test.ts', 'Linhas rejeitadas, '],
  catalogue_legacy: ['cli/catalogue.test.ts', 'Use lote table '],
  series_composite: ['journey/report.test.ts', 'não tem série própria'],
  series_truncated: ['cli/series-exact.test.ts', 'O serviço cortou a série'],
  series_unpublished: ['cli/catalogue.test.ts', 'não publicados: '],
  service_refused: ['cli/catalogue.test.ts', 'recusou o pedido: '],
  service_bad_input: ['cli/catalogue.test.ts', 'Não há como pedir isso'],
  login_refused: ['cli/keys.test.ts', 'recusou o login ou a senha'],
  logout_failed: ['cli/keys.test.ts', 'A sessão no serviço não pôde ser encerrada'],
  key_once: ['cli/keys.test.ts', 'mostrada só agora'],
  key_maybe_created: ['cli/keys.test.ts', 'pode ter sido criada.'],
  key_unknown: ['cli/keys.test.ts', 'Não há chave '],
  notices_none_open: ['cli/schedules/notices.test.ts', 'Nenhum aviso espera nem foi abandonado.'],
  schedule_when: ['cli/schedules/schedules.test.ts', 'Diga quando: --every DIAS com --at HORA'],
  schedule_edited: ['cli/schedule-edit.test.ts', ' mudado; o próximo disparo é '],
  schedule_skips: ['cli/schedules/schedules.test.ts', 'feriado nacional; os próximos: '],
  schedule_bad_name: ['cli/schedules/schedules.test.ts', 'não pode chamar-se '],
  result_older: ['journey/patched.test.ts', 'a mais nova é a versão 2'],
  rows_to_mark: ['journey/marked.test.ts', 'marcadas: lote result '],
  no_schedule: ['cli/names.test.ts', 'Não há agendamento '],
  schedule_does_what: ['cli/schedules/schedules.test.ts', 'Diga o que fazer'],
  schedule_stray: ['cli/schedules/schedules.test.ts', ': não se usa com '],
  notify_plain_http: ['cli/schedules/schedules.test.ts', 'http sem TLS'],
  schedule_needs_file: ['cli/schedules/schedules.test.ts', ' precisa de um arquivo.'],
  schedule_file_elsewhere: ['cli/schedules/schedules.test.ts', ' não existe agora'],
  schedule_bad_key: ['cli/names.test.ts', 'não é uma chave do armazenamento'],
  schedule_resumed: ['cli/schedules/schedules.test.ts', 'de volta; o próximo disparo é '],
  worker_no_account: ['journey/report.test.ts', 'só faz relatórios do que está guardado'],
  worker_nothing: ['journey/report.test.ts', ' não teria o que fazer.'],
  seal_saved_again: [
    'verify/seal.system.test.ts',
    'outro programa salvou a pasta de trabalho de novo, e nenhuma célula',
  ],
  watch_bad_addresses: ['watches/list.test.ts', 'ninguém será avisado por eles (linhas): '],
  watch_no_addresses: ['watches/list.test.ts', 'não recebe aviso (linhas): '],
  watch_two_names: ['watches/list.test.ts', 'Uma inscrição na OAB com dois nomes (linhas): '],
  watch_odd_letters: ['watches/list.test.ts', 'letra que não é das usuais'],
  watch_price_least: ['cli/watch-terminal.system.test.ts', 'rçamento da 1ª etapa'],
  watch_first_night: [
    'watches/begin-today.test.ts',
    'Para começar de hoje, sem os dias anteriores: lote watch run ',
  ],
  watch_interrupted: ['watches/fired.test.ts', 'Para terminá-la'],
  watch_unread: ['watches/patience.test.ts', 'o serviço não respondeu por '],
  mail_login_fault: ['cli/doctor.test.ts', ' não aceitou a conexão ou o login: '],
  watch_nobody: ['watches/night.test.ts', 'A base do diário não tem advogado com a inscrição '],
  watch_spellings_cut: ['watches/night.test.ts', 'ada: pode haver '],
  watch_caught_up: ['watches/night.test.ts', 'tinha ficado pela metade e agora está contada'],
  watch_damaged: ['watches/caught-up.test.ts', 'A noite não foi contada'],
  watch_doubtful: ['watches/night.test.ts', ' a conferir, pois pode faltar publicação: '],
  watch_people_told: ['watches/people.test.ts', 'Avisos a responsáveis na caixa de saída: '],
  oidc_refused: ['access/identity-provider.test.ts', 'não confirmou a entrada ('],
  oidc_away: [
    'access/identity-provider.test.ts',
    'O provedor de identidade não respondeu como se esperava.',
  ],
  oidc_no_email: ['access/identity-provider.test.ts', 'O provedor de identidade não confirma'],
  oidc_unknown: ['access/identity-provider.test.ts', 'Não há usuário ativo'],
  user_is_disabled: ['access/access.test.ts', ' está desativado: um token dele seria recusado'],
  serve_needs_user: [
    'server/server.test.ts',
    ' outras máquinas chegam aqui, e não há nenhum usuário.',
  ],
  serve_port: ['server/server.test.ts', ' não pode ser aberta ('],
  report_quote_free: ['journey/report.test.ts', '. São leituras gratuitas: 0 unidades'],
  nothing_listed: ['cli/saved.test.ts', 'Nenhum cálculo salvo'],
  only_without_file: ['cli/saved.test.ts', 'não vale com uma planilha'],
  calc_written: ['jobs/recalc.journey.test.ts', 'foram gravados: '],
  made_by_another: ['jobs/same-id.journey.test.ts', ', que já é de outra linha'],
  file_binary: ['journey/bad-input.test.ts', 'não é uma planilha'],
  document_too_big: ['jobs/extract.journey.test.ts', ' MB; o serviço aceita até '],
  document_again: ['jobs/extract.journey.test.ts', 'É o mesmo documento que '],
  documents_prefix_wrong: ['journey/bad-input.test.ts', ' s3://bucket/prefixo'],
  documents_denied: ['documents/prefix.journey.test.ts', 'Sem permissão em '],
  row_group_broken: ['jobs/calc.journey.test.ts', 'Outra linha do mesmo grupo'],
  row_charges_not_split: ['jobs/charges.journey.test.ts', 'só para a chamada inteira'],
  row_interest_start: ['jobs/charges.journey.test.ts', 'não correm do início pedido ('],
  no_worker_alive: ['cli/doctor.test.ts', 'Nenhum worker vivo, e há quem espere por um: '],
  config_begin: ['cli/settings-terminal.system.test.ts', 'Enter mantém o que está entre colchetes'],
  config_unusable: ['cli/settings-terminal.system.test.ts', 'O endereço começa com https://'],
  config_kept: ['cli/settings-terminal.system.test.ts', 'Confira com lote doctor --keys.'],
  statements_empty: ['jobs/statements.journey.test.ts', 'Nenhum demonstrativo foi feito: '],
  outcomes_missing: ['journey/forgotten.test.ts', 'já não está no armazenamento'],
}

/** As it is read, not as it stands in a pattern. */
const read = (text: string) => text.replaceAll(/\\([^\sbdswpn\d])/g, '$1').replaceAll(/\s+/g, ' ')

const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.startsWith('messages/'),
)
const named = new Set(
  files.flatMap((name) => readFileSync(join(TESTS, name), 'utf8').match(/\w+/g) ?? []),
)

test('each message → a test that produces it names its code, or hears words that only it has', () => {
  const unproven = CODES.filter((code) => !named.has(code) && BY_WORDS[code] === undefined)
  expect(unproven).toEqual([])
})

test.each(Object.entries(BY_WORDS))('%s → its test hears words that no other message has', (code, [
  file,
  words,
]) => {
  expect(read(readFileSync(join(TESTS, file), 'utf8'))).toContain(words)
  const having = CODES.filter((one) => {
    const { pt, ptTodo }: Message = messages[one]
    return read(`${pt} ${ptTodo}`).includes(words)
  })
  expect(having.filter((one) => one !== code)).toEqual([])
})
