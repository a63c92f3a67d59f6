/** Words of field names in their written form, where no ending says it; others need no change. */
const WORDS: Readonly<Record<string, string>> = {
  analise: 'análise',
  ate: 'até',
  calculo: 'cálculo',
  codigo: 'código',
  credito: 'crédito',
  debito: 'débito',
  deposito: 'depósito',
  diaria: 'diária',
  endereco: 'endereço',
  ferias: 'férias',
  historico: 'histórico',
  indice: 'índice',
  indices: 'índices',
  juizo: 'juízo',
  liquido: 'líquido',
  mae: 'mãe',
  maximo: 'máximo',
  media: 'média',
  memoria: 'memória',
  mes: 'mês',
  minimo: 'mínimo',
  monetaria: 'monetária',
  municipio: 'município',
  numero: 'número',
  orgao: 'órgão',
  pagina: 'página',
  paginas: 'páginas',
  parametro: 'parâmetro',
  parametros: 'parâmetros',
  peca: 'peça',
  periodo: 'período',
  titulo: 'título',
  ultima: 'última',
  ultimo: 'último',
  uteis: 'úteis',
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
  doctype: 'tipo do documento',
  mimetype: 'formato',
}

/** Endings that are written in one way alone, whatever the word (*balcão* has no cedilla). */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<!l)c(?=ao$|oes$)/, 'ç'],
  [/(?<=\p{L}{2})ao$/u, 'ão'],
  [/(?<=\p{L}{2})oes$/u, 'ões'],
  [/encia(?=s?$)/, 'ência'],
  [/enca(?=s?$)/, 'ença'],
  [/ario(?=s?$)/, 'ário'],
  [/erio(?=s?$)/, 'ério'],
  [/icio(?=s?$)/, 'ício'],
]

/**
 * Returns a field name of a service as a heading: *Juros pendentes* for `jurosPendentes`, *Processo:
 * UF* for `dados.processo.uf`. Unknown words stay as they are but for their endings.
 */
export function legibleName(name: string): string {
  const all = name.split('.').filter((part) => part !== '')
  // What a service wraps its answer in says nothing.
  const parts = all.length > 1 && all[0] === 'dados' ? all.slice(1) : all
  const text = parts.map(legiblePart).join(': ')
  return text === '' ? name : text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
}

function legiblePart(part: string): string {
  const whole = part.toLowerCase()
  if (Object.hasOwn(WORDS, whole)) return WORDS[whole]!
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
  if (known !== undefined) return known
  // A word in capitals only is an abbreviation.
  if (/^\p{Lu}{2,5}$/u.test(word)) return word
  return ENDINGS.reduce((text, [ending, written]) => text.replace(ending, written), plain)
}

/**
 * Returns the headings of some names, all unique and not in `taken`: the service's own name is
 * added where they would not be.
 */
export function legibleNames(names: readonly string[], taken: Iterable<string> = []): string[] {
  const used = new Set([...taken].map((title) => title.toLocaleLowerCase('pt-BR')))
  return names.map((name) => {
    const title = legibleName(name) || 'Sem nome'
    const isUsed = used.has(title.toLocaleLowerCase('pt-BR'))
    used.add(title.toLocaleLowerCase('pt-BR'))
    return isUsed ? `${title} (${name})` : title
  })
}
