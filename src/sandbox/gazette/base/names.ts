import type { Chance } from './chance.js'

/** All people and companies are invented. */
const FIRST = [
  'ANA',
  'MARIA',
  'MARIANA',
  'JOSÉ',
  'JOÃO',
  'ANTÔNIO',
  'LUÍS',
  'LUIZA',
  'INÊS',
  'CÉLIA',
  'CONCEIÇÃO',
  'SEBASTIÃO',
  'TAÍS',
  'THAIS',
  'HELOÍSA',
  'ÁLVARO',
  'ÉRICA',
  'NÍCOLAS',
  'BEATRIZ',
  'VINÍCIUS',
  'ZULEICA',
  'JÚLIO',
  'JULIANO',
  'ANA MARIA',
  'MARIA ANA',
]
const MIDDLE = ['', '', '', 'APARECIDA', 'DE FÁTIMA', 'CRISTINA', 'AUGUSTO', 'HENRIQUE', 'RITA']
const LAST = [
  'LIMA',
  'DE LIMA',
  'SOUZA',
  'SOUSA',
  'DA SILVA',
  'SILVA E SOUZA',
  "D'ÁVILA",
  'MÜLLER',
  'SÁ',
  'GONÇALVES',
  'CONCEIÇÃO',
  'ARAÚJO',
  'DO Ó',
  'PAES-LEME',
  'VASCONCELLOS',
  'BRANDÃO',
  'DE SÁ E BENEVIDES',
  'PEÇANHA',
  'MAGALHÃES',
  'NUÑEZ',
  'FREITAS',
  'COSTA',
  'DA COSTA',
]
const SUFFIX = ['', '', '', '', '', ' FILHO', ' JÚNIOR', ' NETO', ' SOBRINHO']

/** Parties of many cases; their names contain characters that must be escaped in HTML. */
export const COMPANIES = [
  'BANCO EXEMPLAR S.A.',
  'BANCO EXEMPLAR FINANCIAMENTOS S/A',
  'SEGURADORA FICTÍCIA S/A',
  'TELEFONIA & DADOS INVENTADA LTDA.',
  'COMÉRCIO "TUDO <= 1,99" LTDA. - ME',
  'UNIÃO DOS MORADORES IMAGINÁRIOS',
  'CONSTRUTORA HIPOTÉTICA LTDA. (EM RECUPERAÇÃO JUDICIAL)',
  'PLANO DE SAÚDE SUPOSTO',
  'MUNICÍPIO DE LUGAR NENHUM',
  'ESTADO DE FANTASIA',
  'COMPANHIA DE ENERGIA INEXISTENTE S.A.',
  "D'OUTRORA TRANSPORTES EIRELI",
]

/** Part of every name in the crowd, so that a search for it finds more than 200 lawyers. */
const CROWD_NAME = 'SANTOS'

export function personName(chance: Chance): string {
  const parts = [chance.one(FIRST), chance.one(MIDDLE), chance.one(LAST)]
  return parts.filter(Boolean).join(' ') + chance.one(SUFFIX)
}

export function crowdName(chance: Chance): string {
  return [chance.one(FIRST), chance.one(LAST), `DOS ${CROWD_NAME}`].join(' ')
}

/** Returns the text in lower case without accents, as searches compare it. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Returns the name in capitals without accents, as some courts write it. */
export function unmarked(name: string): string {
  return folded(name).toUpperCase()
}

/** `A. B. C.`: the form in which a sealed case shows a person. */
export function initials(name: string): string {
  return name
    .split(/[\s-]+/)
    .filter((word) => /^\p{Lu}/u.test(word) && !/^(D[AEO]S?|E)$/.test(word))
    .map((word) => `${word.slice(0, 1)}.`)
    .join(' ')
}
