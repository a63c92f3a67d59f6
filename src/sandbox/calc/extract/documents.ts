import { two } from '../../engine/day.js'
import { randomFrom } from '../../random.js'
import {
  amount,
  between,
  caseNumber,
  clockTime,
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
import type { DocType } from './uploads.js'

/** A worker's contribution record. */
const cnis: Reader = (random) => ({
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

/** A judgment and its awards. */
const sentenca: Reader = (random) => {
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

/** The working time of a day, in minutes; work beyond it is overtime. */
const NORMAL_MINUTES = 8 * 60

/** A time card of one month. */
const cartaoPonto: Reader = (random) => {
  const month = monthAfter(2022, between(random, 0, 23))
  const days = Array.from({ length: 22 }, (_, at) => {
    const start = between(random, 7 * 60 + 45, 8 * 60 + 15)
    const end = start + between(random, 8 * 60 + 30, 11 * 60)
    return { date: `${two(at + 1)}/${month}`, start, end, worked: end - start - 60 }
  })
  const overtime = days.reduce((sum, { worked }) => sum + Math.max(0, worked - NORMAL_MINUTES), 0)
  return {
    empregado: { nome: personName(random), matricula: String(between(random, 1_000, 9_999)) },
    empregador: { nome: companyName(random), cnpj: cnpj(random) },
    competencia: month,
    marcacoes: days.map(({ date, start, end, worked }) => ({
      data: date,
      entrada1: clockTime(start),
      saida1: '12:00',
      entrada2: '13:00',
      saida2: clockTime(end),
      trabalhado: clockTime(worked),
    })),
    totais: {
      diasTrabalhados: days.length,
      horasTrabalhadas: clockTime(days.reduce((sum, { worked }) => sum + worked, 0)),
      horasExtras: clockTime(overtime),
    },
  }
}

/** The papers of a labour claim: the contract, the payments and the claims. */
const trabalhista: Reader = (random) => {
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

const READERS: Record<DocType, Reader> = { cnis, sentenca, cartaoPonto, trabalhista }

/**
 * Returns the data "extracted" from a file. The content is not read: all data is made up from the
 * digest, so that the same file always gives the same data. The contract shows no shape; here it is
 * nested scalars and tables, with dates `DD/MM/YYYY`, months `MM/YYYY`, amounts as numbers in reais
 * and times `HH:MM`.
 */
export function extract(docType: DocType, digest: Buffer): object {
  return READERS[docType](randomFrom(digest.readUInt32BE(0)))
}
