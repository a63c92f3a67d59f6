import type { Facts } from './message.js'

/** English names of fields and laws, which the facts of records have in Portuguese. */
const LABELS: Readonly<Record<string, string>> = {
  'Advogado(a)': 'Lawyer',
  'Advogado(a) da inscrição': 'Lawyer of the registration',
  'Arquivo do documento': 'File of the document',
  'Atualizar até': 'Update to',
  Cliente: 'Client',
  'Comarca ou vara': 'District or court',
  'Custas? (S/N)': 'Court costs? (S/N)',
  Data: 'Date',
  'Corrigido desde': 'Corrected from',
  'Data da citação': 'Day of the citation',
  'Data de vencimento ou termo inicial': 'Due date or first day',
  Descrição: 'Description',
  'Disponibilizadas até': 'Made available until',
  'Disponibilizadas desde': 'Made available from',
  'E-mail do responsável': 'E-mail of the responsible',
  Honorários: 'Fees',
  'ID do cálculo': 'Id of the calculation',
  'ID do cálculo salvo': 'Id of the saved calculation',
  'ID do órgão': 'Id of the organ',
  'Juros % a.m.': 'Interest, % a month',
  'Memória de cálculo': 'Record of the calculation',
  'Multa %': 'Fine, %',
  'Nome do cálculo': 'Name of the calculation',
  'Nome do meio': 'Middle name',
  'Nº da ação originária': 'Number of the original case',
  'Nº da execução ou do cumprimento': 'Number of the enforcement',
  'Nº do precatório ou da RPV': 'Number of the court-ordered payment',
  'Nº do processo': 'Case number',
  OAB: 'Registration (OAB)',
  Parte: 'Party',
  'Parte contrária': 'Opposing party',
  Parâmetros: 'Parameters',
  'Pasta do documento': 'Folder of the document',
  'Pasta ou ID interno': 'Folder or own id',
  'Páginas do documento': 'Pages of the document',
  'Responsável interno': 'Responsible in the office',
  Sobrenome: 'Surname',
  'Texto procurado': 'Text searched for',
  'Tipo de comunicação': 'Type of communication',
  'Tipo do cálculo': 'Type of calculation',
  'Tipo do documento': 'Type of document',
  Totais: 'Totals',
  Tribunal: 'Court',
  'Trânsito em julgado': 'Day the judgment became final',
  'UF da OAB': 'State of the registration',
  'Valor atualizado': 'Updated amount',
  'Valor corrigido': 'Corrected amount',
  'Valor histórico': 'Original amount',
  'Índice ou tabela': 'Index or table',
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

/** Translates the labels among the facts of a message. */
export function englishFacts(facts: Facts): Facts {
  const english = (fact: Facts[string]): Facts[string] => {
    if (typeof fact === 'string') return englishLabel(fact)
    return Array.isArray(fact) ? fact.map(englishLabel) : fact
  }
  const named = NAMED.filter((name) => facts[name] !== undefined)
  return { ...facts, ...Object.fromEntries(named.map((name) => [name, english(facts[name])])) }
}
