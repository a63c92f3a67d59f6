import { defineJob } from '../../src/core/job/define-job.js'
import type { FirstPage, FirstPageInput, ListCount } from '../../src/core/job/job.js'
import {
  DOC_TYPES,
  extractDocument,
  UPLOAD_LIMIT_BYTES,
} from '../../src/services/calculation/extract.js'
import { callRequest } from '../../src/services/endpoint.js'
import { compacted } from '../../src/values/folded.js'
import { cautions, checkParameters, documentNames, type ExtractItem, planRow } from './document.js'
import { CLIENT, NO, readAnswer } from './interpret.js'

type DocType = (typeof DOC_TYPES)[number]

const DOCUMENTS: Readonly<Record<string, string>> = {
  cnis: 'extrato do CNIS',
  sentenca: 'sentença',
  cartaoPonto: 'cartão de ponto',
  trabalhista: 'documento trabalhista',
}

/** What the service says of the upload, by the names that such fields have. */
const ABOUT = /^(?:id|uuid|hash|sha\d*|digest|checksum|docType|arquivo|arquivo\.\w+)$/i
const MONTH = /^(?:\d{4}-(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])\/\d{4})$/

/** Extraction of data from documents: one line for each document and one sheet for each table. */
export const extract = defineJob<ExtractItem>({
  kind: 'extract',
  aliases: ['extrair', 'extracao'],
  service: 'calculation',
  title: 'Extração de documentos',
  fields: [
    { name: 'arquivo', type: 'text', required: true },
    { name: 'pasta_documento', type: 'text' },
    { name: 'paginas', type: 'text' },
    { name: 'conteudo_documento', type: 'text' },
    { name: 'titular_documento', type: 'text' },
    { name: 'tipo_documento', type: 'choice', parameter: 'docType', choices: DOC_TYPES },
    { name: 'numero_processo', type: 'case' },
    { name: 'cliente', type: 'text' },
  ],
  parameters: [{ name: 'docType', type: 'choice', choices: DOC_TYPES }],
  template: {
    headings: ['Arquivo', 'Cliente', 'Tipo do documento'],
    rows: [
      ['documentos/sentenca.txt', 'Serviços Cruzeiro Ltda.', 'sentenca'],
      ['documentos/cnis.txt', 'Bruno dos Lacerda', 'cnis'],
    ],
    args: [],
    documents: {
      'documentos/sentenca.txt': 'Sentença de exemplo: o pedido foi julgado procedente em parte.\n',
      'documentos/cnis.txt': 'Extrato do CNIS, de exemplo.\n',
    },
  },
  // The digest of the document is a parameter, so that a pack holds rows of one document only.
  pack: 500,
  documents: { names: documentNames, mostBytes: UPLOAD_LIMIT_BYTES },
  checkParameters,
  planRow,
  cautions,
  unpricedRoute: 'POST /v1/extract',
  next: ({ parameters, items: [item], answers }) => {
    if (answers.length > 0 || !item) return undefined
    const docType = parameters.docType as DocType
    const { filename, mimeType, bytes } = item
    return {
      ...callRequest(extractDocument, { docType }),
      document: {
        sha256: parameters.sha256 as string,
        bytes,
        filename,
        mimeType,
        field: 'file',
        fields: { docType },
      },
      refusalIsAnswer: true,
    }
  },
  read: readAnswer,
  sheets: {
    tallies: [
      {
        figure: CLIENT,
        title: 'Cliente da planilha, no que o serviço leu',
        first: {
          [NO]: 'O cliente da planilha não aparece no que o serviço leu: confira se o documento é dele',
        },
      },
    ],
    open: true,
    isAbout: (figure) => ABOUT.test(figure),
    openTotals: {
      isRepeated: ({ said }) => said.some(({ code }) => code === 'document_again'),
      kindOf: ({ fields = {} }, { docType }) => String(fields.tipo_documento ?? docType),
      isAmount: (name) => /(?:^|\.)valor(?:[A-Z_]\w*)?$/.test(name),
      isMonth: (name, value) =>
        MONTH.test(value) || /competencia|(?:^|ano)mes(?:ano|ref|$)/.test(compacted(name)),
    },
    firstPage,
    openLists: true,
    valueWords: (parameter, value) => (parameter === 'docType' ? DOCUMENTS[value] : undefined),
    notes: [
      'Cada linha é um documento; cada campo que o serviço leu nele é uma coluna, com o nome que o serviço lhe dá, por extenso.',
      'As tabelas que o serviço leu estão em abas próprias, uma linha para cada linha delas, com o arquivo de onde vieram.',
      'A extração é feita por inteligência artificial no serviço: confira no documento o que for usar.',
      'O serviço apaga o documento e a resposta depois de 48 horas. A resposta inteira está guardada no armazenamento do lote, em answers/.',
      'O mesmo documento em duas linhas é enviado uma vez; as tabelas dele aparecem na primeira, e nas contagens e somas ele conta uma vez.',
      'Só é somado o campo cujo nome diz que é valor, que é número em todos os documentos e que vem de um só tipo de documento; uma tabela mês a mês não é somada.',
    ],
  },
})

/** Says first who read the values, and then how much there is to be compared. */
function firstPage(_: ReadonlyMap<string, ListCount>, { open }: FirstPageInput): FirstPage {
  const { documents = 0, values = 0, lines = 0 } = open ?? {}
  return {
    alarms: [
      [
        'CONFIRA',
        'Lido por inteligência artificial: compare cada valor com o documento antes de usar.',
      ],
    ],
    lines: [],
    figures: [
      ['Documentos lidos', documents],
      ['Valores lidos em campos', values],
      ['Linhas lidas em tabelas', lines],
    ],
  }
}
