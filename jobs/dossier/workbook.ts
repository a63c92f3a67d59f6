import type { WorkbookDeclaration } from '../../src/core/job/define-job.js'
import type { FigureColumn } from '../../src/core/job/job.js'
import { SEALED } from '../../src/legal/gazette/secrecy.js'
import { CANCELLED, CLIENT, FURTHER_COLUMNS, PEOPLE, PUBLICATION } from '../gazette/publication.js'
import { firstPage } from './first-page.js'
import { BAD, NO_NUMBER, NOT_FOUND, TURNED_DOWN } from './words.js'

const CASE: FigureColumn = { figure: 'processo', title: 'Processo', kind: 'text', width: 27 }
const PERSON: FigureColumn = { figure: 'nome', title: 'Nome', kind: 'text', width: 40, wrap: true }

export const sheets: WorkbookDeclaration = {
  figures: [
    { figure: 'consulta', title: 'Consulta', kind: 'text', width: 22 },
    { figure: 'tribunal', title: 'Tribunal', kind: 'text', width: 12 },
    { figure: 'publicacoes', title: 'Publicações', kind: 'integer', width: 13 },
    { figure: 'primeira', title: 'Primeira', kind: 'date', width: 12 },
    { figure: 'ultima', title: 'Última', kind: 'date', width: 12 },
    { figure: 'advogados', title: 'Advogados', kind: 'integer', width: 12 },
    { figure: 'partes', title: 'Partes', kind: 'integer', width: 9 },
  ],
  tallies: [{ figure: 'consulta', title: 'Consulta à base' }],
  lists: [
    {
      name: 'Capa',
      about: 'O que a base diz de cada processo encontrado, uma linha por processo.',
      list: 'capa',
      columns: [
        CASE,
        CLIENT,
        { figure: 'siglaTribunal', title: 'Tribunal', kind: 'text', width: 12 },
        { figure: 'nomeClasse', title: 'Classe', kind: 'text', width: 28, wrap: true },
        { figure: 'partes', title: 'Partes', kind: 'text', width: 34, wrap: true },
        { figure: 'total_publicacoes', title: 'Publicações', kind: 'integer', width: 13 },
        { figure: 'primeira_publicacao', title: 'Primeira', kind: 'date', width: 12 },
        { figure: 'ultima_publicacao', title: 'Última', kind: 'date', width: 12 },
        { figure: 'ultimoTipo', title: 'Última comunicação', kind: 'text', width: 14, wrap: true },
        {
          figure: 'nomeTribunal',
          title: 'Nome do tribunal',
          kind: 'text',
          width: 32,
          onScreen: true,
        },
      ],
      collects: [
        'processo',
        CLIENT.figure,
        'siglaTribunal',
        'nomeClasse',
        'partes',
        'total_publicacoes',
        'ultima_publicacao',
        'ultimoTipo',
      ],
      open: 'onScreen',
    },
    {
      name: 'Linha do tempo',
      about: 'As publicações de cada processo, da mais antiga à mais nova.',
      list: 'linhaDoTempo',
      tally: CANCELLED.figure,
      columns: [
        CASE,
        ...PUBLICATION.slice(1).filter(({ figure }) => figure !== 'tribunal'),
        { figure: 'trecho', title: 'Começo do texto', kind: 'text', width: 62, wrap: true },
        CANCELLED,
        // The same in each publication of a case: on paper they leave no room for the text.
        ...[CLIENT, ...PUBLICATION.filter(({ figure }) => figure === 'tribunal'), ...PEOPLE].map(
          (column) => ({ ...column, onScreen: true as const }),
        ),
        ...FURTHER_COLUMNS,
      ],
      open: 'onScreen',
      none: 'Nenhuma publicação: a coluna Consulta da aba Resultado diz por quê.',
    },
    {
      name: 'Advogados',
      about: 'Os advogados que a base liga a cada processo, como ela os escreve.',
      list: 'advogados',
      columns: [
        CASE,
        CLIENT,
        PERSON,
        { figure: 'numero_oab', title: 'OAB', kind: 'text', width: 12 },
        { figure: 'uf_oab', title: 'UF', kind: 'text', width: 6 },
        { figure: 'id', title: 'ID do advogado', kind: 'text', width: 15 },
      ],
      open: true,
    },
    {
      name: 'Partes',
      about: 'As partes de cada processo; em segredo de justiça a base mostra iniciais.',
      list: 'partes',
      columns: [
        CASE,
        CLIENT,
        PERSON,
        { figure: 'tipo', title: 'Tipo', kind: 'text', width: 10 },
        { figure: 'id', title: 'ID da parte', kind: 'text', width: 13 },
      ],
      open: true,
    },
    {
      name: 'Textos',
      about: 'O texto de cada publicação, sem as marcas de HTML; o original está guardado.',
      list: 'textos',
      columns: [
        CASE,
        { figure: 'dia', title: 'Disponibilização', kind: 'date', width: 16 },
        { figure: 'tipo', title: 'Comunicação', kind: 'text', width: 16 },
        { figure: 'id', title: 'ID da publicação', kind: 'text', width: 16 },
        { figure: 'texto', title: 'Texto', kind: 'text', width: 100, wrap: 'whole' },
        { ...CLIENT, onScreen: true },
      ],
    },
    {
      name: 'Não encontrados',
      about:
        'Nada publicado ou tribunal fora da base: são coisas diferentes. Por último as linhas rejeitadas, que não foram procuradas e não contam como não encontradas.',
      list: 'naoEncontrados',
      first: { figure: 'consulta', values: NOT_FOUND },
      tally: 'consulta',
      collects: ['processo', CLIENT.figure, 'consulta', 'motivo'],
      columns: [
        { ...CASE, title: 'Processo, como recebido', width: 30, wrap: true },
        CLIENT,
        { figure: 'consulta', title: 'Consulta', kind: 'text', width: 24 },
        { figure: 'tribunal', title: 'Tribunal', kind: 'text', width: 12 },
        { figure: 'motivo', title: 'Motivo', kind: 'text', width: 80, wrap: true },
      ],
      none: 'Todos os processos foram encontrados, ou não puderam ser perguntados: veja Pendências.',
      // A number that was read has no complaint of its value: then the service refused it.
      rejected: ({ value, reason, fields: { numero_processo: number = '' } }) => ({
        processo: value || String(number),
        consulta: value ? BAD : number === '' ? NO_NUMBER : TURNED_DOWN,
        motivo: reason,
      }),
    },
  ],
  firstPage,
  notes: [
    'Cada processo é perguntado uma vez, ainda que esteja em várias linhas: as outras abas mostram o que veio dele na primeira.',
    'Nada publicado: o tribunal está na base, e ela não tem publicação do processo. Fora da cobertura: o tribunal não está na base, e a ausência não diz nada. Uma linha rejeitada não foi procurada, e nada se sabe do seu processo.',
    'Uma linha com falha não foi respondida: não quer dizer que não haja publicação.',
    SEALED,
    'Nem tudo está na base: intimações pessoais (Domicílio Judicial Eletrônico) e alguns diários não estão.',
    'As colunas à direita que não são desta pasta têm o nome que o serviço dá ao campo, por extenso, e o que ele mandou.',
  ],
}
