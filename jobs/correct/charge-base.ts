import type { StatementRow } from '../../src/core/job/job.js'
import { D } from '../../src/values/decimal.js'

type Charge = 'multa' | 'honorarios'

/** A cent is lost by rounding; a base that gives two cents more is another. */
const CENT = new D('0.01')
const OTHER = new D('0.02')

/** What may be added to the corrected amount, by charge. */
const ADDED: Readonly<Record<Charge, readonly ('juros' | 'multa')[][]>> = {
  multa: [[], ['juros']],
  honorarios: [[], ['juros'], ['multa'], ['juros', 'multa']],
}

/**
 * Returns the base of a percentage in words, where the figures of the rows prove it to the cent and
 * exclude all others.
 */
export function provedBase(rows: readonly StatementRow[], charge: Charge): string | undefined {
  if (rows.length === 0) return undefined
  const bases = [
    ...ADDED[charge]
      .filter((parts) => parts.every((part) => rows.some(({ figures }) => has(figures, part))))
      .map((parts) => ({ name: nameOf(parts), of: ['corrigido', ...parts] })),
    { name: 'o valor histórico', of: ['valor'] },
  ]
  const within = (of: string[], most: D) => rows.every((row) => gapOf(row, charge, of)?.lte(most))
  const [only, ...others] = bases.filter(({ of }) => within(of, OTHER))
  return only && others.length === 0 && within(only.of, CENT) ? only.name : undefined
}

function has(figures: StatementRow['figures'], part: string): boolean {
  return Number(figures[part] ?? 0) !== 0
}

function nameOf(parts: readonly string[]): string {
  return parts.length === 0 ? 'o valor corrigido' : `o valor corrigido mais ${parts.join(' e ')}`
}

/** Returns how far a charge is from its rate of these figures. */
function gapOf(
  { figures, parameters = {} }: StatementRow,
  charge: Charge,
  of: readonly string[],
): D | undefined {
  const rate = parameters[charge === 'multa' ? 'multa.percentual' : 'honorarios.valor']
  const isShare = charge === 'multa' || parameters['honorarios.modo'] === 'p'
  if (rate === undefined || !isShare || of.some((name) => name !== 'multa' && !(name in figures)))
    return undefined
  const base = of.reduce((sum, name) => sum.plus(figures[name] ?? '0'), new D(0))
  return base
    .times(String(rate))
    .div(100)
    .minus(figures[charge] ?? '0')
    .abs()
}
