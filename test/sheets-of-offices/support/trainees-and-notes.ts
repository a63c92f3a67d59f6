import type { JudgedSheet } from './outcome.js'
import { update } from './requests.js'

const publications = { job: 'publications', parameters: [] }
const C = '8267605-69.2022.8.16.0026'
const D = '6956873-98.2022.5.03.0037'
const watch = { job: 'watch', parameters: ['night=15/01/2026'] }

/** Registrations that are of somebody else, or that stand where nobody looks. */
export const traineesAndNotes: JudgedSheet[] = [
  {
    ...publications,
    sheet: 'a trainee by a column of categories, the number without its letter',
    careful: 'asks: the lawyer of that number is somebody else',
    lines: ['Nome;OAB;UF;Categoria', 'Heloísa;94719;SP;Sócia', 'João;77001;PR;Estagiário'],
    expects: ['asks ask_trainees'],
  },
  {
    ...publications,
    sheet: 'clear: what each lawyer is in the firm, and a trainee with the letter',
    careful: 'reads the lawyers, rejects the trainee',
    lines: ['Nome;OAB;UF;Cargo', 'Heloísa;94719;SP;Sócia', 'João;77001-E;PR;Estagiário'],
    expects: [
      '1 - header',
      '2 {nome:Heloísa} numero_oab=94719 uf_oab=SP',
      '3 ! cell_oab_of_trainee',
    ],
  },
  {
    ...watch,
    sheet: 'the heading says that the registrations are of trainees',
    careful: 'asks: the lawyers of these numbers are others',
    lines: ['Responsável;OAB do estagiário;UF', 'Ana;50001;RS', 'Rui;77001;PR'],
    expects: ['asks ask_trainees'],
  },
  {
    ...publications,
    sheet: 'a registration within a remark, beside the case',
    careful: 'looks for the case, and tells that the registration is not looked for',
    lines: [
      'Processo;Observação',
      `${C};publicar em nome de OAB/SP 94.719`,
      `${D};aguardando a OAB do colega, fls. 1.234`,
    ],
    expects: [
      '1 - header',
      '2 {} numero_processo=82676056920228160026',
      '3 {} numero_processo=69568739820225030037',
    ],
    tells: ['told_left_remark'],
  },
  {
    ...watch,
    sheet: 'lawyers with their posts, and a foot of two cells',
    careful: 'signs two, and rejects the one without a number; the foot is no lawyer',
    lines: [
      'Advogado;Cargo;OAB',
      'Ana Lima;Sócia;SP 94.719',
      'Rui Costa;Sócio;',
      'Bia Prado;Sócia;MG 88.123',
      'Responsável pela lista;Maria Souza;',
      'Atualizado em;15/12/2025;',
    ],
    expects: [
      '1 - header',
      '2 {nome:Ana Lima} registration=oab:SP:94719',
      '3 ! oab_nothing',
      '4 {nome:Bia Prado} registration=oab:MG:88123',
      '5 - note',
      '6 - note',
    ],
  },
  {
    ...update,
    sheet: 'a table that lies on its side, with a debtor in each column',
    careful: 'asks, and says that it lies on its side',
    lines: [
      'Devedor;Alfa Ltda.;Beta ME;Gama S.A.',
      'Vencimento;10/03/2021;15/07/2021;20/01/2022',
      'Valor;3.121,90;1.544,77;8.210,05',
    ],
    expects: ['asks ask_transposed'],
  },
]
