import type { Facts } from './message.js'
import { type Message, quoted } from './message.js'
import { placeFault } from './place-fault.js'

const WORD: Record<string, string> = { index: 'o índice', table: 'a tabela judicial' }
const kind = (f: Facts) => WORD[String(f.kind)]

/** Messages of the commands on the catalogue, saved calculations and keys. */
export const readingPt = {
  // Catalogue
  catalogue_unknown: {
    text: (f) => `O serviço não conhece ${kind(f)} ${quoted(f.ref)}.`,
    todo: (f) => `Veja os nomes com lote ${f.kind} list.`,
  },
  catalogue_other_kind: {
    text: (f) =>
      f.kind === 'index'
        ? `${quoted(f.ref)} é uma tabela judicial, não um índice.`
        : `${quoted(f.ref)} é um índice, não uma tabela judicial.`,
    todo: (f) => `Use lote ${f.kind === 'index' ? 'table' : 'index'}.`,
  },
  catalogue_legacy: {
    text: (f) =>
      f.right
        ? `O número ${f.ref} é o antigo identificador de uma tabela judicial; o atual é ${f.right}.`
        : `${quoted(f.ref)} é um identificador antigo de tabela judicial: ${f.message}`,
    todo: (f) => (f.right ? `Use lote table ${f.verb} ${f.right}.` : 'Use lote table list.'),
  },
  series_composite: {
    text: (f) => `O índice ${quoted(f.ref)} é composto de outros e não tem série própria.`,
    todo: () => 'Peça a série de cada índice que o compõe.',
  },
  series_truncated: {
    text: (f) => `O serviço cortou a série em ${f.count} linhas: faltam meses do período pedido.`,
    todo: () => 'Peça em partes, com --from e --to.',
  },
  series_unpublished: {
    text: (f) =>
      `Linhas de meses ainda não publicados: ${f.count}. Estão sem valor, o que não quer dizer deflação.`,
  },

  // Files
  table_out_not_usable: {
    text: (f) => `--out ${f.path}: não é possível gravar aí: ${placeFault(f, 'pt')}.`,
    todo: () => 'Escolha outro arquivo, .csv ou .xlsx.',
  },
  table_out_not_writable: {
    text: (f) => `${f.path} não pôde ser gravado (${f.reason}).`,
    todo: () => 'Feche-o se está aberto no Excel, ou escolha outro nome.',
  },

  // The service
  service_refused: {
    text: (f) => `O serviço recusou o pedido: ${f.message} (${f.code}).`,
    todo: () => 'Confira o que foi pedido.',
  },
  service_bad_input: {
    text: (f) => `Não há como pedir isso ao serviço (${f.field}: ${f.problem}).`,
    todo: () => 'Confira o que foi pedido.',
  },
  service_waits: {
    text: (f) => `O serviço pede que se espere ${f.seconds} s, até ${f.until} (São Paulo).`,
    todo: () => 'Tente de novo depois dessa hora; nada foi gasto.',
  },
  service_waiting: { text: (f) => `O serviço pediu espera: de novo em ${f.seconds} s.` },
  rehearsal: { text: () => 'ENSAIO: os dados vêm do sandbox, não do serviço.' },

  // Session and keys
  login_missing: {
    text: () => 'Falta o login de uma pessoa, e não há terminal para perguntar.',
    todo: (f) => `Defina ${f.login} e ${f.password} (ou ${f.file}).`,
  },
  login_refused: {
    text: (f) => `O serviço recusou o login ou a senha (${f.code}: ${f.message}).`,
    todo: () => 'Confira o login e a senha; as chaves são de quem entra no site.',
  },
  session_refused: {
    text: (f) => `O serviço não aceitou a sessão (${f.code}: ${f.message}).`,
    todo: () => 'Entre de novo; uma chave não lista nem cria chaves.',
  },
  session_interrupted: { text: () => 'Interrompido.' },
  logout_failed: {
    text: (f) => `A sessão no serviço não pôde ser encerrada (${f.reason}).`,
    todo: () => 'Ela fica aberta lá até expirar; a senha não foi guardada.',
  },
  key_once: {
    text: () => 'A chave é mostrada só agora: guarde-a já.',
  },
  key_maybe_created: {
    text: (f) => `A resposta se perdeu (${f.reason}): a chave pode ter sido criada.`,
    todo: () => 'Veja com lote keys list e revogue a que sobrar com lote keys revoke.',
  },
  key_unknown: {
    text: (f) => `Não há chave ${f.id} nesta conta.`,
    todo: () => 'Veja os números com lote keys list; chaves do site são revogadas no site.',
  },
  key_not_revoked: {
    text: (f) => `O serviço respondeu que a chave ${f.id} não foi revogada.`,
    todo: () => 'Veja com lote keys list e tente de novo.',
  },
  key_revoked: {
    text: (f) => `Chave ${f.id} revogada: quem a usa recebe 401 a partir de agora.`,
  },
} satisfies Record<string, Message>
