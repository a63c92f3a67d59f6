import type { WorkbookDeclaration } from '../../src/core/job/define-job.js'
import type { FigureColumn, ListCount } from '../../src/core/job/job.js'

const WHO: readonly FigureColumn[] = [
  { figure: 'pessoa', title: 'Nome', kind: 'text', width: 32, wrap: true },
  { figure: 'oab', title: 'OAB', kind: 'text', width: 12 },
  { figure: 'grafia', title: 'Grafias na base', kind: 'text', width: 16, wrap: true },
]

const ID: FigureColumn = {
  figure: 'id',
  title: 'ID na base',
  kind: 'text',
  width: 12,
  wrap: true,
}

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  who: { lawyers: 'advogados', parties: 'partes' },
  details: {
    single: 'de quem foi encontrado sem dúvida',
    all: 'de todos os encontrados',
    none: 'nenhum',
  },
}

/** Two rows may ask for one registration; a record that shows no registration is told by its id. */
function different({ lines, collected = [] }: ListCount = NONE): number {
  const known = collected.flatMap(({ oab, id }) => oab || id || [])
  return new Set(known).size + lines - known.length
}
const NONE: ListCount = { lines: 0, tally: new Map() }

export const sheets: WorkbookDeclaration = {
  figures: [
    { figure: 'consulta', title: 'Consulta', kind: 'text', width: 18 },
    { figure: 'completa', title: 'Busca completa', kind: 'text', width: 15 },
    { figure: 'pessoas', title: 'Pessoas', kind: 'integer', width: 10 },
    { figure: 'registros', title: 'Registros', kind: 'integer', width: 11 },
    { figure: 'nome', title: 'Nome na base', kind: 'text', width: 35, wrap: true },
    { figure: 'oab', title: 'Inscrição', kind: 'text', width: 12 },
    { figure: 'processos', title: 'Processos', kind: 'integer', width: 11 },
  ],
  tallies: [
    {
      figure: 'consulta',
      title: 'Consulta à base',
      first: {
        'Várias pessoas': 'várias pessoas, e nenhuma foi escolhida',
        Ninguém: 'a base não tem ninguém assim',
        'Não se sabe': 'não se sabe: a base pode ter mais registros',
      },
    },
    { figure: 'completa', title: 'Busca completa' },
  ],
  lists: [
    {
      name: 'Encontrados',
      about:
        'Quem a base tem com o que foi procurado: em cada pedido, cada inscrição uma vez, e cada registro de parte; ninguém foi escolhido.',
      list: 'encontrados',
      collects: ['oab', 'id'],
      columns: [
        ...WHO,
        { figure: 'igual', title: 'Nome procurado', kind: 'text', width: 16 },
        { figure: 'tipo', title: 'Tipo', kind: 'text', width: 8 },
        { figure: 'perfil', title: 'Perfil', kind: 'text', width: 14 },
        { figure: 'processos', title: 'Processos', kind: 'integer', width: 11 },
        ID,
      ],
      open: true,
      none: 'Nenhum registro: a coluna Consulta da aba Resultado diz se a base foi lida.',
    },
    {
      name: 'Processos',
      about: 'Os processos de cada pessoa cujo perfil foi pedido, cada um uma vez.',
      list: 'processos',
      tally: 'numeroprocessocommascara',
      columns: [
        ...WHO,
        { figure: 'numeroprocessocommascara', title: 'Processo', kind: 'text', width: 27 },
        { figure: 'siglaTribunal', title: 'Tribunal', kind: 'text', width: 12 },
        { figure: 'nomeClasse', title: 'Classe', kind: 'text', width: 28, wrap: true },
        { figure: 'total_publicacoes', title: 'Publicações', kind: 'integer', width: 13 },
        {
          figure: 'publicacoesPorGrafia',
          title: 'Publicações por grafia',
          kind: 'text',
          width: 16,
          wrap: true,
        },
        { figure: 'primeira_publicacao', title: 'Primeira', kind: 'date', width: 12 },
        { figure: 'ultima_publicacao', title: 'Última', kind: 'date', width: 12 },
        { ...ID, onScreen: true },
      ],
      open: 'onScreen',
      none: 'Nenhum perfil foi pedido, ou nenhum tem processos: a aba Encontrados diz.',
    },
  ],
  firstPage: (lists, { parameters: { who }, knowledge: { groupsSpellings } }) => ({
    lines: [],
    figures: [
      [
        // Nothing says which records of parties are of one person.
        groupsSpellings && who !== 'parties' ? 'Pessoas encontradas' : 'Registros encontrados',
        groupsSpellings
          ? different(lists.get('encontrados'))
          : (lists.get('encontrados')?.lines ?? 0),
      ],
      // A record without its profile has cases that nobody asked for: zero would be taken for none.
      // The records of one registration have the same cases.
      ['Processos diferentes dos perfis lidos', lists.get('processos')?.tally.size ?? 0],
    ],
  }),
  valueWords: (parameter, value) => WORDS[parameter]?.[value],
  notes: [
    'Uma inscrição na OAB só é única com a UF. A base guarda um registro para cada grafia que os tribunais usam (94719, 094719, 94719-A): são a mesma inscrição, numa linha só, com as grafias na coluna Grafias na base.',
    'A coluna Publicações por grafia segue a ordem das grafias: os registros de uma inscrição dizem números diferentes para o mesmo processo. Não se somam, porque uma publicação pode estar em mais de uma.',
    'Nome não identifica ninguém: quem a base tem com o nome procurado, igual ou dentro de outro, é listado inteiro, a linha avisa, e ninguém é escolhido.',
    'A coluna Tipo diz o que a base diz da parte, como ela o escreve: A costuma ser o polo ativo, e P o passivo.',
    'A coluna ID na base distingue registros com o mesmo nome: cada um é o que a base guarda, e dois podem ser da mesma pessoa.',
    'A busca de advogados dá no máximo 200 registros; quando vêm 200, pode haver mais, e Busca completa diz NÃO.',
    'Ninguém: a base foi lida e não tem. Uma linha com falha não foi respondida, e não diz nada.',
    'Em segredo de justiça a base mostra iniciais no lugar dos nomes das partes.',
    'O mesmo pedido em várias linhas é feito uma vez: as outras abas mostram o que veio dele na primeira.',
  ],
}
