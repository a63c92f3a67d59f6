import type { Outcome } from '../outcome.js'

/** Outcomes as the workbook calls them. */
export const OUTCOME_WORDS: Record<Outcome, string> = {
  ok: 'OK',
  warned: 'Com aviso',
  rejected: 'Rejeitada',
  failed: 'Falha',
  duplicate: 'Repetida',
  ignored: 'Ignorada',
  pending: 'Pendente',
}

/** Why a line is no item. */
export const IGNORED_WORDS: Record<string, string> = {
  title: 'título acima da tabela',
  header: 'cabeçalho',
  total: 'linha de total',
  note: 'nota ou rodapé',
}

const LABELS: Record<string, string> = {
  data_base: 'Data de vencimento ou termo inicial',
  valor: 'Valor histórico',
  numero_processo: 'Nº do processo',
  cliente: 'Cliente',
  descricao: 'Descrição',
  custas: 'Custas',
  indice: 'Índice ou tabela',
  data_atualizacao: 'Atualizar até',
  juros_percentual: 'Juros % a.m.',
  multa_percentual: 'Multa %',
  honorarios: 'Honorários',
}

export function labels(field: string): string {
  return LABELS[field] ?? field
}
