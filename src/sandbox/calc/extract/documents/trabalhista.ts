import {
  amount,
  between,
  caseNumber,
  cnpj,
  companyName,
  cpf,
  dateIn,
  monthAfter,
  oneOf,
  personName,
  type Reader,
} from './made-up.js'

/** The papers of a labour claim: the contract, the payments and the claims. */
export const trabalhista: Reader = (random) => {
  const year = between(random, 2014, 2020)
  const salary = amount(random, 1_500, 9_000)
  return {
    processo: { numero: caseNumber(random, year + 3), dataAjuizamento: dateIn(random, year + 3) },
    contrato: {
      empregado: { nome: personName(random), cpf: cpf(random) },
      empregador: { nome: companyName(random), cnpj: cnpj(random) },
      funcao: oneOf(random, ['Auxiliar administrativo', 'Motorista', 'Operador', 'Vendedor']),
      admissao: dateIn(random, year),
      demissao: dateIn(random, year + 2),
      motivo: oneOf(random, ['sem justa causa', 'pedido de demissão', 'rescisão indireta']),
    },
    salarios: Array.from({ length: 12 }, (_, month) => ({
      competencia: monthAfter(year + 1, month),
      valor: salary,
    })),
    verbas: ['Saldo de salário', '13º salário', 'Férias com 1/3', 'FGTS com 40%'].map((verba) => ({
      verba,
      valor: amount(random, 300, 8_000),
    })),
    descontos: [{ descricao: 'INSS', valor: amount(random, 100, 800) }],
  }
}
