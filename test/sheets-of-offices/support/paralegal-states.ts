import type { JudgedSheet } from './outcome.js'

const watch = { job: 'watch', parameters: ['night=15/01/2026'] }

/** Lists whose columns of states and of addresses are of somebody else. */
export const paralegalStates: JudgedSheet[] = [
  {
    ...watch,
    sheet: 'the state of the identity card before bare numbers',
    careful: 'asked: whoever was registered elsewhere would be watched under another number',
    lines: ['Nome;RG;UF;OAB', 'Ana;12.345.678-9;MG;94.719', 'Rui;98.765.432-1;SP;123.456'],
    expects: ['asks ask_state_beside_court'],
  },
  {
    ...watch,
    sheet: 'the state of birth behind bare numbers',
    careful: 'asked: a lawyer born in Minas is registered anywhere',
    lines: ['Nome;OAB;Naturalidade;UF', 'Ana;94.719;Uberaba;MG', 'Rui;123.456;Campinas;SP'],
    expects: ['asks ask_state_beside_court'],
  },
  {
    ...watch,
    sheet: 'addresses of lawyers with bare numbers',
    careful: 'asked: the state where one lives is not that of the bar',
    lines: ['Nome;OAB;Cidade;UF', 'Ana;94.719;Uberaba;MG', 'Rui;123.456;Campinas;SP'],
    expects: ['asks ask_state_beside_court'],
  },
  {
    ...watch,
    sheet: 'addresses of lawyers whose numbers have their states',
    careful: 'read: nothing is open',
    lines: ['Nome;OAB;Cidade;UF', 'Ana;94.719/SP;Uberaba;MG', 'Rui;RJ 123.456;Campinas;SP'],
    expects: [
      '1 - header',
      '2 {nome:Ana} registration=oab:SP:94719',
      '3 {nome:Rui} registration=oab:RJ:123456',
    ],
    tells: ['columns_left_out'],
  },
  {
    ...watch,
    sheet: 'the address of the client',
    careful: 'told: a client gets no notice of the nights of the office',
    lines: [
      'OAB;Cliente;E-mail;Telefone',
      'OAB/SP 94.719;Mercado Sol;contato@sol.com;11 99999-0000',
    ],
    expects: ['1 - header', '2 {cliente:Mercado Sol} registration=oab:SP:94719'],
    tells: ['told_left_mails'],
  },
  {
    ...watch,
    sheet: 'the address of the lawyer behind the name of the client',
    careful: 'read: the heading says whose it is',
    lines: [
      'OAB;Cliente;E-mail do advogado',
      'OAB/SP 94.719;Mercado Sol;ana@x.com',
      'OAB/SP 123.456;Padaria Lua;a_definir',
    ],
    expects: [
      '1 - header',
      '2 {cliente:Mercado Sol} registration=oab:SP:94719',
      '3 {cliente:Padaria Lua} registration=oab:SP:123456 ~ watch_bad_address',
    ],
  },
]
