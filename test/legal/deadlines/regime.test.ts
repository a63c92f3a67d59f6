import { expect, test } from 'vitest'
import { PROFILES } from '../../../src/legal/deadlines/profiles.js'
import { regimeOf } from '../../../src/legal/deadlines/regime.js'

const CIVIL = {
  available: '2026-03-03',
  caseNumber: '0000001-68.2026.8.26.0100',
  type: 'Intimação',
  class: 'CUMPRIMENTO DE SENTENÇA',
  organ: '1ª Vara Cível - Foro Central',
}
const why = (facts: object) => regimeOf({ ...CIVIL, ...facts }, PROFILES).unknown?.code

test.each([
  ['PROCEDIMENTO COMUM CÍVEL', '1ª VARA CÍVEL'],
  ['CUMPRIMENTO DE SENTENÇA', '12ª Vara Cível - Foro Central'],
  ['Apelação Cível', '30ª Câmara de Direito Privado'],
  ['AGRAVO DE INSTRUMENTO CÍVEL', 'Gab. Des. Fulano de Tal'],
  ['EXECUÇÃO FISCAL', 'Setor de Execuções Fiscais'],
  ['EXECUÇÃO DE TÍTULO EXTRAJUDICIAL', 'Vara Única'],
  ['DIVÓRCIO LITIGIOSO', '2ª Vara da Família e Sucessões'],
  ['MANDADO DE SEGURANÇA CÍVEL', '5ª Vara da Fazenda Pública'],
  ['PROCEDIMENTO COMUM CÍVEL', '1ª Vara Cível - Foro Regional VI - Penha de França'],
])('%s at %s is counted by the CPC', (name, organ) => {
  expect(why({ class: name, organ })).toBeUndefined()
})

test.each([
  'HABEAS CORPUS CÍVEL',
  'HABEAS DATA CÍVEL',
  'AÇÃO PENAL - PROCEDIMENTO ORDINÁRIO',
  'EXECUÇÃO DA PENA',
  'RECUPERAÇÃO JUDICIAL',
  'FALÊNCIA DE EMPRESÁRIOS',
  'RECURSO INOMINADO CÍVEL',
  'MEDIDAS PROTETIVAS DE URGÊNCIA (LEI MARIA DA PENHA) CÍVEL',
  'APELAÇÃO CÍVEL - ADOÇÃO',
  'CUMPRIMENTO DE SENTENÇA - INFÂNCIA E JUVENTUDE',
  'INSOLVÊNCIA CÍVEL',
  // The five days to pay are calendar days there (STJ, REsp 1.770.863/PR).
  'BUSCA E APREENSÃO EM ALIENAÇÃO FIDUCIÁRIA',
])('in %s nothing is known, nor beside a civil class', (name) => {
  expect(why({ class: name })).toBe('deadline_class_unknown')
  // Alone most of them are not known as civil, and would not show that the words tell them apart.
  expect(why({ class: `PROCEDIMENTO COMUM CÍVEL - ${name}` })).toBe('deadline_class_unknown')
})

test.each([
  '1º JECRIM',
  'JECRIM - Foro Central',
  '2º JECCRIM',
  'Vara Criminal',
  'Vara de Crimes',
  'Câmara Especial',
  'CÂMARA ESPECIAL - TJSP',
  'Vara da Infância e da Juventude',
  'Vara da Criança e dos Adolescentes',
  'Vara de Menores',
  '1ª VIJ',
  'Vara da Inf. e Juv.',
  'JVDFM',
  '1ª Vara de Rec. Judicial e Fal.',
  'Vara Infracional',
  'Vara de Atos Infracionais',
  'Vara de Medidas Socioeducativas',
  'Vara de Violência Doméstica',
  'Vara da Mulher',
  'Vara Maria da Penha',
  'Vara de Execução Penal',
  'Vara de Execução de Penas',
  'VEP',
  '1ª Vara do Júri',
  'Vara de Tóxicos',
  'Vara de Entorpecentes',
  'Vara de Inquéritos',
  'Juiz das Garantias',
  'Vara de Custódia',
  'DIPO 3',
  'Plantão Judiciário',
  'Vara de Delitos de Trânsito',
  '2ª Vara de Falências e Recuperações Judiciais',
  '1ª Vara Empresarial',
  'Vara de Insolvência',
  '1ª Câmara Reservada de Direito Empresarial',
  '3ª Zona Eleitoral',
  'Auditoria Militar',
  '1º Juizado Especial Cível',
  '2º JEC',
  '1ª JEF Cível',
  'JESP Cível',
  'Juiz. Especial Cível',
  '3ª Turma Recursal',
  'Colégio Recursal Central',
  '1ª TR',
  '2ª Unidade Jurisdicional Cível',
  'Vara do Trabalho',
  'Conselho Superior da Magistratura',
  'Corregedoria Permanente',
])('at %s nothing is known', (organ) => {
  expect(why({ organ })).toBe('deadline_organ_apart')
})
