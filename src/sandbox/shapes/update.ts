import { asText, brazilian, type Fields, type Reshape, recordsIn, widened } from './shape.js'

const listaTabelas: Reshape = ({ tabelas }) =>
  widened({
    dados: {
      itens: recordsIn(tabelas).map(({ id, nome, tipo, inicio, fim }) => ({
        identificador: id,
        rotulo: nome,
        classe: tipo,
        vigencia: { de: inicio, ate: fim },
      })),
    },
  })

const lerTabela: Reshape = ({ tabela, nome, dataAtualizacao, valores }) =>
  widened({
    consulta: { tabela, rotulo: nome, ate: dataAtualizacao },
    serie: {
      linhas: recordsIn(valores).map(({ mes, fator }) => ({
        periodo: brazilian(mes),
        coeficiente: asText(fator),
      })),
    },
  })

const atualiza: Reshape = ({ total, lista, ...asked }) =>
  widened({
    parametros: asked,
    resultado: {
      lancamentos: recordsIn(lista).map(({ dia, valor, fator, valorAtualizado }) => ({
        data: brazilian(dia),
        valorHistorico: money(valor),
        coeficiente: asText(fator),
        valorFinal: money(valorAtualizado),
      })),
      soma: { geral: money(total) },
    },
  })

/** With cents, as texts. */
function money(value: unknown): string {
  return Number(value).toFixed(2)
}

export const UPDATE: Record<string, Reshape> = {
  'GET /atualiza-v1/listaTabelas': listaTabelas,
  'POST /atualiza-v1/lerTabela': lerTabela,
  'POST /atualiza-v1/atualiza': atualiza,
}

/** "Body shape of this service: not shown", which includes its errors. */
export const updateError = ({ erro }: Fields): unknown =>
  widened({ sucesso: false, falha: { mensagem: erro, detalhes: [] } })
