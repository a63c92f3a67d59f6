import type { Facts } from './message.js'

/** English names of fields and laws, which the facts of records have in Portuguese. */
const LABELS: Readonly<Record<string, string>> = {
  Acompanhado: 'Watched',
  'Advogado(a)': 'Lawyer',
  'Advogado(a) da inscrição': 'Lawyer of the registration',
  Advogados: 'Lawyers',
  Alteradas: 'Changed',
  Arquivo: 'File',
  'Arquivo do documento': 'File of the document',
  'Atualizar até': 'Update to',
  'Busca completa': 'Complete search',
  Canceladas: 'Cancelled',
  'Causa provável': 'Probable cause',
  Cliente: 'Client',
  Cobertura: 'Coverage',
  'Comarca ou vara': 'District or court',
  Comparação: 'Comparison',
  Conferir: 'To check',
  Conferência: 'Check',
  'Conferência dos juros': 'Check of the interest',
  Consulta: 'Search',
  Correção: 'Correction',
  'Custas? (S/N)': 'Court costs? (S/N)',
  Cálculo: 'Calculation',
  Data: 'Date',
  'Corrigido desde': 'Corrected from',
  'Data da citação': 'Day of the citation',
  'Data de vencimento ou termo inicial': 'Due date or first day',
  Descrição: 'Description',
  'Detalhes lidos': 'Details read',
  Diferença: 'Difference',
  'Diferença (R$)': 'Difference (R$)',
  'Diferença da conferência': 'Difference of the check',
  'Fim do período': 'End of the period',
  'Início do período': 'Start of the period',
  'E-mail do responsável': 'E-mail of the responsible',
  'Encargos (total − corrigido)': 'Charges (total − corrected)',
  Fator: 'Factor',
  'Fator próprio': 'Own factor',
  'Grafias perguntadas': 'Spellings asked',
  'Hash do link público': 'Hash of the public link',
  Honorários: 'Fees',
  'ID do cálculo': 'Id of the calculation',
  'ID do cálculo salvo': 'Id of the saved calculation',
  'ID do órgão': 'Id of the organ',
  Inscrição: 'Registration',
  Juros: 'Interest',
  'Juros % a.m.': 'Interest, % a month',
  'Já vistas': 'Seen before',
  Leitura: 'Reading',
  'Link público': 'Public link',
  'Memória de cálculo': 'Record of the calculation',
  Multa: 'Fine',
  'Multa %': 'Fine, %',
  Nome: 'Name',
  'Nome do cálculo': 'Name of the calculation',
  'Nome do meio': 'Middle name',
  'Nome na base': 'Name in the base',
  Novas: 'New',
  'Nº da ação originária': 'Number of the original case',
  'Nº da execução ou do cumprimento': 'Number of the enforcement',
  'Nº do precatório ou da RPV': 'Number of the court-ordered payment',
  'Nº do processo': 'Case number',
  OAB: 'Registration (OAB)',
  Parte: 'Party',
  'Parte contrária': 'Opposing party',
  Partes: 'Parties',
  Parâmetros: 'Parameters',
  'Pasta do documento': 'Folder of the document',
  'Pasta ou ID interno': 'Folder or own id',
  Pessoas: 'Persons',
  Primeira: 'First',
  Processos: 'Cases',
  Publicações: 'Publications',
  'Páginas do documento': 'Pages of the document',
  'Conteúdo do documento': 'Content of the document',
  'Titular do documento': 'Holder of the document',
  Registros: 'Records',
  'Responsável interno': 'Responsible in the office',
  Sobrenome: 'Surname',
  Tardias: 'Late',
  'Texto procurado': 'Text searched for',
  Tipo: 'Type',
  'Tipo de comunicação': 'Type of communication',
  'Tipo do cálculo': 'Type of calculation',
  'Tipo do documento': 'Type of document',
  Totais: 'Totals',
  'Total antes': 'Total before',
  'Total antes (onde o serviço o mostra)': 'Total before (where the service shows it)',
  'Total depois': 'Total after',
  'Total lido de': 'Total read from',
  Tribunal: 'Court',
  'Trânsito em julgado': 'Day the judgment became final',
  'UF da OAB': 'State of the registration',
  'Valor atualizado': 'Updated amount',
  'Valor corrigido': 'Corrected amount',
  'Valor histórico': 'Original amount',
  'Variação (%)': 'Change (%)',
  'Índice ou tabela': 'Index or table',
  Última: 'Last',
  'a EC 113/2021 (da Fazenda Pública, SELIC de 09/12/2021)':
    'EC 113/2021 (of the Treasury, SELIC from 09/12/2021)',
  'a Lei 14.905/2024 (civil, de 30/08/2024)': 'Law 14.905/2024 (civil, from 30/08/2024)',
  'a EC 136/2025 (da Fazenda Pública, de 08 a 09/2025)':
    'EC 136/2025 (of the Treasury, from 08 to 09/2025)',
  // Older batches hold these labels.
  'a EC 113/2021 (SELIC, de 09/12/2021)': 'EC 113/2021 (SELIC, from 09/12/2021)',
  'a Lei 14.905/2024 (de 30/08/2024)': 'Law 14.905/2024 (from 30/08/2024)',
  'a EC 136/2025 (de 08 a 09/2025)': 'EC 136/2025 (from 08 to 09/2025)',
}

/** Returns the English name of a label; other texts are unchanged. */
export function englishLabel(label: string): string {
  const [, count = '', name = ''] = /^(\d+ )?(.*)$/s.exec(label) ?? []
  return Object.hasOwn(LABELS, name) ? `${count}${LABELS[name]}` : label
}

/** Facts that may hold such names; other facts may be texts of a user's sheet. */
const NAMED = ['label', 'asked', 'needed', 'law', 'laws'] as const

export function englishFacts(facts: Facts): Facts {
  const english = (fact: Facts[string]): Facts[string] => {
    if (typeof fact === 'string') return englishLabel(fact)
    return Array.isArray(fact) ? fact.map(englishLabel) : fact
  }
  const named = NAMED.filter((name) => facts[name] !== undefined)
  return { ...facts, ...Object.fromEntries(named.map((name) => [name, english(facts[name])])) }
}
