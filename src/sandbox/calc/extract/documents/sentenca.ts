import {
  amount,
  between,
  caseNumber,
  companyName,
  dateIn,
  oneOf,
  personName,
  type Reader,
} from './made-up.js'

/** A judgment and its awards. */
export const sentenca: Reader = (random) => {
  const year = between(random, 2015, 2023)
  return {
    processo: {
      numero: caseNumber(random, year),
      vara: `${between(random, 1, 90)}ª Vara do Trabalho`,
      dataSentenca: dateIn(random, year + 1),
      dataCitacao: dateIn(random, year),
    },
    partes: [
      { polo: 'ativo', nome: personName(random) },
      { polo: 'passivo', nome: companyName(random) },
    ],
    resultado: oneOf(random, ['procedente', 'parcialmente procedente']),
    condenacoes: ['Horas extras', 'Aviso-prévio', 'Dano moral']
      .slice(0, between(random, 1, 3))
      .map((verba) => ({
        verba,
        vencimento: dateIn(random, year - 1),
        valor: amount(random, 500, 40_000),
      })),
    criterios: {
      correcaoMonetaria: oneOf(random, ['IPCA-E', 'INPC', 'SELIC']),
      jurosPercentualMes: oneOf(random, [0.5, 1]),
      jurosDesde: oneOf(random, ['citacao', 'vencimento']),
    },
    honorarios: { percentual: oneOf(random, [5, 10, 15]), base: 'condenacao' },
  }
}
