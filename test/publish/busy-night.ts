import type { LawyerNight } from '../../src/watches/lawyer-sheets.js'
import type { Line } from '../../src/watches/night-codec.js'

const CASE = '0000001-23.2024.8.26.0100'
const PUBLICATION: Line = {
  dia: '2026-11-19',
  tribunal: 'TJSP',
  orgao: '2ª Vara Cível',
  tipo: 'Intimação',
  partes: 'ANA LIMA (A); BANCO EXEMPLO S.A. (P)',
  texto: 'Intime-se a parte autora.',
  link: 'https://diario.example/1',
}

/** A night of one lawyer with all that it may show: each kind, each way in which a deadline stands. */
export const BUSY_NIGHT: LawyerNight = {
  of: 'OAB/SP 94.719',
  batch: 'lote-1',
  night: '2026-11-19',
  readOn: '2026-11-20',
  who: [
    ['Nome na base', 'HELOISA PECANHA DE LIMA'],
    ['Responsável', 'Rui Sá'],
    ['Cliente', 'Banco Exemplo'],
  ],
  isRehearsal: false,
  shown: {
    new: [
      {
        ...PUBLICATION,
        id: '1',
        processo: CASE,
        prazo: '15 (quinze) dias',
        fim: '2026-12-14',
        publicacao: '2026-11-23',
        inicio: '2026-11-24',
        documento: 'Despacho',
      },
      { ...PUBLICATION, id: '2', processo: CASE, prazo: '48 horas', situacao: 'Em horas: leia' },
      { ...PUBLICATION, id: '3', processo: '0000002-08.2024.8.26.0100', partes: 'H. F. S. (A)' },
    ],
    late: [{ ...PUBLICATION, id: '4', processo: CASE, dia: '2026-11-02', fim: '2026-11-19' }],
    check: [{ ...PUBLICATION, id: '5', processo: '0000003-90.2024.8.26.0100' }],
    changed: [
      {
        ...PUBLICATION,
        id: '6',
        processo: CASE,
        mudanca: 'O conteúdo mudou',
        fim: '2026-11-26',
      },
    ],
    cancelled: [{ ...PUBLICATION, id: '7', processo: CASE, cancelamento: 'Em duplicidade' }],
  },
  seen: 12,
  coverage: [
    { dia: '2026-11-18', estado: 'COMPLETA', grafia: '94719', total: '4', recebidas: '4' },
    {
      dia: '2026-11-19',
      estado: 'INCOMPLETA',
      grafia: '094719',
      total: '9',
      recebidas: '7',
      motivo: 'o total mudou durante a leitura',
    },
  ],
  doubts: ['A base tem outro nome para a inscrição.'],
  failed: [],
}
