import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

const HEADINGS = [
  'Item',
  'Processo',
  'Cliente',
  'Parte contrária',
  'Vara',
  'Comarca',
  'Data do vencimento',
  'Valor',
  'Contrato',
  'Tipo',
  'Situação',
  'Observação',
]

/**
 * Writes a CSV of twelve columns like those of an office; the same content for the same number of
 * rows.
 */
export async function writeCsv(path: string, rows: number): Promise<string> {
  await pipeline(Readable.from(blocks(rows)), createWriteStream(path))
  return path
}

function* blocks(rows: number): Iterable<string> {
  let block = `${HEADINGS.join(';')}\n`
  for (let at = 1; at <= rows; at += 1) {
    block += `${line(at).join(';')}\n`
    if (at % 1_000 === 0 || at === rows) {
      yield block
      block = ''
    }
  }
}

function line(at: number): string[] {
  const two = (number: number) => String(number).padStart(2, '0')
  const reais = String(1_000 + (at % 90_000)).replace(/\B(?=\d{3}$)/, '.')
  return [
    String(at),
    caseNumber(at),
    `Cliente ${at % 500}`,
    `Empresa ${at % 300} Ltda.`,
    `${1 + (at % 40)}ª Vara Cível`,
    'São Paulo',
    `${two(1 + (at % 28))}/${two(1 + (at % 12))}/${2015 + (at % 9)}`,
    `${reais},${two(at % 100)}`,
    `C-${at}`,
    'Duplicata',
    'Ativo',
    `nota ${at}`,
  ]
}

function caseNumber(at: number): string {
  const sequence = String(1_000_000 + (at % 8_000_000))
  const check = 98n - (BigInt(`${sequence}2021826010000`) % 97n)
  return `${sequence}-${String(check).padStart(2, '0')}.2021.8.26.0100`
}

/**
 * Import options of LibreOffice: separator `;`, UTF-8, the case as text, the day as day/month/year,
 * Brazilian numbers.
 */
const READ_CSV = 'CSV:59,34,76,1,2/2/7/4,1046,false,true'

/** Converts the CSV with LibreOffice to another format, in which amounts and dates are numbers. */
export async function convert(csv: string, format: 'xlsx' | 'xls' | 'ods'): Promise<string> {
  const folder = dirname(csv)
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const asked = [`--infilter=${READ_CSV}`, '--convert-to', format, '--outdir', folder, csv]
  await run('soffice', ['--headless', profile, ...asked])
  return csv.replace(/csv$/, format)
}
