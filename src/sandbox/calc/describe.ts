/** The calculation types of the contract. */
export const CALC_TYPES = [
  'atualizacaoMonetaria',
  'calculosJudiciais',
  'cartaoPonto',
  'pensaoAlimenticia',
  'saldoDevedor',
  'tabelasFinanciamento',
  'tabelasJudiciais',
  'prevDifNRecebidas',
] as const
export type CalcType = (typeof CALC_TYPES)[number]

export interface Field {
  campo: string
  tipo: string
  required: boolean
  descricao: string
}

export interface Description {
  type: CalcType
  label: string
  source: 'curated' | 'engine'
  fields: Field[]
  exemplo: Record<string, unknown>
  exportFormats: string[]
}

export function isCalcType(text: string): text is CalcType {
  return CALC_TYPES.some((type) => type === text)
}

export function describe(type: CalcType): Description {
  return {
    type,
    label: LABELS[type],
    source: type === 'atualizacaoMonetaria' ? 'curated' : 'engine',
    ...fieldsOf(type),
    exportFormats: EXPORT_FORMATS.filter(([, types]) => types.includes(type)).map(
      ([format]) => format,
    ),
  }
}

const LABELS: Record<CalcType, string> = {
  atualizacaoMonetaria: 'Atualização monetária',
  calculosJudiciais: 'Cálculos judiciais',
  cartaoPonto: 'Cartão de ponto',
  pensaoAlimenticia: 'Pensão alimentícia',
  saldoDevedor: 'Saldo devedor',
  tabelasFinanciamento: 'Tabelas de financiamento',
  tabelasJudiciais: 'Tabelas judiciais',
  prevDifNRecebidas: 'Diferenças previdenciárias não recebidas',
}

/** Rule 4 of "Saved calculations". */
const EXPORT_FORMATS: readonly (readonly [string, readonly CalcType[]])[] = [
  ['html', CALC_TYPES],
  [
    'pdf',
    [
      'atualizacaoMonetaria',
      'calculosJudiciais',
      'pensaoAlimenticia',
      'tabelasJudiciais',
      'cartaoPonto',
    ],
  ],
  ['docx', ['atualizacaoMonetaria', 'calculosJudiciais']],
  ['excel', ['pensaoAlimenticia']],
]

const UPDATE_DAY: Field = {
  campo: 'dia_atualiza',
  tipo: 'string',
  required: true,
  descricao: 'Data da atualização',
}

/** The contract names four fields and no more; a type has those that it says go there. */
function fieldsOf(type: CalcType): Pick<Description, 'fields' | 'exemplo'> {
  if (type === 'atualizacaoMonetaria') {
    const fields = [
      field('indexador', 'integer', 'Id do índice; não junto com tabelaJudicial'),
      field('tabelaJudicial', 'integer', 'Id da tabela judicial; não junto com indexador'),
      UPDATE_DAY,
    ]
    return { fields, exemplo: { indexador: 5, dia_atualiza: '31/12/2024' } }
  }
  if (type === 'calculosJudiciais' || type === 'prevDifNRecebidas') {
    const fields = [
      field('indexador', 'integer', 'Id da tabela judicial; -1 usa tabelaPersonalizada'),
      field('tabelaPersonalizada', 'object', 'Série própria, com indexador -1'),
      UPDATE_DAY,
    ]
    return { fields, exemplo: { indexador: 262, dia_atualiza: '31/12/2024' } }
  }
  if (type === 'tabelasJudiciais') {
    const fields = [field('vl', 'array', 'Marcos da tabela: mês e índice de cada faixa')]
    return { fields, exemplo: { vl: [{ month: '2013-01', index: 3 }] } }
  }
  return { fields: [UPDATE_DAY], exemplo: { dia_atualiza: '31/12/2024' } }
}

function field(campo: string, tipo: string, descricao: string): Field {
  return { campo, tipo, required: false, descricao }
}
