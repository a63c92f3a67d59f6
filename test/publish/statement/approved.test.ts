import { expect, test } from 'vitest'
import type { StatementDocument } from '../../../src/core/job/job.js'
import { statementDocx } from '../../../src/publish/statement/statement-docx.js'
import type { Filing } from '../../../src/publish/statement/statement-text.js'
import { testFolder } from '../../spreadsheets/support/folder.js'
import { partsOf } from '../../spreadsheets/support/zip.js'
import { elementText } from '../../support/workbook-text.js'
import { drawnPages, drawnText } from './pdf-pages.js'

const folder = testFolder()
const FILING: Filing = {
  office: { name: 'Silva & Souza', place: 'Porto Alegre' },
  date: '2026-11-20',
  isRehearsal: true,
  batch: '20261120-120000-abc123',
}
const TOTALS = ['Data', 'Valor histórico', 'Fator', 'Juros', 'Total'] as const
const KINDS = ['date', 'money', 'factor', 'money', 'money'] as const
const DEBT: StatementDocument = {
  facts: [
    ['Processo', '0001234-47.2019.8.26.0100'],
    ['Tribunal', 'TJSP'],
    ['Exequente', 'Oficina São João Ltda., CPF/CNPJ 11.222.333/0001-81'],
    ['Executado', '______________________________, CPF/CNPJ ______________________________'],
  ],
  article: 'art. 524 ou, contra a Fazenda Pública, art. 534',
  total: '16900.14',
  lacking: 1,
  on: '2024-12-31',
  remarks: ['Atenção: as linhas atravessam a Lei 14.905/2024.'],
  parts: [
    {
      terms: ['Correção: índice IPCA (IBGE).', 'Juros: 1% ao mês, simples.'],
      columns: [
        { title: 'Descrição', kind: 'text' },
        ...TOTALS.map((title, at) => ({ title, kind: KINDS[at]! })),
      ],
      lines: [
        ['Nota 1001', '2019-03-15', '12345.67', '1.3745538304', '1900.12', '18869.91'],
        ['Pagamento', '2020-08-20', '-1500', '1.3216530163', '0', '-1982.48'],
      ],
      totals: [undefined, undefined, '10845.67', undefined, '1900.12', '16887.43'],
      isOneOf: true,
    },
    {
      terms: ['Correção: SELIC, em lugar de correção e juros.'],
      columns: [
        { title: 'Data', kind: 'date' },
        { title: 'Total', kind: 'money' },
      ],
      lines: [['2024-11-02', '12.71']],
      totals: [undefined, '12.71'],
      isOneOf: true,
    },
  ],
}

test('a statement of two tables as PDF → drawn as it was approved', async () => {
  const pages = await drawnPages(DEBT, FILING)
  const text = pages.map((page) =>
    page.replace(/\[(.*?)\] TJ/g, (_, strings: string) => `"${drawnText(strings)}" TJ`),
  )
  await expect(text.join('\n\n')).toMatchFileSnapshot('approved/statement-pdf.txt')
})

test('the same as DOCX → as it was approved', async () => {
  const path = await folder.write('um.docx', await statementDocx(DEBT, FILING))
  const parts = await partsOf(path)
  const texts = [...parts]
    .filter(([name]) => /^word\/(?:document|header|footer)\w*\.xml$/.test(name))
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, xml]) => `## ${name}\n${elementText(xml)}`)
  await expect(texts.join('\n\n')).toMatchFileSnapshot('approved/statement-docx.txt')
})
