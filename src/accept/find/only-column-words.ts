/** Words of a heading, and the source by which they mean an amount or its first date. */
export interface WordOrigin {
  /** In the form of {@link foldWords}, in the singular. */
  words: string
  from: string
  /** These documents have numbers: below such a word alone, only cents or R$ show an amount. */
  isNumbered?: true
}

/**
 * Words of headings that mean a field only where no other column can be it: "Aluguel" in a sheet
 * with one column of money. Beside another candidate they decide nothing. docs/cabecalhos.md lists
 * them with their sources.
 */
export const ONLY_COLUMN_WORDS: Readonly<Record<string, readonly WordOrigin[]>> = {
  valor: [
    {
      words: 'valor quantia quanto deve importancia montante custo preco gasto',
      from: 'uso comum',
    },
    { words: 'original originario historico principal nominal', from: 'CPC, art. 524' },
    { words: 'capital emprestado financiado mutuo contrato', from: 'Código Civil, art. 591' },
    {
      words: 'saldo aberto devido vencido inadimplido debito divida receber',
      from: 'Código Civil, art. 389',
    },
    { words: 'aluguel locacao caucao', from: 'Lei 8.245/1991, arts. 17 e 37' },
    { words: 'cota quota condominial condominio taxa', from: 'Código Civil, art. 1.336' },
    { words: 'parcela prestacao mensalidade', from: 'CPC, art. 323' },
    { words: 'contraprestacao', from: 'Lei 6.099/1974, art. 5º' },
    { words: 'dano moral material estetico indenizacao', from: 'Código Civil, arts. 186 e 927' },
    { words: 'prejuizo sinistro premio indenizado', from: 'Código Civil, arts. 757 e 779' },
    { words: 'arbitrado fixado', from: 'CPC, art. 491; Súmula 362 do STJ' },
    { words: 'condenacao exequendo execucao', from: 'CPC, art. 523' },
    { words: 'incontroverso', from: 'CPC, art. 526, § 1º' },
    { words: 'homologado acordo', from: 'CPC, art. 515, II' },
    { words: 'deposito depositado', from: 'CPC, art. 840' },
    { words: 'causa', from: 'CPC, art. 291' },
    { words: 'guia', from: 'CPC, art. 1.007', isNumbered: true },
    { words: 'pago paga desembolsado', from: 'Código Civil, arts. 876 e 884' },
    { words: 'debitado descontado indevido', from: 'CDC, art. 42, parágrafo único' },
    { words: 'honorario pericial dativo', from: 'CPC, art. 95; Lei 8.906/1994, art. 22, § 1º' },
    { words: 'requisitado', from: 'Constituição, art. 100; Resolução CNJ 303/2019' },
    { words: 'moeda interna', from: 'uso do SAP' },
    { words: 'salario verba rescisao rescisorio', from: 'CLT, arts. 457 e 477' },
    { words: 'fgts', from: 'Lei 8.036/1990, art. 15' },
    {
      words: 'nota fatura duplicata titulo cheque boleto desdobramento',
      from: 'Lei 5.474/1968, arts. 1º e 2º',
      isNumbered: true,
    },
    {
      words: 'cedula ccb promissoria letra',
      from: 'Lei 10.931/2004, arts. 12 e 26; Decreto 57.663/1966, art. 75',
      isNumbered: true,
    },
    { words: 'beneficio', from: 'Lei 8.213/1991, art. 41-A' },
    { words: 'imposto tributo iptu', from: 'CTN, arts. 3º e 16' },
    { words: 'licenca fiscalizacao funcionamento recolhido', from: 'CTN, arts. 77 e 78' },
    { words: 'diferenca', from: 'CLT, art. 477, § 2º' },
    { words: 'reembolso ressarcimento despesa', from: 'CPC, art. 84' },
    { words: 'conta', from: 'Lei 8.987/1995, art. 7º-A', isNumbered: true },
    { words: 'hospitalar apresentado', from: 'Lei 9.656/1998, art. 12' },
    { words: 'frete transporte', from: 'Código Civil, art. 730' },
    { words: 'emolumento', from: 'Lei 10.169/2000, art. 1º' },
  ],
  data_base: [
    {
      words: 'data dia quando desde hora mes ano mensal periodo due date ocorrencia',
      from: 'uso comum',
    },
    { words: 'movimento movimentacao lancamento', from: 'Código Civil, art. 1.184' },
    { words: 'protesto apontamento', from: 'Lei 9.492/1997, art. 1º' },
    { words: 'referencia competencia', from: 'Lei 8.212/1991, art. 30' },
    { words: 'vencimento vencido vencida vence', from: 'Código Civil, art. 397' },
    { words: 'inadimplemento inadimplencia exigibilidade', from: 'Código Civil, arts. 389 e 397' },
    { words: 'termo quo inicial inicio', from: 'CPC, art. 524, III' },
    { words: 'pagamento pago paga desembolso', from: 'Código Civil, art. 876; Súmula 43 do STJ' },
    {
      words: 'emissao emitido emitida nota nf fiscal fatura',
      from: 'Lei 5.474/1968, art. 2º, § 1º',
    },
    { words: 'cheque titulo documento boleto', from: 'Lei 7.357/1985, art. 1º' },
    { words: 'contrato assinatura assinado assinada', from: 'CPC, art. 784, III' },
    { words: 'compra venda servico entrega transacao', from: 'Código Civil, arts. 481 e 597' },
    { words: 'deposito transferencia pix saque', from: 'Súmula 179 do STJ' },
    { words: 'ajuizamento ajuizado ajuizada distribuicao', from: 'Lei 6.899/1981, art. 1º, § 2º' },
    { words: 'sentenca acordao decisao arbitramento fixacao', from: 'Súmula 362 do STJ' },
    { words: 'homologacao acordo', from: 'CPC, art. 515, II' },
    { words: 'ato lavratura', from: 'Lei 8.935/1994, arts. 6º a 13' },
    { words: 'indenizacao', from: 'Código Civil, art. 786' },
    { words: 'evento fato dano lesao sinistro acidente', from: 'Súmulas 43 e 54 do STJ' },
    { words: 'prejuizo desconto', from: 'Súmula 43 do STJ' },
    { words: 'rescisao demissao dispensa', from: 'CLT, art. 477, § 6º' },
    { words: 'recolhimento guia', from: 'CPC, art. 1.007' },
    { words: 'debito divida parcela despesa', from: 'Lei 6.899/1981, art. 1º, § 1º' },
    { words: 'epoca propria', from: 'Lei 8.177/1991, art. 39' },
    { words: 'alta internacao atendimento', from: 'Lei 9.656/1998, art. 12' },
  ],
}
