import { asText, type Fields, type Reshape, recordsIn, widened } from './shape.js'

/** A publication; the contract shows none of its fields. */
function communication(item: Fields): Fields {
  const { id, lawyers, parties, destinatarioadvogados: named } = item
  return {
    identificador: asText(id),
    disponibilizacao: { data: `${String(item.data_disponibilizacao)}T00:00:00` },
    processo: {
      numero: item.numeroprocessocommascara,
      classe: { codigo: item.codigoClasse, descricao: item.nomeClasse },
    },
    orgao: { codigo: item.idOrgao, descricao: item.nomeOrgao, tribunal: item.siglaTribunal },
    natureza: { comunicacao: item.tipoComunicacao, documento: item.tipoDocumento },
    teor: { formato: 'html', conteudo: item.texto },
    situacao: {
      vigente: item.ativo,
      ...(item.ativo === false && {
        cancelamento: { motivo: item.motivo_cancelamento, data: item.data_cancelamento },
      }),
    },
    endereco: item.link,
    ...(named !== undefined && {
      representantes: recordsIn(named).map(({ advogado }) => lawyer(advogado as Fields)),
    }),
    envolvidos: recordsIn(item.destinatarios).map(({ nome, polo }) => ({ nome, lado: polo })),
    ...(lawyers !== undefined && {
      vinculos: {
        advogados: recordsIn(lawyers).map(lawyer),
        partes: recordsIn(parties).map(party),
      },
    }),
  }
}

function lawyer({ id, nome, numero_oab, uf_oab }: Fields): Fields {
  return {
    identificador: asText(id),
    nomeCompleto: nome,
    inscricao: { numero: numero_oab, seccional: uf_oab },
  }
}

function party({ id, nome, tipo }: Fields): Fields {
  return { identificador: asText(id), denominacao: nome, tipo }
}

function caseOf(record: Fields): Fields {
  return {
    processo: { numero: record.numeroprocessocommascara, classe: record.nomeClasse },
    tribunal: { sigla: record.siglaTribunal, nome: record.nomeTribunal },
    agregados: {
      quantidadePublicacoes: record.total_publicacoes,
      primeira: record.primeira_publicacao,
      ultima: record.ultima_publicacao,
    },
  }
}

/** The contract shows the envelope, but not the records in it. */
function page(item: (record: Fields) => Fields): Reshape {
  return (body) => widened({ ...body, items: recordsIn(body.items).map(item) })
}

const dossier: Reshape = ({ communications, lawyers, parties, ...summary }) =>
  widened({
    ...caseOf(summary),
    conteudo: {
      publicacoes: recordsIn(communications).map(communication),
      advogados: recordsIn(lawyers).map(lawyer),
      partes: recordsIn(parties).map(party),
    },
  })

function profile(person: (record: Fields) => Fields): Reshape {
  return ({ processos, ...record }) =>
    widened({ perfil: person(record), processos: recordsIn(processos).map(caseOf) })
}

/** The contract names `sigla`, `uf` and `ativo`; it leaves the list and the other fields open. */
const tribunals: Reshape = ({ items }) =>
  recordsIn(items).map(({ sigla, uf, ativo, nome, ...more }) =>
    widened({ sigla, uf, ativo, dados: { denominacao: nome, ...more } }),
  )

const me: Reshape = ({ key, user, limits }) => {
  const { id, ...about } = key as Fields
  const { limit, window_seconds } = limits as Fields
  return widened({
    chave: { apelido: id, ...about },
    titular: user,
    limites: [{ recurso: 'consulta', maximo: asText(limit), janela: `${window_seconds}s` }],
  })
}

export const GAZETTE: Record<string, Reshape> = {
  'GET /v1/communications': page(communication),
  'GET /v1/communications/:reference': communication,
  'GET /v1/processos': page(caseOf),
  'GET /v1/processos/:reference': dossier,
  'GET /v1/lawyers': ({ items }) => widened({ resultados: recordsIn(items).map(lawyer) }),
  'GET /v1/lawyers/:reference': profile(lawyer),
  'GET /v1/parties': page(party),
  'GET /v1/parties/:reference': profile(party),
  'GET /v1/tribunals': tribunals,
  'GET /v1/me': me,
}
