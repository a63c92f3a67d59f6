import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const SETS = ['ipca', 'inpc', 'igpm']

/**
 * Writes a CSV portfolio of `rows` rows, eight columns and three parameter sets; the same content
 * for the same number of rows.
 */
export async function writePortfolio(path: string, rows: number): Promise<void> {
  await pipeline(Readable.from(lines(rows)), createWriteStream(path))
}

function* lines(rows: number): Iterable<string> {
  yield 'Nº do Processo;Cliente;Réu;Valor Histórico;Data de Vencimento;Descrição;Índice;Pasta\r\n'
  let block = ''
  for (let i = 0; i < rows; i += 1) {
    block += line(i)
    if (i % 500 === 499) {
      yield block
      block = ''
    }
  }
  yield block
}

function line(i: number): string {
  const cents = String(10_000 + ((i * 7919) % 9_000_000)).padStart(3, '0')
  const reais = cents.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
  const day = String(1 + (i % 28)).padStart(2, '0')
  const month = String(1 + (Math.floor(i / 28) % 12)).padStart(2, '0')
  const year = 2015 + (i % 9)
  return `${caseNumber(i)};Cliente ${i % 97};Parte ${i % 1009};${reais},${cents.slice(-2)};${day}/${month}/${year};Parcela ${1 + (i % 36)};${SETS[i % 3]};P-${i}\r\n`
}

function caseNumber(i: number): string {
  const sequence = String(1_000_000 + (i % 8_000_000))
  const rest = `20218260${String(100 + (i % 50)).padStart(3, '0')}`.padEnd(11, '0').slice(0, 11)
  const check = String(98n - (BigInt(`${sequence}${rest}00`) % 97n)).padStart(2, '0')
  return `${sequence}-${check}.${rest.slice(0, 4)}.${rest.slice(4, 5)}.${rest.slice(5, 7)}.${rest.slice(7)}`
}
