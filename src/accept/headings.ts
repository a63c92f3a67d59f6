import { repairDoubleEncoding } from '../sheets/encoding.js'

/**
 * The dictionary of headings seen in real office and court spreadsheets, normalised (see
 * {@link normaliseHeading}). A heading equal to a synonym is exact; one that begins with a synonym
 * is a weaker candidate.
 */
interface Heading {
  label: string
  synonyms: readonly string[]
  /** Exact words that never begin a match. */
  exactOnly?: readonly string[]
  /** Words that mean this only when no better heading is there: "Data" beside "Vencimento". */
  weak?: readonly string[]
  /** Headings that look right and may be something else: a person has to map them. */
  doubtful?: readonly string[]
  /** Words that make a heading with a right beginning something else. */
  unlike?: readonly string[]
}

export const HEADINGS: Record<string, Heading> = {
  numero_processo: {
    label: 'Nº do processo',
    synonyms: [
      'n do processo',
      'no do processo',
      'num processo',
      'n processo',
      'nr processo',
      'nro processo',
      'numero do processo',
      'numero processo',
      'numeroprocesso',
      'processo',
      'processo n',
      'processo judicial',
      'autos',
      'autos n',
      'n dos autos',
      'numero dos autos',
      'n cnj',
      'cnj',
      'numero cnj',
      'numerocnj',
      'processo cnj',
      'numero unico',
      'numero unificado',
      'numero processo unico',
      'npu',
      'numero do feito',
      'proc',
      'processo autos',
      'litigation',
    ],
    weak: ['acao', 'acao n', 'numero da acao'],
    unlike: [
      'sei',
      'administrativo',
      'protocolo',
      'precatorio',
      'contrato',
      'pasta',
      'origem',
      'originario',
      'conhecimento',
      'execucao',
    ],
  },
  numero_acao_originaria: {
    label: 'Nº da ação originária',
    synonyms: [
      'numero da acao originaria',
      'processo originario',
      'processo de origem',
      'autos de origem',
      'processo de conhecimento',
    ],
  },
  numero_execucao: {
    label: 'Nº da execução ou do cumprimento',
    synonyms: ['numero do processo de execucao', 'cumprimento de sentenca n'],
    exactOnly: ['incidente'],
  },
  numero_precatorio: {
    label: 'Nº do precatório ou da RPV',
    synonyms: [
      'numero do precatorio',
      'numero precatorio',
      'precatorio',
      'n rpv',
      'n do precatorio',
      'oficio requisitorio',
      'n ep',
    ],
    exactOnly: ['rpv', 'ep'],
  },
  valor: {
    label: 'Valor histórico',
    synonyms: [
      'valor',
      'valor historico',
      'vl historico',
      'vlr historico',
      'valor original',
      'vl original',
      'vlr original',
      'valor nominal',
      'valor principal',
      'principal',
      'valor do debito',
      'valor da divida',
      'valor devido',
      'valor da parcela',
      'vl parcela',
      'vlr parcela',
      'valor parcela',
      'valor do titulo',
      'valor titulo',
      'valor da condenacao',
      'valor condenacao',
      'valor da causa',
      'valor causa',
      'vl causa',
      'vlr causa',
      'r$ causa',
      'valor base',
      'valor na data base',
      'valor data base',
      'valor do precatorio',
      'valor total do precatorio',
      'valor liquido',
      'valor bruto',
      'saldo devedor',
      'vl principal',
    ],
    exactOnly: [
      'debito',
      'divida',
      'r$',
      'montante',
      'quantia',
      'importancia',
      'saldo',
      'vlr',
      'vl',
      'amount',
    ],
    doubtful: [
      'valor total',
      'total',
      'valor atualizado',
      'saldo atualizado',
      'valor corrigido',
      'saldo corrigido',
      'total geral',
      'debito atualizado',
      'valor final',
      'saldo total',
    ],
    unlike: [
      'pago',
      'paga',
      'pagos',
      'recebido',
      'recebida',
      'desconto',
      'abatimento',
      'juros',
      'multa',
      'honorarios',
      'custas',
      'imposto',
      'ir',
      'irrf',
      'inss',
      'atualizado',
      'atualizada',
      'corrigido',
      'corrigida',
      'total',
      'parcelas',
    ],
  },
  data_base: {
    label: 'Data de vencimento ou termo inicial',
    synonyms: [
      'data de vencimento',
      'data vencimento',
      'vencimento',
      'venc',
      'dt venc',
      'dt vencimento',
      'data do vencimento',
      'data base',
      'database',
      'dt base',
      'data do debito',
      'data da divida',
      'data do fato',
      'data do evento',
      'evento danoso',
      'data do desembolso',
      'desembolso',
      'data do pagamento',
      'competencia',
      'mes ano',
      'mes de referencia',
      'data inicial',
      'termo inicial',
      'termo inicial da correcao',
      'data da parcela',
      'data da distribuicao',
      'data distribuicao',
      'ajuizamento',
      'data do ajuizamento',
    ],
    weak: ['data', 'dt', 'referencia', 'ref', 'distribuicao', 'date'],
    unlike: ['juros', 'citacao', 'final'],
  },
  data_citacao: {
    label: 'Data da citação',
    synonyms: [
      'data da citacao',
      'data citacao',
      'dt citacao',
      'termo inicial dos juros',
      'juros a partir de',
      'inicio dos juros',
    ],
    exactOnly: ['citacao'],
  },
  data_transito: {
    label: 'Trânsito em julgado',
    synonyms: ['data do transito em julgado', 'transito em julgado'],
    exactOnly: ['transito'],
  },
  data_atualizacao: {
    label: 'Atualizar até',
    synonyms: [
      'atualizar ate',
      'data de atualizacao',
      'data da atualizacao',
      'data final',
      'termo final',
      'data do calculo',
      'data base final',
      'updateto',
    ],
    doubtful: ['atualizado ate'],
  },
  indice: {
    label: 'Índice ou tabela',
    synonyms: [
      'indice',
      'indexador',
      'indice de correcao',
      'tabela judicial',
      'tabela pratica',
      'tabela de atualizacao',
    ],
    exactOnly: ['tabela', 'correcao', 'index', 'table'],
  },
  juros_percentual: {
    label: 'Juros % a.m.',
    synonyms: [
      'juros',
      'juros %',
      '% juros',
      'taxa de juros',
      'juros a m',
      'juros ao mes',
      'juros de mora',
      'juros percentual',
    ],
    unlike: ['valor', 'partir', 'inicio'],
  },
  multa_percentual: {
    label: 'Multa %',
    synonyms: ['multa', 'multa %', '% multa', 'clausula penal', 'multa percentual'],
  },
  honorarios: {
    label: 'Honorários',
    synonyms: [
      'honorarios',
      'honorarios advocaticios',
      '% honorarios',
      'honorarios %',
      'honorarios valor',
      'sucumbencia',
    ],
    exactOnly: ['hon'],
  },
  descricao: {
    label: 'Descrição',
    synonyms: ['descricao', 'historico', 'parcela n', 'n parcela'],
    exactOnly: ['titulo', 'rubrica', 'verba', 'parcela', 'natureza', 'evento', 'description'],
  },
  custas: {
    label: 'Custas? (S/N)',
    synonyms: ['e custas', 'custas processuais', 'despesas processuais'],
    exactOnly: ['custas'],
  },
  oab_numero: {
    label: 'OAB',
    synonyms: [
      'n oab',
      'num oab',
      'numero oab',
      'numero da oab',
      'oab n',
      'inscricao oab',
      'oab uf',
      'advogado oab',
      'registro oab',
    ],
    exactOnly: ['oab', 'inscricao'],
  },
  oab_uf: {
    label: 'UF da OAB',
    synonyms: ['uf oab', 'uf da oab', 'seccional', 'estado oab'],
    exactOnly: ['uf'],
  },
  advogado_nome: {
    label: 'Advogado(a)',
    synonyms: [
      'advogado',
      'advogada',
      'nome do advogado',
      'patrono',
      'procurador',
      'advogado responsavel',
      'advogado a',
    ],
    exactOnly: ['nome'],
  },
  responsavel: {
    label: 'Responsável interno',
    synonyms: [
      'responsavel',
      'responsavel interno',
      'coordenador',
      'controladoria',
      'e mail responsavel',
    ],
    exactOnly: ['equipe', 'nucleo', 'controller', 'email', 'e mail'],
  },
  cliente: {
    label: 'Cliente',
    synonyms: [
      'cliente',
      'nome do cliente',
      'nosso cliente',
      'contratante',
      'credor',
      'cedente',
      'parte representada',
      'autor',
    ],
    exactOnly: ['carteira', 'empresa', 'grupo'],
  },
  parte_contraria: {
    label: 'Parte contrária',
    synonyms: [
      'parte contraria',
      'parte adversa',
      'adverso',
      'executado',
      'requerido',
      'devedor',
      'ente devedor',
      'entidade devedora',
      'reclamada',
    ],
    exactOnly: ['reu'],
  },
  documento: {
    label: 'CPF/CNPJ',
    synonyms: ['cpf', 'cnpj', 'cpf cnpj'],
    exactOnly: ['documento', 'doc'],
  },
  tribunal: {
    label: 'Tribunal',
    synonyms: ['tribunal', 'sigla tribunal', 'nome do tribunal'],
    exactOnly: ['orgao', 'justica', 'tj'],
  },
  comarca_vara: {
    label: 'Comarca ou vara',
    synonyms: ['vara', 'comarca', 'foro', 'orgao julgador', 'juizo', 'descricao da vara de origem'],
  },
  pasta: {
    label: 'Pasta ou ID interno',
    synonyms: [
      'pasta',
      'n pasta',
      'id interno',
      'dossie',
      'gcpj',
      'id processo',
      'contrato',
      'n contrato',
    ],
    exactOnly: ['id', 'codigo', 'cod', 'chave'],
  },
  calc_id: {
    label: 'ID do cálculo salvo',
    synonyms: [
      'calcid',
      'calc id',
      'id do calculo',
      'id calculo',
      'n do calculo',
      'codigo do calculo',
    ],
    exactOnly: ['calculo'],
  },
  calc_tipo: {
    label: 'Tipo do cálculo',
    synonyms: ['tipo de calculo', 'tipo do calculo'],
    exactOnly: ['tipo', 'type'],
  },
}

/** First words of lines that sum others. */
export const TOTAL_WORDS = [
  'total',
  'totais',
  'total geral',
  'subtotal',
  'sub total',
  'soma',
  'valor total geral',
  'saldo total',
  'tot',
]

/** Beginnings of lines that are no items. */
export const NOTE_BEGINNINGS = ['*', 'obs', 'nota:', 'fonte:', 'legenda']

/**
 * Without accents and case; `º ª ° . / _ - ( )` and hard spaces become spaces; `R$` goes if another
 * word remains. A heading saved through the wrong encoding (`NÂº`) is read as it was meant.
 */
export function normaliseHeading(text: string): string {
  const plain = repairDoubleEncoding(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ºª°./_\-()[\]:;,\u00a0\u2013\u2014?\s]+/g, ' ')
    .trim()
  const withoutCurrency = plain
    .replace(/(^| )r\$(?= |$)/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return withoutCurrency === '' ? plain : withoutCurrency
}
