/** Said in place of the holder's name. */
export const NOBODY = 'ninguém com esta inscrição'

/** Said in place of a name for a case of a court that the base does not have. */
export const OUTSIDE = 'tribunal fora da base'

/** Registrations of which the base has nobody, and cases of courts that it does not have, by name. */
export interface NotInBase {
  nobodys: readonly string[]
  outside: readonly string[]
}

/** At most this many names are listed; a sheet has all of them. */
const MOST_NAMES = 6

const LIST = new Intl.ListFormat('pt-BR')

export function listedNames(names: readonly string[]): string {
  const more = names.length - MOST_NAMES
  const shown = names.slice(0, MOST_NAMES)
  return more > 0 ? `${shown.join(', ')} e mais ${more}` : LIST.format(shown)
}

/** Names what the base does not have: that nothing was found for it proves nothing. */
export function notInBaseLines({ nobodys, outside }: NotInBase): string[] {
  return [
    ...(nobodys.length === 0
      ? []
      : [
          `A base não conhece ${listedNames(nobodys)}: confira o número e a seccional. Nenhuma publicação, aqui, não prova que não houve.`,
        ]),
    ...(outside.length === 0
      ? []
      : [
          `A base não tem o tribunal de ${listedNames(outside)}: nenhuma publicação, aqui, não prova que não houve.`,
        ]),
  ]
}
