import { bare, cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(8811, 2018)
const B = cnj(8812, 2019)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }

/** Exports of case systems and registers that leave a careful person no question. */
export const institutionsClearLists: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'clear: bare numbers whose section stands in their heading',
    careful: 'signs: all are of São Paulo, as the heading says',
    lines: ['Advogado;Nº OAB/SP;Equipe', 'Ana Lima;94.719;Cível', 'Bia Prado;88.123;Cível'],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 {nome:Bia Prado} numero_oab=88123 uf_oab=SP',
    ],
  },
  {
    ...publications,
    sheet: 'clear: the panel of PJe with quotes and commas, in UTF-16',
    careful: 'signs: two cases',
    encoding: 'utf16le',
    lines: [
      '"Processo","Órgão Julgador","Classe judicial","Polo ativo","Polo passivo","Chegou em"',
      `"PJeC ${A}","2ª Vara Cível","PROCEDIMENTO COMUM","ANA PRADO","BANCO, S.A.","02/01/2025"`,
      `"PJeC ${B}","5ª Vara Cível","MONITÓRIA","RUI SÁ","LOJA SOL","03/01/2025"`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=00088111320188260100',
      '3 {} numero_processo=00088126120198260100',
    ],
  },
  {
    ...watch,
    sheet: 'clear: Projudi with the parties of each case on the lines below it',
    careful: 'signs: two cases; the other lines name their parties',
    lines: {
      Processos: [
        ['Seq.', 'Processo', 'Comarca', 'Partes'],
        [1, A, 'Ubá', 'Promovente: Ana Prado'],
        [null, null, null, 'Promovido: Banco do Vale'],
        [2, B, 'Viçosa', 'Promovente: Rui Sá'],
        [null, null, null, 'Promovido: Loja Sol'],
      ],
    },
    expects: [
      '1 - header',
      '2 {} registration=case:00088111320188260100',
      '3 - note',
      '4 {} registration=case:00088126120198260100',
      '5 - note',
    ],
  },
  {
    ...dossier,
    sheet: 'clear: eproc with bare numbers, blank lines and the instance',
    careful: 'signs: two cases',
    lines: [
      'Relatório geral;;;',
      ';;;',
      'Nº Processo;Grau;Juízo;Autuação',
      `${bare(A)};1º;1ª VF de Ubá;12/03/2018`,
      ';;;',
      `${bare(B)};2º;3ª Turma;05/08/2019`,
      'Emitido em 02/01/2025 por BIA (assistente);;;',
    ],
    expects: [
      '1 - title',
      '3 - header',
      '4 {} numero=00088111320188260100',
      '6 {} numero=00088126120198260100',
      '7 - note',
    ],
  },
  {
    job: 'people',
    parameters: ['who=parties'],
    sheet: 'clear: debtors of a hospital with record, masked CPF and telephone',
    careful: 'signs: three names',
    lines: [
      'Prontuário;Responsável financeiro;CPF;Telefone',
      '10021;ANA PRADO LIMA;***.444.777-**;(32) 3333-1000',
      '10022;JOSÉ REIS CRUZ;***.555.777-**;',
      '10023;IVO SENA DIAS;***.666.777-**;(32) 3333-1001',
    ],
    expects: [
      '1 - header',
      '2 {} nome=ANA PRADO LIMA',
      '3 {} nome=JOSÉ REIS CRUZ',
      '4 {} nome=IVO SENA DIAS',
    ],
  },
  {
    job: 'people',
    parameters: ['who=lawyers'],
    sheet: 'clear: members of a commission under a title with the section',
    careful: 'signs: two lawyers of Minas Gerais, as the title says',
    lines: [
      'OAB/MG - COMISSÃO DE DIREITO MÉDICO;;',
      'Nome;Inscrição;Função',
      'Ana Lima;94.719;Presidente',
      'Rui Sá;123.456;Membro',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {nome:Ana Lima} numero_oab=94719 uf_oab=MG',
      '4 {nome:Rui Sá} numero_oab=123456 uf_oab=MG',
    ],
    tells: ['told_state_of_title'],
  },
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    documents: ['um.txt', 'dois.txt'],
    sheet: 'clear: the documents of a case by their ids, kinds and days',
    careful: 'signs: two judgments',
    lines: [
      'Id.;Arquivo;Tipo;Juntado em;Assinado por',
      '118442;um.txt;Sentença;10/01/2025 14:03;Juiz A',
      '118910;dois.txt;Sentença;11/02/2025 09:20;Juiz B',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
  },
  {
    job: 'extract',
    parameters: ['docType=cnis'],
    documents: ['um.txt', 'dois.txt'],
    sheet: 'clear: what is in each file, the same as was asked for',
    careful: 'signs: two CNIS',
    lines: [
      'Arquivo;Cliente;Conteúdo',
      'um.txt;Ana;Extrato CNIS',
      'dois.txt;Rui;CNIS completo - vínculos e remunerações',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6,cliente:Ana} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8,cliente:Rui} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
  },
]
