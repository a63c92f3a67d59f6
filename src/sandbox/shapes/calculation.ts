import {
  asText,
  brazilian,
  type Fields,
  type Reshape,
  recordsIn,
  renamed,
  widened,
  widenedWith,
} from './shape.js'

/**
 * Changes `index` (except its `kind` and `tableId`), the parts of `basis` that the contract leaves
 * open, `segments`, `coverage`, and the months of rows.
 */
const series: Reshape = (body) => {
  const { kind, tableId, ...index } = body.index as Fields
  const { from, to } = body.coverage as Fields
  const basis = body.basis as Fields
  return widened({
    ...body,
    index: { kind, ...(tableId !== undefined && { tableId }), identificacao: index },
    basis: { ...basis, formula: `Aplique: ${basis.formula}`, casas: 10 },
    ...(Array.isArray(body.segments) && { segments: recordsIn(body.segments).map(segment) }),
    coverage: { inicio: brazilian(from), fim: brazilian(to) },
    series: recordsIn(body.series).map(({ month, date: _, ...figures }) => ({
      competencia: brazilian(month),
      ...figures,
    })),
  })
}

function segment({ from, to, index, additive, jurosPercentual }: Fields): Fields {
  return {
    vigencia: { desde: from, ate: to },
    indice: { nome: index, regime: additive ? 'soma' : 'produto' },
    percentuaisFixados: jurosPercentual === null ? [] : [{ juros: asText(jurosPercentual) }],
  }
}

const TYPES: Record<string, string> = {
  string: 'texto',
  date: 'data',
  number: 'decimal',
  integer: 'inteiro',
  boolean: 'booleano',
  array: 'lista',
  object: 'objeto',
}

/** The contract names the keys of a field, but no values of `tipo`. */
const describe: Reshape = (body) =>
  widened({
    ...body,
    fields: recordsIn(body.fields).map((field) =>
      widened({ ...field, tipo: TYPES[String(field.tipo)] }),
    ),
  })

const TOTALS: Record<string, string> = {
  total: 'totalGeral',
  correcaoMonetaria: 'correcao',
  juros: 'jurosMoratorios',
  multa: 'valorMulta',
  honorarios: 'honorariosAdvocaticios',
}
const LINES: Record<string, string> = {
  valor: 'valorOriginal',
  corrigido: 'valorCorrigido',
  total: 'subtotal',
  data: 'dataBase',
  memoria: 'observacao',
}

/**
 * Puts the totals into an object of their own, as texts, and the memory as a list into another. The
 * contract names `bloqueio_assinatura` and not its content.
 */
const run: Reshape = ({ calcId, type, memoria, bloqueio_assinatura: blocked, ...totals }) =>
  widened({
    calculo: { numero: calcId, categoria: type },
    resultado: {
      totais: texts(renamed(totals, TOTALS)),
      memoria: { linhas: recordsIn(memoria).map((line) => renamed(line, LINES)) },
    },
    ...(blocked !== undefined && { bloqueio_assinatura: renamedBlock(blocked as Fields) }),
  })

function renamedBlock({ desde, linhas, mensagem }: Fields): Fields {
  return { limite: { inicio: desde }, quantidade: asText(linhas), texto: mensagem }
}

function texts(totals: Fields): Fields {
  return Object.fromEntries(Object.entries(totals).map(([name, value]) => [name, asText(value)]))
}

const open: Reshape = ({ hash, fields, resultado, calcId, type, name, ...more }) =>
  widened({
    hash,
    calculo: { numero: calcId, categoria: type, titulo: name, datas: more },
    dados: { campos: fields },
    ...(resultado !== undefined && { ultimaExecucao: run(resultado as Fields) }),
  })

/** Returns the parts of a document as a list. */
const extract: Reshape = ({ id, hash, docType, arquivo, dados }) =>
  widened({
    documento: { protocolo: asText(id), digest: hash, especie: docType, arquivo },
    resultado: Object.entries(dados as Fields).map(([secao, conteudo]) => ({ secao, conteudo })),
  })

/** Shapes by method and route, below the service's prefix. */
export const CALCULATION: Record<string, Reshape> = {
  'GET /v1/keys': widenedWith('keys', 'frontendKeys'),
  'GET /v1/indices': widenedWith('indices'),
  'GET /v1/indices/:reference/series': series,
  'GET /v1/tables': widenedWith('tables'),
  'GET /v1/tables/:reference/series': series,
  'GET /v1/describe/:type': describe,
  'POST /v1/correct': widenedWith('items'),
  'GET /v1/calc': widenedWith('calculations'),
  'GET /v1/calc/:type/:id': open,
  'POST /v1/calc/:type/:id/run': run,
  'POST /v1/extract': extract,
}
