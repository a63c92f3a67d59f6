import { bare, cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'

const A = cnj(8701, 2018)
const B = cnj(8702, 2019)
const C = cnj(8703, 2020)
const publications = {
  job: 'publications',
  parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
}
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }
const dossier = { job: 'dossier', parameters: [] }
const parties = { job: 'people', parameters: ['who=parties'] }
const lawyers = { job: 'people', parameters: ['who=lawyers'] }

/** Exports of case systems that a careful person would ask about. */
export const accountsListsDoubts: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'in whose name alone the publications of some lawyers go out',
    careful: 'asks or tells: for one of them another registration is to be searched',
    lines: [
      'Advogado;OAB;Intimação exclusiva em nome de',
      'Ana Lima;SP 94.719;',
      'Rui Sá;RJ 123.456;Dra. Bia Prado - OAB/RJ 88.123',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui Sá} numero_oab=123456 uf_oab=RJ',
    ],
    tells: ['told_left_remark'],
  },
  {
    ...watch,
    sheet: 'a title that counts twelve lawyers, and three lines',
    careful: 'tells: nine are missing',
    lines: [
      'Advogados do contencioso (12 inscrições);',
      'Advogado;OAB',
      'Ana Lima;SP 94.719',
      'Rui Sá;RJ 123.456',
      'Bia Prado;MG 88.123',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {nome:Ana Lima} registration=oab:SP:94719',
      '4 {nome:Rui Sá} registration=oab:RJ:123456',
      '5 {nome:Bia Prado} registration=oab:MG:88123',
    ],
    tells: ['told_rows_missing'],
  },
  {
    ...dossier,
    sheet: 'a court beside each number, one of which is of another',
    careful: 'tells or asks: the number of one case is not of the court beside it',
    lines: ['Processo;Tribunal;Cliente', `${A};TJSP;Ana`, `${B};TJMG;Rui`, `${C};TJSP;Lia`],
    expects: [
      '1 - header',
      '2 {} numero=00087011420188260100',
      '3 {} numero=00087026220198260100',
      '4 {} numero=00087031320208260100',
    ],
    tells: ['told_list_remarks'],
  },
  {
    ...parties,
    sheet: 'nothing but the trade names of companies',
    careful: 'asks or tells: courts have them under their registered names',
    lines: ['Nome fantasia;Cidade', 'Supermercado do Zé;Ubá', 'Padaria Pão Quente;Santos'],
    expects: ['asks ask_header_any'],
  },
  {
    ...parties,
    sheet: 'the social name beside the civil one of a party',
    careful: 'asks or tells: the base may have either',
    lines: [
      'Nome da parte;Nome civil (registro)',
      'Ana Prado Lima;',
      'Bianca Reis Cruz;Bruno Reis Cruz',
      'Ivo Sena Dias;',
    ],
    expects: [
      '1 - header',
      '2 {} nome=Ana Prado Lima',
      '3 {} nome=Bianca Reis Cruz',
      '4 {} nome=Ivo Sena Dias',
    ],
    tells: ['told_left_remark'],
  },
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    documents: ['um.txt', 'dois.txt'],
    sheet: 'judgments of which one was annulled by the court above',
    careful: 'asks or tells: what an annulled judgment awards is not owed',
    lines: ['Arquivo;Cliente;Situação da decisão', 'um.txt;Ana;Mantida', 'dois.txt;Rui;Anulada'],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6,cliente:Ana} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8,cliente:Rui} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
    tells: ['told_list_remarks'],
  },
  {
    job: 'extract',
    parameters: ['docType=cnis'],
    documents: ['um.txt', 'dois.txt'],
    sheet: 'what each document is, under another heading than Tipo',
    careful: 'asks or tells: a payslip is no CNIS',
    lines: ['Arquivo;Cliente;Conteúdo', 'um.txt;Ana;Extrato CNIS', 'dois.txt;Rui;Holerites 2019'],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6,cliente:Ana} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8,cliente:Rui} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857 ~ note_document_kind',
    ],
  },
  {
    ...publications,
    sheet: 'cases, of which some are physical and not in the electronic gazette',
    careful: 'asks or tells: of a physical case the base may have nothing',
    lines: [
      'Processo;Cliente;Suporte',
      `${A};Ana;Eletrônico`,
      `${B};Rui;Físico (aguarda digitalização)`,
      `${C};Lia;Eletrônico`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=00087011420188260100',
      '3 {} numero_processo=00087026220198260100',
      '4 {} numero_processo=00087031320208260100',
    ],
    tells: ['told_list_remarks'],
  },
]

