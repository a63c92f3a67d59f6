import {
  didYouMean,
  type Facts,
  list,
  type Messages,
  many,
  manyInEnglish,
  quoted,
} from './message.js'
import { placeFault } from './place-fault.js'
import { serviceFault } from './service-fault.js'

const REDIS: Record<string, string> = {
  denied: 'recusa o usuário ou a senha',
  'read-only': 'é uma réplica, só de leitura',
  full: 'a memória dele está cheia',
  lost: 'parou, e o que havia nele se perdeu',
}
const redisReason = (reason: Facts[string]) => REDIS[String(reason)] ?? 'um comando falhou'
const embedded = (url: Facts[string]) => String(url).replace(/^embedded:/, '')
const pending = 'What was answered is kept.'
const helpOf = ({ command }: Facts) => `lote help${command ? ` ${command}` : ''}`
const seeHelpPt = (f: Facts) => `Veja ${helpOf(f)}.`
const seeHelpEn = (f: Facts) => `See ${helpOf(f)}.`

/** Messages of the command line, the configuration, the stores and the service. */
export const commandMessages = {
  usage_missing_option: {
    pt: (f) => `Falta a opção ${f.what}.`,
    ptTodo: (f) => `${f.known ? `Escolha entre ${list(f.known)}. ` : ''}${seeHelpPt(f)}`,
    en: (f) => `The option ${f.what} is missing.`,
    enTodo: (f) => `${f.known ? `Choose among ${list(f.known)}. ` : ''}${seeHelpEn(f)}`,
  },
  usage_missing_argument: {
    pt: (f) => `Falta o argumento ${f.what}.`,
    ptTodo: seeHelpPt,
    en: (f) => `The argument ${f.what} is missing.`,
    enTodo: seeHelpEn,
  },
  usage_option_without_value: {
    pt: (f) => `A opção ${f.what} precisa de um valor.`,
    ptTodo: seeHelpPt,
    en: (f) => `The option ${f.what} needs a value.`,
    enTodo: seeHelpEn,
  },
  usage_unknown_option: {
    pt: (f) => `Não há a opção ${f.what}.`,
    ptTodo: (f) => `${didYouMean(f.what, f.known, 'pt')}${seeHelpPt(f)}`,
    en: (f) => `There is no option ${f.what}.`,
    enTodo: (f) => `${didYouMean(f.what, f.known, 'en')}${seeHelpEn(f)}`,
  },
  usage_unknown_command: {
    pt: (f) => `Não há o comando ${f.what}.`,
    ptTodo: (f) =>
      `${didYouMean(f.what, f.known, 'pt')}Veja lote help${f.group ? ` ${f.group}` : ''}.`,
    en: (f) => `There is no command ${f.what}.`,
    enTodo: (f) =>
      `${didYouMean(f.what, f.known, 'en')}See lote help${f.group ? ` ${f.group}` : ''}.`,
  },
  usage_too_many: {
    pt: (f) => `O comando não tem lugar para ${quoted(f.extra)}.`,
    ptTodo: (f) =>
      `${f.whole ? `Um nome com espaço vai entre aspas: "${f.whole}". ` : ''}Um parâmetro é -p nome=valor, sem espaço. Veja lote help ${f.command}.`,
    en: (f) => `The command has no place for ${quoted(f.extra)}.`,
    enTodo: (f) =>
      `${f.whole ? `A name with a space is quoted: "${f.whole}". ` : ''}A parameter is -p name=value, without a space. See lote help ${f.command}.`,
  },
  usage: {
    pt: (f) => String(f.message),
    en: (f) => String(f.message),
  },
  unknown_job: {
    pt: (f) => `Não há trabalho ${quoted(f.job)}.`,
    ptTodo: (f) => `${didYouMean(f.job, f.names, 'pt')}Os trabalhos são: ${list(f.known)}.`,
    en: (f) => `There is no job ${quoted(f.job)}.`,
    enTodo: (f) => `${didYouMean(f.job, f.names, 'en')}The jobs are: ${list(f.known)}.`,
  },
  bad_option: {
    pt: (f) => `${f.option}: é preciso ${f.expected}; veio ${quoted(f.got)}.`,
    ptTodo: 'Corrija a opção.',
    en: (f) => `${f.option}: expected ${f.expected}, got ${quoted(f.got)}.`,
    enTodo: 'Correct the option.',
  },
  bad_environment: {
    pt: (f) =>
      `${f.name}: é preciso ${f.expected}${f.got === undefined ? '' : `; veio ${quoted(f.got)}`}.`,
    ptTodo: 'Corrija-a onde foi definida: no ambiente, no .env da pasta ou com lote config.',
    en: (f) =>
      `${f.name}: expected ${f.expected}${f.got === undefined ? '' : `, got ${quoted(f.got)}`}.`,
    enTodo: 'Correct it where it was set: the environment, the .env of the folder or lote config.',
  },
  no_service: {
    pt: (f) => `O trabalho precisa do serviço, e ${f.variable} não está definida.`,
    ptTodo:
      'Rode lote config, que pergunta endereço e chave uma vez, ou defina a variável; com --sandbox é um ensaio (os números não valem em juízo).',
    en: (f) => `The job needs the service, and ${f.variable} is not set.`,
    enTodo:
      'Run lote config, which asks for address and key once, or set it; --sandbox is a rehearsal.',
  },
  no_key: {
    pt: (f) => `Falta a chave do serviço: ${f.variable} não está definida.`,
    ptTodo: (f) => `Rode lote config, ou defina ${f.variable} ou ${f.variable}_FILE.`,
    en: (f) => `The service's key is missing: ${f.variable} is not set.`,
    enTodo: (f) => `Run lote config, or set ${f.variable} or ${f.variable}_FILE.`,
  },
  no_account: {
    pt: (f) => `Não há conta ${quoted(f.name)}.`,
    ptTodo: (f) => `${didYouMean(f.name, f.known, 'pt')}As contas são: ${list(f.known)}.`,
    en: (f) => `There is no account ${quoted(f.name)}.`,
    enTodo: (f) => `${didYouMean(f.name, f.known, 'en')}The accounts are: ${list(f.known)}.`,
  },
  accounts_one_key: {
    pt: (f) =>
      `As contas ${quoted(f.first)} e ${quoted(f.second)} usam a mesma chave, e o limite dela seria contado duas vezes.`,
    ptTodo:
      'Dê às duas o mesmo usuário (CALC_USER, GAZETTE_USER, UPDATE_USER, ou user em LOTE_ACCOUNTS).',
    en: (f) =>
      `The accounts ${quoted(f.first)} and ${quoted(f.second)} use the same key, whose limit would be counted twice.`,
    enTodo:
      'Give both the same user (CALC_USER, GAZETTE_USER, UPDATE_USER, or user in LOTE_ACCOUNTS).',
  },
  accounts_one_place: {
    pt: (f) =>
      `As contas ${quoted(f.first)} e ${quoted(f.second)} vão ao mesmo endereço com chaves diferentes, e não está dito de quem é cada uma.`,
    ptTodo:
      'Se as chaves são da mesma pessoa, o limite é um só: dê às duas o mesmo usuário (user); se não, um a cada uma.',
    en: (f) =>
      `The accounts ${quoted(f.first)} and ${quoted(f.second)} go to the same address with different keys, and nothing says whose each is.`,
    enTodo:
      'If the keys are one person’s, the limit is one: give both the same user; if not, one to each.',
  },
  no_worker_alive: {
    pt: (f) =>
      `Nenhum worker vivo, e há quem espere por um: ${many(f.schedules, 'agendamento', 'agendamentos')}, ${many(f.batches, 'lote aberto', 'lotes abertos')}.`,
    ptTodo: 'Ligue um: lote worker.',
    en: (f) =>
      `No worker is alive, and something waits for one: ${manyInEnglish(f.schedules, 'schedule', 'schedules')}, ${manyInEnglish(f.batches, 'open batch', 'open batches')}.`,
    enTodo: 'Start one: lote worker.',
  },
  config_begin: {
    pt: (f) =>
      `Endereços e chaves ficam em ${f.path}, que só este usuário lê. Enter mantém o que está entre colchetes, ou deixa em branco; - apaga.`,
    en: (f) =>
      `Addresses and keys are kept in ${f.path}, which this user alone reads. Enter keeps what stands in brackets, or leaves it empty; - takes it out.`,
  },
  config_unusable: {
    pt: (f) =>
      String(f.name).endsWith('_KEY')
        ? 'A chave vai numa só linha, sem espaços nem acentos.'
        : 'O endereço começa com https:// (http:// só nesta máquina), sem usuário nem senha.',
    en: (f) =>
      String(f.name).endsWith('_KEY')
        ? 'A key is one line, without blanks and accents.'
        : 'An address begins with https:// (http:// on this machine alone), without user and password.',
  },
  config_kept: {
    pt: (f) => `Guardado em ${f.path}.`,
    ptTodo: 'Confira com lote doctor --keys.',
    en: (f) => `Kept in ${f.path}.`,
    enTodo: 'Check it with lote doctor --keys.',
  },
  config_no_terminal: {
    pt: 'lote config pergunta num terminal, e aqui não há um.',
    ptTodo: (f) =>
      `Ponha as variáveis no ambiente, num arquivo .env da pasta de trabalho, ou em ${f.path}.`,
    en: 'lote config asks at a terminal, and there is none.',
    enTodo: (f) =>
      `Put the variables into the environment, a file .env of the working folder, or ${f.path}.`,
  },
  env_file_unreadable: {
    pt: (f) => `${f.path} não pôde ser lido (${f.reason}).`,
    ptTodo: 'Confira o arquivo e as permissões dele.',
    en: (f) => `${f.path} cannot be read (${f.reason}).`,
    enTodo: 'Check the file and its permissions.',
  },
  insecure_url: {
    pt: (f) => `${f.name}: ${f.url} não usa https.`,
    ptTodo: 'Use https; http só vale nesta máquina, ou com LOTE_ALLOW_HTTP=1.',
    en: (f) => `${f.name}: ${f.url} is not https.`,
    enTodo: 'Use https; http only on this machine, or with LOTE_ALLOW_HTTP=1.',
  },
  unauthorized: {
    pt: (f) => `O serviço recusou a chave (${f.code}: ${f.message}).`,
    ptTodo: (f) => `Confira ${f.variable ?? 'a chave do serviço'}; nada foi perdido.`,
    en: (f) => `The service refused the key (${f.code}: ${f.message}).`,
    enTodo: (f) => `Check ${f.variable ?? 'the key of the service'}; nothing is lost.`,
  },
  forbidden: {
    pt: (f) => `A chave não tem permissão para isso (${f.code}: ${f.message}).`,
    ptTodo: 'Use uma chave com a permissão indicada; nada foi perdido.',
    en: (f) => `The key may not do this (${f.code}: ${f.message}).`,
    enTodo: 'Use a key with that scope; nothing is lost.',
  },
  payment_required: {
    pt: (f) =>
      `O serviço diz que a conta está sem pagamento ou sem plano (${f.code}: ${f.message}).`,
    ptTodo: 'Regularize a assinatura e retome o lote; o que falta está pendente.',
    en: (f) =>
      `The service says that the account is not paid or has no plan (${f.code}: ${f.message}).`,
    enTodo: 'Put the subscription in order and resume the batch; what is left is pending.',
  },
  long_wait: {
    pt: (f) => `O serviço pediu uma espera de mais de um dia (${f.message}).`,
    ptTodo: 'Pergunte ao suporte do serviço e retome o lote depois; o que falta está pendente.',
    en: (f) => `The service asked to wait for more than a day (${f.message}).`,
    enTodo: 'Ask the support of the service and resume the batch later; what is left is pending.',
  },
  unreachable: {
    pt: (f) =>
      `Não foi possível falar com o serviço${f.url ? ` em ${f.url}` : ''} (${serviceFault(f.reason)}).`,
    ptTodo: 'Confira o endereço e a rede e tente de novo; nada foi gasto no que falta.',
    en: (f) => `The service cannot be reached${f.url ? ` at ${f.url}` : ''} (${f.reason}).`,
    enTodo: 'Check the address and the network and try again.',
  },
  not_the_service: {
    pt: (f) => `${f.url} responde, mas não é o endereço do serviço (${serviceFault(f.reason)}).`,
    ptTodo: 'Confira o endereço (CALC_BASE_URL, ou o da conta) com quem o deu; nada foi gasto.',
    en: (f) => `${f.url} answers, but is not the address of the service (${f.reason}).`,
    enTodo:
      'Check the address (CALC_BASE_URL, or that of the account) with whoever gave it; nothing was spent.',
  },
  service_broken: {
    pt: (f) =>
      `O serviço respondeu com falha${f.url ? ` em ${f.url}` : ''} (${serviceFault(f.reason)}).`,
    ptTodo: 'Tente de novo mais tarde; nada foi gasto.',
    en: (f) => `The service failed${f.url ? ` at ${f.url}` : ''} (${f.reason}).`,
    enTodo: 'Try again later; nothing was spent.',
  },
  store_slow: {
    pt: 'O armazenamento ainda não respondeu; aguardando.',
    en: 'The storage has not answered yet; waiting.',
  },
  variable_unknown: {
    pt: (f) => `${f.name} não é uma variável de lote: o que ela diz não vale.`,
    ptTodo: (f) => `${didYouMean(f.name, f.known, 'pt')}As variáveis estão em docs/referencia.md.`,
    en: (f) => `${f.name} is no variable of lote: it has no effect.`,
    enTodo: (f) => `${didYouMean(f.name, f.known, 'en')}The variables are in docs/referencia.md.`,
  },
  storage_full: {
    pt: (f) => `O armazenamento está cheio (${f.where}).`,
    ptTodo:
      'Libere espaço. O que foi gravado fica; uma resposta que não puder ser gravada em dois minutos se perde: é pedida de novo, ou a linha fica incerta.',
    en: (f) => `The storage is full (${f.where}).`,
    enTodo:
      'Free some space. What was recorded stays; an answer that cannot be recorded within two minutes is lost: it is asked for again, or its row stays uncertain.',
  },
  storage_denied: {
    pt: (f) => `Sem permissão para gravar ou ler em ${f.where}.`,
    ptTodo:
      'Confira as credenciais, ou as permissões e o dono dos arquivos: o worker e os comandos rodam com o mesmo usuário.',
    en: (f) => `No permission at ${f.where}.`,
    enTodo:
      'Check credentials, or permissions and the owner of the files: worker and commands run as one user.',
  },
  storage_other_owner: {
    pt: (f) =>
      `${f.where} é do usuário ${f.owner}, e este comando roda com outro: o que um grava o outro não lê, e o Redis embutido de cada um é outro.`,
    ptTodo: (f) => `Rode os comandos com o usuário do worker: sudo -u '#${f.owner}' npx lote …`,
    en: (f) =>
      `${f.where} is of user ${f.owner}, and this command runs as another: neither reads what the other writes, and each has an embedded Redis of its own.`,
    enTodo: (f) => `Run the commands as the user of the worker: sudo -u '#${f.owner}' npx lote …`,
  },
  service_down: {
    pt: (f) =>
      `O serviço não responde: ${f.probes} chamadas seguidas sem resposta (${serviceFault(f.reason)}).`,
    ptTodo: 'As linhas que faltam ficam pendentes; continue mais tarde com lote resume.',
    en: (f) => `The service does not answer: ${f.probes} calls in a row without one (${f.reason}).`,
    enTodo: 'What is left stays pending; go on later with lote resume.',
  },
  storage_unreachable: {
    pt: (f) => `Não foi possível falar com o armazenamento (${f.where}).`,
    ptTodo: 'Confira STORAGE_URL e S3_ENDPOINT.',
    en: (f) => `The storage cannot be reached (${f.where}).`,
    enTodo: 'Check STORAGE_URL and S3_ENDPOINT.',
  },
  storage_no_bucket: {
    pt: (f) => `O lugar de armazenamento não existe (${f.where}).`,
    ptTodo: 'Crie-o ou corrija STORAGE_URL.',
    en: (f) => `The place of storage does not exist (${f.where}).`,
    enTodo: 'Create it or correct STORAGE_URL.',
  },
  storage_not_folder: {
    pt: (f) => `O lugar de armazenamento não é uma pasta (${f.where}).`,
    ptTodo: 'Corrija STORAGE_URL.',
    en: (f) => `The place of the storage is not a folder (${f.where}).`,
    enTodo: 'Correct STORAGE_URL.',
  },
  storage_failed: {
    pt: (f) => `O armazenamento falhou (${f.where}).`,
    ptTodo: 'Tente de novo; o que foi respondido está guardado.',
    en: (f) => `The storage failed (${f.where}).`,
    enTodo: `Try again. ${pending}`,
  },
  storage_back: {
    pt: (f) => `O armazenamento grava de novo (${f.where}): o trabalho continua.`,
    en: (f) => `The storage takes writes again (${f.where}): the work goes on.`,
  },
  redis_evicts: {
    pt: (f) =>
      `O Redis apaga dados quando enche (maxmemory-policy ${f.policy}): perderia tarefas e a conta do limite.`,
    ptTodo:
      'Ponha maxmemory-policy noeviction no redis.conf, ou redis-cli CONFIG SET maxmemory-policy noeviction.',
    en: (f) =>
      `Redis drops data when it is full (maxmemory-policy ${f.policy}): it would lose tasks and the count of the limit.`,
    enTodo:
      'Set maxmemory-policy noeviction in redis.conf, or redis-cli CONFIG SET maxmemory-policy noeviction.',
  },
  redis_policy_unread: {
    pt: (f) => `O Redis não deixa ler a sua maxmemory-policy (${f.reason}).`,
    ptTodo: 'Confira com quem o mantém que ela é noeviction.',
    en: (f) => `Redis does not let its maxmemory-policy be read (${f.reason}).`,
    enTodo: 'Ask who keeps it whether it is noeviction.',
  },
  redis_clock: {
    pt: (f) =>
      `O relógio desta máquina está ${Math.abs(Number(f.seconds))} s ${Number(f.seconds) > 0 ? 'adiantado' : 'atrasado'} em relação ao do Redis: os limites podem ser rompidos.`,
    ptTodo: 'Acerte os dois relógios (NTP).',
    en: (f) =>
      `The clock of this machine is ${Math.abs(Number(f.seconds))} s ${Number(f.seconds) > 0 ? 'ahead of' : 'behind'} that of Redis: limits may be broken.`,
    enTodo: 'Set both clocks (NTP).',
  },
  redis_unreachable: {
    pt: (f) =>
      `Não foi possível falar com o Redis em ${f.url}: ele não existe aí, ou não responde.`,
    ptTodo:
      'Ligue-o, ou confira REDIS_URL. Sem ela usa-se o embutido, que outras máquinas não veem.',
    en: (f) => `Redis cannot be reached at ${f.url}: it is not there, or does not answer.`,
    enTodo:
      'Start it, or check REDIS_URL. Without it the embedded one is used, which other machines do not see.',
  },
  redis_unusable: {
    pt: (f) => `O Redis em ${f.url} não serve (${redisReason(f.reason)}).`,
    ptTodo: 'Confira a memória, a senha e a configuração dele.',
    en: (f) => `Redis at ${f.url} cannot be used (${f.reason}).`,
    enTodo: 'Check its memory and configuration.',
  },
  redis_folder_shared: {
    pt: (f) => `O Redis embutido não pode ficar em ${embedded(f.url)}: a pasta é também de outros.`,
    ptTodo: 'Aponte LOTE_RUN_DIR para uma pasta só sua.',
    en: (f) => `The embedded Redis cannot be in ${embedded(f.url)}: the folder is others' too.`,
    enTodo: 'Point LOTE_RUN_DIR to a folder of your own.',
  },
  redis_no_folder: {
    pt: (f) =>
      `O Redis embutido não pode ficar em ${embedded(f.url)}: não é uma pasta, ou não pode ser criada.`,
    ptTodo: 'Aponte LOTE_RUN_DIR para uma pasta só sua.',
    en: (f) =>
      `The embedded Redis cannot be in ${embedded(f.url)}: it is no folder, or cannot be made.`,
    enTodo: 'Point LOTE_RUN_DIR to a folder of your own.',
  },
  redis_no_space: {
    pt: (f) => `O Redis embutido não começou: o disco de ${embedded(f.url)} está cheio.`,
    ptTodo: 'Libere espaço aí e rode o comando de novo; lote list não precisa dele.',
    en: (f) => `The embedded Redis did not start: the disk of ${embedded(f.url)} is full.`,
    enTodo: 'Free some space there and run the command again; lote list does without it.',
  },
  redis_not_started: {
    pt: (f) => `O Redis embutido não começou em ${embedded(f.url)}.`,
    ptTodo: 'Tente de novo; se continuar assim, aponte REDIS_URL para um Redis seu.',
    en: (f) => `The embedded Redis did not start in ${embedded(f.url)}.`,
    enTodo: 'Try again; if it stays so, point REDIS_URL to a Redis of your own.',
  },
  out_not_usable: {
    pt: (f) => `${f.option} ${f.path}: não é possível gravar aí: ${placeFault(f, 'pt')}.`,
    ptTodo: 'Escolha outro arquivo .xlsx; nada foi gasto.',
    en: (f) => `${f.option} ${f.path}: cannot be written there: ${placeFault(f, 'en')}.`,
    enTodo: 'Choose another .xlsx file; nothing was spent.',
  },
  sheets_asked: {
    pt: '--sheets aceita all, e precisa de --out.',
    ptTodo: 'lote result LOTE --sheets all --out todas.xlsx',
    en: '--sheets takes all, and needs --out.',
    enTodo: 'lote result BATCH --sheets all --out all.xlsx',
  },
  out_set_aside: {
    pt: (f) => `${f.path} já existia: o que havia nele está em ${f.kept}.`,
    en: (f) => `${f.path} was there already: what it held is in ${f.kept}.`,
  },
  out_not_writable: {
    pt: (f) => `${f.path} não pôde ser gravado (${f.reason}).`,
    ptTodo: (f) =>
      `O resultado está guardado: ${f.place ?? `lote result ${f.batch} --out OUTRO.xlsx`}`,
    en: (f) => `Cannot write ${f.path} (${f.reason}).`,
    enTodo: (f) => `The result is kept: ${f.place ?? `lote result ${f.batch} --out ANOTHER.xlsx`}`,
  },
  no_batch: {
    pt: (f) => `Não há lote ${f.batch}.`,
    ptTodo: 'Veja os lotes com lote list; do número bastam as seis últimas letras.',
    en: (f) => `There is no batch ${f.batch}.`,
    enTodo: 'See the batches with lote list; the last six letters of an id are enough.',
  },
  outcomes_missing: {
    pt: (f) =>
      f.count === 1
        ? 'O resultado de 1 chamada já não está no armazenamento; ele é refeito da resposta guardada.'
        : `Os resultados de ${f.count} chamadas já não estão no armazenamento; são refeitos das respostas guardadas.`,
    en: (f) =>
      f.count === 1
        ? 'The outcome of 1 call is not in the storage any more; it is made again from the stored answer.'
        : `The outcomes of ${f.count} calls are not in the storage any more; they are made again from the stored answers.`,
  },
  record_unreadable: {
    pt: (f) => {
      if (f.problem === 'version')
        return `O registro ${f.key} foi gravado por uma versão mais nova do lote (${f.found}).`
      if (f.problem === 'missing') return `O registro ${f.key} não está no armazenamento.`
      if (f.problem === 'kind') return `O registro ${f.key} é de outro tipo (${f.found}).`
      return `O registro ${f.key} está danificado.`
    },
    ptTodo: (f) =>
      f.problem === 'version'
        ? 'Use a versão que o gravou, ou uma mais nova.'
        : 'Restaure-o de uma cópia do armazenamento.',
    en: (f) => {
      if (f.problem === 'version')
        return `The record ${f.key} was made by a later release of lote (${f.found}).`
      if (f.problem === 'missing') return `The record ${f.key} is not in the storage.`
      if (f.problem === 'kind') return `The record ${f.key} is of another kind (${f.found}).`
      return `The record ${f.key} is damaged.`
    },
    enTodo: (f) =>
      f.problem === 'version'
        ? 'Use the release that wrote it, or a later one.'
        : 'Restore it from a copy of the storage.',
  },
  not_finished: {
    pt: (f) => `O lote ${f.batch} ainda não terminou.`,
    ptTodo: (f) => `Retome com lote resume ${f.batch}.`,
    en: (f) => `The batch ${f.batch} is not finished.`,
    enTodo: (f) => `Resume it with lote resume ${f.batch}.`,
  },
  resume_needs_sandbox: {
    pt: (f) => `O lote ${f.batch} é um ensaio.`,
    ptTodo: (f) => `Retome com lote resume ${f.batch} --sandbox.`,
    en: (f) => `The batch ${f.batch} is a rehearsal.`,
    enTodo: (f) => `Resume it with lote resume ${f.batch} --sandbox.`,
  },
  repeat_cancelled: {
    pt: (f) =>
      `O lote ${f.batch} foi cancelado: as linhas pendentes também seriam pedidas, e pagas.`,
    ptTodo: 'Envie as linhas incertas, que estão em Pendências, numa planilha só com elas.',
    en: (f) =>
      `The batch ${f.batch} was cancelled: its pending rows would be asked as well, and paid for.`,
    enTodo: 'Submit the uncertain rows, which stand in Pendências, in a sheet of their own.',
  },
  other_account: {
    pt: (f) =>
      `O lote ${f.batch} foi planejado para a conta ${quoted(f.account)} e outro serviço ou chave.`,
    ptTodo: (f) =>
      `Retome com a mesma URL e a mesma chave; ou encerre-o com lote cancel ${f.batch} e lote resume ${f.batch}, que não chama nada, e envie o arquivo de novo.`,
    en: (f) =>
      `The batch ${f.batch} was planned for account ${quoted(f.account)} and another service or key.`,
    enTodo: (f) =>
      `Resume it with the same URL and key; or end it with lote cancel ${f.batch} and lote resume ${f.batch}, which calls nothing, and submit the file again.`,
  },
  submit_needs_queue: {
    pt: 'Com --sandbox não há para quem enviar: o ensaio vive só neste processo.',
    ptTodo: 'Use lote run --sandbox.',
    en: 'With --sandbox there is nobody to submit to: the rehearsal lives in this process only.',
    enTodo: 'Use lote run --sandbox.',
  },
  declined: {
    pt: 'Nada foi feito.',
    en: 'Nothing was done.',
  },
  interrupted: {
    pt: 'Interrompido. O que foi respondido está guardado.',
    ptTodo: (f) => `Retome com: lote resume ${f.batch}`,
    en: `Interrupted. ${pending}`,
    enTodo: (f) => `Resume with: lote resume ${f.batch}`,
  },
  unexpected: {
    pt: (f) => `Erro inesperado: ${f.message}`,
    ptTodo: 'O que foi respondido está guardado; veja o log.',
    en: (f) => `Unexpected error: ${f.message}`,
    enTodo: `${pending} See the log.`,
  },
} satisfies Messages
