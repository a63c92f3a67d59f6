/** The facts that a text contains, as plain words. */
interface Facts {
  processo: string
  orgao: string
  autor: string
  reu: string
  /** Each lawyer with the registration as the court writes it. */
  advogados: string
  /** A number of days, such as `15 (quinze)`. */
  prazo: string
  /** `DD/MM/YYYY`. */
  data: string
}

/** A kind of publication: its fields, its frequency and its paragraphs. */
export interface Kind {
  tipoComunicacao: 'Intimação' | 'Citação' | 'Edital' | 'Lista de distribuição'
  tipoDocumento: string
  weight: number
  paragraphs(facts: Facts): string[]
}

export const DEADLINES = ['5 (cinco)', '10 (dez)', '15 (quinze)', '30 (trinta)']

/** Number of lines; the text exceeds a cell of a workbook (32,767 characters). */
const LONG_LIST = 420

export const KINDS: readonly Kind[] = [
  {
    tipoComunicacao: 'Intimação',
    tipoDocumento: 'Despacho',
    weight: 30,
    paragraphs: ({ autor, prazo }) => [
      `Vistos. Intime-se a parte autora, ${autor}, para, no prazo de ${prazo} dias, manifestar-se sobre a contestação.`,
      'Decorrido, tornem conclusos.',
    ],
  },
  {
    tipoComunicacao: 'Intimação',
    tipoDocumento: 'Ato ordinatório',
    weight: 20,
    paragraphs: ({ autor, reu, prazo }) => [
      `Ciência às partes, ${autor} e ${reu}, do laudo pericial, pelo prazo comum de ${prazo} dias úteis.`,
    ],
  },
  {
    tipoComunicacao: 'Intimação',
    tipoDocumento: 'Decisão',
    weight: 14,
    paragraphs: ({ reu }) => [
      `Defiro a tutela de urgência. Cumpra ${reu} a obrigação em 48 (quarenta e oito) horas, sob pena de multa diária de R$ 1.000,00.`,
      'Intimem-se.',
    ],
  },
  {
    tipoComunicacao: 'Intimação',
    tipoDocumento: 'Sentença',
    weight: 10,
    paragraphs: ({ autor, reu }) => [
      `Ante o exposto, JULGO PROCEDENTE o pedido de ${autor} e condeno ${reu} ao pagamento de R$ 12.345,67, corrigidos desde o ajuizamento.`,
      'Publique-se. Registre-se. Intimem-se.',
    ],
  },
  {
    tipoComunicacao: 'Intimação',
    tipoDocumento: 'Ato ordinatório',
    weight: 8,
    paragraphs: ({ reu }) => [
      `Fica intimada a parte ré, ${reu}, na pessoa de seu advogado, para pagar o débito em quinze dias, contados em dobro se houver prerrogativa legal (30 dias).`,
    ],
  },
  {
    tipoComunicacao: 'Citação',
    tipoDocumento: 'Despacho',
    weight: 7,
    paragraphs: ({ reu }) => [`Cite-se ${reu} para contestar no prazo legal, sob pena de revelia.`],
  },
  {
    tipoComunicacao: 'Edital',
    tipoDocumento: 'Edital',
    weight: 4,
    paragraphs: ({ autor, reu, orgao }) => [
      'EDITAL DE CITAÇÃO - PRAZO DE 20 (VINTE) DIAS',
      `O Juízo da ${orgao} FAZ SABER a ${reu}, em lugar incerto e não sabido, que ${autor} lhe move a presente ação, e que deve contestá-la em 15 (quinze) dias, findo o prazo do edital.`,
    ],
  },
  {
    tipoComunicacao: 'Lista de distribuição',
    tipoDocumento: 'Distribuição',
    weight: 6,
    paragraphs: ({ processo, autor, reu, orgao, data }) => [
      `Processo ${processo} distribuído para ${orgao} em ${data}.`,
      `Requerente: ${autor}. Requerido: ${reu}.`,
    ],
  },
  {
    tipoComunicacao: 'Intimação',
    tipoDocumento: 'Pauta de julgamento',
    weight: 1,
    paragraphs: ({ processo, autor, reu }) => [
      'PAUTA DE JULGAMENTO - SESSÃO VIRTUAL',
      ...Array.from(
        { length: LONG_LIST },
        (_, at) => `${at + 1} - APELAÇÃO ${processo} - Apelante: ${autor} - Apelado: ${reu}`,
      ),
    ],
  },
]

/** Each kind is repeated by its weight, so that one draw chooses. */
export const KINDS_BY_WEIGHT: readonly number[] = KINDS.flatMap(({ weight }, kind) =>
  Array<number>(weight).fill(kind),
)
