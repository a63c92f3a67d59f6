/** What an office keeps in a cell; how it is written is the habit of the sheet. */
export type Kept = string | number | undefined | { day: string } | { month: string } | Money
interface Money {
  money: number
}
export type Row = Record<string, Kept> & { date: string; amount: Money }
/** Draws of one seed. */
export type Draw = ReturnType<typeof draws>

const FIRST = `Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Márcia Juliana Vera`
const LAST = `Silva Santos Oliveira Souza Pereira Ferreira Alves Lima Gomes Ribeiro Costa Sá Prado Kobayashi`
const FIRMS = `Padaria Estrela|Auto Posto Avenida|Transportes Sul|Construtora Horizonte|Clínica Vida`
const STATES = 'SP SP SP RJ RJ MG PR RS SC BA PE DF GO'
const COURTS = '826 826 819 813 816 403 401 502 515'
/** What is drawn for each row. */
const WORDS = `kind=Principal,IPTU,Custas,Taxa;town=Santos,Bauru,Niterói;bank=001,237;motive=11,12
  ;open=Em aberto,Ajuizado,Protestado,Notificado;paying=Boleto,Pix;manager=Ana Prado,Rui Sá
  ;plan=Ouro,Prata;team=Cível,Trabalhista`.replace(/\n {2}/g, '')

export const cents = (amount: number) => Math.round(amount * 100) / 100

/** Mulberry32, whose draws are the same on each machine. */
function uniform(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

export function draws(seed: number) {
  const random = uniform(seed)
  const int = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const one = <T>(of: readonly T[]): T => of[int(0, of.length - 1)]!
  /** The first ones far more often: people share their names. */
  const zipf = (words: string) =>
    words.split(' ')[Math.floor(words.split(' ').length * random() ** 2)]!
  const digits = (count: number) => Array.from({ length: count }, () => int(0, 9)).join('')
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return {
    int,
    one,
    digits,
    chance: (share: number) => random() < share,
    name: () =>
      `${zipf(FIRST)} ${one(['', '', 'Aparecida ', 'José '])}${one(['', 'da '])}${zipf(LAST)}`,
    firm: () => `${one(FIRMS.split('|'))} ${one(['Ltda.', 'S.A.', 'ME'])}`,
    uf: () => one(STATES.split(' ')),
    shuffled: <T>(of: readonly T[]): T[] =>
      of
        .map((each) => ({ each, by: random() }))
        .sort((a, b) => a.by - b.by)
        .map(({ each }) => each),
    /** Heavy-tailed: most are near the median, a few are a hundred times it. */
    debt: (median: number, spread = 1.2) =>
      cents(Math.max(5, median * Math.exp(spread * normal()))),
    cpf: () => cpf(digits(9)),
    caseNumber: () => caseNumber(digits(7), `${int(2014, 2024)}`, one(COURTS.split(' '))),
  }
}

/** Debts that come about in one way; those of one debtor follow one another. */
export function rowsOf(d: Draw, debts: string, count: number): Row[] {
  const each = /portfolio|round/.test(debts) ? 1 : d.int(2, 12)
  const home = d.uf()
  const dueDay = d.one([5, 10, 20])
  const median = d.one([300, 1500, 20000])
  const rise = d.one([1.05, 1.1])
  const oab = d.one(['OAB/UF N', 'N/UF', 'UF N', 'N-UF'])
  return Array.from({ length: Math.ceil(count / each) }, () => {
    const owner = ownerOf(d, d.chance(0.6) ? home : d.uf(), oab)
    const fee = d.one([d.debt(600, 0.4), d.int(3, 90) * 10])
    const year = d.int(2016, 2022)
    const month = d.int(1, 12)
    return Array.from({ length: each }, (_, at): Row => {
      const date =
        each > 1
          ? iso(year, month + at, dueDay)
          : iso(d.int(2015, 2023), d.int(1, 12), d.int(1, 28))
      const most = cents(fee * rise ** (Number(date.slice(0, 4)) - 2016))
      const tenth = cents(most / 10)
      const paid = d.debt(900, 0.3)
      const wages = cents((fee * d.int(70, 130)) / 100)
      const drawn = d.debt(median)
      const ways: Record<string, number> = {
        shares: cents(most + tenth),
        plan: fee,
        portfolio: drawn,
        round: d.int(1, 40) * 500,
        wages,
      }
      const money = ways[debts] ?? most
      const own = { most, tenth, paid, amount: money, due: cents(money + paid) }
      return {
        ...owner,
        ...Object.fromEntries(Object.entries(own).map(([key, of]) => [key, { money: of }])),
        ...Object.fromEntries(
          WORDS.split(';')
            .map((one) => one.split('='))
            .map(([key, of]) => [key, d.one(of!.split(','))]),
        ),
        amount: { money },
        date,
        day: { day: date },
        month: { month: date.slice(0, 7) },
        year: date.slice(0, 4),
        issued: { day: iso(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 2, 7) },
        seen: { day: iso(2024, d.int(1, 9), 12) },
        part: `${at + 1}/${each + 1}`,
        many: d.int(100, 2500),
      }
    })
  }).flat()
}

function ownerOf(d: Draw, uf: string, spelling: string): Record<string, Kept> {
  const number = d.int(1200, 480000)
  const of = d.caseNumber()
  return {
    name: d.name(),
    firm: d.firm(),
    taxId: d.cpf(),
    id: d.digits(9),
    unit: d.int(11, 184),
    uf,
    number,
    oab: spelling.replace('UF', uf).replace('N', `${number}`),
    group: d.digits(4),
    case: of,
    digits: of.replace(/\D/g, ''),
    court: `${d.int(1, 40)}ª Vara Cível`,
    mail: `adv${number}@exemplo.com.br`,
    phone: `(11) 9${d.digits(8)}`,
    file: `docs/${d.digits(8)}.pdf`,
    cep: `${d.digits(5)}-${d.digits(3)}`,
    place: `Rua das Flores, ${d.int(1, 900)}`,
    whole: { money: d.int(20, 90) * 1000 },
  }
}

/** Months after the last pass the end of the year. */
function iso(year: number, month: number, dayOfMonth: number): string {
  return new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10)
}

function caseNumber(sequence: string, year: string, court: string): string {
  const check = String(98n - (BigInt(`${sequence}${year}${court}010000`) % 97n)).padStart(2, '0')
  return `${sequence}-${check}.${year}.${court[0]}.${court.slice(1)}.0100`
}

function cpf(base: string): string {
  const next = (digits: string) => {
    const sum = [...digits].reduce(
      (all, one, at) => all + Number(one) * (digits.length + 1 - at),
      0,
    )
    return `${digits}${sum % 11 < 2 ? 0 : 11 - (sum % 11)}`
  }
  return next(next(base)).replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
}
