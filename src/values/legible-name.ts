/** Words of field names in their written form; others need no change. */
const WORDS: Readonly<Record<string, string>> = {
  acao: 'ação',
  admissao: 'admissão',
  analise: 'análise',
  aplicacao: 'aplicação',
  atualizacao: 'atualização',
  beneficio: 'benefício',
  beneficios: 'benefícios',
  calculo: 'cálculo',
  citacao: 'citação',
  codigo: 'código',
  competencia: 'competência',
  condenacao: 'condenação',
  condenacoes: 'condenações',
  contribuicao: 'contribuição',
  contribuicoes: 'contribuições',
  correcao: 'correção',
  credito: 'crédito',
  criterios: 'critérios',
  decisao: 'decisão',
  debito: 'débito',
  descricao: 'descrição',
  demissao: 'demissão',
  deposito: 'depósito',
  disponibilizacao: 'disponibilização',
  endereco: 'endereço',
  ferias: 'férias',
  funcao: 'função',
  historico: 'histórico',
  honorarios: 'honorários',
  indenizacao: 'indenização',
  indice: 'índice',
  indices: 'índices',
  inicio: 'início',
  inscricao: 'inscrição',
  juizo: 'juízo',
  liquido: 'líquido',
  mae: 'mãe',
  media: 'média',
  memoria: 'memória',
  mes: 'mês',
  monetaria: 'monetária',
  monetario: 'monetário',
  municipio: 'município',
  numero: 'número',
  observacao: 'observação',
  observacoes: 'observações',
  orgao: 'órgão',
  pagina: 'página',
  paginas: 'páginas',
  parametro: 'parâmetro',
  parametros: 'parâmetros',
  peca: 'peça',
  pensao: 'pensão',
  periodo: 'período',
  prestacao: 'prestação',
  previdencia: 'previdência',
  publicacao: 'publicação',
  publicacoes: 'publicações',
  referencia: 'referência',
  remuneracao: 'remuneração',
  remuneracoes: 'remunerações',
  rescisao: 'rescisão',
  salario: 'salário',
  salarios: 'salários',
  sequencia: 'sequência',
  sentenca: 'sentença',
  situacao: 'situação',
  titulo: 'título',
  ultima: 'última',
  ultimo: 'último',
  uteis: 'úteis',
  variacao: 'variação',
  vinculo: 'vínculo',
  vinculos: 'vínculos',
  cnpj: 'CNPJ',
  cpf: 'CPF',
  fgts: 'FGTS',
  id: 'ID',
  inss: 'INSS',
  ipca: 'IPCA',
  inpc: 'INPC',
  nit: 'NIT',
  oab: 'OAB',
  selic: 'SELIC',
  uf: 'UF',
  url: 'URL',
  destinatarioadvogados: 'advogados do destinatário',
  numeroprocesso: 'número do processo',
  numeroprocessocommascara: 'número do processo com máscara',
  datadisponibilizacao: 'data de disponibilização',
  tipocomunicacao: 'tipo de comunicação',
  meiocompleto: 'meio completo',
}

/**
 * Returns a field name of a service as a heading: *Juros pendentes* for `jurosPendentes`, *Processo:
 * UF* for `dados.processo.uf`. Unknown words stay as they are.
 */
export function legibleName(name: string): string {
  const all = name.split('.').filter((part) => part !== '')
  // What a service wraps its answer in says nothing.
  const parts = all.length > 1 && all[0] === 'dados' ? all.slice(1) : all
  const text = parts.map(legiblePart).join(': ')
  return text === '' ? name : text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
}

function legiblePart(part: string): string {
  const words = part
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
  return words.map(legibleWord).join(' ')
}

function legibleWord(word: string): string {
  const plain = word.toLocaleLowerCase('pt-BR')
  const known = Object.hasOwn(WORDS, plain) ? WORDS[plain] : undefined
  // A word in capitals only is an abbreviation.
  return known ?? (/^\p{Lu}{2,5}$/u.test(word) ? word : plain)
}

/**
 * Returns the headings of some names, all unique and not in `taken`: the service's own name is
 * added where they would not be.
 */
export function legibleNames(names: readonly string[], taken: Iterable<string> = []): string[] {
  const used = new Set([...taken].map((title) => title.toLocaleLowerCase('pt-BR')))
  return names.map((name) => {
    const title = legibleName(name)
    const isUsed = used.has(title.toLocaleLowerCase('pt-BR'))
    used.add(title.toLocaleLowerCase('pt-BR'))
    return isUsed ? `${title} (${name})` : title
  })
}
