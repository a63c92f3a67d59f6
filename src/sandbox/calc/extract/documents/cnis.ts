import {
  amount,
  between,
  cnpj,
  companyName,
  cpf,
  dateIn,
  monthAfter,
  nit,
  oneOf,
  personName,
  type Reader,
} from './made-up.js'

/** A worker's contribution record. */
export const cnis: Reader = (random) => ({
  segurado: {
    nome: personName(random),
    nit: nit(random),
    cpf: cpf(random),
    dataNascimento: dateIn(random, between(random, 1955, 1985)),
    nomeMae: personName(random),
  },
  vinculos: Array.from({ length: between(random, 2, 4) }, (_, at) => {
    const firstYear = 2000 + at * 5
    const salary = amount(random, 1_500, 6_000)
    return {
      sequencia: at + 1,
      empregador: companyName(random),
      cnpj: cnpj(random),
      tipoFiliado: oneOf(random, ['Empregado', 'Contribuinte Individual']),
      dataInicio: dateIn(random, firstYear),
      dataFim: dateIn(random, firstYear + 3),
      indicadores: oneOf(random, [[], ['PEXT'], ['IREM-INDPEND', 'PREM-EXT']]),
      remuneracoes: Array.from({ length: between(random, 6, 18) }, (_, month) => ({
        competencia: monthAfter(firstYear + 1, month),
        valor: salary,
      })),
    }
  }),
})