/** Exports of case systems that are ugly in form and leave a careful person no question. */
export const accountsListsClear: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'clear: users of a case system with their registrations in many forms',
    careful: 'signs: four registrations',
    lines: {
      Usuários: [
        ['Relatório de usuários'],
        ['Nome', 'E-mail', 'Perfil', 'OAB', 'Último acesso'],
        ['Ana Lima', 'ana@exemplo.adv.br', 'Advogado', 'OAB/SP nº 94.719-A', '02/01/2025 08:10'],
        ['Rui Sá', 'rui@exemplo.adv.br', 'Administrador', 'RJ123456', '02/01/2025 09:41'],
        ['Bia Prado', 'bia@exemplo.adv.br', 'Advogado', '88.123/MG', '30/12/2024 17:55'],
        ['Ivo Reis', 'ivo@exemplo.adv.br', 'Advogado', 'OAB-PR 55.010', '31/12/2024 10:02'],
      ],
    },
    expects: [
      '1 - title',
      '2 - header',
      '3 {spellings:[94719-A],nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '4 {nome:Rui Sá} numero_oab=123456 uf_oab=RJ',
      '5 {nome:Bia Prado} numero_oab=88123 uf_oab=MG',
      '6 {nome:Ivo Reis} numero_oab=55010 uf_oab=PR',
    ],
  },
  {
    ...publications,
    sheet: 'clear: the cases of a court, numbers without marks behind an apostrophe',
    careful: 'signs: two cases',
    encoding: 'latin1',
    lines: [
      'Consulta de processos;;;;;',
      'Processo;Classe;Assunto;Foro;Vara;Recebido em',
      `'${bare(A)};Procedimento Comum Cível;Indenização;Foro Central;12ª Vara;12/03/2018`,
      `'${bare(B)};Execução de Título;Cheque;Foro Central;3ª Vara;05/08/2019`,
      'Total de registros: 2;;;;;',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {} numero_processo=00087011420188260100',
      '4 {} numero_processo=00087026220198260100',
      '5 - total',
    ],
  },
  {
    ...watch,
    sheet: 'clear: lawyers with two telephones and an address in quotes',
    careful: 'signs: two registrations',
    lines: [
      'Cód.;Profissional;Inscrição OAB;Telefone;Celular;Endereço',
      '14;Ana Lima;94.719/SP;(11) 3333-4444;(11) 98888-7777;"Rua A, 10; sala 2"',
      '15;Rui Sá;123.456/RJ;(21) 3333-4444;(21) 98888-7777;"Av. B, 200; 5º andar"',
    ],
    expects: ['1 - header', '2 {} registration=oab:SP:94719', '3 {} registration=oab:RJ:123456'],
  },
  {
    ...dossier,
    sheet: 'clear: cases of labour courts with the class before the number',
    careful: 'signs: three cases',
    lines: [
      'Processo;Órgão julgador;Autuado em;Último movimento',
      `ATOrd ${A};2ª Vara do Trabalho;12/03/2018;Conclusos para despacho`,
      `ATSum ${B};5ª Vara do Trabalho;05/08/2019;Juntada de petição`,
      `CumSen ${C};2ª Vara do Trabalho;01/10/2020;Expedido alvará`,
    ],
    expects: [
      '1 - header',
      '2 {} numero=00087011420188260100',
      '3 {} numero=00087026220198260100',
      '4 {} numero=00087031320208260100',
    ],
  },
  {
    ...dossier,
    sheet: 'clear: number and parties in one cell, over two lines',
    careful: 'signs: two cases',
    lines: {
      Acervo: [
        ['Nº', 'Processo / Partes', 'Fase'],
        [1, `${A}\nANA PRADO LIMA X BANCO DO VALE S.A.`, 'Recursal'],
        [2, `${B}\nRUI DE SÁ X CONDOMÍNIO ACÁCIAS`, 'Execução'],
      ],
    },
    expects: ['1 - header', '2 {} numero=00087011420188260100', '3 {} numero=00087026220198260100'],
  },
  {
    ...parties,
    sheet: 'clear: companies in capitals, with their forms and a judicial reorganisation',
    careful: 'signs: three names',
    lines: [
      'Cód;Razão Social;CNPJ;Município/UF',
      '001;VALE VERDE COMÉRCIO DE ALIMENTOS LTDA - EPP;11.222.333/0001-81;UBÁ/MG',
      '002;CASA LAR S/A (EM RECUPERAÇÃO JUDICIAL);11.222.333/0002-62;SANTOS/SP',
      '003;J. P. SENA - ME;11.222.333/0003-43;SANTOS/SP',
    ],
    expects: [
      '1 - header',
      '2 {} nome=VALE VERDE COMÉRCIO DE ALIMENTOS LTDA - EPP',
      '3 {} nome=CASA LAR S/A (EM RECUPERAÇÃO JUDICIAL)',
      '4 {} nome=J. P. SENA - ME',
    ],
  },
  {
    ...lawyers,
    sheet: 'clear: the register of a bar, number and section apart, a foot with the count',
    careful: 'signs: two lawyers',
    lines: [
      'Nome;Nº de inscrição;Seccional;Subseção;Tipo',
      'Ana Lima;94719;São Paulo;Santos;Principal',
      'Rui Sá;123456;Rio de Janeiro;Niterói;Principal',
      'Total de registros: 2;;;;',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui Sá} numero_oab=123456 uf_oab=RJ',
      '4 - total',
    ],
  },
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    documents: ['um.txt', 'dois.txt'],
    sheet: 'clear: the list of a folder with sizes and days of change',
    careful: 'signs: two documents',
    lines: [
      'Nome do arquivo;Tamanho (KB);Modificado em;Ext.',
      'um.txt;12;10/01/2025 14:03;txt',
      'dois.txt;7;11/01/2025 09:20;txt',
      '2 arquivo(s);19;;',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
      '4 - total',
    ],
  },
  {
    ...publications,
    sheet: 'clear: the section of the bar in the title, numbers alone below',
    careful: 'signs: all are of São Paulo, as the title says',
    lines: [
      'OAB/SP - INSCRIÇÕES DO ESCRITÓRIO;',
      'Advogado;Nº OAB',
      'Ana Lima;94.719',
      'Bia Prado;88.123',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {nome:Ana Lima} numero_oab=94719 uf_oab=SP',
      '4 {nome:Bia Prado} numero_oab=88123 uf_oab=SP',
    ],
    tells: ['told_state_of_title'],
  },
]
