import type { Outcome } from '../core/outcome.js'
import { count } from '../messages/format.js'

/** Names of outcomes in the workbook. */
export const OUTCOME_WORDS: Record<Outcome, string> = {
  ok: 'OK',
  warned: 'Com aviso',
  rejected: 'Rejeitada',
  failed: 'Falha',
  duplicate: 'Repetida',
  ignored: 'Ignorada',
  pending: 'Pendente',
}

/** In place of a sum that no row has a value for: it is not zero. */
export const NO_SUM = '–'

/** What «Ignorada» may be. */
export const IGNORED = 'cabeçalho, título, total ou em branco'

/** Why a line is no item. */
export const IGNORED_WORDS: Record<string, string> = {
  title: 'título acima da tabela',
  header: 'cabeçalho',
  total: 'linha de total',
  note: 'nota ou rodapé',
  'read-before': 'já lida pela noite, na pasta dela',
}

const LABELS: Record<string, string> = {
  data_base: 'Data de vencimento ou termo inicial',
  valor: 'Valor histórico',
  numero_processo: 'Nº do processo',
  cliente: 'Cliente',
  parte_contraria: 'Parte contrária',
  documento: 'CPF/CNPJ',
  descricao: 'Descrição',
  custas: 'Custas',
  indice: 'Índice',
  tabela: 'Tabela judicial',
  data_atualizacao: 'Atualizar até',
  juros_percentual: 'Juros % a.m.',
  juros_from: 'Início dos juros',
  multa_percentual: 'Multa %',
  honorarios: 'Honorários',
  honorarios_modo: 'Tipo dos honorários (p: percentual, v: valor)',
  selic: 'SELIC no lugar dos juros',
  selic_from: 'SELIC desde',
  selic_until: 'SELIC até',
  selic_base: 'Base da SELIC',
  selic_version: 'Versão da SELIC: 1 (mês) ou 2 (dia)',
  save: 'Salvar na conta',
  name: 'Nome do cálculo',
  oab_numero: 'OAB',
  oab_uf: 'UF da OAB',
  advogado_nome: 'Advogado(a)',
  oab_nome: 'Advogado(a)',
  parte_nome: 'Parte',
  texto_busca: 'Texto procurado',
  tribunal: 'Tribunal',
  tipo_comunicacao: 'Tipo de comunicação',
  orgao_id: 'ID do órgão',
  data_inicio: 'Disponibilizadas desde',
  data_fim: 'Disponibilizadas até',
  numero_acao_originaria: 'Nº da ação originária',
  numero_execucao: 'Nº da execução ou do cumprimento',
  numero_precatorio: 'Nº do precatório ou da RPV',
  data_citacao: 'Data da citação',
  data_transito: 'Trânsito em julgado',
  responsavel: 'Responsável interno',
  responsavel_email: 'E-mail do responsável',
  comarca_vara: 'Comarca ou vara',
  pasta: 'Pasta ou ID interno',
  calc_id: 'ID do cálculo salvo',
  arquivo: 'Arquivo do documento',
  tipo_documento: 'Tipo do documento',
  calc_tipo: 'Tipo do cálculo',
  calc_nome: 'Nome do cálculo',
  pasta_documento: 'Pasta do documento',
  conteudo_documento: 'Conteúdo do documento',
  titular_documento: 'Titular do documento',
}

export function labels(field: string): string {
  return LABELS[field] ?? field
}

/** Formats `1.234`: without the point it would pass for a year. */
export function wholeNumber(number: number): string {
  return count('pt', number)
}

/** Formats `1 linha`, `2.000 linhas`. */
export function counted(number: number, one: string, many: string): string {
  return `${wholeNumber(number)} ${number === 1 ? one : many}`
}
