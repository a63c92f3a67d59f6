import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(8801, 2018)
const B = cnj(8802, 2019)
const C = cnj(8803, 2020)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }
const parties = { job: 'people', parameters: ['who=parties'] }
const cnis = {
  job: 'extract',
  parameters: ['docType=cnis'],
  documents: ['um.txt', 'dois.txt'],
}

/** Exports of case systems and registers whose empty answers a careful person would not sign. */
export const institutionsListsDoubts: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'registrations under a title of those who have left',
    careful: 'asks or tells: they are not of the office any more',
    lines: [
      'ADVOGADOS DESLIGADOS DO ESCRITÓRIO EM 2024;',
      'Nome;OAB',
      'Ana Lima;SP 94.719',
      'Rui Sá;RJ 123.456',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '4 {nome:Rui Sá} numero_oab=123456 uf_oab=RJ',
    ],
    tells: ['told_list_notes'],
  },
  {
    ...publications,
    sheet: 'eproc: the level of secrecy of each case as a number',
    careful: 'asks or tells: what is secret is not published with its text',
    lines: [
      'Número Processo;Classe;Nível de sigilo;Juízo',
      `${A};Procedimento Comum;0;1ª Vara Federal`,
      `${B};Ação Penal;3;2ª Vara Federal`,
      `${C};Procedimento Comum;0;1ª Vara Federal`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=00088016620188260100',
      '3 {} numero_processo=00088021720198260100',
      '4 {} numero_processo=00088036520208260100',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...publications,
    sheet: 'a title with the days of another search',
    careful: 'asks or tells: the title has days of February, March was asked for',
    lines: [
      'Relatório de intimações - período de 10/02/2025 a 14/02/2025;',
      'Advogado;OAB',
      'Ana Lima;SP 94.719',
      'Rui Sá;RJ 123.456',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '4 {nome:Rui Sá} numero_oab=123456 uf_oab=RJ',
    ],
    tells: ['told_list_notes'],
  },
  {
    ...watch,
    sheet: 'Projudi: the last event of each case, one of them its end',
    careful: 'tells: of a case that is closed nothing will come',
    lines: [
      'Seq.\tNúmero\tComarca\tÚltima movimentação',
      `1\t${A}\tUbá\tConclusos para despacho`,
      `2\t${B}\tUbá\tBaixa definitiva`,
      `3\t${C}\tViçosa\tJuntada de petição`,
    ],
    expects: [
      '1 - header',
      '2 {} registration=case:00088016620188260100',
      '3 {} registration=case:00088021720198260100',
      '4 {} registration=case:00088036520208260100',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...watch,
    sheet: 'cases of which one was sent to the courts of another state',
    careful: 'tells: there it has another number',
    lines: [
      'Processo;Cliente;Localização',
      `${A};Ana;Cartório da 2ª Vara`,
      `${B};Rui;Remetido ao TJRJ por declínio de competência`,
    ],
    expects: [
      '1 - header',
      '2 {cliente:Ana} registration=case:00088016620188260100',
      '3 {cliente:Rui} registration=case:00088021720198260100',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...watch,
    sheet: 'lawyers with a second registration in another state',
    careful: 'asks or tells: the second ones are not watched',
    lines: [
      'Advogado;OAB;UF;OAB suplementar;UF suplementar',
      'Ana Lima;94.719;SP;201.334;RJ',
      'Rui Sá;123.456;RJ;;',
      'Bia Prado;88.123;MG;150.222;SP',
    ],
    expects: ['asks ask_left_column'],
  },
  {
    ...dossier,
    sheet: 'cases of which one may be of somebody with the same name',
    careful: 'tells: what is found may be of another person',
    lines: [
      'Processo;Parte;Homônimo?',
      `${A};Ana Prado;Não`,
      `${B};José da Silva;Sim`,
      `${C};Ana Prado;Não`,
    ],
    expects: [
      '1 - header',
      '2 {} numero=00088016620188260100',
      '3 {} numero=00088021720198260100',
      '4 {} numero=00088036520208260100',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...parties,
    sheet: 'patients of a hospital with the day on which one has died',
    careful: 'tells: the cases of a dead person go on in the name of the estate',
    lines: [
      'Prontuário;Nome do paciente;Óbito',
      '10021;Ana Prado Lima;',
      '10022;José Reis Cruz;12/04/2021',
      '10023;Ivo Sena Dias;',
    ],
    expects: [
      '1 - header',
      '2 {} nome=Ana Prado Lima',
      '3 {} nome=José Reis Cruz',
      '4 {} nome=Ivo Sena Dias',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...parties,
    sheet: 'customers of an ERP whose names were cut at thirty letters',
    careful: 'asks or tells: under a name that was cut nobody is found',
    lines: [
      'CODIGO;RAZAO SOCIAL;MUNICIPIO',
      '000181;COMERCIAL DE ALIMENTOS VALE VE;UBA',
      '000182;CASA LAR LTDA;SANTOS',
      '000183;TRANSPORTADORA IRMAOS PRADO DE;SANTOS',
      '000184;METALURGICA NOSSA SENHORA APAR;UBA',
    ],
    expects: [
      '1 - header',
      '2 {} nome=COMERCIAL DE ALIMENTOS VALE VE',
      '3 {} nome=CASA LAR LTDA',
      '4 {} nome=TRANSPORTADORA IRMAOS PRADO DE',
      '5 {} nome=METALURGICA NOSSA SENHORA APAR',
    ],
    tells: ['told_cut_names'],
  },
  {
    ...parties,
    sheet: 'students by the family name, a comma and the first name',
    careful: 'asks or tells: courts have the first name first',
    lines: [
      '"RA";"Nome";"Curso"',
      '"19001";"PRADO LIMA, Ana";"Direito"',
      '"19002";"SÁ, Rui de";"Direito"',
      '"19003";"REIS CRUZ, Lia";"Medicina"',
    ],
    expects: ['1 - header', '2 ! row_name_turned', '3 ! row_name_turned', '4 ! row_name_turned'],
  },
]

/** Documents of insured people and pupils that a careful person would ask about. */
export const institutionsDocumentsDoubts: JudgedSheet[] = [
  {
    ...cnis,
    sheet: 'what is in each file, by a description of the department',
    careful: 'asks or tells: a payslip is no CNIS',
    lines: [
      'Arquivo;Segurado;Descrição do arquivo',
      'um.txt;Ana;Extrato previdenciário (CNIS)',
      'dois.txt;Rui;Holerites de 2019',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857 ~ note_document_kind',
    ],
  },
  {
    ...cnis,
    sheet: 'whose document each file is, one of another than the client',
    careful: 'tells: the document of the father is not that of the client',
    lines: [
      'Arquivo;Cliente;Titular do documento',
      'um.txt;Ana Prado;Ana Prado',
      'dois.txt;Rui Sá;José Sá (pai)',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6,cliente:Ana Prado} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8,cliente:Rui Sá} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857 ~ note_document_holder',
    ],
  },
]
