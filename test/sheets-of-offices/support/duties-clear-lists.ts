import { cnj } from '../../accept/support/cases.js'
import type { JudgedSheet } from './outcome.js'
import { calc } from './requests.js'

const A = cnj(8701, 2018)
const B = cnj(8702, 2019)

/** Calculations and lists that leave no question. */
export const dutiesClearLists: JudgedSheet[] = [
  {
    ...calc,
    sheet: 'clear: rents of two tenants, with the address of each',
    careful: 'makes two calculations',
    lines: [
      'grupo;name;parcelas.data;parcelas.valor;Endereço',
      'A;Ana;05/02/2019;1.200,00;Rua A, 10',
      'A;;05/03/2019;1.200,00;Rua A, 10',
      'B;Rui;05/02/2019;900,00;Rua B, 20',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/02/2019,valor:1200}},formats:[],received:{parcelas.data:2019-02-05,parcelas.valor:1200},name:Ana,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/03/2019,valor:1200}},formats:[],received:{parcelas.data:2019-03-05,parcelas.valor:1200},isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=A',
      '4 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/02/2019,valor:900}},formats:[],received:{parcelas.data:2019-02-05,parcelas.valor:900},name:Rui,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=B',
    ],
  },
  {
    job: 'recalc',
    parameters: ['updateTo=31/12/2025'],
    sheet: 'clear: calculations that stand at an earlier day',
    careful: 'brings both to the day',
    lines: [
      'ID do cálculo;Cliente;Posição atual',
      '700023;Casa Lar Ltda.;30/06/2025',
      '700030;Vera Dutra;30/06/2025',
    ],
    expects: [
      '1 - header',
      '2 {id:700023,type:atualizacaoMonetaria,name:Carteira de clientes,values:{dia_atualiza:31/12/2025},formats:[]} id=700023 type=atualizacaoMonetaria',
      '3 {id:700030,type:calculosJudiciais,values:{dia_atualiza:31/12/2025},formats:[]} id=700030 type=calculosJudiciais',
    ],
  },
  {
    job: 'publications',
    parameters: ['data_inicio=01/03/2025', 'data_fim=31/03/2025'],
    sheet: 'clear: registrations with the day of the oath, under the month that is asked',
    careful: 'reads both',
    lines: [
      'Publicações de março/2025;;;',
      'OAB;Advogado;Compromisso;Situação',
      'SP 94.719;Ana;10/03/1998;Regular',
      'RJ 123.456;Bia;11/05/2004;Regular',
    ],
    expects: [
      '1 - title',
      '2 - header',
      '3 {nome:Ana} numero_oab=94719 uf_oab=SP',
      '4 {nome:Bia} numero_oab=123456 uf_oab=RJ',
    ],
  },
  {
    job: 'watch',
    parameters: ['night=15/01/2026'],
    sheet: 'clear: registrations to be followed for years to come',
    careful: 'reads both',
    lines: ['OAB;Acompanhar até', 'SP 94.719;31/12/2027', 'RJ 123.456;30/06/2028'],
    expects: ['1 - header', '2 {} registration=oab:SP:94719', '3 {} registration=oab:RJ:123456'],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'clear: cases with class, court, judge and amount of the claim',
    careful: 'reads both',
    lines: [
      'Nº do processo;Classe;Tribunal;Vara;Magistrado;Valor da causa',
      `${A};Monitória;TJSP;1ª Cível;Dra. Eva;12.000,00`,
      `${B};Execução;TJSP;2ª Cível;Dr. Ivo;8.500,00`,
    ],
    expects: ['1 - header', '2 {} numero=00087011420188260100', '3 {} numero=00087026220198260100'],
  },
  {
    job: 'people',
    parameters: ['who=parties'],
    sheet: 'clear: claimants of labour cases with their cards and days',
    careful: 'looks for both',
    lines: [
      'Reclamante;CTPS;PIS;Admissão;Demissão',
      'Ana Prado Lima;12345/001-SP;123.45678.90-1;10/01/2015;31/03/2020',
      'Rui de Sá Costa;54321/002-SP;109.87654.32-1;01/02/2016;30/04/2020',
    ],
    expects: ['1 - header', '2 {} nome=Ana Prado Lima', '3 {} nome=Rui de Sá Costa'],
  },
  {
    job: 'extract',
    parameters: ['docType=sentenca'],
    sheet: 'clear: documents with size and who sent them',
    careful: 'reads both',
    documents: ['um.txt', 'dois.txt'],
    lines: [
      'Arquivo;Cliente;Tamanho (KB);Enviado por',
      'um.txt;Ana;120;Bia',
      'dois.txt;Rui;98;Caio',
    ],
    expects: [
      '1 - header',
      '2 {arquivo:um.txt,filename:um.txt,mimeType:text/plain,bytes:6,cliente:Ana} sha256=16997887d4d61559704b9b253ca9480ac62ada9e11e16a79ccc92e9d03722786',
      '3 {arquivo:dois.txt,filename:dois.txt,mimeType:text/plain,bytes:8,cliente:Rui} sha256=cad90040fee21ff9d2e89b0ffacbd30f8d03e08c70b7aa2e9e3d5f48ce52b857',
    ],
  },
]
