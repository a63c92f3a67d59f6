import type { JudgedSheet } from './outcome.js'
import { calc, correct, update } from './requests.js'

/** Sheets and lists of trades and their programs that leave no question. */
export const tradesClear: JudgedSheet[] = [
  {
    job: 'publications',
    parameters: [],
    sheet: 'clear: cases with the class of the PJe before the number',
    careful: 'signs: it is no part of it',
    lines: [
      'Processo;Classe;Órgão julgador;Polo ativo;Polo passivo',
      'PJEC 0000001-44.2021.8.26.0100;Procedimento;1ª Vara;Ana;Banco',
      'ProceComCiv 0000002-29.2021.8.26.0100;Procedimento;2ª Vara;Rui;Banco',
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=00000014420218260100',
      '3 {} numero_processo=00000022920218260100',
    ],
  },
  {
    ...correct,
    sheet: 'clear: telecom: bills with telephone, issue and days of delay',
    careful: 'signs: one amount, one due day',
    lines: [
      'Cliente;Conta;Linha;Fatura;Emissão;Vencimento;Valor (R$);Dias em atraso',
      'Ana;11;(11) 98888-0001;9001;20/12/2019;10/01/2020;320,50;1817',
      'Rui;12;(11) 98888-0002;9002;20/01/2020;10/02/2020;410,30;1786',
      'Lia;13;(11) 98888-0003;9003;20/02/2020;10/03/2020;298,70;1757',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:320.5}',
      '3 {date:2020-02-10,amount:410.3}',
      '4 {date:2020-03-10,amount:298.7}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: condominium with the ideal fraction of each unit',
    careful: 'signs: the quota is that of the unit',
    lines: [
      'Bloco;Unidade;Condômino;Competência;Vencimento;Cota condominial;Fração ideal',
      'A;101;Ana;01/2020;10/01/2020;620,50;0,0125',
      'A;102;Rui;01/2020;10/01/2020;610,30;0,0123',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:620.5}', '3 {date:2020-01-10,amount:610.3}'],
  },
  {
    job: 'publications',
    parameters: [],
    sheet: 'clear: cases of the PJe with their last movement',
    careful: 'signs: the numbers are whole',
    lines: [
      'Processo;Classe;Órgão julgador;Polo ativo;Polo passivo;Data da distribuição;Última movimentação',
      '0000001-44.2021.8.26.0100;Procedimento;1ª Vara;Ana;Banco;10/01/2021;Conclusos',
      '0000002-29.2021.8.26.0100;Execução;2ª Vara;Rui;Banco;10/02/2021;Juntada de petição',
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=00000014420218260100',
      '3 {} numero_processo=00000022920218260100',
    ],
  },
  {
    job: 'dossier',
    parameters: [],
    sheet: 'clear: cases of e-SAJ with judge and value',
    careful: 'signs: the numbers are whole',
    lines: [
      'Processo;Classe;Assunto;Foro;Vara;Juiz;Valor da ação',
      '0000001-44.2021.8.26.0100;Procedimento Comum Cível;Seguro;Foro Central Cível;1ª Vara Cível;Ana;R$ 10.000,00',
      '0000002-29.2021.8.26.0100;Execução;Locação;Foro Central Cível;2ª Vara Cível;Rui;R$ 5.000,00',
    ],
    expects: ['1 - header', '2 {} numero=00000014420218260100', '3 {} numero=00000022920218260100'],
  },
  {
    ...correct,
    sheet: 'clear: a table of R with its row names',
    careful: 'signs: days and marks are certain',
    lines: [
      '"","devedor","vencimento","valor"',
      '"1","Ana","2020-01-10",1500.5',
      '"2","Rui","2020-02-10",820.9',
      '"3","Lia","2020-03-10",430',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:1500.5}',
      '3 {date:2020-02-10,amount:820.9}',
      '4 {date:2020-03-10,amount:430}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: energy: bills beside the kWh',
    careful: 'signs: kWh are no money',
    lines: [
      'UC;Mês ref.;Vencimento;Consumo (kWh);Valor da fatura (R$)',
      '1001;12/2019;10/01/2020;350;320,50',
      '1002;01/2020;10/02/2020;410;410,30',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:320.5}', '3 {date:2020-02-10,amount:410.3}'],
  },
  {
    ...correct,
    sheet: 'clear: bank: instalments of a cédula with days of delay',
    careful: 'signs: one amount, one due day',
    lines: [
      'Cédula;Cliente;Parcela;Vencimento;Valor da parcela;Dias de atraso',
      '77;Ana;10;10/01/2020;900,10;1817',
      '77;Ana;11;10/02/2020;900,10;1786',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-10,amount:900.1,description:10}',
      '3 {date:2020-02-10,amount:900.1,description:11}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: town: instalments of the tax as it was levied',
    careful: 'signs: one amount, one due day',
    lines: [
      'Inscrição imobiliária;Exercício;Parcela;Vencimento;Valor lançado',
      '001.2;2020;1;10/02/2020;251,20',
      '001.2;2020;2;10/03/2020;251,20',
      '001.3;2020;1;10/02/2020;180,90',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-02-10,amount:251.2,description:1}',
      '3 {date:2020-03-10,amount:251.2,description:2}',
      '4 {date:2020-02-10,amount:180.9,description:1}',
    ],
  },
  {
    job: 'publications',
    parameters: [],
    sheet: 'clear: cases of Legal One with folder and phase',
    careful: 'signs: the numbers are whole',
    lines: [
      'Nº do processo;Pasta;Cliente principal;Contrário principal;Responsável principal;Fase',
      '0000001-44.2021.8.26.0100;P-1;Ana;Banco;Dra. Eva;Instrutória',
      '0000002-29.2021.8.26.0100;P-2;Rui;Banco;Dra. Eva;Recursal',
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=00000014420218260100',
      '3 {} numero_processo=00000022920218260100',
    ],
  },
  {
    ...update,
    sheet: 'clear: a university: fees with their course and month',
    careful: 'signs: the due day is given',
    lines: [
      'RA;Aluno;Curso;Mensalidade ref.;Vencimento;Valor da mensalidade',
      '1;Ana;Direito;02/2020;05/02/2020;1.280,00',
      '2;Rui;Letras;02/2020;05/02/2020;980,00',
    ],
    expects: ['1 - header', '2 {dia:2020-02-05,valor:1280}', '3 {dia:2020-02-05,valor:980}'],
  },
  {
    ...correct,
    sheet: 'clear: a hospital: what it presented to a health plan',
    careful: 'signs: one amount, one month',
    lines: [
      'Guia;Operadora;Competência;Valor apresentado',
      '1;Saúde Azul;01/2020;15.000,00',
      '2;Saúde Azul;02/2020;8.200,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-01,amount:15000} ~ note_month_only',
      '3 {date:2020-02-01,amount:8200} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'clear: precatories at their base dates',
    careful: 'signs: each at its own',
    lines: [
      'Nº do precatório;Ente devedor;Natureza;Data-base;Valor requisitado',
      '1;Município de Rio Azul;Alimentar;31/12/2019;150.000,00',
      '2;Município de Rio Azul;Comum;31/01/2020;82.000,00',
    ],
    expects: [
      '1 - header',
      '2 {date:2019-12-31,amount:150000,description:Alimentar}',
      '3 {date:2020-01-31,amount:82000,description:Comum}',
    ],
  },
  {
    ...correct,
    sheet: 'clear: FGTS that was not deposited, with the PIS',
    careful: 'signs: one amount, one month',
    lines: [
      'Competência;Empregado;PIS;Depósito devido',
      '01/2020;Ana;123.45678.90-1;240,10',
      '02/2020;Ana;123.45678.90-1;240,10',
    ],
    expects: [
      '1 - header',
      '2 {date:2020-01-01,amount:240.1} ~ note_month_only',
      '3 {date:2020-02-01,amount:240.1} ~ note_month_only',
    ],
  },
  {
    ...correct,
    sheet: 'clear: cheques with bank, issue and the day on them',
    careful: 'signs: from the day on each',
    lines: [
      'Banco;Agência;Conta;Cheque;Emitente;Emissão;Bom para;Valor;Alínea',
      '341;0001;12345-6;000123;Ana;10/12/2019;10/01/2020;1.500,00;12',
      '341;0001;12345-6;000124;Ana;10/12/2019;10/02/2020;1.500,50;12',
    ],
    expects: ['1 - header', '2 {date:2020-01-10,amount:1500}', '3 {date:2020-02-10,amount:1500.5}'],
  },
  {
    job: 'watch',
    parameters: ['night=15/01/2026'],
    sheet: 'clear: lawyers with state and mail',
    careful: 'signs: each is whole',
    lines: [
      'Advogada(o);OAB;Seccional;E-mail',
      'Ana Prado;94719;SP;ana@x.com',
      'Rui Sá;123456;RJ;rui@x.com',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Prado} registration=oab:SP:94719',
      '3 {nome:Rui Sá} registration=oab:RJ:123456',
    ],
  },
  {
    job: 'people',
    parameters: ['who=parties'],
    sheet: 'clear: companies with tax number and town',
    careful: 'signs: names as they are registered',
    lines: [
      'Razão social;CNPJ;Cidade',
      'Metalúrgica Sol Ltda.;12.345.678/0001-90;Santos',
      'Transportes Lua S.A.;12.345.679/0001-90;Bauru',
    ],
    expects: ['1 - header', '2 {} nome=Metalúrgica Sol Ltda.', '3 {} nome=Transportes Lua S.A.'],
  },
  {
    ...calc,
    sheet: 'clear: instalments of two groups in words',
    careful: 'signs: nothing is open',
    lines: [
      'Grupo;Nome do cálculo;Parcelas: data;Parcelas: valor;Parcelas: descrição',
      '1;Ana x Loja;05/02/2019;2.500,00;Aluguel',
      '1;Ana x Loja;05/03/2019;2.500,00;Aluguel',
      '2;Rui x Loja;05/03/2019;1.100,00;Aluguel',
    ],
    expects: [
      '1 - header',
      '2 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/02/2019,valor:2500,descricao:Aluguel}},formats:[],received:{parcelas.data:2019-02-05,parcelas.valor:2500,parcelas.descricao:Aluguel},name:Ana x Loja,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=1',
      '3 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/03/2019,valor:2500,descricao:Aluguel}},formats:[],received:{parcelas.data:2019-03-05,parcelas.valor:2500,parcelas.descricao:Aluguel},name:Ana x Loja,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=1',
      '4 {values:{indexador:262,dia_atualiza:31/12/2025},records:{parcelas:{data:05/03/2019,valor:1100,descricao:Aluguel}},formats:[],received:{parcelas.data:2019-03-05,parcelas.valor:1100,parcelas.descricao:Aluguel},name:Rui x Loja,isChecked:true,needs:[indexador,dia_atualiza,parcelas]} grupo=2',
    ],
  },
  {
    job: 'people',
    parameters: ['who=lawyers'],
    sheet: 'clear: names and registrations with their state',
    careful: 'signs: each is whole',
    lines: ['Nome;Nº OAB;UF', 'Ana Prado;94.719;SP', 'Rui Sá;123.456;RJ'],
    expects: [
      '1 - header',
      '2 {nome:Ana Prado} numero_oab=94719 uf_oab=SP',
      '3 {nome:Rui Sá} numero_oab=123456 uf_oab=RJ',
    ],
  },
]
