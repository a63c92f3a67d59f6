/** What a reader of publications has to know before handing them on. */
export const SEALED =
  'Em segredo de justiça a base mostra iniciais no lugar dos nomes das partes, e o texto de uma publicação pode trazer os nomes: cuidado antes de entregar.'

/** The base shows a party of a case in secrecy by its initials alone: «H. F. S. (A)». */
const INITIALS = /^(?:\p{Lu}\. ){1,9}\p{Lu}\.(?: \([AP]\))?$/u

/** Decides whether one of the parties of a case, separated by semicolons, is shown by its initials. */
export function isSealed(parties: string): boolean {
  return parties.split(';').some((party) => INITIALS.test(party.trim()))
}
