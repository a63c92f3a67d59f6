import { type Facts, type Messages, quoted } from './message.js'
import { placeFault } from './place-fault.js'

const WORD_PT: Record<string, string> = { index: 'o índice', table: 'a tabela judicial' }
const WORD_EN: Record<string, string> = { index: 'index', table: 'judicial table' }
const kindPt = (f: Facts) => WORD_PT[String(f.kind)]
const kindEn = (f: Facts) => WORD_EN[String(f.kind)]

const NOT_OPEN_PT: Readonly<Record<string, string>> = {
  ENOSPC: 'O disco está cheio: libere espaço, ou escolha outro lugar.',
  ENAMETOOLONG: 'O nome é comprido demais: escolha outro.',
}
const NOT_OPEN_EN: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room, or choose another place.',
  ENAMETOOLONG: 'The name is too long: choose another.',
}

/** Messages of the commands on the catalogue, saved calculations and keys. */
export const readingMessages = {
  // Catalogue
  catalogue_unknown: {
    pt: (f) => `O serviço não conhece ${kindPt(f)} ${quoted(f.ref)}.`,
    ptTodo: (f) =>
      `Veja os nomes com lote ${f.kind} list${f.kind === 'index' ? '; os das tabelas judiciais, com lote table list' : ''}.`,
    en: (f) => `The service does not know the ${kindEn(f)} ${quoted(f.ref)}.`,
    enTodo: (f) =>
      `See the names with lote ${f.kind} list${f.kind === 'index' ? '; those of judicial tables with lote table list' : ''}.`,
  },
  catalogue_other_kind: {
    pt: (f) =>
      f.kind === 'index'
        ? `${quoted(f.ref)} é uma tabela judicial, não um índice.`
        : `${quoted(f.ref)} é um índice, não uma tabela judicial.`,
    ptTodo: (f) => `Use lote ${f.kind === 'index' ? 'table' : 'index'}.`,
    en: (f) =>
      f.kind === 'index'
        ? `${quoted(f.ref)} is a judicial table, not an index.`
        : `${quoted(f.ref)} is an index, not a judicial table.`,
    enTodo: (f) => `Use lote ${f.kind === 'index' ? 'table' : 'index'}.`,
  },
  catalogue_legacy: {
    pt: (f) =>
      f.right
        ? `O número ${f.ref} é o antigo identificador de uma tabela judicial; o atual é ${f.right}.`
        : `${quoted(f.ref)} é um identificador antigo de tabela judicial: ${f.message}`,
    ptTodo: (f) => (f.right ? `Use lote table ${f.verb} ${f.right}.` : 'Use lote table list.'),
    en: (f) =>
      f.right
        ? `The number ${f.ref} is the former id of a judicial table; the present one is ${f.right}.`
        : `${quoted(f.ref)} is a former id of a judicial table: ${f.message}`,
    enTodo: (f) => (f.right ? `Use lote table ${f.verb} ${f.right}.` : 'Use lote table list.'),
  },
  series_composite: {
    pt: (f) => `O índice ${quoted(f.ref)} é composto de outros e não tem série própria.`,
    ptTodo: 'Peça a série de cada índice que o compõe.',
    en: (f) => `The index ${quoted(f.ref)} is made of others and has no series of its own.`,
    enTodo: 'Ask for the series of each index it is made of.',
  },
  series_truncated: {
    pt: (f) => `O serviço cortou a série em ${f.count} linhas: faltam meses do período pedido.`,
    ptTodo: 'Peça em partes, com --from e --to.',
    en: (f) => `The service cut the series at ${f.count} rows: months of the period are missing.`,
    enTodo: 'Ask in parts, with --from and --to.',
  },
  series_unpublished: {
    pt: (f) =>
      `Linhas de meses ainda não publicados: ${f.count}. Estão sem valor, o que não quer dizer deflação.`,
    en: (f) =>
      `Rows of months that are not published yet: ${f.count}. They have no value, which is not deflation.`,
  },
  // Files
  table_out_not_usable: {
    pt: (f) => `--out ${f.path}: não é possível gravar aí: ${placeFault(f, 'pt')}.`,
    ptTodo: 'Escolha outro arquivo, .csv ou .xlsx.',
    en: (f) => `--out ${f.path}: cannot write there: ${placeFault(f, 'en')}.`,
    enTodo: 'Choose another file, .csv or .xlsx.',
  },
  table_out_not_writable: {
    pt: (f) => `${f.path} não pôde ser gravado (${f.reason}).`,
    ptTodo: (f) =>
      NOT_OPEN_PT[String(f.reason)] ?? 'Feche-o se está aberto no Excel, ou escolha outro nome.',
    en: (f) => `Could not write ${f.path} (${f.reason}).`,
    enTodo: (f) =>
      NOT_OPEN_EN[String(f.reason)] ?? 'Close it if it is open in Excel, or choose another name.',
  },
  // The service
  service_refused: {
    pt: (f) => `O serviço recusou o pedido: ${f.message} (${f.code}).`,
    ptTodo: 'Confira o que foi pedido.',
    en: (f) => `The service refused the request: ${f.message} (${f.code}).`,
    enTodo: 'Check what was asked.',
  },
  service_bad_input: {
    pt: (f) => `Não há como pedir isso ao serviço (${f.field}: ${f.problem}).`,
    ptTodo: 'Confira o que foi pedido.',
    en: (f) => `The service cannot be asked that (${f.field}: ${f.problem}).`,
    enTodo: 'Check what was asked.',
  },
  service_waits: {
    pt: (f) => `O serviço pede que se espere ${f.seconds} s, até ${f.until} (São Paulo).`,
    ptTodo: 'Tente de novo depois dessa hora; nada foi gasto.',
    en: (f) => `The service asks to wait ${f.seconds} s, until ${f.until} (São Paulo).`,
    enTodo: 'Try again after that; nothing was spent.',
  },
  service_waiting: {
    pt: (f) => `O serviço pediu espera: de novo em ${f.seconds} s.`,
    en: (f) => `The service asked to wait: again in ${f.seconds} s.`,
  },
  rehearsal: {
    pt: 'ENSAIO: os dados vêm do sandbox, não do serviço.',
    en: 'REHEARSAL: data of the sandbox, not of the service.',
  },
  // Session and keys
  login_missing: {
    pt: 'Falta o login de uma pessoa, e não há terminal para perguntar.',
    ptTodo: (f) => `Defina ${f.login} e ${f.password} (ou ${f.file}).`,
    en: 'The login of a person is missing, and there is no terminal to ask at.',
    enTodo: (f) => `Set ${f.login} and ${f.password} (or ${f.file}).`,
  },
  login_refused: {
    pt: (f) => `O serviço recusou o login ou a senha (${f.code}: ${f.message}).`,
    ptTodo: 'Confira o login e a senha; as chaves são de quem entra no site.',
    en: (f) => `The service refused the login or the password (${f.code}: ${f.message}).`,
    enTodo: 'Check both; keys belong to who logs in to the website.',
  },
  session_refused: {
    pt: (f) => `O serviço não aceitou a sessão (${f.code}: ${f.message}).`,
    ptTodo: 'Entre de novo; uma chave não lista nem cria chaves.',
    en: (f) => `The service did not accept the session (${f.code}: ${f.message}).`,
    enTodo: 'Log in again; a key neither lists nor creates keys.',
  },
  session_interrupted: {
    pt: 'Interrompido.',
    en: 'Interrupted.',
  },
  logout_failed: {
    pt: (f) => `A sessão no serviço não pôde ser encerrada (${f.reason}).`,
    ptTodo: 'Ela fica aberta lá até expirar; a senha não foi guardada.',
    en: (f) => `Could not end the session at the service (${f.reason}).`,
    enTodo: 'It stays open there until it expires; the password was not kept.',
  },
  key_once: {
    pt: 'A chave é mostrada só agora: guarde-a já.',
    en: 'The key is shown only now: store it at once.',
  },
  key_maybe_created: {
    pt: (f) => `A resposta se perdeu (${f.reason}): a chave pode ter sido criada.`,
    ptTodo: 'Veja com lote keys list e revogue a que sobrar com lote keys revoke.',
    en: (f) => `The answer was lost (${f.reason}): the key may have been created.`,
    enTodo: 'Look with lote keys list, and revoke what is too many with lote keys revoke.',
  },
  key_unknown: {
    pt: (f) => `Não há chave ${f.id} nesta conta.`,
    ptTodo: 'Veja os números com lote keys list; chaves do site são revogadas no site.',
    en: (f) => `This account has no key ${f.id}.`,
    enTodo: 'See the numbers with lote keys list; keys of the website are revoked there.',
  },
  key_not_revoked: {
    pt: (f) => `O serviço respondeu que a chave ${f.id} não foi revogada.`,
    ptTodo: 'Veja com lote keys list e tente de novo.',
    en: (f) => `The service answered that the key ${f.id} was not revoked.`,
    enTodo: 'Look with lote keys list and try again.',
  },
  key_revoked: {
    pt: (f) => `Chave ${f.id} revogada: quem a usa recebe 401 a partir de agora.`,
    en: (f) => `Key ${f.id} is revoked: whoever uses it gets 401 from now on.`,
  },
} satisfies Messages
