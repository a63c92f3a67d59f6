import type { Facts } from '../sentence.js'
import { type Message, quoted } from './message.js'

const cell = (f: Facts) =>
  f.value === '' || f.value === undefined ? '' : ` (recebido: ${quoted(f.value)})`

/** What jobs of the gazette tell people. */
export const gazetteJobsPt = {
  row_not_cnj: {
    text: (f) => `Não é um número de processo do CNJ, ou os dígitos não conferem${cell(f)}.`,
    todo: () => 'Confira o número nos autos: são 20 dígitos. Nada foi perguntado ao serviço.',
  },
  row_no_such_court: {
    text: (f) => `Não existe tribunal com o código ${f.code} do número${cell(f)}.`,
    todo: () => 'Confira o número nos autos. Nada foi perguntado ao serviço.',
  },
  note_case_incident: {
    text: (f) => `A consulta é do processo principal, sem o sufixo do incidente${cell(f)}.`,
    todo: () => 'Nada, se era esse o processo.',
  },
  case_nothing_published: {
    text: (f) => `O ${f.court} está na base, e ela não tem publicação deste processo.`,
    todo: () => 'Se há andamento, ele não foi ao diário nacional: veja no sistema do tribunal.',
  },
  case_out_of_coverage: {
    text: (f) => `O ${f.court} não está na base do serviço, ou está inativo nela.`,
    todo: () => 'Consulte o diário e o sistema do tribunal: a ausência aqui não diz nada.',
  },
  case_coverage_unknown: {
    text: (f) => `A base não tem o processo, e não disse se tem o ${f.court}.`,
    todo: () => 'Não tome por processo sem publicação: envie a linha de novo mais tarde.',
  },
  case_without_items: {
    text: () => 'A base conhece o processo, e não mandou publicação dele.',
    todo: () => 'Confira no sistema do tribunal.',
  },
  case_cut: {
    text: (f) => `O serviço informa ${f.told} publicações e mandou ${f.came}.`,
    todo: () => 'O dossiê está incompleto: procure o processo com --job publications.',
  },
  case_unrecognised: {
    text: () => 'A resposta do serviço não tem lista de publicações que se reconheça.',
    todo: () => 'Os outros campos estão na aba Capa, e a resposta inteira está guardada.',
  },
  told_price_not_found: {
    text: () =>
      'Cada processo que a base não tiver custa mais uma chamada, à lista de tribunais: o orçamento é o mínimo.',
  },
} satisfies Record<string, Message>
